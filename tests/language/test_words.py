"""The words files: they are compiled, complete, and no word in them means two things."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee import shelf
from referee.core.lexicon import ENGLISH
from referee.language import languages
from referee.language.word_file import load_words
from scripts import compile_words


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
        ("verbs: {place: place}", "Additional properties are not allowed"),
        ("names: {fish: {many: fishes}}", "'one' is a required property"),
        ("words: {place: ''}", "place"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "xx.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"xx\.yaml: at ") as refused:
        load_words(path)
    assert told in str(refused.value)
