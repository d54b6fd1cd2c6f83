"""Results and claims as players say them get one finding, with the line to write."""

from __future__ import annotations

import pytest

import referee
from tests.language.test_rulebook_phrases import BOARD, CARDS, HEADS, ISLAND

CLEAR = [
    (CARDS, "nl", "uitslag Ann 33, Ben 35, Cid 35", "uitslag Ben, Cid 33-35-35"),
    (CARDS, "nl", "uitslag gewonnen door Ann", "uitslag Ann"),
    (CARDS, "nl", "uitslag gelijke stand Ann en Ben", "uitslag Ann, Ben"),
    (CARDS, "nl", "Ann: heeft gewonnen", "uitslag Ann"),
    (CARDS, "nl", "Ann: heeft 9 hout", "telling Ann hout 9"),
    (CARDS, "nl", "telling stapel 34", "telling Ann stapel 34"),
    (CARDS, "es", "gana Ann", "resultado Ann"),
    (CARDS, "fr", "Ann: annonce bois 9", "annonce Ann bois 9"),
    (BOARD, "es", "gana Ann", "resultado Ann"),
    (BOARD, "es", "Ann ha ganado", "resultado Ann"),
    (BOARD, "es", "resultado: Ann, 41-38", "resultado Ann 41-38"),
    (BOARD, "es", "resultado: Ann y Ben empatan", "resultado Ann, Ben"),
    (BOARD, "es", "resultado Ann 41 Ben 38", "resultado Ann 41-38"),
    (BOARD, "es", "Ann: tengo 4 juncos", "recuento Ann junco 4"),
    (BOARD, "en", "result Ann 41, Ben 38", "result Ann 41-38"),
    (BOARD, "es", "Ann gana 41 a 38", "resultado Ann"),
    (BOARD, "es", "gana Ann por 41 a 38", "resultado Ann"),
    (BOARD, "es", "Ann y Ben comparten la victoria", "resultado Ann, Ben"),
    (BOARD, "fr", "Ann et Ben se partagent la victoire", "résultat Ann, Ben"),
    (BOARD, "nl", "Ann en Ben delen de overwinning", "uitslag Ann, Ben"),
    (BOARD, "en", "Ann and Ben share the victory", "result Ann, Ben"),
    (BOARD, "en", "Ann wins 41 to 38", "result Ann"),
    (BOARD, "es", "resultado final: Ann 41, Ben 38", "resultado Ann 41-38"),
    (BOARD, "es", "puntos de Ann: 7", "recuento Ann total 7"),
    (BOARD, "es", "juncos de Ann: 2", "recuento Ann junco 2"),
    (ISLAND, "es", "ganó Ann con 7 puntos", "resultado Ann"),
    (ISLAND, "fr", "résultat match nul", "résultat nul"),
    (ISLAND, "fr", "gagne Ben", "résultat Ben"),
]


@pytest.mark.parametrize(("game", "language", "line", "written"), CLEAR)
def test_it_is_told_how_to_write_it(game: str, language: str, line: str, written: str) -> None:
    record = referee.loads(f"{HEADS[game].format(language)}{line}\n")
    assert [(finding.code, finding.suggestion) for finding in record.findings] == [("SYN-LINE-1", written)]
    again = referee.loads(f"{HEADS[game].format(language)}{written}\n")
    assert [finding.message for finding in again.findings] == []


def test_each_claim_goes_on_a_line_of_its_own() -> None:
    record = referee.loads(f"{HEADS[CARDS].format('nl')}telling Ann: hout 9, roem 0\n")
    [fault] = record.findings
    assert str(fault.facts["written"]) == "`telling Ann hout 9` and `telling Ann roem 0`"


@pytest.mark.parametrize(
    "line",
    [
        "uitslag Jan",
        "uitslag Jan, Ann",
        "uitslag Ann 35, Jan 34",
        "telling Jan hout 9",
        "uitslag Ann 35, Ben 34",
        "uitslag Ann visje",
        "uitslag 35 Ann",
        "uitslag Ann 1-2-3 1-2-3",
    ],
)
def test_nothing_is_guessed_that_the_line_does_not_say(line: str) -> None:
    record = referee.loads(f"{HEADS[CARDS].format('nl')}{line}\n")
    assert record.findings
    assert all(finding.code != "SYN-LINE-1" for finding in record.findings)
