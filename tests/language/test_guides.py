"""Every action and every line that a table of a guide shows is read, in the language of the guide."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from tests.support import ROOT

GUIDES = sorted(page for language in ("es", "fr", "nl") for page in (ROOT / "docs" / language).glob("*.md"))
HEADS = {
    "easter-island": "game: easter-island\nplayers: Ana, Anne\n",
    "rapa-nui-cards": "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Ana, Anne, Marc, Carl\n",
    "rapa-nui-island": "game: rapa-nui-island\nedition: matagot-es\nplayers: Ana, Anne, Marc, Carl\n",
}

_BLOCK = re.compile(r"^```[^\n]*\n.*?^```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`]+)`")


def shown(page: Path) -> Iterator[tuple[str, str]]:
    """The code in the rows of the tables, each with the game of the log before it, or of the first log."""
    text = page.read_text(encoding="utf-8")
    logs = [(m.start(), game) for m in _BLOCK.finditer(text) if (game := _game(m[0]))]
    for row in re.finditer(r"^\| (?P<cells>.*) \|$", text, re.MULTILINE):
        before = [game for start, game in logs if start < row.start()]
        codes = [code for code in _CODE.findall(row["cells"]) if " " in code]
        yield from (
            (before[-1] if before else logs[0][1], code) for code in codes if not code.startswith("->")
        )


def _game(block: str) -> str | None:
    found = re.search(r"^(?:jeu|spel|juego): (\S+)$", block, re.MULTILINE)
    return found[1] if found else None


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_what_a_table_shows_is_read(page: Path) -> None:
    language = page.parent.name
    unread: list[str] = []
    for game, code in shown(page):
        line = code if ":" in code else f"Ana: {code}"
        read = referee.loads(f"language: {language}\n{HEADS[game]}\n{line}\n")
        unread += [
            f"{code}: {finding.message}" for finding in read.findings if finding.code.startswith("SYN-")
        ]
    assert unread == []


@pytest.mark.parametrize("language", ["es", "fr", "nl"])
def test_tables_are_found(language: str) -> None:
    assert sum(len(list(shown(page))) for page in GUIDES if page.parent.name == language) > 20
