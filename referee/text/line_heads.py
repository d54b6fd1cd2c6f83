"""Names and colons: what a line begins with, and where another turn begins within it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from referee.core.folding import fold

_GAP = re.compile(r"[-,.;]*\s+[-,.;:]*\s*")
"""What may stand behind a name instead of a colon."""

_BEFORE = re.compile(r"(?:[\s;,.&+/]|(?<=\s)(?:and|then)(?=\s))*$")
"""What may stand between two turns."""


class AnotherTurn(NamedTuple):
    """A player's name and a colon in the middle of a line: where it begins, and what is around it."""

    name: str
    start: int
    before: int
    after: int


def another_turn(body: str, players: Sequence[str]) -> AnotherTurn | None:
    """The first place where the turn of a player begins within the actions of a line."""
    if ":" not in body:
        return None
    folded = fold(body)
    for match in _named(tuple(players)).finditer(folded):
        if folded.count('"', 0, match.start()) % 2 == 0:
            gap = _BEFORE.search(folded, 0, match.start())
            before = gap.start() if gap else match.start()
            return AnotherTurn(body[slice(*match.span(1))], match.start(), before, match.end())
    return None


@lru_cache(maxsize=256)
def _named(players: tuple[str, ...]) -> re.Pattern[str]:
    """A player's name, or the first word of one, and a colon."""
    names = {word for name in players for word in (fold(name), fold(name).split()[0])}
    longest_first = sorted(names, key=lambda name: (-len(name), name))
    return re.compile(rf"(?<![\w'-])({'|'.join(map(re.escape, longest_first))})\s*:")


def heads_of(text: str, most: int) -> Iterator[tuple[str, str]]:
    """The first words of a text and what follows, without the signs between: the most words first."""
    gaps = list(_GAP.finditer(fold(text)))[:most]
    for gap in reversed(gaps):
        head, rest = text[: gap.start()], text[gap.end() :]
        if head.strip() and rest.strip():
            yield head, rest
