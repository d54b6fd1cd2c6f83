"""One folder of faulty logs of every game in every format of `check`, each read by a parser or a schema."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import pytest
from markdown_it import MarkdownIt

from referee.cli.options import Verdicts
from tests.cli.conftest import Run
from tests.support import RECORDS, ROOT

SARIF = os.environ.get("SARIF_SCHEMA")
EACH = 6
"""How many faulty logs of each game."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for rules in sorted(RECORDS.glob("*/illegal/rules")):
        kept = tmp_path / "logs" / rules.parent.parent.name
        kept.mkdir(parents=True)
        for board in rules.glob("*.yaml"):
            shutil.copy(board, kept)
        logs = sorted(rules.glob("*.moai"))
        for log in logs[:: max(1, len(logs) // EACH)]:
            shutil.copy(log, kept)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def schema(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((ROOT / "schemas" / name).read_text(encoding="utf-8"))
    return loaded


def errors(found: Any) -> int:
    return sum(each["counts"] for log in found for each in log["findings"])


def of_json(text: str, expected: int) -> None:
    data = json.loads(text)
    jsonschema.validate(data, schema("verdict.schema.json"))
    assert errors(data["logs"]) == expected


def of_json_lines(text: str, expected: int) -> None:
    logs = [json.loads(line) for line in text.splitlines()]
    head = {"schema_version": 1, "referee": "0", "language": "en"}
    jsonschema.validate({**head, "logs": logs}, schema("verdict.schema.json"))
    assert errors(logs) == expected


def of_sarif(text: str, expected: int) -> None:
    data = json.loads(text)
    if SARIF:
        jsonschema.validate(data, json.loads(Path(SARIF).read_text(encoding="utf-8")))
    [run] = data["runs"]
    wrong = [each for each in run["results"] if each["level"] == "error" and not each.get("suppressions")]
    assert len(wrong) == expected
    assert {each["ruleId"] for each in wrong} <= {rule["id"] for rule in run["tool"]["driver"]["rules"]}


def of_junit(text: str, expected: int) -> None:
    root = ElementTree.fromstring(text)
    wrong = [case for case in root.iter("testcase") if case.findall("failure")]
    assert root.tag == "testsuites" and len(wrong) == len(list(Path("logs").rglob("*.moai"))) <= expected


def of_github(text: str, expected: int) -> None:
    rows = [re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line) for line in text.splitlines()]
    assert all(rows)
    assert sum(row[1] == "error" for row in rows if row) == expected


def of_gitlab(text: str, expected: int) -> None:
    data = json.loads(text)
    assert len({each["fingerprint"] for each in data}) == len(data)
    assert sum(each["severity"] in ("major", "critical") for each in data) == expected
    assert all({"check_name", "description", "location"} <= set(each) for each in data)


def of_rdjson(text: str, expected: int) -> None:
    data = json.loads(text)
    assert data["source"]["name"] == "referee"
    assert sum(each.get("severity") == "ERROR" for each in data["diagnostics"]) == expected


def of_markdown(text: str, expected: int) -> None:
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    assert sum(token.type == "tr_open" for token in tokens) > expected


def of_concise(text: str, expected: int) -> None:
    rows = [line for line in text.splitlines() if re.match(r"\S+:\d+:\d+: [A-Z]+-", line)]
    assert len(rows) >= expected


def of_full(text: str, expected: int) -> None:
    assert len(re.findall(r"^error\[", text, re.MULTILINE)) == expected


READERS: dict[str, Callable[[str, int], None]] = {
    "json": of_json,
    "jsonl": of_json_lines,
    "json-lines": of_json_lines,
    "sarif": of_sarif,
    "junit": of_junit,
    "github": of_github,
    "gitlab": of_gitlab,
    "rdjson": of_rdjson,
    "markdown": of_markdown,
    "concise": of_concise,
    "full": of_full,
}


def test_every_format_is_read_as_published(run: Run, folder: Path) -> None:
    assert set(READERS) == set(Verdicts)
    outputs = [word for name in READERS for word in ("-o", f"{name}={name}.out")]
    assert run("check", "logs", *outputs).code == 1
    report = json.loads(Path("json.out").read_text(encoding="utf-8"))
    assert {log["game"] for log in report["logs"]} >= {"easter-island", "rapa-nui-cards", "rapa-nui-island"}
    for name, read in READERS.items():
        read(Path(f"{name}.out").read_text(encoding="utf-8"), errors(report["logs"]))
