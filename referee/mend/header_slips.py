"""The misspelt words of a header, with what the reader took them for."""

from __future__ import annotations

from referee.core.record import Record
from referee.text import syntax
from referee.text.header_slips import MISSPELT

from .edits import Edit
from .likeness import NEXT
from .saying import in_place_of


def header_slips(record: Record) -> tuple[Edit, ...]:
    """The lines of the header with the words that were clearly meant."""
    found = []
    for fault in record.findings:
        meant = syntax.suggested(fault) if fault.rule in MISSPELT else ""
        if meant and fault.span is not None:
            line, start, end = fault.place.line, fault.span.column - 1, fault.span.end_column - 1
            text = record.lines[line - 1]
            told = in_place_of(meant, text[start:end])
            found.append(Edit("header", 0, (), 0, NEXT, told, line, text=text[:start] + meant + text[end:]))
    return tuple(found)
