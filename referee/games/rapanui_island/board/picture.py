"""A board in characters: the map as its file sketches it, then all that the file says, to compare."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from .board import BY_EDITION, BY_PLAYERS, OFFERINGS, RESOURCES, Board, format_gain
from .layout import places

PLATFORM = "^"
GAP = 2


def draw(board: Board) -> str:
    """The whole board. Below each id stand its gain and a mark for each ahu platform."""
    sides = " or ".join(map(str, board.players))
    rows = [f"{board.name}: for {sides} players", *([board.note] if board.note else []), ""]
    if board.rows:
        rows += [*_map(board), ""]
    rows += [*_spaces(board), "", *_rest(board)]
    return "\n".join(row.rstrip() for row in rows)


def label(board: Board, space: int) -> str:
    """The id; the two quarries in brackets."""
    name = board.names[space]
    return f"[{name}]" if space in (board.crater, board.pukao_quarry) else name


def what(board: Board, space: int) -> str:
    """What is gained there, or which quarry it is."""
    if space == board.crater:
        return "crater"
    return "pukao" if space == board.pukao_quarry else format_gain(board.gains[space])


def _map(board: Board) -> Iterator[str]:
    """The sketch, drawn wider by so much that every gain has room."""
    sketch = places(board)
    cells = [
        (label(board, space), what(board, space), PLATFORM * board.ahu[space])
        for space in range(len(board.names))
    ]
    width = max(len(text) for cell in cells for text in cell) + GAP
    steps = [b[0] - a[0] for row in sketch for a, b in pairwise(row)]
    scale = max(1, -(-width // min(steps, default=width)))
    for row in sketch:
        for line in range(3):
            text = ""
            for column, space in row:
                text = text.ljust(column * scale) + cells[space][line]
            yield text
        yield ""
    yield f"[ ] quarry, {PLATFORM} ahu platform"


def _spaces(board: Board) -> Iterator[str]:
    wide = max(len(name) for name in board.names)
    broad = max(len(what(board, space)) for space in range(len(board.names)))
    for space, name in enumerate(board.names):
        others = " ".join(board.names[other] for other in sorted(board.next[space]))
        yield f"{name:<{wide}}  {what(board, space):<{broad}}  {board.ahu[space]} ahu  next to {others}"


def _rest(board: Board) -> Iterator[str]:
    platforms = len(board.platforms)
    free = {BY_PLAYERS: "as many as there are players", BY_EDITION: "as the rulebook says"}
    columns = " ".join(map(str, board.slots))
    track = ", ".join(f"{kind} {most}" for kind, most in zip(RESOURCES, board.track, strict=True))
    yield f"{len(board.names)} spaces, {platforms} ahu platforms"
    yield f"free platforms at the end: {free.get(board.end_free, board.end_free)}"
    yield f"carver slots in columns 1 2 3: {columns}"
    yield f"stars on the turn track: {board.stars}"
    yield f"resource tracks go to: {track}"
    yield "offerings, top first:"
    wide = max(len(" ".join(map(str, pile))) for pile in board.offerings)
    for kind, pile, more in zip(OFFERINGS, board.offerings, board.outstanding, strict=True):
        beside = f"   outstanding {' '.join(map(str, more))}" if more else ""
        yield f"  {kind:<8}  {' '.join(map(str, pile)):<{wide}}{beside}"
