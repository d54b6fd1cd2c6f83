"""Findings as workflow commands of GitHub Actions, which shows them beside the lines of a change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.core.verdict import Verdict

from .annotations import TOOL, annotated, left_out
from .safe_text import visible

_COMMANDS = {"error": "error", "warning": "warning", "note": "notice"}


def of_log(verdict: Verdict, every: bool) -> Iterator[str]:
    file = visible(verdict.record.name)
    for each in annotated(verdict, every):
        span = each.span
        place = {
            "title": f"{TOOL} ({each.code})",
            "file": file,
            "line": str(span.line),
            "col": str(span.column),
            "endLine": str(span.line),
            "endColumn": str(span.end_column),
        }
        properties = ",".join(f"{key}={_property(value)}" for key, value in place.items())
        text = f"{file}:{span.line}:{span.column}: {each.code} {each.message}"
        yield f"::{_COMMANDS[each.level]} {properties}::{_data(text)}\n"
    for told in left_out(verdict, every):
        text = f"{file}: {told}"
        yield f"::notice title={TOOL},file={_property(file)}::{_data(text)}\n"


def document(logs: Iterable[str]) -> Iterator[str]:
    yield from logs


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
