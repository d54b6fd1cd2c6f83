"""Words of the rulebooks: read in a log of their own edition, and in no other."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest

import referee
from referee import shelf
from referee.assets import read_text
from referee.core.folding import fold
from referee.core.game import Game
from referee.core.phrase import Many, Words
from referee.text.terminal_words import spelt
from referee.text.unread_words import lists_of
from scripts.compile_grammars import listed, with_words
from tests.support import ROOT

NL = """game: rapa-nui-cards
edition: kosmos-nl
players: Anne, Marc

hand Anne: vis moerbes graan
hand Marc: fish zoete aardappel graan
column 1: vis priester moai graan
column 2: houthakker moai priester houthakker
column 3: moerbes moerbes potato priester
column 4: vis moai houthakker graan
Anne: speelt vis; trekt 1
"""


def test_a_table_may_write_in_the_words_of_its_rulebook() -> None:
    record = referee.loads(NL)
    assert referee.check(record).findings == []
    formatted = referee.format_log(record)
    assert "hand Marc: fish potato grain\n" in formatted
    assert "Anne: play fish; draw 1\n" in formatted
    assert referee.loads(formatted).entries == record.entries


def test_words_of_another_rulebook_mean_nothing() -> None:
    other = referee.loads(NL.replace("kosmos-nl", "kosmos-fr"))
    assert not referee.check(other).legal
    assert referee.check(referee.loads(NL)).legal, "and what was read once is not remembered for the other"


def test_a_word_of_the_notation_is_never_translated() -> None:
    for game in shelf.all_games():
        for language, words in game.synonyms.items():
            assert language in {each["language"] for each in game.data["editions"].values()}
            assert all(word == fold(word) for word in words)
            assert not set(words) & set(game.forms_by_verb)


@pytest.mark.parametrize("word", ["vissen", "moerbe", "trektt"])
def test_what_is_no_word_stays_wrong(word: str) -> None:
    old = {"vissen": "vis moerbes", "moerbe": "moerbes graan", "trektt": "trekt 1"}[word]
    new = old.replace(old.split()[0], word, 1)
    verdict = referee.check(referee.loads(NL.replace(old, new, 1)))
    assert not verdict.legal


# A word stands in one place


@pytest.mark.parametrize("name", shelf.own_names())
def test_grammar_has_the_words_of_the_vocabulary(name: str) -> None:
    text = read_text("grammar", shelf.game(name).grammar)
    assert with_words(text, listed(name)) == text, "run python -m scripts.compile_grammars"


def test_a_terminal_that_the_grammar_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="no terminal WAI"):
        with_words("WAY.2: /left/\n", {"WAI": ["left"]})


def synonyms_in(game: Game) -> set[str]:
    """All words that are read and never written, whatever list they are on."""
    lists = [each for each in lists_of(game) if isinstance(each, Words) and not isinstance(each, Many)]
    written = {fold(name) for words in lists for name in words.names}
    return {*chain(*(words.values for words in lists), *game.synonyms.values())} - written


def declared_in_code(name: str) -> Iterator[str]:
    """Every word that the code of a game spells out."""
    for path in (ROOT / "referee" / "games" / shelf.packages()[name]).rglob("*.py"):
        if not path.name.startswith("_"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def declared_in_grammar(name: str) -> Iterator[str]:
    """Every word in a line of the grammar that is written by hand, once for each such line."""
    for line in read_text("grammar", shelf.game(name).grammar).splitlines():
        terminal = re.fullmatch(r"(_?[A-Z_]+)(?:\.-?\d+)?: /(.*)/", line)
        if terminal and terminal[1] not in listed(name):
            yield from set(spelt(terminal[2]))


@pytest.mark.parametrize("name", shelf.own_names())
def test_no_synonym_is_declared_twice(name: str) -> None:
    declared = Counter(chain(declared_in_code(name), declared_in_grammar(name)))
    synonyms = synonyms_in(shelf.game(name))
    assert len(synonyms) > 8
    assert {word: declared[word] for word in synonyms if declared[word] > 1} == {}
