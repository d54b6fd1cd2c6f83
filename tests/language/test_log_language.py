"""A log has a language: it says so, or its words do. Words of a third language are not read."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

import referee
from referee import shelf
from referee.core.record import Record
from referee.language import languages
from referee.language.spoken import spoken
from referee.text import log_language
from referee.text.reader import LineReader
from tests.support import ROOT

HEAD = "game: easter-island\nplayers: Odile, Robin\n\n"
CARDS = "game: rapa-nui-cards\nedition: kosmos-{}\nplayers: Anne, Marc\n\n"
ISLAND = "game: rapa-nui-island\nedition: matagot-{}\nplayers: Ana, Bea, Cid\n\n"


def codes(record: Record) -> list[str]:
    return [finding.code for finding in record.findings]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (HEAD + "Odile: place b2 north\n", "en"),
        (HEAD + "Odile: place b2 nord\n", "fr"),
        (HEAD + "Odile: place b2 north\nRobin: soleil O-3\n", "fr"),
        ("langue: fr\n" + HEAD + "Odile: place b2 north\n", "fr"),
        ("idioma: nl\n" + HEAD + "Odile: plaats b2 noord\n", "nl"),
        ("jeu: Île de Pâques\njoueurs: Odile, Robin\n", "fr"),
        ("taal: Nederlands\nspel: Paaseiland\nspelers: Odile, Robin\nOdile: plaats b2 noord\n", "nl"),
        ("language: en\n" + HEAD + "Odile: place b2 north\n", "en"),
        (CARDS.format("nl") + "hand Anne: vis moerbes graan\n", "nl"),
        (CARDS.format("nl") + "hand Anne: fish berry grain\n", "en"),
        (CARDS.format("fr") + "Anne: play poisson\n", "fr"),
        (ISLAND.format("es") + "order: Bea, Ana, Cid\nBea: chamán estrella 1\n", "es"),
    ],
)
def test_the_words_decide_unless_the_header_does(text: str, language: str) -> None:
    record = referee.loads(text)
    assert (record.language, codes(record)) == (language, [])


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        (
            "language: tlh\n" + HEAD,
            "SYN-HEAD-10",
            "there is no language tlh; the languages are: en, es, fr, nl",
        ),
        (
            "langue: fr\nspelers: Odile, Robin\ngame: easter-island\n",
            "SYN-HEAD-10",
            "`spelers:` is Dutch, but this log is in French; write `joueurs:`",
        ),
        (
            HEAD + "Odile: coloca b2 north\n",
            "SYN-WORD-3",
            "`coloca` is Spanish, but this log is in English",
        ),
        (HEAD + "Odile: pose b2 nord\nRobin: plaats d4 sud\n", "SYN-WORD-3", "is in French; write `place`"),
        (
            "langue: fr\n" + HEAD + "Odile: soleil 0-3\n",
            "SYN-WORD-3",
            "begins with the figure 0; write the letter O, `O-3`",
        ),
        ("language: en\n" + HEAD + "Odile: place b2 nord\n", "SYN-WORD-3", "`nord` is French"),
        (ISLAND.format("fr") + "Ana: gallina\n", "SYN-WORD-3", "`gallina` is Spanish"),
    ],
)
def test_one_clear_finding_for_each_trouble(text: str, code: str, told: str) -> None:
    (finding,) = referee.loads(text).findings
    assert finding.code == code
    assert told in finding.message


def test_west_is_o_in_french_and_spanish_and_east_is_o_in_dutch() -> None:
    said = {
        language: referee.loads(f"language: {language}\n{HEAD}Odile: {verb} O-3\n").entries[0].plays
        for language, verb in {"fr": "soleil", "es": "sol", "nl": "zon"}.items()
    }
    west = referee.loads(HEAD + "Odile: sun W-3\n").entries[0].plays
    east = referee.loads(HEAD + "Odile: sun E-3\n").entries[0].plays
    assert (said["fr"], said["es"], said["nl"]) == (west, west, east)


@pytest.mark.parametrize("spelling", ["céréale", "ce\u0301re\u0301ale", "cereale", "CÉRÉALE"])
def test_accents_may_be_missing_or_decomposed(spelling: str) -> None:
    record = referee.loads(CARDS.format("fr") + f"Anne: joue {spelling}; pioche 1\n")
    assert not record.findings
    assert "joue céréale; pioche 1" in referee.format_log(record)


FALSE_FRIENDS = [("fr", "abondance", "opulence"), ("es", "abundancia", "supplement")]


@pytest.mark.parametrize(("language", "word", "meant"), FALSE_FRIENDS)
def test_the_false_friends_stay_apart(language: str, word: str, meant: str) -> None:
    text = ISLAND.format("fr") + "hand Ana: {}\n"
    own = referee.loads(f"language: {language}\n" + text.format(word))
    assert not own.findings
    assert f"hand Ana: {meant}\n" in referee.format_log(own, "en")
    for other in {"en", "fr", "es", "nl"} - {language}:
        assert codes(referee.loads(f"language: {other}\n" + text.format(word))) != []
    for tile in ("opulence", "supplement"):
        said = referee.loads(f"language: {language}\n" + text.format(tile))
        assert f"hand Ana: {tile}\n" in referee.format_log(said, "en")


def test_a_player_may_be_called_as_a_word_of_another_language() -> None:
    text = "game: easter-island\nplayers: Titre, Nul\n\nTitre: place b2 north\nNul: pass\nresult Nul\n"
    assert referee.format_log(referee.loads(text)) == text
    french = referee.format_log(referee.loads(text), "fr")
    assert 'résultat "Nul"\n' in french
    assert referee.format_log(referee.loads(french), "en") == text


@pytest.mark.parametrize(
    "path", sorted((ROOT / "tests" / "language" / "logs").glob("*.moai")), ids=lambda path: path.stem
)
def test_logs_in_the_words_of_the_rulebooks_are_read(path: object) -> None:
    record = referee.load(str(path))
    assert record.findings == []
    assert record.language != "en"
    again = referee.loads(referee.format_log(record))
    assert [entry.plays for entry in again.entries] == [entry.plays for entry in record.entries]


@pytest.mark.parametrize("slip", ["langue: de", "langue: frans, nl", "édition: twilight"])
def test_a_slip_in_the_header_leaves_the_log_in_its_language(slip: str) -> None:
    log = (
        f"jeu: easter-island\n{slip}\njoueurs: Odile, Robin\n\nOdile: place b2 nord\nRobin: place d4 sud\n"
    )
    (found,) = referee.loads(log).findings
    assert found.place.line == 2


BODY = "Odile: plaats b2 noord\nRobin: plaats d4 zuid\nOdile: plaats b4 oost\nRobin: plaats d2 west\n"
DUTCH_CARDS = "hand Anne: vis moerbes graan\nhand Marc: vis vis graan\nAnne: speel graan; trek 1\n"
SPANISH_CARDS = "mano Anne: pez mora cereal\nmano Marc: pez pez cereal\nAnne: juega cereal; roba 1\n"


@pytest.mark.parametrize(
    ("text", "language", "line", "told"),
    [
        (
            HEAD + BODY,
            "nl",
            4,
            "this log is in Dutch, but its header does not say so; add the line `taal: nl`",
        ),
        ("spel: easter-island\nspelers: Odile, Robin\n\n" + BODY, "nl", 1, "`taal: nl`"),
        (CARDS.format("fr") + DUTCH_CARDS, "nl", 5, "`taal: nl`"),
        (CARDS.format("nl") + SPANISH_CARDS, "es", 5, "`idioma: es`"),
        (
            CARDS.format("nl") + "Anne: joue poisson\nMarc: joue céréale; pioche 1\n",
            "fr",
            5,
            "`langue: fr`",
        ),
    ],
)
def test_a_log_in_a_language_that_it_does_not_name_is_one_finding(
    text: str, language: str, line: int, told: str
) -> None:
    record = referee.loads(text)
    (finding,) = record.findings
    assert (record.language, finding.code, finding.place.line) == (language, "SYN-HEAD-10", line)
    assert told in finding.message
    key, _, _ = told[told.index("`") :].strip("`").partition(":")
    cured = referee.loads(f"{key}: {language}\n{text}")
    assert cured.findings == []
    assert [entry.plays for entry in cured.entries] == [entry.plays for entry in record.entries]


@pytest.mark.parametrize(
    ("text", "told", "meant"),
    [
        (HEAD + "Odile: sun O-3\n", "`O-3` is `W-3` in Spanish or French and `E-3` in Dutch", None),
        (HEAD + "Odile: sun O3\n", "`O3` is `W-3` in Spanish or French and `E-3` in Dutch", None),
        ("language: en\n" + HEAD + "Odile: sun O-4\n", "`E-4` in Dutch, but this log is in English", None),
        (HEAD + "Odile: zon O-1\n", "`zon` is Dutch", "sun E-1"),
        (
            "langue: fr\n" + HEAD + "Odile: zon O-1\n",
            "`zon` is Dutch, but this log is in French",
            "soleil E-1",
        ),
        ("taal: nl\n" + HEAD + "Odile: soleil O-1\n", "`soleil` is French", "zon W-1"),
        (
            "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ana (tortuga), Bea (dauphin)\n",
            "`tortuga` is Spanish, but this log is in French; write `tortue`",
            None,
        ),
        (CARDS.format("nl") + "taal: nl\n" + "Anne: speel viss\n", "did you mean vis?", "speel vis"),
        (CARDS.format("nl") + "Anne: trek houthaker\n", "did you mean houthakker?", "trek houthakker"),
        (CARDS.format("nl") + "Anne: speel vis\nMarc: speel poisson\n", "`poisson` is French", "speel vis"),
    ],
)
def test_nothing_is_read_as_something_else_in_silence(text: str, told: str, meant: str | None) -> None:
    text = text.replace("\n\ntaal: nl\n", "\ntaal: nl\n\n")
    (finding,) = referee.loads(text).findings
    assert told in finding.message
    assert finding.suggestion == meant


def test_a_totem_of_the_rulebook_shows_its_language() -> None:
    text = ISLAND.format("es").replace("Ana, Bea, Cid", "Ana (tortuga), Bea (delfín)") + "order: Bea, Ana\n"
    record = referee.loads(text)
    assert (record.language, record.findings) == ("es", [])
    assert [player.notes for player in record.header.players] == [("turtle",), ("dolphin",)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (CARDS.format("nl") + "Anne: koop een graan\n", "koop graan"),
        (CARDS.format("nl") + "Anne: leg 2 vis neer\n", "speel vis vis"),
        (CARDS.format("fr") + "Anne: joue les 2 céréales\n", "joue céréale céréale"),
        (CARDS.format("fr") + "Anne: play the fish\n", "play fish"),
        (HEAD + "Odile: pose une statue b2 nord\n", "place b2 nord"),
    ],
)
def test_articles_and_numbers_of_cards_are_read(text: str, said: str) -> None:
    record = referee.loads(text)
    assert record.findings == []
    assert said in referee.format_log(record)


@pytest.mark.parametrize("language", ["en", "fr", "nl", "es"])
@pytest.mark.parametrize("name", shelf.names())
def test_an_english_line_about_a_player_is_no_turn_of_a_stranger(name: str, language: str) -> None:
    """Not even if words follow that would be a turn: `offerings Bea: favor` in a Spanish log."""
    game = shelf.game(name)
    turns = [form.verb for form in spoken(game, language).forms if form.verb and not form.slots]
    heads = {
        form.verb.split()[0]
        for form in game.forms
        if any(slot.vocabulary.personal and ":" in slot.shape for slot in form.slots)
    }
    header = f"game: {name}\nlanguage: {language}\nedition: {next(iter(game.data['editions']))}\n"
    for head in heads & set(game.table_words):
        for turn in turns:
            record = referee.loads(f"{header}players: Ana, Bea\n\n{head} Bea: {turn}\n")
            assert [entry.name for entry in record.entries] == [None], (head, turn)


def test_a_language_that_does_not_help_is_given_up_halfway(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that nobody can read, with words of every language, are not read over and over again. The log
    is then as if those languages had not been tried."""
    looked_at: list[int] = []
    read_line = LineReader.read_line

    def counted(reader: LineReader, number: int, line: str) -> None:
        looked_at.append(number)
        read_line(reader, number, line)

    monkeypatch.setattr(LineReader, "read_line", counted)
    lines = [f"Odile: zork{each} nord norte noord" for each in range(20)]
    record = referee.loads(HEAD + "\n".join(lines))
    alone = referee.loads("langue: fr\n" + HEAD + "\n".join(lines))
    assert len(looked_at) <= 3 * len(lines) + len(lines)
    assert (record.language, len(record.entries), len(record.findings)) == ("fr", 20, 20)
    assert codes(record) == codes(alone)


def test_words_of_other_languages_are_looked_for_in_a_limited_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand lines of ten thousand characters are not searched for every word of four languages."""
    text = f"{HEAD}Odile: {', ' * 50}\nOdile: place b2 nord\n"
    assert referee.loads(text).language == "fr"
    monkeypatch.setattr(log_language, "MOST_SEARCHED", 100)
    assert referee.loads(text).language == "en"


@given(st.data())
@pytest.mark.parametrize("language", ["fr", "nl", "es"])
@pytest.mark.parametrize("game", ["easter-island", "rapa-nui-cards", "rapa-nui-island"])
def test_words_of_a_language_are_found_as_one_pattern_of_all_would(
    game: str, language: str, data: st.DataObject
) -> None:
    """They are looked for by their first parts: the pattern took a fiftieth of a second for a long line."""
    said = spoken(shelf.game(game), language)
    words = sorted(chain(*log_language._words(said).values()), key=lambda word: (-len(word), word))
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, words))})(?![\w-])")
    known = st.sampled_from([*words, *(word.split()[0] for word in words), *(word[:-1] for word in words)])
    text = "".join(data.draw(st.lists(known | st.sampled_from([" ", ", ", "-", "'", "_", "x", "1"]))))
    assert list(log_language._words_in(said, text)) == [found[0] for found in pattern.finditer(text)]


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
@pytest.mark.parametrize("game", ["easter-island", "rapa-nui-cards", "rapa-nui-island"])
def test_no_english_word_makes_a_log_another_language(game: str, language: str) -> None:
    """`has 1 statue; lost 5` has a slip, and `statue` is a French word too: the log is still in English."""
    said = spoken(shelf.game(game), language)
    english = languages.lexicon(game, "en").spellings
    assert [word for word in english if word in log_language._words_in(said, word)] == []
