"""Draw the pictures in docs/pictures: the table of each game, and the course of a score.

`--check` writes nothing and fails when a picture is stale; the tests call it.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import referee  # noqa: E402
from referee.export.svg import svg  # noqa: E402
from referee.pages.score import score_chart  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
RECORDS = ROOT / "records"
TABLES = {
    "easter-island.svg": ("easter-island/legal/endings/all-fired-by-tie-break.moai", "27"),
    "rapa-nui-cards.svg": ("rapa-nui-cards/legal/games/3-players-fr.moai", "50"),
    "rapa-nui-island.svg": ("rapa-nui-island/legal/games/4-players-es.moai", "128"),
}
"""For each picture a log, and the line after which the table looks like this."""
SCORE = "rapa-nui-island/legal/games/4-players-es.moai"


def pictures() -> dict[Path, str]:
    """The text of every picture by its path."""
    made = {}
    for name, (log, line) in TABLES.items():
        drawing = referee.picture(referee.load(RECORDS / log), at=line)
        assert drawing is not None
        made[PICTURES / name] = svg(drawing)
    chart = score_chart(referee.check(referee.load(RECORDS / SCORE)))
    assert chart is not None
    made[PICTURES / "score.svg"] = chart
    return made


def main(arguments: list[str]) -> int:
    made = pictures()
    stale = [
        path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: run python -m scripts.make_pictures")
        return 1 if stale else 0
    PICTURES.mkdir(exist_ok=True)
    for path in stale:
        path.write_text(made[path], encoding="utf-8")
        print(f"written: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
