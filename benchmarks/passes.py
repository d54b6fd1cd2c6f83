"""From text to verdict: actions a second, cold and warm, beside programs for other games.

Every program runs in a fresh process, one after the other, round after round, so that a busy moment affects
all of them. In each round the rate of a program is divided by that of python-chess in the same round.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import referee

from . import peers
from .children import ROOT, environment, python, run
from .effort import Effort
from .logs import golden_games, must_be_legal, simulated
from .loosen import loosened
from .spread import Spread, spread

PGN_EXTRACT = "pgn-extract -r"


class Contestant(NamedTuple):
    """A program, and the file with its games."""

    name: str
    how: str
    """What it does: the name in `one_pass`."""
    file: Path


def measure(effort: Effort) -> dict[str, Any]:
    """The rates of all programs, and each as a multiple of python-chess validating."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        contestants = [*_theirs(folder, effort), *_ours(folder, effort)]
        rounds = [dict(_round(folder, contestants)) for _ in range(effort.rounds)]
    names = list(rounds[0])
    return {
        "rounds": effort.rounds,
        "logs": effort.logs,
        "programs": {name: _figures(name, rounds) for name in names},
    }


def _figures(name: str, rounds: Sequence[Mapping[str, Mapping[str, float]]]) -> dict[str, Any]:
    """The median rate of a program, and its ratios to the base with their spread."""
    figures: dict[str, Any] = {"actions": rounds[0][name]["done"]}
    for how in ("cold", "warm"):
        if how not in rounds[0][name]:
            continue
        rates = [each[name]["done"] / each[name][how] for each in rounds]
        figures[how] = round(spread(rates).median)
        if peers.BASE in rounds[0]:
            bases = [each[peers.BASE]["done"] / each[peers.BASE][how] for each in rounds]
            ratios: Spread = spread([rate / base for rate, base in zip(rates, bases, strict=True)])
            figures[f"{how} ratio"] = ratios.rounded()
    return figures


def _round(folder: Path, contestants: Sequence[Contestant]) -> Iterator[tuple[str, dict[str, float]]]:
    settings = environment(folder)
    for each in contestants:
        if each.how == PGN_EXTRACT:
            ran = run([pgn_extract(), "-r", str(each.file)], settings)
            yield each.name, {"done": _moves(each.file), "cold": ran.cpu, "warm": ran.cpu}
            continue
        told = subprocess.run(
            python("-m", "benchmarks.one_pass", each.how, str(each.file)),
            env=settings,
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        yield each.name, json.loads(told)


def _theirs(folder: Path, effort: Effort) -> Iterator[Contestant]:
    made: dict[Callable[[Random], str], Path] = {}
    for name in peers.installed():
        _, make, _ = peers.PEERS[name]
        if make not in made:
            dice = Random(effort.seed)
            texts = [make(dice) for _ in range(effort.peer_games + 1)]
            made[make] = _file(folder / f"{make.__name__}.jsonl", texts)
        yield Contestant(name, name, made[make])
    if pgn_extract() and peers.chess_game in made:
        lines = made[peers.chess_game].read_text(encoding="utf-8").splitlines()[1:]
        pgn = folder / "games.pgn"
        pgn.write_text("".join(map(json.loads, lines)), encoding="utf-8")
        yield Contestant(PGN_EXTRACT, PGN_EXTRACT, pgn)


def pgn_extract() -> str:
    """The path of pgn-extract, which Debian keeps among the games, or nothing."""
    return shutil.which("pgn-extract", path=f"{os.environ.get('PATH', '')}:/usr/games") or ""


def _moves(pgn: Path) -> int:
    count = peers.chess_validated()
    games = pgn.read_text(encoding="utf-8").split("[Event ")[1:]
    return sum(count("[Event " + game) for game in games)


def _ours(folder: Path, effort: Effort) -> Iterator[Contestant]:
    for game in referee.game_names():
        texts = simulated(game, effort.logs + 1, effort.seed)
        loose = [loosened(text, number) for number, text in enumerate(texts)]
        written = golden_games(game)
        must_be_legal(written)
        canonical = _file(folder / f"{game}.jsonl", texts)
        yield Contestant(f"{game}, simulate", "check", canonical)
        yield Contestant(f"{game}, simulate, only read", "read", canonical)
        yield Contestant(f"{game}, loose", "check", _file(folder / f"{game}-loose.jsonl", loose))
        golden = [texts[0], *written]
        yield Contestant(f"{game}, golden games", "check", _file(folder / f"{game}-golden.jsonl", golden))


def _file(path: Path, texts: Sequence[str]) -> Path:
    path.write_text("".join(json.dumps(text) + "\n" for text in texts), encoding="utf-8")
    return path
