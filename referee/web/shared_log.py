"""A log that this server keeps for the devices that have it open, and all such logs together."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from hashlib import blake2s
from pathlib import Path

from referee.scribe.adding import CannotKeep
from referee.scribe.opening import HeaderData, new_log, resume_log
from referee.scribe.reply import Fate, Reply, told
from referee.scribe.session import Session

from .pen import Pen

RELEASED_AFTER = 30.0
"""How many seconds after the last page was closed, or asked for anything, the log is free for others."""


class SharedLog:
    """A session, who may write, and the reply to what was written last."""

    def __init__(self, session: Session, name: str) -> None:
        self.session = session
        self.name = name
        self.pen = Pen()
        self.last: Reply | None = told(*session.at_opening) if session.at_opening else None
        """The reply that every device shows."""
        self.release: asyncio.TimerHandle | None = None
        """When it will be released if no page listens."""
        self._waiting: set[asyncio.Event] = set()

    @property
    def mark(self) -> str:
        """What the log is now. A page sends the mark of what it shows along with what it wants."""
        session = self.session
        text = "\n".join([*session.journal.lines, "?" if session.pending else ""])
        return blake2s(text.encode("utf-8", "surrogateescape"), digest_size=8).hexdigest()

    def replied(self, reply: Reply) -> Reply:
        """Show a reply to every device. The folder is the server's own business."""
        reply = replace(reply, rows=tuple(map(self._without_folder, reply.rows)))
        if reply.fate is not Fate.TOLD or reply.rows or self.last is None:
            self.last = reply
        if reply.fate is Fate.TOLD and not reply.rows:
            self.last = None
        self.wake()
        return reply

    def _without_folder(self, row: str) -> str:
        journal = self.session.journal
        for folder in (journal.folder, journal.path.parent):
            row = row.replace(f"{folder}{os.sep}", "")
        return row

    def look_again(self) -> None:
        """Read the log again if another program has changed it, although it is locked."""
        session = self.session
        if session.pending is not None:
            return
        try:
            rows = session.look_again()
        except CannotKeep as error:
            rows = [str(error)]
        if rows:
            self.replied(told(*rows))

    def listen(self) -> asyncio.Event:
        """An event that is set whenever something has changed."""
        event = asyncio.Event()
        event.set()
        self._waiting.add(event)
        return event

    def forget(self, event: asyncio.Event) -> None:
        self._waiting.discard(event)

    def wake(self) -> None:
        for event in self._waiting:
            event.set()


class SharedLogs:
    """The logs that are open now. Each is locked for other programs while a page shows it."""

    def __init__(self) -> None:
        self._open: dict[str, SharedLog] = {}
        self.closing = False

    def get(self, path: Path) -> SharedLog:
        """The log of this file, opened if it is not yet. CannotOpen if that is impossible."""
        log = self._open.get(path.name)
        if log is None:
            log = self._open[path.name] = SharedLog(resume_log(path), path.name)
        self.left(log)  # perhaps no page will listen
        return log

    def add(self, path: Path, header: HeaderData) -> None:
        """Begin a new log. CannotOpen with what is wrong if its header is, and then no file is left."""
        log = self._open[path.name] = SharedLog(new_log(path, header), path.name)
        self.left(log)

    def left(self, log: SharedLog) -> None:
        """Release a log some time from now, if no page listens to it then."""
        if log.release is not None:
            log.release.cancel()
        log.release = asyncio.get_running_loop().call_later(RELEASED_AFTER, self._release, log)

    def _release(self, log: SharedLog) -> None:
        if not log.pen.anybody and self._open.get(log.name) is log:
            del self._open[log.name]
            log.session.close()

    def close(self) -> None:
        """Release all logs, and end all streams."""
        self.closing = True
        for log in self._open.values():
            log.wake()
            log.session.close()
        self._open.clear()
