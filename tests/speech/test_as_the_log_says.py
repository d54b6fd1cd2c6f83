"""A word that a message takes from the log stands there as it was written."""

from __future__ import annotations

import pytest

import referee
from referee.export import scores
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


@pytest.mark.parametrize(
    ("language", "line", "word"),
    [
        ("es", "edición: española", "española"),
        ("fr", "édition: néerlandais", "néerlandais"),
        ("fr", "décision: réserve=non", "réserve"),
    ],
)
def test_a_quoted_word_keeps_its_accents(language: str, line: str, word: str) -> None:
    with speaking(language):
        record = referee.loads(f"game: rapa-nui-cards\nedition: kosmos-fr\nplayers: Anne, Marc\n{line}\n")
        if "=" not in line:
            record = referee.loads(f"game: rapa-nui-cards\n{line}\nplayers: Anne, Marc\n")
        assert word in record.findings[0].message


def test_a_card_that_is_not_in_the_game_keeps_its_accents() -> None:
    header = "jeu: rapa-nui-cards\nlangue: fr\nédition: kosmos-fr\njoueurs: Anne, Marc\n"
    text = f"{header}\nAnne: joue un pêcheur\n"
    with speaking("fr"):
        said = [finding.message for finding in referee.check(referee.loads(text)).findings]
    assert any("`pêcheur`" in message for message in said), said
    assert "Anne: joue pêcheur\n" in referee.format_log(referee.loads(text))


def test_a_byte_that_is_not_text_is_named_in_the_language() -> None:
    with speaking("fr"):
        (finding, *_) = referee.loads(b"jeu: easter-island\njoueurs: Zo\xe9, Ann\n").findings
        assert finding.message.startswith("l'octet 0xE9 ") and finding.facts["char"] == "0xE9"


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "1  token ready ", "2  tokens ready "),
        ("fr", "1  jeton prêt ", "2  jetons prêts "),
        ("nl", "1  fiche dat klaar is ", "2  fiches die klaar zijn "),
        ("es", "1  ficha lista ", "2  fichas listas "),
    ],
)
def test_a_label_is_in_the_number_of_its_amount(language: str, one: str, more: str) -> None:
    text = (
        "game: easter-island\nplayers: Ann, Ben\n\n"
        "Ann: has b2 north; has b4 east; has c3 north; has W-3 ready\n"
        "Ben: has d4 south; has d2 west; has a5 east; has W-2 ready; has E-1 ready; placed last\n"
        "Ann: begins turn 3\n"
    )
    with speaking(language):
        told = scores.sheet_to_text(referee.check(referee.loads(text)), provisional=False)
    assert one in told and more in told
