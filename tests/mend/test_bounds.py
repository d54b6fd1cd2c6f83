"""The work for a log is bounded whatever stands in it: counted in lines replayed, never in seconds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import referee
from referee import shelf
from referee.core.replay import Replay
from referee.mend import explain
from scripts import worst_logs
from tests.effort import some

SHAPES = ("one line 350 times", "nothing can be read", "from the end to the beginning")
LIMIT = 500


@contextmanager
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many lines are played meanwhile."""
    lines = [0]
    play = Replay.play

    def counted(
        self: Replay, entries: Any, turn: Any = None, begin: int = 0, end: int | None = None
    ) -> Any:
        try:
            return play(self, entries, turn, begin, end)
        finally:  # at a fault the replay stops, and has gone no further
            lines[0] += 1 + self.at - begin

    with monkeypatch.context() as patched:
        patched.setattr(Replay, "play", counted)
        yield lines


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("shape", SHAPES)
def test_the_search_replays_no_more_than_it_may(
    monkeypatch: pytest.MonkeyPatch, game: str, shape: str
) -> None:
    """Beside what the search may replay, a check or a repair reads the log a few times from end to end."""
    lines = worst_logs.normal(game)[shape].split("\n")[:80]
    record = referee.loads("\n".join(lines) + "\n")
    monkeypatch.setattr(explain, "MOST_LINES", LIMIT)
    a_few = 40 * len(record.entries)
    with counting(monkeypatch) as replayed:
        referee.repair(record, limit=LIMIT)
    assert replayed[0] < 4 * LIMIT + a_few


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("shape", some(["a game, then one turn without end", "one clause without end"], 2))
def test_a_turn_of_a_thousand_faults(game: str, shape: str) -> None:
    """More faults in a line than are counted at all: the search is told to stop, and stops nothing else."""
    record = referee.loads(worst_logs.long_lines(game, 10_000)[shape])
    assert referee.repair(record, limit=LIMIT).tried >= 0
