"""Verdicts as a JUnit report: each log is a test case, which fails if something in it counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape, quoteattr

from referee.core.verdict import Verdict

from .annotations import TOOL, annotated, left_out
from .safe_text import visible


def of_log(verdict: Verdict, every: bool) -> Iterator[str]:
    name = quoteattr(visible(verdict.record.name))
    game = quoteattr(f"{TOOL}.{visible(verdict.record.header.game or 'unknown')}")
    case = f"<testcase classname={game} name={name} file={name}"
    counted = [each for each in annotated(verdict, every) if each.finding.counts]
    told = "\n".join(left_out(verdict, every=False))  # what is waived is never listed here
    unlisted = f"<system-out>{told}</system-out>\n" if told else ""
    if not counted:
        yield f"{case}>\n{unlisted}</testcase>\n" if unlisted else f"{case}/>\n"
        return
    first = counted[0]
    others = f" and {len(counted) - 1} more" if len(counted) > 1 else ""
    message = quoteattr(f"{first.code} in line {first.span.line}: {first.message}{others}")
    rows = [
        f"{each.file}:{each.span.line}:{each.span.column}: {each.code} {each.message}" for each in counted
    ]
    yield f'{case} line="{first.span.line}">\n'
    text = escape("\n".join(map(visible, rows)))
    yield f"<failure type={quoteattr(first.code)} message={message}>{text}</failure>\n"
    yield f"{unlisted}</testcase>\n"


def document(logs: Iterable[str]) -> Iterator[str]:
    """One suite. Its counts stand in its first line, so the cases are held until the end."""
    cases = list(logs)
    failed = sum("<failure " in case for case in cases)
    counts = f'name="{TOOL}" tests="{len(cases)}" failures="{failed}" errors="0" skipped="0"'
    yield f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites {counts}>\n<testsuite {counts}>\n'
    yield from cases
    yield "</testsuite>\n</testsuites>\n"
