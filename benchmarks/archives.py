"""Archives and surveys: how many logs in how much time and memory.

    python -m benchmarks.archives             measured and printed
    python -m benchmarks.archives --store     the same, kept in docs/scale.json, and docs/scale.md written
    python -m benchmarks.archives --page      docs/scale.md written from what is kept

Times are processor times, because wall-clock times mean something on an idle machine alone.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import referee

ROOT = Path(__file__).resolve().parent.parent
STORED = ROOT / "docs" / "scale.json"
PAGE = ROOT / "docs" / "scale.md"
BEGIN, END = "<!-- made by benchmarks/archives.py -->\n", "<!-- end -->\n"
TABLES = ("games", "players", "actions", "findings", "scores")


class Ran(NamedTuple):
    """One run of a command: seconds of wall-clock and processor time, and the most memory in MiB."""

    wall: float
    cpu: float
    mib: float


def distinct_logs(games: Sequence[str], of_each: int) -> list[bytes]:
    """Games as `simulate` writes them; every seventh with a violation."""
    return [
        referee.simulate(game, seed=seed, illegal=seed % 7 == 0).text.encode()
        for seed in range(of_each)
        for game in games
    ]


def write_archive(path: Path, logs: list[bytes], count: int) -> None:
    """So many logs in one tar.gz, each with a comment of its own."""
    with gzip.open(path, "wb", compresslevel=3) as out, tarfile.open(fileobj=out, mode="w|") as tar:
        for number in range(count):
            data = logs[number % len(logs)] + b"# %d\n" % number
            info = tarfile.TarInfo(f"{number // 1000:04}/{number:08}.moai")
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))


def run(*arguments: str) -> Ran:
    """A command in a process of its own; what it prints is thrown away."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "referee", *arguments],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    most, done = 0.0, 0
    while not done:
        most = max(most, _mib_so_far(process.pid))
        time.sleep(0.02)
        done, status, usage = os.wait4(process.pid, os.WNOHANG)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise SystemExit(f"{arguments} ended with {process.returncode}")
    wall = time.perf_counter() - begun
    return Ran(wall, usage.ru_utime + usage.ru_stime, most)


def _mib_so_far(pid: int) -> float:
    """The most memory of a process so far. (What wait4 says counts the memory of this process too.)"""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return next(
        (int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM")), 0.0
    )


def killed_survey(archive: Path, folder: Path, kills: int, seconds: float) -> int:
    """A survey that is killed so many times at random moments; how many of the kills came in time."""
    dice, done = random.Random(14), 0
    for _ in range(kills):
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "referee",
                "survey",
                str(archive),
                "-o",
                str(folder),
                "-q",
                "--jobs",
                "2",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            process.wait(timeout=1 + dice.random() * seconds / kills)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.wait()
            done += 1
    run("survey", str(archive), "-o", str(folder), "-q", "--jobs", "2")
    return done


def measured(asked: argparse.Namespace) -> Iterator[tuple[str, Any]]:
    """The parts that were asked for, each as soon as it is there."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in asked.parts.split(","):
            yield part, PARTS[part](folder, asked)


def memory(folder: Path, asked: argparse.Namespace) -> list[dict[str, float]]:
    """One process and archives of several sizes, with whole legal games."""
    found: list[dict[str, float]] = []
    logs = [referee.simulate(asked.game, seed=seed).text.encode() for seed in range(asked.different)]
    for size in map(int, asked.sizes.split(",")):
        archive = folder / f"{size}.tar.gz"
        write_archive(archive, logs, size)
        ran = run("check", str(archive), "--output-format", "jsonl")
        different = min(size, len(logs))
        found.append(
            {"logs": size, "different": different, "mib": round(ran.mib, 1), "cpu": round(ran.cpu, 2)}
        )
    return found


def killed(folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """A survey that nobody disturbs, and one that is killed at random moments."""
    archive = folder / "killed.tar.gz"
    write_archive(archive, distinct_logs([asked.game], asked.of_each), asked.survey)
    ran = run("survey", str(archive), "-o", str(folder / "tables"), "-q")
    kills = killed_survey(archive, folder / "killed", asked.kills, ran.wall / 2)
    same = all(
        (folder / "tables" / f"{table}.jsonl").read_bytes()
        == (folder / "killed" / f"{table}.jsonl").read_bytes()
        for table in TABLES
    )
    return {
        "logs": asked.survey,
        "mib": round(ran.mib, 1),
        "cpu": round(ran.cpu, 1),
        "kills": kills,
        "same": same,
    }


def games(folder: Path, asked: argparse.Namespace) -> dict[str, dict[str, float]]:
    return dict(by_game(folder, asked.of_each))


def by_game(folder: Path, of_each: int) -> Iterator[tuple[str, dict[str, float]]]:
    """For each game: the sizes of a log and of its rows, and what a survey takes for it."""
    for game in referee.game_names():
        logs, count = (
            distinct_logs([game], of_each),
            of_each,
        )  # each once: repeated rows would pack too well
        archive, tables = folder / f"{game}.tar.gz", folder / game
        write_archive(archive, logs, count)
        ran = run("survey", str(archive), "-o", str(tables), "-q", "--parquet")
        size = {
            ending: sum((tables / f"{table}.{ending}").stat().st_size for table in TABLES) / count
            for ending in ("jsonl", "parquet")
        }
        yield (
            game,
            {
                "bytes": round(statistics.mean(map(len, logs))),
                "packed": round(archive.stat().st_size / count),
                "cpu_ms": round(1000 * ran.cpu / count, 2),
                "jsonl": round(size["jsonl"]),
                "parquet": round(size["parquet"]),
            },
        )


def words(found: dict[str, Any]) -> str:
    """The figures as tables: what was measured, and what a billion logs would take."""
    whole = found["killed"]
    rows = [
        (
            f"`check` of {each['logs']:,} games of Easter Island in one archive, "
            f"{each['different']:,} of them different",
            f"{each['mib']:.0f} MiB at the most, {1000 * each['cpu'] / each['logs']:.2f} ms of processor "
            "time a log",
        )
        for each in found["memory"]
    ]
    rows += [
        (
            f"`survey` of {whole['logs']:,} whole games of Easter Island, one process",
            f"{whole['mib']:.0f} MiB at the most, {1000 * whole['cpu'] / whole['logs']:.2f} ms a log",
        ),
        (
            f"that survey killed {whole['kills']} times at random and resumed, two processes",
            "the same bytes" if whole["same"] else "OTHER ROWS",
        ),
    ]
    lines = ["| measured | |", "| --- | --- |", *(f"| {what} | {value} |" for what, value in rows), ""]
    lines += ["| a log of | text | packed | `survey --parquet`, start included | JSON lines | Parquet |"]
    lines += ["| --- | --: | --: | --: | --: | --: |"]
    lines += [
        f"| {game} | {each['bytes']:,} B | {each['packed']:,} B | {each['cpu_ms']:.1f} ms "
        f"| {each['jsonl']:,} B | {each['parquet']:,} B |"
        for game, each in found["games"].items()
    ]
    return "\n".join([*lines, "", *_billion(found["games"].values())]) + "\n"


def _billion(games: Collection[dict[str, float]]) -> list[str]:
    """A billion logs, as many of each game."""
    mean = {key: statistics.mean(each[key] for each in games) for key in next(iter(games))}
    days = mean["cpu_ms"] * 1e6 / 86400
    rows = [
        (
            "processor time",
            f"{days:,.0f} days of one core, {24 * days / 64:,.0f} hours of 64, {24 * days / 1000:,.1f} "
            "hours of 1,000",
        ),
        ("logs to read", f"{mean['packed']:,.0f} GB packed, {mean['bytes']:,.0f} GB as text"),
        ("tables", f"{mean['jsonl']:,.0f} GB of JSON lines, {mean['parquet']:,.0f} GB of Parquet"),
        (
            "chunks of 200 logs",
            f"{10**9 // 200:,}; at 10 ms each, one scheduler needs {10**9 / 200 * 0.01 / 3600:,.0f} hours",
        ),
    ]
    head = ["| a billion logs, a third of each game | on paper |", "| --- | --- |"]
    return [*head, *(f"| {what} | {value} |" for what, value in rows)]


def page(found: dict[str, Any]) -> str:
    """The page with the figures in their place."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n{words(found)}\n{END}{rest.partition(END)[2]}"


PARTS: dict[str, Callable[[Path, argparse.Namespace], Any]] = {
    "memory": memory,
    "games": games,
    "killed": killed,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--parts", default=",".join(PARTS), help="what is measured")
    parser.add_argument("--game", default=referee.game_names()[0], help="the game of the large archives")
    parser.add_argument("--of-each", type=int, default=150, help="distinct logs of each game")
    parser.add_argument("--different", type=int, default=2000, help="memory: distinct logs in an archive")
    parser.add_argument("--sizes", default="2000,10000,100000", help="memory: logs in the archives")
    parser.add_argument("--survey", type=int, default=20000, help="killed: logs in the archive")
    parser.add_argument("--kills", type=int, default=20, help="killed: how many times")
    parser.add_argument("--store", action="store_true", help="keep the figures and write the page")
    parser.add_argument("--page", action="store_true", help="write the page from what is kept")
    asked = parser.parse_args()
    kept = json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else {}
    if not asked.page:
        for what, value in measured(asked):
            print(f"{what}: {json.dumps(value)}", flush=True)
            kept[what] = value
            if asked.store:
                STORED.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    if asked.page or asked.store:
        PAGE.write_text(page(kept), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
