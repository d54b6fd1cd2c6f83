"""How people play the board game: they carve, place figures where a chain has a gap, and build until
the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from referee.core.habits import Choice, Habits

from .actions import (
    TILE_PLAYS,
    Bonus,
    Buy,
    Carve,
    Chief,
    Exchange,
    Moai,
    Order,
    Pass,
    Phase,
    Pukao,
    Round,
    Sorcerer,
    Variant,
    Villager,
)
from .legal import unlisted
from .options import Options
from .pieces import BY_TABLET, ISLAND, LARGE, LUXURY, OPULENCE, OUTSTANDING, SIZES, SMALL, SUPPLEMENT
from .state.queries import bare_moai, free_platforms
from .state.state import NOBODY, PHASE_NUMBER, SETUP, TABLET_KEPT, State

EXTRAS = frozenset((*TILE_PLAYS, Buy, Chief)) - {Bonus}
SELDOM = 0.15
"""The worth of anything that uses up the tablet, which is worth points while it is kept."""
COLUMNS = (0.2, 0.15, 0.1)
FEW = (0.04, 0.03, 0.02)
"""The worth of one more carver, by column, once there are enough for one moai. In the last rounds every
moai takes several carvers, so every figure is needed elsewhere.
"""


def worth(state: State, options: Options, choices: Sequence[Choice]) -> list[float]:
    """Prefer what brings stone to the platforms and caps it."""
    wanted = _wanted(state, options) if any(isinstance(action, Villager) for _, action in choices) else {}
    return [_worth(action, wanted) for _, action in choices]


def _worth(action: object, wanted: dict[str | int, float]) -> float:
    if isinstance(action, Villager):
        where = action.where
        return wanted.get(where.space if where.kind == ISLAND else where.number, 0.0)
    if isinstance(action, Sorcerer):
        return 0.3
    if isinstance(action, Carve):
        return 0.02 + sum(action.taken) ** 2
    if isinstance(action, Exchange):
        return 3.0 if action.taken[0] >= OUTSTANDING else 1.0
    if isinstance(action, Moai | Pukao):
        copied = any(tile >= BY_TABLET for tile in action.bonus or ())
        return SELDOM if copied else 2.0 if action.bonus else 1.0
    return SELDOM if getattr(action, "tablet", False) else 1.0


def _wanted(state: State, options: Options) -> dict[str | int, float]:
    """Where the next villager belongs: columns by number, spaces by their folded id."""
    seat = state.active
    size = next((size for size in SIZES if state.stock[size]), SMALL)
    others = [other for other in range(state.players) if other != seat and _carves(state, other, size)]
    lacking = [column for column in range(size + 1) if not state.carvers[seat][column]]
    if lacking and not (size == LARGE and others):  # for a large one the others are needed on the way
        return {lacking[0] + 1: 1.0}
    wanted: dict[str | int, float] = dict(zip((1, 2, 3), FEW if size else COLUMNS, strict=True))
    for start in (options.board.crater, options.board.pukao_quarry):
        for space in _gaps(state, options, start, erects=not lacking):
            wanted[options.board.names[space].lower()] = 1.0
    return wanted


def _carves(state: State, seat: int, size: int) -> bool:
    """Whether a player has the carvers for a moai of this size."""
    return all(state.carvers[seat][: size + 1])


def _gaps(state: State, options: Options, start: int, erects: bool) -> list[int]:
    """The empty spaces that a chain from this quarry needs to reach a platform where something can be
    built.

    The player who builds stands at the end of the chain; players who only help do not.
    """
    board = options.board
    if start == board.pukao_quarry and sum(state.resources[state.active]) < options.exchange_cubes:
        return []
    work = free_platforms if start == board.crater else bare_moai
    ways = _ways(state, options, start)
    ends = sorted(space for space in ways if work(state, space))
    if not ends:
        return []
    goal = min(ends, key=lambda space: (len(ways[space]), _liking(state, space)))
    if not erects and start == board.crater:
        return [space for space in ways[goal] if space != goal]
    if ways[goal]:
        return [goal] if state.owner[goal] == NOBODY else ways[goal]
    own = [space for space in ends if ways[space] and state.owner[space] in (NOBODY, state.active)]
    if not own:
        return []
    goal = min(own, key=lambda space: len(ways[space]))
    return [goal] if state.owner[goal] == NOBODY else ways[goal]


def _liking(state: State, space: int) -> int:
    """All players work towards one goal while the chain grows; the next round has another goal."""
    return (17 * space + 7 * state.round + 5 * state.tile_on[0]) % 31


def _ways(state: State, options: Options, start: int) -> dict[int, list[int]]:
    """For every space, the empty spaces on the path to it that has the fewest empty spaces."""
    board = options.board
    ways: dict[int, list[int]] = {start: []}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for space in sorted(board.next[here]):
            empty = state.owner[space] == NOBODY and space not in (board.crater, board.pukao_quarry)
            way = [*ways[here], space] if empty else ways[here]
            if space not in ways or len(way) < len(ways[space]):
                ways[space] = way
                edge.append(space)
    return ways


def tell(state: State, seat: int, action: object, options: Options, dice: Random) -> object:
    """Write more details: more tiles, a gain in two kinds, and everything the table saw."""
    kept = state.tablet[seat] == TABLET_KEPT and dice.random() < SELDOM
    tablet = (OPULENCE, SUPPLEMENT, LUXURY)[int(dice.random() * 3)] if kept else NOBODY
    if isinstance(action, Moai):
        stack = options.bonus_stack and dice.random() < 0.5
        action = unlisted.with_bonus(state, seat, action, tablet, stack)
        action = unlisted.split(state, seat, action, options)
    elif isinstance(action, Pukao):
        action = unlisted.with_luxury(state, seat, action, tablet, options)
    if isinstance(action, Moai | Pukao | Exchange) and dice.random() < 0.7:
        return unlisted.told(state, seat, action, options)
    return action


def remark(state: State, options: Options, dice: Random) -> object:
    """Headings at the start of rounds and phases, the order of the totems, and the first-game variant."""
    if state.phase == SETUP:
        if dice.random() < 0.3:
            return Variant(0)
        order = list(range(state.players))
        dice.shuffle(order)
        return Order(tuple(order))
    if state.acted or state.phase not in PHASE_NUMBER:
        return None
    begins = not (any(state.placements) if PHASE_NUMBER[state.phase] == 1 else any(state.carved))
    if PHASE_NUMBER[state.phase] == 3:
        begins = not any(state.passed) and not any(state.turns_carrying)
    if not begins:
        return None
    said = (Order(tuple(state.order)), Phase(PHASE_NUMBER[state.phase]), Round(state.round))
    return said[int(dice.random() * (3 if PHASE_NUMBER[state.phase] == 1 else 2))]


HABITS = Habits(EXTRAS, frozenset({Pass}), worth, tell, remark)
