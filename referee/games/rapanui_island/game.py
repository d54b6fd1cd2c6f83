"""All rooms of the game, wired into the one value that the shell knows."""

from __future__ import annotations

from referee.core.game import Game

from . import NAME, as_played, causes, dealing, drawing, effects, legal, scoring, state, vocabulary
from ._editions import DATA
from .board_room import BOARDS
from .options import Options
from .rules import BOOK, SETUP_1
from .rules.ending import claim_rule
from .synonyms import SYNONYMS

GAME = Game(
    name=NAME,
    title="Rapa Nui, the board game",
    grammar="rapanui_island.lark",
    data=DATA,
    options=Options,
    book=BOOK,
    phases=state.PHASES,
    least_players=2,
    most_players=4,
    stranger=SETUP_1,
    start=state.start,
    effects=effects.EFFECTS,
    as_played=as_played.AS_PLAYED,
    legal=legal.legal,
    deal=dealing.deal,
    turn_is_full=state.turn_is_full,
    turn_taken=effects.turn_taken,
    forms=vocabulary.FORMS,
    table_words=tuple(form.verb.split()[0] for form in vocabulary.TABLE_FORMS),
    hindsight=None,
    goes_on=state.goes_on,
    not_an_action=vocabulary.not_an_action,
    synonyms=SYNONYMS,
    nouns=vocabulary.NOUNS,
    quantities=vocabulary.QUANTITY,
    quantity=scoring.quantity,
    cause=causes.cause,
    plain_words=scoring.PLAIN_WORDS,
    claim_rule=claim_rule,
    situation=drawing.situation,
    score=scoring.score,
    draw=drawing.draw,
    boards=BOARDS,
)
