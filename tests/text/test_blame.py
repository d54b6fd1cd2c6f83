"""A word that nobody knows is blamed wherever it stands, and each example of a form is one of it."""

from __future__ import annotations

import random

import pytest

from referee import shelf
from referee.core.acts import Misnamed
from referee.core.game import Game
from referee.forms.lexicon import ENGLISH
from referee.forms.seats import quoted
from referee.language import languages
from referee.language.spoken import spoken
from referee.text import canonical
from referee.text.advice import advised
from referee.text.reader import LineReader
from tests.text.bending import NAMES, table, texts

GAMES = [spoken(shelf.game(name), language) for name in shelf.own_names() for language in languages.codes()]
ODD = "zzqxvzzqx"
"""Too long for the name of a space."""
CLAUSES = 25


def named(game: Game) -> str:
    return f"{game.name}-{game.language}"


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_an_unknown_word_is_blamed_wherever_it_stands(game: Game) -> None:
    dice = random.Random(3)
    plain = [said.text for said in texts(game) if not said.is_line and '"' not in said.text]
    said = dice.sample([text for text in plain if " " in text], CLAUSES)
    (article, *_) = languages.lexicon(game.name, game.language).words["article"]
    blamed = []
    for text in said:
        words = text.split()
        at = dice.randrange(1, len(words))
        line = f"Ann: {' '.join([*words[:at], article, ODD, *words[at:]])}"
        blamed.append((line, _blamed(game, line)))
    assert [each for each in blamed if each[1] != ODD] == []


def _blamed(game: Game, line: str) -> str:
    """The words that the finding about a line underlines."""
    record = table(game)
    record.lines.append(line)
    LineReader(record).read(0, ())
    if any(isinstance(play.action, Misnamed) for entry in record.entries for play in entry.plays):
        return ODD  # it is read, as the name of something that the game does not have
    (fault,) = record.findings
    assert fault.span is not None
    return line[fault.span.column - 1 : fault.span.end_column - 1]


@pytest.mark.parametrize("name", shelf.own_names())
def test_the_examples_are_canonical_actions_of_their_forms(name: str) -> None:
    game = shelf.game(name)
    for form, examples in game.examples.items():
        for example in examples.split("; "):
            text = example.format(*map(quoted, NAMES))
            action = canonical.read(game, text, NAMES)
            assert action is not None, example
            assert game.form_of[type(action)].name == form
            assert game.write(action, NAMES) == text


@pytest.mark.parametrize("name", shelf.own_names())
def test_every_form_that_people_write_has_an_example(name: str) -> None:
    """Apart from what all games share, a tile that is its own verb, and what no rule allows."""
    game = shelf.game(name)
    shared = {
        "resign",
        "result",
        "claim",
        "misnamed",
        "not_an_action",
        "final_table",
        "bonus",
        "stone_touched",
    }
    assert {form.name for form in game.forms} - game.examples.keys() <= shared | {"shift", "take"}


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_aside_has_words_and_says_what_to_write_in_the_language_of_the_log(game: Game) -> None:
    for key, aside in game.asides.items():
        for word in languages.lexicon(game.name, game.language).words[key]:
            found = advised(game, word, NAMES, is_head=aside.is_head)
            assert found is not None, word
            if aside.write and game.language != ENGLISH:
                english = advised(spoken(game, ENGLISH), _english(game, key), NAMES, aside.is_head)
                assert english is not None
                assert found.advice.facts["write"] != english.advice.facts["write"]


def _english(game: Game, key: str) -> str:
    return str(languages.lexicon(game.name, ENGLISH).words[key][0])
