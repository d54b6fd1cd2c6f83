"""The commands of the recorder. No game has an action that begins with one of these words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from referee import api
from referee.core.folding import fold
from referee.export.safe_text import visible
from referee.export.terminal import PLAIN, Paint

from .journal import CannotKeep, Journal, LogChanged
from .lock import Locked
from .new_line import Look
from .next_actions import choices, more, seat_named, upcoming
from .reply import Fate, Reply, about, told

MOST_SHOWN = 40


class KeptLog(Protocol):
    """What a command needs from the session that keeps the log."""

    journal: Journal
    seen: Look
    unsaved: str
    draws: bool

    def write(self, typed: str) -> Reply: ...
    def refresh(self) -> None: ...
    def reload(self) -> list[str]: ...
    def news(self) -> str: ...
    def drawing(self) -> str: ...


Command = Callable[[KeptLog, str], Reply]


def command_of(session: KeptLog, text: str) -> Callable[[], Reply] | None:
    """The command in a line, ready to run, or None if the line is for the log."""
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(fold(word))
    if command is None or rest.lstrip().startswith(":"):
        return None
    name, colon, _ = text.partition(":")
    if colon and session.seen.playable and seat_named(session.seen, name) is not None:
        return None  # a player with the name of a command
    return partial(command, session, rest.strip())


def is_look(text: str) -> bool:
    """Whether a command changes nothing, so that it may be used before a question is answered."""
    return COMMANDS.get(fold(text.partition(" ")[0])) in (legal, show, score, check, explain, help_, end)


def undo(session: KeptLog, _: str) -> Reply:
    """take back the last line"""
    if not any(line.strip() for line in session.journal.lines) and not session.journal.fragment:
        return told("there is nothing to take back")
    try:
        try:
            line = session.journal.take_back()
        except LogChanged:
            return told(*session.reload(), "nothing was taken back")
    except CannotKeep as error:
        return Reply(Fate.FAILED, (str(error), "nothing was taken back"))
    session.refresh()
    drawing = session.news() if session.draws else ""
    return Reply(Fate.TOLD, (f"taken back: {visible(line)}  (`redo` puts it back)",), drawing=drawing)


def redo(session: KeptLog, _: str) -> Reply:
    """put back what was taken back last"""
    try:
        line = session.journal.undone()
    except CannotKeep as error:
        return Reply(Fate.FAILED, (str(error), "nothing was put back"))
    if line is None:
        return told("there is nothing to put back here")
    return session.write(line)


def note(session: KeptLog, words: str) -> Reply:
    """write a comment: `note WORDS`"""
    return session.write(f"# {words}") if words else told("write the words after it: note WORDS")


def legal(session: KeptLog, who: str) -> Reply:
    """list what may be played now; `legal NAME` for one player"""
    seen = session.seen
    if not seen.playable:
        return told("the header is not complete")
    coming = upcoming(seen)
    if coming.example is not None:
        return told("next comes a line of the table itself, such as:", visible(coming.example))
    seat = seat_named(seen, who) if who else None
    if who and seat is None:
        return told(f"no player is called {visible(who)}")
    players = seen.record.players
    seats = coming.seats if seat is None else (seat,)
    found = [f"{players[each]}: {action}" for each in seats for action in choices(seen, each)]
    if coming.goes_on is not None and seat in (None, coming.goes_on):
        name = players[coming.goes_on]
        found = [f"{name} continues: {action}" for action in more(seen, coming.goes_on)] + found
    rows = [visible(line) for line in found[:MOST_SHOWN]]
    if len(found) > MOST_SHOWN:
        rows.append(f"and {len(found) - MOST_SHOWN} more; Tab completes what you type")
    return told(
        *rows or ["nothing can be played: the game is over, or another line has to be written first"]
    )


def show(session: KeptLog, switch: str) -> Reply:
    """draw the table; `show on` and `show off`: after each turn or not"""
    if fold(switch) in ("on", "off"):
        session.draws = fold(switch) == "on"
        return told(f"the table is {'shown' if session.draws else 'not shown'} after each turn")
    if not session.seen.playable:
        return told("the header is not complete")
    return Reply(Fate.TOLD, drawing=session.drawing())


def score(session: KeptLog, _: str) -> Reply:
    """show the score and who is ahead or has won"""
    from referee.export.scores import sheet_to_text

    if not session.seen.playable:
        return told("the header is not complete")
    verdict = session.seen.verdict
    return told(*sheet_to_text(verdict, not verdict.legal).split("\n"))


def check(session: KeptLog, _: str) -> Reply:
    """list everything that is wrong so far"""
    verdict = api.check(session.seen.record)
    if verdict.findings:
        return Reply(Fate.TOLD, found=about(session.seen, verdict.findings))
    return told("nothing is wrong")


def explain(session: KeptLog, code: str) -> Reply:
    """show what a rule says: `explain CODE`"""
    from referee.export.rules import explain_text

    found = api.explain(code) if code else []
    if len(found) != 1:
        known = f"; similar codes: {', '.join(rule.code for rule in found[:12])}" if found and code else ""
        return told(f"there is no rule {visible(code.upper()) or 'without a code'}{known}")
    return told(*explain_text(found[0]).split("\n"))


def save(session: KeptLog, name: str) -> Reply:
    """write the log to another file and continue there: `save FILE`"""
    if not name:
        return told("write the name of the new file after it: save FILE")
    try:
        session.journal.copy_to(name)
        journal = Journal(name)
    except CannotKeep as error:
        return Reply(Fate.FAILED, (str(error),), again=session.unsaved)
    except Locked as error:
        return Reply(Fate.FAILED, (f"{name}: {error}",), again=session.unsaved)
    session.journal.close()
    session.journal = journal
    session.refresh()
    rows = (f"the log is now {visible(name)}",)
    if not session.unsaved:
        return told(*rows)
    return session.write(session.unsaved).after(*rows)


def end(session: KeptLog, _: str) -> Reply:
    """stop; to continue the log later, give the same command again"""
    return Reply(Fate.ENDED)


def help_(session: KeptLog, _: str) -> Reply:
    """show this list"""
    names = session.seen.record.players
    rows = [
        "Type a line as it should be in the log, such as:",
        f"  {visible(names[0]) if names else 'NAME'}: ACTION; ACTION",
        "  claim NAME QUANTITY NUMBER",
        "  # a comment",
    ]
    rows.append("A line without a name is for the current player. The commands are:")
    shown = {command: word for word, command in reversed(COMMANDS.items())}
    rows += [f"  {word:<8} {command.__doc__}" for command, word in reversed(shown.items())]
    return told(*rows)


COMMANDS: dict[str, Command] = {
    "undo": undo,
    "redo": redo,
    "note": note,
    "legal": legal,
    "show": show,
    "score": score,
    "check": check,
    "explain": explain,
    "save": save,
    "help": help_,
    "end": end,
    "quit": end,
    "exit": end,
}


def summary(session: KeptLog, paint: Paint = PLAIN) -> list[str]:
    """The closing message: the score, what is wrong, and where the log is."""
    from referee.export.scores import sheet_to_text
    from referee.export.verdict_line import verdict_line

    count = len(session.journal.lines)
    if not count:
        return ["nothing was written"]
    rows = []
    verdict = api.check(session.seen.record)
    if session.seen.playable:
        rows += [*sheet_to_text(verdict, not verdict.legal).split("\n"), ""]
    rows.append(verdict_line(verdict, paint))
    rows.append(f"{count} line{'' if count == 1 else 's'} in {visible(str(session.journal.path))}")
    return rows
