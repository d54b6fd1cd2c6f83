"""Reads the lines of a log into a record: finds out what each line is, and whose."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from referee.core.acts import UNREAD, Misnamed, NotAnAction
from referee.core.entry import Play
from referee.core.finding import Finding
from referee.core.game import Game
from referee.core.house import NO_HOUSE, House
from referee.core.record import Record
from referee.forms.folding import fold
from referee.forms.phrase import NotAWord, seat_of
from referee.forms.seats import names_beginning, seat_named

from . import cache, syntax
from .clauses import Clauses
from .header import has_odd_notes, read_header, settle_header
from .header_keys import key_of
from .joining import as_one
from .line_kinds import is_statement, seats_by_name
from .source import cut_comment, decode, is_binary, is_utf_16, split_and_look, split_outside_quotes
from .syntax import FEW, MOST_FINDINGS, finding
from .table_names import refuse_table_words

if TYPE_CHECKING:
    from .boards import Beside
    from .suggestions import Cures


def read(
    data: bytes | str,
    name: str = "<text>",
    beside: Beside | None = None,
    house: House = NO_HOUSE,
    most: int | None = None,
) -> Record:
    """Read a log. Text that cannot be read becomes a finding; the content of a log never raises.
    `beside` reads the board file that the log may name; `house` holds where the header says nothing.
    The lines below the header are read until `most` of them were not understood.
    """
    text = decode(data) if isinstance(data, bytes) else data
    lines, suspicious = split_and_look(text)
    record = Record(name, lines, house=house)
    if suspicious and is_binary(text):
        record.findings.append(finding(syntax.BAD_BYTE, 1, 0, 1, case="binary"))
        return record
    if suspicious and len(record.lines) > 1 and is_utf_16(text):
        record.findings.append(finding(syntax.BAD_BYTE, 1, 0, 1, char="UTF-16"))
        return record
    faulty, before = _faulty(record) if suspicious else set(), len(record.findings)
    first = read_header(record, faulty)
    settle_header(record, first, beside)
    if len(record.findings) - before > MOST_FINDINGS:
        _give_up(record)
    elif record.game is not None and record.header.players:
        refuse_table_words(record)
        _read_below(record, first, faulty, most)
    return record


def _faulty(record: Record) -> set[int]:
    from .unreadable import find_faulty

    return find_faulty(record)


def _give_up(record: Record) -> None:
    from .unreadable import give_up

    give_up(record)


def _read_below(record: Record, first: int, faulty: Container[int], most: int | None) -> None:
    """Read the lines below the header, and again if their words show another language."""
    findings = record.findings[:]
    reader = LineReader(record)
    reader.read(first, faulty, most)
    if has_odd_notes(record):
        from .log_language import foreign_notes

        record.findings += foreign_notes(record)
    if record.findings or reader.clauses.misnamed or reader.strangers:
        from .undeclared import read_in_its_language

        read_in_its_language(
            record, first, findings, lambda fewer: LineReader(record).read(first, faulty, fewer or most)
        )


class LineReader:
    """Reads the lines below the header for the game that it names."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = record.known_game
        self.spoken = record.notation
        self.clauses = Clauses(record)
        self.players = self.clauses.players
        seats, self.table_is_clear = seats_by_name(self.spoken, self.players)
        """Whether no name begins like a line of the table itself."""
        self.seats = seats.copy()
        """The seats by the names as they were written so far, for lines that are certainly turns."""
        self.strangers = 0  # lines of somebody whom the header does not name

    @cached_property
    def cures(self) -> Cures:
        """What helps with words that cannot be read. Most logs need no help, so it is loaded on demand."""
        from .suggestions import Cures

        return Cures(self.clauses)

    @cached_property
    def by_note(self) -> dict[str, int]:
        """The seats by the totems or colours of the players. Few logs name them: it is loaded on demand."""
        from .noted_players import seats_by_note

        return seats_by_note(self.record)

    def read(self, first: int, faulty: Container[int], most: int | None = None) -> None:
        """Read the lines below the header, until `most` of them were not understood."""
        lost = 0
        record, seats, clauses = self.record, self.seats, self.clauses
        known, named, said = clauses.turns, clauses.named_turns, clauses.lines
        rows, has_faults = record.rows, bool(faulty)
        for number, line in enumerate(islice(record.lines, first, None), first + 1):
            head, _, body = line.partition(": ")
            seat = seats.get(head)
            if has_faults and number in faulty:
                self.lost_line(number, line)
                continue
            if seat is not None:
                plays = known.get(body) or named.get(body) or self.canonical_turn(body)
                if plays:
                    rows.append((number, None, seat, plays, False))
                    continue
            elif not line:
                continue
            elif (play := said.get(line)) is not None or (
                line.partition(":")[0].rstrip() not in seats
                and (play := self.canonical_line(line)) is not None
            ):
                rows.append((number, None, None, (play,), False))
                continue
            if self.read_loose_turn(number, line):
                continue
            before = len(record.findings)
            self.read_line(number, line)
            if len(record.findings) > MOST_FINDINGS or self.strangers > MOST_FINDINGS:
                _give_up(record)
                return
            lost += len(record.findings) > before
            if lost == most:
                return

    def canonical_turn(self, body: str) -> tuple[Play, ...]:
        """Read and cache the actions of a turn without the grammar: none unless all are canonical."""
        clauses, shared = self.clauses, True
        known, named = clauses.memory, clauses.named
        plays: list[Play] = []
        for clause in body.split("; "):
            play = known.get(clause)
            if play is None:
                play = named.get(clause) or clauses.canonical(clause)
                if play is None:
                    return ()
                shared = shared and clause in known
            plays.append(play)
        turn = as_one(self.game, plays)
        if shared:
            cache.keep(clauses.turns, cache.MOST_REMEMBERED, body, turn)
        else:
            cache.keep(clauses.named_turns, cache.MOST_OF_A_TABLE, body, turn)
        return turn

    def read_loose_turn(self, number: int, line: str) -> bool:
        """Read a turn in any spelling, unless it has comments or quotes. Returns whether that worked."""
        name, _, body = line.partition(":")
        seat = self.seats.get(name.strip())
        folded = fold(body)
        if seat is None or "#" in line or '"' in folded or ":" in folded:
            return False
        clauses, findings = self.clauses, self.record.findings
        parts = folded.split(";")
        if len(parts) > 1 and not parts[-1].strip():
            parts.pop()
        before, at = len(findings), 0
        plays: list[Play] = []
        for index, part in enumerate(parts):
            play = clauses.loose(" ".join(part.split()))
            if play is None:
                play = clauses.clause(number, at, body[at : at + len(part)], index)
            if play is None or isinstance(play.action, Misnamed | NotAnAction):
                del findings[before:]  # they are found again, and then cured
                return False
            plays.append(play)
            at += len(part) + 1
        self.add(number, None, seat, plays, broken=False)
        return True

    def canonical_line(self, line: str) -> Play | None:
        """The action of a canonical line of the table itself, or None."""
        if not self.table_is_clear:
            return None
        play = self.clauses.canonical_line(line) or self.clauses.respaced_line(line)
        if play is not None:
            cache.keep(self.clauses.lines, cache.MOST_OF_A_TABLE, line, play)
        return play

    def lost_line(self, number: int, line: str, readable: str = "") -> None:
        """Note whose turn a line is that cannot be read, but for its beginning."""
        name, colon, _ = line.partition(":")
        if colon and (seat := self.seat_of(name.strip())) is not None:
            at = len(name) + 1
            plays = self.read_body(number, at, readable[at:], seat)[0] if readable[at:].strip() else []
            self.add(number, None, seat, [*plays, UNREAD], broken=True)

    def read_line(self, number: int, line: str) -> None:
        code, _ = cut_comment(line)
        if not (text := code.strip()):
            return
        offset = len(code) - len(code.lstrip())
        if fold(code).count('"') % 2:
            at = fold(code).rindex('"')
            self.lost_line(number, line, code[:at].rpartition(";")[0])
            self.report(finding(syntax.OPEN_QUOTE, number, at, len(code.rstrip()) - at))
        elif key_of(text) is not None and not self.is_turn_like_a_key(text):
            word = text.partition(":")[0].rstrip()
            self.report(finding(syntax.LATE_HEADER, number, offset, text.index(":"), key=word))
        elif is_statement(self.spoken, fold(text), self.players) or self.is_table_line(text):
            self.read_statement(number, offset, text)
        elif ":" in text:
            self.read_turn(number, offset, text)
        else:
            from .lines_without_colon import read_anyway

            read_anyway(self, number, offset, text)

    def is_turn_like_a_key(self, text: str) -> bool:
        """Whether a line is a turn though it begins like a header line: somebody is called `Player 1`."""
        head, _, body = text.partition(":")
        return self.seat_named(head) is not None or self.reads_as_turn(body, all)

    def is_table_line(self, text: str) -> bool:
        """Whether a line is the table's own: it begins with a word for such lines and a colon."""
        head, colon, _ = text.partition(":")
        words = fold(head).split()
        if not colon or not words or words[0] not in self.spoken.table_words:
            return False  # somebody may be called like it, but no turn can be read as such a line
        quietly = self.clauses.quietly
        return self.seat_named(head) is None or bool(quietly(lambda quiet: quiet.line(1, 0, text, True)))

    def read_turn(self, number: int, offset: int, text: str) -> None:
        name, _, body = text.partition(":")
        seat = self.seat_of(name.strip())
        if seat is None and len(names_beginning(name.strip(), self.players)) > 1:
            from .unclear_names import read_unclear_turn

            read_unclear_turn(self, number, offset, name.strip(), body)
            return
        if seat is None and self.is_no_turn(number, offset, text):
            return
        if seat is not None:
            self.seats[name.strip()] = seat  # this spelling is known from now on
        if not name.strip():
            self.report(finding(syntax.NO_LINE, number, offset + len(name), 1, case="nobody"))
            return
        plays, broken = self.read_body(number, offset + len(name) + 1, body, seat)
        if plays:
            self.add(number, None if seat is not None else " ".join(name.split()), seat, plays, broken)

    def read_body(self, number: int, offset: int, body: str, seat: int | None) -> tuple[list[Play], bool]:
        """The actions of a turn, and whether one of them could not be read."""
        from .astray import behind_a_turn
        from .word_order import said_of_each

        if plays := behind_a_turn(self, number, offset, body, seat):
            return plays, True
        plays = []
        broken = False
        body = said_of_each(self.spoken, body, self.players)
        actor = "" if seat is None else self.players[seat]
        parts = split_outside_quotes(fold(body), ";")
        if len(parts) > 1 and not parts[-1][1].strip():
            parts.pop()
        more = 0  # the actions that are not behind a semicolon
        for index, (at, folded) in enumerate(parts):
            clause = body[at : at + len(folded)]
            said, unread = self.read_clause(number, offset + at, clause, index + more, actor)
            broken = broken or unread
            more += 0 if unread else len(said) - 1
            plays += said
        return plays, broken

    def read_clause(
        self, number: int, offset: int, clause: str, index: int, actor: str
    ) -> tuple[list[Play], bool]:
        """The action between two semicolons, or several of them, and whether something was not read."""
        before = len(self.record.findings)
        play = self.clauses.clause(number, offset, clause, index)
        if play is not None and not isinstance(play.action, Misnamed | NotAnAction):
            return [play], False
        from .partings import ambiguity, readings
        from .unclear_names import unclear_name

        if actor and (said := self.of_actor(clause, actor)) is not None:
            del self.record.findings[before:]
            return [said], False
        ways = readings(self.clauses, clause)
        if len(ways) == 1:
            del self.record.findings[before:]
            return [piece.play for piece in ways[0]], False
        if fault := ambiguity(clause, ways, number, offset, index):
            self.record.findings[before:] = [fault]
            return [UNREAD], True
        if unclear := unclear_name(self.clauses, clause, number, offset, index):
            self.record.findings[before:] = [unclear.fault]
            return unclear.plays, True
        if play is not None:
            return [play], False
        if self.is_turn_without_colon(clause):
            last = self.record.findings[-1]
            last.facts = {**last.facts, "case": "player"}
            return [UNREAD], True
        return (plays := self.cures.of_clause(clause, offset, actor)), bool(plays)

    def of_actor(self, clause: str, actor: str) -> Play | None:
        from .own_share import of_players

        return of_players(self.clauses, clause, actor)

    def is_turn_without_colon(self, clause: str) -> bool:
        """Whether an unreadable clause begins with the name of a player, followed by actions."""
        if self.record.findings[-1].rule is not syntax.UNKNOWN_VERB:
            return False
        from .lines_without_colon import name_without_colon

        head = name_without_colon(self, clause.strip())
        return head is not None and self.reads_as_turn(head[2])

    def reads_as_turn(self, body: str, enough: Callable[[Iterable[bool]], bool] = any) -> bool:
        """Whether the text after a colon is actions of the game: some of it, or all (`enough`)."""
        clauses = [clause for clause in body.split(";", FEW)[:FEW] if clause.strip()]
        quiet = self.clauses.quiet()
        return bool(clauses) and enough(quiet.clause(1, 0, clause, 0) is not None for clause in clauses)

    def is_no_turn(self, number: int, offset: int, text: str) -> bool:
        from .table_lines import read_headed

        return read_headed(self, number, offset, text)

    def read_statement(self, number: int, offset: int, text: str) -> None:
        table, findings = self.is_table_line(text), len(self.record.findings)
        play = self.clauses.line(number, offset, text, table)
        if play is None:
            from .astray import behind_a_table_line
            from .table_lines import is_like_a_stranger

            if two := behind_a_table_line(self, number, offset, text):
                self.record.findings[findings:-1] = []
                self.add(number, None, None, two, broken=True)
                return
        if play is None and table and is_like_a_stranger(self, text):
            del self.record.findings[findings:]  # somebody unknown whose name is like a word of the table
            self.read_turn(number, offset, text)
            return
        plays = self.cures.of_line(text, offset, table) if play is None else [play]
        self.add(number, None, None, plays, broken=play is None)

    def seat_of(self, name: str) -> int | None:
        """The seat of a player by name or by the beginning of it."""
        return self._seat(seat_of, name)

    def seat_named(self, name: str) -> int | None:
        """The same, but only by the whole name or its first word."""
        return self._seat(seat_named, name)

    def _seat(self, find: Callable[[str, Sequence[str]], int], name: str) -> int | None:
        try:
            seat = find(" ".join(name.split()), self.players)
        except NotAWord:
            return self.by_note.get(fold(" ".join(name.split())))
        return seat if seat < self.game.most_players else None

    def add(self, number: int, name: str | None, seat: int | None, plays: list[Play], broken: bool) -> None:
        self.record.rows.append((number, name, seat, as_one(self.game, plays), broken))
        self.strangers += name is not None

    def report(self, fault: Finding) -> None:
        self.record.findings.append(fault)
