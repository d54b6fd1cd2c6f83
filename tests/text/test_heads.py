"""Names and colons: a turn within a turn, and a line that lacks its colon."""

from __future__ import annotations

import pytest

import referee
from referee.core.acts import NearlyRead, Unreadable
from referee.core.record import Record
from tests.text.reading import deeds, underlined

HEADERS = {
    "EI": "game: easter-island\nplayers: Mary Ann, Odile\n",
    "KO": "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Anne, Marc, Carl\n",
    "MA": "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ana, Bea, Jean Luc\n",
}


def read(game: str, line: str) -> Record:
    return referee.loads(f"{HEADERS[game]}\n{line}\n")


TWO_TURNS = [
    ("EI", "Odile: place c3 north; Mary Ann: place d4 west", "Mary Ann"),
    ("EI", "Odile: place c3 north; mary: place d4 west", "mary"),
    ("EI", "Odile: place c3 north; Mary Ann place d4 west", "Mary"),
    ("EI", "Odile: place c3 north, Mary Ann : place d4 west", "Mary Ann"),
    ("EI", "Odile: place c3 north. Mary Ann: place d4 west", "Mary Ann"),
    ("EI", "Odile: place c3 north and then Mary Ann: place d4 west", "Mary Ann"),
    ("EI", "Odile: place c3 north Mary Ann: place d4 west; sun W-3", "Mary Ann"),
    ("EI", "Odile: place c3 north; Bob: place d4 west", "Bob"),
    ("KO", "Anne: play grain / Marc: play fish", "Marc"),
    ("MA", "Ana: villager B4; Jean Luc: villager B5", "Jean Luc"),
]


@pytest.mark.parametrize(("game", "line", "name"), TWO_TURNS, ids=[line for _, line, _ in TWO_TURNS])
def test_another_turn_on_the_same_line_is_told_by_its_name(game: str, line: str, name: str) -> None:
    record = read(game, line)
    (finding,) = record.findings
    assert finding.code == "SYN-VERB-1"
    assert underlined(record, finding) == name
    assert finding.message == (
        f"each player's turn goes on a line of its own; begin a new line before `{name}`"
    )
    (actions,) = deeds(record)
    assert len(actions) == 2  # what the first of them did is known
    assert not isinstance(actions[0], Unreadable)
    assert isinstance(actions[1], Unreadable)


@pytest.mark.parametrize("again", ["Odile:", "odile :"])
def test_the_same_name_once_more_begins_no_other_turn(again: str) -> None:
    record = read("EI", f"Odile: place c3 north; {again} sun W-3")
    (finding,) = record.findings
    assert finding.message == f"`{again.rstrip(' :')}` is already at the beginning of the line"
    assert finding.suggestion == "sun W-3"
    assert [type(action).__name__ for action in deeds(record)[0]] == ["PlaceStatue", "NearlyRead"]


def test_a_name_and_a_colon_within_quotes_begin_no_turn() -> None:
    record = read("EI", 'Odile: pass stands EI-TURN-1 "Mary Ann: never mind"')
    assert record.findings == []


NO_COLON = [
    ("EI", "Mary Ann moves c3 c4", "Mary Ann", "Mary Ann: move c3 c4"),
    ("EI", "mary moves c3 c4", "mary", "Mary Ann: move c3 c4"),
    ("EI", "Mary Ann, place c3 north; sun W-3", "Mary Ann", "Mary Ann: place c3 north; sun W-3"),
    ("EI", "Mary Ann - place c3 north", "Mary Ann", "Mary Ann: place c3 north"),
    ("EI", "Odile; place c3 north", "Odile", "Odile: place c3 north"),
    ("EI", "Odile. place c3 north", "Odile", "Odile: place c3 north"),
    ("EI", "Mary Anne place c3 north", "Mary Anne", "Mary Ann: place c3 north"),
    ("MA", "Jean Luc villager B4", "Jean Luc", "Jean Luc: villager B4"),
    ("KO", "hand Anne fish berry grain", "hand Anne", "hand Anne: fish berry grain"),
    ("KO", "column 1 fish fish moai grain", "column 1", "column 1: fish fish moai grain"),
    ("KO", "supply fish 22, berry 22", "supply", "supply: fish 22, berry 22"),
    ("MA", "order Bea, Ana, Jean", "order", 'order: Bea, Ana, "Jean Luc"'),
]


@pytest.mark.parametrize(
    ("game", "line", "head", "meant"), NO_COLON, ids=[line for _, line, _, _ in NO_COLON]
)
def test_a_missing_colon_is_put_in(game: str, line: str, head: str, meant: str) -> None:
    record = read(game, line)
    (finding,) = record.findings
    assert finding.code == "SYN-LINE-1"
    assert finding.message == f"a colon is missing after {head}"
    assert (underlined(record, finding), finding.suggestion) == (head, meant)
    (actions,) = deeds(record)
    right = read(game, meant)
    assert right.findings == []
    assert [action.meant for action in actions if isinstance(action, NearlyRead)] == deeds(right)[0]


def test_a_heading_of_a_round_needs_no_colon() -> None:
    heading, line = read("MA", "Round 2"), read("MA", "round: 2")
    assert heading.findings == []
    assert deeds(heading) == deeds(line)


def test_a_line_of_the_table_that_cannot_be_read_is_still_of_the_table() -> None:
    record = read("KO", "hand Anne whatever 3 you like")
    (finding,) = record.findings
    assert finding.code == "SYN-LINE-1"
    assert "needs a colon" in finding.message
    assert repr(deeds(record)) == "[[LostLine(word='hand')]]"


COLONS = [
    ("EI", "Odile: place c3 north: sun W-3", "place c3 north; sun W-3"),
    ("KO", "Anne: play grain: draw 4", "play grain; draw 4"),
    ("MA", "Ana: villager B4: villager quarry 1", "villager B4; villager quarry 1"),
]


@pytest.mark.parametrize(("game", "line", "meant"), COLONS, ids=[line for _, line, _ in COLONS])
def test_a_colon_between_actions_should_be_a_semicolon(game: str, line: str, meant: str) -> None:
    (finding,) = read(game, line).findings
    assert finding.message == "`:` is left over; put a semicolon between actions"
    assert finding.suggestion == meant


TABLE_HEADS = [
    ("MA", "hnd Bea: luxury", "hand Bea: luxury"),
    ("MA", "placde Ana: villager B4", "placed Ana: villager B4"),
    ("MA", "and Bea: rest", "hand Bea: rest"),
    ("MA", 'placed "Jean Lc": villager B4', 'placed "Jean Luc": villager B4'),
    ("KO", "and Anne: priest grain grain", "hand Anne: priest grain grain"),
]


@pytest.mark.parametrize(("game", "line", "meant"), TABLE_HEADS, ids=[line for _, line, _ in TABLE_HEADS])
def test_a_line_about_a_player_is_no_turn_of_a_stranger(game: str, line: str, meant: str) -> None:
    record = read(game, line)
    (finding,) = record.findings
    assert finding.suggestion == meant
    assert [(entry.name, entry.seat) for entry in record.entries] == [(None, None)]


WHOSE = [
    ("take glory", "take Anne glory"),
    ("take 2 glory", "take Anne 2 glory"),
    ("offer potato", "offer Anne potato"),
]


@pytest.mark.parametrize(("clause", "meant"), WHOSE)
def test_a_name_that_is_missing_is_that_of_the_player_in_turn(clause: str, meant: str) -> None:
    record = read("KO", f"Anne: {clause}")
    assert record.findings == []
    assert referee.format_log(record).splitlines()[-1] == f"Anne: {meant}"


def test_a_card_that_somebody_takes_may_be_drawn_so_the_name_is_not_guessed() -> None:
    record = read("KO", "Anne: take fish")
    (finding,) = record.findings
    assert finding.message == "a player's name is missing before `fish`"
    assert (underlined(record, finding), finding.suggestion) == ("fish", "take Anne fish")


SAME = [
    ("place villager B4", "villager B4"),
    ("puts villager on quarry 2", "villager quarry 2"),
    ("place sorcerer star 1", "sorcerer star 1"),
    ("put chief B4", "chief B4"),
    ("transport large via B4 to D5", "moai large via B4 to D5"),
    ("erects moai small to A4.1", "moai small to A4.1"),
    ("transports pukao via B2 to A2", "pukao via B2 to A2"),
]


@pytest.mark.parametrize(("typed", "canonical"), SAME)
def test_other_words_of_the_board_game(typed: str, canonical: str) -> None:
    assert deeds(read("MA", f"Ana: {typed}")) == deeds(read("MA", f"Ana: {canonical}"))
    assert referee.format_log(read("MA", f"Ana: {typed}")).splitlines()[-1] == f"Ana: {canonical}"
