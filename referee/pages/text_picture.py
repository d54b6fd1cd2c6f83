"""The picture of a table that has none: its drawing in characters, as shapes, a shape for each row."""

from __future__ import annotations

from referee.export.safe_text import visible, width
from referee.pictures.drawing import Drawing, Shape, shape
from referee.speech.punctuation import together

ROW, COLUMN, MARGIN = 22, 9, 16
NARROWEST, WIDEST = 40, 84


def text_picture(text: str) -> Drawing:
    """The rows of a text as a drawing."""
    rows = [each for row in text.rstrip("\n").split("\n") for each in _wrapped(visible(row))]
    columns = max(NARROWEST, *(width(row) for row in rows))
    shapes: list[Shape] = [shape("paper", "rect", width="100%", height="100%", class_="paper")]
    for number, row in enumerate(rows):
        y = MARGIN + ROW * (number + 1) - 6
        shapes.append(shape(f"row-{number + 1}", "text", class_="characters", text=row, x=MARGIN, y=y))
    size = 2 * MARGIN + COLUMN * columns, 2 * MARGIN + ROW * len(rows)
    return Drawing(*size, tuple(shapes), together(row for row in rows if row))


def _wrapped(row: str) -> list[str]:
    """A row of at most WIDEST columns, or several."""
    rows = [row]
    while width(rows[-1]) > WIDEST:
        last = rows.pop()
        cut = last.rfind(" ", NARROWEST, WIDEST) if " " in last[NARROWEST:WIDEST] else WIDEST
        rows += [last[:cut], f"    {last[cut:].lstrip()}"]
    return rows
