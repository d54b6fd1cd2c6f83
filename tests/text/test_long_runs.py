"""Twice as long a run of signs, blanks or words is at most about twice the work, counted in characters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pkgutil import iter_modules

import pytest
from hypothesis import given
from hypothesis import strategies as st

import referee
from referee import shelf
from referee.forms.lexicon import TAKEN
from referee.text import line_heads, plain_numbers, plain_text, unquoted_names
from referee.text.player_list import with_commas
from tests.counted_regex import looks, looks_from_the_start
from tests.fuzz.test_fuzz import work_of

ROOMS = (
    "referee.core",
    "referee.forms",
    "referee.text",
    "referee.language",
    "referee.highlight",
    "referee.archive",
)
PIECES = (
    " ",
    ",",
    ".",
    ";",
    "-",
    ":",
    '"',
    "'",
    "(",
    ">",
    "#",
    "x",
    "9",
    "&",
    "& ",
    "and ",
    "a, ",
    "x-",
    ".x",
)
ENDS = (("", ""), ("Ann", "z"), ("#! a", '"'), ("Ann: pass ", ")"))
FEW = 24
FROM_THE_START = {
    "referee.text.boards._FILE",
    "referee.text.header._RULING",
    "referee.text.player_list._PLAYER",
}
"""Patterns that are only matched at one place, and not looked for at every place of a text."""
SINGLE_BLANKS = {"referee.text.player_list._PLAYER"}
"""Patterns for texts whose runs of blanks have become one blank."""
OF_SHORT_TEXTS = {"between"}
"""Patterns that are looked for only in texts of at most 600 characters (LONGEST in text/suggestions.py)."""


def patterns() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Every pattern for the text of a log: those of the modules, and those that are made for a game."""
    for room in ROOMS:
        for module in iter_modules(import_module(room).__path__, f"{room}."):
            for name, found in vars(import_module(module.name)).items():
                if isinstance(found, re.Pattern) and isinstance(found.pattern, str):
                    yield f"{module.name}.{name}", found
    game = next(shelf.own_games())
    yield "between", re.compile(line_heads.between(game))
    yield "named", line_heads._named(("Ann", "Jean Luc"))
    yield "articles", plain_text.left_out(game)[0]
    yield "fillers", plain_text.left_out(game)[1]
    several = unquoted_names._names_to_quote(("Ann", "Jean Luc"), TAKEN)
    assert several is not None
    yield "several words", several
    yield "counted fillers", plain_text._counted_fillers(game)
    yield "one of a place", plain_numbers._place_one(game)
    yield "one gained", plain_text._one_gained(game)
    yield "linked", plain_text._linked(game, ("Ann", "Jean Luc"))
    yield "some of a place", plain_numbers._some_of_a_place(game)


PATTERNS = dict(patterns())


@pytest.mark.parametrize("name", PATTERNS)
def test_a_pattern_looks_at_each_character_a_few_times(name: str) -> None:
    counted = looks_from_the_start if name in FROM_THE_START else looks
    grown = []
    pieces = [piece for piece in PIECES if piece != " " or name not in SINGLE_BLANKS]
    for piece, (begin, end) in product(pieces, ENDS):
        one, two = (counted(PATTERNS[name], f"{begin}{piece * count}{end}") for count in (FEW, 2 * FEW))
        if two > 2.6 * one + 20:
            grown.append((piece, begin, end, one, two))
    assert bool(grown) == (name in OF_SHORT_TEXTS), grown[:3]


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"[-,.;]*\s+[-,.;:]*\s*", "Ann{}z"),
        (r"(?:[\s;,.&+/]|(?<=\s)(?:and)(?=\s))*$", "Ann{}z"),
        (r"\s*([:,])\s*", "Ann{}z"),
        (r",(?![^()]*\))", "Ann{}z"),
        (r' (?:(?:&|and) )+(?![^()]*\))(?=[^"]*(?:"[^"]*"[^"]*)*$)', 'Ann{}"'),
    ],
)
def test_what_was_not_linear_is_noticed(pattern: str, text: str) -> None:
    """Patterns that the reader once had."""
    one, two = (
        max(looks(re.compile(pattern), text.format(piece * count)) for piece in (" ", ",", " &"))
        for count in (FEW, 2 * FEW)
    )
    assert two > 2.6 * one + 20


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"(?<![a-z])[a-z]+-[a-z0-9-]*", "ab-c1 dd -x e-"),
        (r"\s*(?P<key>[a-z]+)\s*=\s*(?P<option>[a-z0-9]+)\s*(?:,|$)", " a = b1 , c=d"),
        (r"(a|ab)(c|bcd)(d*)", "abcdd abcd acd"),
        (r'"[^"]*"|\b\w+?\b', 'x "y z" ab_1'),
        (r"(\w)\1|^x|[^\W\d]{2,3}?", "aabbc xyz 12"),
        (" (?:(?:&|and) )++", "a & and & b &c"),
    ],
)
def test_the_counting_matcher_finds_what_python_finds(pattern: str, text: str) -> None:
    from tests.counted_regex import Counted

    compiled = re.compile(pattern)
    for at in range(len(text) + 1):
        found = compiled.match(text, at)
        counted = Counted(compiled, text)
        assert next(counted.ends(counted.nodes, at), None) == (None if found is None else found.end())


@pytest.mark.parametrize("run", [",", " ", " &", " and", "a,", "(", '"', "-", ".", "; "])
def test_a_long_run_in_a_line_is_read_with_little_more_work(run: str) -> None:
    """The same for the reader as a whole, counted in calls: no part of it goes through the run for each
    character of it."""

    def work(count: int) -> int:
        log = f"game: easter-island\nplayers: Ann, Ben\n\nAnn{run * count}pass\nAnn: pass{run * count}\n"
        return work_of(lambda: referee.loads(f"{log}# {run * count}\n"))

    work(300)
    assert work(600) < 2.6 * work(300) + 2_000


@given(st.lists(st.sampled_from([" ", "  ", "and", "then", "x", ",", "&", "and ", " and ", "é", "\t"])))
def test_what_stands_before_another_turn_is_found_from_its_end(parts: list[str]) -> None:
    """A pattern says the same, and takes the square of the time."""
    folded = "".join(parts)
    pattern = re.compile(r"(?<![\s;,.&+/])(?:[\s;,.&+/]|(?<=\s)(?:and|then)(?=\s))*$")
    found = pattern.search(folded)
    assert found is not None
    assert line_heads.before_turn(next(shelf.own_games()), folded, len(folded)) == found.start()


@pytest.mark.parametrize("run", [" and", ", then ", " and and x"])
def test_a_long_run_before_another_turn_is_read_with_little_more_work(run: str) -> None:
    game = next(shelf.own_games())
    one, two = (
        work_of(lambda: line_heads.before_turn(game, f"pass{run * count} ", 5 + len(run) * count))  # noqa: B023
        for count in (100, 200)
    )
    assert two < 2.6 * one + 100


@pytest.mark.parametrize("run", [",", " ", " &", " and ", "a,", "(", '"'])
def test_a_long_run_in_the_list_of_players_is_read_with_little_more_work(run: str) -> None:
    one, two = (work_of(lambda: with_commas(f'Ann{run * count}"Ben')) for count in (300, 600))  # noqa: B023
    assert two < 2.6 * one + 100
