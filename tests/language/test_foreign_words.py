"""What a finding says about a word of a third language."""

from __future__ import annotations

import pytest

import referee
from referee.core.game import Game
from referee.forms.folding import fold
from referee.language import languages
from referee.language.spoken import spoken
from referee.shelf import game as game_named
from referee.text import grammar
from referee.text.log_language import foreign_word

HEAD = "language: es\ngame: rapa-nui-island\nedition: matagot-es\nplayers: Ana, Dan\n\n"
GAMES = ("easter-island", "rapa-nui-cards", "rapa-nui-island")
SPOKEN = [spoken(game_named(name), code) for name in GAMES for code in ("es", "fr", "nl")]


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: f"{game.name}-{game.language}")
def test_what_to_write_for_it_is_another_word_and_no_english_one(game: Game) -> None:
    own, english = (languages.lexicon(game.name, code).spellings for code in (game.language, "en"))
    others = [each for each in SPOKEN if each.name == game.name and each.language != game.language]
    words = {word for each in others for means in grammar.parser(each).means.values() for word in means}
    told = {
        word: facts["write"] for word in words if (facts := foreign_word(game, word)) and "write" in facts
    }
    assert told
    assert [pair for pair in told.items() if fold(pair[0]) == fold(pair[1])] == []
    assert [pair for pair in told.items() if fold(pair[1]) in english - own] == []


@pytest.mark.parametrize("words", ["retira el aldeano", "posa un aldeano en B4"])
def test_verbs_of_the_language_are_not_said_to_be_of_another(words: str) -> None:
    assert [each.code for each in referee.loads(f"{HEAD}Ana: {words}\n").findings] == []


def test_the_name_of_a_player_is_no_word_of_a_language() -> None:
    """`dan` is Dutch for *then*."""
    log = (
        "language: es\ngame: rapa-nui-island\nedition: matagot-es\nplayers: Ana, Dan\n\nAna: Dan +1 junco\n"
    )
    assert "SYN-WORD-3" not in [each.code for each in referee.loads(log).findings]
