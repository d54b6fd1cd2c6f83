"""The grammar decides: no text, however it is changed, is read differently without it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from referee.core.acts import Misnamed
from referee.core.entry import Play
from referee.core.game import Game
from referee.forms.folding import fold
from referee.text import canonical, grammar
from referee.text.clauses import Clauses
from referee.text.line_kinds import statement_words
from referee.text.parsing import ParseFault as Fault
from referee.text.writer import write_play
from scripts import compile_grammars
from tests.effort import tries
from tests.text.bending import GAMES, NAMES, Text, bent, sayable, table, texts

CLAUSES = tries(1500, 4500, "REFEREE_CLAUSES")
"""How many bent texts are tried, over all games."""

IN_OTHERS = 6
"""In another language than English, one text of so many is tried."""

SEED = 11
SPOKEN = [*GAMES, *(game for game in compile_grammars.games() if game.lexicon is not None)]


def by_grammar(reader: Clauses, said: Text) -> Any:
    """What the grammar makes of a text; None if it refuses it."""
    folded = fold(said.text)
    game = reader.spoken
    try:
        if not said.is_line:
            clause = grammar.read_clause(game, folded, said.text)
        elif not game.table_words or (folded.split() or [""])[0].rstrip(":") in statement_words(game):
            clause = grammar.read_statement(game, folded, said.text)
        else:
            clause = grammar.read_table_line(game, folded, said.text)
        play = reader.build(clause, 1, 0, said.text, 0)
    except Fault:
        return None
    return None if play is None or play.waivers else play.action


def without_grammar(game: Game, said: Text) -> Any:
    read = canonical.read_line if said.is_line else canonical.read_clause
    return read(game, " ".join(said.text.split()), NAMES)


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: f"{game.name}-{game.language}")
def test_what_the_forms_write_is_read_back_by_both_ways(game: Game) -> None:
    reader = Clauses(table(game))
    assert len(texts(game)) > 100
    for said in texts(game):
        action = without_grammar(game, said)
        assert action is not None, said
        assert game.write(action, NAMES) == said.text
        assert by_grammar(reader, said) == action, said


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: f"{game.name}-{game.language}")
def test_no_bent_text_is_read_in_two_ways(game: Game) -> None:
    reader = Clauses(table(game))
    differ = []
    for said in bent(game, CLAUSES // len(GAMES) // (1 if game.lexicon is None else IN_OTHERS), SEED):
        quick = without_grammar(game, said)
        action = by_grammar(reader, said)
        if quick is not None and quick != action:
            differ.append((said.text, quick, action))
        if quick is None and action is not None and sayable(game, action):
            squeezed = fold(" ".join(said.text.split()))
            if fold(game.write(action, NAMES)) == squeezed and type(action) is not Misnamed:
                differ.append((said.text, quick, action))
        if action is not None and type(action) in game.form_of:
            written = write_play(game, Play(action), NAMES)
            again = by_grammar(reader, Text(written, said.is_line))
            if again != action or not begins_with_its_verb(game, action, written):
                differ.append((said.text, written, again))
    assert not differ, "\n".join(map(str, differ))


def begins_with_its_verb(game: Game, action: Any, written: str) -> bool:
    """Whether a text that names what the game does not have begins with a verb of its own language."""
    verb = game.form_named[action.verb].verb if type(action) is Misnamed else ""
    return not verb or written.split()[0].rstrip(":") == verb.split()[0]


@pytest.mark.parametrize(
    ("name", "language", "text"),
    [
        ("rapa-nui-cards", "nl", "koop offering"),
        ("rapa-nui-cards", "nl", "trek boat"),
        ("rapa-nui-cards", "es", "roba card"),
    ],
)
def test_an_english_word_that_names_nothing_stays_in_a_log_of_another_language(
    name: str, language: str, text: str
) -> None:
    game = next(game for game in SPOKEN if (game.name, game.language) == (name, language))
    action = by_grammar(Clauses(table(game)), Text(text, False))
    assert type(action) is Misnamed
    assert write_play(game, Play(action), NAMES) == text


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: f"{game.name}-{game.language}")
def test_a_name_that_the_game_does_not_have_is_kept_in_one_spelling(game: Game) -> None:
    reader = Clauses(table(game))
    clauses = {said.text.split()[0]: said.text for said in texts(game) if NAMED.search(said.text)}
    for text in clauses.values():
        for other in ("s-8", "S-8", "É-f", "e-f", "n-8", "W-f", "g7", "É8"):
            action = by_grammar(reader, Text(NAMED.sub(other, text, count=1), False))
            if type(action) is Misnamed:
                written = write_play(game, Play(action), NAMES)
                assert by_grammar(reader, Text(written, False)) == action, (text, other, written)


NAMED = re.compile(r"\b[A-Z]-\w\b|\b[a-eA-F][1-6]\b")
"""The name of a square or of a side."""

LOOSE = [
    ("easter-island", "take e1"),
    ("easter-island", "has e1 ready"),
    ("easter-island", "sun w3"),
    ("easter-island", "begins turn 03"),
    ("rapa-nui-cards", "play grains"),
    ("rapa-nui-cards", "supply:turtle 22, berry 22"),
    ("rapa-nui-cards", "supply: fish 22 berry 22"),
    ("rapa-nui-island", "exchange egg 3 pearl for hen"),
    ("rapa-nui-island", "villager quarry"),
    ("rapa-nui-island", "tablet as rest"),
    ("rapa-nui-island", "villager b4 by"),
]


@pytest.mark.parametrize(("name", "text"), LOOSE)
def test_loose_text_is_left_to_the_grammar(name: str, text: str) -> None:
    game = next(game for game in GAMES if game.name == name)
    assert canonical.read(game, text, NAMES) is None
