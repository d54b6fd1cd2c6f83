"""How often does `referee repair` rank the true original first, after one typing slip in a legal log?"""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import referee
from referee import shelf
from referee.core.record import Record
from referee.core.turns import said
from referee.mend.repairs import Repair
from referee.text.tale import random_log

from .slips import SLIPS, missing
from .table import Cell, Table

NAMES = ("Anne", "Marc", "Herman", "Carl")
MOST_TRIES = 50
MOST_TURNS = 120
"""A game that is not over by then is left unfinished, as a table might leave it."""


def run(slips: int, seed: int, game: str | None = None) -> Table:
    """This many slips in random games of each game, the kinds of slip in turn."""
    rows: list[tuple[Cell, ...]] = []
    notes: list[str] = []
    for name in referee.game_names() if game is None else (game,):
        found = [_one(name, number, seed) for number in range(slips)]
        rows += _rows(name, found)
        slowest = max((each.seconds for each in found), default=0.0)
        notes.append(f"{name}: the slowest search took {slowest:.2f} s")
    notes.append("A slip after which the log is still legal leaves nothing to find and is only counted.")
    notes.append("Of a missing line nobody can know what it said: right is who and where.")
    columns = ("game", "slip", "still legal", "illegal", "original first", "among three", "% first")
    return Table("One typing slip in a random legal log", columns, rows, tuple(notes))


class _Tried:
    """What came of one slip: where the original was ranked, None if it was not found."""

    def __init__(self, kind: str, legal: bool, rank: int | None, seconds: float) -> None:
        self.kind, self.legal, self.rank, self.seconds = kind, legal, rank, seconds


def _rows(name: str, found: list[_Tried]) -> list[tuple[Cell, ...]]:
    rows = [_row(name, kind, [each for each in found if each.kind == kind]) for kind in SLIPS]
    return [*(row for row in rows if row[2] or row[3]), _row(name, "all", found)]


def _row(name: str, kind: str, found: list[_Tried]) -> tuple[Cell, ...]:
    wrong = [each for each in found if not each.legal]
    first = sum(each.rank == 0 for each in wrong)
    three = sum(each.rank is not None and each.rank < 3 for each in wrong)
    share = 100 * first / len(wrong) if wrong else None
    return name, kind, len(found) - len(wrong), len(wrong), first, three, share


def _one(name: str, number: int, seed: int) -> _Tried:
    game = shelf.game(name)
    dice = Random(f"slip {name} {seed} {number}")
    players = NAMES[: dice.randint(game.least_players, game.most_players)]
    edition = dice.choice(list(game.data["editions"]))
    lines = random_log(game, edition, players, seed * 1_000_000 + number, most_turns=MOST_TURNS)
    head = lines.index("") + 1
    body = lines[head:]
    kind, at, slipped = _slip(body, dice, players, list(SLIPS)[number % len(SLIPS)])
    record = referee.loads("\n".join([*lines[:head], *slipped]) + "\n")
    if referee.check(record).legal:
        return _Tried(kind, True, None, 0.0)
    begun = time.perf_counter()
    repairs = referee.repair(record).repairs
    seconds = time.perf_counter() - begun
    original = said(referee.loads("\n".join(lines) + "\n"))
    right = [_is_right(record, repair, original, at if kind == _MISSING else None) for repair in repairs]
    return _Tried(kind, False, right.index(True) if True in right else None, seconds)


_MISSING = next(kind for kind, slip in SLIPS.items() if slip is missing)


def _slip(body: list[str], dice: Random, players: tuple[str, ...], kind: str) -> tuple[str, int, list[str]]:
    """A slip of that kind; of the next kind, if this game has nothing in which to make it."""
    kinds = list(SLIPS)
    start = kinds.index(kind)
    for kind in kinds[start:] + kinds[:start]:
        for _ in range(MOST_TRIES):
            at = dice.randrange(len(body))
            slipped = SLIPS[kind](body, at, dice, players)
            if slipped is not None and slipped != body:
                return kind, at, slipped
    raise RuntimeError("no slip can be made in this log")


def _is_right(record: Record, repair: Repair, original: list[str], lost: int | None) -> bool:
    told = said(replace(record, entries=list(repair.entries)))
    if lost is None:
        return told == original
    if (
        len(told) != len(original)
        or told[:lost] != original[:lost]
        or told[lost + 1 :] != original[lost + 1 :]
    ):
        return False
    return told[lost].partition(":")[0] == original[lost].partition(":")[0]
