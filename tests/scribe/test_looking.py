"""A line that is added, changed or taken back is judged as if the whole log were new."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.core.replay import Replay
from referee.scribe.look import Look, look
from referee.scribe.opening import resume_log
from referee.scribe.resuming import EVERY, MOST_COPIES
from referee.scribe.session import KEEP
from tests.effort import tries
from tests.support import RECORDS, name_of, records

LONG = RECORDS / "rapa-nui-island" / "legal" / "games" / "3-players-es.moai"
STEPS = tries(6, 40)
"""At how many places each log is compared."""
ALL = [path for path in records() if path.suffix == ".moai"]
SAMPLE = ALL if tries(0, 1) else ALL[7::40]


def told(seen: Look) -> tuple[Any, ...]:
    """Everything that a look says about a log."""
    findings = [
        (
            *(each.code, each.message, each.place, each.severity, each.seat, each.turn, each.action_number),
            *(each.situation, each.legal, each.legal_total, each.legal_for, each.suggestion, each.related),
            *(
                each.after_violation,
                each.only_said,
                each.follows,
                each.follows_also,
                each.reason,
                each.span,
            ),
        )
        for each in seen.verdict.findings
    ]
    state = None if seen.state is None else repr(seen.state.components())
    record = seen.record
    return findings, repr(record.entries), record.language, state, seen.verdict.stopped, record.lines


def assert_same(lines: list[str], path: Path, before: Look) -> None:
    again = look(lines, path.name, path.parent, before)
    assert told(again) == told(look(lines, path.name, path.parent))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("path", SAMPLE, ids=name_of)
def test_what_is_new_is_judged_as_if_all_were_new(path: Path) -> None:
    lines = referee.load(path).lines
    dice = random.Random(path.name)
    places = {len(lines) - 1, *dice.sample(range(len(lines)), min(len(lines), STEPS))} if lines else set()
    seen = look([], path.name, path.parent)
    for number, line in enumerate(lines):
        above = lines[:number]
        if number in places:
            assert_same([*above, dice.choice(lines)], path, seen)  # a line that is tried and not taken
            assert_same(above[: -dice.randint(1, 5)], path, seen)
            assert_same([*above[:-1], f"{lines[number - 1]}; {line.partition(':')[2]}"], path, seen)
        seen = look([*above, line], path.name, path.parent, seen)
        if number in places:
            assert told(seen) == told(look([*above, line], path.name, path.parent))


FAULTY = ("# a bell \x07", "Ana: pass \x1b[2J", f"# {'long ' * 3_000}")
"""Lines of which something cannot be read, whatever stands in the other lines."""


@pytest.mark.parametrize("faulty", FAULTY, ids=["comment", "turn", "too long"])
def test_a_line_that_cannot_be_read_is_not_read_again_with_the_next(
    faulty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from referee.text.reader import LineReader

    lines = LONG.read_text(encoding="utf-8").splitlines()
    seen = look([*lines[:100], faulty], "log", LONG.parent)
    assert_same([*lines[:100], faulty, lines[100]], LONG, seen)
    assert_same([*lines[:100], faulty, "Zed: moai moai"], LONG, seen)
    assert_same(lines[:90], LONG, seen)
    read, read_lines = [], LineReader.read

    def count_read(self: Any, first: int, faulty: Any, most: int | None = None) -> None:
        read.append(len(self.record.lines) - first)
        read_lines(self, first, faulty, most)

    monkeypatch.setattr(LineReader, "read", count_read)
    look([*lines[:100], faulty, lines[100]], "log", LONG.parent, seen)
    assert read == [1]


def test_the_work_for_a_line_does_not_grow_with_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every line of the longest game, only a few lines are replayed and only the new one is read."""
    from referee.core.replay import Replay
    from referee.text.reader import LineReader

    lines = LONG.read_text(encoding="utf-8").splitlines()
    played: list[int] = []
    read: list[int] = []
    play, read_lines = Replay.play, LineReader.read

    def count_play(
        self: Any, entries: Any, turn: Any = None, begin: int = 0, end: int | None = None
    ) -> Any:
        played.append((len(entries) if end is None else end) - begin)
        return play(self, entries, turn, begin, end)

    def count_read(self: Any, first: int, faulty: Any, most: int | None = None) -> None:
        read.append(len(self.record.lines) - first)
        read_lines(self, first, faulty, most)

    monkeypatch.setattr(Replay, "play", count_play)
    monkeypatch.setattr(LineReader, "read", count_read)
    seen = look(lines[:100], "log", LONG.parent)
    for number in range(101, len(lines) + 1):
        played.clear()
        read.clear()
        seen = look(lines[:number], "log", LONG.parent, seen)
        assert sum(played) <= 80
        assert read == [1]


def test_copies_are_limited_and_a_log_can_be_taken_back_beyond_them() -> None:
    lines = LONG.read_text(encoding="utf-8").splitlines()
    turn = next(number for number, line in enumerate(lines) if line.startswith("Ana: "))
    many = lines[:turn] + [f"claim Ana reed {number}" for number in range(2 * EVERY * MOST_COPIES)]
    seen = look(many, "log", LONG.parent)
    seen = look([*many, "claim Ana reed 1"], "log", LONG.parent, seen)
    assert len(seen.trail.copies) <= MOST_COPIES
    assert_same(many[: turn + 20], LONG, seen)


def test_the_work_for_a_long_line_grows_with_its_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each action was looked at by a replay of the line up to it: a minute for 10,000 characters."""
    judged = [0]
    below = Replay.judge

    def counted(replay: Replay, *about: Any) -> None:
        judged[0] += 1
        below(replay, *about)

    monkeypatch.setattr(Replay, "judge", counted)
    works = []
    for number in (100, 200):
        path = tmp_path / f"{number}.moai"
        path.write_text("game: rapa-nui-island\nedition: matagot-fr\nplayers: Ann, Ben\n", encoding="utf-8")
        session = resume_log(path, KEEP)
        judged[0] = 0
        try:
            assert session.feed(f"Ann: {'; '.join(['pass'] * number)}").written
        finally:
            session.close()
        works.append(judged[0])
    assert 0 < works[1] < 3 * works[0]
