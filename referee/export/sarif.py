"""Findings as SARIF 2.1.0, the format of code scanning tools."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from urllib.parse import quote

from referee.core.finding import Place, Span
from referee.core.record import Record
from referee.core.rule import WAIVED, Rule
from referee.core.verdict import Verdict
from referee.text.locations import locate
from referee.version import __version__

from .annotations import TOOL, Annotation, annotated, edit_of
from .json_text import to_line, to_text
from .safe_text import visible

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def of_log(verdict: Verdict, every: bool) -> Iterator[str]:
    """The results of a log on one line, with the rules that they name.

    Waived violations are always there, as suppressed results. `every` adds consequences.
    """
    found = [each for each in annotated(verdict, True) if every or each.finding.follows is None]
    rules = {each.code: _rule(each.finding.rule) for each in found}
    results = [_result(verdict.record, each) for each in found]
    notes = [_ignored(verdict)] if verdict.ignored else []
    yield to_line({"rules": rules, "results": results, "notes": notes}) + "\n"


def document(logs: Iterable[str]) -> Iterator[str]:
    """One run. The rules come last, so that the results can be written log by log."""
    yield f'{{\n  "$schema": "{SCHEMA}",\n  "version": "2.1.0",\n  "runs": [{{\n'
    yield '    "columnKind": "unicodeCodePoints",\n    "results": ['
    rules: dict[str, Any] = {}
    notes: list[Any] = []
    between = "\n      "
    for log in logs:
        part = json.loads(log)
        rules.update(part["rules"])
        notes += part["notes"]
        for result in part["results"]:
            yield between + to_line(result)
            between = ",\n      "
    driver = {"name": TOOL, "version": __version__, "rules": [rules[code] for code in sorted(rules)]}
    tool = to_text({"driver": driver}).replace("\n", "\n    ")
    end = "" if between == "\n      " else "\n    "
    yield f"{end}],\n"
    if notes:
        invocation = {"executionSuccessful": True, "toolConfigurationNotifications": notes}
        yield f'    "invocations": [{to_line(invocation)}],\n'
    yield f'    "tool": {tool}\n  }}]\n}}\n'


def _ignored(verdict: Verdict) -> dict[str, Any]:
    """How many findings of a log are not among the results, because the user does not want them."""
    file = {"artifactLocation": {"uri": _uri(verdict.record.name)}}
    text = f"ignored findings: {len(verdict.ignored)}"
    return {"level": "note", "message": {"text": text}, "locations": [{"physicalLocation": file}]}


def _rule(rule: Rule) -> dict[str, Any]:
    sources = [f"{edition}: {section}" for edition, section in rule.sources.items()]
    text = "\n".join([rule.law, *sources])
    return {
        "id": rule.code,
        "name": "".join(word.capitalize() for word in rule.title.split() if word.isalnum()) or rule.code,
        "shortDescription": {"text": rule.title},
        "fullDescription": {"text": rule.law or rule.title},
        "help": {"text": text or rule.title},
        "properties": {"tags": [rule.code.split("-")[0]]},
    }


def _result(record: Record, each: Annotation) -> dict[str, Any]:
    finding = each.finding
    result: dict[str, Any] = {
        "ruleId": each.code,
        "level": each.level,
        "message": {"text": each.message},
        "locations": [_location(each.file, each.span)],
        "partialFingerprints": {"refereeFinding/v1": each.fingerprint},
        "properties": {"severity": finding.severity, "counts": finding.counts},
    }
    related = _related(record, each)
    if related:
        result["relatedLocations"] = related
    if finding.severity == WAIVED:
        reason = {"justification": visible(finding.reason)} if finding.reason else {}
        result["suppressions"] = [{"kind": "inSource", **reason}]
    edit = edit_of(record, finding)
    if edit is not None:
        change = {"deletedRegion": _region(edit.span), "insertedContent": {"text": edit.text}}
        file = {"artifactLocation": {"uri": _uri(each.file)}, "replacements": [change]}
        result["fixes"] = [
            {"description": {"text": f"did you mean: {visible(edit.text)}"}, "artifactChanges": [file]}
        ]
    return result


def _related(record: Record, each: Annotation) -> list[dict[str, Any]]:
    """The lines that a consequence follows from, and the other lines that a finding points at."""
    finding = each.finding
    roots: list[Place] = [] if finding.follows is None else [finding.follows, *finding.follows_also]
    places = [(place, "follows from this") for place in roots]
    places += [(place, visible(note)) for place, note in finding.related]
    return [
        {**_location(each.file, locate(record, place)), "message": {"text": note}, "id": number}
        for number, (place, note) in enumerate(places)
    ]


def _location(file: str, span: Span) -> dict[str, Any]:
    return {"physicalLocation": {"artifactLocation": {"uri": _uri(file)}, "region": _region(span)}}


def _region(span: Span) -> Mapping[str, int]:
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.line,
        "endColumn": span.end_column,
    }


def _uri(file: str) -> str:
    path = quote(file.replace("\\", "/").encode("utf-8", "surrogateescape"))
    return f"file://{path}" if path.startswith("/") else path
