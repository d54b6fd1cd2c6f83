"""From the lines of a log to a record.

Most clauses of most logs are canonical and occur again and again. So each distinct clause is read
once for each game and remembered, canonical text is read by the forms alone, and only what is left
over is given to the grammar. All three ways give the same actions; tests hold them to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable
from typing import Any

from referee.core import canonical
from referee.core.acts import Misnamed, NearlyRead, Result, Unreadable
from referee.core.folding import fold, nearest
from referee.core.game import Game
from referee.core.phrase import Form, NoSuchName, NotAWord, seat_of
from referee.core.record import Entry, Play, Record, Waiver
from referee.core.verdict import Finding

from . import memory, syntax
from .boards import Beside
from .faulty import find_faulty, give_up
from .header import key_of, read_header, settle_header
from .rulebook_words import synonyms_of, translated
from .source import (
    STATEMENTS,
    cut_comment,
    decode,
    is_statement,
    is_suspicious,
    split,
    split_outside_quotes,
)
from .syntax import MOST_FINDINGS, choice_of, did_you_mean, finding, listed, suggested

MOST_SUGGESTED = 4
"""Wrong words of a clause that are put right to see what was meant."""
_WAIVER = re.compile(r' stands ([A-Z]{2,6}-[A-Z]+-\d{1,3})(?: ("[^"]*"))?')
_WAIVED = re.compile(r'(?P<said>.+?)(?P<waivers>(?: stands [A-Z]{2,6}-[A-Z]+-\d{1,3}(?: "[^"]*")?)+)')
UNREAD = Play(Unreadable(), (), plain=True)


def read(data: bytes | str, name: str = "<text>", beside: Beside | None = None) -> Record:
    """Read a log. Nothing is raised for what it says; what cannot be read is a finding.

    A board file that the log names is read by `beside`, since nothing in here opens a file.
    """
    text = decode(data) if isinstance(data, bytes) else data
    record = Record(name, split(text))
    faulty = find_faulty(record) if is_suspicious(text) else set()
    before = len(record.findings)
    first = read_header(record, faulty)
    settle_header(record, first, beside)
    if len(record.findings) - before > MOST_FINDINGS:
        give_up(record)
    elif record.game is not None and record.header.players:
        _Reader(record).read(first, faulty)
    return record


class _Reader:
    """Reads the lines below the header for the game that it names."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = record.game
        self.players = tuple(player.name for player in record.header.players)
        self.seats = {
            name: seat for seat, name in reversed(list(enumerate(self.players[: self.game.most_players])))
        }
        self.memory = memory.of_game(self.game.name)
        self.named, self.lines = memory.of_table(self.game.name, self.players)
        self.synonyms = synonyms_of(record)

    def read(self, first: int, faulty: Container[int]) -> None:
        record, seats, known, said = self.record, self.seats, self.memory, self.lines
        lines, entries = record.lines, record.entries
        new = tuple.__new__  # half the price of Entry(...), and this loop is the whole of reading
        for number in range(first + 1, len(lines) + 1):
            line = lines[number - 1]
            head, _, body = line.partition(": ")
            seat = seats.get(head)
            if seat is not None:
                one, more, two = body.partition("; ")
                try:
                    plays = [known[one], known[two]] if more else [known[one]]
                except KeyError:
                    plays = self.remembered(body)
                if plays:
                    entries.append(new(Entry, (number, None, seat, plays, False)))
                    continue
            elif not line:
                continue
            elif (play := said.get(line)) is not None:
                entries.append(new(Entry, (number, None, None, [play], False)))
                continue
            if number in faulty:
                self.lost_line(number, line)
            else:
                self.read_line(number, line)
                if len(record.findings) > MOST_FINDINGS:
                    give_up(record)
                    return

    def remembered(self, body: str) -> list[Play]:
        """The actions of a line if all of them are remembered, else none."""
        plays: list[Play] = []
        for clause in body.split("; "):
            play = self.memory.get(clause) or self.named.get(clause)
            if play is None:
                return []
            plays.append(play)
        return plays

    def lost_line(self, number: int, line: str) -> None:
        """A line that cannot be looked at may still say whose it was."""
        name, colon, _ = line.partition(":")
        if colon and (seat := self.seat_of(name.strip())) is not None:
            self.add(number, None, seat, [UNREAD], broken=True)

    def read_line(self, number: int, line: str) -> None:
        code, _ = cut_comment(line)
        text = code.strip()
        if not text:
            return
        offset = len(code) - len(code.lstrip())
        if fold(code).count('"') % 2:
            at = fold(code).rindex('"')
            self.report(finding(syntax.OPEN_QUOTE, number, at, len(code.rstrip()) - at))
            self.lost_line(number, line)
        elif (key := key_of(text)) is not None:
            self.report(finding(syntax.LATE_HEADER, number, offset, text.index(":"), key=key))
        elif is_statement(fold(text)) or self.is_table_line(text):
            self.read_statement(number, offset, text)
        elif ":" in text:
            self.read_turn(number, offset, text)
        else:
            self.no_line(number, offset, text)

    def is_table_line(self, text: str) -> bool:
        """Whether a line is the table's own: a word of the game for such lines, and a colon."""
        head, colon, _ = text.partition(":")
        words = fold(head).split()
        return bool(colon and words) and words[0] in self.game.table_words and self.seat_of(head) is None

    def read_turn(self, number: int, offset: int, text: str) -> None:
        name, _, body = text.partition(":")
        seat = self.seat_of(name.strip())
        if seat is None and self.is_nearly_of_the_table(number, offset, text):
            return
        if seat is not None:
            self.seats[name.strip()] = seat  # this spelling is known from now on
        offset += len(name) + 1
        if not name.strip():
            self.report(finding(syntax.NO_LINE, number, offset - 1, 1, case="nobody"))
            return
        plays: list[Play] = []
        broken = False
        parts = split_outside_quotes(fold(body), ";")
        if len(parts) > 1 and not parts[-1][1].strip():
            parts.pop()
        for index, (at, folded) in enumerate(parts):
            clause = body[at : at + len(folded)]
            play = self.read_clause(number, offset + at, clause, index)
            if play is None:
                broken = True
                play = self.nearly(clause, self.game.forms_by_verb)
            if play is UNREAD:
                play = self.as_suggested(clause, offset + at, read_only_clause)
            plays.append(play)
        self.add(number, None if seat is not None else " ".join(name.split()), seat, plays, broken)

    def is_nearly_of_the_table(self, number: int, offset: int, text: str) -> bool:
        """A line of the table whose first word is misspelt is not one of a stranger."""
        first = fold(text).split()[0].rstrip(":")
        near = nearest(first, self.game.table_words)
        if near is None or nearest(first, self.players) is not None:
            return False
        hint = did_you_mean(first, self.game.table_words)
        facts = {"case": "verb", "word": first, "hint": hint}
        self.report(finding(syntax.UNKNOWN_VERB, number, offset, len(first), action=0, **facts))
        play = self.nearly(text, self.game.table_words)
        self.add(number, None, None, [play], broken=True)
        return True

    def read_clause(self, number: int, offset: int, clause: str, index: int) -> Play | None:
        """One action; None when it cannot be read, which is then reported."""
        text = " ".join(clause.split())
        if not text:
            self.report(finding(syntax.MISSING, number, max(0, offset - 1), 1, action=index, case="action"))
            return None
        known = self.memory.get(text) or self.named.get(text)
        if known is not None:
            return known
        play = self.canonical(text, clause)
        if play is not None:
            return play if play.waivers else self.remember(text, play, self.game.form_of[type(play.action)])
        findings = len(self.record.findings)
        play = self.by_grammar(number, offset, clause, index)
        if play is None or isinstance(play.action, Misnamed):
            told = self.by_synonyms(clause, index)
            if told is not None:
                del self.record.findings[findings:]
                return told  # not remembered: in another edition the word may mean something else
        if play is None or play.waivers:
            return play
        return self.remember(text, play, self.game.form_of[type(play.action)])

    def canonical(self, text: str, clause: str) -> Play | None:
        """Canonical text needs no grammar. Reasons in quotes are kept as typed, with all their spaces."""
        waived = _WAIVED.fullmatch(text) if " stands " in text and text == clause.strip() else None
        action = canonical.read_clause(self.game, waived["said"] if waived else text, self.players)
        if action is None or not waived:
            return action if action is None else Play(action, (), self.game.is_plain(action))
        waivers = _WAIVER.findall(waived["waivers"])
        return Play(
            action, tuple(Waiver(code, reason[1:-1] if reason else None) for code, reason in waivers)
        )

    def by_synonyms(self, clause: str, index: int) -> Play | None:
        """The clause in the words of the notation, if it is in those of the table's own rulebook."""
        words = translated(fold(clause), self.synonyms)
        return self.quietly(lambda other: other.read_clause(1, 0, words, index)) if words else None

    def quietly(self, reading: Callable[[_Reader], Play | None]) -> Play | None:
        """Try a reading that reports and translates nothing; None unless all of it is understood."""
        other = _Reader(Record(self.record.name, [], self.record.header, game=self.game))
        play = reading(other)
        return None if play is None or isinstance(play.action, Misnamed) else play

    def nearly(self, text: str, verbs: Iterable[str]) -> Play:
        """What cannot be read, or nearly can: its first word is one letter from one of these."""
        first, _, rest = " ".join(text.split()).partition(" ")
        near = nearest(first, verbs)
        action = None if near is None else canonical.read(self.game, f"{near} {rest}", self.players)
        return UNREAD if action is None else Play(NearlyRead(action), (), plain=False)

    def as_suggested(self, text: str, offset: int, reading: Callable[[_Reader, str], Play | None]) -> Play:
        """What cannot be read, with the words that the finding suggests in place of the wrong ones."""
        findings = self.record.findings
        for _ in range(MOST_SUGGESTED):
            fault = findings[-1] if findings else None
            if fault is None or fault.span is None or not (word := suggested(fault)):
                break
            start, end = (column - 1 - offset for column in (fault.span.column, fault.span.end_column))
            text, offset = text[:start] + word + text[end:], 0
            other = _Reader(Record(self.record.name, [], self.record.header, game=self.game))
            play = reading(other, text)
            if play is not None:
                return Play(NearlyRead(play.action), (), plain=False)
            findings = other.record.findings
        return UNREAD

    def remember(self, text: str, play: Play, form: Form) -> Play:
        """Keep what a clause means: for this table, if it names a player, who sits elsewhere in another."""
        if form.names_players(play.action):
            memory.keep(self.named, memory.MOST_OF_A_TABLE, text, play)
        else:
            memory.keep(self.memory, memory.MOST_REMEMBERED, text, play)
        return play

    def by_grammar(self, number: int, offset: int, clause: str, index: int) -> Play | None:
        from . import faults, grammar

        folded = fold(clause)
        try:
            said = grammar.read_clause(self.game.grammar, folded, clause)
        except grammar.Fault as fault:
            where = (number, offset, index)
            self.report(faults.explain(fault, clause, where, self.game))
            return None
        return self.build(said, number, offset, clause, index)

    def build(self, said: Any, number: int, offset: int, text: str, index: int) -> Play | None:
        """The action that a phrase of the grammar means."""
        phrase = said.phrase
        waivers = tuple(Waiver(each.code, each.reason) for each in said.stands)
        fields = {name: part.words for name, part in phrase.parts.items()}
        try:
            action = self.action(phrase.name, fields, text, phrase.end)
            plain = not waivers and self.game.is_plain(action)
            return Play(action, waivers, plain)
        except NotAWord as unknown:
            self.report(self.unknown_word(unknown, phrase, number, offset, text, index))
            return None

    def action(self, name: str, fields: dict[str, list[str]], text: str, end: int) -> Any:
        said = text[:end] if end else text
        if name == "claim_win":
            return Result((seat_of(fields["player"][0], self.players),))
        if name == "not_an_action":
            return self.game.not_an_action(" ".join(fields["text"][0].split()))
        form = self.game.form_named[name]
        try:
            return form.build(fields, self.players)
        except NoSuchName as missing:
            first, *rest = said.split()
            words = [form.verb.split()[0] + (":" if first.endswith(":") else ""), *rest]
            return Misnamed(name, missing.what, _as_typed(missing.word, text), " ".join(words))

    def unknown_word(
        self, unknown: NotAWord, phrase: Any, number: int, offset: int, text: str, index: int
    ) -> Finding:
        word = fold(unknown.word)
        starts = [part.offset for part in phrase.parts.values() if word in map(fold, part.words)]
        at = fold(text).find(word, min(starts, default=0))
        length = len(unknown.word)
        typed = text[at : at + length] if at >= 0 else unknown.word
        facts: dict[str, Any] = {"word": typed, "hint": choice_of(typed, unknown.known)}
        if unknown.what == "player":
            rule = syntax.UNKNOWN_PLAYER
            facts["word"] = typed[1:-1] if fold(typed[:1]) == '"' else typed
            facts["hint"] = did_you_mean(facts["word"], unknown.known)
            facts["known"] = listed(self.players)
        else:
            rule = syntax.WRONG_WORD
            article = "an" if unknown.what[0] in "aeiou" else "a"
            facts["noun"] = f"{article} {unknown.what}"
        return finding(rule, number, offset + max(0, at), length, action=index, **facts)

    def read_statement(self, number: int, offset: int, text: str) -> None:
        findings = len(self.record.findings)
        play = self.statement(number, offset, text)
        if play is None or isinstance(play.action, Misnamed):
            words = translated(fold(text), self.synonyms)
            told = self.quietly(lambda other: other.statement(1, 0, words)) if words else None
            if told is not None:
                del self.record.findings[findings:]
                play = told
            # neither is remembered: in another edition the words may mean something else
        elif not play.waivers and text == self.record.lines[number - 1]:
            memory.keep(self.lines, memory.MOST_OF_A_TABLE, text, play)
        broken = play is None
        if play is None:
            play = self.as_suggested(text, offset, read_only_statement)
        self.add(number, None, None, [play], broken)

    def statement(self, number: int, offset: int, text: str) -> Play | None:
        """A result, a claim or a line of the table; None when it cannot be read, which is then reported."""
        squeezed = " ".join(text.split())
        table = self.is_table_line(text)
        action = canonical.read_line(self.game, squeezed, self.players)
        if action is not None:
            return Play(action, (), self.game.is_plain(action))
        from . import faults, grammar

        folded = fold(text)
        try:
            reading = grammar.read_table_line if table else grammar.read_statement
            said = reading(self.game.grammar, folded, text)
        except grammar.Fault as fault:
            self.report(faults.explain(fault, text, (number, offset, 0), self.game))
            return None
        return self.build(said, number, offset, text, 0)

    def no_line(self, number: int, offset: int, text: str) -> None:
        first = fold(text).split()[0]
        seat = self.seat_of(text.split()[0])
        if seat is not None:
            name = text.split()[0]
            self.report(finding(syntax.NO_LINE, number, offset, len(name), case="colon", name=name))
            self.add(number, None, seat, [UNREAD], broken=True)
            return
        if first in self.game.forms_by_verb:
            case, hint = "nobody", ""
        else:
            case, hint = "nothing", did_you_mean(first, [*STATEMENTS, *self.game.forms_by_verb])
        self.report(finding(syntax.NO_LINE, number, offset, len(text), case=case, hint=hint))

    def seat_of(self, name: str) -> int | None:
        try:
            seat = seat_of(" ".join(name.split()), self.players)
        except NotAWord:
            return None
        return seat if seat < self.game.most_players else None

    def add(self, number: int, name: str | None, seat: int | None, plays: list[Play], broken: bool) -> None:
        self.record.entries.append(Entry(number, name, seat, plays, broken))

    def report(self, fault: Finding) -> None:
        self.record.findings.append(fault)


def read_only_clause(reader: _Reader, text: str) -> Play | None:
    return reader.read_clause(1, 0, text, 0)


def read_only_statement(reader: _Reader, text: str) -> Play | None:
    return reader.statement(1, 0, text)


def _as_typed(word: str, text: str) -> str:
    """A folded word in the letters of the text that it was found in."""
    at = fold(text).find(word)
    return text[at : at + len(word)] if at >= 0 else word
