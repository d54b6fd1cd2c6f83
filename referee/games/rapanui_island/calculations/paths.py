"""Chains of transporters over the island."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..actions import Moai, Pukao
from ..board.board import Board
from ..options import Options
from ..state.queries import carries
from ..state.state import State


def spaces_of(board: Board, start: str | None, via: Sequence[str], to: str, default: int) -> list[int]:
    """The path as numbers, start and destination included; -1 for an id that the board does not have."""
    index = board.index
    path = [default if start is None else index.get(start, -1)]
    for name in via:
        path.append(index.get(name, -1))
    if via and path[1] == path[0]:
        del path[1]  # the scribe named the starting space as well
    path.append(board.places.get(to, -1))
    return path


def shortest(state: State, start: int, options: Options) -> Iterator[list[int]]:
    """For each space that a chain reaches from `start` one shortest path to it, nearest first."""
    board = options.board
    closed = {start}
    if not options.other_quarry:
        closed |= {board.crater, board.pukao_quarry}
    paths = [[start]]
    for path in paths:
        if len(path) > 1:
            yield path
        for space in sorted(board.next[path[-1]]):
            if space not in closed and carries(state, space):
                closed.add(space)
                paths.append([*path, space])


def path_of(action: Moai | Pukao, options: Options) -> list[int]:
    """The spaces of a transport, start and destination included; -1 for an unknown id."""
    board = options.board
    default = board.crater if isinstance(action, Moai) else board.pukao_quarry
    return spaces_of(board, action.start, action.via or (), action.to, default)


def between(board: Board, one: int, two: int) -> tuple[int, ...]:
    """The spaces of a shortest way from one space to another, without these two. Empty if there is none."""
    ways: dict[int, tuple[int, ...]] = {one: ()}
    for space in (waiting := [one]):
        for other in sorted(board.next[space]):
            if other == two:
                return ways[space]
            if other not in ways:
                ways[other] = (*ways[space], other)
                waiting.append(other)
    return ()
