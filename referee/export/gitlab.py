"""Findings as a GitLab code quality report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.core.verdict import Verdict

from .annotations import annotated
from .json_text import to_line
from .safe_text import visible

_SEVERITIES = {"error": "major", "warning": "minor", "note": "info"}


def of_log(verdict: Verdict, every: bool) -> Iterator[str]:
    for each in annotated(verdict, every):
        span = each.span
        issue = {
            "check_name": each.code,
            "description": f"{each.code}: {each.message}",
            "severity": _SEVERITIES[each.level],
            "fingerprint": each.fingerprint,
            "location": {
                "path": visible(each.file),
                "positions": {
                    "begin": {"line": span.line, "column": span.column},
                    "end": {"line": span.line, "column": span.end_column},
                },
            },
        }
        yield to_line(issue) + "\n"


def document(logs: Iterable[str]) -> Iterator[str]:
    between = "[\n  "
    for log in logs:
        for issue in log.splitlines():
            yield between + issue
            between = ",\n  "
    yield "[]\n" if between == "[\n  " else "\n]\n"
