"""A recorder in a real terminal of 80 columns and 24 rows, and what its screen shows."""

from __future__ import annotations

import os
import re
import select
import signal
import struct
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pyte

COLUMNS, ROWS = 80, 24
SILENCE = 3
"""Seconds without a word, after which a program that was told to end from outside is told so again."""
MOST_SECONDS = 30
"""Only so that nothing hangs."""


class Terminal:
    """A recorder, or another command, in a terminal of its own."""

    def __init__(
        self,
        term: str,
        *arguments: str,
        folder: Path | None = None,
        more: Mapping[str, str] | None = None,
        command: str = "record",
    ) -> None:
        import fcntl
        import pty
        import termios

        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            if folder is not None:
                os.chdir(folder)
            for name in ("COLUMNS", "LINES"):
                os.environ.pop(name, None)
            os.environ |= {"TERM": term, "PROMPT_TOOLKIT_NO_CPR": "1", "PYTHONUTF8": "1", **(more or {})}
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
            os.execv(sys.executable, [sys.executable, "-m", "referee", command, *arguments])
        self.said = ""
        self.screen = pyte.HistoryScreen(COLUMNS, ROWS, history=10_000)
        self._stream = pyte.ByteStream(self.screen)

    @property
    def rows(self) -> list[str]:
        """What the screen shows now, without the empty rows at the end."""
        rows = [row.rstrip() for row in self.screen.display]
        while rows and not rows[-1]:
            rows.pop()
        return rows

    @property
    def text(self) -> str:
        """What the screen shows now, with its rows put together."""
        return " ".join(" ".join(self.rows).split())

    @property
    def height(self) -> int:
        """In which row the cursor is, counted from the first row that was ever shown."""
        return len(self.screen.history.top) + int(self.screen.cursor.y)

    def _read(self, seconds: float) -> bool:
        """Read what there is, within this time. False if there is nothing, OSError if nobody is left."""
        if not select.select([self.descriptor], [], [], seconds)[0]:
            return False
        data = os.read(self.descriptor, 65536)
        self.said += data.decode(errors="replace")
        self._stream.feed(data)
        return bool(data)

    def wait_for(self, words: str, again: str = "") -> None:
        """Read until these words are shown. Type the keys `again` every second."""
        end = time.monotonic() + MOST_SECONDS
        next_time = time.monotonic() + 1
        start = len(self.said)
        while words not in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.said[start:]):
            assert time.monotonic() < end, f"no {words!r} on {self.rows!r}"
            if again and time.monotonic() > next_time:
                os.write(self.descriptor, again.encode())
                next_time += 1
            try:
                self._read(0.1)
            except OSError:
                raise AssertionError(f"ended without {words!r}: {self.said!r}") from None

    def type(self, text: str, words: str) -> None:
        """Type, and read until these words are shown."""
        os.write(self.descriptor, text.encode())
        self.wait_for(words)

    def until_prompt(self, prompt: str, below: int = -1, ends: str = "") -> None:
        """Read until the row of the cursor begins and ends so, below the row with that number."""
        end = time.monotonic() + MOST_SECONDS
        while not (
            (row := self.screen.display[self.screen.cursor.y].rstrip()).startswith(prompt.rstrip())
            and row.endswith(ends)
            and self.height > below
        ):
            assert time.monotonic() < end, f"no {prompt!r} below {self.rows!r}"
            try:
                self._read(0.1)
            except OSError:
                raise AssertionError(f"ended without {prompt!r}: {self.rows!r}") from None

    def enter(self, line: str, prompt: str) -> int:
        """Type a line and wait for the next prompt. Returns how many rows that took."""
        before = self.height
        os.write(self.descriptor, f"{line}\r".encode())
        self.until_prompt(prompt, before)
        return self.height - before

    def tab(self, typed: str, row: str) -> None:
        """Type this and Tab, wait until the last row is as expected, and clear the line again."""
        os.write(self.descriptor, f"{typed}\t".encode())
        end = time.monotonic() + MOST_SECONDS
        while not any(shown.endswith(row) for shown in self.rows):
            assert time.monotonic() < end, f"no {row!r} in {self.rows!r}"
            self._read(0.1)
        os.write(self.descriptor, b"\x01\x0b")  # to the beginning, and delete

    def kill(self) -> None:
        os.kill(self.process, signal.SIGKILL)
        assert self.close() == -signal.SIGKILL

    def close(self, told: signal.Signals | None = None) -> int:
        """Read what it still says, and wait for its end. What it was `told` from outside it is told again:
        a signal that comes just before it begins to wait for a line is not seen."""
        end = time.monotonic() + MOST_SECONDS
        with suppress(OSError):  # so a terminal tells on Linux that nobody is left
            while True:
                assert time.monotonic() < end, f"it does not end: {self.said!r}"
                if not self._read(SILENCE) and told is not None:
                    os.kill(self.process, told)
        _, status = os.waitpid(self.process, 0)
        os.close(self.descriptor)
        return os.waitstatus_to_exitcode(status)
