"""The record as a table: a row for each action, and no cell that a spreadsheet would run."""

from __future__ import annotations

import csv
import io

import pytest

import referee
from tests.support import log


def rows(*lines: str, players: str = "Ann, Ben") -> list[list[str]]:
    return list(csv.reader(io.StringIO(referee.to_csv(log(*lines, players=players)))))


def test_one_row_for_each_action() -> None:
    assert rows(
        "Ann: PLACE c3 n; pass", "", "Cora: pass stands EI-TURN-1 stands EI-TURN-2", "result Ann, Ben"
    ) == [
        ["line", "player", "number", "action", "text", "stands"],
        ["5", "Ann", "1", "place", "place c3 north", ""],
        ["5", "Ann", "2", "pass", "pass", ""],
        ["7", "Cora", "1", "pass", "pass", "EI-TURN-1 EI-TURN-2"],
        ["8", "", "1", "result", "result Ann, Ben", ""],
    ]


@pytest.mark.parametrize("name", ["=1+1", "+cmd|' /C calc'!A0", "-1", "@SUM", "\t=1"])
def test_a_cell_is_never_a_formula(name: str) -> None:
    _, row = rows(f"{name}: pass")
    assert row[1][0] not in "=+-@\t\r"
    assert row[1].endswith(name.strip())


def test_a_player_of_the_table_is_no_formula_either() -> None:
    _, turn, claim = rows("@Ann: pass", 'claim "@Ann" hand 1', players="@Ann, Ben")
    assert turn[1] == "'@Ann"
    assert claim[4].startswith("claim")
