"""A verdict as data fits its schema, and as a report it is readable."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from typing import Any

from referee.core.verdict import Verdict
from referee.export.findings import finding_to_json, head_to_json, verdict_to_json
from referee.export.report import concise, full, short
from referee.export.shown_findings import digest
from referee.export.terminal import PLAIN, Paint
from referee.export.verdict_line import verdict_line
from referee.text.locations import span_of
from tests.export.data import faults, validator
from tests.support import RECORDS, Judged, marks


@cache
def keys_of_a_finding() -> list[str]:
    schema: Any = validator("verdict").schema
    return list(schema["$defs"]["finding"]["properties"])


def is_valid_data_with_its_marks(log: Judged) -> None:
    data = head_to_json() | {"logs": [verdict_to_json(log.verdict)]}
    assert faults("verdict", data) == []
    assert next(iter(data)) == "schema_version"
    (verdict,) = data["logs"]
    counted = [(each["line"], each["code"]) for each in verdict["findings"] if each["counts"]]
    assert counted == marks(log.path) or log.path.is_relative_to(RECORDS / "disputes")
    assert verdict["legal"] == (not counted)


def quotes_the_words_of_each_finding(log: Judged) -> None:
    for finding in log.verdict.findings:
        data = finding_to_json(finding, log.verdict)
        assert list(data) == keys_of_a_finding()
        span = span_of(log.record, finding)
        assert (data["line"], data["column"], data["end_column"]) == span
        words = log.record.lines[span.line - 1][span.column - 1 : span.end_column - 1]
        assert data["text"] == words.encode("utf-8", "replace").decode("utf-8")
        is_missing = finding.code == "SYN-MISS-1"  # then there may be nothing but a space to point at
        assert words.strip() == words != "" or is_missing


def fills_each_message_with_facts_that_are_data(log: Judged) -> None:
    for finding in log.verdict.findings:
        json.dumps(finding_to_json(finding, log.verdict)["facts"], allow_nan=False)
        assert "{" not in finding.message
        assert "None" not in finding.message


def everything(verdict: Verdict) -> str:
    """All reports of a verdict, one below the other."""
    narrow = short(verdict, Paint(columns=60))
    return "\n".join([*narrow, *full(verdict, PLAIN), *concise(verdict), verdict_line(verdict, PLAIN)])


def has_reports_that_are_printable_and_name_their_rules(log: Judged) -> None:
    text = everything(log.verdict)
    assert all(char == "\n" or char.isprintable() for char in text)
    for paragraph in full(log.verdict, PLAIN):
        assert re.match(r"(error|waived|consequence|notice|undecided)\[[A-Z]+-[A-Z]+-\d+\]: \S", paragraph)
        assert f"referee explain {paragraph[paragraph.index('[') + 1 : paragraph.index(']')]}" in paragraph
    assert len(concise(log.verdict)) == len(log.verdict.findings)


def shows_or_counts_each_finding_once(log: Judged) -> None:
    assert_held_once(log.verdict)


def assert_held_once(judged: Verdict) -> None:
    told = digest(judged)
    seen = Counter(id(each) for one in told for each in (*one.findings, *one.after, *one.alike))
    assert seen == Counter(map(id, judged.findings))
    assert all(each.follows is not None for one in told for each in one.after)
    assert not [each for one in told for each in (*one.findings, *one.alike) if each.follows]
    text = "\n".join(short(judged, PLAIN))
    folded = re.findall(r"(?:= after   |^consequence: )(\d+) ", text, re.MULTILINE)
    assert sum(map(int, folded)) == sum(each.follows is not None for each in judged.findings)
    headed = len(re.findall(r"^(?:error|notice|waived|undecided)\[", text, re.MULTILINE))
    alike = sum(map(int, re.findall(r"= also    (\d+) more", text)))
    assert headed + alike == sum(each.follows is None for each in judged.findings)
    data = verdict_to_json(judged)["findings"]
    assert data == [finding_to_json(each, judged) for each in judged.findings]
    assert len(full(judged, PLAIN)) == len(concise(judged)) == len(judged.findings)
