"""The table in characters: the island as a map, the quarry, the players, whose turn it is."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from referee.pictures.text_picture import Row, Run, TextPicture, columns, fitted, own, padded, placed
from referee.speech.values import Count

from ..board.board import Board
from ..board.layout import spots
from ..options import Options
from ..pieces import (
    IMPROVEMENT_NAMES,
    KINDS,
    OFFERING_NAMES,
    OUTSTANDING,
    RESOURCE_NAMES,
    SIZE_NAMES,
    SIZES,
    TILE_NAMES,
    UNKNOWN_TILE,
    stock_name,
)
from ..state.state import (
    CARRY,
    CARVE,
    DRAFT,
    NO_MOAI,
    NOBODY,
    OVER,
    PLACE,
    SETUP,
    TABLET_KEPT,
    TABLET_USED,
    State,
    column_at,
    star_at,
)
from .words import LETTERS, counted, say

MOST_COLUMNS = 79

STEPS = {DRAFT: "picks", PLACE: "places", CARVE: "carves", CARRY: "carries"}
GAP = 1
LABEL_WIDTH = 13
Cell = tuple[list[Run], list[Run], list[Run]]
"""The three lines of a space: its name and gain, its platforms, its figures."""
VILLAGER, TIRED, SORCERER, TIRED_SORCERER, CHIEF = "vzSsC"


def draw(state: State, options: Options, players: Sequence[str]) -> TextPicture:
    """The island as its board file has it, then the quarry, the stock and the players."""
    rows: list[Row | str] = [*_map(state), "", *textwrap.wrap(_legend(), MOST_COLUMNS)]
    rows += [*_tiles(state), ""]
    rows += [_quarry(state), _order(state), *_stocks(state), ""]
    for seat in range(state.players):
        rows += _player(state, seat, players[seat])
    return TextPicture([*rows, heading(state, players)])


def heading(state: State, players: Sequence[str]) -> str:
    """Whose turn it is, and in which phase."""
    if state.phase in (SETUP, OVER):
        return say("laying out" if state.phase == SETUP else "over")
    return say("turn", round=state.round, name=players[state.active], step=say(STEPS[state.phase]))


# The map


def _legend() -> str:
    marks = " ".join(f"[{say(f'mark {size}')}]" for size in SIZE_NAMES)
    return say("map legend", marks=marks, tile=say("short barter"))


def _map(state: State) -> Iterator[Row]:
    """Three lines for each row of the island: spaces and gains, platforms, figures."""
    board = state.options.board
    where = spots(board)
    across = max(x for x, _ in where.values()) + 1
    cells, width = _cells(state, "")
    if across * width - GAP > MOST_COLUMNS:
        cells, width = _cells(state, "brief ")
    for row in range(max(y for _, y in where.values()) + 1):
        here = sorted((round(x * width), space) for space, (x, y) in where.items() if y == row)
        for line in range(3):
            yield placed((column, cells[space][line]) for column, space in here)


def _cells(state: State, brief: str) -> tuple[list[Cell], int]:
    """The spaces, and how many columns each of them takes."""
    cells = [_cell(state, space, brief) for space in range(len(state.options.board.names))]
    width = max(sum(columns(run.text) for run in line) for cell in cells for line in cell) + GAP
    return cells, width + width % 2  # so that half a step is a whole number of columns


def _cell(state: State, space: int, brief: str) -> Cell:
    board, seat = state.options.board, state.owner[space]
    name, word = board.names[space], "crater" if space == board.crater else "pukao"
    special = space in (board.crater, board.pukao_quarry)
    gain = say(f"{brief}{word}") if special else _gain(board, space, brief)
    platforms = [Run("".join(_platform(state, platform) for platform in board.platforms_of[space]))]
    if seat == NOBODY:
        return [Run(f"{name} {gain}")], platforms, []
    return (
        [own(seat, name), Run(f" {gain}")],
        platforms,
        [own(seat, f"{LETTERS[seat]}:{_figures(state, space)}")],
    )


def _gain(board: Board, space: int, brief: str) -> str:
    return "/".join(
        "+".join(say(f"{brief}{RESOURCE_NAMES[kind]}") for kind in KINDS for _ in range(amounts[kind]))
        for amounts in board.gains[space]
    )


def _platform(state: State, platform: int) -> str:
    size, tile = state.moai_on[platform], state.tile_on[platform]
    if size != NO_MOAI:
        return f"[{say(f'mark {SIZE_NAMES[size]}')}{'^' if state.capped[platform] else ''}]"
    kind = TILE_NAMES[tile] if tile >= 0 else "unknown" if tile == UNKNOWN_TILE else ""
    return f"({say(f'short {kind}') if kind else '  '})"


def _figures(state: State, space: int) -> str:
    seat = state.owner[space]
    marks = VILLAGER * state.rested[space] + TIRED * state.tired[space]
    if state.sorcerer[seat] == space:
        marks += TIRED_SORCERER if state.sorcerer_tired[seat] else SORCERER
    return marks + (CHIEF if state.chief[seat] == space else "")


def _tiles(state: State) -> list[str]:
    """What the letters on the tiles mean, for those that lie on the island or in a hand."""
    held = {kind for hand in state.hand for kind, count in enumerate(hand) if count}
    here = sorted({tile for tile in state.tile_on if tile >= 0} | held)
    told = [f"{say(f'short {TILE_NAMES[kind]}')} {say(TILE_NAMES[kind])}" for kind in here]
    return textwrap.wrap(", ".join(told), MOST_COLUMNS)


# Beside the island


def _quarry(state: State) -> Row:
    """The carvers in the slots of the three columns, and whoever else is there."""
    cells = [Run(padded(say("quarry"), LABEL_WIDTH))]
    for column in (1, 2, 3):
        cells.append(Run(f"{column}: "))
        for seat in state.slots[column - 1]:
            cells += [Run(". ") if seat == NOBODY else own(seat, f"{LETTERS[seat]} ")]
        cells += [
            own(seat, f"{LETTERS[seat]}:{mark} ")
            for mark, places in ((SORCERER, state.sorcerer), (CHIEF, state.chief))
            for seat in range(state.players)
            if column_at(places[seat]) == column
        ]
        cells.append(Run("  "))
    return tuple(cells)


def _order(state: State) -> Row:
    return Run(padded(say("order"), LABEL_WIDTH)), *(own(seat, f"{LETTERS[seat]} ") for seat in state.order)


def _stocks(state: State) -> Iterator[str]:
    stock = ", ".join(f"{Count(state.stock[size], stock_name(size))}" for size in SIZES)
    rest = say("stock line", moai=stock, pukao=state.pukao, free=state.free)
    lines = (("stock", rest), ("piles", _values(state.piles)), ("more piles", _values(state.outstanding)))
    for key, told in lines:
        first, *others = textwrap.wrap(told, MOST_COLUMNS - LABEL_WIDTH)
        yield padded(say(key), LABEL_WIDTH) + first
        yield from (" " * LABEL_WIDTH + line for line in others)


def _values(piles: Sequence[Sequence[int]]) -> str:
    return ", ".join(
        f"{say(OFFERING_NAMES[kind])} {'-'.join(map(str, pile)) or say('empty')}"
        for kind, pile in enumerate(piles)
    )


# The players


def _player(state: State, seat: int, name: str) -> Iterator[Row]:
    """What a player has: a line for resources and figures, and others for the rest if there is any."""
    owned = [counted(state.resources[seat][kind], RESOURCE_NAMES[kind]) for kind in KINDS]
    parts = [", ".join(owned), say("in hand", count=state.hand_villagers[seat])]
    yield own(seat, f"{LETTERS[seat]} {fitted(name, 14)}"), Run(f"  {'; '.join(parts)}")
    for line in textwrap.wrap("; ".join(_belongings(state, seat)), MOST_COLUMNS - 4):
        yield placed([(4, [Run(line)])])


def _belongings(state: State, seat: int) -> Iterator[str]:
    moai = [f"{Count(count, stock_name(size))}" for size, count in enumerate(state.held[seat]) if count]
    tiles = [say(TILE_NAMES[kind]) for kind, number in enumerate(state.hand[seat]) for _ in range(number)]
    tiles += [say("unknown")] * state.untold[seat]
    built = [say(IMPROVEMENT_NAMES[number]) for number, done in enumerate(state.built[seat]) if done]
    taken = [
        f"{say(OFFERING_NAMES[kind % OUTSTANDING])} {value}{'*' if kind >= OUTSTANDING else ''}"
        for kind, value in state.offerings[seat]
    ]
    for key, things in (
        ("carved", moai),
        ("tiles", tiles),
        ("improvements", built),
        ("own offerings", taken),
    ):
        if things:
            yield say(key, things=", ".join(things))
    star = star_at(state.sorcerer[seat])
    if star:
        yield say("sorcerer star", star=star)
    if state.tablet[seat] != TABLET_KEPT:
        yield say("tablet gone" if state.tablet[seat] == TABLET_USED else "no tablet")
    if state.passed[seat]:
        yield say("passed")
