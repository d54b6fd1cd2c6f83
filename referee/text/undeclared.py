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
    record: Record, first: int, findings: list[Finding], read: Callable[[], None]
) -> None:
    """Read the lines below the header again if they are in the rulebook's own language, or in another one.

    `findings` are those of the header; `read` reads the lines below it once more. A third language is a
    finding, and the log is read in it if that explains most of what could not be read.
    """
    if has_own_words(record, first):
        _read_again(record, own_language(record), findings, read)
    lost, own = not_understood(record, first), record.language
    for language, line in list(other_languages(record, first)):
        _read_again(record, language, findings, read)
        if 2 * not_understood(record, first) < lost:
            code = cut_comment(record.lines[line - 1])[0]
            start = len(code) - len(code.lstrip())
            record.findings.insert(len(findings), undeclared(language, line, start, len(code.strip())))
            return
        _read_again(record, own, findings, read)


def _read_again(record: Record, language: str, findings: list[Finding], read: Callable[[], None]) -> None:
    record.findings[:] = findings
    record.entries.clear()
    speak(record, language)
    read()
    record.findings += foreign_notes(record)
