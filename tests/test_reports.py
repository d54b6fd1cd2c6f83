"""`python -m scripts.reports FOLDER`: it holds reports against their marks and against our records."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.reports import main
from tests.support import RECORDS

HEAD = "game: easter-island\nplayers: Ann, Ben\n\n"
ILLEGAL = RECORDS / "easter-island" / "reports" / "illegal" / "slips" / "no-semicolon.moai"


def _without_marks(path: Path) -> str:
    """The same log with other numbers of its lines."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return "\n\n".join(["# found by Ann", *(line.partition("#")[0] for line in lines)])


@pytest.mark.parametrize(
    ("name", "text", "code", "told"),
    [
        ("marked.moai", HEAD + "Ann: place z9 north  #! EI-GRID-1\n", 0, "none of them"),
        ("marked.moai", HEAD + "Ann: place a1 north  #! EI-PLACE-1\n", 1, "but that is not found"),
        ("record.moai", _without_marks(ILLEGAL), 0, "none of them"),
        ("unknown.moai", HEAD + "Ann: place a1 north\n", 1, "no record with a golden says the same"),
        ("good.sh", 'test -n "$REFEREE"\n', 0, "1 scripts: none"),
        ("bad.sh", "echo lost; exit 1\n", 1, "exit 1: lost"),
        ("nothing.txt", "", 1, "0 logs"),
    ],
)
def test_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, text: str, code: int, told: str
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert main([str(tmp_path)]) == code
    assert told in capsys.readouterr().out


def test_a_verdict_that_differs_from_that_of_the_record_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "records" / "a.moai"
    record.parent.mkdir()
    record.write_text(HEAD + "Ann: place a1 north\n", encoding="utf-8")
    golden = '{"findings": [{"line": 4, "code": "EI-X", "counts": true}], "result": null}'
    record.with_name("a.golden.json").write_text(golden, encoding="utf-8")
    (tmp_path / "reports").mkdir()
    (tmp_path / "reports" / "b.moai").write_text(record.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr("scripts.reports.records", lambda: {_said(record): record})
    assert main([str(tmp_path / "reports")]) == 1
    out = capsys.readouterr().out
    assert "expected: line 3 `Ann: place a1 north`: EI-X" in out
    assert "its result is not that of a.moai" in out


def _said(path: Path) -> tuple[str, ...]:
    return tuple(line for line in path.read_text(encoding="utf-8").splitlines() if line)
