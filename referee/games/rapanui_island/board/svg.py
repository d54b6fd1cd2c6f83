"""A board as a picture: one SVG text that needs nothing else, every name in it escaped."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from .board import Board
from .layout import spots
from .picture import label, what

STEP_X, STEP_Y = 120, 110
RADIUS = 44
MARGIN = 60
HEAD = 70
SEA, LAND, QUARRY, LINE, INK, STONE = "#dcebf2", "#f4ecd8", "#e0c9a6", "#8a7f6a", "#2b2b2b", "#6b5b4b"


def svg(board: Board) -> str:
    """Spaces as circles, neighbours joined by lines, a small square for each ahu platform."""
    where = {
        space: (MARGIN + RADIUS + round(x * STEP_X), HEAD + MARGIN + y * STEP_Y)
        for space, (x, y) in spots(board).items()
    }
    width = max(x for x, _ in where.values()) + RADIUS + MARGIN
    height = max(y for _, y in where.values()) + RADIUS + MARGIN
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" text-anchor="middle">',
        f"<title>{escape(board.name)}</title>",
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>',
        _text(width // 2, 30, 20, board.name),
    ]
    if board.note:
        rows.append(_text(width // 2, 52, 13, board.note))
    rows += [*_lines(board, where), *_spaces(board, where), "</svg>"]
    return "\n".join(rows)


def _text(x: int, y: int, size: int, text: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{INK}">{escape(text)}</text>'


def _lines(board: Board, where: dict[int, tuple[int, int]]) -> Iterator[str]:
    """A line for each pair of neighbours; one that would run through others bends."""
    for space, others in enumerate(board.next):
        for other in sorted(others):
            if space < other:
                (x1, y1), (x2, y2) = where[space], where[other]
                bend = STEP_Y // 2 if y1 == y2 and abs(x2 - x1) > STEP_X * 3 // 2 else 0
                path = f"M{x1} {y1} Q{(x1 + x2) // 2} {(y1 + y2) // 2 - 2 * bend} {x2} {y2}"
                yield f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width="3"/>'


def _spaces(board: Board, where: dict[int, tuple[int, int]]) -> Iterator[str]:
    for space, (x, y) in sorted(where.items()):
        fill = QUARRY if space in (board.crater, board.pukao_quarry) else LAND
        yield f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{fill}" stroke="{LINE}" stroke-width="2"/>'
        yield _text(x, y - 12, 17, label(board, space))
        yield _text(x, y + 6, 13, what(board, space))
        count = board.ahu[space]
        for number in range(count):
            left = x - (count * 14 - 4) // 2 + number * 14
            yield f'<rect x="{left}" y="{y + 16}" width="10" height="10" fill="{STONE}"/>'
