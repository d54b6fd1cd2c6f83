"""How soon the recorder answers: from the last key of a line to the verdict, in logs of several lengths.

A random board game of four has right claims below each line, so that it is long enough. At some lengths
a line is typed and taken back again and again. Measured is all that the prompt does: the line is judged and
is on the disk, what it did is put into words, and the next prompt is ready.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import referee
from referee import shelf
from referee.cli.screen import Screen
from referee.export.terminal import Paint
from referee.scribe.completion import complete
from referee.scribe.journal import Journal
from referee.scribe.look import look
from referee.scribe.session import CHANGES, REFUSE, Session

from .effort import Effort

GAME = "rapa-nui-island"
PLAYERS = 4
LENGTHS = (50, 200, 800)
CLAIMED = ("reed", "egg", "wood")


def measure(effort: Effort) -> dict[str, Any]:
    """Milliseconds for a line and for a completion at the end of logs of these lengths."""
    rounds = 4 * effort.rounds
    lines = _long_log(effort.seed)
    return {"rounds": rounds, "lengths": {str(length): _at(lines, length, rounds) for length in LENGTHS}}


def _long_log(seed: int) -> list[str]:
    """A random game with claims below each line of play; of some games the first that is long enough."""
    for number in range(seed, seed + 100):
        lines = referee.simulate(GAME, seed=number, players=PLAYERS).text.splitlines()
        turns = sum(": " in line for line in lines)
        if len(lines) + len(CLAIMED) * turns > max(LENGTHS) + 200:
            return _with_claims(lines)
    raise RuntimeError("no random game is long enough")


def _with_claims(lines: list[str]) -> list[str]:
    """The log with right claims below each line of play."""
    game = shelf.game(GAME)
    kept: list[str] = []
    seen = look([], "log", Path())
    for line in lines:
        kept.append(line)
        if len(kept) > max(LENGTHS) + 10:
            break
        seen = look(kept, "log", Path(), seen)
        if seen.begun and line.partition(":")[0] in seen.record.players:
            counts = [game.quantity(seen.state, 0, game.quantities.value(name)) for name in CLAIMED]
            for name, count in zip(CLAIMED, counts, strict=True):
                kept.append(f"claim {seen.record.players[0]} {name} {count}")
    return kept


def _at(lines: list[str], length: int, rounds: int) -> dict[str, Any]:
    last = next(
        at for at in range(length, 0, -1) if not lines[at].startswith(("claim", "#", "order", "phase"))
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.moai"
        path.write_text("".join(f"{line}\n" for line in lines[:last]), encoding="utf-8")
        session = Session(Journal(path), shelf.game(GAME), REFUSE, draws=CHANGES)
        screen = Screen(Paint(columns=80))
        found: dict[str, list[tuple[float, float]]] = {"line": [], "tab": []}
        for _ in range(rounds):
            found["tab"].append(_timed(lambda: complete(session, lines[last].partition(" ")[0] + " ")))
            found["line"].append(_timed(lambda: _typed(session, screen, lines[last])))
            session.undo()
        session.close()
    return {
        "line": round(min(wall for wall, _ in found["line"]), 1),
        "processor": round(min(used for _, used in found["line"]), 1),
        "worst": round(max(wall for wall, _ in found["line"]), 1),
        "tab": round(min(wall for wall, _ in found["tab"]), 1),
    }


def _typed(session: Session, screen: Screen, line: str) -> None:
    reply = session.feed(line)
    if not reply.written:
        raise RuntimeError(f"a legal line was refused: {line}")
    screen.rows(reply, line, whole=False)
    assert session.number and session.turn


def _timed(work: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds by the clock, and of the processor."""
    begun, used = time.perf_counter(), time.process_time()
    work()
    return 1000 * (time.perf_counter() - begun), 1000 * (time.process_time() - used)
