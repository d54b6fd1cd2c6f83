"""python -m benchmarks [PART...] [--short] [-o FILE]"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Sequence
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import referee

from . import (
    causes,
    editor,
    growth,
    languages,
    memory,
    page,
    pages,
    passes,
    peers,
    processes,
    recorder,
    repairs,
    serve,
    startup,
    wrong,
)
from .effort import SHORT, Effort
from .table import render, to_json

PARTS: dict[str, Callable[[Effort], dict[str, Any]]] = {
    "passes": passes.measure,
    "startup": startup.measure,
    "wrong": wrong.measure,
    "growth": growth.measure,
    "memory": memory.measure,
    "processes": processes.measure,
    "editor": editor.measure,
    "pages": pages.measure,
    "recorder": recorder.measure,
    "serve": serve.measure,
    "languages": languages.measure,
}
ACCURACY = ("causes", "repair")
"""How often the right lines count, and how often the original is found. These are not stored."""

PACKAGES = ("moai-referee", "typer", "lark", "chess", "sgfmill", "pokerkit")


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="How fast is Referee?")
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"all, {', '.join((*PARTS, *ACCURACY))}; all by default"
    )
    parser.add_argument("--short", action="store_true", help="a few minutes instead of half an hour")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="add the figures to this JSON file"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the random games")
    parser.add_argument(
        "--logs", type=int, help="logs of each game; for causes, of each number of slips too"
    )
    parser.add_argument("--slips", type=int, default=500, help="repair: logs of each game with one slip")
    parser.add_argument("--json", type=Path, metavar="FILE", help="causes and repair: the tables as data")
    parser.add_argument("--game", choices=referee.game_names(), help="causes and repair: this game only")
    parser.add_argument(
        "--before", type=Path, metavar="DIR", help="causes: another checkout, which judges the same logs"
    )
    parser.add_argument("--keep", type=Path, metavar="DIR", help="causes: write inexact logs there")
    chosen = parser.parse_args(arguments)
    for name in chosen.parts:
        if name not in ("all", *PARTS, *ACCURACY):
            parser.error(f"there is no part {name!r}: choose from all, {', '.join((*PARTS, *ACCURACY))}")
    return chosen


def made() -> dict[str, Any]:
    """When, where and with what a run is made."""
    return {
        "date": date.today().isoformat(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "versions": {"python": platform.python_version(), **{name: _version(name) for name in PACKAGES}},
    }


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = options(arguments)
    effort = (SHORT if chosen.short else Effort())._replace(seed=chosen.seed)
    if chosen.logs:
        effort = effort._replace(logs=chosen.logs, wrong=chosen.logs)
    names = list(PARTS) if not chosen.parts or "all" in chosen.parts else chosen.parts
    if set(names) & set(PARTS) and peers.BASE not in peers.installed():
        print("To compare with other programs: pip install 'moai-referee[bench]'")
    tables: dict[str, Any] = {}
    kept: dict[str, Any] = {}
    if chosen.output and chosen.output.exists():
        kept = json.loads(chosen.output.read_text(encoding="utf-8"))
    for name in names:
        if name in ACCURACY:
            tables |= _accuracy(name, chosen)
            continue
        begun = time.monotonic()
        kept["made"], kept[name] = made(), PARTS[name](effort)
        print("\n".join(["", *page.SECTIONS[name](kept[name])]))
        print(f"({time.monotonic() - begun:.0f} seconds)", flush=True)
        if chosen.output:
            chosen.output.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    if chosen.json:
        chosen.json.write_text(json.dumps({**made(), **tables}, indent=2) + "\n", encoding="utf-8")
    if "made" in kept:
        print("\n".join(["", *page.slow(kept), "", *page.reached(kept)]))
    return 0


def _accuracy(name: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """How often the right lines count, or how often a repair is right. The tables as data."""
    if name == "causes":
        tables = causes.run(chosen.logs or 100, chosen.seed, chosen.game, chosen.keep, chosen.before)
    else:
        tables = repairs.run(chosen.slips, chosen.seed, chosen.game)
    for each in tables.values():
        print(f"\n{render(each)}", flush=True)
    return {key: to_json(each) for key, each in tables.items()}


if __name__ == "__main__":
    sys.exit(main())
