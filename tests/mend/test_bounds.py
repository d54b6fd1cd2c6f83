"""The work for a log is bounded whatever stands in it: counted in lines replayed, never in seconds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import referee
from referee import shelf
from referee.core.replay import Replay
from referee.mend import explain, repairs
from scripts import worst_logs

SHAPES = (
    "one line 350 times",
    "nothing can be read",
    "results in each line",
    "from the end to the beginning",
)


def replayed(monkeypatch: pytest.MonkeyPatch, work: Callable[[], object]) -> int:
    """How many lines are played while something is done."""
    lines = 0
    play = Replay.play

    def counted(self: Replay, entries, turn=None, begin=0, end=None):  # type: ignore[no-untyped-def]
        nonlocal lines
        lines += (len(entries) if end is None else end) - begin
        return play(self, entries, turn, begin, end)

    monkeypatch.setattr(Replay, "play", counted)
    work()
    monkeypatch.undo()
    return lines


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("shape", SHAPES)
def test_a_log_of_normal_size(monkeypatch: pytest.MonkeyPatch, game: str, shape: str) -> None:
    """A check replays the log a few times, and what it may for the search; a repair likewise."""
    record = referee.loads(worst_logs.normal(game)[shape])
    own = len(record.entries)
    most = 2 * explain.MOST_LINES + 40 * own
    assert replayed(monkeypatch, lambda: referee.check(record)) < most
    limit = 2_000
    assert replayed(monkeypatch, lambda: referee.repair(record, limit=limit)) < 2 * limit + most


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("shape", ["one clause without end", "a game, then one turn without end"])
def test_a_turn_of_a_thousand_faults(game: str, shape: str) -> None:
    """More faults in a line than are counted at all: the search is told to stop, and stops nothing else."""
    record = referee.loads(worst_logs.long_lines(game, 10_000)[shape])
    assert referee.repair(record, limit=repairs.MOST_LINES // 40).repairs is not None
