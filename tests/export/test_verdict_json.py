"""What `referee check --output-format json` writes: what tests/properties/verdicts.py leaves open."""

from __future__ import annotations

import json

import pytest

import referee
from referee.export.findings import head_to_json, verdict_to_json
from tests.export.data import faults
from tests.support import RECORDS, judged, log


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
    data = verdict_to_json(judged(path).verdict)
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
