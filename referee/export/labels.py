"""The short words of a report: what a finding is, and what each note under it tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.speech.say import tell

_NOTES: Mapping[str, Callable[[], str]] = {
    "rule": lambda: tell("note.rule", "rule"),
    "table": lambda: tell("note.table", "table"),
    "legal": lambda: tell("note.legal", "legal"),
    "fix": lambda: tell("note.fix", "fix"),
    "ruling": lambda: tell("note.ruling", "ruling"),
    "see": lambda: tell("note.see", "see"),
    "waived": lambda: tell("note.waived", "waived"),
    "follows": lambda: tell("note.follows-label", "follows"),
    "note": lambda: tell("note.note", "note"),
    "also": lambda: tell("note.also", "also"),
    "after": lambda: tell("note.after", "after"),
    "help": lambda: tell("note.help", "help"),
}
_SEVERITIES: Mapping[str, Callable[[], str]] = {
    "error": lambda: tell("severity.error", "error"),
    "notice": lambda: tell("severity.notice", "notice"),
    "waived": lambda: tell("severity.waived", "waived"),
    "undecided": lambda: tell("severity.undecided", "undecided"),
}


def note_label(kind: str) -> str:
    return _NOTES[kind]()


def severity_said(severity: str) -> str:
    return _SEVERITIES[severity]()


def no_reason() -> str:
    return tell("waived.no-reason", "no reason given")
