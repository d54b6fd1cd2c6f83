"""Runs the server until it is stopped: where it listens, and how long it waits for a client."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from referee.speech.system_errors import reason

from .app import Pages
from .gate import Gate, Patience, secret_word
from .sharing import Addresses, own_addresses

LOOPBACK = "127.0.0.1"
ANYWHERE = "0.0.0.0"
MOST_CONNECTIONS = 128
MOST_HEAD = 16 * 1024
"""The largest head of a request in bytes."""
QUIET: dict[str, Any] = {"version": 1, "disable_existing_loggers": False}


class CannotListen(Exception):
    """The port cannot be used; the text says why."""


class Listening(NamedTuple):
    """Where a server listens, and its addresses."""

    listener: socket.socket
    addresses: Addresses
    on_network: bool

    @property
    def hosts(self) -> list[str]:
        """What a request may name as its host."""
        port = self.listener.getsockname()[1]
        names = [LOOPBACK, "localhost"]
        if self.on_network:
            own = socket.gethostname().lower()
            names += [own, f"{own}.local", *own_addresses()]
        return [f"{name}:{port}" for name in names]


def listen(port: int, on_network: bool) -> Listening:
    """Take a port: on this machine alone, or in the network with a secret word in the address."""
    # with the protocol named, asyncio sends small answers at once
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((ANYWHERE if on_network else LOOPBACK, port))
        listener.listen(MOST_CONNECTIONS)
    except OSError as error:
        listener.close()
        raise CannotListen(reason(error)) from None
    own = listener.getsockname()[1]
    where = own_addresses() if on_network else []
    hosts = tuple(f"{address}:{own}" for address in where or [LOOPBACK])
    return Listening(listener, Addresses(hosts, secret_word() if on_network else ""), on_network)


class PatientProtocol(H11Protocol):  # type: ignore[misc]  # mypy does not read uvicorn
    """Ends a connection that does not bring the head of a request in time."""

    patience = Patience()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None:
            self._due.cancel()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._due.cancel()
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._due.cancel()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._due = asyncio.get_running_loop().call_later(self.patience.head, self._give_up)

    def _give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()


class Server(uvicorn.Server):  # type: ignore[misc]  # mypy does not read uvicorn
    """Tells the pages when it has to stop, so that their streams end at once."""

    pages: Pages

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at Ctrl-C and SIGTERM. That is the usual end of this command, and nothing to report."""
        if threading.current_thread() is not threading.main_thread():
            yield  # in a test
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.pages.logs.closing = True
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.pages.logs.close()
        await super().shutdown(sockets)


def make_server(folder: Path, place: Listening, language: str, patience: Patience | None = None) -> Server:
    """A server for the logs of a folder, not yet running."""
    patience = patience or Patience()
    pages = Pages(folder, place.addresses, place.on_network, language, patience)
    protocol = type("Protocol", (PatientProtocol,), {"patience": patience})
    config = uvicorn.Config(
        Gate(pages.app(), place.hosts, place.addresses.word, patience),
        http=protocol,
        ws="none",
        loop="asyncio",
        lifespan="off",
        log_config=QUIET,
        log_level="critical",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        limit_concurrency=MOST_CONNECTIONS,
        h11_max_incomplete_event_size=MOST_HEAD,
        timeout_keep_alive=int(patience.head) or 1,
        timeout_graceful_shutdown=2,
    )
    server = Server(config)
    server.pages = pages
    return server


def run(folder: Path, place: Listening, language: str, patience: Patience | None = None) -> None:
    """Serve until the program is told to stop."""
    server = make_server(folder, place, language, patience)
    try:
        server.run(sockets=[place.listener])
    finally:
        server.pages.logs.close()
