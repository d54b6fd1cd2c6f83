"""Carries out what the writer wants, by the session that the prompt uses too."""

from __future__ import annotations

from referee.forms.folding import fold
from referee.scribe.commands import COMMANDS, command_of
from referee.scribe.reply import Fate, Reply, told
from referee.scribe.session import Session
from referee.speech.say import tell

ALLOWED = ("undo", "redo", "note")
"""The commands that may be typed into the page. `save` would write to other files."""


def do(session: Session, what: str, text: str) -> Reply:
    """One of the things that a page can ask for. KeyError if there is no such thing."""
    if what in ("fix", "keep", "drop", "stands"):
        return _answer(session, what, text)
    if session.pending is not None:
        return told(tell("web.decide-first", "Decide first about the line that breaks a rule."))
    if what == "line":
        return _line(session, text.strip())
    return {"undo": COMMANDS["undo"], "redo": COMMANDS["redo"], "note": COMMANDS["note"]}[what](
        session, text
    )


def _answer(session: Session, what: str, text: str) -> Reply:
    if session.pending is None:
        return told(tell("web.decided", "This was decided already."))
    if what == "stands":
        return session.stand(text)
    return {"fix": session.fix, "keep": session.keep, "drop": session.drop}[what]()


def _line(session: Session, text: str) -> Reply:
    command = command_of(session, text)
    if command is None:
        return session.write(text) if text else told()
    if fold(text.partition(" ")[0]) in ALLOWED:
        return command()
    why = tell(
        "web.no-command", "`{word}` is a command of the prompt; this page has a button for it", word=text
    )
    return Reply(Fate.REFUSED, (why,), again=text)
