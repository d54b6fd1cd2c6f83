"""All rooms of the game, wired into the one value that the shell knows."""

from __future__ import annotations

from referee.core.game import Game

from . import (
    NAME,
    as_played,
    causes,
    dealing,
    drawing,
    effects,
    hindsight,
    legal,
    quantities,
    scoring,
    state,
    vocabulary,
)
from ._editions import DATA
from .numbers import PLAIN_WORDS
from .options import Options
from .rules import BOOK, NOTE_3
from .rules.ending import claim_rule

GAME = Game(
    name=NAME,
    title="Rapa Nui, the card game",
    grammar="rapanui_cards.lark",
    data=DATA,
    options=Options,
    book=BOOK,
    phases=state.PHASES,
    least_players=2,
    most_players=4,
    stranger=NOTE_3,
    start=state.start,
    effects=effects.EFFECTS,
    as_played=as_played.AS_PLAYED,
    as_waived=as_played.AS_WAIVED,
    legal=legal.legal,
    deal=dealing.deal,
    turn_is_full=state.turn_is_full,
    turn_taken=effects.turn_taken,
    forms=vocabulary.FORMS,
    table_words=tuple(form.verb.split()[0] for form in vocabulary.TABLE_FORMS),
    hindsight=hindsight.hindsight,
    goes_on=state.goes_on,
    foresee=state.foresee,
    not_an_action=vocabulary.not_an_action,
    synonyms=vocabulary.SYNONYMS,
    nouns=vocabulary.NOUNS,
    quantities=vocabulary.QUANTITY,
    quantity=quantities.quantity,
    cause=causes.cause,
    claim_rule=claim_rule,
    situation=drawing.situation,
    score=scoring.score,
    draw=drawing.draw,
    plain_words=PLAIN_WORDS,
)
