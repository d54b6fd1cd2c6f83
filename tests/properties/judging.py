"""The findings of a record are exactly those that it marks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import referee
from referee.golden.content import golden_of, golden_text, parse_golden
from referee.golden.differences import differences
from referee.golden.examine import golden_name
from tests.effort import in_sample
from tests.support import RECORDS, Judged, found, marks, undecided


def gives_exactly_its_marks(log: Judged) -> None:
    """A dispute marks nothing; it has a golden instead."""
    if log.path.is_relative_to(RECORDS / "disputes"):
        return
    said, left_open = marks(log.path), marks(log.path, b"#?")
    if "legal" in log.path.parts:
        assert said == []
    if "illegal" in log.path.parts:
        assert said + left_open, "an illegal record marks the line that is wrong"
    assert found(log.verdict) == said
    assert undecided(log.verdict) == left_open


def stops_at_its_first_mark_when_strict(log: Judged) -> None:
    if "illegal" in log.path.parts:
        assert found(referee.check(log.record, strict=True)) == marks(log.path)[:1]


def is_judged_as_its_golden_says(log: Judged) -> None:
    golden = Path(golden_name(str(log.path)))
    if golden.exists():
        data = json.loads(golden.read_text(encoding="utf-8"))
        differ = referee.golden_differences(log.record, data)
        assert differ == [], f"if this is meant: referee golden {log.path} --update"


def has_a_golden_that_fits_its_schema_and_survives_its_file(log: Judged) -> None:
    golden = golden_of(log.verdict)
    text = golden_text(golden)
    read = parse_golden(text) if in_sample(text, 10) else json.loads(text)  # the first asks the schema
    assert read == golden
    assert differences(read, golden) == []
    counted = [(each["line"], each["code"]) for each in golden["findings"] if each["counts"]]
    assert counted == found(log.verdict)
    assert str(log.path.parent) not in text


def shows_its_ruling_beside_another_option(log: Judged) -> None:
    """A ruling has two logs that differ only in the option: the one in the file name, and another."""
    if log.path.parent.name != "rulings" or "illegal" not in log.path.parts:
        return
    game = log.path.parts[-4]
    both = [log.path, RECORDS / game / "legal" / "rulings" / log.path.name]
    logs = [re.sub(r"  #[!?] .*", "", each.read_text(encoding="utf-8")).split("\n") for each in both]
    one, two = ([line for line in lines if not line.startswith("ruling: ")] for lines in logs)
    assert one == two
    chosen = [referee.load(each).header.rulings.items() for each in both]
    assert len(chosen[0] ^ chosen[1]) == 2
    assert log.path.stem in [f"{key}-{option}" for key, option in chosen[0] ^ chosen[1]]


def was_changed_by_no_question(log: Judged) -> None:
    """Asserted last: the shared record and verdict were not changed by any test."""
    fresh = referee.loads(log.bytes, name=log.record.name, folder=log.path.parent)
    assert log.record.entries == fresh.entries
    assert log.record.lines == fresh.lines
    again = referee.check(fresh).findings
    assert [each.message for each in log.verdict.findings] == [each.message for each in again]
    assert [each.order for each in log.verdict.findings] == [each.order for each in again]
    assert [each.severity for each in log.verdict.findings] == [each.severity for each in again]
