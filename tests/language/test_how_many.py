"""Several of a thing without a number are never read as one of it."""

from __future__ import annotations

import pytest

import referee
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.language import languages
from referee.text.how_many import SEVERAL
from tests.language.test_counts import SPOKEN, named, said
from tests.language.test_rulebook_phrases import BOARD, CARDS, HEADS
from tests.support import hold_for_each

CARRIES = {
    CARDS: ("play", ["woodcutter", "priest", "moai", "fish", "berry", "potato", "grain"]),
    BOARD: ("carve", ["small", "medium", "large"]),
}
"""For each game an action with a list of things, and these things."""


INFLECTED = [game for game in SPOKEN if game.name != BOARD or game.language not in ("en", "nl")]
"""Without the sizes of English, which have no plural, and of Dutch: `kleine` is said of one too."""


@pytest.mark.parametrize("game", INFLECTED, ids=named)
def test_several_things_need_a_number(game: Game) -> None:
    verb, things = CARRIES[game.name]
    lexicon = languages.lexicon(game.name, game.language)
    several = set(map(fold, lexicon.words[SEVERAL]))
    listed = {word: thing for thing in things for word in lexicon.names[thing] if fold(word) in several}

    def is_asked(word: str) -> None:
        assert said(game, f"{lexicon.word(verb)} {word}") == ()
        one = said(game, f"{lexicon.word(verb)} {lexicon.name(listed[word])}")
        two = said(game, f"{lexicon.word(verb)} 2 {word}")
        assert one and two and one != two

    hold_for_each(listed, str, is_asked)


@pytest.mark.parametrize("game", SPOKEN, ids=named)
def test_a_plural_is_known_to_be_one(game: Game) -> None:
    """A name that messages have in the plural says several, unless it is also said of one."""
    also_one = {"nl": {"kleine", "middelgrote", "grote"}}.get(game.language, set())
    lexicon = languages.lexicon(game.name, game.language)
    nouns = [lexicon.noun(thing) for thing in CARRIES[game.name][1]]
    plurals = {fold(noun.many) for noun in nouns if noun.many != noun.one} - also_one
    assert plurals <= set(map(fold, lexicon.words[SEVERAL]))


@pytest.mark.parametrize(
    ("game", "language", "line", "meant"),
    [
        (CARDS, "nl", "Ann: koop vissen", "Ann: buy fish"),
        (CARDS, "nl", "Ann: legt één van de drie moais in de doos", "Ann: box moai"),
        (CARDS, "nl", "Ann: speel 2 vissen, 3 granen", "Ann: play fish fish grain grain grain"),
        (CARDS, "nl", "bezit Ann: vissen 2", "owns Ann: fish 2"),
        (CARDS, "fr", "Ann: joue moaï", "Ann: play moai"),
        (CARDS, "es", "recuento Ann leñadores 2", "claim Ann woodcutters 2"),
        (BOARD, "nl", "Ann: hak kleine", "Ann: carve small"),
        (BOARD, "es", "Ann: intercambia huevos 4 por gallinas", "Ann: exchange egg 4 for hen"),
    ],
)
def test_a_plural_that_counts_nothing_is_read(game: str, language: str, line: str, meant: str) -> None:
    record = referee.loads(f"{HEADS[game].format(language)}{line}\n")
    assert [finding.message for finding in record.findings] == []
    assert referee.format_log(record, ENGLISH).splitlines()[-1] == meant


@pytest.mark.parametrize(
    "line", ["hand Ann: vissen", "kolom 1: vissen moai", "Ann: speel 2 vissen en granen"]
)
def test_how_many_is_asked_in_every_list(line: str) -> None:
    record = referee.loads(f"{HEADS[CARDS].format('nl')}{line}\n")
    assert [(finding.code, finding.facts["case"]) for finding in record.findings] == [
        ("SYN-MISS-1", "number")
    ]


@pytest.mark.parametrize(
    ("language", "said", "places"),
    [
        ("nl", "trek 2 houthakker", "trek 2 -> nam houthakker"),
        ("nl", "trekt 2 de houthakker", "trek 2 -> nam houthakker"),
        ("fr", "pioche 2 bûcheron", "pioche 2 -> pris bûcheron"),
        ("es", "roba 2 leñador", "roba 2 -> tomó leñador"),
        ("en", "draw 3 priest", "draw 3 -> took priest"),
    ],
)
def test_a_number_before_one_card_may_be_that_of_a_column(language: str, said: str, places: str) -> None:
    head = f"game: rapa-nui-cards\nlanguage: {language}\nedition: kosmos-fr\nplayers: Ann, Ben\n\n"
    (finding,) = referee.loads(f"{head}Ann: {said}\n").findings
    assert finding.facts["case"] == "place"
    assert places in finding.message
