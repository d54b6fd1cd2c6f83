"""The cache, the forms and the grammar read the same; so do the header reader and the grammar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee import shelf
from referee.core.acts import DRAW, UNFINISHED, Counts, Winners
from referee.core.entry import Play
from referee.core.record import Record
from referee.forms.folding import fold
from referee.forms.phrase import Flag, Form, Many, Numbers, Seats, Slot, Words
from referee.text import canonical, grammar
from referee.text.clauses import Clauses
from referee.text.compiling import compiled
from referee.text.header import parse_rulings
from referee.text.header_keys import KEYS
from referee.text.parsing import ParseFault as Fault
from referee.text.parsing import Parser, Token, Tree
from referee.text.player_list import parse_players
from tests.effort import tries
from tests.properties.texts import by_grammar
from tests.support import log

GAMES = [shelf.game(name) for name in shelf.names()]
SAYABLE = [
    (game, form) for game in GAMES for form in game.forms if form.verb and game.name == "easter-island"
]
STATEMENTS = ("result", "claim")


def statement_by_grammar(record: Record, text: str) -> Play | None:
    said = grammar.read_statement(record.game, fold(text), text)
    return Clauses(record).build(said, 5, 0, text, 0)


def line_by_grammar(record: Record, text: str) -> Play | None:
    said = grammar.read_table_line(record.game, fold(text), text)
    return Clauses(record).build(said, 5, 0, text, 0)


def reader_of(form: Form) -> Callable[[Record, str], Play | None]:
    if form.name in STATEMENTS:
        return statement_by_grammar
    return line_by_grammar if canonical.is_line(form) else by_grammar


def values(slot: Slot) -> list[Any]:
    """Values that a slot may hold, all of them where they can be listed."""
    some: list[Any]
    match slot.vocabulary:
        case Many(one=one):
            some = [(), (0,), (3, 1), tuple(range(min(6, len(one.names))))]
        case Words(names=names):
            some = list(range(len(names)))
        case Numbers():
            some = [0, 7, 90, 999_999_999]
        case Seats():
            some = [0, 1]
        case Flag():
            return [False, True]
        case Winners():
            some = [DRAW, UNFINISHED, (0,), (1,), (0, 1)]
        case Counts():
            some = [(2, 1), (0, 9999)]
        case _:
            raise AssertionError(f"no values for {slot.vocabulary}")
    return [None, *some] if slot.optional else some


def alphabet(form: Form) -> Iterator[Any]:
    slots = form.slots + form.seen
    for chosen in product(*map(values, slots)):
        yield form.kind(**{slot.field: value for slot, value in zip(slots, chosen, strict=True)})


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "form"), SAYABLE, ids=[form.name for _, form in SAYABLE])
@pytest.mark.parametrize("players", ["Ann, Ben", "Jean Luc, Zoé", "O'Neil, Anne-Marie"])
def test_forms_and_grammar_read_what_the_writer_writes(game: Any, form: Form, players: str) -> None:
    record = log(players=players)
    read = reader_of(form)
    number = 0
    for action in alphabet(form):
        text = form.write(action, record.players)
        assert canonical.read(game, text, record.players) == action, text
        play = read(record, text)
        assert (play and play.action) == action, text
        number += 1
    assert number > 0


@pytest.mark.parametrize("name", ["4711", "A&B", "Ann!", "R.", "d4", "Nothing", "Draw", "draw", "Wins"])
def test_odd_names_read_back_by_every_way(name: str) -> None:
    """A name that the header takes can also be written and read inside an action."""
    record = log(players=f"{name}, Ben")
    assert record.findings == []
    for form in record.game.forms:
        if not any(slot.vocabulary.personal for slot in form.slots):
            continue
        read = reader_of(form)
        for action in list(alphabet(form))[:40]:
            text = form.write(action, record.players)
            play = read(record, text)
            assert (play and play.action) == action, text


# The header


@cache
def header_parser() -> Parser:
    """The grammar knows headers; only the tables that the reader uses are kept."""
    return Parser(compiled(grammar.text_of(shelf.game("easter-island")), ["header"]))


def header_by_grammar(text: str) -> Tree:
    (tree,) = header_parser().parse("header", text).children
    assert isinstance(tree, Tree)
    return tree


def tokens(tree: Tree | Token) -> list[str]:
    assert isinstance(tree, Tree)
    return [" ".join(child.text.split()) for child in tree.children if isinstance(child, Token)]


def players_by_grammar(value: str) -> list[list[str]] | None:
    """Names and notes as the grammar reads them; the grammar sees folded text."""
    try:
        tree = header_by_grammar("players: " + value)
    except Fault:
        return None
    return [[" ".join(each.strip('"').split()) for each in tokens(player)] for player in tree.children]


def players_by_hand(value: str) -> list[list[str]] | None:
    players = parse_players(value)
    if players is None:
        return None
    return [[player.name, *player.notes] for player in players]


PLAYERS = [
    ("Ann, Ben", [["ann"], ["ben"]]),
    ("Ann", [["ann"]]),
    ("Ann (red), Ben (white, 61)", [["ann", "red"], ["ben", "white", "61"]]),
    ("Ann(red),Ben", [["ann", "red"], ["ben"]]),
    ("  Ann ,  Ben  ", [["ann"], ["ben"]]),
    ("Jean Luc (red one), O'Neil", [["jean luc", "red one"], ["o'neil"]]),
    ("Jean-Luc, 4711", [["jean-luc"], ["4711"]]),
    ("Zoé, 李明", [["zoe"], ["李明"]]),
    ("Ann,, Ben", None),
    ("Ann,", None),
    (", Ann", None),
    ("Ann (red) x, Ben", None),
    ("Ann (red, Ben", None),
    ("Ann red), Ben", None),
    ("-, Ben", None),
    ("Ann = x, Ben", None),
    ("Ann: x, Ben", None),
    ('"Ann", Ben', [["ann"], ["ben"]]),
    ('"Tom and Jerry" (red), " Ben "', [["tom and jerry", "red"], ["ben"]]),
    ('"Ann, Ben', None),
    ('An"n, Ben', None),
    ('"Ann" x, Ben', None),
    ('"-", Ben', None),
    ("Ann; Ben", None),
    ("Ann ((red)), Ben", None),
    ("(red), Ben", None),
    ("Ann (), Ben", [["ann"], ["ben"]]),
    ("Ann (red,), Ben", [["ann", "red"], ["ben"]]),
    ("Ann (a:b; c=d), Ben", [["ann", "a:b; c=d"], ["ben"]]),
]


@pytest.mark.parametrize(("value", "expected"), PLAYERS, ids=[value for value, _ in PLAYERS])
def test_players_are_read_alike(value: str, expected: list[list[str]] | None) -> None:
    assert players_by_hand(fold(value)) == expected
    assert players_by_grammar(fold(value)) == expected


RULINGS = [
    ("passing=exactly-two", [("passing", "exactly-two")]),
    ("passing = exactly-two , a_b=1", [("passing", "exactly-two"), ("a_b", "1")]),
    ("PASSING=Exactly–Two", [("passing", "exactly-two")]),
    ("passing", None),
    ("passing=", None),
    ("=two", None),
    ("passing=two,", None),
    ("passing=two three", None),
    ("passing==two", None),
    ("1passing=two", None),
]


@pytest.mark.parametrize(("value", "expected"), RULINGS, ids=[value for value, _ in RULINGS])
def test_rulings_are_read_alike(value: str, expected: list[tuple[str, str]] | None) -> None:
    assert parse_rulings(value) == expected
    try:
        tree = header_by_grammar("ruling: " + fold(value))
    except Fault:
        assert expected is None
        return
    assert [tuple(tokens(each)) for each in tree.children] == expected


WORDS = st.text(st.sampled_from("ab 1é李'.-_&"), max_size=6)
LISTS = st.lists(
    WORDS | st.sampled_from([",", "(", ")", " (a) ", ", ", ":", ";", "=", '"']), max_size=9
).map("".join)


@settings(max_examples=tries(75, 600))
@given(LISTS)
def test_players_made_of_any_signs_are_read_alike(value: str) -> None:
    value = fold(value).strip()
    by_hand = players_by_hand(value) if value else None
    assert by_hand == players_by_grammar(value)


@pytest.mark.parametrize("key", [key for key in KEYS if key not in ("players", "ruling")])
def test_header_keys_are_those_of_the_grammar(key: str) -> None:
    tree = header_by_grammar(f"{key}: some words: here")
    assert tokens(tree) == [key, "some words: here"]
    record = referee.loads(f"{key}: some words: here\n")
    assert key in record.header.lines
