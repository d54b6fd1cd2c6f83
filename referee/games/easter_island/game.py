"""All rooms of the game, wired into the one value that the shell knows."""

from __future__ import annotations

from referee.core.acts import NotAnAction
from referee.core.game import Game
from referee.core.later import Rooms
from referee.core.log_rules import any_claim

from . import NAME, notation, scoring, state
from ._editions import DATA
from .effects import effects
from .options import Options
from .rules import PLAYERS_1
from .steps import BOOK

ROOMS = Rooms(__package__)

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
    as_played=ROOMS.mapping("as_played", "AS_PLAYED"),
    legal=ROOMS.function("legal", "legal"),
    deal=None,
    turn_is_full=state.turn_is_full,
    turn_taken=effects.turn_taken,
    doubt=state.doubt,
    forms=notation.FORMS,
    table_words=("position",),
    hindsight=None,
    goes_on=None,
    not_an_action=NotAnAction,
    terminals=notation.TERMINALS,
    nouns=notation.NOUNS,
    examples=ROOMS.mapping("advice", "EXAMPLES"),
    asides=ROOMS.mapping("advice", "ASIDES"),
    quantities=notation.QUANTITY,
    quantity=scoring.quantity,
    cause=scoring.cause,
    plain_words=scoring.PLAIN_WORDS,
    claim_rule=any_claim,
    situation=ROOMS.function("picture.situation", "situation"),
    score=scoring.score,
    tally_plan=ROOMS.function("tally", "tally_plan"),
    last_table=ROOMS.function("tally", "last_table"),
    chapter=ROOMS.function("picture.chapter", "chapter"),
    draw=ROOMS.function("picture.text", "draw"),
    drawing=ROOMS.function("picture", "drawing"),
    touched=ROOMS.function("picture.touch", "touched"),
    aftermath=ROOMS.function("picture.text", "aftermath"),
)
