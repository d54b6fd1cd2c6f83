"""A log that this server keeps for the devices that have it open, and all such logs together."""

from __future__ import annotations

import asyncio
from hashlib import blake2s
from pathlib import Path

from referee import api, shelf
from referee.core.game import Game
from referee.scribe.journal import CannotKeep, Journal
from referee.scribe.lock import Locked
from referee.scribe.new_line import is_header
from referee.scribe.reply import Fate, Reply
from referee.scribe.session import Session
from referee.speech.say import tell

from .pen import Pen

RELEASED_AFTER = 30.0
"""How many seconds after the last page was closed the log is free for others."""


class CannotOpen(Exception):
    """The log cannot be kept; the text says why."""


class SharedLog:
    """A session, who may write, and the reply to what was written last."""

    def __init__(self, session: Session, name: str) -> None:
        self.session = session
        self.name = name
        self.pen = Pen()
        self.last: Reply | None = None
        """The reply that every device shows."""
        self._waiting: set[asyncio.Event] = set()

    @property
    def mark(self) -> str:
        """What the log is now. A page sends the mark of what it shows along with what it wants."""
        session = self.session
        text = "\n".join([*session.journal.lines, "?" if session.pending else ""])
        return blake2s(text.encode("utf-8", "surrogateescape"), digest_size=8).hexdigest()

    def replied(self, reply: Reply) -> Reply:
        """Show a reply to every device."""
        if reply.fate is not Fate.TOLD or reply.rows or self.last is None:
            self.last = reply
        if reply.fate is Fate.TOLD and not reply.rows:
            self.last = None
        self.wake()
        return reply

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
            log = self._open[path.name] = _opened(path)
        return log

    def add(self, path: Path, game: Game, header: list[str]) -> tuple[SharedLog | None, list[Reply]]:
        """Begin a new log with these lines. If one of them is refused, no file is left."""
        journal = _journal(path)
        session = Session(journal, game, guided=True)
        session.settled |= {"ruling", "board"}
        replies = session.begin([f"game: {game.name}", *header])
        if all(reply.written for reply in replies) and session.seen.playable:
            log = self._open[path.name] = SharedLog(session, path.name)
            return log, replies
        journal.forget()
        journal.close()
        return None, replies

    def is_open(self, name: str) -> bool:
        return name in self._open

    def left(self, log: SharedLog) -> None:
        """Release a log some time after the last page was closed."""
        if not log.pen.anybody:
            asyncio.get_running_loop().call_later(RELEASED_AFTER, self._release, log)

    def _release(self, log: SharedLog) -> None:
        if not log.pen.anybody and self._open.get(log.name) is log:
            del self._open[log.name]
            log.session.journal.close()

    def close(self) -> None:
        """Release all logs, and end all streams."""
        self.closing = True
        for log in self._open.values():
            log.wake()
            log.session.journal.close()
        self._open.clear()


def _journal(path: Path) -> Journal:
    try:
        return Journal(path)
    except CannotKeep as error:
        raise CannotOpen(str(error)) from None
    except Locked as error:
        raise CannotOpen(f"{path.name}: {error}") from None


def _opened(path: Path) -> SharedLog:
    journal = _journal(path)
    try:
        session = Session(journal, _game_of(journal), guided=True)
        record = session.seen.record
        if not session.seen.playable and any(not is_header(line) for line in record.lines):
            raise CannotOpen(tell("web.not-judged", "the header of this log cannot be read"))
    except api.CannotRead as error:
        journal.close()
        raise CannotOpen(str(error)) from None
    except BaseException:
        journal.close()
        raise
    session.settled |= {"ruling", "board"}
    return SharedLog(session, path.name)


def _game_of(journal: Journal) -> Game:
    record = api.loads("".join(f"{line}\n" for line in journal.lines), journal.name, journal.folder)
    try:
        return shelf.game(record.header.game or "")
    except (KeyError, ValueError):
        raise CannotOpen(tell("web.no-game", "this file does not say which game it is a log of")) from None
