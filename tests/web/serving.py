"""A server for tests, in a thread or as a process of its own, and a client that speaks plain HTTP to it."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

DEVICE = "a1"
JSON = {"Content-Type": "application/json"}


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Client:
    """Asks a server on loopback. `start` is what its addresses begin with: a secret word, or nothing."""

    def __init__(self, port: int, start: str = "") -> None:
        self.port = port
        self.start = f"/{start}" if start else ""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.start}/"

    def ask(
        self, path: str, body: Any = None, headers: dict[str, str] | None = None, method: str | None = None
    ) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            data = json.dumps(body).encode() if body is not None and not isinstance(body, bytes) else body
            head = {**(JSON if body is not None else {}), **(headers or {})}
            verb = method or ("GET" if body is None else "POST")
            connection.request(verb, f"{self.start}/{path}", data, head)
            answer = connection.getresponse()
            said = {key.lower(): value for key, value in answer.getheaders()}
            return Answer(answer.status, said, answer.read())
        finally:
            connection.close()

    def raw(self, data: bytes, wait: float = 5.0) -> bytes:
        """What the server answers to these bytes, until it closes the connection or says nothing more."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as wire:
            wire.sendall(data)
            got = b""
            try:
                while more := wire.recv(65536):
                    got += more
            except TimeoutError:
                return got + b"[still open]"
            except ConnectionResetError:
                pass
            return got

    def new(self, game: str, edition: str, *players: str, **more: Any) -> str:
        """Begin a log. Returns the beginning of its addresses."""
        sent = {"game": game, "edition": edition, "players": list(players), **more}
        to: str = self.ask("new", sent).data["to"]
        return to

    def do(self, log: str, what: str, text: str = "", *, mark: str, device: str = DEVICE) -> Answer:
        return self.ask(f"{log}do", {"device": device, "do": what, "text": text, "mark": mark})

    @contextmanager
    def open(self, log: str, device: str = DEVICE, **headers: str) -> Iterator[Stream]:
        """Listen as a page does."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as wire:
            more = "".join(f"{key.replace('_', '-')}: {value}\r\n" for key, value in headers.items())
            head = (
                f"GET {self.start}/{log}events?device={device} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            )
            wire.sendall(f"{head}{more}\r\n".encode())
            stream = Stream(wire)
            try:
                yield stream
            finally:
                stream.file.close()


class Stream:
    """What a page has been told so far, part by part."""

    def __init__(self, wire: socket.socket) -> None:
        self.file = wire.makefile("rb")
        self.parts: dict[str, Any] = {}
        self.lines: list[str] = []

    def next(self) -> dict[str, Any]:
        """Wait for the next message, and take it in."""
        while True:
            line = self.file.readline()
            if not line.endswith(b"\n"):
                raise EOFError  # also in the middle of a message
            if line.startswith(b"data: "):
                told: dict[str, Any] = json.loads(line[6:])
                self.parts |= told
                if "lines" in told:
                    self.lines[told["lines"]["from"] :] = told["lines"]["rows"]
                return told

    def until(self, **wanted: Any) -> Stream:
        """Wait until these parts are so."""
        while any(self.parts.get(key) != value for key, value in wanted.items()):
            self.next()
        return self

    @property
    def mark(self) -> str:
        return str(self.parts["mark"])


def log_address(name: str) -> str:
    return f"log/{quote(name, safe='')}/"


@contextmanager
def served(folder: Path, *, lan: bool = False, **patience: float) -> Iterator[Client]:
    """A server in a thread. With `lan` it asks for the secret word, but listens on loopback only."""
    from referee.web.gate import Patience, secret_word
    from referee.web.server import Listening, listen, make_server
    from referee.web.sharing import Addresses

    place = listen(0, False)
    if lan:
        port = place.listener.getsockname()[1]
        place = Listening(place.listener, Addresses((f"127.0.0.1:{port}",), secret_word()), True)
    server = make_server(folder, place, "en", Patience(**patience))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [place.listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.005)
    try:
        yield Client(place.listener.getsockname()[1], place.addresses.word)
    finally:
        server.should_exit = True
        server.pages.logs.closing = True
        thread.join(10)
        place.listener.close()
        assert not thread.is_alive()


class Process:
    """`referee serve` as a process, which can be killed and started again on the same port."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        command = [sys.executable, "-m", "referee", "serve", str(folder), "--port", str(port)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "LC_ALL": "C"},
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("http://127.0.0.1:"), said
        self.client = Client(int(said.split(":")[2].strip("/\n")))
        self.client_is_heard()

    def client_is_heard(self) -> None:
        for _ in range(400):
            try:
                socket.create_connection(("127.0.0.1", self.client.port), timeout=5).close()
                return
            except ConnectionRefusedError:
                time.sleep(0.005)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code
