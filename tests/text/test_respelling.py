"""Other words for a verb, other arrows and blanks: read without the grammar, and as the grammar does."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.core.game import Game
from referee.forms.folding import fold
from referee.text import canonical, grammar
from referee.text.clauses import Clauses
from referee.text.respelling import canonical_verbs, respaced, respelled
from tests.effort import tries
from tests.text.bending import GAMES, NAMES, Text, bent, table, texts
from tests.text.test_canonical import by_grammar

BENT = tries(500, 4000)
SEED = 23


def read_quickly(game: Game, said: Text) -> Any:
    """What the forms make of a text with canonical words; None if they cannot read it."""
    plain = " ".join(said.text.split())
    other = respaced(plain) if said.is_line else respelled(game, fold(plain))
    read = canonical.read_line if said.is_line else canonical.read_clause
    return None if other is None else read(game, other, NAMES)


def other_words(game: Game, text: str) -> list[str]:
    """A canonical clause with each other word for its verb, and with other arrows."""
    verb = next((each for each in (" ".join(text.split()[:2]), text.split()[0]) if each in VERBS[game]), "")
    spellings = [word for word, of in canonical_verbs(game).items() if of == verb != word]
    found = [word + text[len(verb) :] for word in spellings]
    return found + [each.replace("->", "=>") for each in found if "->" in each] if verb else []


VERBS = {game: set(canonical_verbs(game).values()) - {""} for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_other_word_for_a_verb_means_the_same(game: Game) -> None:
    reader = Clauses(table(game))
    tried = 0
    samples = {tuple(said.text.split()[:1]): said for said in texts(game) if not said.is_line}
    for said in samples.values():
        for text in other_words(game, said.text):
            quick, action = read_quickly(game, Text(text, False)), by_grammar(reader, Text(text, False))
            assert quick == action or (quick is None and '"' in text), text
            tried += quick is not None
    assert tried > 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_bent_text_is_read_in_two_ways(game: Game) -> None:
    reader = Clauses(table(game))
    seen = 0
    for said in bent(game, BENT, SEED):
        for text in (said.text, *([] if said.is_line else other_words(game, said.text)[:2])):
            quick = read_quickly(game, Text(text, said.is_line))
            if quick is not None:
                seen += 1
                assert quick == by_grammar(reader, Text(text, said.is_line)), text
    assert seen > 5


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("easter-island", "puts c3 north", "place c3 north"),
        ("easter-island", "puts sun n-a", "sun n-a"),
        ("easter-island", "fires n-a => c3 destroyed", "fire n-a -> c3 destroyed"),
        ("easter-island", "turn c3 east", "pivot c3 east"),
        ("easter-island", "place c3 north", None),
        ("easter-island", 'puts c3 north of "Jean Luc"', None),
        ("rapa-nui-cards", "lays fish", "play fish"),
        ("rapa-nui-island", "villagers b4", "villager b4"),
        ("rapa-nui-island", "erects moai small b4", "moai small b4"),
        ("rapa-nui-island", "puts villager b4", "villager b4"),
        ("rapa-nui-island", "transports pukao to b4", "pukao to b4"),
        ("rapa-nui-island", "exchanges reed 4 for hen", "exchange reed 4 for hen"),
        ("rapa-nui-island", "exchanges reed 4 for egg 2", "barter reed 4 for egg 2"),
    ],
)
def test_the_canonical_verb_takes_the_place_of_another(name: str, text: str, said: str | None) -> None:
    game = next(game for game in GAMES if game.name == name)
    assert respelled(game, text) == said


def test_a_loose_log_needs_no_grammar(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(*_: object) -> None:
        raise AssertionError("the grammar was asked")

    log = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Ann, Ben\n\nHAND  ANN :fish  berry grain\n"
    monkeypatch.setattr(grammar, "read_table_line", asked)
    assert not referee.loads(log).findings
