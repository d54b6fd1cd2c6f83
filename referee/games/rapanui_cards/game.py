"""All rooms of the game, wired into the one value that the shell knows."""

from __future__ import annotations

from referee.core.game import Game
from referee.core.later import Rooms

from . import NAME, notation
from ._editions import DATA
from .effects import (
    effects,
)
from .options import Options
from .rules import (
    NOTE_3,
    face_down,
)
from .rules.ending import claim_rule
from .scoring import (
    quantities,
    scoring,
)
from .scoring.quantity_names import OF_TABLE, PLAIN_WORDS
from .state import (
    state,
)
from .steps import BOOK

ROOMS = Rooms(__package__)

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
    as_played=ROOMS.mapping("as_played.as_played", "AS_PLAYED"),
    as_waived=ROOMS.mapping("as_played.as_played", "AS_WAIVED"),
    legal=ROOMS.function("legal", "legal"),
    next_dealt=ROOMS.function("dealing", "next_dealt"),
    dealt_order=ROOMS.function("dealing", "dealt_order"),
    deal=ROOMS.function("dealing", "deal"),
    turn_is_full=state.turn_is_full,
    turn_taken=effects.turn_taken,
    forms=notation.FORMS,
    table_words=tuple(form.verb.split()[0] for form in notation.TABLE_FORMS),
    hindsight=face_down.hindsight,
    goes_on=state.goes_on,
    foresee=state.foresee,
    not_an_action=notation.not_an_action,
    terminals=notation.TERMINALS,
    nouns=notation.NOUNS,
    examples=ROOMS.mapping("advice", "EXAMPLES"),
    asides=ROOMS.mapping("advice", "ASIDES"),
    quantities=notation.QUANTITY,
    quantity=quantities.quantity,
    changes_told=("wood", "glory", "fish", "berry", "potato", "grain"),
    cause=ROOMS.function("scoring.reasons", "cause"),
    claim_rule=claim_rule,
    claim_case=ROOMS.function("scoring.claimed", "claim_case"),
    situation=ROOMS.function("picture.situation", "situation"),
    score=scoring.score,
    has_draws=False,
    tally_plan=ROOMS.function("tally", "tally_plan"),
    last_table=ROOMS.function("tally", "last_table"),
    chapter=ROOMS.function("picture.chapter", "chapter"),
    draw=ROOMS.function("picture.text", "draw"),
    drawing=ROOMS.function("picture", "drawing"),
    touched=ROOMS.function("picture.touch", "touched"),
    of_table=OF_TABLE,
    plain_words=PLAIN_WORDS,
)
