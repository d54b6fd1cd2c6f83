"""A number before the word for a thing is an amount of it in each language, never the number of a place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from referee.core.entry import Play
from referee.core.game import Game
from referee.forms.lexicon import ENGLISH
from referee.language import languages
from referee.text.canonical import is_line
from scripts import compile_grammars
from tests.support import hold_for_each

SPOKEN = [
    game for game in compile_grammars.games() if game.name != "easter-island"
]  # it has no numbered places
HEAD = "game: {}\nlanguage: {}\n{}players: Ann, Ben\n\n"
EDITIONS = {"rapa-nui-cards": "edition: kosmos-fr\n", "rapa-nui-island": "edition: matagot-fr\n"}


def named(game: Game) -> str:
    return f"{game.name}-{game.language}"


def said(game: Game, clause: str) -> tuple[Play, ...]:
    """What Ann does if she says this; nothing if it cannot be read."""
    head = HEAD.format(game.name, game.language, EDITIONS.get(game.name, ""))
    record = referee.loads(f"{head}Ann: {clause}\n")
    return () if record.findings else tuple(play for entry in record.entries for play in entry.plays)


def things(game: Game) -> set[str]:
    """The words for what can be counted: pieces, and words such as `card` that an action may leave out."""
    lexicons = [languages.lexicon(game.name, code) for code in {game.language, ENGLISH}]
    counted = [own.words.get("filler", ()) for own in lexicons]
    counted += [words for own in lexicons for words in own.names.values()]
    return {word for words in counted for word in words if word[0].isalpha()}


def numbered(game: Game) -> Iterator[tuple[str, tuple[Play, ...]]]:
    """Each beginning of an action that a number alone completes, with what it says."""
    for verb in dict.fromkeys(form.verb for form in game.forms if form.verb and not is_line(form)):
        if plays := said(game, f"{verb} 2"):
            yield f"{verb} 2", plays


@pytest.mark.parametrize("game", SPOKEN, ids=named)
def test_a_number_of_things_is_no_number_of_a_place(game: Game) -> None:
    cases = {f"{begun} {thing}": plays for begun, plays in numbered(game) for thing in things(game)}

    def is_no_place(clause: str) -> None:
        assert said(game, clause) != cases[clause]

    hold_for_each(cases, str, is_no_place)
