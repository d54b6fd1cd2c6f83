"""The report of `referee golden`, for a person and as data (schemas/golden-report.schema.json)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from referee.export.safe_text import visible

from .differences import BOARD, LOG
from .examine import BROKEN, CHANGED, MISSING, NEWER, SAME, Examined, golden_name, log_name

SCHEMA_VERSION = 1
_STANDS = {
    SAME: "unchanged, but its marks are wrong",
    CHANGED: "changed",
    MISSING: "no golden yet",
    BROKEN: "the golden cannot be read",
    NEWER: "the golden cannot be read",
}


class Row(NamedTuple):
    """One log, and whether its golden was written."""

    log: str
    examined: Examined
    written: bool


def words(row: Row) -> list[str]:
    """The log and everything that differs; empty if nothing does."""
    if row.examined.is_as_it_was:
        return []
    said = [] if row.written and row.examined.state == MISSING else [_STANDS[row.examined.state]]
    if row.written:
        said.append(f"{golden_name(row.log)} written")
    return [visible(line) for line in (f"{row.log}: {'; '.join(said)}", *detail(row.examined))]


def detail(examined: Examined) -> list[str]:
    """Why something has changed, then what, each on a line."""
    told = [each.text for each in examined.differences if each.kind not in (LOG, BOARD)]
    if examined.differences and not told:
        told = ["the verdict is unchanged"]
    trouble = [examined.trouble] if examined.trouble else []
    return [
        f"  {text}" for text in (*trouble, *examined.causes, *told, *(s.text for s in examined.surprises))
    ]


def orphan_words(golden: str) -> str:
    return visible(f"{golden}: there is no log {log_name(golden)}")


def summary(rows: Sequence[Row], orphans: Sequence[str]) -> str:
    stands = Counter("written" if row.written else row.examined.state for row in rows)
    wrong_marks = sum(bool(row.examined.surprises) for row in rows)
    counts = [
        (stands[SAME], "unchanged"),
        (stands["written"], "written"),
        (stands[CHANGED], "changed"),
        (stands[MISSING], "without a golden"),
        (stands[BROKEN] + stands[NEWER], "with a golden that cannot be read"),
        (wrong_marks, "with wrong marks"),
    ]
    told = [f"{count:,} {text}" for count, text in counts if count]
    if orphans:
        told.append(f"{len(orphans)} golden{'s' if len(orphans) > 1 else ''} without a log")
    return f"{len(rows):,} log{'' if len(rows) == 1 else 's'}: {', '.join(told) or 'nothing to compare'}"


def to_json(rows: Sequence[Row], orphans: Sequence[str]) -> dict[str, Any]:
    from referee.version import __version__

    return {
        "schema_version": SCHEMA_VERSION,
        "referee": __version__,
        "logs": [_row(row) for row in rows],
        "orphans": list(orphans),
    }


def _row(row: Row) -> dict[str, Any]:
    examined = row.examined
    return {
        "file": row.log,
        "golden": golden_name(row.log),
        "state": examined.state,
        "written": row.written,
        "trouble": examined.trouble or None,
        "causes": list(examined.causes),
        "differences": [each._asdict() for each in examined.differences],
        "marks": [
            {**each.mark._asdict(), "found": each.is_found, "text": each.text}
            for each in examined.surprises
        ],
    }
