"""A noun after a number is in the right form, and what changed a number is said in the language spoken."""

from __future__ import annotations

import pytest

from referee.games.rapanui_island.picture.words import counted, say
from referee.games.rapanui_island.pieces import SIZE_NAMES, stock_name
from referee.games.rapanui_island.scoring.scoring import QUANTITIES
from referee.games.rapanui_island.voice import VOICE
from referee.speech.current import speaking
from referee.speech.values import Count


@pytest.mark.parametrize(
    ("language", "number", "reeds", "moai", "sizes"),
    [
        ("en", 2, "2 reed", "2 small moai", "2 small"),
        ("es", 1, "1 junco", "1 moái pequeño", "1 pequeño"),
        ("es", 2, "2 juncos", "2 moáis pequeños", "2 pequeños"),
        ("fr", 0, "0 jonc", "0 petit moaï", "0 petit"),
        ("fr", 2, "2 joncs", "2 petits moaï", "2 petits"),
        ("nl", 2, "2 riet", "2 kleine moais", "2 kleine"),
    ],
)
def test_number(language: str, number: int, reeds: str, moai: str, sizes: str) -> None:
    with speaking(language):
        assert counted(number, "reed") == reeds
        assert str(Count(number, stock_name(0))) == moai
        assert str(Count(number, VOICE.term("small"))) == sizes


@pytest.mark.parametrize(
    ("language", "marks", "tile"),
    [("en", "smL", "Ba"), ("es", "pmG", "Tr"), ("fr", "pmG", "Tr"), ("nl", "kmg", "Rh")],
)
def test_marks(language: str, marks: str, tile: str) -> None:
    with speaking(language):
        assert "".join(say(f"mark {size}") for size in SIZE_NAMES) == marks
        assert say("short barter") == tile


@pytest.mark.parametrize("language", ["es", "fr", "nl"])
def test_every_quantity_has_a_word(language: str) -> None:
    with speaking(language):
        same = {name for name in QUANTITIES if f"{VOICE.term(name)}" == name}
    assert same <= {"total", "moai", "pukao", "tablet" if language == "nl" else ""}
