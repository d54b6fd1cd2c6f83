"""Typing slips, which break only rules about the log: a header without its game, an unknown word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from referee.text.source import MOST_COLUMNS

from .dice import Dice
from .playout import TABLE
from .random_game import Played

NO_SUCH_CODE = "LOG-NONE-99"
PLACES = 6
"""The most lines of a game that are tried."""


class Scribble(NamedTuple):
    """A log up to a line with a slip, and the lines that follow it."""

    lines: list[str]
    rest: list[str]


def scribbles(played: Played, dice: Dice) -> Iterator[Scribble]:
    """The log of a game with one slip, a different one each time."""
    below = [told.text for told in played.lines]
    for head in _headers(played.head):
        yield Scribble(head, below)
    moves = [n for n, told in enumerate(played.lines) if told.turn and told.turn.seat != TABLE]
    for _ in range(PLACES):
        at = dice.choice(moves)
        before, line, after = [*played.head, *below[:at]], below[at], below[at + 1 :]
        for other in _between():
            yield Scribble([*before, line, other], after)
        for other in _lines(line, played, dice):
            yield Scribble([*before, other], after)


def _headers(head: Sequence[str]) -> Iterator[list[str]]:
    keys = {line.partition(":")[0]: number for number, line in enumerate(head)}
    for key in ("game", "players"):
        at = keys[key]
        yield [*head[:at], *head[at + 1 :]]
        yield [*head[: at + 1], *head[at:]]
    for key in ("game", "edition"):
        at = keys[key]
        yield [*head[:at], head[at][:-2] + head[at][-1] + head[at][-2], *head[at + 1 :]]
    at = keys["players"]
    for line in ("ruling: who-is-right=nobody", "date:", "datte: today", "board: atlantis"):
        yield [*head[:at], line, *head[at:]]


def _lines(line: str, played: Played, dice: Dice) -> Iterator[str]:
    """Ways to misspell a line of play."""
    name, _, said = line.partition(": ")
    words = said.split(" ")
    yield f"{name}:"
    yield f"{name} {said}"
    yield said
    yield f"{line} {said}"
    yield f"{line} {words[-1]}"
    yield f'{line} stands {dice.choice(list(played.setting.game.book)).code} "agreed'
    yield f'{line} stands {NO_SUCH_CODE} "agreed"'
    yield from (f'{line} stands {rule.code} "agreed"' for rule in list(played.setting.game.book)[:5])
    for at, word in enumerate(words):
        if word.isalpha() and len(word) > 2:
            slip = word[:-2] + word[-1] + word[-2] if word[-1] != word[-2] else word[:-1]
            yield f"{name}: {' '.join([*words[:at], slip, *words[at + 1 :]])}"
    for at in range(1, len(words)):
        yield f"{name}: {' '.join(words[:at])}"
    yield line.replace(" ", " \0", 1)
    yield f"{line}  # {'x' * MOST_COLUMNS}"


def _between() -> Iterator[str]:
    """Lines that do not belong between lines of play."""
    yield "we had a beer"
    yield "date: 2006-12-24"
    yield "result Nobody"
