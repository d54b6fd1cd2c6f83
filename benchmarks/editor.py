"""How soon an editor sees the findings: from the change that it sends to the findings that it gets back.

A server is started as an editor starts it. Line 300 of a log is typed key by key. Measured is wall-clock
time, because that is what a person waits; the best of several rounds, because the machine is busy.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import referee

from .effort import Effort
from .startup import our_command

LINE = 300
GAME = "rapa-nui-island"
"""The only game whose logs are so long."""
A_KEY, A_REST = 0.01, 0.3
"""Seconds between two keys. After a rest the server searches for causes while the next key comes."""
URI = "file:///log.moai"


class Client:
    """An editor that waits for every answer."""

    def __init__(self) -> None:
        self.server = subprocess.Popen(
            [*our_command(), "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.number = 0
        self.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        self.tell("initialized", {})

    def tell(self, method: str, params: Any) -> None:
        self._send({"method": method, "params": params})

    def ask(self, method: str, params: Any) -> Any:
        self.number += 1
        self._send({"id": self.number, "method": method, "params": params})
        return self.until(lambda message: message.get("id") == self.number)

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = self._receive()
            if wanted(message):
                return message

    def findings(self, version: int) -> dict[str, Any]:
        """The first findings for this version of the log."""
        method = "textDocument/publishDiagnostics"
        return self.until(
            lambda message: message.get("method") == method and message["params"].get("version") == version
        )

    def close(self) -> None:
        self.ask("shutdown", None)
        self.tell("exit", None)
        self.server.wait(10)

    def _send(self, message: dict[str, Any]) -> None:
        assert self.server.stdin is not None
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        assert self.server.stdout is not None
        length = 0
        while (line := self.server.stdout.readline()) != b"\r\n":
            if not line:
                raise RuntimeError("the server has ended")
            if line.lower().startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
        message: dict[str, Any] = json.loads(self.server.stdout.read(length))
        return message


def measure(effort: Effort) -> dict[str, Any]:
    if find_spec("pygls") is None:
        raise SystemExit("to measure the language server: pip install 'moai-referee[lsp]'")
    lines = _long_log(effort.seed)
    slips = [*lines]
    for number in (100, 200):
        slips[number] = slips[number] + "; pass; pass"
    return {
        "line": LINE,
        "rounds": effort.rounds,
        "legal": _typed(lines, effort.rounds),
        "two faults above": _typed(slips, effort.rounds),
    }


def _long_log(seed: int) -> list[str]:
    """The beginning of a random game, whose last line is a turn."""
    for number in range(seed, seed + 100):
        lines = referee.simulate(GAME, seed=number, players=4).text.splitlines()
        if len(lines) >= LINE and len(lines[LINE - 1]) > 20 and "; " in lines[LINE - 1]:
            return lines[:LINE]
    raise RuntimeError("no random game is long enough")


def _typed(lines: list[str], rounds: int) -> dict[str, Any]:
    """Milliseconds for each key of the last line, and for completion and hover at its end."""
    keys: list[list[float]] = []
    asked: dict[str, list[float]] = {"completion": [], "hover": []}
    for _ in range(rounds):
        client = Client()
        keys.append(_type(client, lines))
        for name, times in asked.items():
            begun = time.perf_counter()
            where = {"line": LINE - 1, "character": len(lines[-1]) - 1}
            client.ask(f"textDocument/{name}", {"textDocument": {"uri": URI}, "position": where})
            times.append(1000 * (time.perf_counter() - begun))
        client.close()
    best = sorted(min(times) for times in zip(*keys, strict=True))
    return {
        "keys": len(best),
        "median": round(best[len(best) // 2], 1),
        "worst": round(best[-1], 1),
        "worst of all rounds": round(max(max(times) for times in keys), 1),
        **{name: round(min(times), 1) for name, times in asked.items()},
    }


def _type(client: Client, lines: list[str]) -> list[float]:
    """Type the last line, and wait for the findings after each key."""
    above = "".join(f"{line}\n" for line in lines[:-1])
    document = {"uri": URI, "languageId": "moai", "version": 0, "text": above}
    client.tell("textDocument/didOpen", {"textDocument": document})
    client.findings(0)
    times = []
    for version in range(1, len(lines[-1]) + 1):
        begun = time.perf_counter()
        text = above + lines[-1][:version]
        changed = {"uri": URI, "version": version}
        client.tell("textDocument/didChange", {"textDocument": changed, "contentChanges": [{"text": text}]})
        client.findings(version)
        times.append(1000 * (time.perf_counter() - begun))
        time.sleep(A_REST if version == len(lines[-1]) // 2 else A_KEY)
    return times
