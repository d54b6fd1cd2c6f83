"""An offering round, and what comes instead of missing cards, in several clauses or on several lines."""

from __future__ import annotations

import pytest

import referee

BEFORE = """\
game: rapa-nui-cards
edition: kosmos-nl
players: Anne, Marc, Carl

position: turn 10, Anne
wood Anne: 12
hand Anne: moai grain grain
hand Marc: fish woodcutter moai
hand Carl: fish woodcutter moai
column 1: fish priest moai grain
column 2: woodcutter moai priest woodcutter
column 3: berry berry potato priest
column 4: fish moai woodcutter grain

Anne: play moai
"""
AFTER = "Anne: extra berry; draw 2\nclaim Anne cards 3\nclaim Marc cards 3\n"
SHORT = """\
game: rapa-nui-cards
edition: kosmos-nl
players: Anne, Marc, Carl

position: turn 10, Anne
wood Anne: 6
supply: fish 1, berry 10, potato 12, grain 3
stone: fish 12
display Anne: woodcutter fish fish moai moai
display Marc: woodcutter fish priest priest
display Carl: woodcutter fish fish fish moai
owns Anne: fish 4, berry 5, potato 5, grain 5
owns Marc: fish 4, berry 5, potato 4, grain 8
owns Carl: fish 4, berry 5, potato 4, grain 9
hand Anne: moai moai moai
hand Marc: fish woodcutter woodcutter
hand Carl: priest grain grain
column 1: woodcutter fish moai grain
column 2: woodcutter moai fish woodcutter
column 3: berry priest potato priest
column 4: moai woodcutter priest grain

Anne: box moai; draw 2
"""

LEGAL = {
    "in one clause": "Anne: offer Marc fish, Carl berry, Anne ?\n",
    "in two clauses": "Anne: offer Marc fish, Carl berry; offer Anne ?\n",
    "in a clause for each": "Anne: offer Marc fish; offer Carl berry; offer Anne ?\n",
    "on two lines": "Anne: offer Marc fish, Carl berry\nAnne: offer Anne ?\n",
    "on a line for each": "Marc: offer Marc fish\nCarl: offer Carl berry\nAnne: offer Anne ?\n",
}
ILLEGAL = {
    "out of order": ("Anne: offer Carl berry; offer Marc fish; offer Anne ?\n", (16, 0, "KO-OFFER-2")),
    "out of order on lines": (
        "Carl: offer Carl berry\nMarc: offer Marc fish\nAnne: offer Anne ?\n",
        (16, 0, "KO-OFFER-2"),
    ),
    "somebody left out": ("Marc: offer Marc fish\nAnne: offer Anne ?\n", (17, 0, "KO-OFFER-3")),
    "the builder left out": ("Anne: offer Marc fish; offer Carl fish\n", (16, 1, "KO-OFFER-7")),
    "somebody twice": (
        "Anne: offer Marc fish; offer Marc fish, Carl fish, Anne ?\n",
        (16, 1, "KO-OFFER-3"),
    ),
    "face down": ("Marc: offer Marc ?\nCarl: offer Carl fish\nAnne: offer Anne ?\n", (16, 0, "KO-OFFER-6")),
    "for another": ("Marc: offer Carl fish\nAnne: offer Marc fish, Anne ?\n", (16, 0, "KO-TURN-4")),
    "a second round": (
        "Anne: offer Marc fish, Carl fish, Anne ?; offer Marc fish, Carl fish, Anne ?\n",
        (16, 1, "KO-OFFER-1"),
    ),
}


def counted(text: str) -> list[tuple[int, int | None, str]]:
    findings = referee.check(referee.loads(text)).findings
    return [(*each.place, each.code) for each in findings if each.counts]


@pytest.mark.parametrize("how", LEGAL)
def test_a_round_may_be_told_in_parts(how: str) -> None:
    assert counted(BEFORE + LEGAL[how] + AFTER) == []


@pytest.mark.parametrize("how", ILLEGAL)
def test_a_round_in_parts_is_judged_as_one(how: str) -> None:
    lines, fault = ILLEGAL[how]
    assert counted(BEFORE + lines + AFTER.partition("\n")[0])[0] == fault


TOLD = {
    "in one clause": ("Anne: take Marc berry, Carl 2 grain\n", []),
    "in two clauses": ("Anne: take Marc berry; take Carl 2 grain\n", []),
    "on their own lines": ("Marc: take Marc berry\nCarl: take Carl 2 grain\n", []),
    "one is left out": ("Marc: take Marc berry\n", [(24, 0, "KO-GATHER-5")]),
    "one of two cards": (
        "Marc: take Marc berry\nCarl: take Carl grain\n",
        [(24, 0, "KO-GATHER-5")],
    ),
    "twice": (
        "Marc: take Marc berry\nMarc: take Marc berry\nCarl: take Carl 2 grain\n",
        [(25, 0, "KO-EVAL-1")],
    ),
}


@pytest.mark.parametrize("how", TOLD)
def test_what_comes_instead_of_missing_cards_may_be_told_in_parts(how: str) -> None:
    lines, faults = TOLD[how]
    assert counted(SHORT + lines) == faults


def test_what_was_taken_in_parts_is_owned_once() -> None:
    lines = "Marc: take Marc berry\nCarl: take Carl 2 grain\nclaim Anne fish 5\nclaim Marc berry 6\n"
    assert counted(f"{SHORT}{lines}claim Carl grain 11\n") == []
