"""The words files: they are compiled, complete, and no word in them means two things."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from referee import shelf
from referee.core.acts import Resign
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.forms.phrase import Form
from referee.language import languages
from referee.language.word_file import load_words
from referee.language.words._index import HEADER_KEYS
from referee.text import grammar
from referee.text.header_keys import KEYS
from scripts import compile_grammars, compile_words


def test_the_compiled_words_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert compile_words.main(["--check"]) == 0, (
        f"run python -m scripts.compile_words: {capsys.readouterr().out}"
    )


def test_a_stale_module_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_words, "module_text", lambda path: "old")
    assert compile_words.main(["--check"]) == 1
    assert "stale: referee/language/words/_en.py" in capsys.readouterr().out


def test_nouns_have_number_and_gender() -> None:
    words = languages.lexicon("rapa-nui-cards", "nl")
    assert words.noun("fish") == ("vis", "vissen", "c")
    assert words.noun("player") == ("speler", "spelers", "c")
    assert words.noun("total") == ("totaal", "totaal", "")
    assert words.noun("unheard-of").one == "unheard-of"


def test_a_language_is_found_by_its_names() -> None:
    assert [
        languages.code_of(name) for name in ("nl", "Dutch", "nederlands", "FR-BE", "Español", "eo")
    ] == [
        "nl",
        "nl",
        "nl",
        "fr",
        "es",
        None,
    ]
    assert languages.codes()[0] == ENGLISH


def test_a_language_that_is_not_there_is_told() -> None:
    with pytest.raises(KeyError):
        languages.lexicon("easter-island", "eo")


@pytest.mark.parametrize("name", shelf.own_names())
def test_every_game_has_its_english_words(name: str) -> None:
    assert languages.speaks(shelf.game(name), ENGLISH)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("words: [place]", "is not of type 'object'"),
        ("deeds: {place: place}", "Additional properties are not allowed"),
        ("names: {fish: {many: fishes}}", "'one' is a required property"),
        ("words: {place: ''}", "place"),
        ("verbs: {place: {I: place}}", "'she' is a required property"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "xx.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"xx\.yaml: at ") as refused:
        load_words(path)
    assert told in str(refused.value)


SPOKEN = list(compile_grammars.games())
FOREIGN = [game for game in SPOKEN if game.lexicon is not None]


def named(game: Game) -> str:
    return f"{game.name}-{game.language}"


TOLD_APART = [
    {"_DRAW", "_TAKE"},
    {"_BARTER", "_EXCHANGE"},
    {"_BARTER", "_EXCHANGE", "_USE"},
    {"_TILES", "_TILES_OF"},
    {"_CARRY", "_MOAI"},
    {"_CARRY", "_MOAI", "OTHER_DEED"},
]
"""Terminals that look at what follows: `take fish from column 2` is a draw, `take Anne wood` is not;
`exchange 3 eggs for 3 pearls` is a barter, `exchange 4 eggs for a hen` is not, and who spends a tile uses
it; `tiles:` are those of the board, `tiles Ann:` those of a player; a pukao is carried as a moai is, and
who moves one of them transports it."""


@pytest.mark.parametrize("game", SPOKEN, ids=named)
def test_no_word_means_two_things_in_one_place(game: Game) -> None:
    """In every state of the parser, no word is two of the terminals that may come next."""
    tables = grammar.made(game)
    kinds: dict[str, set[str]] = {}
    for kind, words in tables["spelt"].items():
        for word in words:
            kinds.setdefault(word, set()).add(kind)
    clashes = {
        (word, *sorted(here))
        for goes, _ in tables["rows"]
        for word, names in kinds.items()
        if len(here := names & goes.keys()) > 1 and here not in TOLD_APART
    }
    assert clashes == set()


@pytest.mark.parametrize("game", FOREIGN, ids=named)
def test_no_word_means_something_else_than_in_english(game: Game) -> None:
    for kind, words in grammar.parser(game).means.items():
        listed = game.terminals.get(kind)
        read = {} if listed is None else listed.spellings(languages.lexicon(game.name, ENGLISH))
        english = {word for word, name in read.items() if listed is not None and name in listed.names}
        assert not english & words.keys(), kind


@pytest.mark.parametrize("game", FOREIGN, ids=named)
def test_every_word_has_its_word_in_every_language(game: Game) -> None:
    own, english = game.lexicon, languages.lexicon(game.name, ENGLISH)
    assert own is not None
    only_english = {"down"}
    assert english.words.keys() - own.words.keys() <= only_english
    assert own.words.keys() <= english.words.keys()
    assert own.names.keys() == english.names.keys()
    assert own.notes.keys() == english.notes.keys()
    assert own.header.keys() == english.header.keys() == set(KEYS)


@pytest.mark.parametrize("game", FOREIGN, ids=named)
def test_verbs_that_are_one_word_in_english_are_one_word_in_every_language(game: Game) -> None:
    """Whether `take` is legal depends on what follows. Another verb for one of the two would differ."""
    own, english = game.lexicon, languages.lexicon(game.name, ENGLISH)
    assert own is not None
    for one, two in combinations(english.words, 2):
        if len({*english.words[one]} & {*english.words[two]}) > 1 and two in own.words:
            assert {*own.words[one]} == {*own.words[two]}, (one, two)


@pytest.mark.parametrize("game", FOREIGN, ids=named)
def test_a_canonical_name_is_one_word_and_the_only_one_of_its_list(game: Game) -> None:
    for listed in game.terminals.values():
        assert game.lexicon is not None
        names = listed.spoken(game.lexicon).names
        assert len(set(map(fold, names))) == len(names)
        assert not any(" " in name for name in names)


@pytest.mark.parametrize("name", shelf.own_names())
def test_the_english_words_are_those_of_the_notation(name: str) -> None:
    """What the lists of the notation read in English stands in the English words file too."""
    game, english = shelf.game(name), languages.lexicon(name, ENGLISH)
    for kind, listed in game.terminals.items():
        spelt = listed.spellings(english)
        read = {fold(word): listed.names[value] for word, value in listed.values.items()}
        assert set(read) <= set(spelt), kind


def test_header_keys_mean_the_same_in_every_language() -> None:
    meant: dict[str, set[str]] = {}
    for keys in HEADER_KEYS.values():
        for word, key in keys.items():
            meant.setdefault(word, set()).add(key)
    assert {word: keys for word, keys in meant.items() if len(keys) > 1} == {}


def test_a_verb_without_synonyms_needs_no_words_file() -> None:
    """A new form is read by its verb, also of a third person. A verb that all games share stays theirs."""
    forms = [Form("feast", Resign), Form("resign", Resign), Form("order", Resign, verb="order :")]
    game: Any = SimpleNamespace(forms=forms)
    assert languages._verbs(game, languages._shared(ENGLISH)) == {"feast": ("feast", "feasts")}
