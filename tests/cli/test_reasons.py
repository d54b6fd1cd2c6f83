"""referee score --why, --claimed"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.export.data import faults
from tests.support import RECORDS

from .conftest import Run

CARDS = RECORDS / "rapa-nui-cards" / "legal" / "games" / "3-players-nl.moai"
OPEN = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "unresolved.moai"
STATUES = RECORDS / "easter-island" / "legal" / "endings" / "all-fired-by-majority.moai"


def test_why_a_player_has_this_many_points(run: Run) -> None:
    ran = run("score", CARDS, "--why", "MARC")
    assert (ran.code, ran.err) == (0, "")
    assert "      4  moai (KO-FINAL-1)\n         1 moai, 4 each\n" in ran.out
    assert "           line 47: +1, now 1 (KO-PLAY-10): Marc: play moai\n" in ran.out
    assert "         6 wood, 1 for every 5\n           3 at the start\n" in ran.out
    assert "Anne\n" not in ran.out


def test_why_somebody_has_this_much(run: Run) -> None:
    assert run("score", CARDS, "--why", "marc fish").out.count("line ") == 2
    every = run("score", CARDS, "--why", "glory").out
    heads = [line for line in every.splitlines() if line.endswith(" glory") and line[0] != " "]
    assert heads == ["Anne: 2 glory", "Marc: 1 glory", "Herman: 3 glory"]
    assert "Odile: 0 hand\n           8 at the start\n" in run("score", STATUES, "--why", "Odile hand").out


def test_why_is_a_range_while_cards_are_hidden(run: Run) -> None:
    out = run("score", OPEN, "--why", "Anne").out
    assert "  15-48  offerings (KO-FINAL-3)" in out
    assert "-1 or +0, now " in out


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("Marc=41", "Marc: 41 claimed, 41 counted: as claimed"),
        ("Marc=37", "  -4  `moai` left out"),
        ("Marc=9999", "nothing in this log"),
    ],
)
def test_what_makes_up_a_claim(run: Run, claim: str, said: str) -> None:
    assert said in run("score", CARDS, "--claimed", claim).out


def test_a_claim_within_the_range_may_be_right(run: Run) -> None:
    assert (
        "so the claim may be right; the log leaves it open"
        in run("score", OPEN, "--claimed", "Anne=40").out
    )


def test_reasons_as_data(run: Run) -> None:
    for more in (["--why", "Anne"], ["--why", "wood"], ["--claimed", "Anne=45", "--claimed", "Marc=3"]):
        data = json.loads(run("score", CARDS, "--output-format", "json", *more).out)
        assert faults("why", data) == []
        assert len(data) == 5


@pytest.mark.parametrize(
    "arguments",
    [
        ["--why", "beer"],
        ["--why", "Bob wood"],
        ["--claimed", "Anne"],
        ["--claimed", "Anne=many"],
        ["--claimed", "Bob=3"],
        ["--why", "Anne", "--at", "9999"],
        ["--why", "Anne", "--output-format", "csv"],
    ],
)
def test_what_cannot_be_asked(run: Run, arguments: list[str]) -> None:
    ran = run("score", CARDS, *arguments)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_a_game_without_points_has_no_totals(run: Run) -> None:
    assert "has no totals" in run("score", STATUES, "--claimed", "Odile=3").err


@pytest.mark.parametrize(
    "claim", ["Ann=--5", "Ann=²", "Ann=٣", "Ann=", "=", "Ann", "Ann=1e3", "Ann=999999999999"]
)
def test_what_is_no_claim(run: Run, good: Path, claim: str) -> None:
    ran = run("score", good, "--claimed", claim)
    assert (ran.code, ran.out) == (2, "")
    assert "is no claim: write NAME=NUMBER" in ran.err
