"""Lets a request in, or refuses it, before anything of the program sees it.

A request has to name this server as its host, know the secret word of the address, come from a page of this
server, and bring a small body in time. Other requests get a short answer that tells nothing about the logs.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, NamedTuple

from starlette.responses import PlainTextResponse

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BODY = 64 * 1024
"""The largest body in bytes. A line of a log has at most a few thousand characters."""
METHODS = ("GET", "HEAD", "POST")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of the secret word: none that is mistaken for another."""
LENGTH = 16
STREAM = "/events"
"""The end of the addresses whose answer goes on until the page is closed."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class Patience(NamedTuple):
    """How many seconds a client may take."""

    head: float = 10.0
    """For the first line and the headers of a request."""
    body: float = 10.0
    answer: float = 60.0
    """To take the whole answer."""
    event: float = 20.0
    """To take one message of a stream."""
    beat: float = 5.0
    """Between two messages of a stream, if nothing happens."""


class Refused(Exception):
    """A request that is not let in: the status and a short reason."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


def secret_word() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


class Gate:
    """Stands before the application. `hosts` are the names of this server, with their port."""

    def __init__(
        self, app: App, hosts: Iterable[str], word: str = "", patience: Patience | None = None
    ) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)
        self.word = word
        self.patience = patience or Patience()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            return  # nothing else is spoken here; the server closes the connection
        guarded = _with_headers(send)
        try:
            inside = self._let_in(scope)
            body = await self._body(scope, receive)
        except Refused as refused:
            answer = PlainTextResponse(
                f"{refused}\n", status_code=refused.status, headers={"Connection": "close"}
            )
            await asyncio.wait_for(answer(scope, receive, guarded), self.patience.answer)
            return
        if body is None or inside["path"].endswith(STREAM):
            await self.app(inside, receive, guarded)
            return
        try:
            await asyncio.wait_for(self.app(inside, _again(body, receive), guarded), self.patience.answer)
        except TimeoutError:
            return  # the client does not take the answer; the server closes the connection

    def _let_in(self, scope: Scope) -> Scope:
        """The request without the secret word. Refused if it must not come in."""
        headers: dict[str, list[str]] = {}
        for key, value in scope["headers"]:
            headers.setdefault(key.decode("latin-1"), []).append(value.decode("latin-1"))
        if scope["method"] not in METHODS:
            raise Refused(405, "this method is not used here")
        host = headers.get("host", [])
        if len(host) != 1 or host[0].lower() not in self.hosts:
            raise Refused(421, "this address is not served here")
        self._refuse_other_sites(scope["method"], headers)
        path: str = scope["path"]
        if self.word:
            first, slash, rest = path.removeprefix("/").partition("/")
            if not secrets.compare_digest(first.encode(), self.word.encode()):
                raise Refused(404, "not found")
            path = f"/{rest}" if slash else ""
        if not path.startswith("/"):
            path = "/"
        if "\\" in path or "\0" in path or ".." in path.split("/"):
            raise Refused(404, "not found")
        return {**scope, "path": path, "raw_path": None}

    def _refuse_other_sites(self, method: str, headers: dict[str, list[str]]) -> None:
        """Pages of other sites may link here, and that is all."""
        for origin in headers.get("origin", []):
            if origin.removeprefix("http://").lower() not in self.hosts or "://" not in origin:
                raise Refused(403, "requests of other sites are refused")
        site = headers.get("sec-fetch-site", ["none"])[0]
        if site in ("same-origin", "none"):
            return
        follows_a_link = method == "GET" and headers.get("sec-fetch-mode") == ["navigate"]
        if not follows_a_link or headers.get("sec-fetch-dest") != ["document"]:
            raise Refused(403, "requests of other sites are refused")

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The body of a POST, which is JSON; None for other requests."""
        headers = dict(scope["headers"])
        if scope["method"] != "POST":
            if int(headers.get(b"content-length", b"0") or 0) or b"transfer-encoding" in headers:
                raise Refused(413, "a body is not expected here")
            return None
        if headers.get(b"content-type", b"").split(b";")[0].strip().lower() != b"application/json":
            raise Refused(415, "the body has to be JSON")
        if b"content-length" in headers and b"transfer-encoding" in headers:
            raise Refused(400, "the body has two lengths")
        if int(headers.get(b"content-length", b"0") or 0) > MOST_BODY:
            raise Refused(413, "the body is too large")
        try:
            return await asyncio.wait_for(_read(receive), self.patience.body)
        except TimeoutError:
            raise Refused(408, "the body did not come in time") from None


async def _read(receive: Receive) -> bytes:
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refused(400, "the body is not complete")
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > MOST_BODY:
            raise Refused(413, "the body is too large")
        if not message.get("more_body", False):
            return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """Give the body that was already read."""
    given = False

    async def give() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return give


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            known = {key.lower() for key, _ in message.get("headers", [])}
            more = [(key.lower().encode(), value.encode()) for key, value in HEADERS.items()]
            message["headers"] = [
                *message.get("headers", []),
                *(pair for pair in more if pair[0] not in known),
            ]
        await send(message)

    return sending
