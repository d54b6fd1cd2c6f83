"""One word that means nothing in a legal log: its line counts, and nothing that only follows from it."""

from __future__ import annotations

import re
from random import Random

import pytest

import referee
from benchmarks.logs import simulated
from tests.effort import tries

NONSENSE = "xqzz"
GAMES = ("easter-island", "rapa-nui-cards", "rapa-nui-island")


def word_lost(line: str, dice: Random) -> str | None:
    """The line with nonsense for one word behind the colon."""
    words = list(re.finditer(r"[A-Za-z0-9-]+", line[line.find(":") + 1 :]))
    if ":" not in line or not words:
        return None
    start = line.find(":") + 1
    word = dice.choice(words)
    return line[: start + word.start()] + NONSENSE + line[start + word.end() :]


def clause_lost(line: str, dice: Random) -> str | None:
    """The line of a player with nonsense for one clause."""
    name, colon, rest = line.partition(": ")
    if not colon or line.startswith(("hand", "column", "refill", "tiles")):
        return None  # nobody knows what was dealt
    clauses = rest.split("; ")
    clauses[dice.randrange(len(clauses))] = NONSENSE
    return f"{name}: {'; '.join(clauses)}"


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_read_explains_what_is_missing_after_it(game: str) -> None:
    dice = Random(f"unread {game}")
    wrong: list[str] = []
    for text in simulated(game, tries(6, 40, "REFEREE_UNREAD"), seed=11):
        lines = text.splitlines()
        for lose in (word_lost, clause_lost):
            at = dice.randrange(lines.index("") + 1, len(lines))
            other = lose(lines[at], dice)
            if other is not None:
                written = "\n".join([*lines[:at], other, *lines[at + 1 :]]) + "\n"
                findings = referee.check(referee.loads(written)).findings
                counted = {finding.place.line: finding.code for finding in findings if finding.counts}
                if list(counted) != [at + 1]:
                    wrong.append(f"{lines[at]!r} became {other!r} in line {at + 1}: {counted}")
    assert wrong == []
