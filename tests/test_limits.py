"""The limits that the pages state are those of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from referee.analysis import dispute, limits
from referee.archive import limits as archives
from referee.cli import config_file, convert, fixing
from referee.core.replay import MOST_FINDINGS as MOST_JUDGED
from referee.golden import content
from referee.mend import described, explain, header, repairs, ways
from referee.survey import rows
from referee.text import board_yaml, cache, plain_text, source, spelling, syntax

DOCS = Path(__file__).resolve().parent.parent / "docs"
KIB, MIB = 1024, 1024 * 1024
LIMITS = {
    "size of a log": f"{source.MOST_BYTES // MIB} MiB",
    "lines of a log": f"{source.MOST_LINES:,}",
    "characters in a line": f"{source.MOST_COLUMNS:,}",
    "size of a board file": f"{board_yaml.MOST_BYTES // KIB} KiB",
    "size of a record in JSON": f"{convert.MOST_OF_JSON // MIB} MiB",
    "size of a golden": f"{content.MOST_BYTES // MIB} MiB",
    "size of a `referee.toml`": f"{config_file.MOST_BYTES // KIB} KiB",
    "size of a `pyproject.toml`": f"{config_file.MOST_OF_PROJECT // KIB} KiB",
    "parts of a key in a configuration": f"{config_file.MOST_PARTS}",
    "size of a line of JSON lines": f"{archives.MOST_IN_LINE // MIB} MiB",
    "the same, beside the texts in the line": f"{archives.MOST_BESIDE_TEXTS // MIB} MiB",
    "findings of a log that `dispute` compares": f"{dispute.MOST_COMPARED}",
    "lines of a log that `check --fix` corrects": f"{fixing.MOST_LINES:,}",
    "findings while reading a log": f"{syntax.MOST_FINDINGS:,}",
    "findings while judging a log": f"{MOST_JUDGED:,}",
    "findings with legal alternatives": f"{described.MOST_DESCRIBED:,}",
    "actions of a log that `dispute`, `repair` and `replay` look at": f"{limits.MOST_ACTIONS:,}",
    "lines replayed in search of causes": f"{explain.MOST_LINES:,}",
    "earlier errors that are tried as the cause of a new one": f"{ways.MOST_ROOTS:,}",
    "lines replayed in search of repairs": f"{repairs.MOST_LINES:,}",
    "clauses, and whole turns, remembered for a game": f"{cache.MOST_REMEMBERED:,} of each",
    "tables for which names are remembered": f"{cache.MOST_TABLES:,}",
    "clauses, lines and turns remembered for a table": f"{cache.MOST_OF_A_TABLE:,} of each",
    "actions of a log that `score --why` and `score --claimed` explain": f"{limits.MOST_ACTIONS:,}",
    "lines replayed to find the earlier actions that findings point at": f"{described.MOST_LOOKED_BACK:,}",
    "characters of a clause that is read without articles and the like": f"{plain_text.LONGEST:,}",
    "quotation marks of such a clause": f"{plain_text.MOST_QUOTES}",
    "lines of players whom the header does not name": f"{syntax.MOST_FINDINGS:,}",
    "size of a log on a page": f"{limits.MOST_ON_A_PAGE // MIB} MiB",
    "size of a log in an editor or a browser": f"{limits.MOST_OPEN_BYTES // MIB} MiB",
    "lines of a log in an editor or a browser": f"{limits.MOST_OPEN_LINES:,}",
    "actions of a log in a survey": f"{rows.MOST_ACTIONS:,}",
    "lines of a log that is tried under other headers": f"{header.MOST_LINES:,}",
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
        (
            "commands.md",
            "more than 32 MiB, or with more than 1 MiB beside",
        ),
        (
            "commands.md",
            f"After {dispute.MOST_COMPARED} findings a log is not compared",
        ),
        ("configuration.md", f"a key has at most {LIMITS['parts of a key in a configuration']} parts"),
        ("notation.md", f"at most {LIMITS['size of a log']} and {LIMITS['lines of a log']} lines"),
        ("notation.md", f"A line has at most {LIMITS['characters in a line']} characters"),
        ("notation.md", f"After {LIMITS['findings while reading a log']} findings"),
        ("boards.md", f"at most {LIMITS['size of a board file']}"),
        ("golden.md", f"more than {LIMITS['size of a golden']}"),
        ("commands.md", f"At most {spelling.MOST_FIXED} slips are corrected in one run"),
        ("commands.md", f"may replay; {LIMITS['lines replayed in search of repairs']} by default"),
    ],
)
def test_other_pages_say_the_same(page: str, words: str) -> None:
    assert words in " ".join((DOCS / page).read_text(encoding="utf-8").split())
