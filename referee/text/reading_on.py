"""Reads more lines of a log that was read before, without reading the others again.

The answer is the same as if the whole log were read. A line is read by itself, with three exceptions: the
lines of the header, bytes that show another encoding, and words that show another language. In these cases
the answer is None, and the whole log has to be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from referee.core.record import Record

from . import syntax
from .header_keys import key_of
from .reader import LineReader
from .source import MOST_BYTES, MOST_LINES, cut_comment, is_suspicious
from .syntax import MOST_FINDINGS

_OF_THE_WHOLE_TEXT = (syntax.BAD_BYTE, syntax.TOO_MANY)
"""Faults of a line that depend on the other lines too."""
_OF_ITS_SIZE = (syntax.CONTROL, syntax.TOO_LONG)
"""Faults by which a log is no text at all if few other lines are in it."""


def read_on(record: Record, lines: Sequence[str]) -> Record | None:
    """The log with these lines below it, or None if the whole log has to be read."""
    if not _is_settled(record) or is_suspicious(lines) or _is_too_large(record, lines):
        return None
    longer = replace(
        record,
        lines=[*record.lines, *lines],
        rows=record.rows.copy(),
        findings=record.findings.copy(),
    )
    reader, first = LineReader(longer), len(record.lines)
    reader.read(first, ())
    strangers = reader.strangers + sum(name is not None for _, name, _, _, _ in record.rows)
    if max(len(longer.findings), strangers) > MOST_FINDINGS or _is_doubtful(longer):
        return None
    if len(longer.findings) > len(record.findings) or reader.clauses.misnamed or reader.strangers:
        from .log_language import has_own_words

        if has_own_words(longer, first):
            return None
    return longer


def read_until(record: Record, count: int) -> Record | None:
    """The first lines of a log, or None if they have to be read again."""
    header = record.header
    guessed = record.spoken is not None and header.language is None and not header.foreign_keys
    if guessed or not _is_settled(record):
        return None
    shorter = replace(
        record,
        lines=record.lines[:count],
        rows=[entry for entry in record.entries if entry.line <= count],
        findings=[finding for finding in record.findings if finding.place.line <= count],
    )
    doubtful = any(finding.rule in _OF_ITS_SIZE for finding in shorter.findings)
    return shorter if _is_settled(shorter) and not doubtful else None


def _is_settled(record: Record) -> bool:
    """Whether the header is complete, and another line cannot change what the lines above it mean."""
    return record.can_be_judged and _has_body(record) and not _is_doubtful(record)


def _has_body(record: Record) -> bool:
    """Whether a line stands below the header. A misspelt header line is still a line of the header."""
    misspelt = {finding.place.line for finding in record.findings if finding.rule is syntax.UNKNOWN_KEY}
    codes = (cut_comment(line)[0] for at, line in enumerate(record.lines, 1) if at not in misspelt)
    return any(code.strip() and key_of(code) is None for code in codes)


def _is_doubtful(record: Record) -> bool:
    return any(finding.rule in _OF_THE_WHOLE_TEXT for finding in record.findings)


def _is_too_large(record: Record, lines: Sequence[str]) -> bool:
    """Whether the log may be beyond a limit. The whole log is then read, and is refused."""
    size = sum(map(len, record.lines)) + sum(map(len, lines)) + len(record.lines) + len(lines)
    return size > MOST_BYTES or len(record.lines) + len(lines) > MOST_LINES
