"""Canonical text is read alike by forms and grammar, written again, and kept as JSON."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.export.record_json import record_to_json, text_from_json
from referee.forms.folding import fold
from referee.games.rapanui_island.game import GAME
from referee.text import canonical, grammar

PLAYERS = ("Ana", "Bea", "Cid", "Jean Luc")
TABLE = """\
variant: first-game
position: round 3, phase 2, Ana
order: Cid, Bea, Ana
order: Cid, "Jean Luc", Ana
tiles: A1.1 rest, A1.2 barter, B5 helping-hand
reserve: rest 2, barter 1
reserve: nothing
stock: small 8, medium 7, large 6, pukao 20
pile hen: 9 8 8 7
pile outstanding boat: 13 12
pile hen: nothing
neutral: C5 C2
resources Bea: reed 2 egg 1 wood 1 pearl 1
resources Bea: nothing
figures Cid: villager 5, sorcerer 1
hand Cid: rest, economy
hand Cid: nothing
tablet Cid: used
built Cid: fervent artist
built Cid: nothing
placed Cid: villager A2, villager D2 tired, villager quarry 1, sorcerer star 2, chief quarry 3
erected: A2 medium, D1 small capped
carved Bea: small, 2 medium
carved Bea: nothing
offerings Ana: hen 8, outstanding boat 13
passed: Ana, Bea
round: 2
phase: 3
""".splitlines()
ACTS = """\
draft reconversion
villager B4
villager quarry 2
villager quarry 2 slot 3
villager star 1
villager A3 by popular
sorcerer star 1
sorcerer A3
chief quarry 2
chief B4
carve 2 medium
carve small, large
carve nothing
reinforcement 1
tablet as reinforcement 1
reconversion quarry 2
reconversion A4
tablet as reconversion A4
helping-hand villager from quarry 2 to A4
helping-hand virtual from quarry 1 to A4
helping-hand chief to A4
helping-hand villager from A4 to B5
rest A4
rest A4 to B5
rest A4 raising sorcerer
tablet as rest A4
barter egg 3 for pearl 3
barter reed 1 egg 2 for pearl 3
tablet as barter egg 3 for pearl 3 lowering pearl 1
economy
tablet as economy
luxury
tablet as luxury
opulence
tablet as supplement
favour
tablet as favour
moai large to B5
moai large via B4 C4 to D5.1
moai small from C2 via B4 to D5 left
moai medium via B5 to A4.1 by chief with opulence, tablet as supplement -> Cid reed 1, Bea egg 8
moai small via B5 to A4.1 by chief -> Cid reed 1, Bea egg 1, tile rest, tires nobody
moai medium to A4.1 -> Cid reed 1 egg 1 at D3
moai medium to A4.1 -> Cid nothing, no tile, tires villager villager
moai medium to A4.1 -> tile rest barter
moai medium to A4.1 -> "Jean Luc" egg 1
pukao via B2 to A2
pukao to A2 left
pukao to A2 with economy -> Bea reed 1, tires villager
exchange egg 4 for hen
exchange egg 4 for hen -> worth 8
exchange wood 4 for outstanding boat
exchange reed 8 for hut, hut
exchange pearl 4 for hut lowering pearl 5
buy chief
buy chief for pearl 3
buy fervent for reed 1 pearl 1 lowering pearl 1
pass
resign
""".splitlines()


def by_grammar(text: str, table: bool) -> Any:
    reading = grammar.read_table_line if table else grammar.read_clause
    phrase = reading(GAME, fold(text), text).phrase
    fields = {name: part.words for name, part in phrase.parts.items()}
    return GAME.form_named[phrase.name].build(fields, PLAYERS)


@pytest.mark.parametrize("text", [*TABLE, *ACTS])
def test_forms_and_grammar_read_what_the_writer_writes(text: str) -> None:
    table = text in TABLE
    action = by_grammar(text, table)
    assert GAME.write(action, PLAYERS) == text
    assert (canonical.read_line if table else canonical.read_clause)(GAME, text, PLAYERS) == action
    form = GAME.form_of[type(action)]
    assert form.from_json(form.to_json(action, PLAYERS), PLAYERS) == action


SAME = [
    ("VILLAGER on b4", "villager B4"),
    ("sorcerer 2", "sorcerer star 2"),
    ("carves small and large", "carve small, large"),
    ("carve small, small", "carve 2 small"),
    ("moai large through b4-c4 to d5", "moai large via B4 C4 to D5"),
    ("barter 3 eggs for 3 pearls", "barter egg 3 for pearl 3"),
    ("exchange 3 eggs 1 wood for hen → 8", "exchange egg 3 wood 1 for hen -> worth 8"),
    ("helping hand chief to a4", "helping-hand chief to A4"),
    ("moai small to A4.1 -> tile rest, Cid reed 1", "moai small to A4.1 -> Cid reed 1, tile rest"),
    ("reinforcement in column 2", "reinforcement 2"),
    ("builds chief", "buy chief"),
]


@pytest.mark.parametrize(("typed", "canonical"), SAME)
def test_what_a_tired_scribe_may_write(typed: str, canonical: str) -> None:
    assert GAME.write(by_grammar(typed, table=False), PLAYERS) == canonical


def test_moai_and_pukao_may_be_said_to_be_in_the_reserve() -> None:
    """The rulebook has one word for what lies ready; sizes and tiles cannot be confused."""
    stock, tiles = (by_grammar(f"reserve: {said}", table=True) for said in ("8 small, pukao 20", "rest 2"))
    assert GAME.write(stock, PLAYERS) == "stock: small 8, pukao 20"
    assert GAME.write(tiles, PLAYERS) == "reserve: rest 2"


def test_the_bare_number_of_a_sorcerer_is_a_star_in_a_position_too() -> None:
    assert GAME.write(by_grammar("placed Bea: sorcerer 2", table=True), PLAYERS) == (
        "placed Bea: sorcerer star 2"
    )


FALSE_FRIENDS = [("matagot-fr", "abondance", "opulence"), ("matagot-es", "Abundancia", "supplement")]


@pytest.mark.parametrize("edition", ["matagot-fr", "matagot-es"])
@pytest.mark.parametrize("word", ["abundance", "abondance", "Abundancia"])
@pytest.mark.parametrize("said", ["moai small to B5 with {}", "draft {}", "{}"])
def test_the_false_friend_is_refused_but_in_its_own_edition(edition: str, word: str, said: str) -> None:
    """One sounds like the other and gives three in French, two in Spanish; bare it is ambiguous."""
    text = f"game: rapa-nui-island\nedition: {edition}\nplayers: Ana, Bea\n\nAna: {said.format(word)}\n"
    record = referee.loads(text)
    meant = [tile for book, own, tile in FALSE_FRIENDS if (book, own) == (edition, word)]
    if meant:
        assert record.findings == []
        english = referee.loads(text.replace(word, meant[0]))
        assert [entry.plays for entry in record.entries] == [entry.plays for entry in english.entries]
        return
    (finding,) = record.findings
    if word == "abundance":
        assert finding.code == "SYN-WORD-1"
        assert "opulence (+3) or supplement (+2)" in finding.message
    else:  # a word of the other rulebook's language
        assert finding.code == "SYN-WORD-3"


def test_every_form_is_valid_as_a_record() -> None:
    head = f"game: rapa-nui-island\nedition: matagot-es\nplayers: {', '.join(PLAYERS)}\n\n"
    text = head + "\n".join([*TABLE, *(f"Ana: {act}" for act in ACTS), "claim Ana tired 0"]) + "\n"
    record = referee.loads(text)
    assert record.findings == []
    assert text_from_json(record_to_json(record)) == text


def test_json_has_players_by_their_names_alone() -> None:
    """Quotes around a name with a blank belong to the text of a log, not to its data."""
    head = "game: rapa-nui-island\nedition: matagot-es\nplayers: Ana, Jean Luc\n\n"
    text = f'{head}order: "Jean Luc", Ana\n'
    data: Any = record_to_json(referee.loads(text))
    assert data["entries"][0]["actions"][0]["seats"] == ["Jean Luc", "Ana"]
    assert text_from_json(data) == text


@pytest.mark.parametrize(
    ("players", "head", "seat"),
    [
        ("Ana (turtle), Bea (dolphin)", "Dolphin", 1),
        ("Ana (tortuga), Bea (delfín)", "Delfín", 1),
        ("Ana (turtle), Bea (dolphin)", "DAUPHIN", 1),
        ("Ana (green), Bea (dolphin)", "Green", 0),
        ("Dolphin (turtle), Bea (dolphin)", "Dolphin", 0),
        ("Ana (turtle), Bea (dolphin)", "Moray", None),
        ("Ana (dolphin), Bea (dolphin)", "Dolphin", None),
        ("Ana, Bea", "Dolphin", None),
    ],
)
def test_a_totem_of_the_header_names_its_player(players: str, head: str, seat: int | None) -> None:
    """Unless a player has that name, or two have that totem."""
    record = referee.loads(
        f"game: rapa-nui-island\nedition: matagot-es\nplayers: {players}\n\n{head}: pass\n"
    )
    assert record.entries[0].seat == seat
    if seat is not None and not record.findings:
        assert f"\n{record.players[seat]}: " in referee.format_log(record)
