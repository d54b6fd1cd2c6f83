"""A short turn of the fuzzer, the same on every machine, and everything that longer turns have found.

`python -m scripts.fuzz --executions 100000` goes on from here. An input that it finds is made small and
kept in found/, and is tried again by every target that takes such files.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee import shelf
from referee.export import report
from referee.export.terminal import PLAIN
from referee.text.suggestions import Cures
from referee.text.syntax import MOST_FINDINGS
from scripts import fuzz_run as fuzz
from scripts import fuzz_worst
from scripts.fuzz_targets import TARGETS
from scripts.fuzz_targets import hold_board as board_holds
from scripts.worst_logs import whole_game
from tests.effort import FULL, some, tries

FOUND = sorted(path for path in (Path(__file__).parent / "found").iterdir() if path.is_file())
SEED = 20_261
GUARD = 300
"""Seconds of computing after which something hangs. No test is about time, which differs everywhere."""
MOST_CALLS = 10_000_000
"""Calls of functions for one board file; a time without end has more."""
EXECUTIONS = {
    "read": 150, "format": 300, "json": 80, "board": 80, "looks": 150, "recorder": 40, "score": 40,
    "table": 40, "why": 40, "judge": 40, "between": 15, "golden": 20, "cli": 60, "dispute": 10, "repair": 8,
    "language": 80, "archive": 80, "config": 150, "speech": 20, "page": 20,
}  # fmt: skip


@pytest.fixture(autouse=True)
def generous(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "BOUND", GUARD)


def work_of(deed: Callable[[], object]) -> int:
    """How many functions are called and left: the same on every machine, however busy."""
    events = 0

    def event(*_: object) -> None:
        nonlocal events
        events += 1

    with fuzz.bounded(GUARD):
        sys.setprofile(event)
        try:
            deed()
        finally:
            sys.setprofile(None)
    return events // 2


@pytest.mark.parametrize("name", EXECUTIONS)
def test_nothing_breaks_a_promise(name: str) -> None:
    often = EXECUTIONS[name]
    found = list(fuzz.runs(name, SEED, tries(-(-often // 8), often)))
    assert [(each.number, each.reason) for each in found] == []


@pytest.mark.parametrize("game", shelf.names())
def test_every_game_has_its_turn(game: str) -> None:
    assert [(each.number, each.reason) for each in fuzz.runs("judge", SEED, tries(4, 12), game)] == []


def test_every_target_has_its_turn() -> None:
    assert set(EXECUTIONS) == set(TARGETS)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.name)
def test_what_was_found_stays_mended(path: Path) -> None:
    """By the target that found it, or by a fifth of all if it names none; in full by all."""
    targets = [name for name, target in TARGETS.items() if target.suffix == path.suffix]
    assert targets
    own = fuzz.named(path)
    chosen = some(targets, 5, FOUND.index(path)) if FULL or not own else []
    tried = [(name, salt) for name in chosen for salt in range(tries(1, 3))]
    for name, salt in {*tried, *filter(None, [own])}:
        found = fuzz.execute(name, path.read_bytes(), salt)
        assert found is None, found


def test_an_input_can_be_made_again() -> None:
    for name in TARGETS:
        one, two = (fuzz.input_of(name, 7, 3) for _ in range(2))
        assert one == two
    assert len({fuzz.input_of("judge", 7, number)[0] for number in range(20)}) > 15


def test_a_broken_promise_is_found_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fuzzer itself can fail: a reader that cannot read an accent is caught, with its input."""
    real = referee.loads

    def trips(text: object, *more: object) -> object:
        if b"\xc3" in (text if isinstance(text, bytes) else str(text).encode("utf-8", "replace")):
            raise KeyError("an accent")
        return real(text, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(referee, "loads", trips)
    found = next(fuzz.runs("read", SEED, 500))
    assert found.reason == "KeyError: 'an accent'"
    path = fuzz.keep(found, tmp_path)
    assert path.read_bytes() == found.data
    assert path.name.startswith("read--no-keyerror")
    assert fuzz.named(path) == ("read", found.salt)


def test_a_hang_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(data: bytes, dice: random.Random) -> None:
        while True:
            pass

    monkeypatch.setitem(TARGETS, "read", TARGETS["read"]._replace(hold=endless))
    monkeypatch.setattr(fuzz, "BOUND", 0.2)
    found = fuzz.execute("read", b"", 0)
    assert found is not None and found.reason.startswith("TooSlow")


# --- boards by their structure ---

WORDS = st.sampled_from(
    ["A1", "egg", "none", "players", "*x", "&x", "!!python/object:os.system", "<<", "~", "010"]
)
PARTS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
KEYS = st.sampled_from(
    ["name", "players", "crater", "spaces", "track", "offerings", "map", "stars", "zork"]
)


@settings(max_examples=tries(20, 40))
@given(st.dictionaries(KEYS, PARTS, max_size=6))
def test_boards_of_any_structure(data: dict[str, object]) -> None:
    import yaml

    board_holds(yaml.safe_dump(data, allow_unicode=True).encode("utf-8", "surrogatepass"), random.Random(0))


BOMBS = {
    "aliases": "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n" + "".join(f"d{i}: *c\n" for i in range(50)),
    "merge": "a: &a {b: c}\nd: {<<: *a}\n",
    "tag": "name: !!python/object/apply:os.system [id]\n",
    "own tag": "name: !secret x\n",
    "deep lists": "[" * 5_000 + "]" * 5_000,
    "deep mappings": "{a: " * 5_000 + "}" * 5_000,
    "deep blocks": "".join(f"{' ' * i}a:\n" for i in range(300)),
    "documents": "---\nname: x\n" * 200,
    "one long key": "? " + "x" * 60_000 + "\n: y\n",
    "a number without end": f"stars: {'9' * 50_000}\n",
    "figures": "stars: 0o17\nname: 1_000\ntrack: .inf\ncrater: 2001-01-01\n",
    "keys twice": "name: x\n" * 5_000,
    "directives": "%YAML 1.1\n%TAG ! tag:yaml.org,2002:python/\n---\nname: x\n",
    "too large": "# " + "x" * 70_000,
}


@pytest.mark.parametrize("text", BOMBS.values(), ids=BOMBS)
def test_boards_that_are_bombs(text: str) -> None:
    assert work_of(lambda: board_holds(text.encode(), random.Random(0))) < MOST_CALLS


# --- the worst shapes, smaller than they may be; `python -m scripts.fuzz_worst` tries the largest ---


SLOW = ("lines that cannot be read", "lines of strangers")
"""Shapes of which each line is looked at in many ways: a hundred lines are enough."""


SHAPES = list(fuzz_worst.shapes(shelf.names()[0], 0))
WORST = [
    (game, shape)
    for number, shape in enumerate(SHAPES)
    for game in some(shelf.names(), len(shelf.names()), 0 if "game" in shape else number)
]
"""In a sample each shape is tried with one game; those that hold a whole one with the shortest."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "shape"), WORST)
def test_the_worst_shapes(game: str, shape: str) -> None:
    """Twice the log is not much more than twice the work; what grows with its square is four times."""
    part = (0.0005 if shape in SLOW else 0.002) / (1 if shape == "numbers" else tries(4, 1))
    if shape == "marks":  # long lines: with one or two of them the search for causes hardly begins
        part *= 4
    if shape.endswith("again and again"):  # two games and four: one by itself is legal
        part = max(part, (2 * sum(map(len, whole_game(game))) + 11) / 200_000)
    small, large = (fuzz_worst.shapes(game, each)[shape] for each in (part, 2 * part))
    verdicts = []
    before = work_of(lambda: verdicts.append(referee.check(referee.loads(small))))
    assert work_of(lambda: verdicts.append(referee.check(referee.loads(large)))) < 3.5 * before
    for verdict in verdicts:
        assert len(verdict.findings) <= 10_100
        assert len(verdict.record.findings) <= 1_010


def test_behind_a_thousand_strangers_no_line_gets_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines behind them are not read."""
    asked = [0]
    of_head = Cures.of_head

    def counted(self: Cures, *about: Any) -> bool:
        asked[0] += 1
        return of_head(self, *about)

    monkeypatch.setattr(Cures, "of_head", counted)
    shape = fuzz_worst.shapes("easter-island", 0.0075)["lines of strangers"]
    record = referee.loads(shape)
    assert shape.count("\n") > 1_400
    assert len(record.entries) == MOST_FINDINGS
    assert asked[0] == MOST_FINDINGS + 1  # the line that is one too many ends the reading
    assert referee.check(record).findings[-1].code == "SYN-TEXT-4"


def test_two_endless_logs_are_compared() -> None:
    def compared(part: float) -> None:
        shapes = fuzz_worst.shapes("easter-island", part)
        one, two = (referee.loads(shapes[name]) for name in ("passing without end", "results without end"))
        assert not referee.compare(one, two).same
        assert referee.compare(one, one).same

    part = tries(2, 10) / 1_000
    assert work_of(lambda: compared(2 * part)) < 3 * work_of(lambda: compared(part))


def test_a_line_with_many_findings_is_quoted_around_each() -> None:
    """Each finding quotes its line: what is looked at for that does not grow with the line."""

    def told(parts: int) -> None:
        head = "game: easter-island\nplayers: Añn, Ben\n\n"
        verdict = referee.check(referee.loads(f"{head}Añn: {'; '.join(['place c3 north'] * parts)}\n"))
        assert len(verdict.findings) >= parts // 2
        said.append(work_of(lambda: report.full(verdict, PLAIN)) / len(verdict.findings))

    said: list[float] = []
    told(tries(100, 250))
    told(2 * tries(100, 250))
    assert said[1] < 1.5 * said[0]
