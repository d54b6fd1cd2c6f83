"""How soon the page of `referee serve` answers: from the tap to the verdict, in logs of several lengths.

A server is started as a person starts it, and a client does what the page does: it asks what a tap means,
writes the line, and waits until its stream tells the verdict. A second client has the same log open, and
waits until its own stream shows the line. Measured is wall-clock time over loopback,
because that is what a person waits; the best of several rounds, because the machine is busy.
"""

from __future__ import annotations

import http.client
import json
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import referee

from .effort import Effort
from .startup import our_command

LENGTHS = (50, 200, 800)
GAME = "rapa-nui-island"
"""The game with the largest table and the longest logs."""
DEVICE, OTHER = "bench", "other"
LOG = "log/game.moai/"


class Page:
    """A page that has a log open."""

    def __init__(self, port: int, device: str = DEVICE) -> None:
        self.port, self.device = port, device
        self.asking = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.asking.connect()
        self.asking.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as browsers do
        self.wire = socket.create_connection(("127.0.0.1", port), timeout=30)
        head = f"GET /{LOG}events?device={device} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"
        self.wire.sendall(head.encode())
        self.stream = self.wire.makefile("rb")
        self.parts: dict[str, Any] = {}
        while "mark" not in self.parts or (device == DEVICE and not self.parts.get("writes")):
            self.listen()

    def listen(self) -> None:
        """Wait for the next message."""
        while not (line := self.stream.readline()).startswith(b"data: "):
            if not line:
                raise RuntimeError("the server has ended")
        self.parts |= json.loads(line[6:])

    def ask(self, path: str, **sent: Any) -> Any:
        body = json.dumps({"device": self.device, **sent})
        self.asking.request("POST", f"/{LOG}{path}", body, {"Content-Type": "application/json"})
        return json.loads(self.asking.getresponse().read())

    def write(self, what: str, text: str = "") -> str:
        """Write, and wait for the verdict. Returns what became of it."""
        mark = self.parts["mark"]
        fate = str(self.ask("do", do=what, text=text, mark=mark)["fate"])
        while self.parts["mark"] == mark:
            self.listen()
        return fate

    def follow(self, page: Page) -> None:
        """Wait until this page shows the same log as the other."""
        while self.parts["mark"] != page.parts["mark"]:
            self.listen()

    def close(self) -> None:
        self.asking.close()
        self.stream.close()
        self.wire.close()


def measure(effort: Effort) -> dict[str, Any]:
    if find_spec("uvicorn") is None:
        raise SystemExit("to measure the page: pip install 'moai-referee[web]'")
    lines = _long_log(effort.seed)
    return {
        "rounds": effort.rounds,
        "lengths": {str(length): _at(lines, length, effort.rounds) for length in LENGTHS},
    }


def _long_log(seed: int) -> list[str]:
    """A random game of four, with claims below its lines until it is long enough."""
    for number in range(seed, seed + 100):
        lines = referee.simulate(GAME, seed=number, players=4).text.splitlines()
        if len(lines) > LENGTHS[1] + 100:
            return lines
    raise RuntimeError("no random game is long enough")


def _beginning(lines: list[str], length: int) -> tuple[list[str], str]:
    """So many lines of a log, and the turn that comes next. Notes make a log as long as it has to be."""
    last = next(at for at in reversed(range(min(length, len(lines)))) if _is_turn(lines[at]))
    blank = lines.index("")
    notes = [f"# note {number}" for number in range(length - 1 - last)]
    return [*lines[: blank + 1], *notes, *lines[blank + 1 : last]], lines[last]


def _is_turn(line: str) -> bool:
    name, colon, action = line.partition(": ")
    return bool(colon) and name not in ("order", "phase", "round", "tiles") and "->" not in action


def _at(lines: list[str], length: int, rounds: int) -> dict[str, Any]:
    """Milliseconds for a tap, and for the verdict on a line, at the end of a log of this length."""
    above, last = _beginning(lines, length)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "game.moai").write_text("".join(f"{line}\n" for line in above), encoding="utf-8")
        command = [*our_command(), "serve", folder, "--port", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            page = Page(int(server.stdout.readline().split(":")[2].strip("/\n")))
            other = Page(page.port, OTHER)
            taps, verdicts, seen = [], [], []
            for _ in range(4 * rounds):
                taps.append(_milliseconds(lambda: page.ask("choices", text=last.partition(" ")[0] + " ")))
                verdicts.append(_milliseconds(lambda: _taken(page, last)))
                other.follow(page)
                page.write("undo")
                other.follow(page)
                seen.append(_milliseconds(lambda: _seen(page, other, last)))
                page.write("undo")
                other.follow(page)
            page.close()
            other.close()
            server.send_signal(signal.SIGINT)
    return {
        "tap": round(min(taps), 1),
        "verdict": round(min(verdicts), 1),
        "worst": round(max(taps[1:]) + max(verdicts[1:]), 1),
        "other device": round(min(seen), 1),
        "other device, worst": round(max(seen), 1),
    }


def _taken(page: Page, line: str) -> None:
    fate = page.write("line", line)
    if fate != "taken":
        raise RuntimeError(f"{line}: {fate}")


def _seen(page: Page, other: Page, line: str) -> None:
    """Write a line on one device, and wait until the other shows it."""
    mark = page.parts["mark"]
    page.ask("do", do="line", text=line, mark=mark)
    while other.parts["mark"] == mark:
        other.listen()
    page.follow(other)


def _milliseconds(work: Any) -> float:
    begun = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begun)
