"""What is on the table. Mutable and flat; only effects and as_played write to it."""

from __future__ import annotations

from .actions import Destroyed, Ended, Fire, PivotBy
from .board import EMPTY, POINTS, SUNS
from .options import Options

SETUP, POSITION, UNSURE, OPENING, PLAY, OVER = range(6)
"""UNSURE: a setup statue is missing, which was reported, and the next line may belong to the setup or
to the play. A player who has not set up all statues may place one; anything else is play.
"""
PHASES = 6
BEFORE_PLAY = (SETUP, POSITION)
SETTING_UP = (SETUP, UNSURE)
IN_PLAY = (OPENING, PLAY)
PLAYING = (UNSURE, *IN_PLAY)
ALWAYS = tuple(range(PHASES))


class State:
    """The table. Lists over intersections and sun positions hold EMPTY where nothing is."""

    __slots__ = (
        "acted",
        "astray",
        "deaths",
        "done",
        "each",
        "early",
        "emptied",
        "ended",
        "facing",
        "fired_told",
        "guessed",
        "hand",
        "laid_turn",
        "last_placer",
        "latest",
        "latest_turn",
        "lost",
        "missing",
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
        "somewhere",
        "spent",
        "spent_count",
        "spent_somewhere",
        "standing",
        "strayed",
        "supposes",
        "to_act",
        "token",
        "turn",
        "untold",
    )

    def __init__(self, options: Options) -> None:
        self.phase = SETUP
        self.supposes = True  # a piece of which the log did not say where it is may be found later
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
        self.guessed = [False] * len(POINTS)  # the log does not say which way the statue there looks
        self.token = [EMPTY] * len(SUNS)
        self.astray: list[tuple[int, ...]] = [(), ()]  # turns of tokens laid where the log does not say
        self.untold: list[tuple[int, ...]] = [(), ()]  # turns of actions that the log does not tell
        self.spent_count = 0
        self.spent_somewhere = [0, 0]  # of those, tokens of which the log does not say where
        self.fired_told = [False, False]  # a given position says how many tokens of this player have fired
        self.spent = [False] * len(SUNS)
        self.laid_turn = [0] * len(SUNS)
        self.standing = [0, 0]
        self.somewhere = [0, 0]  # of those, statues of which the log does not say where
        self.reserve = [options.statues_each] * 2
        self.hand = [options.tokens_each] * 2
        self.each = options.setup_each
        self.set_up = [0, 0]
        self.missing = 0  # setup lines that the log left out, as the order of the others shows
        self.early: int | None = None  # who has just done something of the play instead of setting up
        self.strayed = False  # this very line has broken the order of the setup, which was told
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

    def components(self) -> dict[str, object]:
        """Every field by name, to compare two states."""
        return {name: getattr(self, name) for name in State.__slots__}

    def tokens(self, seat: int, spent: bool) -> list[int]:
        return [s for s in SUNS if self.token[s] == seat and self.spent[s] is spent]

    def statues(self, seat: int) -> list[int]:
        return [point for point in POINTS if self.owner[point] == seat]

    def statue_numbered(self, seat: int, number: int) -> int:
        """Where the statue with this number stands; EMPTY if it does not stand on the island."""
        point = -1
        for _ in range(self.number.count(number)):
            point = self.number.index(number, point + 1)
            if self.owner[point] == seat:
                return point
        return EMPTY


def start(options: Options, players: int = 2) -> State:
    return State(options)


def doubt(state: State) -> None:
    """From now on no piece is assumed where the log did not put it."""
    state.supposes = False


def sets_up(state: State, seat: int) -> bool:
    """Whether a statue that the player places now is one of the setup."""
    return state.phase in SETTING_UP and state.set_up[seat] < state.each


def stands_somewhere(state: State, seat: int) -> bool:
    """Whether a statue of the player stands on the island and the log did not say where."""
    return state.somewhere[seat] > 0 or (state.phase == UNSURE and state.set_up[seat] < state.each)


def may_stand_somewhere(state: State, seat: int) -> bool:
    """The same, or an unknown action may have placed one."""
    if not state.supposes:
        return False
    return stands_somewhere(state, seat) or (bool(state.untold[seat]) and state.reserve[seat] > 0)


def may_lie_somewhere(state: State, seat: int, options: Options) -> bool:
    """Whether a token of the player, laid before this turn, may lie where the log does not say."""
    if not state.supposes:
        return False
    turns = state.astray[seat] + (state.untold[seat] if state.hand[seat] > 0 else ())
    return any(not is_fresh(state, laid, options) for laid in turns)


def names_the_unseen(state: State, action: Fire) -> bool:
    """Whether the log says that a ray met a statue whose place it never gave."""
    if not state.supposes or not (stands_somewhere(state, 0) or stands_somewhere(state, 1)):
        return False
    met = (*(action.struck or ()), *(action.destroyed or ()))
    return any(state.facing[point] == EMPTY and not state.emptied[point] for point in met)


def is_opening(state: State) -> bool:
    """Whether the turn is the first of the game, with its single action."""
    return state.phase == OPENING or (state.phase == UNSURE and state.turn == 1)


def comes_too_early(state: State) -> bool:
    """Whether somebody acts instead of setting up, and more than one statue of the setup is missing."""
    return state.early is not None and sum(state.set_up) + state.missing < 2 * state.each - 1


def actions_allowed(state: State, options: Options) -> int:
    return options.opening_actions if is_opening(state) else options.turn_actions


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
