"""Whole commands, from the start of the process to its end, as multiples of an empty Python."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter

from .corpus import MOST_PLIES, ChessGame, chess_game, easter_island_log
from .rounds import medians, ratio
from .table import Table

EMPTY = "python -c pass"
Command = Sequence[str]


def run(runs: int, seed: int, with_chess: bool) -> Table:
    """Run each command this many times, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        commands = _commands(Path(folder), seed, with_chess)
        environment = _environment(Path(folder))
        timers = {name: _timer(command, environment) for name, command in commands.items()}
        medians(timers, 1)  # once without timing, to fill the caches
        seconds = medians(timers, runs)
    base = seconds[EMPTY]
    rows = [(name, 1000 * taken, ratio(taken, base)) for name, taken in seconds.items()]
    notes = (f"Median of {runs} runs; nothing is left running between them.",)
    return Table("Start-up, whole commands", ("command", "ms", "x empty"), rows, notes)


def _commands(folder: Path, seed: int, with_chess: bool) -> Mapping[str, Command]:
    log = easter_island_log(seed)
    tidy = _file(folder / "tidy.moai", log.canonical)
    untidy = _file(folder / "untidy.moai", log.untidy)
    referee = _referee()
    commands: dict[str, Command] = {
        EMPTY: [sys.executable, "-c", "pass"],
        "python -c 'import typer'": [sys.executable, "-c", "import typer"],
        "referee --help": [*referee, "--help"],
        "referee check, canonical log": [*referee, "check", tidy],
        "referee check, log that needs the grammar": [*referee, "check", untidy],
        "referee explain EI-FIRE-5": [*referee, "explain", "EI-FIRE-5"],
    }
    if with_chess:
        pgn = _file(folder / "game.pgn", _long_chess_game(seed).pgn)
        validator = str(Path(__file__).with_name("validating.py"))
        commands["python-chess validates a game of 80 plies"] = [sys.executable, validator, pgn]
        pgn_extract = shutil.which("pgn-extract")
        if pgn_extract:
            commands["pgn-extract -r, the same game"] = [pgn_extract, "-r", pgn]
    return commands


def _referee() -> Command:
    """The console script of this Python, because another one on the path may be another version."""
    script = shutil.which("referee", path=str(Path(sys.executable).parent))
    return [script] if script else [sys.executable, "-m", "referee"]


def _long_chess_game(seed: int) -> ChessGame:
    dice = random.Random(seed)
    while (game := chess_game(dice)).plies < MOST_PLIES:
        pass
    return game


def _file(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def _environment(folder: Path) -> dict[str, str]:
    """The environment of an installed program: no Python options set, and byte code available."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return plain | {"PYTHONPYCACHEPREFIX": str(folder / "bytecode")}


def _timer(command: Command, environment: Mapping[str, str]) -> Callable[[], float]:
    def seconds() -> float:
        begin = perf_counter()
        subprocess.run(
            command, env=environment, check=True, capture_output=True, stdin=subprocess.DEVNULL, timeout=60
        )
        return perf_counter() - begin

    return seconds
