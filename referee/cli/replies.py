"""The scribe's replies as rows for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from referee.export import report
from referee.export.safe_text import visible
from referee.export.terminal import Paint
from referee.scribe.reply import Reply


def rows_of(reply: Reply, paint: Paint) -> Iterator[str]:
    """The rows of a reply: findings as `referee check` shows them, then the rest."""
    if reply.found is not None:
        yield from (f"{paragraph}\n" for paragraph in report.full(reply.found, paint, reply.standing))
    yield from map(visible, reply.rows)


def shown(drawing: str) -> list[str]:
    return [visible(row) for row in drawing.rstrip("\n").split("\n")]
