"""Pictures of the table: every piece is drawn once, within the frame, with words that can be translated."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest
from syrupy.assertion import SnapshotAssertion

import referee
from referee import shelf
from referee.analysis.last_action import last_action
from referee.analysis.log_point import entries_until
from referee.core.record import Record
from referee.core.replay import replay
from referee.export.svg import element, figure, style, svg
from referee.games.easter_island.board import EMPTY
from referee.games.easter_island.picture import words as easter_island_words
from referee.games.rapanui_cards.cards import CARD_NAMES
from referee.games.rapanui_cards.picture import words as rapanui_cards_words
from referee.games.rapanui_island.picture import island
from referee.games.rapanui_island.picture import words as rapanui_island_words
from referee.games.rapanui_island.pieces import (
    IMPROVEMENT_NAMES,
    OFFERING_NAMES,
    RESOURCE_NAMES,
    TILE_NAMES,
)
from referee.games.rapanui_island.state.state import NO_MOAI, NOBODY
from referee.pages.replay import replay_page
from referee.pictures.drawing import Drawing, Shape, changed, clipped, shape, use
from tests.effort import some
from tests.support import RECORDS, hold_for_each, name_of, records

GAMES = [game.name for game in shelf.own_games()]
WORDS = (easter_island_words, rapanui_cards_words, rapanui_island_words)
HOSTILE = ("<script>alert(1)</script>", "](x)", "\"&' onload=", "\u202e\x07{name}")
SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 60_000
TERMS = {*CARD_NAMES, *RESOURCE_NAMES, *OFFERING_NAMES, *TILE_NAMES, *IMPROVEMENT_NAMES}
"""Words of the notation, which are translated with it."""


class Drawn(NamedTuple):
    """A picture of the end of a log, and the state that it shows."""

    path: Path
    record: Record
    state: Any
    drawing: Drawing


def drawn(path: Path, names: tuple[str, ...] = ()) -> Drawn | None:
    record = referee.load(path)
    if not record.can_be_judged:
        return None
    game, players = record.known_game, list(record.players)
    players = [*names, *players][: len(players)] if names else players
    state = replay(record).known_state
    assert game.drawing is not None
    last = last_action(record, record.entries)
    return Drawn(path, record, state, game.drawing(state, record.known_terms.options, players, last))


@cache
def all_drawn(game: str) -> tuple[Drawn, ...]:
    """Pictures of the sampled records of a game, legal or not, and of all whole games and endings."""
    whole = [*records(game, "legal", "games"), *records(game, "legal", "endings")]
    found = map(drawn, dict.fromkeys([*whole, *some(records(game), 24)]))
    return tuple(each for each in found if each is not None)


def name(each: Drawn) -> str:
    return name_of(each.path)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_in_order(game: str) -> None:
    hold_for_each(all_drawn(game), name, is_in_order)


def is_in_order(each: Drawn) -> None:
    drawing = each.drawing
    ids = Counter(piece.id for piece in drawing.shapes)
    assert [piece for piece, times in ids.items() if times > 1] == []
    assert all(ids)
    symbols = {f"#{symbol.id}" for symbol in drawing.symbols}
    assert {dict(piece.attributes).get("href", next(iter(symbols))) for piece in drawing.shapes} <= symbols
    assert [piece for piece in drawing.shapes if not is_inside(piece, drawing)] == []
    assert each.drawing.description.startswith(each.record.known_game.title)


def is_inside(piece: Shape, drawing: Drawing) -> bool:
    """Whether the corners of a shape are in the frame; the width of a text is estimated."""
    known = dict(piece.attributes)
    corners = [
        (float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", known.get("transform", ""))
    ]
    if piece.tag == "text":
        x, y = float(known["x"]), float(known["y"])
        kinds = known["class"].split()
        wide = (6.3 if "small" in kinds else 8.2) * len(piece.text)
        left = x if {"left", "name"} & set(kinds) else x - wide if "count" in kinds else x - wide / 2
        corners += [(left, y), (left + wide, y)]
    elif piece.tag == "rect":
        x, y = float(known.get("x", 0)), float(known.get("y", 0))
        corners += [(x, y), (x + float(known["width"]), y + float(known["height"]))]
    elif piece.tag == "circle":
        x, y, r = (float(known[key]) for key in ("cx", "cy", "r"))
        corners += [(x - r, y - r), (x + r, y + r)]
    return all(0 <= x <= drawing.width and 0 <= y <= drawing.height for x, y in corners)


def statues_and_tokens(state: Any) -> dict[str, int]:
    return {
        "statue": sum(owner != EMPTY for owner in state.owner),
        "point": sum(owner == EMPTY for owner in state.owner),
        "token": sum(owner != EMPTY for owner in state.token),
        "sun": sum(owner == EMPTY for owner in state.token),
        **{
            f"{key}-{seat}-\\d": each[seat]
            for key, each in (("reserve", state.reserve), ("hand", state.hand), ("destroyed", state.lost))
            for seat in (0, 1)
        },
    }


def cards(state: Any) -> dict[str, int]:
    return {
        "column-\\d-\\d+$": sum(map(len, state.columns)),
        "display-\\d-[a-z]+$": sum(1 for each in state.display for count in each if count),
        "hand-\\d-[a-z]+$": sum(1 for each in state.hand for count in each if count)
        + sum(1 for count in state.unknown if count > 0),
    }


def pieces_of_the_island(state: Any) -> dict[str, int]:
    return {
        "moai-": sum(size != NO_MOAI for size in state.moai_on),
        "cap-": sum(state.capped),
        "tile-[^-]*$": sum(
            tile != -1 for tile, size in zip(state.tile_on, state.moai_on, strict=True) if size == NO_MOAI
        ),
        "villager-": sum(state.rested),
        "tired-": sum(state.tired),
        "carver-": sum(seat != NOBODY for slots in state.slots for seat in slots),
        "sorcerer-": state.players,
        "chief-": sum(place != -2 for place in state.chief),
        "hand-": sum(state.hand_villagers),
        "held-": sum(map(sum, state.held)),
        "own-tile-.*\\d$": sum(map(sum, state.hand)),
        "taken-\\d-\\d+$": sum(map(len, state.offerings)),
        "ahu-": len(state.moai_on),
        "space-": len(state.owner),
    }


@pytest.mark.parametrize(
    ("game", "wanted"),
    list(zip(GAMES, (statues_and_tokens, cards, pieces_of_the_island), strict=True)),
    ids=GAMES,
)
def test_every_piece_is_drawn_once(game: str, wanted: Callable[[Any], dict[str, int]]) -> None:
    def has_every_piece(each: Drawn) -> None:
        ids = [piece.id for piece in each.drawing.shapes]
        counts = wanted(each.state)
        assert {
            key: sum(bool(re.match(key if "-" in key else f"{key}-", id_)) for id_ in ids) for key in counts
        } == counts

    hold_for_each(all_drawn(game), name, has_every_piece)


@pytest.mark.parametrize("game", GAMES)
def test_names_cannot_become_markup(game: str) -> None:
    paths = [each.path for each in all_drawn(game)[::5]]
    hold_for_each(paths, name_of, shows_names_as_they_are)


def shows_names_as_they_are(path: Path) -> None:
    each = drawn(path, HOSTILE)
    assert each is not None
    text = svg(each.drawing)
    root = ElementTree.fromstring(text)
    tags = {found.tag.removeprefix(SVG) for found in root.iter()}
    assert tags <= {
        "svg",
        "style",
        "defs",
        "g",
        "title",
        "use",
        "rect",
        "circle",
        "ellipse",
        "path",
        "text",
    }
    assert "<script" not in text and "\x07" not in text
    assert HOSTILE[0] in {found.text for found in root.iter(f"{SVG}title")}
    assert not any(key.startswith("on") for found in root.iter() for key in found.attrib)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_small_and_need_nothing_from_elsewhere(game: str) -> None:
    texts = [svg(each.drawing) for each in all_drawn(game)]
    assert max(len(text.encode()) for text in texts) < MOST_BYTES
    for text in texts:
        assert text.count("http") == 1  # the name of the format
        assert re.findall(r"url\(|@import|href=\"[^#]", text) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_class_has_a_rule(game: str) -> None:
    ruled = set(re.findall(r"\.(d-[\w-]+)", style()))
    for each in all_drawn(game)[::7]:
        used = {
            kind for found in re.findall(r'class="([^"]+)"', figure(each.drawing)) for kind in found.split()
        }
        assert used - ruled - {"drawing", "d-kind-hidden"} == set()


def test_every_colour_is_both_light_and_dark() -> None:
    from referee.export.svg_colours import DARK, LIGHT, RULES

    assert LIGHT.keys() == DARK.keys()
    assert set(re.findall(r"var\(--([\w-]+)\)", RULES)) - {"own", "kind"} == LIGHT.keys()


@pytest.mark.parametrize(("game", "module"), list(zip(GAMES, WORDS, strict=True)), ids=GAMES)
def test_every_word_comes_from_the_table_of_words(
    game: str, module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a mark before each word of the table, nothing but names, places and numbers is without it."""
    monkeypatch.setattr(module, "WORDS", {key: f"§{word}" for key, word in module.WORDS.items()})
    monkeypatch.setattr(island, "_shapes", island._shapes.__wrapped__)
    for path in [each.path for each in all_drawn(game)[::5]]:
        each = drawn(path)
        assert each is not None
        place = re.compile(r"[a-eA-Z]\d?|[\d\W]*")
        names = {*TERMS, *each.record.players, *(clipped(player, 20) for player in each.record.players)}
        if each.record.known_terms.note:
            names |= {f"✓ {word}" for word in IMPROVEMENT_NAMES}
            names |= {*each.state.options.board.names, each.record.known_terms.note}
        said = [word for piece in each.drawing.shapes for word in (piece.text, piece.title)]
        assert [
            word for word in said if "§" not in word and word not in names and not place.fullmatch(word)
        ] == []


def test_two_pictures_are_compared_shape_by_shape() -> None:
    one, two, three = shape("a", "rect"), shape("b", "rect", x=1), shape("b", "rect", x=2)
    assert changed([one, two], [one, three]) == ([three], [])
    assert changed([one, two], [two]) == ([], ["a"])
    assert changed([one], [one, two]) == ([two], [])


def test_a_space_that_does_not_change_is_drawn_once() -> None:
    """A page has a picture of each step, and a step changes one or two spaces."""
    record = referee.load(RECORDS / "rapa-nui-island/legal/games/4-players-es.moai")
    island._shapes.cache_clear()
    replay_page(referee.check(record))
    made, asked = island._shapes.cache_info().misses, island._shapes.cache_info().hits
    assert made < asked / 10


def test_nothing_is_at_minus_zero() -> None:
    """Shapes are kept by their numbers, and 0 is the same number as -0."""
    assert use("a", "b", -0.0, 1.0) == use("a", "b", 0, 1) == use("a", "b", 0.0, 1.0)
    assert ("transform", "translate(0 1)") in use("c", "b", -0.0, 1.0).attributes


def test_one_action_changes_few_shapes() -> None:
    path = RECORDS / "rapa-nui-island/legal/games/4-players-es.moai"
    before, after = (referee.picture(referee.load(path), at=at) for at in ("14", "15"))
    assert before is not None and after is not None
    fresh, gone = changed(before.shapes, after.shapes)
    assert 0 < len(fresh) < 12
    assert len(gone) <= 2


def test_a_ray_is_drawn_on_its_way() -> None:
    path = RECORDS / "easter-island/legal/endings/all-fired-by-tie-break.moai"
    shapes = {piece.id: piece for piece in referee.picture(referee.load(path), at="27").shapes}
    assert dict(shapes["ray"].attributes)["d"] == "M502 318L358 318L358 474"
    assert shapes["burst"].title == "destroyed by the ray: statue of Odile on d1"
    later = {piece.id for piece in referee.picture(referee.load(path), at="29").shapes}
    assert not {"ray", "burst", "victim"} & later


def test_hidden_cards_stay_hidden() -> None:
    found = drawn(RECORDS / "rapa-nui-cards/legal/rules/KO-NOTE-2-exposed.moai")
    assert found is not None
    hidden = sum(card == -1 for column in found.state.columns for card in column)
    assert hidden
    backs = [
        piece
        for piece in found.drawing.shapes
        if piece.id.startswith("column-") and ("href", "#card-hidden") in piece.attributes
    ]
    assert len(backs) == hidden


def test_last_action_of_a_log() -> None:
    record = referee.load(RECORDS / "easter-island/legal/endings/all-fired-by-tie-break.moai")
    last = last_action(record, entries_until(record, "27.1"))
    assert last is not None
    assert (last.seat, type(last.action).__name__) == (1, "PlaceStatue")
    assert last.before.owner[11] == EMPTY
    assert last_action(record, entries_until(record, "5")) is None


def test_element_escapes_everything() -> None:
    piece = shape("a<", "text", x='"', text="<&>", title="'\x00")
    assert element(piece) == '<text id="a&lt;" x="&quot;"><title>&#39;\\u0000</title>&lt;&amp;&gt;</text>'
    assert (
        element(shape("", "use", href="#b", class_="own edge"), "one-")
        == '<use href="#one-_b" class="d-own d-edge"/>'
    )


@pytest.mark.parametrize(
    ("log", "at"),
    [
        ("easter-island/legal/endings/all-fired-by-tie-break.moai", "27"),
        ("rapa-nui-cards/legal/endings/unresolved.moai", None),
        ("rapa-nui-island/legal/games/4-players-es.moai", "128"),
    ],
    ids=GAMES,
)
def test_picture(log: str, at: str | None, snapshot: SnapshotAssertion) -> None:
    drawing = referee.picture(referee.load(RECORDS / log), at=at)
    assert drawing is not None
    rows = [f"{drawing.width} x {drawing.height}", drawing.description]
    rows += [f"{piece.id}: {piece.title}" for piece in drawing.shapes if piece.title]
    assert "\n".join(rows) == snapshot
