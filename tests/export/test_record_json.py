"""The record as data: nothing can be smuggled in, and text to JSON to text changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.export import record_json as export_record
from referee.export.json_text import to_text
from tests.export.data import PLACE, made, turn
from tests.properties.texts import assert_round_trip
from tests.support import judged, log, records
from tests.text.random_games import canonical_game
from tests.text.reading import seats


@pytest.mark.parametrize("seed", range(8))
def test_random_game_round_trip(seed: int) -> None:
    assert_round_trip(canonical_game(seed, most=60))


@pytest.mark.parametrize("most", [1, 7, 2_000])
def test_the_text_in_parts_is_the_text_of_the_data(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """However large the parts are; blank lines and remarks stay where they were."""
    monkeypatch.setattr(export_record, "ACTIONS_IN_A_PART", most)
    head = "\n# first\ngame: easter-island\nedition: twilight-fr\n\n\nplayers: Ann, Ben\n"
    bodies = ("", "\n\n", "\n# a\n\n\n# b\n", "Ann: pass\n", "\nAnn: pass; pass\n\n\n# c\nBen: pass\n\n")
    made_logs = [referee.loads(head + body) for body in bodies]
    numbers = set()
    some = [log.record for log in map(judged, records()[::40]) if log.is_readable]
    for record in [*made_logs, *some]:
        parts = list(export_record.record_to_text(record))
        assert "".join(parts) == to_text(referee.to_json(record))
        numbers.add(len(parts))
    assert (max(numbers) > 2) == (most < 2_000)


CANONICAL = [
    "Ann: place c3 north  # why",
    "# a comment\n#\n#! EI-FIRE-5\n\nAnn: pass",
    "# !exclamation",
    "# # twice",
    "# with \"quotes\" and 'others'",
    'Ann: pass stands EI-FIRE-5 "we agreed; so: be # it" stands EI-TURN-1',
    'Ann: pass stands EI-FIRE-5 ""',
    "Cora: place c3 north",
    "Ann (red): place c3 north",
    "=Ann: place c3 north",
    "Ann: place f9 north stands EI-GRID-1",
    "Ann: swap c3 d4",
    "Ann: swap c3: d4",
    "Ann: capture " + "d4 " * 400 + "d4",
    "Ann: fire N-b -> struck a1 b2, nothing destroyed",
    "Ann: place c3 north of Ben as 3",
    "result Ann, Ben one-left 2-1",
    "result draw\nresult unfinished\nclaim Ben hand 3",
]


@pytest.mark.parametrize("body", CANONICAL, ids=lambda body: body[:40])
def test_line_round_trip(body: str) -> None:
    assert_round_trip(f"game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\n{body}\n")


@pytest.mark.parametrize("body", ["# with\ta tab", 'Ann: pass stands EI-FIRE-5 "a\ttab"', "Bob\tB: pass"])
def test_round_trip_of_what_formatting_made_canonical(body: str) -> None:
    assert_round_trip(referee.format_log(log(body)))


HEADERS = [
    "players: Ann (red, 61), Jean Luc (white)",
    "# top\n\nplayers: Ann, Ben  # who\nruling: passing=exactly-two\ndate: 2026\nnote: one\nnote: two",
    'players: Ann, Ben\nnote: a 5" board # 3',
    "players: Ann, Ben\nnote: " + "x" * 9_500,
    "players: " + "A" * 300 + ", Ben",
    "players: " + ", ".join(f"P{n}" for n in range(21)),
]


@pytest.mark.parametrize("header", HEADERS, ids=lambda header: header[:40])
def test_header_round_trip(header: str) -> None:
    assert_round_trip(f"game: easter-island\nedition: twilight-fr\n{header}\n\nAnn: place c3 north\n")


# Made by another program


def test_a_record_without_header_lines() -> None:
    data = made(turn("Ann", PLACE, comment="hi"), {}, {"comment": "ho"}, rulings={"passing": "exactly-two"})
    record = referee.from_json(data)
    assert "\n".join(record.lines) == (
        "game: easter-island\nedition: twilight-fr\nplayers: Ann (red), Ben\nruling: passing=exactly-two\n"
        "\nAnn: place c3 north  # hi\n\n# ho"
    )
    assert record.findings == []


def test_a_record_without_entries() -> None:
    record = referee.from_json(made())
    assert (record.entries, record.findings) == ([], [])
    assert record.players == ("Ann", "Ben")


def test_a_stranger_stays_a_stranger() -> None:
    record = referee.from_json(made(turn("Cora", PLACE)))
    assert [(entry.name, entry.seat) for entry in record.entries] == [("Cora", None)]


def test_header_lines_may_not_contradict_the_fields() -> None:
    header = [{"key": "game", "value": "easter-island"}, {"key": "players", "value": "Cora, Dan"}]
    with pytest.raises(ValueError, match="players"):
        referee.from_json(made(turn("Ann", PLACE), header=header))


def test_numbers_may_be_written_as_json_writes_them() -> None:
    """3.0 is an integer in JSON Schema, and some programs write it."""
    record = referee.from_json(made(turn("Ann", {"do": "begins", "turn": 3.0})))
    assert seats(record) == [0]


# Data that is no record

WRONG: list[tuple[Any, str]] = [
    (None, "None is not of type 'object'"),
    ([], "not of type 'object'"),
    ("text", "not of type 'object'"),
    ({}, "required property"),
    (made(schema_version=2), "schema_version"),
    (made(game="rapa-nui-chess"), "there is no game rapa-nui-chess"),
    (made(edition="Twilight"), "edition"),
    (made(players=[]), "players"),
    (made(players=["Ann"]), "players/0"),
    (made(extra=1), "extra"),
    (made({"player": "Ann"}), "actions"),
    (made(turn("Ann")), "entries/0/actions"),
    (made(turn("Ann", {"do": "dance"})), "dance"),
    (made(turn("Ann", {"do": "place", "point": "c3"})), "facing"),
    (made(turn("Ann", {"do": "place", "point": "f9", "facing": "north"})), "f9"),
    (made(turn("Ann", PLACE | {"colour": "red"})), "colour"),
    (made(turn("Ann", PLACE | {"owner": "Cora"})), "Cora"),
    (made(turn("Ann", PLACE | {"number": -1})), "number"),
    (made(turn("Ann", PLACE | {"number": True})), "number"),
    (made(turn("Ann", PLACE | {"number": 10**5000})), "number"),
    (made(turn("Ann", {"do": "claim", "player": 3, "quantity": "hand", "value": 1})), "player"),
    (made({"actions": [{"do": "result", "winners": ["Cora"]}]}), "Cora"),
    (made(turn("Ann", PLACE | {"stands": [{"code": "fire"}]})), "code"),
    (made(header=[{"key": "colour", "value": "red"}]), "colour"),
    (made(header=[{"key": "date"}]), "value"),
]


@pytest.mark.parametrize(("data", "words"), WRONG, ids=[words for _, words in WRONG])
def test_data_that_is_no_record_is_refused_in_words(data: Any, words: str) -> None:
    with pytest.raises(ValueError, match=r"(?s)^(this is not|there is no|[a-z_]+: )") as refused:
        referee.from_json(data)
    assert words in str(refused.value)
    assert len(str(refused.value)) < 400


# Each puts one string where a line of the log will be made of it.
PLACES = {
    "name of a player": lambda text: made(players=[{"name": text}, {"name": "Ben"}]),
    "note of a player": lambda text: made(players=[{"name": "Ann", "notes": [text]}]),
    "name in an entry": lambda text: made(turn(text, PLACE)),
    "text of a deed": lambda text: made(turn("Ann", {"do": "not_an_action", "text": text})),
    "text of a misnaming": lambda text: made(turn("Ann", {"do": "misnamed", "text": text})),
    "reason": lambda text: made(turn("Ann", PLACE | {"stands": [{"code": "EI-FIRE-5", "reason": text}]})),
    "code": lambda text: made(turn("Ann", PLACE | {"stands": [{"code": f"EI-FIRE-5{text[4:]}"}]})),
    "comment": lambda text: made({"comment": text}),
    "comment of a turn": lambda text: made(turn("Ann", PLACE, comment=text)),
    "header value": lambda text: made(header=[{"key": "note", "value": text}]),
    "ruling": lambda text: made(rulings={"passing": text}),
    "edition": lambda text: made(edition=f"twilight-fr{text[4:]}"),
    "game": lambda text: made(game=f"easter-island{text[4:]}"),
    "owner": lambda text: made(turn("Ann", PLACE | {"owner": text})),
}
LINE_BREAKS = ["swap\nBen: resign", "swap\rBen: resign", "swap\n", "swap\r", "swap\x00x"]
INJECTIONS = [(where, text) for where in PLACES for text in LINE_BREAKS] + [
    (where, text)
    for where in PLACES
    if "comment" not in where
    for text in ["swap # gone", "swap; resign"]
    if not (where in ("reason", "note of a player", "header value") and ";" in text)
    if not (where == "reason" and "#" in text)
]


@pytest.mark.parametrize(("where", "text"), INJECTIONS, ids=[f"{w}: {t!r}" for w, t in INJECTIONS])
def test_no_string_becomes_another_line_or_action(where: str, text: str) -> None:
    with pytest.raises(ValueError, match=r"^this (is not|record cannot)|there is no|is no player"):
        referee.from_json(PLACES[where](text))


@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("text", ["swap\u2028x", "swap\x85x", "swap\u202ex", "swap\ud800x"])
def test_hidden_characters_are_refused_or_found(where: str, text: str) -> None:
    try:
        record = referee.from_json(PLACES[where](text))
    except ValueError:
        return
    assert record.findings != []


@pytest.mark.parametrize("text", ["pass", "place c3 north", "swap c3 stands EI-TURN-6", "swap -> x"])
def test_a_deed_without_a_form_does_not_become_one_with(text: str) -> None:
    """`do` says not_an_action; the log must not say pass."""
    data = made(turn("Ann", {"do": "not_an_action", "text": text}))
    try:
        record = referee.from_json(data)
    except ValueError:
        return
    assert record.findings or referee.to_json(record)["entries"] == data["entries"]


def test_what_cannot_be_read_is_not_exported() -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        referee.to_json(log("nonsense"))
    with pytest.raises(ValueError, match="cannot be read"):
        referee.to_csv(log("nonsense"))
