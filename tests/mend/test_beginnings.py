"""A beginning of a turn is played once, however often and in whatever order it is asked for."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.core.entry import Play
from referee.mend.beginnings import Beginnings, Waiting
from referee.mend.readings import Readings
from tests.support import RECORDS

LOG = RECORDS / "rapa-nui-island" / "legal" / "games" / "3-players-es.moai"


@pytest.fixture
def turn() -> Beginnings:
    record = referee.load(LOG)
    verdict = referee.replay(record, at=str(record.entries[len(record.entries) // 2].line))
    readings = Readings(record)
    seat = next(seat for seat, _ in readings.game.legal(verdict.known_state, readings.options) if seat >= 0)
    return Beginnings(readings, verdict.known_state, seat)


def some_turns(turn: Beginnings) -> list[list[Play]]:
    """Turns of one, two and three actions, most of them legal."""
    one = [each.play for each in turn.next([])][:6]
    two = [[first, each.play] for first in one for each in turn.next([first])[:4]]
    return [*([each] for each in one), *two, *([*each, one[0]] for each in two)]


def played(turn: Beginnings, plays: list[Play]) -> str | None:
    """The table after a turn that is played from its first action."""
    fresh = Beginnings(turn.readings, turn.start.state.copy(), turn.seat)
    after = fresh.after(plays)
    return None if after is None else repr(after.components())


def test_the_table_is_the_same_as_if_the_turn_were_played_alone(turn: Beginnings) -> None:
    before = repr(turn.start.state.components())
    turns = some_turns(turn)
    seen = [turn.after(plays) for plays in reversed(turns)][::-1]
    told = [None if after is None else repr(after.components()) for after in seen]
    assert told == [played(turn, plays) for plays in turns]
    assert any(told) and len(set(told)) > 3
    assert repr(turn.start.state.components()) == before


def test_nothing_is_played_twice(turn: Beginnings, monkeypatch: pytest.MonkeyPatch) -> None:
    turns = some_turns(turn)
    for plays in turns:
        turn.after(plays)
        turn.steps(plays[:1])
    counted: list[Any] = []
    monkeypatch.setattr(turn, "_played", lambda *about: counted.append(about))
    monkeypatch.setattr(turn.readings, "legal", lambda *about: counted.append(about) or [])
    for plays in turns:
        turn.after(plays)
        turn.steps(plays[:1])
    assert counted == []


def test_what_waits_comes_by_its_rank_and_then_by_its_number(turn: Beginnings) -> None:
    """The same order as if all of them were in the heap."""
    waiting, words, every = Waiting([()]), frozenset({"reed", "2", "egg"}), []
    assert waiting.pop() == ()
    number = 0
    for plays, reach in (
        ([], (4, 1)),
        ([turn.next([])[0].play], (7, 0)),
        ([turn.next([])[1].play], (7, 2)),
        ([turn.next([])[2].play], (4, 0)),  # no further than an unknown turn
    ):
        steps = turn.steps(plays)
        few = sum(map(len, steps)) <= 12 * len(steps)
        for index, step in enumerate(steps):
            for each in step:
                number += 1
                shared = len(words & each.said)
                far = not (shared or few)
                stale = bool(plays) and not few and reach <= (4, 1)
                rank = (stale, far, -reach[0], -reach[1], -len(steps) * few, -shared, each.words)
                every.append((rank, number, [*plays[:index], each.play, *plays[index:]]))
        waiting.push(plays, reach, steps, words)
    expected = [plays for *_, plays in sorted(every, key=lambda entry: entry[:2])]
    waiting.singles.clear()
    assert [waiting.pop() for _ in every] == expected
    assert len(expected) > 20 and not waiting.heap


def test_where_no_word_points_to_an_action_single_ones_come_in_turn(turn: Beginnings) -> None:
    waiting, nothing = Waiting([()]), frozenset[str]()
    waiting.pop()
    first = turn.next([])[0].play
    waiting.push([], (4, 1), turn.steps([]), nothing)
    waiting.push([first], (7, 0), turn.steps([first]), nothing)
    singles = list(waiting.singles)
    assert sorted(map(repr, singles)) == sorted(repr([each.play]) for each in turn.next([]))
    popped = [waiting.pop() for _ in range(9)]
    assert [plays for plays in popped if len(plays) == 1] == singles[:6]
    assert all(first in plays for plays in popped if len(plays) == 2)
