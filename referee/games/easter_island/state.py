"""What is on the table. Mutable and flat; only effects.py writes to it."""

from __future__ import annotations

from typing import Any

from .actions import Destroyed, Ended, PivotBy
from .board import EMPTY, POINTS, SUNS
from .options import Options

SETUP, POSITION, OPENING, PLAY, OVER = range(5)
PHASES = 5
BEFORE_PLAY = (SETUP, POSITION)
IN_PLAY = (OPENING, PLAY)
ALWAYS = tuple(range(PHASES))


class State:
    """The table. Lists over intersections and sun positions hold EMPTY where nothing is."""

    __slots__ = (
        "acted",
        "deaths",
        "done",
        "emptied",
        "ended",
        "facing",
        "hand",
        "laid_turn",
        "last_placer",
        "latest",
        "latest_turn",
        "lost",
        "named",
        "number",
        "owner",
        "passed",
        "phase",
        "placed_order",
        "placed_turn",
        "placements",
        "reserve",
        "resigned",
        "said_last",
        "set_up",
        "spent",
        "spent_count",
        "standing",
        "to_act",
        "token",
        "turn",
    )

    def __init__(self, options: Options) -> None:
        self.phase = SETUP
        self.turn = 0
        self.done = 0  # actions in the current turn
        self.acted = False  # the player in turn has begun, if only by passing
        self.passed = False  # and has said that nothing more comes
        self.to_act = 0
        self.owner = [EMPTY] * len(POINTS)
        self.facing = [EMPTY] * len(POINTS)
        self.number = [0] * len(POINTS)
        self.placed_turn = [0] * len(POINTS)
        self.placed_order = [0] * len(POINTS)
        self.emptied = [False] * len(POINTS)  # by a ray, and not filled since
        self.token = [EMPTY] * len(SUNS)
        self.spent_count = 0
        self.spent = [False] * len(SUNS)
        self.laid_turn = [0] * len(SUNS)
        self.standing = [0, 0]
        self.reserve = [options.statues_each] * 2
        self.hand = [options.tokens_each] * 2
        self.set_up = [0, 0]
        self.named = [0, 0]  # statue numbers in use, as bits
        self.placements = 0
        self.latest_turn = -1  # turn of the latest placement of all
        self.latest = [(0, 0, 0), (0, 0, 0)]  # by seat: which placement of all, its turn and action
        self.last_placer: int | None = None
        self.said_last: int | None = None  # who a given position says placed last
        self.lost = [0, 0]
        self.deaths: list[Destroyed] = []
        self.resigned: int | None = None
        self.ended: Ended | None = None

    def copy(self) -> State:
        """An independent state; the board is copied, the facts in it are shared."""
        other = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        return other

    def components(self) -> dict[str, Any]:
        """Every field by name, to compare two states."""
        return {name: getattr(self, name) for name in State.__slots__}

    def tokens(self, seat: int, spent: bool) -> list[int]:
        return [s for s in SUNS if self.token[s] == seat and self.spent[s] is spent]

    def statues(self, seat: int) -> list[int]:
        return [point for point in POINTS if self.owner[point] == seat]


def start(options: Options, players: int = 2) -> State:
    return State(options)


def actions_allowed(state: State, options: Options) -> int:
    return options.opening_actions if state.phase == OPENING else options.turn_actions


def turn_is_full(state: State, options: Options) -> bool:
    if state.phase not in IN_PLAY:
        return True  # setup statues come one to a line
    if state.done == 0 and not state.acted:
        return state.turn == 1  # the last setup statue was placed just now
    return state.passed or state.done >= actions_allowed(state, options)


def facing_after(state: State, action: PivotBy) -> int:
    """Where a statue looks after a pivot told by its angle; clockwise is to the right."""
    quarters = action.degrees // 90
    return (state.facing[action.point] + (quarters if action.way == 0 else -quarters)) % 4


def is_fresh(state: State, placed: int, options: Options) -> bool:
    """Whether something placed on that turn counts as placed in the current one."""
    if options.fresh_for_round:
        return (placed + 1) // 2 == (state.turn + 1) // 2
    return placed == state.turn
