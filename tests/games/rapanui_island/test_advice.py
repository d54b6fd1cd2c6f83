"""The examples behind "write it like" are themselves legal, at a table where their turn comes."""

from __future__ import annotations

import pytest

import referee
from referee.games.rapanui_island.advice import EXAMPLES

HEAD = "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ana, Bea, Cid\n\n"
POSITION = "position: round 3, phase 3, Ana\n"
PLACING = "position: round 3, phase 1, Ana\nbuilt Ana: chief\n"
CARVING = """\
position: round 3, phase 2, Ana
placed Ana: villager quarry 1, villager quarry 1, villager quarry 2, sorcerer star 1
hand Ana: reinforcement, reconversion, helping-hand
"""
CARRYING = """\
position: round 3, phase 3, Ana
erected: A2 medium
placed Ana: villager A2, villager E3, villager A4 tired, villager quarry 2, sorcerer star 1
placed Bea: villager B2, villager D4, villager D3
hand Ana: rest, barter, economy, helping-hand, favour
carved Ana: medium
resources Ana: reed 2 egg 6
"""
BEFORE = {
    **dict.fromkeys(("villager", "chief"), PLACING),
    **dict.fromkeys(("carve", "reinforcement", "reconversion"), CARVING),
    **dict.fromkeys(("rest", "barter", "moai", "buy", "pass"), CARRYING),
    "helping_hand": CARRYING.replace("villager D4, villager D3", "villager D3"),
    "sorcerer": PLACING + "order: Bea, Ana, Cid\nplaced Bea: villager B5\n",
    "resources": POSITION,
    "passed": POSITION.replace("Ana", "Bea"),
    "pukao": CARRYING,
    "exchange": CARRYING,
    "economy": CARRYING,
    **dict.fromkeys(("placed", "erected", "carved", "offerings", "hand", "tablet", "built"), POSITION),
}
LEAD = {"exchange": "pukao via B2 to A2; ", "economy": "pukao via B2 to A2; "}
ELSEWHERE = {
    "position": "it begins a position itself",
    "tiles": "all platforms need a tile",
    "reserve": "it is what the tiles leave",
    "draft": "only two players draft",
    "favour": "no rule allows it",
    "luxury": "only the tablet plays it",
    "round": "it is a heading",
    "phase": "it is a heading",
}


@pytest.mark.parametrize("form", sorted(EXAMPLES.keys() - ELSEWHERE.keys()))
def test_an_example_is_legal(form: str) -> None:
    text = EXAMPLES[form].format("Ana", "Bea, Cid")
    deed = ":" not in text
    for part in text.split("; ") if deed else [text]:
        line = f"Ana: {LEAD.get(form, '')}{part}\n" if deed else f"{part}\n"
        verdict = referee.check(referee.loads(HEAD + BEFORE.get(form, "") + line))
        assert [each.message for each in verdict.findings if each.severity == "error"] == []
