"""Types random lines at the recorder: what it says it has written has to be in the file."""

from __future__ import annotations

import contextlib
import os
import random
import tempfile
from pathlib import Path

from referee import shelf
from referee.export import report
from referee.export.terminal import PLAIN
from referee.scribe.adding import CannotKeep
from referee.scribe.journal import Journal
from referee.scribe.session import ALWAYS, ASK, KEEP, NEVER, REFUSE, Session
from referee.text.source import split

from .fuzz_promises import promise, unsafe

MEMORY_DISK = Path("/dev/shm")
COMMANDS = (
    "undo", "redo", "keep", "drop", "fix", "stands", "stands EI-FIRE-5 why not", 'stands "x', "legal",
    "show", "score", "check", "explain SYN-TEXT-1", "help", "note x", "note", "", "legal nobody", "save",
    "\x1b[2J",
)  # fmt: skip
MOST_LINES = 12
"""Lines that are typed; before them the log is as it is in the file."""
MOST_LETTERS = 20_000


def hold_recorder(data: bytes, dice: random.Random) -> None:
    """Type the end of a log after its beginning, with commands between the lines."""
    lines = split(data.decode("utf-8", "surrogateescape")[:MOST_LETTERS])
    at = dice.randrange(len(lines)) if lines and dice.random() < 0.7 else 0
    with tempfile.TemporaryDirectory(prefix="referee-fuzz-", dir=_folder()) as folder:
        path = Path(folder) / "log.moai"
        if at:
            path.write_bytes(
                "\n".join(lines[:at]).encode("utf-8", "surrogateescape") + dice.choice((b"\n", b""))
            )
        with contextlib.chdir(folder):
            _typed(path, lines[at : at + MOST_LINES], dice)


def _folder() -> str | None:
    """A folder on a disk in memory, if there is one, to save time."""
    return str(MEMORY_DISK) if os.access(MEMORY_DISK, os.W_OK) else None


def _typed(path: Path, lines: list[str], dice: random.Random) -> None:
    game = next(
        (
            each
            for each in shelf.own_games()
            if path.exists() and f"game: {each.name}".encode() in path.read_bytes()
        ),
        shelf.game(dice.choice(shelf.own_names())),
    )
    policy, guided = dice.choice((ASK, KEEP, REFUSE)), dice.random() < 0.3
    try:
        journal = Journal(path)
    except CannotKeep as refusal:
        promise(bool(str(refusal)), "a refusal says nothing")
        return
    try:
        session = Session(
            journal, game, policy, guided=guided, draws=ALWAYS if dice.random() < 0.2 else NEVER
        )
        for line in lines:
            _hold_reply(session, line)
            if dice.random() < 0.3:
                _hold_reply(session, dice.choice(COMMANDS))
        kept = list(journal.lines)
    finally:
        journal.close()
    _hold_file(path, kept)


def _hold_reply(session: Session, line: str) -> None:
    reply = session.feed(line)
    said = [*reply.rows, reply.drawing]
    if reply.found is not None:
        said += report.full(reply.found, PLAIN)
    promise(not unsafe("\n".join(said)), "the recorder lets a control character through")
    if reply.written:
        promise(
            session.journal.lines[reply.number - 1] == reply.line,
            "the line that is told is not the one kept",
        )
        written = split(session.journal.path.read_bytes().decode("utf-8", "surrogateescape"))
        promise(reply.line in written, "a line that was acknowledged is not in the file")


def _hold_file(path: Path, kept: list[str]) -> None:
    """The log on disk has the same lines as the recorder."""
    if not path.exists():
        promise(not kept, "the log is gone")
        return
    try:
        again = Journal(path)
    except CannotKeep:
        return
    try:
        promise(again.lines == kept, "the lines in the file are not those of the recorder")
    finally:
        again.close()
