"""Begins a log from its header as data, or opens one that is there. The answer is a session.

Nothing of a new log is written until its header is complete, so that no half log is left behind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from referee import api
from referee.analysis.limits import MOST_OPEN_BYTES, too_large_to_open
from referee.core.finding import Finding
from referee.core.game import Game
from referee.disk import NotPlain, read_plain, undisturbed
from referee.export.safe_text import visible
from referee.speech.current import ENGLISH
from referee.speech.punctuation import headed, together
from referee.speech.say import tell
from referee.speech.system_errors import reason
from referee.text.player_list import as_listed
from referee.text.writer import first_lines

from .adding import CannotKeep
from .journal import Journal
from .keeper import ASK
from .lock import Locked
from .look import look
from .new_line import header_faults, is_missing, is_wrong
from .session import Session


class CannotOpen(Exception):
    """A log cannot be begun or opened; the text says why. Nothing was changed."""

    def __init__(self, why: str, findings: Sequence[Finding] = ()) -> None:
        super().__init__(why)
        self.findings = tuple(findings)


@dataclass(frozen=True)
class HeaderData:
    """The header of a new log: the rulebook, the players in order, and whatever else was agreed."""

    game: Game
    edition: str = ""
    players: Sequence[str] = ()
    """Each name, perhaps with words in brackets after it: `Ann (61)`."""
    rulings: Mapping[str, str] = field(default_factory=dict)
    board: str = ""
    more: Mapping[str, str] = field(default_factory=dict)
    """Other lines of the header: `date`, `place`."""
    language: str = ENGLISH
    """The language of the log."""

    def lines(self) -> list[str]:
        """The lines of the header. The edition may be left out if the game has only one."""
        editions = list(self.game.data["editions"])
        given = {
            "edition": self.edition or (editions[0] if len(editions) == 1 else ""),
            "players": ", ".join(map(_listed, self.players)),
            "ruling": ", ".join(f"{key}={option}" for key, option in self.rulings.items()),
            "board": self.board,
            **self.more,
        }
        first = first_lines(self.game, self.language)
        return [*first, *(f"{key}: {value}" for key, value in given.items() if value)]


def _listed(player: str) -> str:
    name, bracket, notes = player.partition("(")
    return f"{as_listed(name.strip())} {bracket}{notes}".strip()


def faults_of(header: Sequence[str], folder: Path, whole: bool = True) -> list[Finding]:
    """What is wrong with the lines of a header. `whole`: what is missing counts too."""
    verdict = look(header, "header", folder).verdict
    return [each for each in verdict.findings if is_wrong(each) and (whole or not is_missing(each))]


def new_log(path: str | Path, header: HeaderData, policy: str = ASK) -> Session:
    """Begin a log. CannotOpen if its header is wrong, or if there is a file of that name."""
    found = faults_of(header.lines(), Path(path).parent)
    if found:
        raise CannotOpen(together(each.message for each in found), found)
    session = open_session(path, header.game, policy, held=True)
    if not session.journal.is_held:
        session.close()
        raise CannotOpen(tell("journal.exists", "{name}: the file already exists", name=path))
    try:
        for reply in session.begin(header.lines()):
            if not reply.written:
                raise CannotOpen(together(reply.rows))
        session.settle()
    except CannotKeep as error:
        session.close()
        raise CannotOpen(str(error)) from None
    except BaseException:
        session.close()
        raise
    return session


def resume_log(path: str | Path, policy: str = ASK) -> Session:
    """Open a log that is there. CannotOpen if it is no log that can be continued."""
    _require_small_file(path)
    session = open_session(path, None, policy)
    try:
        session.at_opening = session.end_last_line(session.journal.has_half_a_line)
        require_continuable(session)
    except BaseException as fault:
        session.close()
        if isinstance(fault, CannotKeep):
            raise CannotOpen(str(fault)) from None
        raise
    return session


def _require_small_file(path: str | Path) -> None:
    """CannotOpen if there is no such file, or if it is too large to be judged again at every line."""
    try:
        data = read_plain(path, MOST_OPEN_BYTES)
    except NotPlain as fault:
        raise CannotOpen(headed(str(path), str(fault))) from None
    except (OSError, ValueError) as error:
        raise CannotOpen(headed(str(path), reason(error))) from None
    if why := too_large_to_open(len(data), data.count(b"\n")):
        raise CannotOpen(headed(str(path), why))


def open_session(
    path: str | Path, game: Game | None, policy: str = ASK, *, guided: bool = True, held: bool = False
) -> Session:
    """A session on a log, with the lock on it. CannotOpen if it cannot be read or locked. Without a game
    it is the one that the log names."""
    journal: Journal | None = None
    try:
        with undisturbed():
            journal = Journal(path, held)
        seen = look(journal.lines, journal.name, journal.folder)
        game = game or seen.record.game
        if game is None:
            why = tell("record.no-log-of", "{name}: this is not a log of a known game", name=path)
            raise CannotOpen(why, seen.record.findings)
        return Session(journal, game, policy, guided, looked=seen)
    except BaseException as fault:
        if journal is not None:
            journal.close()
        if isinstance(fault, CannotKeep | api.CannotRead):
            raise CannotOpen(str(fault)) from None
        if isinstance(fault, Locked):
            raise CannotOpen(headed(str(path), str(fault))) from None
        raise


def require_continuable(session: Session) -> None:
    """CannotOpen if the file is not a log of this game, or if its header is wrong."""
    record, name = session.seen.record, session.journal.name
    if record.header.game is not None and record.header.game != session.begins_with.name:
        raise CannotOpen(
            tell(
                "record.other-game",
                "{name}: this is a log of {there}, not of {game}",
                name=name,
                there=visible(record.header.game),
                game=session.begins_with.name,
            )
        )
    faults = header_faults(session.seen)
    if faults:
        raise CannotOpen(
            tell(
                "record.cannot-go-on",
                "{name}: this log cannot be continued; nothing was changed",
                name=name,
            ),
            faults,
        )
