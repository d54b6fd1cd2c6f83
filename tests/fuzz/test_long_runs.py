"""The fuzzer's own machinery: rounds that can be stopped, processes that die, finds that are made small."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from pathlib import Path

import pytest

from scripts import fuzz_pool, fuzz_run
from scripts.fuzz_inputs import Bender, as_bytes, records
from scripts.fuzz_promises import promise
from scripts.fuzz_shapes import SHAPES, many_names
from scripts.fuzz_shrink import shrunk
from scripts.fuzz_targets import ROUND, TARGETS, Target

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="the pool forks")


def a_target(monkeypatch: pytest.MonkeyPatch, hold: object) -> None:
    """A target of words, with a promise of ours."""
    words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    def make(bender: Bender) -> bytes:
        lines = (" ".join(bender.dice.choices(words, k=5)) for _ in range(6))
        return "".join(f"{line}\n" for line in lines).encode()

    monkeypatch.setattr(fuzz_pool, "records", lambda game: records(game)[:20])  # to be read beforehand
    monkeypatch.setitem(TARGETS, "words", Target(make, hold, ".moai", 10))  # type: ignore[arg-type]


def no_seven(data: bytes, dice: random.Random) -> None:
    promise(b"seven" not in data, "there is no seven")


def ran(folder: Path, executions: int, jobs: int = 2, end: float = 1e9) -> fuzz_pool.State:
    state = fuzz_pool.State(folder, fuzz_pool.Plan(3, {"words": 10}))
    fuzz_pool.run(state, executions, jobs, end)
    return state


def test_a_round_holds_every_target_so_often_and_no_input_twice() -> None:
    plan = fuzz_pool.Plan(1, {name: target.share for name, target in TARGETS.items()})
    assert plan.size == ROUND == 1_000
    every = [each for turn in range(3) for each in plan.executions(turn)]
    assert len(set(every)) == len(every) == 3_000
    for name, target in TARGETS.items():
        assert sorted(n for each, n in every if each == name) == list(range(3 * target.share))


@forks
def test_a_run_that_is_stopped_goes_on_and_comes_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_target(monkeypatch, no_seven)
    whole = ran(tmp_path / "whole", 60)
    ran(tmp_path / "parts", 20)
    ran(tmp_path / "parts", 60, end=time.monotonic() - 1)  # no time for a round
    parts = ran(tmp_path / "parts", 60, jobs=1)
    assert whole.data["executions"] == parts.data["executions"] == {"words": 60}
    assert whole.data["found"] == parts.data["found"] != {}
    assert whole.data["rounds"] == parts.data["rounds"] == [0, 1, 2, 3, 4, 5]
    assert json.loads(parts.path.read_text(encoding="utf-8")) == parts.data
    kept = [path for path in (tmp_path / "whole" / "found").iterdir() if path.suffix == ".moai"]
    assert len(kept) == fuzz_pool.KEPT
    assert all(b"seven" in path.read_bytes() for path in kept)


@forks
def test_a_run_of_another_seed_is_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_target(monkeypatch, no_seven)
    ran(tmp_path, 10)
    assert (fuzz_pool.seed_of(tmp_path), fuzz_pool.seed_of(tmp_path / "new")) == (3, 1)
    with pytest.raises(SystemExit, match="another seed"):
        fuzz_pool.State(tmp_path, fuzz_pool.Plan(4, {"words": 10}))


@forks
def test_a_process_that_dies_is_a_find_and_the_round_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dies(data: bytes, dice: random.Random) -> None:
        if fuzz_pool.WARM == 0 and data.startswith(b"seven"):
            os._exit(9)

    a_target(monkeypatch, dies)
    monkeypatch.setattr(fuzz_pool, "WARM", 0)
    state = ran(tmp_path, 100)
    inputs = [fuzz_run.input_of("words", 3, number)[0] for number in range(100)]
    dead = sum(data.startswith(b"seven") for data in inputs)
    assert state.data["executions"] == {"words": 100}
    assert list(state.data["found"].values()) == [dead] != [0]


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="nobody can tell how much is held")
def test_memory_beyond_the_bound_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(data: bytes, dice: random.Random) -> None:
        held = bytearray(len(data) * 2**20)
        held[::4096] = b"x" * len(held[::4096])

    a_target(monkeypatch, greedy)
    found, _ = fuzz_run.measured("words", b"x" * 600, 0, memory=fuzz_run.MEMORY)
    assert found is not None and found.promise.startswith("no-memoryerror")
    found, spent = fuzz_run.measured("words", b"x" * 300, 0, memory=fuzz_run.MEMORY)
    assert found is None
    assert spent.held > 290 * 2**20


def test_no_program_can_swallow_the_end_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf(data: bytes, dice: random.Random) -> None:
        end = time.process_time() + 0.5
        while time.process_time() < end:
            try:
                while time.process_time() < end:
                    pass
            except BaseException:
                continue

    a_target(monkeypatch, deaf)
    monkeypatch.setattr(fuzz_run, "BOUND", 0.2)
    found = fuzz_run.execute("words", b"", 0)
    assert found is not None and found.slow and found.promise == "answer-within-the-bound"


@pytest.mark.parametrize(
    ("data", "small"),
    [
        (b"one two\nthree seven four\nfive\n" * 40, b"seven"),
        (b"x seven\n", b"seven"),
        (b"\xff\n\nsevenseven\xfe", b"seven"),
    ],
)
def test_a_find_is_made_small(monkeypatch: pytest.MonkeyPatch, data: bytes, small: bytes) -> None:
    a_target(monkeypatch, no_seven)
    found = fuzz_run.execute("words", data, 0)
    assert found is not None
    assert shrunk(found).data == small


def test_a_find_is_not_made_small_into_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """What breaks another promise is another find."""

    def hold(data: bytes, dice: random.Random) -> None:
        promise(bool(data), "there is something")
        promise(b"seven" not in data or b"two" not in data, "no two with a seven")

    a_target(monkeypatch, hold)
    found = fuzz_run.execute("words", b"one\ntwo three\nfour seven\n", 0)
    assert found is not None
    assert shrunk(found).data == b"twoseven"


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_a_shape_is_another_log_and_the_same_every_time(shape: object) -> None:
    text = Bender(random.Random(5)).record()
    made = [
        shape(text, random.Random(seed), lambda: text + text)  # type: ignore[operator]
        for seed in (1, 1, 2, 3, 4)
    ]
    assert made[0] == made[1]
    assert any(each != text for each in made)
    assert all(len(as_bytes(each)) < 2**20 for each in made)


def test_headers_of_two_hundred_and_of_two_thousand_seven_hundred_names() -> None:
    text = "game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 north\n"
    counts = {
        many_names(text, random.Random(seed), str).split("\n")[1].count(",") + 1 for seed in range(20)
    }
    assert counts == {200, 2_700}
    names = many_names(text, random.Random(1), str).split("\n")[1].partition(": ")[2].split(",")
    assert len(set(names)) >= len(names) - 1
    assert all(
        len(many_names(text, random.Random(seed), str).split("\n")[1]) < 10_000 for seed in range(20)
    )


def test_the_command_line_tells_what_a_run_came_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from scripts import fuzz

    bad = tmp_path / "words--there-is-no-seven--3-abc.moai"
    bad.write_bytes(b"one seven")
    a_target(monkeypatch, no_seven)
    monkeypatch.setattr(sys, "argv", ["fuzz", "--try", str(bad)])
    assert fuzz.main() == 1
    bad.write_bytes(b"one")
    assert fuzz.main() == 0
    assert "every promise holds" in capsys.readouterr().out
