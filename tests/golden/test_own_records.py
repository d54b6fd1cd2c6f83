"""The goldens among our own records: of logs that mark nothing, and of what people reported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import referee
from referee.golden.examine import GOLDEN, golden_name, log_name
from tests.support import RECORDS, name_of, records

KEPT = [Path(log_name(str(path))) for path in sorted(RECORDS.rglob(f"*{GOLDEN}"))]


@pytest.mark.parametrize("path", KEPT, ids=name_of)
def test_a_record_is_judged_as_its_golden_says(path: Path) -> None:
    golden = json.loads(Path(golden_name(str(path))).read_text(encoding="utf-8"))
    differ = referee.golden_differences(referee.load(path), golden)
    assert differ == [], f"if this is meant: referee golden {path} --update"


def test_disputes_and_reports_have_goldens() -> None:
    wanted = {*records("disputes"), *(path for path in RECORDS.rglob("*.moai") if "reports" in path.parts)}
    assert wanted <= set(KEPT)


def test_every_golden_has_its_log() -> None:
    assert [path for path in RECORDS.rglob(f"*{GOLDEN}") if not Path(log_name(str(path))).exists()] == []
