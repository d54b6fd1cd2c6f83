"""Runs `referee serve` with a page that writes, for the faults: server and page are in one process.

The page is a thread that sends what a browser would send, one request after the other. It prints what the
server has acknowledged, as the recorder does, and sends SIGTERM when it is done, as somebody ends `serve`.
"""

from __future__ import annotations

import http.client
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from typing import Any
from urllib.parse import quote

from scripts.fault_cases import BEGIN, TODAY

PATIENCE = 20.0
DEVICE = "a1"
WRITTEN = ("taken", "kept", "told")
COMMANDS = ("undo", "redo", "note")
HEADER = {"game": "easter-island", "edition": "twilight-fr", "players": ["Ann", "Ben"]}


class Today(date):
    """The day in the names of new logs."""

    @classmethod
    def today(cls) -> Today:
        return cls.fromisoformat(TODAY)


class Refused(Exception):
    """The server says why it does not do something."""


class Page:
    """Writes lines to a log, and stops at the first that is refused."""

    def __init__(self, server: Any, log: str, write: Callable[[int, bytes], int]) -> None:
        self.server = server
        self.log = log
        self.write = write
        self.refused = ""
        self.has_pen = False

    def run(self, lines: Sequence[str]) -> None:
        try:
            while not self.server.started:
                time.sleep(0.002)
            if not lines:
                self.look()
            for number, line in enumerate(lines, 1):
                self.write(1, f"{self.step(line, number)}\n".encode())
        except Refused as why:
            if not self.server.should_exit:  # a server that is about to end may refuse anything
                self.refused = str(why)
        except (OSError, http.client.HTTPException):
            pass  # the server has gone
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    def look(self) -> None:
        """Open the page of the log, if there is one already."""
        with suppress(Refused):
            self.ask(f"log/{quote(self.log)}/")

    def step(self, line: str, number: int) -> str:
        """Send a line. Returns what a recorder says when it is written."""
        if line == BEGIN:
            if "to" not in (told := self.ask("new", HEADER)):
                raise Refused(str(told))
            return f"{number} begun"
        if not self.has_pen:
            self.ask(f"log/{quote(self.log)}/")
            self.opened().pen.arrive(DEVICE)  # as a page does that listens
            self.has_pen = True
        word, _, rest = line.partition(" ")
        what, text = (word, rest) if word in COMMANDS else ("line", line)
        shared = self.opened()
        sent = {"device": DEVICE, "do": what, "text": text, "mark": shared.mark}
        fate = self.ask(f"log/{quote(self.log)}/do", sent)["fate"]
        if fate not in WRITTEN or not self.is_done(shared.last):
            raise Refused(" ".join(shared.last.rows) if shared.last else fate)
        return f"{number} {line}"

    def opened(self) -> Any:
        """The log as the server has it open. A server that ends closes it while the page still sends."""
        shared = self.server.pages.logs._open.get(self.log)
        if shared is None:
            raise Refused(f"{self.log} is closed")
        return shared

    def is_done(self, reply: Any) -> bool:
        """Whether a command that only tells something has told that it is done."""
        return reply is None or reply.fate.value != "failed"

    def ask(self, path: str, sent: dict[str, Any] | None = None) -> dict[str, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        try:
            body = None if sent is None else json.dumps(sent)
            head = {"Content-Type": "application/json"} if body else {}
            connection.request("GET" if body is None else "POST", f"/{path}", body, head)
            answer = connection.getresponse()
            text = answer.read().decode()
            if answer.status != 200:
                raise Refused(f"{answer.status} {text}")
            told: dict[str, Any] = json.loads(text) if sent is not None else {}
            return told
        finally:
            connection.close()


def served(
    main: Callable[[], object], log: str, lines: Sequence[str], write: Callable[[int, bytes], int]
) -> int:
    """Serve until a page has written these lines. Returns the exit code: 2 if one was refused."""
    from referee.web import folder, server

    setattr(folder, "date", Today)  # noqa: B010  (the name of a new log must be the same every day)
    make = server.make_server
    pages: list[Page] = []

    def made(path: Any, place: Any, *more: Any) -> Any:
        running = make(path, place, *more)
        running.port = place.listener.getsockname()[1]
        page = Page(running, log, write)
        pages.append(page)
        threading.Thread(target=page.run, args=(lines,), daemon=True).start()
        return running

    setattr(server, "make_server", made)  # noqa: B010
    code: object = 0
    try:
        main()
    except SystemExit as left:
        code = left.code
    if pages and pages[0].refused:
        write(2, f"referee: {pages[0].refused.splitlines()[0]}\n".encode())
        return 2
    return code if isinstance(code, int) else 0
