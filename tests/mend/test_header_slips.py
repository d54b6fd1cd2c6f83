"""A misspelt header line: the log is judged with what it clearly means, and repair writes that."""

from __future__ import annotations

import pytest

import referee
from tests.support import RECORDS

TEXT = (RECORDS / "rapa-nui-cards/legal/games/3-players-nl.moai").read_text(encoding="utf-8")

SLIPS = {
    "a game": ("game: rapa-nui-cards", "game: rapa-nui-crads", "SYN-HEAD-2"),
    "an edition": ("edition: kosmos-nl", "edition: kosmo-nl", "SYN-HEAD-3"),
    "the key of the game": ("game: ", "gaem: ", "SYN-HEAD-9"),
    "the key of the edition": ("edition: ", "editon: ", "SYN-HEAD-9"),
    "the key of the players": ("players: ", "  playrs: ", "SYN-HEAD-9"),
}


def counted(text: str) -> list[str]:
    return [each.code for each in referee.check(referee.loads(text)).findings if each.counts]


@pytest.mark.parametrize("what", SLIPS)
@pytest.mark.parametrize("second", [False, True])
def test_the_slip_counts_and_every_other_fault_too(what: str, second: bool) -> None:
    old, new, code = SLIPS[what]
    text = TEXT.replace("result Marc", "result Anne") if second else TEXT
    wrong = text.replace(old, new, 1)
    assert wrong != text
    assert counted(wrong) == [code, "KO-WIN-1"][: 1 + second]
    record = referee.loads(wrong)
    repair = referee.repair(record).repairs[0]
    assert repair.complete
    assert referee.repaired(record, repair).replace("  players", "players") == TEXT


def test_a_fault_that_nothing_mends_leaves_the_header_to_mend() -> None:
    record = referee.loads(TEXT.replace("edition: kosmos-nl", "edition: kosmo-nl") + "???: ???\n")
    for repair in referee.repair(record).repairs:
        assert "edition: kosmos-nl" in referee.repaired(record, repair)


def test_a_key_is_not_guessed_that_the_header_has() -> None:
    record = referee.loads(TEXT.replace("game: ", "playrs: Ann, Ben\ngame: ", 1))
    assert record.players == ("Anne", "Marc", "Herman")


def test_an_edition_that_may_be_one_of_two_is_not_guessed() -> None:
    record = referee.loads(TEXT.replace("kosmos-nl", "kosmos-en"))
    assert record.terms is None and counted(TEXT.replace("kosmos-nl", "kosmos-en")) == ["SYN-HEAD-3"]
