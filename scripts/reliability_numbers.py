"""Collects the numbers of docs/reliability.md, each from a run that can be repeated.

A collector runs a command, or counts something, and returns its numbers as plain data. If a command is not
installed here, it has no numbers, and its section is left out of the page.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import referee
from referee import shelf
from referee.export.rules import examples
from referee.playing.game_log import random_log

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "records"
PLAYERS = ("Ann", "Ben", "Cora", "Dan")


class Effort(NamedTuple):
    """How much to do: a quick run, or the full run for the page."""

    executions: int = 200_000
    jobs: int = 1
    folder: str = "fuzz-run"
    """The folder of the fuzzer's run, which continues where it was stopped."""
    before: tuple[str, ...] = ()
    """Folders of earlier runs, whose findings are now fixed, or files with the numbers of earlier pages."""
    notes: str | None = None
    """The notes of the run at the limits, which continues where it was stopped."""
    renew: bool = False
    """Whether those notes are of a few commands only, measured again after a change."""
    commit: str = ""
    """The commit of a run that is stored; the current one without it."""
    games: int = 100
    kills: int = 200
    faults: int = 4_000
    only: str = ""
    """The beginning of the names of commands, if only their faults are tried again."""


class NotHere(Exception):
    """There is nothing to run; the text says what is missing."""


Numbers = Mapping[str, Any]
Collector = Callable[[Effort], Numbers]


def _run(*command: str, codes: tuple[int, ...] = (0, 1)) -> str:
    """The output of a command of this checkout. NotHere if it cannot be run."""
    ran = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    if ran.returncode not in codes:
        raise NotHere(f"{' '.join(command[:3])}: {ran.stderr.strip()[-200:]}")
    return ran.stdout


def _data(*command: str, codes: tuple[int, ...] = (0, 1)) -> dict[str, Any]:
    """The same for a command that answers in JSON."""
    text = _run(*command, codes=codes)
    try:
        data: dict[str, Any] = json.loads(text)
    except ValueError:
        raise NotHere(f"{' '.join(command[:3])} does not answer in JSON") from None
    return data


def commit_here() -> str:
    """The commit of this tree, or empty where there is none."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.strip() if ran.returncode == 0 else ""


def rules(effort: Effort) -> Numbers:
    """Rules and their pairs of records, for each game and for the log itself."""
    counted = {}
    books = {game.name: list(game.book) for game in shelf.own_games()}
    books["log"] = [rule for rule in referee.rules() if all(rule not in book for book in books.values())]
    for name, book in books.items():
        folder = RECORDS / name
        pairs = sum(None not in examples(rule) for rule in book)
        legal, illegal = (len(list((folder / kind).rglob("*.moai"))) for kind in ("legal", "illegal"))
        counted[name] = {"rules": len(book), "pairs": pairs, "legal": legal, "illegal": illegal}
    return counted


def mutants(effort: Effort) -> Numbers:
    """Broken rules, and how many of them the records notice."""
    games = _data("-m", "scripts.mutants", "--output-format", "json")["games"]
    return {
        name: {
            "mutants": each["mutants"],
            "killed": each["killed"],
            "excused": len(each["excused"]),
            "survivors": len(each["survivors"]),
        }
        for name, each in games.items()
    }


def games(effort: Effort) -> Numbers:
    """Random games from a seed, each judged to its end."""
    counted = {}
    for game in shelf.own_games():
        played = actions = wrong = 0
        for edition in game.data["editions"]:
            for seed in range(effort.games):
                players = PLAYERS[
                    : game.least_players + seed % (game.most_players - game.least_players + 1)
                ]
                text = "\n".join(random_log(game, edition, players, seed)) + "\n"
                verdict = referee.check(referee.loads(text))
                played += 1
                actions += verdict.actions
                wrong += not verdict.legal
        counted[game.name] = {"games": played, "actions": actions, "wrong": wrong}
    return counted


def violations(effort: Effort) -> Numbers:
    """Games with one violation put in: in how many is it found, and nothing else?"""
    counted = {}
    for name in shelf.own_names():
        with tempfile.TemporaryDirectory(prefix="referee-simulated-") as folder:
            command = ("simulate", name, "--illegal", "--games", str(effort.games), "--seed", "1")
            _run("-m", "referee", *command, "-o", folder, codes=(0,))
            logs = sorted(Path(folder).rglob("*.moai"))
            found = sum(_as_marked(path) for path in logs)
        counted[name] = {"games": len(logs), "found": found}
    return counted


def _as_marked(path: Path) -> bool:
    marks = [
        (number, code)
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
        for code in (line.partition("#! ")[2].split() if "#! " in line else ())
    ]
    verdict = referee.check(referee.load(path))
    return marks == [(finding.place.line, finding.code) for finding in verdict.findings if finding.counts]


def coverage(effort: Effort) -> Numbers:
    """What the records exercise of every game."""
    data = _data("-m", "referee", "coverage", "records", "--output-format", "json")
    return {
        each["game"]: {
            "editions": sum(count > 0 for count in each["editions"].values()),
            "endings": sum(count > 0 for count in each["endings"].values()),
        }
        for each in data["games"]
    }


def fuzz(effort: Effort) -> Numbers:
    """The fuzzer's inputs, and how many broke a promise: after the last fixes, and before."""
    size = ("--executions", str(effort.executions), "--jobs", str(effort.jobs), "--folder", effort.folder)
    told = _data("-m", "scripts.fuzz", *size, "--output-format", "json")
    told["kept"] = len(list((ROOT / "tests" / "fuzz" / "found").iterdir()))
    if effort.before:
        told["before"] = _earlier([Path(each) for each in effort.before])
    return told


def _earlier(paths: Sequence[Path]) -> Numbers:
    """Runs whose findings are now fixed: their folders, or a file with the numbers of an earlier page."""
    executions, targets, broken = 0, Counter[str](), Counter[str]()
    runs: list[dict[str, int]] = []
    for path in paths:
        if path.is_file():
            page = json.loads(path.read_text(encoding="utf-8"))["fuzz"]
            before = page.get("before", {})
            executions += before.get("executions", 0) + sum(page["executions"].values())
            targets.update(Counter(page["executions"]) + Counter(before.get("targets", {})))
            broken.update(before.get("broken", {}))
            runs += before.get("runs", ())
        else:
            state = json.loads((path / "state.json").read_text(encoding="utf-8"))
            executions += sum(state["executions"].values())
            targets.update(state["executions"])
            broken.update(state["found"])
            done = sum(state["executions"].values())
            runs.append({"seed": state["seed"], "executions": done, "found": sum(state["found"].values())})
    told = {"executions": executions, "targets": dict(targets), "broken": dict(broken)}
    return told | ({"runs": runs} if runs else {})


def worst(effort: Effort) -> Numbers:
    """Every command at every limit, with the worst shapes."""
    kept: tuple[str, ...] = ("--notes", effort.notes) if effort.notes is not None else ()
    if effort.renew:
        kept += (
            "--renew",
            str(ROOT / "docs" / "reliability.json"),
            "--commit",
            effort.commit or commit_here(),
        )
    return _data("-m", "scripts.fuzz_worst", *kept, "--output-format", "json")


def tests_of(*paths: str) -> Collector:
    """The number of tests in these files, all of which have to pass."""

    def collect(effort: Effort) -> Numbers:
        said = _run("-m", "pytest", "-q", "-p", "no:randomly", *paths, codes=(0,))
        passed = re.search(r"(\d+) passed", said)
        if passed is None:
            raise NotHere(f"no tests in {', '.join(paths)}")
        return {"tests": int(passed[1])}

    return collect


def interrupts(effort: Effort) -> Numbers:
    """Ctrl-C at points of the start of a command, and how it ends."""
    return _data("-m", "scripts.early_interrupts", codes=(0,))


def recorder(effort: Effort) -> Numbers:
    """Recorders that are killed at random moments, and the lines they had acknowledged."""
    log = sorted(RECORDS.joinpath(shelf.own_names()[0], "legal", "endings").glob("*.moai"))[0]
    with tempfile.TemporaryDirectory(prefix="referee-kills-") as folder:
        command = ("-m", "tests.scribe.killing", str(log), str(effort.kills), "1", folder)
        said = _data(*command, codes=(0,))
    return {"kills": said["kills"], "acknowledged": said["acknowledged"]}


def faults(effort: Effort) -> Numbers:
    """Commands whose calls to the system fail, and how they end."""
    command = ("-m", "scripts.faults", "--sample", str(effort.faults), "--jobs", "2", "--only", effort.only)
    said = _data(*command, "--output-format", "json")
    rows = said["commands"]
    kept = {name: rows[name] for name in sorted(rows)}
    return {"possible": said["possible"], "kinds": len(said["kinds"]), "commands": kept}


COLLECTORS: dict[str, Collector] = {
    "rules": rules,
    "mutants": mutants,
    "coverage": coverage,
    "games": games,
    "violations": violations,
    "fuzz": fuzz,
    "worst": worst,
    "files": tests_of("tests/cli/test_files.py", "tests/cli/test_trouble.py"),
    "faults": faults,
    "interrupts": interrupts,
    "recorder": recorder,
    "strangers": tests_of("tests/cli/test_strangers.py"),
}
