"""The header may be wrong: players in another order, another edition, another board. Then the whole log seems to be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from referee.core.record import Record
from referee.text.reader import read
from referee.text.source import cut_comment
from referee.text.writer import write_players

from .edits import Edit
from .likeness import HEADER


def other_headers(record: Record) -> Iterator[tuple[Edit, Record]]:
    """The same log under another header, one line of it changed."""
    for line, text, says in _lines(record):
        edit = Edit("header", 0, (), 0, HEADER, says, line, text=text)
        yield edit, read("\n".join([*record.lines[: line - 1], text, *record.lines[line:]]), record.name)


def _lines(record: Record) -> Iterator[tuple[int, str, str]]:
    header, game = record.header, record.game
    players = header.players
    if "players" in header.lines and len(players) <= game.most_players:
        for one, two in combinations(range(len(players)), 2):
            others = list(players)
            others[one], others[two] = players[two], players[one]
            says = f"in the order of players {others[one].name} comes before {others[two].name}"
            yield _line(record, "players", write_players(others), says)
    if "edition" in header.lines:
        for edition in game.data["editions"]:
            if edition != record.terms.edition:
                yield _line(record, "edition", edition, f"the edition is {edition}")
    if "board" in header.lines and game.boards is not None:
        for board in game.boards.shipped:
            yield _line(record, "board", board, f"the board is {board}")


def _line(record: Record, key: str, value: str, says: str) -> tuple[int, str, str]:
    line = record.header.lines[key]
    code, _ = cut_comment(record.lines[line - 1])
    return line, f"{key}: {value}" + record.lines[line - 1][len(code.rstrip()) :], says
