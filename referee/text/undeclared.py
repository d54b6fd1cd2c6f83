"""Reads a log again in the language that its words show, if its header names none."""

from __future__ import annotations

from collections.abc import Callable

from referee.core.finding import Finding
from referee.core.record import Record

from .log_language import (
    foreign_notes,
    has_own_words,
    not_understood,
    other_languages,
    own_language,
    speak,
    undeclared,
)
from .source import cut_comment


def read_in_its_language(
    record: Record, first: int, findings: list[Finding], read: Callable[[int | None], None]
) -> None:
    """Read the lines below the header again if they are in the rulebook's own language, or in another one.

    `findings` are those of the header; `read` reads the lines below it once more, until it has not
    understood as many of them as it is told. A third language is a finding, and the log is read in it if
    that explains most of what could not be read.
    """
    if has_own_words(record, first):
        _read_again(record, own_language(record), findings, read)
    lost = not_understood(record, first)
    for language, line in list(other_languages(record, first)):
        before = _Before(record)
        _read_again(record, language, findings, read, most=(lost + 1) // 2)
        if 2 * not_understood(record, first) < lost:
            code = cut_comment(record.lines[line - 1])[0]
            start = len(code) - len(code.lstrip())
            record.findings.insert(len(findings), undeclared(language, line, start, len(code.strip())))
            return
        before.put_back(record)


class _Before:
    """What a log said before it was read in another language. To read it once more would take as long."""

    def __init__(self, record: Record) -> None:
        self.findings, self.entries = record.findings[:], record.entries[:]
        self.spoken, self.players = record.spoken, record.header.players

    def put_back(self, record: Record) -> None:
        record.findings[:], record.entries[:] = self.findings, self.entries
        record.spoken, record.header.players = self.spoken, self.players


def _read_again(
    record: Record,
    language: str,
    findings: list[Finding],
    read: Callable[[int | None], None],
    most: int | None = None,
) -> None:
    record.findings[:] = findings
    record.entries.clear()
    speak(record, language)
    read(most)
    record.findings += foreign_notes(record)
