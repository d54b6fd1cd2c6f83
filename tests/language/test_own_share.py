"""What a player of the card game writes of the evaluation and the end is judged as it was meant."""

from __future__ import annotations

import pytest

import referee

HEAD = """game: rapa-nui-cards
edition: kosmos-nl
players: Anne, Marc, Carl

position: turn 10, Anne
wood Anne: 16
display Anne: woodcutter woodcutter grain
display Marc: woodcutter moai
display Carl: woodcutter priest priest
owns Anne: fish 1, potato 2
owns Marc: fish 1, grain 2
owns Carl: berry 1
hand Anne: moai fish fish
hand Marc: moai fish woodcutter
hand Carl: berry potato grain
column 1: priest
column 2: woodcutter moai
column 3: woodcutter woodcutter potato priest
column 4: fish moai woodcutter grain
"""


@pytest.mark.parametrize(
    "line",
    ["Marc: take wood", "Marc: take 1 glory", "Marc: take Marc wood", "Anne: Marc takes wood"],
)
def test_who_chooses_on_an_own_line_need_not_write_the_name_again(line: str) -> None:
    record = referee.loads(f"{HEAD}Anne: play fish fish; draw 4 4\n{line}\n")
    assert [finding.code for finding in referee.check(record).findings] == []


@pytest.mark.parametrize(
    ("drawn", "taken", "paid"),
    [
        ("2", "Anne 2 wood, Marc 1 wood, Carl 1 wood", "in wood here"),
        ("3", "Carl 2 glory", "in glory here"),
    ],
)
def test_an_evaluation_is_said_to_pay_what_its_card_pays(drawn: str, taken: str, paid: str) -> None:
    head = HEAD.replace("potato priest\n", "priest potato\n")
    record = referee.loads(f"{head}Anne: play fish; draw {drawn}; take {taken}\n")
    wrong = [finding for finding in referee.check(record).findings if finding.code == "KO-EVAL-4"]
    assert [paid in finding.message for finding in wrong] == [True]
