"""What the replay of a long game costs: seconds to write it, its size, memory, and seconds to open it.

The log is the longest of several random games with four players. For memory its first quarter is replayed
too. Opening is measured in Chromium, until the page has drawn the table of its first moment.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import referee
from referee import shelf

from .children import environment
from .effort import Effort
from .startup import our_command

GAMES = 5
"""Random games of each kind, of which the longest is shown."""


def measure(effort: Effort) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return {game: _game(game, folder, effort) for game in referee.game_names()}


def _game(game: str, folder: Path, effort: Effort) -> dict[str, Any]:
    players = shelf.game(game).most_players
    texts = [
        referee.simulate(game, seed=seed, players=players).text
        for seed in range(effort.seed, effort.seed + GAMES)
    ]
    lines = max(texts, key=len).splitlines(keepends=True)
    whole, part = (folder / f"{game}-{each}.moai" for each in ("whole", "part"))
    whole.write_text("".join(lines), encoding="utf-8")
    part.write_text("".join(lines[: len(lines) // 4]), encoding="utf-8")
    page = folder / f"{game}.html"
    settings = environment(folder)
    first = [_peak([*our_command(), "replay", str(part), "-o", str(page)], settings)[1] for _ in range(2)]
    runs = [
        _peak([*our_command(), "replay", str(whole), "-o", str(page)], settings)
        for _ in range(effort.rounds)
    ]
    return {
        "players": players,
        "lines": len(lines),
        "KB": round(page.stat().st_size / 1000, 1),
        "seconds": round(min(seconds for seconds, _ in runs), 2),
        "MiB of a quarter": round(min(first), 1),
        "MiB": round(min(memory for _, memory in runs), 1),
        "opened": _opened(page, effort.rounds),
    }


def _peak(command: Sequence[str], settings: Mapping[str, str]) -> tuple[float, float]:
    """Seconds of processor time, and the most memory in MiB."""
    process = subprocess.Popen(command, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{' '.join(command)}: exit {process.returncode}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def _opened(page: Path, rounds: int) -> float | None:
    """Seconds until the page is drawn, the best of several; None without a browser."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None or find_spec("playwright") is None:
        return None
    from playwright.sync_api import sync_playwright

    times = []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for _ in range(rounds):
            tab = browser.new_page(viewport={"width": 360, "height": 640})
            begun = time.perf_counter()
            tab.goto(page.as_uri())
            tab.wait_for_selector("html.live")
            times.append(time.perf_counter() - begun)
            tab.close()
        browser.close()
    return round(min(times), 2)
