"""Where the spaces of a board lie in a drawing, as its map sketches them."""

from __future__ import annotations

from itertools import pairwise

from referee.forms.folding import fold

from .board import Board

Spots = dict[int, tuple[float, int]]
"""For each space how far it is to the right, in steps between neighbours of a row, and its row from 0."""


def places(board: Board) -> list[list[tuple[int, int]]]:
    """For each row of the sketch the spaces in it, each with the column where its id begins."""
    found = []
    for row in board.rows:
        here, column = [], 0
        for word in row.split(" "):
            if word:
                here.append((column, board.index[fold(word)]))
            column += len(word) + 1
        found.append(here)
    return found


def spots(board: Board) -> Spots:
    """As the sketch has it; without a sketch, a row for each number of steps from the crater."""
    return _from_map(board) if board.rows else _by_distance(board)


def _from_map(board: Board) -> Spots:
    sketch = places(board)
    middle = {space: column + len(board.names[space]) / 2 for row in sketch for column, space in row}
    steps = [middle[b[1]] - middle[a[1]] for row in sketch for a, b in pairwise(row)]
    nearest, left = max(1.0, min(steps, default=1.0)), min(middle.values())
    return {
        space: ((middle[space] - left) / nearest, number)
        for number, row in enumerate(sketch)
        for _, space in row
    }


def _by_distance(board: Board) -> Spots:
    layers, seen = [[board.crater]], {board.crater}
    while layers[-1]:
        reached = {other: None for space in layers[-1] for other in sorted(board.next[space])}
        layers.append([space for space in reached if space not in seen])
        seen.update(layers[-1])
    most = max(map(len, layers))
    return {
        space: (place + (most - len(layer)) / 2, number)
        for number, layer in enumerate(layers)
        for place, space in enumerate(layer)
    }
