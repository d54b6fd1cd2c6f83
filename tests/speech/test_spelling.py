"""What can be said of a language as a whole: its punctuation, its little words, its words in backquotes."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module

import pytest

from referee.speech.catalogue import catalogue, grammar_of
from referee.speech.current import speaking
from referee.speech.punctuation import headed, together
from referee.speech.template import blanks
from scripts.english_messages import SHELL, english, packages

LANGUAGES = ("fr", "nl", "es")
NOT_SENTENCES = {"markdown.head", "recorder.turn-example"}
"""The heads of three columns, and a line of a log."""
BLANK = re.compile(r"\{[^{}|]*\}")
QUOTED = re.compile(r"`[^`]*`")
NAMES = {
    "game",
    "there",
    "player",
    "owner",
    "name",
    "due",
    "older",
    "younger",
    "loser",
    "winner",
    "first",
    "second",
    "other",
}
"""The blanks in which a player's name can stand."""
BOARD_FILE = ("board-file.", "part.")
"""The comments in a new board file, and what a part of such a file has to be. They show YAML."""
OF_BOARD_FILES = {"ahu", "gain", "next", "reed", "egg", "wood", "pearl", "none"}
"""Words of a board file, which is the same in every language."""


def texts(language: str) -> list[tuple[str, str]]:
    return [each for package in packages() for each in catalogue(package, language).items()]


def test_french_has_a_space_before_colons_and_semicolons() -> None:
    glued = [
        f"{key}: {text}"
        for key, text in texts("fr")
        if key not in NOT_SENTENCES
        and not key.startswith(BOARD_FILE)
        and re.search(r"[\w)»][;:!?](\s|$)", BLANK.sub("x", QUOTED.sub("x", text)))
    ]
    assert glued == []


@pytest.mark.parametrize(
    ("language", "text"), [("en", "a: b; c"), ("fr", "a : b ; c"), ("nl", "a: b; c"), ("es", "a: b; c")]
)
def test_parts_are_put_together_as_the_language_does(language: str, text: str) -> None:
    with speaking(language):
        assert headed("a", together(["b", "c"])) == text


def test_french_elides_before_a_name() -> None:
    """`d'Anne`: a template says `{player:de}`, never `de {player}`."""
    plain = re.compile(r"\b(?:de|que) \{(\w+)\}")
    wrong = [key for key, text in texts("fr") if NAMES & set(plain.findall(text))]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_that_a_text_asks_for_is_in_the_grammar(language: str) -> None:
    known = {"", ",", "plural", "title", *grammar_of(language).forms}
    asked = {
        (key, blank.spec)
        for key, text in texts(language)
        if "{" in text and not key.endswith((".title", ".law")) and not key.startswith(BOARD_FILE)
        for blank in blanks(text)
    }
    assert {(key, spec) for key, spec in asked if spec not in known and not spec.startswith("by ")} == set()


@cache
def notation(package: str, language: str) -> frozenset[str]:
    """The words of the notation in a language: what a log may contain."""
    rooms = ["referee.language", *([] if package == SHELL else [package])]
    found: set[str] = set()
    for room in rooms:
        words = import_module(f"{room}.words._{language}").WORDS
        for part in ("words", "names", "notes", "header"):
            for key, spelt in words[part].items():
                found |= {key} if language == "en" else set()
                found |= {word for text in spelt for word in text.lower().split()}
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_type_are_those_of_the_language(language: str) -> None:
    """A word of the English notation that the language does not have is not in its backquotes."""
    wrong = []
    for package in packages():
        theirs = notation(package, language)
        only_english = notation(package, "en") - theirs - OF_BOARD_FILES
        for key, text in catalogue(package, language).items():
            if key.startswith(BOARD_FILE):
                continue
            for quoted in QUOTED.findall(text):
                plain = re.sub(r"\{[^{}]*\}|\S*=\S*|--\S+|referee [\w ]+", " ", quoted.strip("`"))
                left = {
                    word for word in re.findall(r"[^\W\d_][\w-]*", plain.lower()) if word in only_english
                }
                wrong += [f"{key}: {text}"] if left else []
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_to_write_is_quoted_in_every_language(language: str) -> None:
    """Where the English has words in backquotes, so has the translation."""
    missing = [
        key
        for package in packages()
        for key, text in english(package).items()
        if "`" in text and "`" not in catalogue(package, language).get(key, "`")
    ]
    assert missing == []
