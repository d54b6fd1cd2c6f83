"""The header may name the players in a wrong order: then every line seems to be somebody else's."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from referee.core.record import Record
from referee.core.replay import STOP, replay
from referee.core.rule import ERROR
from referee.text.reader import read
from referee.text.source import cut_comment
from referee.text.writer import write_players

from .edits import NEVER, Edit, Repair
from .trial import Trial

COST = 1.4


def seatings(record: Record, trial: Trial) -> Iterator[Repair]:
    """Two players exchanged in the header, where that is all that is wrong with the log."""
    line = record.header.lines.get("players")
    players = record.header.players
    if line is None:
        return
    for one, two in combinations(range(len(players)), 2):
        trial.left -= len(record.entries)
        if trial.left <= 0:
            return
        trial.tried += 1
        others = list(players)
        others[one], others[two] = players[two], players[one]
        code, _ = cut_comment(record.lines[line - 1])
        text = f"players: {write_players(others)}" + record.lines[line - 1][len(code.rstrip()) :]
        again = read("\n".join([*record.lines[: line - 1], text, *record.lines[line:]]), record.name)
        if _is_legal(again):
            names = f"{others[one].name} comes before {others[two].name}"
            edit = Edit("header", 0, (), 0, COST, f"in the order of players {names}", line, text=text)
            yield Repair((edit,), tuple(again.entries), NEVER, 0)


def _is_legal(record: Record) -> bool:
    if record.findings or record.game is None or record.terms is None:
        return False
    found = replay(record, policy=STOP, details=False).findings
    return not any(finding.severity == ERROR for finding in found)
