"""A line of the table that nobody can read: what it said is unknown, and nobody is blamed for it."""

from __future__ import annotations

import pytest

import referee
from tests.support import RECORDS

GAME = (RECORDS / "rapa-nui-cards/legal/games/3-players-nl.moai").read_text(encoding="utf-8").splitlines()
LINES = {
    number: line
    for number, line in enumerate(GAME)
    if line.startswith(("hand ", "column ", "refill ")) and ":" in line
}
REFILLS = [number for number, line in LINES.items() if line.startswith("refill")]
TRIED = [number for number in LINES if number not in REFILLS] + [REFILLS[0], REFILLS[-1]]
OF_THE_TABLE = ("KO-SETUP-", "KO-END-1")


def counted(lines: list[str]) -> list[tuple[int, str]]:
    verdict = referee.check(referee.loads("\n".join(lines) + "\n"))
    return [(found.place.line, found.code) for found in verdict.findings if found.counts]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("number", TRIED, ids=[GAME[number] for number in TRIED])
@pytest.mark.parametrize("unreadable", ["{head}: zzz q7", "{word} %%: zzz q7", "{word} zzz"])
def test_what_cannot_be_read_is_not_missing(number: int, unreadable: str) -> None:
    head = GAME[number].partition(":")[0]
    line = unreadable.format(head=head, word=head.split()[0])
    found = counted([*GAME[:number], line, *GAME[number + 1 :]])
    assert found[0][0] == number + 1
    assert found[0][1].startswith("SYN-")
    assert not [code for _, code in found[1:] if code.startswith(OF_THE_TABLE)]
    assert (number, "KO-FILL-1") not in found  # the line above emptied the column


@pytest.mark.parametrize("hand", [number for number in LINES if GAME[number].startswith("hand")])
def test_a_hand_that_cannot_be_read_is_the_only_fault(hand: int) -> None:
    found = counted([*GAME[:hand], "hand Anne: zzz q7", *GAME[hand + 1 :]])
    assert [line for line, _ in found] == [hand + 1]


def test_a_position_that_cannot_be_read_is_a_position() -> None:
    path = RECORDS / "rapa-nui-cards/illegal/slips/refill-missing.moai"
    text = path.read_text(encoding="utf-8")
    found = counted(text.replace("position: turn 10, Anne", "position: turn ten").splitlines())
    assert found == [(6, "SYN-WORD-1"), (15, "KO-FILL-1")]


def test_a_refill_that_is_called_a_column_is_the_only_fault() -> None:
    first = REFILLS[0]
    found = counted([*GAME[:first], GAME[first].replace("refill", "column"), *GAME[first + 1 :]])
    assert found == [(first + 1, "KO-SETUP-6")]
