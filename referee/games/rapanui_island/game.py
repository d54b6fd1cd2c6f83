"""All rooms of the game, wired into the one value that the shell knows."""

from __future__ import annotations

from referee.core.game import Game
from referee.core.later import Rooms

from . import NAME
from ._editions import DATA
from .board_files import BOARDS
from .effects import effects
from .notation import forms
from .options import Options
from .rules import SETUP_1
from .rules.ending import claim_rule
from .scoring import scoring
from .state import state
from .steps import BOOK

ROOMS = Rooms(__package__)

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
    as_played=ROOMS.mapping("as_played.as_played", "AS_PLAYED"),
    legal=ROOMS.function("legal.legal", "legal"),
    next_dealt=ROOMS.function("dealing", "next_dealt"),
    deal=ROOMS.function("dealing", "deal"),
    turn_is_full=state.turn_is_full,
    turn_taken=effects.turn_taken,
    forms=forms.FORMS,
    table_words=tuple(form.verb.split()[0] for form in forms.TABLE_FORMS),
    hindsight=None,
    goes_on=state.goes_on,
    joins=ROOMS.function("notation.joining", "joins"),
    not_an_action=forms.not_an_action,
    terminals=forms.TERMINALS,
    nouns=forms.NOUNS,
    examples=ROOMS.mapping("advice", "EXAMPLES"),
    asides=ROOMS.mapping("advice", "ASIDES"),
    quantities=forms.QUANTITY,
    quantity=scoring.quantity,
    changes_told=("reed", "egg", "wood", "pearl"),
    cause=ROOMS.function("scoring.reasons", "cause"),
    of_table=scoring.OF_TABLE,
    plain_words=scoring.PLAIN_WORDS,
    claim_rule=claim_rule,
    situation=ROOMS.function("picture.situation", "situation"),
    score=scoring.score,
    has_draws=False,
    tally_plan=ROOMS.function("tally", "tally_plan"),
    last_table=ROOMS.function("tally", "last_table"),
    chapter=ROOMS.function("picture.chapter", "chapter"),
    draw=ROOMS.function("picture.text", "draw"),
    drawing=ROOMS.function("picture", "drawing"),
    touched=ROOMS.function("picture.touch", "touched"),
    boards=BOARDS,
)
