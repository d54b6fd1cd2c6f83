"""The colours, line characters and width of the output."""

from __future__ import annotations

_CODES = {"red": 31, "green": 32, "yellow": 33, "blue": 34}


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
