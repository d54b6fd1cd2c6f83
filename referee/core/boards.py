"""What the shell needs from a game whose board is a file.

The shell reads the file and knows the line of each part. The game judges the content. So a game never
opens a file, and the shell never needs to know what a board of the game looks like.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from .finding import Span
from .rule import Facts, Rule
from .value import value

Path = tuple[str | int, ...]
"""The path to a part of a file: keys, and indexes in lists."""


class Twice(NamedTuple):
    """A key that occurs twice in its mapping. The data holds the first value."""

    path: Path
    span: Span
    first: int


class BoardText(NamedTuple):
    """A board file as read: its plain data, the place of each part, and each word as typed."""

    data: Mapping[str, Any]
    places: Mapping[Path, Span]
    typed: Mapping[Path, str]
    twice: tuple[Twice, ...]

    def at(self, *path: str | int) -> Span:
        """The place of a part, or of the part around it if it has no place of its own."""
        while path not in self.places:
            path = path[:-1]
        return self.places[path]


class Flaw(NamedTuple):
    """One thing wrong with a board file. If no rule is given, the file is malformed, and `fault` says how.

    If the facts are a `Notice`, the part is worth a look, and the board is accepted.
    """

    rule: Rule | None
    facts: Facts
    span: Span


class GameBoard(Protocol):
    """What the shell asks of a board."""

    @property
    def name(self) -> str: ...
    @property
    def note(self) -> str:
        """What reports repeat."""

    @property
    def families(self) -> Iterable[tuple[str, ...]]:
        """Names on it that may be mistaken for each other."""


@value
class Boards:
    """The boards of one game."""

    game: str
    """The name of the game in logs."""
    sides: Mapping[str, str]
    """The shipped board for each number of players. The key is text: `3-4`."""
    default: Callable[[int], str]
    """`default(players)`: the shipped board for a log that names no board."""
    make: Callable[[str], GameBoard]
    """`make(name)`: a shipped board."""
    schema: str
    """The file in schemas/ that describes the parts of a board file."""
    judge: Callable[[BoardText], list[Flaw]]
    """Finds what is wrong with a file that fits the schema."""
    build: Callable[[Mapping[str, Any]], GameBoard]
    """Makes the board from a file that has no flaws."""
    template: Callable[[str, str], str]
    """`template(name, shipped)`: a file to fill in, which starts from a shipped board."""
    draw: Callable[[Any], str]
    svg: Callable[[Any], str]

    @property
    def shipped(self) -> tuple[str, ...]:
        return tuple(self.sides.values())
