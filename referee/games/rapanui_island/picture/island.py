"""The island as shapes: the spaces where the board file has them, what stands and lies on each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from referee.core.drawing import Shape, label, shape, use

from ..board.board import RESOURCES, Board
from ..board.layout import spots
from ..pieces import KINDS, SIZE_NAMES, TILE_NAMES, UNKNOWN_TILE
from ..state.state import NO_MOAI, NOBODY, State
from .art import SCALES
from .words import say

STEP_X, STEP_Y = 96, 106
CELL_WIDTH, CELL_HEIGHT = 88, 98
TOP, SIDE = 60, 12
LEAST_WIDTH = 600


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


def island(state: State, players: Sequence[str], places: Map) -> Iterator[Shape]:
    """Neighbours are joined by lines. A space has its owner's colour around it."""
    board = state.options.board
    yield from _ways(board, places)
    for space in range(len(board.names)):
        yield from _space(state, players, space, places.middle[space])


def _ways(board: Board, places: Map) -> Iterator[Shape]:
    for space, others in enumerate(board.next):
        for other in sorted(others):
            if space < other:
                (x1, y1), (x2, y2) = places.middle[space], places.middle[other]
                bend = 60 if y1 == y2 and abs(x2 - x1) > STEP_X * 1.5 else 0
                path = f"M{x1:g} {y1:g}Q{(x1 + x2) / 2:g} {(y1 + y2) / 2 - bend:g} {x2:g} {y2:g}"
                yield shape(f"way-{board.names[space]}-{board.names[other]}", "path", d=path, class_="way")


def _space(state: State, players: Sequence[str], space: int, at: tuple[float, float]) -> Iterator[Shape]:
    board, (x, y), seat = state.options.board, at, state.owner[space]
    name = board.names[space]
    kind = "quarry" if space in (board.crater, board.pukao_quarry) else "land"
    owned = "" if seat == NOBODY else f" owned seat{seat}"
    yield shape(
        f"space-{name}",
        "rect",
        x=x - CELL_WIDTH / 2,
        y=y - CELL_HEIGHT / 2,
        width=CELL_WIDTH,
        height=CELL_HEIGHT,
        rx=14,
        class_=kind + owned,
        title=_told(board, space),
    )
    yield label(f"label-{name}", x - 37, y - 31, name, "place left")
    if kind == "quarry":
        word = "crater" if space == board.crater else "pukao"
        yield use(f"mark-{name}", "crater" if word == "crater" else "topknots", x, y - 4, "pale")
        yield label(f"word-{name}", x, y + 36, say(word), "small")
    yield from _gain(board, space, x + 38, y - 35)
    platforms = board.platforms_of[space]
    pitch = min(38, CELL_WIDTH / max(1, len(platforms)))
    for place, platform in enumerate(platforms):
        yield from _platform(state, platform, x + (place - (len(platforms) - 1) / 2) * pitch, y + 13)
    yield from _figures(state, players, space, x, y + 34)


def _told(board: Board, space: int) -> str:
    name = board.names[space]
    if space == board.crater:
        return say("crater space", space=name)
    if space == board.pukao_quarry:
        return say("pukao space", space=name)
    choices = [
        reduce(lambda one, other: say("and", one=one, other=other), map(say, kinds))
        for kinds in _kinds(board, space)
        if kinds
    ]
    gain = (
        reduce(lambda one, other: say("or", one=one, other=other), choices) if choices else say("no gain")
    )
    return say("space", space=name, gain=gain)


def _kinds(board: Board, space: int) -> list[list[str]]:
    """For each alternative of a gain the resources in it."""
    return [[RESOURCES[kind] for kind in KINDS for _ in range(each[kind])] for each in board.gains[space]]


def _gain(board: Board, space: int, right: float, y: float) -> Iterator[Shape]:
    """The resources that the space prints, with `/` between alternatives."""
    signs: list[str] = []
    for number, kinds in enumerate(_kinds(board, space)):
        signs += [*(["/"] if number else []), *kinds]
    name = board.names[space]
    widths = [6 if sign == "/" else 19 for sign in signs]
    squeeze = min(1.0, 48 / max(1, sum(widths)))
    x = right
    for number, (sign, width) in enumerate(zip(reversed(signs), reversed(widths), strict=True)):
        x -= width * squeeze / 2
        if sign == "/":
            yield label(f"gain-{name}-{number}", x, y + 5, "/", "small")
        else:
            yield use(f"gain-{name}-{number}", sign, x, y)
        x -= width * squeeze / 2


def _platform(state: State, platform: int, x: float, y: float) -> Iterator[Shape]:
    """A ledge with a moai, a tile, or nothing on it."""
    name = state.options.board.platform_names[platform]
    size, tile = state.moai_on[platform], state.tile_on[platform]
    yield use(f"ahu-{name}", "ahu", x, y, title=say("ahu", platform=name))
    if size != NO_MOAI:
        tall = 44 * SCALES[size]
        kind = SIZE_NAMES[size]
        title = say("moai", platform=name, size=say(kind))
        yield use(f"moai-{name}", f"moai-{kind}", x, y - tall / 2 + 1, title=title)
        if state.capped[platform]:
            yield use(f"cap-{name}", "pukao", x, y - tall + 3, title=say("cap", platform=name))
    elif tile >= 0 or tile == UNKNOWN_TILE:
        kind = TILE_NAMES[tile] if tile >= 0 else "unknown"
        known = tile >= 0
        title = say("tile", platform=name, tile=say(kind)) if known else say("unknown tile", platform=name)
        yield use(f"tile-{name}", "tile", x, y, title=title)
        yield label(f"tile-{name}-name", x, y - 10, say(f"short {kind}"), "tile-name")


def _figures(state: State, players: Sequence[str], space: int, x: float, y: float) -> Iterator[Shape]:
    """The transporters on a space; tired ones are hollow."""
    seat = state.owner[space]
    if seat == NOBODY:
        return
    name, owner = state.options.board.names[space], players[seat]
    row: list[tuple[str, str, str]] = []
    for number in range(state.rested[space]):
        row.append((f"villager-{name}-{number}", "villager", say("villager", name=owner, place=name)))
    for number in range(state.tired[space]):
        row.append((f"tired-{name}-{number}", "tired", say("tired", name=owner, place=name)))
    if state.sorcerer[seat] == space:
        tired = state.sorcerer_tired[seat]
        title = say("tired sorcerer" if tired else "sorcerer at", name=owner, place=name)
        row.append((f"sorcerer-{seat}", "sorcerer-tired" if tired else "sorcerer", title))
    if state.chief[seat] == space:
        row.append((f"chief-{seat}", "chief", say("chief at", name=owner, place=name)))
    pitch = min(20, (CELL_WIDTH - 22) / max(1, len(row) - 1))
    for place, (piece, symbol, title) in enumerate(row):
        here = x + (place - (len(row) - 1) / 2) * pitch
        yield use(piece, f"{symbol}-{seat}", here, y, f"seat{seat}", title=title)
