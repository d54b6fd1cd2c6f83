"""A server that is killed while it writes loses no line that a page has shown."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from html.parser import HTMLParser
from http.client import HTTPException
from pathlib import Path

import pytest

from tests.effort import FULL

from .serving import Process, log_address

LOG = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\n"
ROUNDS = 100 if FULL else 3


class Said(HTMLParser):
    """The text of the elements with the class `said` or `comment`."""

    def __init__(self, row: str) -> None:
        super().__init__()
        self.text = ""
        self._on = False
        self.feed(row)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._on = tag == "span" and dict(attrs).get("class") in ("said", "comment")

    def handle_data(self, data: str) -> None:
        self.text += data if self._on else ""


def shown_until_killed(process: Process, whole: int, share: float, first: int) -> list[str]:
    """Write as fast as the server takes it, and kill it after so many lines; what the page showed last.

    The moment within the next line, or soon after it, is a share of the time that the last line took.
    """
    client, log = process.client, log_address("game.moai")
    lines: list[str] = []
    with suppress(OSError, EOFError, KeyError, HTTPException), client.open(log) as page:
        page.until(writes=True)
        number, took = first, 0.0
        while True:
            mark, began = page.mark, time.monotonic()
            lines = [Said(row).text for row in page.lines]
            if number == first + whole:
                threading.Timer(share * took, process.process.kill).start()
            what = ("note", f"{number}") if number % 3 else ("line", f"claim Ann statues 0  # {number}")
            client.do(log, *what, mark=mark)
            while page.mark == mark:
                page.next()
            lines = [Said(row).text for row in page.lines]
            number, took = number + 1, time.monotonic() - began
    return lines


def test_no_line_that_was_shown_is_lost(tmp_path: Path) -> None:
    pytest.importorskip("uvicorn", reason="the package uvicorn is not installed")
    dice = random.Random(17)
    file = tmp_path / "game.moai"
    file.write_text(LOG)
    written, port = 0, 0
    for _ in range(ROUNDS):
        process = Process(tmp_path, port)
        port = process.client.port
        before, whole = len(file.read_text().splitlines()), dice.randint(1, 5)
        shown = shown_until_killed(process, whole, dice.uniform(0, 1.6), before)
        process.kill()
        kept = file.read_text().splitlines()
        assert [line.replace(" ", "") for line in kept[: len(shown)]] == [
            line.replace(" ", "") for line in shown
        ]
        assert len(shown) >= before + whole
        written += len(kept) - before
    assert written >= ROUNDS


def test_ctrl_c_is_the_usual_end(tmp_path: Path) -> None:
    """It exits with 0, streams and all, and leaves no lock."""
    pytest.importorskip("uvicorn", reason="the package uvicorn is not installed")
    (tmp_path / "game.moai").write_text(LOG)
    process = Process(tmp_path)
    with process.client.open(log_address("game.moai")) as page:
        page.until(writes=True)
        assert process.stop() == 0
    assert [path.name for path in tmp_path.iterdir()] == ["game.moai"]
