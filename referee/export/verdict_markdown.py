"""Verdicts as Markdown, for a comment on a change or a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.core.verdict import Verdict

from .annotations import annotated
from .outcomes import escaped
from .safe_text import visible

_WORDS = {"error": "error", "warning": "undecided", "note": "notice"}


def of_log(verdict: Verdict, every: bool) -> Iterator[str]:
    """A heading and a table for a log with findings; nothing for a log without any."""
    found = list(annotated(verdict, every))
    if not found and not verdict.ignored:
        return
    yield f"### {escaped(visible(verdict.record.name))}\n\n"
    if verdict.ignored:
        yield f"Ignored findings: {len(verdict.ignored)}.\n\n"
    if not found:
        return
    yield "| line | rule | | finding |\n| ---: | --- | --- | --- |\n"
    for each in found:
        word = "follows" if each.finding.follows is not None else _WORDS[each.level]
        word = "waived" if each.finding.severity == "waived" else word
        yield f"| {each.span.line} | {each.code} | {word} | {escaped(each.message)} |\n"
    yield "\n"


def document(logs: Iterable[str]) -> Iterator[str]:
    clean = 0
    for log in logs:
        yield log
        clean += not log
    if clean:
        yield f"{clean:,} log{'s' if clean > 1 else ''} without findings.\n"
