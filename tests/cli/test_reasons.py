"""referee score --why, --claimed"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import referee
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
    assert "           line 23: +1, now 3 (KO-GATHER-2, bonus): Herman: draw 1\n" in ran.out
    assert (
        "         their value (KO-VALUE-1) depends on\n"
        "         1 fish on the stone\n"
        "           line 47: +1, now 1 (KO-OFFER-3): Marc: offer Herman potato, Anne potato, Marc fish\n"
    ) in ran.out
    assert "         6 wood, 1 for every 5\n           3 at the start\n" in ran.out
    assert "Anne\n" not in ran.out


def test_why_somebody_has_this_much(run: Run) -> None:
    assert run("score", CARDS, "--why", "marc fish").out.count("line ") == 2
    every = run("score", CARDS, "--why", "glory").out
    heads = [line for line in every.splitlines() if line.endswith(" glory") and line[0] != " "]
    assert heads == ["Anne: 2 glory", "Marc: 1 glory", "Herman: 3 glory"]
    assert (
        "Odile: 0 tokens in hand\n           8 at the start\n"
        in run("score", STATUES, "--why", "Odile hand").out
    )


def test_what_belongs_to_the_table_is_told_once(run: Run) -> None:
    every = run("score", CARDS, "--why", "fish-supply").out
    assert [line[:10] for line in every.splitlines()[2:] if line[:1] != " "] == ["the table:"]
    assert run("score", CARDS, "--why", "Marc fish-supply").out == every
    told = json.loads(run("score", CARDS, "--why", "fish-supply", "--output-format", "json").out)
    assert [each["quantity"] for each in told["history"]] == ["fish-supply"]
    assert "player" not in told["history"][0]


@pytest.mark.parametrize("log", sorted(RECORDS.glob("*/legal/games/*.moai")), ids=lambda path: path.stem)
def test_what_belongs_to_the_table_is_the_same_for_all_players(log: Path) -> None:
    verdict = referee.check(referee.load(log))
    game, seats = verdict.record.known_game, range(len(verdict.record.players))
    for which, name in enumerate(game.quantities.names):
        if name in game.of_table:
            assert len({game.quantity(verdict.state, seat, which) for seat in seats}) == 1


def test_why_is_a_range_while_cards_are_hidden(run: Run) -> None:
    out = run("score", OPEN, "--why", "Anne").out
    assert "  15-48  offerings (KO-FINAL-3)" in out
    assert "-1 or +0, now " in out


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("Marc=41", "Marc: 41 claimed, 41 counted: as claimed"),
        (
            "Marc=37",
            "Marc: 37 claimed, 41 counted\n  -4  `moai` left out: moai +1 of line 47 (KO-PLAY-10)\n",
        ),
        ("Marc=40", "  -1  left out: grain +1 of line 23 (KO-GATHER-2, bonus)\n"),
        ("Marc=36", "no single slip"),
        ("Marc=9999", "no single slip"),
    ],
)
def test_what_makes_up_a_claim(run: Run, claim: str, said: str) -> None:
    assert said in run("score", CARDS, "--claimed", claim).out


def test_at_most_three_guesses_are_printed(run: Run) -> None:
    rows = run("score", CARDS, "--claimed", "Marc=40").out.split("counted\n")[1].splitlines()
    assert len(rows) == 3 and all(row.startswith("  -1  ") for row in rows)


def test_several_words_without_quotes_are_blamed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_LANGUAGE", "fr")
    ran = run("score", "--why", "Marc", "bois", CARDS)
    assert ran.code == 2 and "`bois` est en trop" in ran.err and '"Marc bois"' in ran.err


def test_a_claim_within_the_range_may_be_right(run: Run) -> None:
    assert (
        "so the claim may be right; the log does not show it"
        in run("score", OPEN, "--claimed", "Anne=40").out
    )


def test_reasons_as_data(run: Run) -> None:
    for more in (["--why", "Anne"], ["--why", "wood"], ["--claimed", "Anne=45", "--claimed", "Marc=3"]):
        data = json.loads(run("score", CARDS, "--output-format", "json", *more).out)
        assert faults("why", data) == []
        assert len(data) == 6


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
    assert "is not a claim: write NAME=NUMBER" in ran.err


def test_the_order_of_the_latest_placement_has_its_lines(run: Run) -> None:
    out = run("score", STATUES, "--why", "Odile latest").out
    assert out.splitlines()[2].startswith("Odile: ")
    assert out.count("(EI-PLACE-2): Odile: place ") == out.count("line ") > 4


def test_what_nothing_has_changed_says_so(run: Run) -> None:
    out = run("score", CARDS, "--why", "Anne grain-stone").out
    assert out.endswith(
        "the table: 0 grain on the stone\n           0 at the start, and nothing has changed it since\n"
    )


def test_a_wrong_claim_does_not_make_the_score_provisional(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "claim.moai"
    log.write_text(CARDS.read_text() + "claim Marc wood 7\n")
    for more in ([], ["--why", "Marc"]):
        ran = run("score", log, *more)
        assert (ran.code, "KO-NOTE-1" in ran.err, "provisional" in ran.out) == (1, True, False)
