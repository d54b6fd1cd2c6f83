"""All rooms of the game, wired into the one value that the shell knows."""

from __future__ import annotations

from referee.core.acts import NotAnAction
from referee.core.book import any_claim
from referee.core.game import Game

from . import NAME, as_played, drawing, effects, legal, scoring, state, vocabulary
from ._editions import DATA
from .options import Options
from .rules import BOOK, PLAYERS_1

GAME = Game(
    name=NAME,
    title="Easter Island",
    grammar="easter_island.lark",
    data=DATA,
    options=Options,
    book=BOOK,
    phases=state.PHASES,
    least_players=2,
    most_players=2,
    stranger=PLAYERS_1,
    start=state.start,
    effects=effects.EFFECTS,
    as_played=as_played.AS_PLAYED,
    legal=legal.legal,
    deal=None,
    turn_is_full=state.turn_is_full,
    turn_taken=effects.turn_taken,
    doubt=state.doubt,
    forms=vocabulary.FORMS,
    table_words=(),
    hindsight=None,
    goes_on=None,
    not_an_action=NotAnAction,
    synonyms=vocabulary.SYNONYMS,
    nouns=vocabulary.NOUNS,
    quantities=vocabulary.QUANTITY,
    quantity=scoring.quantity,
    cause=scoring.cause,
    plain_words=scoring.PLAIN_WORDS,
    claim_rule=any_claim,
    situation=drawing.situation,
    score=scoring.score,
    draw=drawing.draw,
)
