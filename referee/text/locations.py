"""Finds the text of a place in a record."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from referee.core.entry import Entry
from referee.core.finding import Finding, Place, Span
from referee.core.record import Record
from referee.forms.folding import fold

from .clauses import Clauses
from .joining import joined
from .line_kinds import is_statement, statement_words
from .partings import parted
from .phrase_words import is_action
from .source import cut_comment, split_outside_quotes


def span_of(record: Record, finding: Finding) -> Span:
    return finding.span or locate(record, finding.place)


def locate(record: Record, place: Place) -> Span:
    """The span of an action, or of the whole line without its comment."""
    line = record.lines[place.line - 1] if place.line <= len(record.lines) else ""
    start, end, folded, head, parts = _outline(line)
    statement = is_statement(record.notation, folded, record.players)
    if (
        statement
        and place.action is not None
        and folded[:head].strip().removesuffix(":").strip() in statement_words(record.notation)
    ):
        start = head + len(folded[head:]) - len(folded[head:].lstrip())
    elif place.action is not None and head and not statement:
        entry = _entry_of(record, place.line)
        if entry is not None and len(entry.plays) != len(parts):
            parts = _parts_of(record, entry, parts)
        if place.action < len(parts) and not _is_cured(entry, parts):
            offset, part = parts[place.action]
            start = head + offset + len(part) - len(part.lstrip())
            end = start + len(part.strip())
    return Span(place.line, start + 1, max(end, start + 1) + 1)


class _Outline(NamedTuple):
    """A line without its comment: its start and end, its folded text, the start of the part after the
    colon, and the parts between semicolons there."""

    start: int
    end: int
    folded: str
    head: int
    parts: list[tuple[int, str]]


@lru_cache(maxsize=4)
def _outline(line: str) -> _Outline:
    """The outline of a line. It is cached, because a long line may have a thousand findings."""
    code, _ = cut_comment(line)
    folded = fold(code)
    head = folded.find(":") + 1
    parts = split_outside_quotes(folded[head:], ";")
    return _Outline(len(code) - len(code.lstrip()), len(code.rstrip()), folded, head, parts)


def _entry_of(record: Record, line: int) -> Entry | None:
    at = bisect_left(record.entries, line, key=lambda entry: entry.line)
    entry = record.entries[at] if at < len(record.entries) else None
    return entry if entry is not None and entry.line == line else None


def _is_cured(entry: Entry | None, parts: Sequence[tuple[int, str]]) -> bool:
    """Whether a line has more actions than parts, so that they do not correspond."""
    return entry is not None and entry.broken and len(entry.plays) > len(parts)


def _parts_of(record: Record, entry: Entry, parts: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """The places and texts of all actions of a turn, from those between its semicolons."""
    told = [part for part in parts if part[1].strip()]
    if entry.broken or len(entry.plays) == len(told):
        return list(parts)
    clauses = Clauses(Record(record.name, [], record.header, game=record.game, spoken=record.spoken))
    if len(entry.plays) < len(told):
        return _joined_parts(clauses, entry, told)
    found: list[tuple[int, str]] = []
    for offset, text in told:
        play = clauses.quiet().clause(1, 0, text, 0)
        pieces = [] if is_action(play) else parted(clauses, text)
        found += [(offset + start, text[start:end]) for start, end, _ in pieces] or [(offset, text)]
    return found


def _joined_parts(clauses: Clauses, entry: Entry, told: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The places and texts of the actions, some of which are written as several. Between these only the
    length of the text is right."""
    plays = [clauses.quiet().clause(1, 0, text, 0) for _, text in told]
    found = joined(clauses.game, [play for play in plays if play is not None])
    if len(found) != len(entry.plays) or found[-1].last != len(told) - 1:
        return told
    spans: list[tuple[int, str]] = []
    for each in found:
        start, text = told[each.first]
        end = told[each.last][0] + len(told[each.last][1].rstrip())
        spans.append((start, text if each.first == each.last else text.ljust(end - start, ";")))
    return spans
