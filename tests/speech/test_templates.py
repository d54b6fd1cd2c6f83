"""Sentences with blanks: numbers, genders, articles and lists in each language."""

from __future__ import annotations

import pytest

from referee.speech.catalogue import grammar_of
from referee.speech.choice import UnknownLanguage, chosen
from referee.speech.current import speaking, spoken
from referee.speech.ranges import either
from referee.speech.say import Voice
from referee.speech.template import filled
from referee.speech.values import Count, Ordinal, Series, Term, neutral

VOICE = Voice("tests.speech")
CARD = VOICE.noun("card")


@pytest.mark.parametrize(
    ("language", "template", "facts", "text"),
    [
        ("en", "{n} {n|card|cards}", {"n": 0}, "0 cards"),
        ("fr", "{n} {n|carte|cartes}", {"n": 0}, "0 carte"),
        ("fr", "{n} {n|carte|cartes}", {"n": 2}, "2 cartes"),
        ("nl", "{n} {n|kaart|kaarten}", {"n": 0}, "0 kaarten"),
        ("es", "{n} {n|carta|cartas}", {"n": 1}, "1 carta"),
        ("en", "{n|0=none|one|{n} cards}", {"n": 0}, "none"),
        ("en", "{n|0=none|one|{n} cards}", {"n": 3}, "3 cards"),
        ("fr", "le jeton {owner:de}", {"owner": "Ann"}, "le jeton d'Ann"),
        ("fr", "le jeton {owner:de}", {"owner": "Élise"}, "le jeton d'Élise"),
        ("fr", "le jeton {owner:de}", {"owner": "Ben"}, "le jeton de Ben"),
        ("en", "{n:,}", {"n": 1000}, "1,000"),
        ("nl", "{n:,}", {"n": 1000}, "1.000"),
        ("es", "{names}", {"names": Series(["Ana", "Inés"])}, "Ana e Inés"),
        ("es", "{names}", {"names": Series(["Ana", "Bea", "Cid"])}, "Ana, Bea y Cid"),
        ("es", "{names}", {"names": Series(["Ana", "Óscar"], "or")}, "Ana u Óscar"),
        ("fr", "{names}", {"names": Series(["Ann"])}, "Ann"),
        ("fr", "{names|gagne|gagnent}", {"names": Series(["Ann", "Ben"])}, "gagnent"),
        ("en", "{hint|yes|no}", {"hint": ""}, "no"),
        ("fr", "{numbers}", {"numbers": either([3, 4, 5, 9])}, "3 à 5 ou 9"),
        ("fr", "la {place} action", {"place": Ordinal(7)}, "la 7e action"),
    ],
)
def test_blanks(language: str, template: str, facts: dict[str, object], text: str) -> None:
    with speaking(language):
        assert filled(template, facts, grammar_of(language)) == text


def test_a_noun_has_a_gender() -> None:
    with speaking("fr"):
        facts: dict[str, object] = {
            "one": Term("statue", "referee.games.easter_island"),
            "two": Term("token", "referee.games.easter_island"),
        }
        text = filled("{one:un} {one|posé|posée}, {two:un} {two|posé|posée}", facts, grammar_of("fr"))
    assert text == "une statue posée, un jeton posé"


def test_a_text_without_a_translation_is_english_as_a_whole() -> None:
    with speaking("fr"):
        assert VOICE.say("no.such", "{n} {n|card|cards}", n=0) == "0 cards"
        assert str(VOICE.phrase("no.such", "{cards}", cards=Count(0, CARD))) == "0 cards"


def test_facts_are_neutral_in_every_language() -> None:
    facts = Series([Count(2, CARD), either([1, 3]), VOICE.phrase("a.key", "a {word}", word=CARD)])
    with speaking("fr"):
        assert neutral(facts) == [{"card": 2}, [1, 3], {"phrase": "a.key", "word": "card"}]


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        ("fr", {"REFEREE_LANGUAGE": "nl"}, "fr"),
        (None, {"REFEREE_LANGUAGE": "nl", "LANG": "fr_FR.UTF-8"}, "nl"),
        (None, {"LANG": "fr_BE.UTF-8"}, "fr"),
        (None, {"LC_ALL": "es_ES", "LANG": "fr_FR"}, "es"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "nl_NL", "LANG": "fr_FR"}, "nl"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "pt_BR.UTF-8"}, "en"),
        ("FR-ca", {}, "fr"),
    ],
)
def test_the_language_is_chosen(asked: str | None, environment: dict[str, str], language: str) -> None:
    assert chosen(asked, environment) == language


@pytest.mark.parametrize("asked", ["tlh", "../fr", "fr;", "__init__"])
def test_an_unknown_language_is_refused(asked: str) -> None:
    with pytest.raises(UnknownLanguage, match="Referee speaks en, es, fr, nl"):
        chosen(asked, {})


def test_a_language_is_spoken_for_a_while() -> None:
    with speaking("fr"):
        assert spoken() == "fr"
    assert spoken() == "en"
