"""EI-RAY-1 to EI-RAY-8: the rulebook's illustrations, the tricky positions, and what always holds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.games.easter_island.board import EMPTY, POINT_NAMES, SUN_NAMES
from referee.games.easter_island.calculations.ray import SIDE_NAMES, Ray, cast

from .reference import CLOCKWISE, Traced, trace

FACINGS = "NESW"

# name, statues, token, intersections visited, struck and side, leaves by, dies, rule
# fmt: off
EXAMPLES = [
    ("A1", "c3:N", "W-3", "a3 b3 c3 c4 c5", "c3 left", "N-c", "c3", "EI-RAY-5"),
    ("A2", "c3:N", "E-3", "e3 d3 c3 c4 c5", "c3 right", "N-c", "c3", "EI-RAY-5"),
    ("A3", "c3:N", "N-c", "c5 c4 c3", "c3 front", None, "c3", "EI-RAY-3"),
    ("A4", "c3:N", "S-c", "c1 c2 c3", "c3 back", None, "c3", "EI-RAY-4"),
    ("B", "c3:W", "W-3", "a3 b3 c3", "c3 front", None, "c3", "EI-RAY-3"),
    ("C", "d2:S", "N-d", "d5 d4 d3 d2", "d2 back", None, "d2", "EI-RAY-4"),
    ("D", "b4:E d4:S", "S-b", "b1 b2 b3 b4 c4 d4 d3 d2 d1", "b4 right, d4 right", "S-d", "d4", "EI-RAY-5"),
    ("D2", "b2:E", "S-b", "b1 b2 c2 d2 e2", "b2 right", "E-2", "b2", "EI-RAY-5"),
    ("E", "c3:N c5:W a5:S a3:E", "E-3", "e3 d3 c3 c4 c5 b5 a5 a4 a3 b3 c3", "c3 right, c5 left, a5 left, a3 left, c3 left", None, "c3", "EI-RAY-6"),
    ("T1", "b2:N d4:W", "N-c", "c5 c4 c3 c2 c1", "", "S-c", None, "EI-RAY-8"),
    ("T2a", "a5:N", "N-a", "a5", "a5 front", None, "a5", "EI-RAY-3"),
    ("T2b", "a5:N", "W-5", "a5", "a5 left", "N-a", "a5", "EI-RAY-5"),
    ("T2c", "a5:N", "S-a", "a1 a2 a3 a4 a5", "a5 back", None, "a5", "EI-RAY-4"),
    ("T2d", "a5:N", "E-5", "e5 d5 c5 b5 a5", "a5 right", "N-a", "a5", "EI-RAY-5"),
    ("T3", "b3:E d3:W", "N-b", "b5 b4 b3 c3 d3", "b3 left, d3 front", None, "d3", "EI-RAY-3"),
    ("T4", "b3:E d3:E", "N-b", "b5 b4 b3 c3 d3", "b3 left, d3 back", None, "d3", "EI-RAY-4"),
    ("T5", "c5:N", "W-5", "a5 b5 c5", "c5 left", "N-c", "c5", "EI-RAY-5"),
    ("T6", "d3:N d5:W b5:S", "W-3", "a3 b3 c3 d3 d4 d5 c5 b5 b4 b3 b2 b1", "d3 left, d5 left, b5 left", "S-b", "b5", "EI-RAY-5"),
    ("T7", "c3:N c5:E e5:S e1:W c1:N", "W-3", "a3 b3 c3 c4 c5 d5 e5 e4 e3 e2 e1 d1 c1 c2 c3", "c3 left, c5 right, e5 right, e1 right, c1 right, c3 back", None, "c3", "EI-RAY-4"),
    ("T8", "b2:N b4:E c3:N e1:W d4:S d2:W a5:E c1:N", "W-2", "a2 b2 b3 b4 c4 d4 d3 d2 c2 b2", "b2 left, b4 right, d4 right, d2 right, b2 right", None, "b2", "EI-RAY-6"),
    ("T9", "e3:W c3:N c5:W a5:S a3:E", "N-e", "e5 e4 e3 d3 c3 c4 c5 b5 a5 a4 a3 b3 c3", "e3 right, c3 right, c5 left, a5 left, a3 left, c3 left", None, "c3", "EI-RAY-6"),
    ("T10", "c5:E d5:S d4:E e4:S e3:W d3:S d2:W c2:S c1:W b1:N b2:W a2:N a3:E c3:N", "N-c", "c5 d5 d4 e4 e3 d3 d2 c2 c1 b1 b2 a2 a3 b3 c3 c4 c5", "c5 left, d5 right, d4 left, e4 right, e3 right, d3 left, d2 right, c2 left, c1 right, b1 right, b2 left, a2 right, a3 right, c3 left, c5 right", None, "c5", "EI-RAY-6"),
    ("T11a", "c3:W c1:E", "W-3", "a3 b3 c3", "c3 front", None, "c3", "EI-RAY-3"),
    ("T11b", "c1:E", "N-c", "c5 c4 c3 c2 c1 d1 e1", "c1 left", "E-1", "c1", "EI-RAY-5"),
    ("T11c", "c3:W c1:E", "N-c", "c5 c4 c3 b3 a3", "c3 right", "W-3", "c3", "EI-RAY-5"),
    ("T12a", "c3:N c5:W a5:S a3:W", "E-3", "e3 d3 c3 c4 c5 b5 a5 a4 a3", "c3 right, c5 left, a5 left, a3 right", "W-3", "a3", "EI-RAY-5"),
    ("T12b", "c3:N c5:W a5:S a3:E b3:N", "E-3", "e3 d3 c3 c4 c5 b5 a5 a4 a3 b3 b4 b5", "c3 right, c5 left, a5 left, a3 left, b3 left", "N-b", "b3", "EI-RAY-5"),
]
# fmt: on


def board(statues: dict[str, str]) -> list[int]:
    return [FACINGS.index(statues[name]) if name in statues else EMPTY for name in POINT_NAMES]


def parse(statues: str) -> dict[str, str]:
    return dict(statue.split(":") for statue in statues.split())


def spelled(ray: Ray) -> tuple[list[tuple[str, str]], str | None, str | None, str]:
    struck = [(POINT_NAMES[p], SIDE_NAMES[s]) for p, s in zip(ray.struck, ray.sides, strict=True)]
    leaves = None if ray.leaves == EMPTY else SUN_NAMES[ray.leaves]
    dies = None if ray.victim == EMPTY else POINT_NAMES[ray.victim]
    return struck, leaves, dies, ray.rule


def fire(statues: dict[str, str], sun: str) -> Ray:
    return cast(board(statues), SUN_NAMES.index(sun))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0])
def test_worked_example(example: tuple[str, ...]) -> None:
    _, statues, sun, visited, struck, leaves, dies, rule = example
    hits = [tuple(hit.split()) for hit in struck.split(", ")] if struck else []
    assert spelled(fire(parse(statues), sun)) == (hits, leaves, dies, rule)
    assert trace(parse(statues), sun) == Traced(visited.split(), hits, leaves, dies, rule)  # type: ignore[arg-type]


boards = st.dictionaries(st.sampled_from(POINT_NAMES), st.sampled_from(FACINGS), max_size=14)
crowds = st.dictionaries(st.sampled_from(POINT_NAMES), st.sampled_from(FACINGS), min_size=8, max_size=25)
suns = st.sampled_from(SUN_NAMES)


@given(boards | crowds, suns)
def test_engine_and_reference_agree(statues: dict[str, str], sun: str) -> None:
    traced = trace(statues, sun)
    assert spelled(fire(statues, sun)) == (traced.struck, traced.leaves, traced.dies, traced.rule)


@given(boards | crowds, suns)
def test_ray_ends_and_repeats_only_its_last_hit(statues: dict[str, str], sun: str) -> None:
    ray = fire(statues, sun)
    assert len(ray.struck) <= len(statues) + 1
    assert len(set(ray.struck[:-1])) == len(ray.struck[:-1])
    if ray.struck and ray.struck[-1] in ray.struck[:-1]:
        first = ray.struck.index(ray.struck[-1])
        assert ray.sides[first] != ray.sides[-1]
        assert SIDE_NAMES[ray.sides[-1]] != "front"


@given(boards | crowds, suns)
def test_victim_is_the_last_struck_and_none_only_on_an_empty_line(
    statues: dict[str, str], sun: str
) -> None:
    ray = fire(statues, sun)
    line = trace({}, sun).visited
    assert (ray.victim == EMPTY) == (not set(line) & set(statues))
    if ray.struck:
        assert ray.victim == ray.struck[-1]


@given(boards | crowds, suns)
def test_no_stretch_is_travelled_twice(statues: dict[str, str], sun: str) -> None:
    traced = trace(statues, sun)
    stretches = [frozenset(pair) for pair in zip(traced.visited, traced.visited[1:], strict=False)]
    assert len(stretches) == len(set(stretches))
    assert max(traced.visited.count(point) for point in traced.visited) <= 2
    assert traced.leaves != sun


@given(boards | crowds, suns, st.data())
def test_statues_not_struck_do_not_matter(statues: dict[str, str], sun: str, data: st.DataObject) -> None:
    ray = fire(statues, sun)
    idle = sorted(set(statues) - {POINT_NAMES[point] for point in ray.struck})
    visited = set(trace(statues, sun).visited)
    for point in idle:
        assert point not in visited
        if data.draw(st.booleans()):
            statues.pop(point)
        else:
            statues[point] = data.draw(st.sampled_from(FACINGS))
    assert fire(statues, sun) == ray


def turned(name: str) -> str:
    """A point or a sun position after the board is turned a quarter clockwise."""
    if "-" in name:
        side, line = name.split("-")
        number = "abcde".index(line) if side in "NS" else int(line) - 1
        flipped = number if side in "EW" else 4 - number
        return CLOCKWISE[side] + "-" + (str(flipped + 1) if side in "NS" else "abcde"[flipped])
    column, row = "abcde".index(name[0]), int(name[1]) - 1
    return "abcde"[row] + str(5 - column)


@given(boards | crowds, suns)
def test_the_board_may_be_turned(statues: dict[str, str], sun: str) -> None:
    struck, leaves, dies, rule = spelled(fire(statues, sun))
    rotated = {turned(point): CLOCKWISE[facing] for point, facing in statues.items()}
    assert spelled(fire(rotated, turned(sun))) == (
        [(turned(point), side) for point, side in struck],
        leaves and turned(leaves),
        dies and turned(dies),
        rule,
    )


def mirrored(name: str) -> str:
    """A point or a sun position in a mirror that swaps west and east."""
    if name[0] in "EW" and "-" in name:
        return {"E": "W", "W": "E"}[name[0]] + name[1:]
    flip = dict(zip("abcde", "edcba", strict=True))
    return name[:-1] + flip[name[-1]] if "-" in name else flip[name[0]] + name[1]


@given(boards | crowds, suns)
def test_a_mirror_swaps_left_and_right(statues: dict[str, str], sun: str) -> None:
    struck, leaves, dies, rule = spelled(fire(statues, sun))
    sides = {"left": "right", "right": "left", "front": "front", "back": "back"}
    flip = {"N": "N", "S": "S", "E": "W", "W": "E"}
    reflection = {mirrored(point): flip[facing] for point, facing in statues.items()}
    assert spelled(fire(reflection, mirrored(sun))) == (
        [(mirrored(point), sides[side]) for point, side in struck],
        leaves and mirrored(leaves),
        dies and mirrored(dies),
        rule,
    )


@given(boards | crowds, suns)
def test_a_fatal_hit_is_as_fatal_from_the_other_end(statues: dict[str, str], sun: str) -> None:
    struck, _, dies, rule = spelled(fire(statues, sun))
    if rule not in ("EI-RAY-3", "EI-RAY-4") or [point for point, _ in struck].count(dies or "") > 1:
        return
    assert dies is not None
    about = {**statues, dies: CLOCKWISE[CLOCKWISE[statues[dies]]]}
    other = {"EI-RAY-3": "EI-RAY-4", "EI-RAY-4": "EI-RAY-3"}[rule]
    assert spelled(fire(about, sun))[2:] == (dies, other)
