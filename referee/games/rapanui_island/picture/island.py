"""The island as shapes: the spaces where the board file has them, what stands and lies on each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from typing import NamedTuple

from referee.pictures.drawing import Shape, label, shape, use
from referee.speech.current import spoken

from ..board.board import RESOURCES, Amounts, Board
from ..board.layout import spots
from ..pieces import KINDS, SIZE_NAMES, TILE_NAMES, UNKNOWN_TILE
from ..state.state import NO_MOAI, NOBODY, State
from .art import SCALES
from .words import say

STEP_X, STEP_Y = 96, 106
CELL_WIDTH, CELL_HEIGHT = 88, 98
TOP, SIDE = 60, 12
LEAST_WIDTH = 600
CRATER, PUKAO = "crater", "pukao"

Point = tuple[float, float]


class Map:
    """Where everything on the island is, and how large the island is."""

    def __init__(self, board: Board) -> None:
        where = spots(board)
        far = max(x for x, _ in where.values())
        self.width = max(LEAST_WIDTH, round(far * STEP_X) + CELL_WIDTH + 2 * SIDE)
        left = (self.width - round(far * STEP_X)) / 2
        self.middle = {
            space: (left + x * STEP_X, TOP + CELL_HEIGHT / 2 + y * STEP_Y)
            for space, (x, y) in where.items()
        }
        self.bottom = round(max(y for _, y in self.middle.values()) + CELL_HEIGHT / 2)


class DrawnPlatform(NamedTuple):
    """A platform of a space, and what is on it."""

    name: str
    size: int
    tile: int
    capped: bool


class DrawnSpace(NamedTuple):
    """All that the picture of a space depends on. Few spaces change from one picture to the next, so the
    shapes of those that do not are made once."""

    language: str
    name: str
    at: Point
    quarry: str
    """CRATER, PUKAO, or empty."""
    gains: tuple[Amounts, ...]
    seat: int
    owner: str
    platforms: tuple[DrawnPlatform, ...]
    rested: int
    tired: int
    sorcerer: str
    """The key of its words if the sorcerer of the owner is here."""
    has_chief: bool


def island(state: State, players: Sequence[str], places: Map) -> Iterator[Shape]:
    """Neighbours are joined by lines. A space has its owner's colour around it."""
    board = state.options.board
    yield from _ways(board.names, board.next, tuple(places.middle.items()))
    for space in range(len(board.names)):
        yield from _shapes(_seen(state, players, space, places.middle[space]))


@lru_cache(maxsize=8)
def _ways(
    names: Sequence[str], neighbours: Sequence[frozenset[int]], spots: Sequence[tuple[int, Point]]
) -> tuple[Shape, ...]:
    middle, ways = dict(spots), []
    for space, others in enumerate(neighbours):
        for other in sorted(others):
            if space < other:
                (x1, y1), (x2, y2) = middle[space], middle[other]
                bend = 60 if y1 == y2 and abs(x2 - x1) > STEP_X * 1.5 else 0
                path = f"M{x1:g} {y1:g}Q{(x1 + x2) / 2:g} {(y1 + y2) / 2 - bend:g} {x2:g} {y2:g}"
                ways.append(shape(f"way-{names[space]}-{names[other]}", "path", d=path, class_="way"))
    return tuple(ways)


def _seen(state: State, players: Sequence[str], space: int, at: Point) -> DrawnSpace:
    board, seat = state.options.board, state.owner[space]
    owned = seat != NOBODY
    sorcerer = "tired sorcerer" if owned and state.sorcerer_tired[seat] else "sorcerer at"
    return DrawnSpace(
        spoken(),
        board.names[space],
        at,
        CRATER if space == board.crater else PUKAO if space == board.pukao_quarry else "",
        board.gains[space],
        seat,
        players[seat] if owned else "",
        tuple(
            DrawnPlatform(
                board.platform_names[each], state.moai_on[each], state.tile_on[each], state.capped[each]
            )
            for each in board.platforms_of[space]
        ),
        state.rested[space],
        state.tired[space],
        sorcerer if owned and state.sorcerer[seat] == space else "",
        owned and state.chief[seat] == space,
    )


@lru_cache(maxsize=1024)
def _shapes(space: DrawnSpace) -> tuple[Shape, ...]:
    return tuple(_space(space))


def _space(space: DrawnSpace) -> Iterator[Shape]:
    name, (x, y) = space.name, space.at
    owned = "" if space.seat == NOBODY else f" owned seat{space.seat}"
    yield shape(
        f"space-{name}",
        "rect",
        x=x - CELL_WIDTH / 2,
        y=y - CELL_HEIGHT / 2,
        width=CELL_WIDTH,
        height=CELL_HEIGHT,
        rx=14,
        class_=("quarry" if space.quarry else "land") + owned,
        title=_told(space),
    )
    yield label(f"label-{name}", x - 37, y - 31, name, "place left")
    if space.quarry:
        yield use(f"mark-{name}", "crater" if space.quarry == CRATER else "topknots", x, y - 4, "pale")
        yield label(f"word-{name}", x, y + 36, say(space.quarry), "small")
    yield from _gain(space, x + 38, y - 35)
    pitch = min(38, CELL_WIDTH / max(1, len(space.platforms)))
    for place, platform in enumerate(space.platforms):
        yield from _platform(platform, x + (place - (len(space.platforms) - 1) / 2) * pitch, y + 13)
    yield from _figures(space, x, y + 34)


def _told(space: DrawnSpace) -> str:
    if space.quarry:
        return say(f"{space.quarry} space", space=space.name)
    choices = [
        reduce(lambda one, other: say("and", one=one, other=other), map(say, kinds))
        for kinds in _kinds(space)
        if kinds
    ]
    gain = (
        reduce(lambda one, other: say("or", one=one, other=other), choices) if choices else say("no gain")
    )
    return say("space", space=space.name, gain=gain)


def _kinds(space: DrawnSpace) -> list[list[str]]:
    """For each alternative of a gain the resources in it."""
    return [[RESOURCES[kind] for kind in KINDS for _ in range(each[kind])] for each in space.gains]


def _gain(space: DrawnSpace, right: float, y: float) -> Iterator[Shape]:
    """The resources that the space prints, with `/` between alternatives."""
    signs: list[str] = []
    for number, kinds in enumerate(_kinds(space)):
        signs += [*(["/"] if number else []), *kinds]
    widths = [6 if sign == "/" else 19 for sign in signs]
    squeeze = min(1.0, 48 / max(1, sum(widths)))
    x = right
    for number, (sign, width) in enumerate(zip(reversed(signs), reversed(widths), strict=True)):
        x -= width * squeeze / 2
        if sign == "/":
            yield label(f"gain-{space.name}-{number}", x, y + 5, "/", "small")
        else:
            yield use(f"gain-{space.name}-{number}", sign, x, y)
        x -= width * squeeze / 2


def _platform(platform: DrawnPlatform, x: float, y: float) -> Iterator[Shape]:
    """A ledge with a moai, a tile, or nothing on it."""
    name, size, tile, capped = platform
    yield use(f"ahu-{name}", "ahu", x, y, title=say("ahu", platform=name))
    if size != NO_MOAI:
        tall = 44 * SCALES[size]
        kind = SIZE_NAMES[size]
        title = say("moai", platform=name, size=say(kind))
        yield use(f"moai-{name}", f"moai-{kind}", x, y - tall / 2 + 1, title=title)
        if capped:
            yield use(f"cap-{name}", "pukao", x, y - tall + 3, title=say("cap", platform=name))
    elif tile >= 0 or tile == UNKNOWN_TILE:
        kind = TILE_NAMES[tile] if tile >= 0 else "unknown"
        known = tile >= 0
        title = say("tile", platform=name, tile=say(kind)) if known else say("unknown tile", platform=name)
        yield use(f"tile-{name}", "tile", x, y, title=title)
        yield label(f"tile-{name}-name", x, y - 10, say(f"short {kind}"), "tile-name")


def _figures(space: DrawnSpace, x: float, y: float) -> Iterator[Shape]:
    """The transporters on a space; tired ones are hollow."""
    seat, name, owner = space.seat, space.name, space.owner
    if seat == NOBODY:
        return
    row: list[tuple[str, str, str]] = []
    for number in range(space.rested):
        row.append((f"villager-{name}-{number}", "villager", say("villager", name=owner, place=name)))
    for number in range(space.tired):
        row.append((f"tired-{name}-{number}", "tired", say("tired", name=owner, place=name)))
    if space.sorcerer:
        symbol = "sorcerer-tired" if space.sorcerer == "tired sorcerer" else "sorcerer"
        row.append((f"sorcerer-{seat}", symbol, say(space.sorcerer, name=owner, place=name)))
    if space.has_chief:
        row.append((f"chief-{seat}", "chief", say("chief at", name=owner, place=name)))
    pitch = min(20, (CELL_WIDTH - 22) / max(1, len(row) - 1))
    for place, (piece, symbol, title) in enumerate(row):
        here = x + (place - (len(row) - 1) / 2) * pitch
        yield use(piece, f"{symbol}-{seat}", here, y, f"seat{seat}", title=title)
