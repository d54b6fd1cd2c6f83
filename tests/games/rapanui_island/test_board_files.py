"""Board files that are no YAML, not of the right shape, or an attack: always a sentence and a line."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from referee.export.boards import verdict_on
from referee.export.report import concise, full
from referee.export.terminal import PLAIN
from referee.games.rapanui_island.board_files import BOARDS
from referee.text import boards
from referee.text.board_yaml import MOST_BYTES
from tests.effort import tries
from tests.games.rapanui_island.board_files import FOUR, changed, findings, reading
from tests.support import ROOT

SCHEMA = json.loads((ROOT / "schemas" / "board.schema.json").read_text(encoding="utf-8"))
PARTS = (
    "name, stand_in, players, crater, pukao_quarry, carver_slots, stars, track, end_free_ahu, map, spaces"
)
ID = "the id of a space, 1 to 8 letters and figures such as A1"


def only(text: str | bytes) -> tuple[str, int, int, str]:
    [found] = findings(text)
    assert found.span is not None
    return found.code, found.span.line, found.span.column, found.message


@pytest.mark.parametrize(
    ("data", "line", "column", "message"),
    [
        ("a: [1, 2\nb: 3", 1, 4, "the bracket or quote that opens here is never closed"),
        ("a: [1 2, {b: 1 ]", 1, 16, "a comma or the closing brace is missing before this"),
        ("a: b: c", 1, 5, "a colon is in the wrong place, or a line is indented wrongly"),
        ("a:\n\t- b", 2, 1, "there is a tab here; indent with spaces"),
        ("a: 'x\nb: 1", 1, 4, "the bracket or quote that opens here is never closed"),
        ("a: @b", 1, 4, "a word cannot begin like this; write it in quotes"),
        ("a: 1\n  b: 2", 2, 4, "a colon is in the wrong place, or a line is indented wrongly"),
        ("a: \x07", 1, 4, "there is a control character here; delete it"),
        ("a: !!python/object/apply:os.system [x]", 1, 4, "there is a `!` tag here, which a board file does not use"),
        ("--- 1\n--- 2", 2, 1, "a second document begins here; a file holds one board"),
        ("? [a]\n: b", 1, 3, "a name is missing before the colon"),
        ("a: 010", 1, 4, "YAML reads 010 as an unusual number; write a plain whole number, or a word in quotes"),
        ("a: 1.5", 1, 4, "YAML reads 1.5 as an unusual number; write a plain whole number, or a word in quotes"),
        ("a: 12:30", 1, 4, "YAML reads 12:30 as an unusual number; write a plain whole number, or a word in quotes"),
        ("a: 2020-01-01", 1, 4, "YAML reads 2020-01-01 as a date; write a plain whole number, or a word in quotes"),
        ("[" * 30_000, 1, 9, "this is nested too deeply for a board"),
        (b"a: 1\nb: \xff\n", 2, 1, "this is not UTF-8 text; save the file as UTF-8"),
        (b" " * (MOST_BYTES + 1), 1, 1, "the file is larger than 64 KiB"),
    ],
)  # fmt: skip
def test_what_cannot_be_read(data: str | bytes, line: int, column: int, message: str) -> None:
    assert only(data) == ("SYN-BOARD-2", line, column, message)


def test_a_bomb_of_anchors_is_refused_at_its_first() -> None:
    bomb = "a: &a [x, x]\n" + "\n".join(
        f"{n}: &{n} [*{m}, *{m}]" for m, n in zip("abcdefgh", "bcdefghi", strict=True)
    )
    code, line, _, message = only(bomb)
    assert (code, line) == ("SYN-BOARD-2", 1)
    assert "anchors" in message
    assert only("a: *b")[1] == 1


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("crater: C5", "crater: 12", 6, 'YAML reads 12 as a number; if it is a name, write it in quotes: "12"'),
        ("crater: C5", "crater: no", 6, 'YAML reads no as true or false; if it is a name, write it in quotes: "no"'),
        ("crater: C5", "crater:", 6, f"`crater:` needs {ID}, but there is nothing"),
        ("crater: C5", "crater: C 5", 6, f"`crater:` needs {ID}, not C 5"),
        ("crater: C5", "crater: [C5]", 6, f"`crater:` needs {ID}"),
        ("stars: 4", "stars: four", 9, "`stars:` needs a whole number from 0 to 99, not four"),
        ("stars: 4", "stars: true", 9, "`stars:` needs a whole number from 0 to 99, not true"),
        ("stars: 4\n", "", 1, "`stars:` is missing"),
        ("players: [3, 4]", "players: [3]", 5, "`players:` needs [3, 4] or [2], for the two sides of the board"),
        ("egg: 8,", "egg: 8, fish: 8,", 10, "`fish:` is not a part of track; the parts are: reed, egg, wood, pearl"),
        ("A1: {gain: egg, ", "A1: {gian: egg, gain: egg, ", 19,
         "`gian:` is not a part of A1 (did you mean gain?); the parts are: gain, ahu, next"),
        ("A1: {gain: egg, ", "A1: {", 19, "`gain:` of A1 is missing"),
        ("[A2, B1, B2]", "[A2, B1, B2, 5]", 19, 'YAML reads 5 as a number; if it is a name, write it in quotes: "5"'),
        ("end_free_ahu: players", "end_free_ahu: never", 11,
         "`end_free_ahu:` needs `players`, `edition`, or a number from 0 to 20, not never"),
        ('  - "    A1', '  - "    A1\\t', 13,
         "`map:` needs a row of ids and spaces in quotes, at most 200 characters long, not "
         "    A1\t  A2  A3  A4"),
        ("name: stand-in-34", 'name: ""', 3,
         "`name:` needs a name of 1 to 60 characters on one line, not empty quotes"),
    ],
)  # fmt: skip
def test_what_does_not_fit_the_schema(old: str, new: str, line: int, message: str) -> None:
    code, found, _, said = only(changed(FOUR, old, new))
    assert (code, found, said) == ("SYN-BOARD-3", line, message)


def test_an_unknown_part_and_the_missing_one_it_was_meant_as() -> None:
    first, second = findings(changed(FOUR, "crater: C5", "cratr: C5"))
    assert first.message == "`crater:` is missing"
    assert second.place.line == 6
    assert second.message.startswith(
        f"`cratr:` is not a part of a board (did you mean crater?); the parts are: {PARTS}"
    )


@pytest.mark.parametrize(
    ("name", "kind"), [("12", "a number"), ("no", "true or false"), ("On", "true or false")]
)
def test_an_id_that_yaml_takes_for_something_else_is_to_be_quoted(name: str, kind: str) -> None:
    sketch, spaces = FOUR.split("spaces:\n")
    sketch = sketch.replace("A1", name)
    bare = f"{sketch}spaces:\n{spaces.replace('A1', name)}"
    told = [(f.place.line, f.message) for f in findings(bare)]
    assert (19, f'YAML reads the name {name} as {kind}; write it in quotes: "{name}"') in told
    assert (20, f'YAML reads {name} as {kind}; if it is a name, write it in quotes: "{name}"') in told
    quoted = reading(f"{sketch}spaces:\n" + spaces.replace("A1", f'"{name}"'))
    assert quoted.flaws == ()
    assert quoted.board.names[0] == name


def test_a_part_that_stands_twice() -> None:
    twice = changed(FOUR, "stars: 4", "stars: 4\nstars: 5")
    assert only(twice) == ("SYN-BOARD-2", 10, 1, "`stars:` is already on line 9")


@pytest.mark.parametrize("data", ["", "5", "- a", "a board", "{}", "# nothing\n"])
def test_what_is_no_board_at_all(data: str) -> None:
    assert {finding.code for finding in findings(data)} == {"SYN-BOARD-3"}


def test_the_schema_is_a_schema_and_every_title_completes_a_sentence() -> None:
    Draft202012Validator.check_schema(SCHEMA)

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            if part.keys() & {"type", "enum", "anyOf", "pattern"} and not part.keys() <= {
                "enum",
                "type",
                "minimum",
                "maximum",
            }:
                assert "title" in part, part
            for below in part.values():
                walk(below)

    walk(SCHEMA["properties"])
    walk(SCHEMA["$defs"])


def test_readings_are_remembered_but_not_without_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "_read", {})
    assert reading(FOUR) is reading(FOUR)
    for number in range(3 * boards.MOST_REMEMBERED):
        reading(f"{FOUR}# {number}\n")
    assert len(boards._read) <= boards.MOST_REMEMBERED


# Whatever the file, there is a reading: a board that can be drawn, or findings that can be shown.


def has_a_reading(data: bytes) -> None:
    read = reading(data)
    assert (read.board is None) == bool(read.errors)
    verdict = verdict_on(read, "ours.yaml")
    for finding, row in zip(verdict.findings, concise(verdict), strict=True):
        assert finding.message in row or not finding.message.isprintable()
        assert row.isprintable()
        assert 1 <= finding.place.line <= len(read.lines)
    assert len(full(verdict, PLAIN)) == len(verdict.findings)
    if read.board is not None:
        assert BOARDS.draw(read.board)
        assert BOARDS.svg(read.board)


SIGNS = "[ ] { } : , - ? | & * ! ' \" # % \\ &a *a !!int <<: A1 C5 none egg/ + 0 -1 99999999999 ~ yes é"
pieces = st.sampled_from([*SIGNS.split(), ": ", "\n", "\n  ", "\t", "\x00", "\ud800"])


@settings(max_examples=tries(30, 300))
@given(st.lists(st.tuples(st.integers(0, len(FOUR)), st.integers(0, 30), pieces), min_size=1, max_size=4))
def test_a_file_with_pieces_cut_out_and_put_in(changes: list[tuple[int, int, str]]) -> None:
    text = FOUR
    for at, cut, piece in changes:
        text = text[:at] + piece + text[at + cut :]
    has_a_reading(text.encode("utf-8", "surrogatepass"))


@settings(max_examples=tries(20, 150))
@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    has_a_reading(data)


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 200)
    | st.sampled_from(["A1", "egg", "players", "", "hut", "a b"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["A1", "gain", "next", "hut"]), inner, max_size=3)
    ),
    max_leaves=8,
)
DATA = yaml.safe_load(FOUR)


@settings(max_examples=tries(30, 300))
@given(st.sampled_from(list(DATA)), values)
def test_any_value_for_any_part_and_the_schema_decides_on_its_form(part: str, value: Any) -> None:
    data = {**DATA, part: value}
    text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False)
    has_a_reading(text.encode())
    fits = Draft202012Validator(SCHEMA).is_valid(data)
    told = [f for f in findings(text) if f.code == "SYN-BOARD-3" and "the map" not in f.message]
    assert fits == (told == []), [f.message for f in told]
