"""The words of a terminal are told where they are a closed list."""

from __future__ import annotations

import re

import pytest

from referee.core.game import Game
from referee.text import grammar
from referee.text.terminal_words import spelt
from tests.text.bending import GAMES

SPELT = [
    (r"has\b", ["has"]),
    (r"(places?|puts?)\b", ["place", "places", "put", "puts"]),
    (r"favou?r\b", ["favor", "favour"]),
    (r"helping[- ]hand\b", ["helping hand"]),
    (r"pass(?:es)?\b", ["pass", "passes"]),
    (r"tablet\b(?!\s+as\b)", ["tablet"]),
    (r"suns?\b(?:\s+token\b)?", ["sun", "sun token", "suns", "suns token"]),
    (r"pile(?=\s*:)", ["pile"]),
    (r"[a-z]+", []),
    (r"\d{1,3}\b", []),
    (r"a{2}", []),
    (r"x[^;]", []),
    (r"->|=>", []),
    (r"(a(b", []),
]


@pytest.mark.parametrize(("pattern", "words"), SPELT)
def test_the_words_of_a_pattern(pattern: str, words: list[str]) -> None:
    assert spelt(pattern) == words


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_terminal_stands_for_fits_it(game: Game) -> None:
    tables = grammar.made(game)
    patterns = {name: pattern for name, pattern in tables["terminals"] if "(?=" not in pattern}
    assert len(tables["spelt"].keys() & patterns.keys()) > 25
    for name in tables["spelt"].keys() & patterns.keys():
        assert all(re.fullmatch(patterns[name], word) for word in tables["spelt"][name]), name
