"""Verdicts as Markdown, for a comment on a change or a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.core.verdict import Verdict
from referee.speech.say import phrase, tell

from .annotations import annotated
from .outcomes import escaped
from .safe_text import visible

_WORDS = {
    "error": phrase("markdown.error", "error"),
    "warning": phrase("markdown.undecided", "undecided"),
    "note": phrase("markdown.notice", "notice"),
    "follows": phrase("markdown.follows", "follows"),
    "waived": phrase("markdown.waived", "waived"),
}


def of_log(verdict: Verdict, every: bool) -> Iterator[str]:
    """A heading and a table for a log with findings; nothing for a log without any."""
    found = list(annotated(verdict, every))
    waived = 0 if every else len(verdict.waived)
    if not found and not verdict.ignored and not waived:
        return
    yield f"### {escaped(visible(verdict.record.name))}\n\n"
    if waived:
        yield tell("markdown.waived-count", "Waived findings: {number}.", number=waived) + "\n\n"
    if verdict.ignored:
        told = tell("markdown.ignored", "Ignored findings: {number}.", number=len(verdict.ignored))
        yield f"{told}\n\n"
    if not found:
        return
    head = tell("markdown.head", "line; rule; finding").split("; ")
    yield f"| {head[0]} | {head[1]} | | {head[2]} |\n| ---: | --- | --- | --- |\n"
    for each in found:
        kind = "follows" if each.finding.follows is not None else each.level
        word = _WORDS["waived" if each.finding.severity == "waived" else kind]
        yield f"| {each.span.line} | {each.code} | {word} | {escaped(each.message)} |\n"
    yield "\n"


def document(logs: Iterable[str]) -> Iterator[str]:
    clean = 0
    for log in logs:
        yield log
        clean += not log
    if clean:
        told = tell("markdown.clean", "{number:,} {number|log|logs} without findings.", number=clean)
        yield f"{told}\n"
