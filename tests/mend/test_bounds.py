"""The work for a log is bounded, whatever it says: counted in lines replayed, never in seconds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import referee
from referee import shelf
from referee.core.entry import Entry
from referee.core.finding import Place
from referee.core.replay import MOST_FINDINGS, Replay
from referee.mend import explain, header, rewriting
from referee.mend.described import MOST_DESCRIBED, MOST_LOOKED_BACK
from referee.mend.header import MOST_LINES, MOST_WRONG, OtherHeaders
from referee.mend.missing import Missing
from referee.mend.path import MOST_COPIES, Ground, Path, Walk
from referee.mend.readings import Readings
from referee.mend.words import Slips
from referee.text import spelling
from referee.text.suggestions import LONGEST
from scripts import worst_logs
from scripts.fuzz_inputs import ROOT

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
            lines[0] += max(0, 1 + self.at - begin)

    with monkeypatch.context() as patched:
        patched.setattr(Replay, "play", counted)
        yield lines


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("shape", SHAPES)
def test_the_search_replays_no_more_than_it_may(
    monkeypatch: pytest.MonkeyPatch, game: str, shape: str
) -> None:
    """Its own limit, and that of the checks it makes, each a few times; never more with more faults."""
    lines = worst_logs.normal(game)[shape].split("\n")[:80]
    record = referee.loads("\n".join(lines) + "\n")
    with counting(monkeypatch) as replayed:
        referee.repair(record, limit=LIMIT)
    assert 0 < replayed[0] < 8 * (LIMIT + explain.MOST_LINES)


def test_a_turn_of_a_thousand_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    """More faults in a line than are counted at all: the search is told to stop, and stops nothing else.
    The states of such a line are not made again for each way to read one of its actions."""
    made: list[int] = []
    states = Readings.states

    def counted(self: Readings, path: Path, entry: Entry) -> Any:
        made.append(len(entry.plays))
        return states(self, path, entry)

    monkeypatch.setattr(Readings, "states", counted)
    record = referee.loads(worst_logs.long_lines(shelf.names()[0], 7_000)["one clause without end"])
    assert len(record.entries[0].plays) > MOST_FINDINGS
    assert referee.repair(record, limit=50).tried >= 0
    assert len(made) < 200


def test_a_log_of_faults_only_is_not_gone_through_fault_by_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each path takes as long as the log: beyond the limit there are no more of them for a longer log."""
    header = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Anne, Marc\n\nposition: turn 11, Anne\n"
    paths: list[Path] = []
    other = Path.other

    def counted(self: Path, *about: Any) -> Path:
        paths.append(self)
        return other(self, *about)

    monkeypatch.setattr(Path, "other", counted)
    made = []
    for lines in (300, 600):
        record = referee.loads(header + "column 1: woodcutter fish\n" * lines)
        faults = referee.replay(record).findings
        paths.clear()
        story = explain.explain(record, faults, LIMIT)
        assert {root.place for root in story.roots} == {each.place for each in faults}
        made.append(len(paths))
    assert made[0] == made[1] < LIMIT


def test_looking_back_for_each_finding_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hand was dealt is looked up in the log for each line that contradicts it."""
    log = (ROOT / "tests/fuzz/found").glob("between--answer-within-the-bound--35-*.moai")
    text = next(log).read_text(encoding="utf-8")
    with counting(monkeypatch) as replayed:
        verdict = referee.check(referee.loads(text))
    assert MOST_DESCRIBED * len(verdict.record.entries) > 3 * MOST_LOOKED_BACK
    assert replayed[0] < 2 * explain.MOST_LINES + MOST_LOOKED_BACK


def test_a_log_beyond_any_game_is_judged_under_its_own_header_only() -> None:
    header = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Ann, Ben\n\n"
    short, long = (header + "claim Ann total 0\n" * lines for lines in (10, MOST_LINES))
    assert list(OtherHeaders(referee.loads(short)).all())
    assert not list(OtherHeaders(referee.loads(long)).all())


def test_a_log_that_nobody_can_read_under_another_header_is_not_read_to_its_end() -> None:
    """Cid takes no turn. Without him, no line about his hand can be read."""
    header = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Ann, Ben, Cid\n\nposition: turn 10, Ann\n"
    log = header + "hand Cid: berry potato grain\n" * 500 + "Ann: play moai\nBen: play fish\n"
    others = OtherHeaders(referee.loads(log))
    assert all(len(other.findings) <= MOST_WRONG for _, other in others.all())
    spoilt = [other for other in others.read.values() if len(other.findings) > MOST_WRONG]
    assert spoilt
    assert all(len(other.entries) < 2 * MOST_WRONG for other in spoilt)


def test_a_header_is_read_once_for_a_repair(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log was read under all other headers for its story, for its repairs, and after each of them."""
    read: list[str] = []
    really = header.read

    def counted(text: str, *about: Any, **more: Any) -> Any:
        read.append(text)
        return really(text, *about, **more)

    monkeypatch.setattr(header, "read", counted)
    for log in sorted((ROOT / "tests/fuzz/found").glob("repair--answer-within-the-bound--3-*.moai")):
        read.clear()
        referee.repair(referee.loads(log.read_bytes()), limit=2_000)
        assert 0 < len(read) == len(set(read)), log


def test_a_repair_is_checked_under_its_own_header_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """The story of the log has decided about that: each repair was read under twenty headers."""
    asked: list[Any] = []
    really = OtherHeaders.all

    def counted(self: OtherHeaders, *about: Any) -> Any:
        asked.append(self.record)
        return really(self, *about)

    monkeypatch.setattr(OtherHeaders, "all", counted)
    for log in sorted((ROOT / "tests/fuzz/found").glob("repair--answer-within-the-bound--3-*.moai")):
        record = referee.loads(log.read_bytes())
        asked.clear()
        referee.repair(record, limit=2_000)
        assert asked and all(each is record for each in asked), log


def test_a_clause_of_thousands_of_words_is_not_compared_with_every_legal_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[int] = []
    cost = rewriting.clause_cost

    def counted(one: Any, two: Any) -> float:
        compared.append(len(one))
        return cost(one, two)

    monkeypatch.setattr(rewriting, "clause_cost", counted)
    (log,) = (ROOT / "tests/fuzz/found").glob("repair--answer-within-the-bound--3-b9e94e.moai")
    referee.repair(referee.loads(log.read_bytes()), limit=500)
    assert max(compared, default=0) < LONGEST


def test_the_states_of_a_line_are_made_once_for_all_its_readings() -> None:
    record = referee.loads(
        worst_logs.long_lines("rapa-nui-island", 2_000)["one clause without end"],
    )
    readings, path = Readings(record), Path(Ground(record, 10_000)).begin()
    states = readings.states(path, record.entries[0])
    assert readings.states(path, record.entries[0]) is states
    assert readings.states(Path(path.ground).begin(), record.entries[0]) is not states


def test_a_missing_line_is_placed_among_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line above it was written out for each line that may be missing, however many there are."""
    written = [0]
    label = Missing.label

    def counted(self: Missing, action: Any) -> tuple[str, int]:
        written[0] += 1
        return label(self, action)

    monkeypatch.setattr(Missing, "label", counted)
    counts = []
    for lines in (200, 400):
        text = worst_logs.many_lines("rapa-nui-cards", lines)["claims without end, then faults"]
        written[0] = 0
        referee.repair(referee.loads(text), limit=2_000)
        counts.append(written[0])
    assert 0 < counts[1] < 1.2 * counts[0]


def test_a_clause_without_end_is_not_read_for_each_word_it_may_hold() -> None:
    record = referee.loads("game: easter-island\nplayers: Ann, Ben\n\nAnn: plase c3 north\n")
    slips = Slips(record)
    assert list(slips.unread("plase c3 north"))
    assert not list(slips.unread(f"plase c3 north{' ,' * LONGEST}"))


def test_the_actions_of_a_very_long_line_count_as_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each fault of a line looks at all actions of that line, which is much work if it has hundreds."""
    looked = 0
    states = Readings.states

    def counted(self: Readings, path: Path, entry: Entry) -> list[Any]:
        nonlocal looked
        looked += len(entry.plays)
        return states(self, path, entry)

    monkeypatch.setattr(Readings, "states", counted)
    referee.check(referee.loads(f"game: easter-island\nplayers: Ann, Ben\n\nAnn: p{';' * 600}ass\n"))
    assert 0 < looked < 40_000


@pytest.mark.parametrize(("slips", "bad"), [(60, 0), (60, 1), (190, 30)])
def test_slips_of_the_pen_are_corrected_together(
    monkeypatch: pytest.MonkeyPatch, slips: int, bad: int
) -> None:
    """The log is not read again for each of them, and those that are not certain stop no other."""
    readings = [0]
    read = spelling.read

    def counted(*about: Any) -> Any:
        readings[0] += 1
        return read(*about)

    monkeypatch.setattr(spelling, "read", counted)
    corrections = spelling.corrections
    monkeypatch.setattr(
        spelling,
        "corrections",
        lambda text, *about: (
            ["place c5 north", "place c5 south"] if "c5" in text else corrections(text, *about)
        ),
    )
    good, either = "Ann: plaec b2 nroth", "Ann: place c5 norht"
    header = ["game: easter-island", "players: Ann, Ben", ""]
    record = referee.loads("\n".join([*header, *[good] * slips, *[either] * bad]))
    lines, number = spelling.corrected(record)
    assert lines[3:] == ["Ann: place b2 north"] * slips + [either] * bad
    assert number == 2 * slips
    assert readings[0] == (3 if bad else 1)


def test_corrections_that_change_other_lines_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """If something changes elsewhere, the corrections are tried by halves, and the rest is taken."""
    changed = spelling._changed

    def changes(before: Any, after: Any, fixed: Any) -> Any:
        elsewhere = {Place(1)} if after.lines[9] == "Ann: place b2 north" else set()
        return changed(before, after, fixed) | elsewhere

    monkeypatch.setattr(spelling, "_changed", changes)
    record = referee.loads("game: easter-island\nplayers: Ann, Ben\n\n" + "Ann: place b2 nroth\n" * 20)
    lines, number = spelling.corrected(record)
    assert number == 19
    assert [at for at, line in enumerate(lines) if line.endswith("nroth")] == [9]


def test_a_long_replay_is_not_copied_at_every_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy every eight lines made 25,000 of a log at its limit, more work than the replay itself."""
    copies = [0]
    copy = Walk.copy

    def counted(self: Walk) -> Walk:
        copies[0] += 1
        return copy(self)

    monkeypatch.setattr(Walk, "copy", counted)
    text = worst_logs.many_lines("rapa-nui-cards", 12 * MOST_COPIES)["faults, then claims without end"]
    record = referee.loads(text)
    explain.explain(record, referee.replay(record).findings, LIMIT)
    assert MOST_COPIES // 2 < copies[0] < MOST_COPIES + 300
