"""Whole commands, from the start of the process to its end, as multiples of an empty Python.

Measured is processor time, because other work on the machine makes wall-clock times longer. Every
command of Referee is started, for a log of each game.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import referee

from . import peers
from .children import environment, python, run
from .effort import Effort
from .logs import simulated
from .loosen import loosened
from .spread import spread

EMPTY = "python -c pass"
ROUND = "{round}"
"""In a command: the number of the round, for a folder that must be new each time."""

Command = Sequence[str]


def measure(effort: Effort) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = environment(folder)
        commands = dict(_plain(folder, effort.seed))
        for game in referee.game_names():
            commands |= dict(_of_game(folder, game, effort.seed, settings))
        taken = _taken(commands, settings, effort.starts)
    least, middle, _ = zip(*(_order(times) for times in taken.values()), strict=True)
    return {
        "starts": effort.starts,
        "empty ms": round(1000 * min(taken[EMPTY]), 1),
        "times empty": {
            name: [round(least[n] / least[0], 1), round(middle[n] / middle[0], 1)]
            for n, name in enumerate(taken)
        },
    }


def _order(times: Sequence[float]) -> tuple[float, float, float]:
    """The least, the median and the most."""
    median, least, most = spread(times)
    return least, median, most


def _taken(
    commands: Mapping[str, Command], settings: Mapping[str, str], starts: int
) -> dict[str, list[float]]:
    """The processor time of each start. The first round fills the caches and is not counted."""
    taken: dict[str, list[float]] = {name: [] for name in commands}
    for number in range(starts + 1):
        for name, command in commands.items():
            ran = run([part.replace(ROUND, str(number)) for part in command], settings)
            if ran.code not in (0, 1):
                raise RuntimeError(f"{name} ended with {ran.code}: {' '.join(command)}")
            if number:
                taken[name].append(ran.cpu)
    return taken


def our_command() -> list[str]:
    """The console script of this Python, because another one on the path may be another version."""
    script = shutil.which("referee", path=str(Path(sys.executable).parent))
    return [script] if script else python("-m", "referee")


def _plain(folder: Path, seed: int) -> Iterator[tuple[str, Command]]:
    """What does not depend on a log."""
    yield EMPTY, python("-c", "pass")
    yield "python -c 'import typer'", python("-c", "import typer")
    if "python-chess validates" in peers.installed():
        pgn = _file(folder / "game.pgn", peers.chess_game(Random(seed)))
        yield "python-chess validates a game", python(str(Path(__file__).with_name("validating.py")), pgn)
    yield "--help", [*our_command(), "--help"]
    yield "explain", [*our_command(), "explain", "EI-FIRE-5"]
    yield "rules", [*our_command(), "rules"]
    board = str(folder / "own.yaml")
    yield "board new", [*our_command(), "board", "new", "-o", f"{board}{ROUND}"]


def _of_game(
    folder: Path, game: str, seed: int, settings: Mapping[str, str]
) -> Iterator[tuple[str, Command]]:
    """Every command for one log of a game. It is of middling length among several."""
    texts = sorted(simulated(game, 9, seed), key=len)
    text = texts[len(texts) // 2]
    log = _file(folder / f"{game}.moai", text)
    loose = _file(folder / f"{game}-loose.moai", loosened(text, seed))
    wrong = _file(folder / f"{game}-wrong.moai", simulated(game, 1, seed, illegal=True)[0])
    record, tables, copy = (str(folder / f"{game}{end}") for end in (".json", "-tables", "-copy.moai"))
    ours = our_command()
    for command in (["golden", "--update", log], ["export", log, "-o", record]):
        run([*ours, *command], settings)
    lines = {
        "check": ["check", log],
        "check, loose": ["check", loose],
        "check, one violation": ["check", wrong],
        "score": ["score", log],
        "score --why": ["score", log, "--why", referee.loads(text).players[0]],
        "show": ["show", log],
        "legal": ["legal", log],
        "format": ["format", "--check", log],
        "export": ["export", log],
        "import": ["import", record],
        "golden": ["golden", log],
        "coverage": ["coverage", log],
        "dispute": ["dispute", log],
        "repair": ["repair", wrong],
        "record": ["record", game, _file(Path(copy), text)],
        "survey": ["survey", log, "-o", f"{tables}{ROUND}"],
        "simulate": ["simulate", game, "--seed", "7"],
    }
    for name, line in lines.items():
        yield f"{name} / {game}", [*ours, *line]


def _file(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)
