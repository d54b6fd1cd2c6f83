"""JSON from anywhere: a record, or a ValueError in words, and never anything else."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import referee
from tests.effort import tries
from tests.export.data import faults
from tests.support import judged, records

SOME = records()[::4]
WHICH = st.sampled_from(SOME)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


@cache
def exported(path: Path) -> Any:
    """A golden record as data; None if a part of it cannot be read."""
    log = judged(path)
    return referee.to_json(log.record) if log.is_readable else None


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything inside."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in inner for place in places(value, (*path, key)))]


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    changed = copy.deepcopy(data)
    inside = changed
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return changed


def assert_record_or_refusal(data: Any) -> None:
    try:
        record = referee.from_json(data)
    except ValueError:
        return
    verdict = referee.check(record)
    assert isinstance(verdict.legal, bool)
    if not record.findings:
        again = json.loads(json.dumps(referee.to_json(record)))
        assert faults("record", again) == []
        assert "\n".join(referee.from_json(again).lines) == referee.format_log(record).rstrip("\n")


@settings(max_examples=tries(25, 150))
@given(JUNK)
def test_junk(data: Any) -> None:
    assert_record_or_refusal(data)


@settings(max_examples=tries(40, 300))
@given(WHICH, st.integers(0, 2**32), JUNK | st.text(max_size=6))
def test_a_record_with_one_value_replaced(which: Path, seed: int, value: Any) -> None:
    data = exported(which)
    assume(data is not None)
    every = places(data)
    assert_record_or_refusal(replaced(data, every[seed % len(every)], value))


@settings(max_examples=tries(25, 150))
@given(WHICH, st.integers(0, 2**32))
def test_a_record_with_two_values_exchanged(which: Path, seed: int) -> None:
    data = exported(which)
    assume(data is not None)
    dice = random.Random(seed)
    one, two = dice.choice(places(data)), dice.choice(places(data))
    if one[: len(two)] == two or two[: len(one)] == one:
        return
    first, second = _at(data, one), _at(data, two)
    assert_record_or_refusal(replaced(replaced(data, one, second), two, first))


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data
