"""Tells a page what has changed, as long as it is open: server-sent events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from .gate import Patience, Receive, Scope, Send
from .shared_log import SharedLog, SharedLogs

Parts = Mapping[str, Any]
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),
]

BEAT = b"event: beat\ndata:\n\n"
"""Nothing new: only so that the server sees whether the page is still there, and the page the server."""


class EventStream:
    """The answer to a page that listens. It sends each part of the page when it is not what it was."""

    def __init__(
        self,
        logs: SharedLogs,
        log: SharedLog,
        device: str,
        parts: Callable[[str], Parts],
        patience: Patience,
    ) -> None:
        self.logs = logs
        self.log = log
        self.device = device
        self.parts = parts
        self.patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        changed = self.log.listen()
        self.log.pen.arrive(self.device)
        self.log.wake()
        gone = asyncio.ensure_future(_until_gone(receive, changed))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            await self._tell(send, changed, gone)
        except TimeoutError:
            pass  # the client does not read; it may connect again
        finally:
            gone.cancel()
            self.log.forget(changed)
            self.log.pen.leave(self.device)
            self.log.wake()
            self.logs.left(self.log)
        with suppress(Exception):
            await asyncio.wait_for(send({"type": "http.response.body", "body": b""}), 1)

    async def _tell(self, send: Send, changed: asyncio.Event, gone: asyncio.Future[None]) -> None:
        shown: dict[str, Any] = {}
        while not gone.done() and not self.logs.closing:
            self.log.look_again()
            news = BEAT
            if changed.is_set():
                changed.clear()
                parts = self.parts(self.device)
                fresh = {key: value for key, value in parts.items() if shown.get(key) != value}
                if "lines" in fresh:
                    fresh["lines"] = _from_first_new(shown.get("lines", []), fresh["lines"])
                shown = dict(parts)
                if fresh:
                    news = f"data: {json.dumps(fresh, ensure_ascii=True)}\n\n".encode()
            message = {"type": "http.response.body", "body": news, "more_body": True}
            await asyncio.wait_for(send(message), self.patience.event)
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), self.patience.beat)


def _from_first_new(before: list[str], now: list[str]) -> dict[str, Any]:
    """The rows from the first that is different, and its number."""
    same = next(
        (at for at, (old, new) in enumerate(zip(before, now, strict=False)) if old != new),
        min(len(before), len(now)),
    )
    return {"from": same, "rows": now[same:]}


async def _until_gone(receive: Receive, changed: asyncio.Event) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    changed.set()
