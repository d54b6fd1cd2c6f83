"""The limits that the pages state are those of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import referee
from referee.cli import convert
from referee.core import extent
from referee.core.replay import MOST_FINDINGS as MOST_JUDGED
from referee.golden import form
from referee.mend import described, explain, repairs
from referee.text import board_yaml, memory, source, syntax
from tests.cli.conftest import Run

DOCS = Path(__file__).resolve().parent.parent / "docs"
KIB, MIB = 1024, 1024 * 1024
LIMITS = {
    "size of a log": f"{source.MOST_BYTES // MIB} MiB",
    "lines of a log": f"{source.MOST_LINES:,}",
    "characters in a line": f"{source.MOST_COLUMNS:,}",
    "size of a board file": f"{board_yaml.MOST_BYTES // KIB} KiB",
    "size of a record in JSON": f"{convert.MOST_OF_JSON // MIB} MiB",
    "size of a golden": f"{form.MOST_BYTES // MIB} MiB",
    "findings while reading a log": f"{syntax.MOST_FINDINGS:,}",
    "findings while judging a log": f"{MOST_JUDGED:,}",
    "findings with legal alternatives": f"{described.MOST_DESCRIBED:,}",
    "actions of a log that `dispute` and `repair` look at": f"{extent.MOST_ACTIONS:,}",
    "lines replayed in search of causes": f"{explain.MOST_LINES:,}",
    "errors before a new one that are tried as its cause": f"{explain.MOST_ROOTS:,}",
    "lines replayed in search of repairs": f"{repairs.MOST_LINES:,}",
    "clauses remembered for a game": f"{memory.MOST_REMEMBERED:,}",
    "tables for which names are remembered": f"{memory.MOST_TABLES:,}",
    "clauses, and lines, remembered for a table": f"{memory.MOST_OF_A_TABLE:,}",
}


def stated() -> dict[str, str]:
    text = (DOCS / "performance.md").read_text(encoding="utf-8").partition("## Limits\n")[2]
    return dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \| [^|]+ \|$", text, re.MULTILINE))


@pytest.mark.parametrize("what", LIMITS)
def test_a_limit_is_as_stated(what: str) -> None:
    assert stated()[what] == LIMITS[what]


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("notation.md", f"at most {LIMITS['size of a log']} and {LIMITS['lines of a log']} lines"),
        ("notation.md", f"a line at most {LIMITS['characters in a line']} characters"),
        ("notation.md", f"After {LIMITS['findings while reading a log']} findings"),
        ("boards.md", f"at most {LIMITS['size of a board file']}"),
        ("golden.md", f"more than {LIMITS['size of a golden']}"),
        ("commands.md", f"may replay, {LIMITS['lines replayed in search of repairs']} without it"),
    ],
)
def test_other_pages_say_the_same(page: str, words: str) -> None:
    assert words in " ".join((DOCS / page).read_text(encoding="utf-8").split())


@pytest.mark.parametrize(
    "command", [["dispute"], ["dispute", "--between", "LOG"], ["repair"], ["repair", "--apply", "1"]]
)
def test_a_log_that_is_too_long_to_be_replayed_again_and_again(
    run: Run, tmp_path: Path, command: list[str]
) -> None:
    """It is judged all the same; at the limit itself the question is answered."""
    path = tmp_path / "long.moai"
    text = "game: easter-island\nplayers: Ann, Ben\n" + "Zed: pass; pass\n" * (extent.MOST_ACTIONS // 2)
    path.write_text(text, encoding="utf-8")
    record = referee.load(path)
    extent.require_extent(record)
    path.write_text(f"{text}Ann: pass\n", encoding="utf-8")
    asked = [str(path) if word == "LOG" else word for word in command]
    ran = run(*asked, path)
    assert (ran.code, ran.out) == (2, "")
    assert "has 5,001 actions; no more than 5,000 are compared or repaired" in ran.err
    assert path.read_text(encoding="utf-8") == f"{text}Ann: pass\n"
    assert run("check", path).code == 1
    long = referee.load(path)
    for ask in (referee.dispute, referee.repair, lambda log: referee.compare(record, log)):
        with pytest.raises(ValueError, match="5,001 actions"):
            ask(long)
