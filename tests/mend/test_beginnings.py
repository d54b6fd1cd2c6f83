"""A beginning of a turn is played once, however often and in whatever order it is asked for."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.core.entry import Play
from referee.mend.beginnings import Beginnings
from referee.mend.readings import Readings
from tests.support import RECORDS

LOG = RECORDS / "rapa-nui-island" / "legal" / "games" / "3-players-es.moai"


@pytest.fixture
def turn() -> Beginnings:
    record = referee.load(LOG)
    verdict = referee.replay(record, at=str(record.entries[len(record.entries) // 2].line))
    readings = Readings(record)
    seat = next(seat for seat, _ in readings.game.legal(verdict.known_state, readings.options) if seat >= 0)
    return Beginnings(readings, verdict.known_state, seat, ())


def some_turns(turn: Beginnings) -> list[list[Play]]:
    """Turns of one, two and three actions, most of them legal."""
    one = turn.next([])[:6]
    two = [[first, each] for first in one for each in turn.next([first])[:4]]
    return [*([each] for each in one), *two, *([*each, one[0]] for each in two)]


def played(turn: Beginnings, plays: list[Play]) -> str | None:
    """The table after a turn that is played from its first action."""
    fresh = Beginnings(turn.context, turn.tables[()].copy(), turn.seat, ())
    after = fresh.after(plays)
    return None if after is None else repr(after.components())


def test_the_table_is_the_same_as_if_the_turn_were_played_alone(turn: Beginnings) -> None:
    before = repr(turn.tables[()].components())
    turns = some_turns(turn)
    seen = [turn.after(plays) for plays in reversed(turns)][::-1]
    told = [None if after is None else repr(after.components()) for after in seen]
    assert told == [played(turn, plays) for plays in turns]
    assert any(told) and len(set(told)) > 3
    assert repr(turn.tables[()].components()) == before


def test_nothing_is_played_twice(turn: Beginnings, monkeypatch: pytest.MonkeyPatch) -> None:
    turns = some_turns(turn)
    for plays in turns:
        turn.after(plays)
        turn.next(plays[:1])
    counted: list[Any] = []
    monkeypatch.setattr(turn, "_played", lambda *about: counted.append(about))
    monkeypatch.setattr(turn.context, "legal", lambda *about: counted.append(about) or [])
    for plays in turns:
        turn.after(plays)
        turn.next(plays[:1])
    assert counted == []


def test_the_words_of_an_action_are_looked_up_once(
    turn: Beginnings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each longer beginning all actions that may be put in earlier are ranked again."""
    looked = [0]
    words = turn.context.words_after_verb

    def counted(action: Any) -> Any:
        looked[0] += 1
        return words(action)

    monkeypatch.setattr(turn.context, "words_after_verb", counted)
    first, second, *_ = turn.next([])
    pushed = sum(turn.push(plays, (1, 0), frozenset()) for plays in ([], [first], [first], [second]))
    made = sum(len(turn.next(plays)) for plays in ([], [first], [second]))
    assert looked[0] == made < pushed


def test_no_beginning_comes_twice_and_all_are_legal(turn: Beginnings) -> None:
    assert turn.pop() == ()
    for reach, plays in enumerate([[], *([play] for play in turn.next([])[:4])]):
        turn.push(plays, (reach, 0), frozenset({"reed", "2", "egg"}))
    popped = list(iter(turn.pop, None))
    keys = [tuple(play.action for play in plays) for plays in popped]
    assert len(set(keys)) == len(keys) > 20 and all(turn.after(plays) is not None for plays in popped)


def test_where_no_word_points_to_an_action_single_ones_come_first(turn: Beginnings) -> None:
    turn.pop()
    first = turn.next([])[0]
    turn.push([], (4, 1), frozenset())
    turn.push([first], (7, 0), frozenset())
    popped = list(iter(turn.pop, None))
    singles = [plays for plays in popped if len(plays) == 1]
    assert len(singles) == len(turn.next([])) and popped[: len(singles)] == singles
    assert all(first in plays for plays in popped[len(singles) :])
