"""A word that a message takes from the log stands there as it was written."""

from __future__ import annotations

import pytest

import referee
from referee.speech.current import speaking

ISLAND = "juego: rapa-nui-island\nedición: matagot-es\njugadores: Ana, Bea\n"
LATE = "situación: ronda 3, fase 3, Ana\nAna: pasa\n"
LINES = [
    (f"{ISLAND}{LATE}nota: llueve\n", "SYN-HEAD-7", "`nota:`"),
    (f"{ISLAND}{LATE}acuerdo: barter=any\n", "SYN-HEAD-7", "`acuerdo:`"),
    (f"{ISLAND}{LATE}tablero: stand-in-2\n", "SYN-HEAD-7", "`tablero:`"),
    (f"{ISLAND}fecha:\n{LATE}", "SYN-HEAD-8", "`fecha:`"),
    (f"{ISLAND}acuerdo: barter=any\nacuerdo: barter=any\n{LATE}", "SYN-HEAD-5", "`acuerdo: barter`"),
    (f"{ISLAND}tablero: stand-in-2\ntablero: stand-in-2\n{LATE}", "SYN-HEAD-5", "`tablero:`"),
]


@pytest.mark.parametrize(("text", "code", "word"), LINES)
def test_a_header_word_is_said_as_it_was_written(text: str, code: str, word: str) -> None:
    with speaking("es"):
        found = [finding for finding in referee.loads(text).findings if finding.code == code]
        assert found and all(word in finding.message for finding in found)


TWICE = [
    (
        "jeu: rapa-nui-cards\nédition: kosmos-fr",
        "joueurs",
        "possède Anne: poisson 2, mûre 1, Poissons 1",
        "Poissons",
    ),
    ("spel: rapa-nui-cards\neditie: kosmos-nl", "spelers", "bezit Anne: vis 2, moerbes 1, vis 1", "vis"),
    (
        "juego: rapa-nui-cards\nidioma: es\nedición: kosmos-fr",
        "jugadores",
        "posee Anne: mora 2, pescado 1, mora 1",
        "mora",
    ),
    ("game: rapa-nui-cards\nedition: kosmos-fr", "players", "owns Anne: fish 2, berry 1, fish 1", "fish"),
]


@pytest.mark.parametrize(("head", "players", "line", "word"), TWICE)
def test_a_word_that_is_in_a_list_twice_is_quoted_where_it_stands_again(
    head: str, players: str, line: str, word: str
) -> None:
    text = f"{head}\n{players}: Anne, Marc\n\n{line}\n"
    (finding,) = [each for each in referee.loads(text).findings if each.facts.get("case") == "twice"]
    assert finding.facts["word"] == word
    assert finding.span is not None and finding.span.column == line.rindex(word) + 1
