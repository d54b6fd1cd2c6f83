"""Lines of play are plain tuples until somebody asks for their parts by name."""

from __future__ import annotations

import pytest

import referee
from referee.core.entry import Entry, Row, as_entries, seen_as_entries
from tests.effort import tries

ROWS: list[Row] = [(number, None, number % 2, (), False) for number in range(6)]


@pytest.mark.parametrize("game", referee.game_names())
def test_the_verdict_on_a_legal_log_makes_no_entries(game: str) -> None:
    for seed in range(tries(4, 40)):
        record = referee.loads(referee.simulate(game, seed=seed).text)
        assert referee.check(record).legal
        made = [row for row in record.rows if isinstance(row, Entry)]
        assert record.rows and not made
        assert record.entries == record.rows and isinstance(record.entries[0], Entry)


def test_entries_are_made_in_place_and_only_once() -> None:
    rows = ROWS[:4]
    first = as_entries(rows)
    assert first is rows and all(isinstance(row, Entry) for row in rows)
    rows += ROWS[4:]
    again = as_entries(rows)
    assert again == ROWS and all(isinstance(row, Entry) for row in again)
    assert [id(row) for row in again[:4]] == [id(row) for row in first[:4]]


def test_some_lines_are_seen_as_entries_and_stay_as_they_are() -> None:
    rows = ROWS.copy()
    seen = seen_as_entries(rows)
    assert seen[2].line == 2 and [entry.seat for entry in seen[1:3]] == [1, 0]
    assert len(seen) == len(rows) and list(seen) == rows and seen[-1].line == 5
    assert not any(isinstance(row, Entry) for row in rows)
