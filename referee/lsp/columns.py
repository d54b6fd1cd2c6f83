"""Places in the text as an editor counts them: lines from 0, columns in the units that it asked for.

A record counts columns in characters of the composed text; the editor's text may have combining accents.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Sequence

from lsprotocol import types
from pygls.workspace import PositionCodec

from referee.core.finding import Span

_LINE_END = re.compile(r"\r\n|\r|\n")


class Columns:
    """The lines of a text, and their columns for an editor."""

    def __init__(self, text: str, codec: PositionCodec) -> None:
        self.lines = _LINE_END.split(text)
        first = _LINE_END.search(text)
        self.line_end = first[0] if first else "\n"
        """What ends the first line. New lines end in the same way."""
        self.codec = codec

    def range(self, span: Span) -> types.Range:
        """The range of a span of the record."""
        line = min(span.line, len(self.lines)) - 1
        start, end = (self.position(line, column - 1) for column in (span.column, span.end_column))
        return types.Range(start, end)

    def position(self, line: int, column: int) -> types.Position:
        """The position of a column of the record."""
        text = self.lines[line] if line < len(self.lines) else ""
        return types.Position(line, self.units(text[: _own_column(text, column)]))

    def units(self, text: str) -> int:
        """The length of a text for the editor. Every encoding counts plain text alike."""
        return len(text) if text.isascii() else int(self.codec.client_num_units(text))

    def column(self, position: types.Position) -> int:
        """The column of the record at a position of the editor."""
        text = self.lines[position.line] if position.line < len(self.lines) else ""
        if text.isascii():
            return min(int(position.character), len(text))
        units = 0
        for index, char in enumerate(text):
            if units >= position.character:
                return len(_composed(text[:index]))
            units += self.codec.client_num_units(char)
        return len(_composed(text))

    def whole_line(self, line: int) -> types.Range:
        text = self.lines[line] if line < len(self.lines) else ""
        return types.Range(types.Position(line, 0), types.Position(line, self.units(text)))

    def everything(self) -> types.Range:
        last = len(self.lines) - 1
        return types.Range(types.Position(0, 0), self.whole_line(last).end)


def _composed(text: str) -> str:
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def _own_column(text: str, column: int) -> int:
    """The column in the text itself for a column in the composed text."""
    if text.isascii() or unicodedata.is_normalized("NFC", text):
        return column
    own = bisect_left(range(len(text)), column, key=lambda at: len(_composed(text[:at])))
    while own < len(text) and unicodedata.combining(text[own]):
        own += 1  # a combining accent belongs to the letter before it
    return own


def text_edits(old: Sequence[str], new: str, columns: Columns) -> list[types.TextEdit]:
    """The edit that turns the lines of the editor into a new text. It leaves equal lines alone."""
    lines = _LINE_END.split(new)
    same = next((at for at, (one, two) in enumerate(zip(old, lines, strict=False)) if one != two), None)
    start = min(len(old), len(lines)) if same is None else same
    if start == len(old) == len(lines):
        return []
    below = 0
    while below < min(len(old), len(lines)) - start and old[-1 - below] == lines[-1 - below]:
        below += 1
    line_end = columns.line_end
    replaced = line_end.join(lines[start : len(lines) - below])
    if below:
        where = types.Range(types.Position(start, 0), types.Position(len(old) - below, 0))
        return [types.TextEdit(where, replaced + line_end if lines[start : len(lines) - below] else "")]
    end = columns.whole_line(len(old) - 1).end
    if start == len(old):  # lines are added at the end
        return [types.TextEdit(types.Range(end, end), line_end + replaced)]
    if start == len(lines):  # lines are deleted at the end
        above = columns.whole_line(start - 1).end if start else types.Position(0, 0)
        return [types.TextEdit(types.Range(above, end), "")]
    return [types.TextEdit(types.Range(types.Position(start, 0), end), replaced)]
