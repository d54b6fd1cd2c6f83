"""Findings in the diagnostic format of reviewdog (rdjson)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from referee.core.finding import Span
from referee.core.verdict import Verdict

from .annotations import TOOL, annotated, edit_of
from .json_text import to_line
from .safe_text import visible

_SEVERITIES = {"error": "ERROR", "warning": "WARNING", "note": "INFO"}


def of_log(verdict: Verdict, every: bool) -> Iterator[str]:
    for each in annotated(verdict, every):
        diagnostic: dict[str, Any] = {
            "message": each.message,
            "location": {"path": visible(each.file), "range": _range(each.span, each.line_text)},
            "severity": _SEVERITIES[each.level],
            "code": {"value": each.code},
        }
        edit = edit_of(verdict.record, each.finding)
        if edit is not None:
            diagnostic["suggestions"] = [{"range": _range(edit.span, each.line_text), "text": edit.text}]
        yield to_line(diagnostic) + "\n"


def document(logs: Iterable[str]) -> Iterator[str]:
    yield f'{{\n  "source": {{"name": "{TOOL}"}},\n  "severity": "WARNING",\n  "diagnostics": ['
    between = "\n    "
    for log in logs:
        for diagnostic in log.splitlines():
            yield between + diagnostic
            between = ",\n    "
    yield "]\n}\n" if between == "\n    " else "\n  ]\n}\n"


def _range(span: Span, line: str) -> dict[str, Any]:
    """The format counts bytes of UTF-8 in a line, from 1."""
    return {
        "start": {"line": span.line, "column": _bytes(line, span.column)},
        "end": {"line": span.line, "column": _bytes(line, span.end_column)},
    }


def _bytes(line: str, column: int) -> int:
    before = line[: column - 1]
    return len(before.encode("utf-8", "surrogateescape")) + column - len(before)
