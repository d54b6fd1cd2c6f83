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

GAME = "game: rapa-nui-island\nedition: matagot-es\nplayers: Ana, Bea, Cid\n"
FILLED = """tiles: A1.1 rest, A1.2 rest, A2 rest, A3 barter, A4.1 barter, A4.2 economy, B1 economy
tiles: B5 economy, C1.1 reinforcement, C1.2 reinforcement, C6.1 reinforcement, C6.2 opulence, D1 opulence
tiles: D5.1 supplement, D5.2 luxury, E1.1 reconversion, E1.2 reconversion, E2 helping-hand, E4 barter
tiles: E3.1 helping-hand, E3.2 favour
"""
TILES = """tiles: A4.2 economy, B5 opulence, D5.2 luxury, E3.1 rest
resources Ana: reed 8 egg 8 wood 8 pearl 8
hand Ana: rest, barter, economy, opulence, reconversion, helping-hand, reinforcement, luxury
"""
CHIEF = "built Ana: chief\n"
# Tables of the board game. On the stand-in board each action that a guide shows is legal at one of them.
TABLES = [
    f"{GAME}{FILLED}round: 1\n",
    f"{GAME}position: round 2, phase 1, Ana\n{TILES}{CHIEF}placed Bea: villager quarry 3\n",
    f"{GAME}position: round 2, phase 1, Ana\n{TILES}{CHIEF}placed Ana: villager quarry 3\n",
    f"{GAME}position: round 2, phase 2, Ana\n{TILES}{CHIEF}placed Ana: villager quarry 1, "
    "villager quarry 2, villager quarry 2, villager quarry 3, chief quarry 1, sorcerer star 1\n",
    f"{GAME}position: round 2, phase 2, Ana\n{TILES}placed Ana: sorcerer star 1\n",
    f"{GAME}position: round 2, phase 3, Ana\n{TILES}carved Ana: large, medium\nplaced Ana: "
    "villager A4 tired, villager B5, villager C6, villager D5, sorcerer star 1\n",
    f"{GAME}position: round 2, phase 3, Ana\n{TILES}carved Ana: large\n{CHIEF}erected: A2 medium\n"
    "placed Ana: villager B2, villager A2, villager quarry 2, villager B5, chief B5, sorcerer star 1\n",
    f"{GAME}position: round 2, phase 3, Ana\n{TILES}{CHIEF}placed Ana: chief quarry 1, villager A4\n",
]
CAPPED = "pukao via B2 to A2; "

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


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_what_a_table_shows_of_the_board_game_can_be_played_on_the_stand_in_board(page: Path) -> None:
    language = page.parent.name
    actions = [code for game, code in shown(page) if game == "rapa-nui-island" and ":" not in code]
    assert [code for code in actions if not any(_is_legal(head, language, code) for head in TABLES)] == []


def _is_legal(head: str, language: str, code: str) -> bool:
    """Whether it may be played at that table, perhaps behind a pukao."""
    texts = (f"language: {language}\n{head}Ana: {before}{code}\n" for before in ("", CAPPED))
    records = map(referee.loads, texts)
    return any(not record.findings and referee.replay(record).legal for record in records)
