"""The table as shapes: the island with its statues, the sun tokens around it, what each player has left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.pictures.drawing import Drawing, LastAction, Shape, clipped, label, shape, use

from ..actions import Fire
from ..board import (
    COLUMNS,
    EMPTY,
    FACING_NAMES,
    LINES,
    POINT_NAMES,
    POINTS,
    SIZE,
    SUN_NAMES,
    SUNS,
    sun_name,
)
from ..calculations.ray import cast
from ..options import Options
from ..state import OVER, State
from .art import BASES, SYMBOLS
from .text import heading, unplaced, unplaced_things
from .words import say

STEP = 78
LEFT, TOP = 124, 162
MIDDLE = LEFT + 2 * STEP
WIDTH, HEIGHT = 2 * MIDDLE, 710
FAR = STEP - 12
"""From the outer points to the sun positions beside them."""
PANEL_TOP, PANEL_HEIGHT, PANEL_WIDTH, MARGIN = 582, 112, 258, 16


def table(state: State, options: Options, players: Sequence[str], last: LastAction | None) -> Drawing:
    """The whole picture. `last` tells whether a ray has just been fired."""
    turn = heading(state, options, players)
    shapes = [
        *_board(),
        label("turn", MIDDLE, 36, clipped(turn, 52), "head", title=turn),
        *_ray(last),
        *(each for point in POINTS for each in _point(state, players, point)),
        *(_sun(state, players, sun) for sun in SUNS),
        *_victim(last, players),
        *(each for seat in (0, 1) for each in _panel(state, players, seat)),
    ]
    return Drawing(WIDTH, HEIGHT, tuple(shapes), _described(state, players, turn), SYMBOLS)


def _at(point: int) -> tuple[int, int]:
    return LEFT + STEP * (point % SIZE), TOP + STEP * (SIZE - 1 - point // SIZE)


def _sun_at(sun: int) -> tuple[int, int]:
    (first, *_), _ = LINES[sun]
    x, y = _at(first)
    return ((x, y - FAR), (x + FAR, y), (x, y + FAR), (x - FAR, y))[sun // SIZE]


def _board() -> Iterator[Shape]:
    low, high = LEFT - 32, LEFT + (SIZE - 1) * STEP + 32
    bottom = TOP + (SIZE - 1) * STEP
    yield shape("paper", "rect", width=WIDTH, height=HEIGHT, class_="paper")
    yield shape(
        "island", "rect", x=low, y=TOP - 32, width=high - low, height=high - low, rx=26, class_="land"
    )
    for line in range(SIZE):
        x, y = LEFT + line * STEP, bottom - line * STEP
        yield shape(f"column-{COLUMNS[line]}", "path", d=f"M{x} {TOP}V{bottom}", class_="grid")
        yield shape(f"row-{line + 1}", "path", d=f"M{LEFT} {y}H{LEFT + 4 * STEP}", class_="grid")
        yield label(f"letter-{COLUMNS[line]}", x, TOP - FAR - 28, COLUMNS[line], "place")
        yield label(f"number-{line + 1}", LEFT - FAR - 38, y + 6, str(line + 1), "place")


def _point(state: State, players: Sequence[str], point: int) -> Iterator[Shape]:
    name, (x, y) = POINT_NAMES[point], _at(point)
    seat, facing = state.owner[point], state.facing[point]
    if seat == EMPTY:
        yield shape(
            f"point-{name}", "circle", cx=x, cy=y, r=5, class_="point", title=say("point", point=name)
        )
        return
    key = "guessed" if state.guessed[point] else "statue"
    title = say(key, point=name, owner=players[seat], facing=say(FACING_NAMES[facing]))
    yield use(f"statue-{name}", f"statue-{BASES[seat]}", x, y, f"seat{seat}", turn=90 * facing, title=title)
    yield use(f"head-{name}", "head", x, y, "unseen" if state.guessed[point] else "")


def _sun(state: State, players: Sequence[str], sun: int) -> Shape:
    name, (x, y), seat = SUN_NAMES[sun], _sun_at(sun), state.token[sun]
    if seat == EMPTY:
        return shape(
            f"sun-{name}", "circle", cx=x, cy=y, r=9, class_="socket", title=say("sun", sun=sun_name(sun))
        )
    key = "spent" if state.spent[sun] else "ready"
    title = say(key, sun=sun_name(sun), owner=players[seat])
    return use(f"token-{name}", f"{key}-{BASES[seat]}", x, y, f"seat{seat}", title=title)


def _ray(last: LastAction | None) -> Iterator[Shape]:
    """The way of a ray that has just been fired, from its token to where it ends."""
    if last is None or not isinstance(last.action, Fire):
        return
    sun = last.action.sun
    ray = cast(last.before.facing, sun)
    way = [_sun_at(sun), *map(_at, ray.struck)]
    if ray.leaves != EMPTY:
        way.append(_sun_at(ray.leaves))
    path = "M" + "L".join(f"{x} {y}" for x, y in way)
    yield shape("ray-glow", "path", d=path, class_="glow")
    yield shape("ray", "path", d=path, class_="ray", title=say("ray line", sun=sun_name(sun)))


def _victim(last: LastAction | None, players: Sequence[str]) -> Iterator[Shape]:
    if last is None or not isinstance(last.action, Fire):
        return
    victim = cast(last.before.facing, last.action.sun).victim
    if victim == EMPTY:
        return
    seat, (x, y) = last.before.owner[victim], _at(victim)
    title = say("victim", owner=players[seat], point=POINT_NAMES[victim])
    yield use("burst", "burst", x, y, title=title)
    yield use("victim", "victim", x, y, f"seat{seat}")


def _panel(state: State, players: Sequence[str], seat: int) -> Iterator[Shape]:
    """What a player has left beside the island."""
    x = MARGIN + seat * (WIDTH - 2 * MARGIN - PANEL_WIDTH)
    name = players[seat]
    active = " active" if state.to_act == seat and state.phase != OVER else ""
    yield shape(
        f"panel-{seat}",
        "rect",
        x=x,
        y=PANEL_TOP,
        width=PANEL_WIDTH,
        height=PANEL_HEIGHT,
        rx=10,
        class_=f"panel seat{seat}{active}",
        title=say("in turn", name=name) if active else "",
    )
    yield label(f"name-{seat}", x + 36, PANEL_TOP + 25, clipped(name, 22), f"name seat{seat}", title=name)
    yield use(f"chip-{seat}", f"chip-{BASES[seat]}", x + 24, PANEL_TOP + 20, f"seat{seat}")
    rows = (
        ("reserve", "in reserve", "kept", state.reserve[seat]),
        ("destroyed", "lost", "lost", state.lost[seat]),
        ("hand", "in hand", f"token-{BASES[seat]}", state.hand[seat]),
    )
    for row, (key, word, symbol, count) in enumerate(rows):
        y = PANEL_TOP + 47 + 24 * row
        title = say(key, owner=name, count=count)
        yield label(f"{key}-{seat}", x + 16, y + 5, say(word), "small left", title=title)
        yield label(f"{key}-{seat}-count", x + 100, y + 5, str(count), "count")
        for number in range(min(count, 8)):
            yield use(f"{key}-{seat}-{number}", symbol, x + 120 + 17 * number, y, f"seat{seat}")
    for said in unplaced_things(state.somewhere[seat], _tokens_somewhere(state, seat)):
        yield label(f"unplaced-{seat}", x + 4, PANEL_TOP + PANEL_HEIGHT + 13, said, "small left")


def _tokens_somewhere(state: State, seat: int) -> int:
    return len(state.astray[seat]) + state.spent_somewhere[seat]


def _described(state: State, players: Sequence[str], turn: str) -> str:
    first, second = (_player_described(state, players, seat) for seat in (0, 1))
    return say("described", turn=turn, first=first, second=second)


def _player_described(state: State, players: Sequence[str], seat: int) -> str:
    statues = [
        say("described statue", point=POINT_NAMES[p], facing=say(FACING_NAMES[state.facing[p]]))
        for p in state.statues(seat)
    ]
    tokens = [format(sun_name(sun)) for sun in SUNS if state.token[sun] == seat]
    return say(
        "described player",
        name=players[seat],
        statues=(", ".join(statues) or say("none")) + unplaced(state.somewhere[seat]),
        reserve=state.reserve[seat],
        lost=state.lost[seat],
        tokens=(", ".join(tokens) or say("none")) + unplaced(_tokens_somewhere(state, seat)),
    )
