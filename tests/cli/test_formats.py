"""`check` in the formats of other tools: each is read back by a parser of that format."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import jsonschema
import pytest

from referee.export.verdict_formats import MODULES
from tests.cli.conftest import Run

ODD = "](x) <b>&,::%"
FAULTY = """\
game: easter-island
players: Odile, Robin

Odile: place b2 nroth
Robin: place d4 south; place é9 north
Odile: place b4 east
Robin: place d2 west
Odile: place c3 north
Robin: place a5 east
Odile: place e1 west
Robin: place c1 north
Odile: sun W-3
Robin: sun W-2; sun E-1
Odile: place a3 east; fire W-3
Robin: fire W-2; fire E-1
Odile: move b2 b3; fire W-3 stands EI-FIRE-3 "they <agreed>"
"""
LEGAL = "game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 north\n"
SARIF = os.environ.get("SARIF_SCHEMA")


@pytest.fixture
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.chdir(tmp_path)
    Path("legal.moai").write_text(LEGAL, encoding="utf-8")
    Path(f"{ODD}.moai").write_text(FAULTY, encoding="utf-8")
    return ["legal.moai", f"{ODD}.moai"]


def as_data(run: Run, logs: list[str]) -> list[dict[str, Any]]:
    """The findings of the JSON report, with their file."""
    told = json.loads(run("check", *logs, "--output-format", "json").out)["logs"]
    return [{"file": log["file"], **finding} for log in told for finding in log["findings"]]


def counted(run: Run, logs: list[str]) -> list[dict[str, Any]]:
    return [finding for finding in as_data(run, logs) if finding["counts"]]


def text_of(run: Run, logs: list[str], name: str, *options: str) -> str:
    ran = run("check", *logs, "--output-format", name, *options)
    assert ran.code == 1, ran.err
    return ran.out


def commands(text: str) -> Iterator[tuple[str, dict[str, str], str]]:
    """Workflow commands as GitHub reads them."""
    for line in text.splitlines():
        match = re.fullmatch(r"::(error|warning|notice) (.*?)::(.*)", line)
        assert match is not None, line
        properties = dict(each.split("=", 1) for each in match[2].split(","))
        yield match[1], {key: unquote(value) for key, value in properties.items()}, unquote(match[3])


def test_github(run: Run, logs: list[str]) -> None:
    found = list(commands(text_of(run, logs, "github")))
    expected = counted(run, logs)
    assert [where["file"] for level, where, _ in found if level == "error"] == [f["file"] for f in expected]
    assert expected
    for (_, where, text), finding in zip(
        [each for each in found if each[0] == "error"], expected, strict=True
    ):
        assert (int(where["line"]), int(where["col"])) == (finding["line"], finding["column"])
        assert where["title"] == f"referee ({finding['code']})"
        assert text.endswith(finding["message"])


def test_gitlab(run: Run, logs: list[str]) -> None:
    issues = json.loads(text_of(run, logs, "gitlab", "--all"))
    assert [issue["check_name"] for issue in issues] == [f["code"] for f in as_data(run, logs)]
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    assert {issue["severity"] for issue in issues} <= {"info", "minor", "major"}
    assert {issue["location"]["path"] for issue in issues} == {f"{ODD}.moai"}


def test_gitlab_keeps_its_fingerprints_if_a_line_is_added_above(run: Run, logs: list[str]) -> None:
    before = json.loads(text_of(run, logs, "gitlab"))
    Path(logs[1]).write_text(f"# a remark\n{FAULTY}", encoding="utf-8")
    after = json.loads(text_of(run, logs, "gitlab"))
    assert [issue["fingerprint"] for issue in after] == [issue["fingerprint"] for issue in before]
    assert after[0]["location"] != before[0]["location"]


def test_junit_has_a_case_for_each_log(run: Run, logs: list[str]) -> None:
    suite = ElementTree.fromstring(text_of(run, logs, "junit"))[0]
    assert (suite.get("tests"), suite.get("failures")) == ("2", "1")
    legal, faulty = suite
    assert legal.get("name") == "legal.moai" and len(legal) == 0
    assert faulty.get("name") == f"{ODD}.moai"
    said = faulty[0].text or ""
    expected = counted(run, logs)
    assert said.count("\n") == len(expected) - 1
    assert all(f"{f['code']} {f['message']}" in said for f in expected)


def test_rdjson_counts_bytes_and_suggests_edits(run: Run, logs: list[str]) -> None:
    diagnostics = json.loads(text_of(run, logs, "rdjson"))["diagnostics"]
    lines = FAULTY.encode().split(b"\n")
    words = []
    for each in diagnostics:
        begin, end = each["location"]["range"]["start"], each["location"]["range"]["end"]
        words.append(lines[begin["line"] - 1][begin["column"] - 1 : end["column"] - 1].decode())
    assert words[:2] == ["nroth", "place é9 north"]
    (suggestion,) = diagnostics[0]["suggestions"]
    begin, end = suggestion["range"]["start"], suggestion["range"]["end"]
    line = lines[begin["line"] - 1].decode()
    fixed = line[: begin["column"] - 1] + suggestion["text"] + line[end["column"] - 1 :]
    assert fixed == "Odile: place b2 north"


def test_sarif(run: Run, logs: list[str]) -> None:
    (sarif,) = json.loads(text_of(run, logs, "sarif", "--all"))["runs"]
    results = sarif["results"]
    assert [result["ruleId"] for result in results] == [f["code"] for f in as_data(run, logs)]
    ids = [rule["id"] for rule in sarif["tool"]["driver"]["rules"]]
    assert ids == sorted({result["ruleId"] for result in results})
    assert sarif["columnKind"] == "unicodeCodePoints"
    waived = [result for result in results if "suppressions" in result]
    assert [each["suppressions"] for each in waived] == [
        [{"kind": "inSource", "justification": "they <agreed>"}]
    ]
    assert any("fixes" in result for result in results)
    for result in results:
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert unquote(uri) == f"{ODD}.moai"


@pytest.mark.skipif(SARIF is None, reason="SARIF_SCHEMA does not name the schema file")
def test_sarif_fits_its_published_schema(run: Run, logs: list[str]) -> None:
    schema = json.loads(Path(str(SARIF)).read_text(encoding="utf-8"))
    for options in (["--all"], ["--ignore", "SYN,EI"]):  # the second has notes on what was ignored
        text = run("check", *logs, "--output-format", "sarif", *options).out
        jsonschema.validators.validator_for(schema)(schema).validate(json.loads(text))


def test_markdown_shows_names_as_they_are(run: Run, logs: list[str]) -> None:
    text = text_of(run, logs, "markdown")
    assert text.splitlines()[0] == "### \\](x) \\<b\\>\\&,::%.moai"
    shown = [f for f in as_data(run, logs) if f["follows"] is None and f["severity"] != "waived"]
    assert text.count("\n| ") == 2 + len(shown)
    assert text.endswith("1 log without findings.\n")


@pytest.mark.parametrize("name", MODULES)
def test_the_same_with_two_processes(name: str, run: Run, logs: list[str]) -> None:
    assert text_of(run, logs, name, "--jobs", "2") == text_of(run, logs, name)


@pytest.mark.parametrize("name", MODULES)
def test_a_legal_log_gives_a_whole_document(name: str, run: Run, logs: list[str]) -> None:
    ran = run("check", "legal.moai", "--output-format", name)
    assert ran.code == 0
    if name in ("gitlab", "rdjson", "sarif"):
        json.loads(ran.out)
    elif name == "junit":
        ElementTree.fromstring(ran.out)
