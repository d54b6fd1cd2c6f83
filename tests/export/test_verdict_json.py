"""What `referee check --output-format json` writes: valid by its schema, for every record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.export.findings import finding_to_json, head_to_json, verdict_to_json
from referee.text.locate import span_of
from tests.export.data import faults, validator
from tests.support import RECORDS, log, marks, name_of, records

KEYS = list(validator("verdict").schema["$defs"]["finding"]["properties"])  # type: ignore[index]


def document(path: Path) -> dict[str, Any]:
    return head_to_json() | {"logs": [verdict_to_json(referee.check(referee.load(path)))]}


@pytest.mark.parametrize("path", records(), ids=name_of)
def test_verdict_is_valid_and_has_the_marks_of_its_record(path: Path) -> None:
    data = document(path)
    assert faults("verdict", data) == []
    assert next(iter(data)) == "schema_version"
    (verdict,) = data["logs"]
    counted = [(each["line"], each["code"]) for each in verdict["findings"] if each["counts"]]
    assert counted == marks(path) or "disputes" in path.parts
    assert verdict["legal"] == (not counted)


@pytest.mark.parametrize("path", records("easter-island", "illegal"), ids=name_of)
def test_finding_quotes_the_words_of_its_span(path: Path) -> None:
    record = referee.load(path)
    verdict = referee.check(record)
    for finding in verdict.findings:
        data = finding_to_json(finding, verdict)
        assert list(data) == KEYS
        span = span_of(record, finding)
        assert (data["line"], data["column"], data["end_column"]) == span
        line = record.lines[span.line - 1]
        assert data["text"] == line[span.column - 1 : span.end_column - 1]
        assert data["text"].strip() == data["text"] != ""


@pytest.mark.parametrize("path", records(), ids=name_of)
def test_facts_are_json_data_and_fill_the_message(path: Path) -> None:
    verdict = referee.check(referee.load(path))
    for finding in verdict.findings:
        json.dumps(finding_to_json(finding, verdict)["facts"], allow_nan=False)
        assert "{" not in finding.message
        assert "None" not in finding.message


def test_a_waived_finding_does_not_count_and_gives_its_reason() -> None:
    verdict = referee.check(log('Ann: place f9 north stands EI-GRID-1 "we agreed"'))
    data = verdict_to_json(verdict)
    assert [(f["severity"], f["counts"], f["reason"]) for f in data["findings"]] == [
        ("waived", False, "we agreed")
    ]
    assert data["legal"]


def test_an_unknown_game_is_not_judged() -> None:
    data = verdict_to_json(referee.check(referee.loads("game: chess\nplayers: Ann, Ben\n")))
    assert (data["judged"], data["status"], data["winners"], data["legal"]) == (False, None, [], False)


def test_an_ending_names_its_winner() -> None:
    path = RECORDS / "easter-island/legal/endings/all-fired-by-majority.moai"
    data = verdict_to_json(referee.check(referee.load(path)))
    assert (data["status"], data["winners"]) == ("all-fired", ["Odile"])


@pytest.mark.parametrize("players", ["Ann", "Ann, Ben, Cora", "Ann, Ann", "Ann (red), Ben (red)"])
def test_a_table_of_the_wrong_size_is_still_data(players: str) -> None:
    verdict = referee.check(log("Ann: place c3 north", "result Ann", players=players))
    assert faults("verdict", head_to_json() | {"logs": [verdict_to_json(verdict)]}) == []
    assert "EI-PLAYERS-1" in [finding.code for finding in verdict.findings]


def test_broken_bytes_are_replaced_in_the_quoted_text() -> None:
    verdict = referee.check(
        referee.loads(b"game: easter-island\nplayers: Ann, Ben\n\nAnn: pl\xe9ce c3 north\n")
    )
    data = verdict_to_json(verdict)
    json.dumps(data, ensure_ascii=False).encode("utf-8")
    assert data["findings"][0]["code"] == "SYN-TEXT-1"
