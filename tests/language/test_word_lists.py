"""No list of words stands in the code: what a player may type is in the words files.

The keys of the words files are the words of the canonical English notation, and the code names things by
them. Every other spelling, English or not, belongs into a words file only.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.forms.lexicon import TAKEN, TAKEN_KEYS
from referee.language.word_file import load_words
from tests.support import ROOT
from tests.test_architecture import MODULES

READERS = ("language", "text", "notation", "as_played", "advice", "scribe", "playing", "highlight")
"""The rooms that read what a player types."""
WORDS = [
    load_words(path)
    for path in [
        *(ROOT / "referee" / "language" / "words").glob("*.yaml"),
        *(ROOT / "referee" / "games").glob("*/words/*.yaml"),
    ]
]
KEYS = {key for file in WORDS for part in ("words", "names", "notes", "header") for key in file[part]}
KEYS |= {"tablet as"}  # the canonical words for the key `copy`
SPELLINGS = {
    word.lower()
    for file in WORDS
    for part in (file["words"], file["names"], file["notes"])
    for words in part.values()
    for word in words
    if len(word) > 1
} - KEYS
"""What is read besides the canonical English words."""
OTHERS = {
    "case",  # of a finding: which of its sentences
    "player",  # and other facts of findings, fields of actions and columns of tables
    "chosen",
    *(
        "card",
        "resource",
        "score",
        "point",
        "start",
        "end",
        "winner",
        "winners",
        "situation",
        "gains",
        "rulings",
        "space",
    ),
    "en",  # the code of English
    *("fix", "mend", "help"),  # commands of the recorder: the catalogues have them in other languages
}


def word_lists(tree: ast.AST) -> Iterator[tuple[int, list[str]]]:
    """Lists, sets, tuples and dicts of words, and patterns with a choice of words."""
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if node in told:
            continue  # it says what the code does
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            yield node.lineno, _texts(node.elts)
        elif isinstance(node, ast.Dict):
            yield node.lineno, _texts(node.keys)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "|" in node.value:
            yield node.lineno, re.findall(r"(?<![\\\w])[^\W\d_]{2,}", node.value)


def _texts(nodes: list[ast.expr] | list[ast.expr | None]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def found_in(code: str) -> list[tuple[int, set[str]]]:
    """The lists with words that only a words file should have."""
    lists = [(line, {word.lower() for word in words}) for line, words in word_lists(ast.parse(code))]
    return [(line, words & SPELLINGS - OTHERS) for line, words in lists if words & SPELLINGS - OTHERS]


def rooms_of(path: Path) -> tuple[str, ...]:
    """The room of a module, or the room of the game that it is in."""
    parts = path.relative_to(ROOT / "referee").with_suffix("").parts
    return parts[2:3] if parts[0] == "games" else parts[:1]


READING = [path for path in MODULES if set(rooms_of(path)) & set(READERS)]


@pytest.mark.parametrize("path", READING, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_module_that_reads_has_a_list_of_words(path: Path) -> None:
    assert found_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "code",
    [
        'PLURALS = {"fishes": "fish"}',
        'WAY = Words("way", ("right", "left"), {"clockwise": "right"})',
        'BACK = re.compile("(?:place|pose)")',
        'words = ["wins", "won"]',
    ],
)
def test_a_list_of_words_is_found(code: str) -> None:
    assert found_in(code)


def test_words_that_are_no_names_are_those_of_the_words_files() -> None:
    english = [load_words(path)["words"] for path in ROOT.glob("referee/**/words/en.yaml")]
    assert set(TAKEN) == {word for words in english for key in TAKEN_KEYS for word in words.get(key, ())}
