"""Score sheets: for a person, as data and as a table; each ending is shown once and was read."""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

import referee
from referee.core.verdict import Verdict
from referee.export.scores import sheet_to_csv, sheet_to_json, sheet_to_text
from tests.export.data import faults
from tests.support import RECORDS, log, records

ENDINGS = records("easter-island", "legal", "endings")


def verdict_of(path: Path) -> Verdict:
    record = referee.load(path)
    record.name = path.relative_to(RECORDS).as_posix()
    return referee.replay(record)


@pytest.mark.parametrize("path", ENDINGS, ids=lambda path: path.stem)
def test_sheet_of_each_ending(path: Path, snapshot: SnapshotAssertion) -> None:
    assert sheet_to_text(verdict_of(path), provisional=False) == snapshot


@pytest.mark.parametrize("path", ENDINGS, ids=lambda path: path.stem)
def test_winners_of_text_data_and_record_agree(path: Path) -> None:
    verdict = verdict_of(path)
    data = sheet_to_json(verdict, provisional=False)
    sheet = referee.score(verdict.record)
    assert data["winners"] == [verdict.record.players[seat] for seat in sheet.winners]
    if data["over"]:
        names = " and ".join(data["winners"]) or "nobody"
        assert f"result: {names} wins" in sheet_to_text(verdict, provisional=False)


def test_a_provisional_sheet_says_so() -> None:
    verdict = referee.replay(log("Ann: place f9 north"))
    assert "\nprovisional: " in sheet_to_text(verdict, provisional=True)
    assert sheet_to_json(verdict, provisional=True)["provisional"] is True


def test_a_waiver_is_on_the_sheet() -> None:
    verdict = referee.replay(log('Ann: place f9 north stands EI-GRID-1 "so be it"'))
    assert "waived: line 5, EI-GRID-1" in sheet_to_text(verdict, provisional=False)
    assert sheet_to_json(verdict, provisional=False)["waived"] == [{"line": 5, "code": "EI-GRID-1"}]


@pytest.mark.parametrize("players", ["Ann", "Ann, Ben, Cora"])
def test_a_table_of_the_wrong_size_has_a_sheet(players: str) -> None:
    verdict = referee.replay(log("Ann: place c3 north", players=players))
    assert "Ann" in sheet_to_text(verdict, provisional=True)
    assert faults("scores", sheet_to_json(verdict, provisional=True)) == []
    assert sheet_to_csv(verdict).startswith("player,rule,label,amount,most,details\n")


@pytest.mark.parametrize("name", ["+Ann", "@Ann"])
def test_a_name_is_no_formula_in_the_table(name: str) -> None:
    rows = sheet_to_csv(referee.replay(log(players=f"{name}, Ben"))).split("\n")
    assert rows[1].startswith(f"'{name},")
