"""Clauses with one name are read once for all tables, and plain lists of names without the general case.

Neither may change what is read, whatever the players are called.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from referee import shelf
from referee.core.entry import Player
from referee.core.record import Header, Record
from referee.forms.lexicon import ENGLISH
from referee.games.easter_island.actions import PlaceStatue, Setup, Sun
from referee.language.languages import LANGUAGES
from referee.language.spoken import spoken
from referee.text import cache
from referee.text.clauses import Clauses
from referee.text.player_list import parse_players

NAMES = (
    "Ann",
    "of",
    "as",
    "North",
    "Mary-Lou",
    "Jean Luc",
    "e3",
    "d'Arc",
    "Zoé",
    "draw",
    "van",
    "de",
    "N-a",
)
ACTIONS = [
    action
    for seat in (0, 1)
    for action in (
        Sun(3, seat),
        PlaceStatue(7, 2, seat),
        PlaceStatue(7, 2, seat, 3),
        PlaceStatue(7, 2, seat, 4),
        Setup(7, 2, seat),
        Setup(8, 0, seat, 2),
    )
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_names_the_same_seat_at_every_table(language: str) -> None:
    game = shelf.game("easter-island")
    said = spoken(game, language)
    cache.forget()
    for names in permutations(NAMES, 2):
        players = tuple(map(Player, names))
        record = Record("x", [], Header(players=players), game=game, spoken=said)
        clauses = Clauses(record)
        for action in ACTIONS:
            text = said.write(action, names)
            for typed in (text, text.upper()):
                play = clauses.canonical(typed)
                assert play is not None and play.action == action, (names, typed)
        shared = said.write(ACTIONS[0], names)
        assert clauses.canonical(f"{shared} ") is None  # a blank more is not canonical
    assert clauses.owned


def test_two_names_that_differ_in_case_alone_are_one_seat() -> None:
    game = shelf.game("easter-island")
    players = Player("Ann"), Player("ANN")
    clauses = Clauses(Record("x", [], Header(players=players), game=game, spoken=spoken(game, ENGLISH)))
    for typed in ("sun N-a of Ann", "sun N-a of ANN", "sun N-a of ann"):
        play = clauses.canonical(typed)
        assert play is not None and play.action == Sun(0, 0)


PARTS = (
    "Ann",
    "Mary-Lou",
    "Jean Luc",
    "d'Arc",
    "J. R.",
    "Zoé",
    "and",
    "y",
    "-x",
    "a_b",
    "7",
    "'t",
    "",
    " ",
    "A&B",
)
GLUES = (", ", ",", " and ", " et ", ", and ", " & ", " ", ",  ")


def test_a_plain_list_of_names_is_read_as_in_general() -> None:
    plain = 0
    for one, two in permutations(PARTS, 2):
        for glue in GLUES:
            for value in (f"{one}{glue}{two}", f"Cid, {one}{glue}{two}", f"{one}{glue}{two}, Eva"):
                read = parse_players(value)
                assert read == parse_players(f" {value}"), value  # a blank before it: the general case
                plain += read is not None
    assert plain > 100
