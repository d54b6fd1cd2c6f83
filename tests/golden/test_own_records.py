"""The goldens among our own records: those of logs that mark nothing, since they are shown as they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import referee
from referee.golden.examine import GOLDEN, golden_name, log_name
from tests.support import RECORDS, name_of, records


@pytest.mark.parametrize("path", records("disputes"), ids=name_of)
def test_dispute_is_judged_as_its_golden_says(path: Path) -> None:
    golden = json.loads(Path(golden_name(str(path))).read_text(encoding="utf-8"))
    differ = referee.golden_differences(referee.load(path), golden)
    assert differ == [], "if this is meant: referee golden records/disputes --update"


def test_every_golden_has_its_log() -> None:
    assert [path for path in RECORDS.rglob(f"*{GOLDEN}") if not Path(log_name(str(path))).exists()] == []
