"""referee record: opens the log, then reads lines from standard input or prompts for them."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

import typer

import referee
from referee import shelf
from referee.core.game import Game
from referee.core.record import Header
from referee.core.verdict import Verdict
from referee.disk import undisturbed
from referee.export import report
from referee.export.safe_text import visible
from referee.export.terminal import Paint
from referee.export.verdict_line import verdict_line
from referee.forms.folding import fold
from referee.scribe import sayings
from referee.scribe.adding import CannotKeep
from referee.scribe.header_questions import completed
from referee.scribe.opening import CannotOpen, faults_of, open_session, require_continuable
from referee.scribe.reply import Fate, Reply
from referee.scribe.session import ALWAYS, ASK, CHANGES, KEEP, NEVER, REFUSE, Session
from referee.speech.current import ENGLISH, spoken
from referee.speech.punctuation import together
from referee.speech.say import tell
from referee.text.header import game_called
from referee.text.source import MOST_BYTES, SUFFIX, split
from referee.text.syntax import did_you_mean, listed
from referee.text.writer import first_lines, write_players

from .files import STDIN, Trouble, notice, say
from .interrupts import in_order
from .painting import paint_for
from .screen import drawn

MOST_NAMES = 1_000


class Wishes(NamedTuple):
    """The options of the command."""

    edition: str | None
    players: str | None
    rulings: Sequence[str]
    board: str | None
    keep: bool | None
    draws: bool | None
    quiet: bool

    def header(self) -> list[str]:
        """The lines of the header that were given as options."""
        given = [
            ("edition", self.edition),
            ("players", self.players),
            ("ruling", ", ".join(self.rulings)),
            ("board", self.board),
        ]
        return [f"{key}: {value}" for key, value in given if value]


def run_record(name: str, log: str | None, wishes: Wishes) -> None:
    gc.enable()  # this command may run for an evening
    game = game_named(name)
    header = [completed(game, line) for line in wishes.header()]
    if sys.stdin is None:
        raise Trouble(tell("file.no-input", "there is no standard input"))
    if log == STDIN:
        raise Trouble(
            tell("record.name-file", "name a file for the log; only its lines can come from standard input")
        )
    talks = sys.stdin.isatty()
    _refuse_wrong_options(game, header, Path(log or "").parent)
    known = log if log is not None or not talks else _offered(game, header)
    path = _new_name(game) if known is None else known
    with in_order(clears=talks):
        session = _keep(path, known is None, game, wishes, header, talks)
    if session.wrong and not talks:
        raise typer.Exit(1)


def _keep(path: str, is_new: bool, game: Game, wishes: Wishes, header: list[str], talks: bool) -> Session:
    """Record lines until there are no more."""
    session = _opened(path, game, wishes, header, talks)
    try:
        if is_new:
            notice(tell("record.file", "the log is {name}", name=path))
        paint = paint_for("auto", to_file=False)
        if talks:
            from .prompt import converse

            converse(session, paint)
        else:
            _copy(session, paint, wishes.quiet)
    finally:
        with undisturbed():
            session.close()
    return session


def _opened(path: str, game: Game, wishes: Wishes, header: list[str], talks: bool) -> Session:
    """A session on the log, with the lock on it."""
    policy = {None: ASK if talks else REFUSE, True: KEEP, False: REFUSE}[wishes.keep]
    try:
        session = open_session(path, game, policy, guided=False, held=talks or bool(header))
        try:
            return _prepared(session, wishes, header, talks)
        except BaseException:
            session.close()
            raise
    except CannotOpen as fault:
        if fault.findings:
            for row in report.concise(Verdict(session.seen.record, findings=list(fault.findings))):
                notice(row)
        raise Trouble(str(fault)) from None
    except CannotKeep as fault:
        raise Trouble(str(fault)) from None


def game_named(name: str) -> Game:
    try:
        return shelf.game(game_called(name))
    except KeyError:
        hint = did_you_mean(name, shelf.names())
        raise Trouble(
            tell(
                "record.no-game",
                "there is no game {name}{hint}; the games are: {known}",
                name=name,
                hint=hint,
                known=listed(shelf.names()),
            )
        ) from None
    except ValueError as trouble:  # the game comes from another package and does not work
        raise Trouble(str(trouble)) from None


def _offered(game: Game, header: Sequence[str]) -> str | None:
    """An unfinished log of today, if the scribe wants to continue it."""
    from .prompt import agrees

    names = [name for name in _names_of_today(game) if os.path.lexists(name)]
    for name in reversed(names):
        try:
            record = referee.load(name)
            differs = any(_differences(record.header, _wished(game, header), True))
            over = differs or not record.can_be_judged or referee.score(record).over
        except (referee.CannotRead, ValueError):
            continue
        if not over and record.game is game:
            players = ", ".join(record.players)
            said = tell(
                "recorder.resume",
                "{name} of today is not finished: {players}, {number} lines. Continue it? (yes/no)",
                name=visible(name),
                players=visible(players),
                number=len(record.lines),
            )
            return name if agrees(said) else None
    return None


def _names_of_today(game: Game) -> Iterator[str]:
    for number in range(1, MOST_NAMES):
        yield f"{game.name}-{date.today().isoformat()}{f'-{number}' if number > 1 else ''}{SUFFIX}"


def _new_name(game: Game) -> str:
    """A new file name, made from the game and the date."""
    for name in _names_of_today(game):
        if not os.path.lexists(name):
            return name
    raise Trouble(
        tell("record.many-today", "there are too many logs of today in this folder; give a file name")
    )


def _refuse_wrong_options(game: Game, header: Sequence[str], folder: Path) -> None:
    """Check the options as lines of a header, before any file is made."""
    wrong = faults_of([f"game: {game.name}", *header], folder, whole=False)
    if wrong:
        raise Trouble(together(each.message for each in wrong))


def _prepared(session: Session, wishes: Wishes, header: list[str], talks: bool) -> Session:
    """Write what the options say of the header."""
    game = session.game
    session.draws = {None: CHANGES if talks else NEVER, True: ALWAYS, False: NEVER}[wishes.draws]
    require_continuable(session)
    _refuse_another_header(session, header)
    session.guided = talks or bool(header)
    if not session.guided:
        return session  # the header comes with the lines
    asks = not header  # with options given, ask no optional questions
    editions = tuple(game.data["editions"])
    if wishes.edition is None and len(editions) == 1:
        header = [f"edition: {editions[0]}", *header]
    language = ENGLISH if session.journal.lines else spoken()
    for reply in session.begin([*first_lines(game, language), *header]):
        if not reply.written:
            found = reply.found.findings if reply.found is not None else []
            raise Trouble(together([*reply.rows, *(finding.message for finding in found)]))
    if not asks:
        session.settle()
    if not talks:
        session.journal.release()
    return session


def _refuse_another_header(session: Session, header: Sequence[str]) -> None:
    """Trouble if the options say something else than the log. It is not changed."""
    record, name = session.seen.record, session.journal.name
    wished = _wished(session.game, header)
    for key, here, there in _differences(record.header, wished, session.seen.begun):
        raise Trouble(
            tell(
                "record.differs",
                "{name}: the log says `{key}: {here}`, not {there}",
                name=name,
                key=key,
                here=visible(here),
                there=visible(there),
            )
        )


def _wished(game: Game, header: Sequence[str]) -> Header:
    return referee.loads("\n".join([f"game: {game.name}", *header]) + "\n").header


def _differences(header: Header, wished: Header, begun: bool) -> Iterator[tuple[str, str, str]]:
    """Where a log differs from the options. Once it has begun, this includes what the log does not say."""
    if header.edition and wished.edition and header.edition != wished.edition:
        yield "edition", header.edition, wished.edition
    here, there = ([fold(player.name) for player in each.players] for each in (header, wished))
    if here and there and here != there:
        yield "players", write_players(header.players), write_players(wished.players)
    for key, option in wished.rulings.items():
        if header.rulings.get(key) != option and (begun or header.rulings):
            yield "ruling", ", ".join(f"{k}={v}" for k, v in header.rulings.items()), f"{key}={option}"
    board, wish = dict(header.fields).get("board"), dict(wished.fields).get("board")
    if wish and board != wish and (begun or board):
        yield "board", board or "", wish


# Lines from standard input


def _copy(session: Session, paint: Paint, quiet: bool) -> None:
    """Record the lines of standard input. Print which were taken, and what is wrong with the others."""
    if session.journal.has_half_a_line:
        notice(sayings.cut_short(session.fragment, session.journal.undone_file.path.name))
    elif session.fragment:
        notice(
            tell(
                "record.no-line-end",
                "{name}: the last line has no line end; it is judged before the input",
                name=session.journal.name,
            )
        )
        _tell(session, session.feed(session.fragment), _end_of(session.journal.name), paint, quiet)
    for number, line in enumerate(_lines(), 1):
        reply = session.feed(line)
        where = tell("record.input-line", "line {number} of the input", number=number)
        _tell(session, reply, where, paint, quiet)
        if reply.fate is Fate.ENDED:
            break
    if not session.journal.lines:
        notice(tell("record.nothing", "{name}: nothing was written", name=session.journal.name))
    elif not quiet:
        say(verdict_line(referee.check(session.seen.record), paint) + "\n")


def _lines() -> Iterator[str]:
    """The lines of standard input as they come. They may contain bytes that are not text."""
    while raw := sys.stdin.buffer.readline(MOST_BYTES + 1):
        if not raw.endswith(b"\n"):
            while len(raw) > MOST_BYTES and (more := sys.stdin.buffer.readline(MOST_BYTES)):
                if more.endswith(b"\n"):
                    break
        if len(raw) > MOST_BYTES:
            raise Trouble(
                tell(
                    "record.long-line",
                    "a line of the input is larger than {most} MiB",
                    most=MOST_BYTES // 1024 // 1024,
                )
            )
        yield from split(raw.decode("utf-8", "surrogateescape"))


def _end_of(name: str) -> str:
    return tell("record.end-of", "the end of {name}", name=name)


def _stopped(where: str, line: str) -> str:
    if line:
        return tell(
            "record.stopped-at",
            "stopped at {where}, which is not written: {line}",
            where=where,
            line=line,
        )
    return tell("record.stopped", "stopped at {where}", where=where)


def _tell(session: Session, reply: Reply, where: str, paint: Paint, quiet: bool) -> None:
    rows = (
        []
        if reply.found is None
        else [f"{each}\n" for each in report.full(reply.found, paint, reply.standing)]
    )
    rows += map(visible, reply.rows)
    if reply.fate is Fate.FAILED:
        for row in reply.rows[:-1] or reply.rows:  # the last says what to type
            notice(row)
        raise Trouble(_stopped(where, reply.again))
    if reply.fate is Fate.REFUSED:
        facts = {"where": where, "line": visible(reply.again)}
        rows.append(tell("record.refused", "refused: {where}: {line}", **facts))
    if reply.written and not quiet:
        rows.append(f"{reply.number} {visible(reply.line)}")
    rows += drawn(reply.drawing)
    if rows:
        say("\n".join(rows) + "\n")
