"""Words of the rulebooks: read in a log of their own edition, and in no other."""

from __future__ import annotations

import pytest

import referee
from referee import shelf
from referee.core.folding import fold

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
