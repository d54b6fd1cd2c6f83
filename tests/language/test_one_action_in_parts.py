"""A tile may be played before the moai that it is for, and taken behind it, in every language."""

from __future__ import annotations

import pytest

import referee
from referee.text.locations import span_of
from tests.support import ROOT

HEAD = """game: rapa-nui-island
edition: matagot-es
players: Ana, Bea, Cid

position: round 2, phase 3, Cid
order: Cid, Bea, Ana
erected: D1 small
tiles: A4.1 rest, A4.2 barter, B5 opulence
placed Cid: villager B5, villager D1
resources Cid: egg 4 pearl 3
hand Cid: opulence, supplement, economy
carved Cid: large, small
"""
WITH_BOTH = "moai large to B5 with opulence, supplement"
LINES = [
    ("en", "opulence; moai large to B5", "moai large to B5 with opulence"),
    ("en", "moai large to B5; pick opulence", "moai large to B5 -> tile opulence"),
    ("en", "tablet as opulence; moai large to B5", "moai large to B5 with tablet as opulence"),
    ("en", "opulence; supplement; moai large to B5", "moai large to B5 with opulence, supplement"),
    ("en", "moai large to B5 with opulence and supplement", WITH_BOTH),
    ("es", "usa opulencia; erige moái grande en B5", "moai large to B5 with opulence"),
    ("es", "moái grande a B5; coge la ficha opulencia", "moai large to B5 -> tile opulence"),
    ("es", "moái grande a B5 con opulencia y abundancia", WITH_BOTH),
    (
        "en",
        "moai large to B5 -> Cid reed 5; pick opulence",
        "moai large to B5 -> Cid reed 5, tile opulence",
    ),
    ("fr", "opulence; moaï grand vers B5", "moai large to B5 with opulence"),
    ("fr", "joue opulence; moaï grand vers B5", "moai large to B5 with opulence"),
]


@pytest.mark.parametrize(("language", "line", "meant"), LINES)
def test_a_tile_beside_a_moai_belongs_to_it(language: str, line: str, meant: str) -> None:
    head = referee.format_log(referee.loads(HEAD), language)
    record = referee.loads(f"{head}Cid: {line}\n")
    assert referee.format_log(record, "en").splitlines()[-1] == f"Cid: {meant}"
    assert [finding.code for finding in referee.check(record).findings] == []


@pytest.mark.parametrize("seen", ["", " -> Cid reed 5", " -> tile opulence"])
def test_behind_a_moai_a_tile_comes_too_late_for_its_gain(seen: str) -> None:
    record = referee.loads(f"{HEAD}Cid: moai large to B5{seen}; opulence\n")
    (finding,) = referee.check(record).findings
    assert finding.code == "MA-ERECT-5"


@pytest.mark.parametrize(
    ("line", "code", "spanned"),
    [
        ("opulence; moai large to A4.1", "MA-PATH-2", "opulence; moai large to A4.1"),
        ("opulence; moai large to B5; rest D4", "MA-AHU-1", "rest D4"),
        ("rest D4; opulence; moai large to B5", "MA-AHU-1", "rest D4"),
    ],
)
def test_a_finding_covers_all_that_was_written_of_its_action(line: str, code: str, spanned: str) -> None:
    text = f"Cid: {line}"
    record = referee.loads(f"{HEAD}{text}\n")
    finding = referee.check(record).findings[0]
    span = span_of(record, finding)
    assert (finding.code, text[span.column - 1 : span.end_column - 1]) == (code, spanned)


def test_a_tile_that_is_taken_alone_in_phase_3_is_none_of_the_draft() -> None:
    game = (ROOT / "records/rapa-nui-island/legal/games/2-players-es.moai").read_text(encoding="utf-8")
    before, _, after = game.partition(": moai ")
    record = referee.loads(f"{before}: buy artist; draft rest; moai {after.splitlines()[0]}\n")
    drafted = [finding for finding in referee.check(record).findings if finding.code == "MA-DRAFT-4"]
    assert [finding.facts["case"] for finding in drafted] == ["erected"]
