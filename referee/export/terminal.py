"""The colours, line characters and width of the output."""

from __future__ import annotations

from referee.pictures.text_picture import Run, TextPicture

from .safe_text import visible

_CODES = {"red": 31, "green": 32, "yellow": 33, "blue": 34, "magenta": 35, "cyan": 36}


class Paint:
    """Call it with a text and a colour. If colours are off, it returns the text unchanged."""

    def __init__(self, colour: bool = False, unicode: bool = True, columns: int | None = None) -> None:
        self.colour = colour
        self.columns = columns
        """The width of the terminal, or None for a file or another program, where lines are not wrapped."""
        self.bar = "│" if unicode else "|"
        self.corner = "┌─" if unicode else "--"

    def __call__(self, text: str, colour: str, bold: bool = False) -> str:
        if not self.colour:
            return text
        return f"\x1b[{'1;' if bold else ''}{_CODES[colour]}m{text}\x1b[0m"


PLAIN = Paint()


def coloured(picture: str, paint: Paint) -> str:
    """A picture of the table, with its colours if it has any. Control characters are made visible."""
    if not isinstance(picture, TextPicture):
        return "\n".join(map(visible, picture.split("\n")))
    return "\n".join("".join(_painted(run, paint) for run in row).rstrip() for row in picture.rows)


def _painted(run: Run, paint: Paint) -> str:
    text = visible(run.text)
    return paint(text, run.colour, bold=True) if run.colour else text
