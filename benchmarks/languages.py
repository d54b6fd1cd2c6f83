"""Other languages than English: the same logs in each of them, and the start of `check` that speaks them.

Everything is processor time. In each round all languages take their turn in fresh processes, so that other
work on the machine slows all of them. The least time of each is divided by that of English: the differences
are smaller than what other work adds to most rounds.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import referee
from referee.forms.lexicon import ENGLISH
from referee.language import languages
from referee.speech.choice import VARIABLE

from .children import ROOT, environment, python, run
from .effort import Effort
from .logs import simulated
from .startup import our_command

TIMES = 3
"""So many times the rounds and starts of other parts: the differences are small."""


def measure(effort: Effort) -> dict[str, Any]:
    """For each game and language: a log cold and warm, and the start of `check`, by English."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = environment(folder)
        games = {game: _of_game(folder, game, effort, settings) for game in referee.game_names()}
    return {"rounds": TIMES * effort.rounds, "starts": TIMES * effort.starts, "games": games}


def _of_game(
    folder: Path, game: str, effort: Effort, settings: Mapping[str, str]
) -> dict[str, dict[str, float]]:
    texts = simulated(game, effort.logs + 1, effort.seed)
    files = {code: _file(folder / f"{game}-{code}.jsonl", texts, code) for code in languages.codes()}
    log = folder / f"{game}.moai"
    log.write_text(texts[0], encoding="utf-8")
    passes = [_passes(files, number, settings) for number in range(TIMES * effort.rounds)]
    starts = [_starts(log, number, settings) for number in range(TIMES * effort.starts + 1)][1:]
    return {
        code: {
            "cold": _ratio([{each: ran["cold"] for each, ran in found.items()} for found in passes], code),
            "warm": _ratio([{each: ran["warm"] for each, ran in found.items()} for found in passes], code),
            "start": _ratio(starts, code),
        }
        for code in files
        if code != ENGLISH
    }


def _ratio(rounds: Sequence[Mapping[str, float]], language: str) -> float:
    """The least time in a language by the least in English."""
    return round(min(each[language] for each in rounds) / min(each[ENGLISH] for each in rounds), 3)


def _file(path: Path, texts: Sequence[str], language: str) -> Path:
    said = (referee.format_log(referee.loads(text), language) for text in texts)
    path.write_text("".join(json.dumps(text) + "\n" for text in said), encoding="utf-8")
    return path


def _in_turn(number: int) -> list[str]:
    """All languages, with another one first in each round."""
    codes = list(languages.codes())
    first = number % len(codes)
    return codes[first:] + codes[:first]


def _passes(
    files: Mapping[str, Path], number: int, settings: Mapping[str, str]
) -> dict[str, dict[str, float]]:
    return {code: _pass(files[code], settings) for code in _in_turn(number)}


def _pass(file: Path, settings: Mapping[str, str]) -> dict[str, float]:
    command = python("-m", "benchmarks.one_pass", "check", str(file))
    ran = subprocess.run(command, env=settings, cwd=ROOT, check=True, capture_output=True, text=True)
    told: dict[str, float] = json.loads(ran.stdout)
    return told


def _starts(log: Path, number: int, settings: Mapping[str, str]) -> dict[str, float]:
    """One start in each language, for an English log."""
    command = [*our_command(), "check", str(log)]
    return {code: run(command, {**settings, VARIABLE: code}).cpu for code in _in_turn(number)}
