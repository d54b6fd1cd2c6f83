"""Findings as an editor shows them."""

from __future__ import annotations

from lsprotocol import types

from referee.core.finding import Finding, Place
from referee.core.rule import ERROR, UNDECIDED, WAIVED
from referee.export.annotations import TOOL
from referee.export.safe_text import visible
from referee.speech.say import tell
from referee.text.locations import locate, span_of

from .documents import OpenLog

WHOLE = types.Range(types.Position(0, 0), types.Position(0, 0))


def diagnostics(uri: str, log: OpenLog) -> list[types.Diagnostic]:
    """All findings. A consequence is information, with the line that it follows from."""
    if log.trouble:
        severity = types.DiagnosticSeverity.Error
        return [types.Diagnostic(WHOLE, visible(log.trouble), severity, source=TOOL)]
    return [_diagnostic(uri, log, finding) for finding in log.verdict.findings]


def _diagnostic(uri: str, log: OpenLog, finding: Finding) -> types.Diagnostic:
    follows = finding.follows
    message = visible(finding.message)
    if follows is not None:
        message += " " + tell("editor.follows", "(follows from line {line})", line=follows.line)
    related = [
        (place, tell("editor.cause", "this follows from here"))
        for place in (follows, *finding.follows_also)
    ]
    related += [(each.place, each.note) for each in finding.related]
    return types.Diagnostic(
        log.columns.range(span_of(log.record, finding)),
        message,
        _severity(finding),
        finding.code,
        source=TOOL,
        related_information=[
            types.DiagnosticRelatedInformation(location(uri, log, place), visible(note))
            for place, note in related
            if place is not None
        ]
        or None,
    )


def _severity(finding: Finding) -> types.DiagnosticSeverity:
    if finding.severity == ERROR:
        follows = finding.follows is not None
        return types.DiagnosticSeverity.Information if follows else types.DiagnosticSeverity.Error
    if finding.severity == UNDECIDED:
        return types.DiagnosticSeverity.Warning
    return (
        types.DiagnosticSeverity.Hint
        if finding.severity == WAIVED
        else types.DiagnosticSeverity.Information
    )


def location(uri: str, log: OpenLog, place: Place) -> types.Location:
    return types.Location(uri, log.columns.range(locate(log.record, place)))


def causes(uri: str, log: OpenLog, line: int, column: int) -> list[types.Location]:
    """The places that the findings at a place follow from, or else refer to."""
    found = log.at(line, column) or [each for each in log.verdict.findings if each.place.line == line]
    places = [place for each in found for place in (each.follows, *each.follows_also) if place is not None]
    places = places or [related.place for each in found for related in each.related]
    return [location(uri, log, place) for place in dict.fromkeys(places)]
