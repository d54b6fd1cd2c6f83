"""Boards as data: what the shell needs of a game whose board is a file.

The shell reads the file and knows where each part of it stands; the game judges what it says. So a
game never opens a file, and the shell never learns what a board of the game looks like.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from .finding import Span
from .rule import Facts, Rule
from .value import value

Path = tuple[str | int, ...]
"""The way to a part of a file: keys and places in lists."""


class Twice(NamedTuple):
    """A key that stands twice in its mapping; the data holds the first."""

    path: Path
    span: Span
    first: int


class BoardText(NamedTuple):
    """A board file as read: plain data, where each part stands, and what was typed for each word."""

    data: Mapping[str, Any]
    places: Mapping[Path, Span]
    typed: Mapping[Path, str]
    twice: tuple[Twice, ...]

    def at(self, *path: str | int) -> Span:
        """Where a part stands; where the part around it stands if it has no place of its own."""
        while path not in self.places:
            path = path[:-1]
        return self.places[path]


class Flaw(NamedTuple):
    """One thing wrong with a board file. Without a rule it is a fault of form that `fault` tells.

    Facts that are a `Notice` are worth a look and refuse nothing.
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
    """The numbers of players in words (`3-4`), and the shipped board for each."""
    default: Callable[[int], str]
    """`default(players)`: the shipped board of a log that names none."""
    make: Callable[[str], GameBoard]
    """`make(name)`: a shipped board."""
    schema: str
    """The file in schemas/ that says which parts a board file has."""
    judge: Callable[[BoardText], list[Flaw]]
    """What is wrong with a file that fits the schema."""
    build: Callable[[Mapping[str, Any]], GameBoard]
    """The board of a file with which nothing is wrong."""
    template: Callable[[str, str], str]
    """`template(name, shipped)`: a file to fill in, which starts from a shipped board."""
    draw: Callable[[Any], str]
    svg: Callable[[Any], str]

    @property
    def shipped(self) -> tuple[str, ...]:
        return tuple(self.sides.values())
