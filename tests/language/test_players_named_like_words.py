"""A player may be called like any word of the notation, or the header says so and which name is allowed."""

from __future__ import annotations

import pytest

import referee
from referee.core.entry import Play
from referee.core.game import Game
from referee.forms.folding import fold
from referee.language import languages
from scripts import compile_grammars
from tests.support import hold_for_each

SPOKEN = list(compile_grammars.games())
HEAD = "game: {}\nlanguage: {}\n{}players: {}, Ben\n\n"
EDITIONS = {"rapa-nui-cards": "edition: kosmos-fr\n", "rapa-nui-island": "edition: matagot-fr\n"}
LINES = {
    "easter-island": (
        "Zoe: place c3 north",
        "Zoe: sun W-3; pass",
        "Ben: place b2 north of Zoe",
        "position: end",
        "claim Zoe statues 1",
    ),
    "rapa-nui-cards": (
        "position: turn 3, Zoe",
        "hand Zoe: fish fish moai",
        "display Zoe: moai",
        "owns Zoe: fish 1",
        "wood Zoe: 3",
        "glory Zoe: 3",
        "holdings Zoe: fish 1",
        "pile: 20",
        "stone: fish 3",
        "values: fish 3",
        "supply: fish 4",
        "Zoe: play fish; draw 1",
        "Zoe: buy fish",
        "Ben: take Zoe wood, Ben glory",
        "Ben: offer Zoe fish, Ben ?",
        "claim Zoe wood 3",
    ),
    "rapa-nui-island": (
        "variant: first-game",
        "position: round 1, phase 1, Zoe",
        "order: Zoe, Ben",
        "tiles: E3.1 rest",
        "reserve: rest 2",
        "stock: small 3",
        "neutral: B4",
        "erected: A2 medium",
        "resources Zoe: reed 1",
        "hand Zoe: rest",
        "tablet Zoe: kept",
        "built Zoe: chief",
        "placed Zoe: villager B4",
        "carved Zoe: small",
        "offerings Zoe: hen 8",
        "passed: Zoe",
        "round: 2",
        "phase: 3",
        "Zoe: villager B4",
        "Zoe: rest A4",
        "Ben: moai small to B5 -> Zoe reed 1",
        "claim Zoe egg 1",
    ),
}
"""Lines of every kind in which a player is named, and those that begin with a word and a colon."""


def named(game: Game) -> str:
    return f"{game.name}-{game.language}"


def head(game: Game, name: str) -> str:
    return HEAD.format(game.name, game.language, EDITIONS.get(game.name, ""), name)


def words(game: Game) -> set[str]:
    own = languages.lexicon(game.name, game.language)
    listed = [*own.words.values(), *own.names.values(), *own.header.values(), *own.notes.values()]
    return {word.capitalize() for spelt in listed for word in spelt if word.isalpha()}


def said(game: Game, name: str, lines: list[str]) -> dict[int, tuple[int | None, tuple[Play, ...]] | None]:
    """What each line says, and whose it is: by its number. None for a line that is not understood."""
    record = referee.loads(head(game, name) + "\n".join(lines))
    lost = {finding.place.line for finding in record.findings}
    return {
        entry.line: None if entry.line in lost else (entry.seat, entry.plays) for entry in record.entries
    }


def written(game: Game) -> list[str]:
    """The lines in the language of the game, as Referee writes them."""
    text = HEAD.format(game.name, "en", EDITIONS.get(game.name, ""), "Zoe") + "\n".join(LINES[game.name])
    record = referee.loads(text)
    assert record.findings == []
    return referee.format_log(record, game.language).splitlines()[-len(LINES[game.name]) :]


@pytest.mark.parametrize("game", SPOKEN, ids=named)
def test_a_player_may_be_called_like_any_word(game: Game) -> None:
    lines = written(game)
    usual = said(game, "Zoe", lines)
    assert None not in usual.values()

    def may_play(name: str) -> None:
        refused = referee.loads(head(game, name)).findings
        if refused:
            (fault,) = refused
            assert fault.facts["case"] == "reserved"
            other = fault.facts["other"]
            own = [line.replace("Zoe", other if line.startswith("Zoe") else f'"{other}"') for line in lines]
            assert said(game, other, own) == usual
            return
        own = [line.replace("Zoe", name if line.startswith("Zoe") else f'"{name}"') for line in lines]
        assert said(game, name, own) == usual
        bare = said(game, name, [line.replace("Zoe", name) for line in lines])
        assert {line: usual[line] for line in bare if bare[line] is not None} == {
            line: what for line, what in bare.items() if what is not None
        }

    hold_for_each(sorted(words(game)), fold, may_play)


@pytest.mark.parametrize(
    ("game", "language", "name", "line"),
    [
        ("rapa-nui-island", "en", "Draft", "Ben: moai small to B5 -> Draft reed 1"),
        ("rapa-nui-island", "fr", "Prend", "Ben: moaï petit vers B5 -> Prend jonc 1"),
        ("rapa-nui-island", "nl", "Geen", "Ben: moai klein naar B5 -> Geen riet 1"),
    ],
)
def test_a_name_that_has_to_be_quoted_is_told(game: str, language: str, name: str, line: str) -> None:
    text = HEAD.format(game, language, EDITIONS[game], name)
    (fault,) = referee.loads(f"{text}{line}\n").findings
    assert (fault.code, fault.facts["case"], fault.facts["name"]) == ("SYN-WORD-2", "notation", name)
    before, _, behind = line.rpartition(name)
    assert not referee.loads(f'{text}{before}"{name}"{behind}\n').findings


def test_pierre_plays_where_the_stone_is_a_line() -> None:
    text = (
        "jeu: rapa-nui-cards\nlangue: fr\nédition: kosmos-fr\njoueurs: Pierre, Marc\n\n"
        "pierre: poisson 3\nPierre: joue poisson; pioche 1\n"
    )
    record = referee.loads(text)
    assert record.findings == []
    assert [entry.seat for entry in record.entries] == [None, 0]
    assert referee.format_log(record) == text
