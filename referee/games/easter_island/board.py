"""The island: 25 intersections, 20 sun positions, and the lines that rays and statues follow.

Intersections are numbered row by row from a1 to e5, facings clockwise from north, sun positions
clockwise by side. Every table here is derived from those three conventions.
"""

from __future__ import annotations

from referee.speech.current import speaking, spoken, written
from referee.speech.inflection import Inflection
from referee.speech.values import Term

from .voice import VOICE

SIZE = 5
COLUMNS = "abcde"
NORTH, EAST, SOUTH, WEST = range(4)
FACING_NAMES = ("north", "east", "south", "west")
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONALS = ((1, 1), (1, -1), (-1, -1), (-1, 1))

POINTS = range(SIZE * SIZE)
POINT_NAMES = tuple(COLUMNS[point % SIZE] + str(point // SIZE + 1) for point in POINTS)

SUN_NAMES = tuple(
    f"{side}-{COLUMNS[line] if side in 'NS' else line + 1}" for side in "NESW" for line in range(SIZE)
)
SUNS = range(len(SUN_NAMES))
EMPTY = -1


class SunName(Term):
    """A sun position. The letter of its side is another one in another language: `W-3`, `O-3`.

    `O` is west in French and east in Dutch. So if the log has another letter than the message, its own
    name is quoted behind: "W-3 (`O-3`)".
    """

    @property
    def noun(self) -> Inflection:
        said = self._said()
        if written() not in ("", spoken()):
            with speaking(written()):
                in_log = self._said()
            said += "" if in_log == said else f" (`{in_log}`)"
        return Inflection(said, said)

    def _said(self) -> str:
        name = str.__str__(self)
        side = VOICE.term(f"side-{name[0].lower()}").noun.singular
        return side.removeprefix("side-").upper() + name[1:]


_SUNS_SAID = tuple(SunName(name, VOICE.package) for name in SUN_NAMES)


def sun_name(sun: int) -> SunName:
    """A sun position, to be said in the language of the message."""
    return _SUNS_SAID[sun]


def sun_called(word: str) -> str:
    """The name of a sun position that the board does not have, if it is like those that it has: `W-9`."""
    side, dash, at = word.partition("-")
    return SunName(word, VOICE.package) if dash and side in ("N", "E", "S", "W") and at else word


def run(point: int, step: tuple[int, int]) -> tuple[int, ...]:
    """The intersections met when leaving a point in one direction, nearest first."""
    column, row = point % SIZE + step[0], point // SIZE + step[1]
    met = []
    while 0 <= column < SIZE and 0 <= row < SIZE:
        met.append(row * SIZE + column)
        column, row = column + step[0], row + step[1]
    return tuple(met)


RUNS = tuple(tuple(run(point, step) for step in STEPS) for point in POINTS)
DIAGONAL_RUNS = tuple(tuple(run(point, step) for step in DIAGONALS) for point in POINTS)


def _paths(runs: tuple[tuple[tuple[int, ...], ...], ...]) -> tuple[dict[int, tuple[int, ...]], ...]:
    """For each start, the intersections between it and every end that a straight line reaches."""
    return tuple({end: line[:steps] for line in lines for steps, end in enumerate(line)} for lines in runs)


BETWEEN = _paths(RUNS)
BETWEEN_DIAGONALLY = _paths(DIAGONAL_RUNS)


def opposite(facing: int) -> int:
    return (facing + 2) % 4


def _line(sun: int) -> tuple[tuple[int, ...], int]:
    """All intersections on the line of a sun position, in the order of the ray, and its direction."""
    side, line = divmod(sun, SIZE)
    direction = opposite(side)
    first = {
        NORTH: (SIZE - 1) * SIZE + line,
        EAST: line * SIZE + SIZE - 1,
        SOUTH: line,
        WEST: line * SIZE,
    }[side]
    return (first, *RUNS[first][direction]), direction


LINES = tuple(_line(sun) for sun in SUNS)


def exit_sun(point: int, direction: int) -> int:
    """The sun position across which a ray leaves when it passes this point in this direction."""
    line = point % SIZE if direction in (NORTH, SOUTH) else point // SIZE
    return direction * SIZE + line
