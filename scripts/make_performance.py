"""Write docs/performance.md from the figures in docs/performance.json.

    python -m scripts.make_performance            the page from the stored figures
    python -m scripts.make_performance --check    nothing is written; 1 if the page is stale

`python -m benchmarks all -o docs/performance.json` measures the figures. What follows the last mark in the
page is written by hand and stays.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from textwrap import fill
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.page import whole  # noqa: E402

PAGE = ROOT / "docs" / "performance.md"
STORED = ROOT / "docs" / "performance.json"
WIDTH = 108
BEGIN = "<!-- Made by scripts/make_performance.py. Do not edit above the end mark. -->"
END = "<!-- end -->\n"
INTRODUCTION = (
    "How fast Referee is on logs that people have, measured by `benchmarks/` in one run with programs for "
    "other games. No figure is typed by hand. Trust the ratios more than the absolute figures. The parts "
    "of the stored run are not all of the same commit. Single passes and start-up are the newest: nothing "
    "else ran on the machine then. Growth was measured on a busy machine, which made it about three times "
    "as slow. Processes and languages are of earlier commits, on a quiet machine. Wrong logs were measured "
    "while most other work was paused, the rest on a busy machine."
)
RUN = """## Run it

In the folder of the repository:

```
pip install -e '.[bench,lsp,web]'
python -m benchmarks --short                        # all parts, a few minutes
python -m benchmarks passes startup                 # some of them: --help lists all
python -m benchmarks all -o docs/performance.json   # the stored run, about half an hour
python -m scripts.make_performance                  # this page from it
python -m benchmarks causes repair                  # how often the right line counts, and a repair is right
```

`pgn-extract` is measured where it is installed. [Scale](scale.md) is about archives and surveys."""


def page(stored: dict[str, Any], old: str) -> str:
    """The page: the figures that are stored, and below them what the old page says by hand."""
    lines = [BEGIN, "", "# Performance", "", INTRODUCTION, "", *whole(stored), "", RUN, ""]
    return "\n".join(map(_filled, lines)) + "\n" + END + old.partition(END)[2]


def _filled(line: str) -> str:
    """A long line of words on several lines. Tables and what has several lines already stay as they are."""
    if line.startswith(("|", "#", "<")) or "\n" in line:
        return line
    indent = "  " if line.startswith("- ") else ""
    return fill(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)


def stored() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8"))
    return data


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if the page is stale")
    asked = parser.parse_args()
    old = PAGE.read_text(encoding="utf-8")
    new = page(stored(), old)
    if asked.check:
        print("docs/performance.md is as it should be" if new == old else "docs/performance.md is stale")
        return int(new != old)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
