"""The table as shapes: the island, what lies beside it, and what each player has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.pictures.drawing import Drawing, Shape, clipped, label, shape

from ..board.board import Board
from ..pieces import KINDS, RESOURCE_NAMES, TILE_NAMES
from ..state.state import NO_MOAI, State
from . import belongings, stocks
from .art import SYMBOLS
from .island import Map, island
from .text import heading
from .words import counted, say

LEGEND_HEIGHT = 66


def table(state: State, players: Sequence[str]) -> Drawing:
    """The whole picture."""
    places, turn = Map(state.options.board), heading(state, players)
    width = places.width
    beside = places.bottom + LEGEND_HEIGHT + 16
    below = beside + stocks.QUARRY_HEIGHT + stocks.PILES_HEIGHT + 2 * stocks.GAP
    step = belongings.HEIGHT + belongings.GAP
    height = below + state.players * step
    shapes = [
        shape("paper", "rect", width=width, height=height, class_="paper"),
        label("turn", width / 2, 36, clipped(turn, 56), "head", title=turn),
        *island(state, players, places),
        *_legend(state.options.board, places.bottom + 26, width),
        *stocks.stocks(state, players, beside, width),
    ]
    for seat in range(state.players):
        shapes += belongings.belongings(state, players, seat, below + seat * step, width)
    return Drawing(width, height, tuple(shapes), _described(state, players, turn), SYMBOLS)


def _legend(board: Board, y: float, width: float) -> Iterator[Shape]:
    """What the letters on the tiles mean, in two rows, and what has to be said of the board."""
    told = [f"{say(f'short {name}')} {say(name)}" for name in TILE_NAMES]
    for row, part in enumerate((told[:5], told[5:])):
        yield label(f"legend-{row}", width / 2, y + 20 * row, " · ".join(part), "small")
    if board.note:
        yield label("note", width / 2, y + 40, board.note, "small")


def _described(state: State, players: Sequence[str], turn: str) -> str:
    told = []
    for seat in range(state.players):
        resources = [counted(state.resources[seat][kind], RESOURCE_NAMES[kind]) for kind in KINDS]
        names = state.options.board.names
        spaces = [names[space] for space, owner in enumerate(state.owner) if owner == seat]
        told.append(
            say(
                "described player",
                name=players[seat],
                resources=", ".join(resources),
                spaces=", ".join(spaces) or say("none"),
            )
        )
    note = f" {state.options.board.note}." if state.options.board.note else ""
    moai = sum(size != NO_MOAI for size in state.moai_on)
    return say("described", turn=turn, moai=moai, free=state.free, players=" ".join(told), note=note)
