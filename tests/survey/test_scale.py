"""The page about scale is made from the figures that are kept."""

from __future__ import annotations

import json

from benchmarks import archives


def test_the_page_has_the_figures_that_are_kept() -> None:
    kept = json.loads(archives.STORED.read_text(encoding="utf-8"))
    assert archives.PAGE.read_text(encoding="utf-8") == archives.page(kept), (
        "run python -m benchmarks.archives --page"
    )
    assert kept["killed"]["same"] and kept["killed"]["kills"] >= 5
    assert set(kept) == set(archives.PARTS)
