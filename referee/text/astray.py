"""Reads actions that are not where they belong: on a line of their own, or behind another line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from referee.core.acts import UNREAD, Elsewhere, Misnamed
from referee.core.entry import Play
from referee.core.game import Game
from referee.core.record import Record
from referee.forms.folding import fold

from . import syntax
from .clauses import Clauses
from .joining import as_one
from .line_heads import AnotherTurn, another_table_line, another_turn, end_of_head
from .line_kinds import is_statement
from .syntax import finding

if TYPE_CHECKING:
    from .suggestions import Cures


class Reading(Protocol):
    """What is needed of the reader of a log."""

    record: Record

    def seat_of(self, name: str) -> int | None: ...
    def read_body(
        self, number: int, offset: int, body: str, seat: int | None
    ) -> tuple[list[Play], bool]: ...


class LineReading(Reading, Protocol):
    """The same for lines of the table."""

    spoken: Game
    players: tuple[str, ...]
    clauses: Clauses

    @property
    def cures(self) -> Cures: ...
    def is_table_line(self, text: str) -> bool: ...


def elsewhere(reader: Reading, body: str, name: str = "") -> list[Play]:
    """The actions of a text, which somebody of this name plays, or nobody knows who. They are not read if
    anything about them is in doubt: the finding for their line is enough."""
    findings = reader.record.findings
    before = len(findings)
    seat = reader.seat_of(name) if name else None
    plays, broken = reader.read_body(1, 0, body, seat)
    doubtful = broken or len(findings) > before or any(isinstance(play.action, Misnamed) for play in plays)
    del findings[before:]
    if doubtful or (name and seat is None):
        return [UNREAD]
    return [Play(Elsewhere(seat, as_one(reader.record.known_game, plays)), (), plain=True)]


def behind_a_turn(reader: LineReading, number: int, offset: int, body: str, seat: int | None) -> list[Play]:
    """The actions of a line in which another turn or a line of the table begins. Nothing if none does."""
    turn = another_turn(reader.spoken, body, reader.players)
    if turn is not None:
        first = body[: turn.before]
        plays = reader.read_body(number, offset, first, seat)[0] if first.strip() else []
        again = seat is not None and reader.seat_of(turn.name) == seat
        report_within(reader, turn, number, offset, len(plays), "self" if again else "player")
        rest = reader.cures.of_turn("", turn.rest) if again else elsewhere(reader, turn.rest, turn.name)
        return [*plays, *rest]
    if (found := table_line_behind(reader, body)) is None or _is_an_action(reader, found[0].rest):
        return []
    line, moved = found
    plays, _ = reader.read_body(number, offset, body[: line.before], seat)
    report_within(reader, line, number, offset, len(plays), "line")
    return [*plays, *moved]


def _is_an_action(reader: LineReading, text: str) -> bool:
    """Whether a text begins with an action: `pioche : 3` draws a card, and `pioche` is a pile too."""
    clause = text.partition(";")[0]
    return reader.clauses.quietly(lambda quiet: quiet.clause(1, 0, clause, 0)) is not None


def table_line_behind(
    reader: LineReading, text: str, start: int = 0
) -> tuple[AnotherTurn, list[Play]] | None:
    """The line of the table, claim or result that begins within a line, and what it says. None unless all
    of it can be read."""
    line = another_table_line(reader.spoken, text, start)
    play = None if line is None else _table_line(reader, line.rest)
    if line is None or play is None:
        return None
    return line, [Play(Elsewhere(None, (play,), of_table=True), (), plain=True)]


def behind_a_table_line(reader: LineReading, number: int, offset: int, text: str) -> list[Play]:
    """What a line of the table says, and the line that begins within it; nothing unless both can be read.
    The finding names the second."""
    begin = end_of_head(reader.spoken, text)
    found = table_line_behind(reader, text, begin)
    turn = another_turn(reader.spoken, text[begin:], reader.players)
    if turn is not None and (found is None or begin + turn.start < found[0].start):
        turn = turn._replace(start=begin + turn.start, before=begin + turn.before)
        found = turn, elsewhere(reader, turn.rest, turn.name)
    if found is None or UNREAD in found[1]:
        return []
    line, moved = found
    first = _table_line(reader, text[: line.before])
    if first is None:
        return []
    report_within(reader, line, number, offset, 1, "player" if line is turn else "line")
    return [first, *moved]


def report_within(
    reader: Reading, line: AnotherTurn, number: int, offset: int, index: int, case: str
) -> None:
    """Report that another line begins within a line."""
    place = offset + line.start, len(line.name)
    facts = {"case": case, "word": line.name}
    reader.record.findings.append(finding(syntax.UNKNOWN_VERB, number, *place, action=index, **facts))


def _table_line(reader: LineReading, text: str) -> Play | None:
    """What a line of the table, a claim or a result says. None unless all of it can be read."""
    if not (is_statement(reader.spoken, fold(text), reader.players) or reader.is_table_line(text)):
        return None
    table = reader.is_table_line(text)
    return reader.clauses.quietly(lambda quiet: quiet.line(1, 0, text.strip(), table))
