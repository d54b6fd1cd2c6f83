"""python -m benchmarks [startup] [memory] [throughput] [repair] [causes] [options]"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import referee

from . import causes, memory, repairs, startup, throughput
from .table import Table, render, to_json

# Memory comes before throughput, because the memory that throughput leaves behind would hide any growth.
NAMES = ("startup", "memory", "throughput", "repair", "causes")
USUAL = ("startup", "memory", "throughput")
LOGS = "logs for memory (5,000); for causes in each game and number of slips (100)"
PACKAGES = {"referee": "moai-referee", "typer": "typer", "lark": "lark", "chess": "chess"}


def bounded(least: int, most: int) -> Callable[[str], int]:
    """The type of an option that is a whole number within these bounds."""

    def whole_number(text: str) -> int:
        if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least:,} to {most:,}")
        return int(text)

    return whole_number


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="How fast is the referee?")
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"{', '.join(NAMES)}; the first three without it"
    )
    parser.add_argument("--games", type=bounded(20, 20_000), default=2_000, help="games for throughput")
    parser.add_argument("--rounds", type=bounded(1, 50), default=5, help="rounds of throughput")
    parser.add_argument("--runs", type=bounded(3, 200), default=15, help="runs of each command")
    parser.add_argument("--logs", type=bounded(1, 50_000), help=LOGS)
    parser.add_argument(
        "--slips", type=bounded(1, 10_000), default=500, help="slips for repair, in each game"
    )
    parser.add_argument("--game", choices=referee.game_names(), help="repair and causes in this game only")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="causes: write inexact logs there")
    parser.add_argument("--seed", type=bounded(0, 999_999), default=1, help="seed of the random games")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers there too")
    chosen = parser.parse_args(arguments)
    for name in chosen.names:
        if name not in NAMES:
            parser.error(f"there is no benchmark {name!r}: choose from {', '.join(NAMES)}")
    return chosen


def versions() -> dict[str, str | None]:
    found: dict[str, str | None] = {
        "python": f"{platform.python_implementation()} {sys.version.split()[0]}"
    }
    for name, package in PACKAGES.items():
        try:
            found[name] = version(package)
        except PackageNotFoundError:
            found[name] = None
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = options(arguments)
    with_chess = find_spec("chess") is not None
    benchmarks: dict[str, Callable[[], Table | dict[str, Table]]] = {
        "startup": lambda: startup.run(chosen.runs, chosen.seed, with_chess),
        "memory": lambda: memory.run(chosen.logs or 5_000, chosen.seed),
        "throughput": lambda: throughput.run(chosen.games, chosen.rounds, chosen.seed, with_chess),
        "repair": lambda: repairs.run(chosen.slips, chosen.seed, chosen.game),
        "causes": lambda: causes.run(chosen.logs or 100, chosen.seed, chosen.game, chosen.keep),
    }
    made_with = versions()
    print(", ".join(f"{name} {number or 'not installed'}" for name, number in made_with.items()))
    if not with_chess:
        print("To compare with python-chess: pip install 'moai-referee[bench]'")
    if find_spec("resource") is None:
        benchmarks.pop("memory")
        print("This system does not report the memory of a process: no memory benchmark")
    tables: dict[str, Table] = {}
    for name in benchmarks:
        if name in (chosen.names or USUAL):
            made = benchmarks[name]()
            made = {name: made} if isinstance(made, Table) else made
            tables |= made
            for table in made.values():
                print(f"\n{render(table)}", flush=True)
    if chosen.json:
        data = {"versions": made_with, **{name: to_json(table) for name, table in tables.items()}}
        try:
            chosen.json.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            print(f"{chosen.json}: {error.strerror}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
