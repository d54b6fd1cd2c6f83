"""A word that is missing in an action is named in the language of the log."""

from __future__ import annotations

import pytest

import referee
from referee.language.languages import lexicon
from referee.speech.current import speaking
from referee.text.suggestions import KEY_WORDS

HEAD = {
    "es": "juego: rapa-nui-island\nedición: matagot-es\njugadores: Ana, Bea, Cid\n\n",
    "fr": "jeu: rapa-nui-island\nédition: matagot-fr\njoueurs: Ana, Bea, Cid\n\n",
    "nl": "spel: rapa-nui-island\neditie: matagot-fr\nspelers: Ana, Bea, Cid\n\n",
}
LACKING = [
    ("es", "reposo B5 C6", "a"),
    ("fr", "repos B5 C6", "vers"),
    ("nl", "rust B5 C6", "naar"),
    ("es", "pukao a A2 B2", "por"),
    ("fr", "pukao vers A2 B2", "par"),
    ("nl", "pukao naar A2 B2", "door"),
]


@pytest.mark.parametrize(("language", "action", "word"), LACKING)
def test_a_missing_keyword_is_of_the_language_of_the_log(language: str, action: str, word: str) -> None:
    with speaking(language):
        finding = referee.loads(f"{HEAD[language]}Ana: {action}\n").findings[-1]
        assert finding.facts["missing"] == word
        assert f"`{word}`" in finding.message


@pytest.mark.parametrize("game", referee.game_names())
@pytest.mark.parametrize("language", ["es", "fr", "nl"])
def test_every_keyword_that_may_be_missing_has_a_word(game: str, language: str) -> None:
    english = lexicon(game, "en").words
    words = lexicon(game, language).words
    assert [word for word in KEY_WORDS.values() if word in english and word not in words] == []


def test_a_card_that_is_no_offering_is_named_in_the_language_of_the_message() -> None:
    head = "spel: rapa-nui-cards\neditie: kosmos-nl\nspelers: Anne, Marc\n\n"
    with speaking("nl"):
        found = referee.check(referee.loads(f"{head}Anne: koop houthakker\n")).findings
        assert any("houthakker" in finding.message for finding in found)
        assert not any("woodcutter" in finding.message for finding in found)
