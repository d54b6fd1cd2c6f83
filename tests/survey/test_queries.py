"""The questions of docs/survey.md get the answers that stand there, from JSON lines and from Parquet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run, run
from tests.support import ROOT

duckdb = pytest.importorskip("duckdb", reason="the package duckdb is not installed")
__all__ = ["run"]

PAGE = (ROOT / "docs" / "survey.md").read_text(encoding="utf-8")
ASKED = re.findall(r"^```sql\n(.*?)^```\n\n```text\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
LOGS = ("records/rapa-nui-cards/legal/games", "records/rapa-nui-cards/illegal/slips")


@pytest.fixture
def tables(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(ROOT)
    assert run("survey", *LOGS, "-o", tmp_path / "tables", "--parquet", "-q").code == 0
    monkeypatch.chdir(tmp_path / "tables")
    return tmp_path / "tables"


def test_the_questions_have_these_answers(tables: Path) -> None:
    assert len(ASKED) == 5
    for question, answer in ASKED:
        for ending in ("jsonl", "parquet"):
            found = duckdb.sql(question.replace(".jsonl'", f".{ending}'")).fetchall()
            told = "".join(", ".join(map(str, row)) + "\n" for row in found)
            assert told == answer, question


def test_parquet_holds_the_same_rows(tables: Path) -> None:
    for table in ("games", "players", "actions", "findings", "scores"):
        lines = duckdb.sql(f"SELECT count(*), sum(log) FROM '{table}.jsonl'").fetchall()
        assert duckdb.sql(f"SELECT count(*), sum(log) FROM '{table}.parquet'").fetchall() == lines
        assert not (tables / f"{table}.parquet.part").exists()
