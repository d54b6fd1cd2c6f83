"""What is known at a line of a log: the table there, what was legal, and the words as typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from referee.core.entry import Entry
from referee.core.finding import Finding, Place
from referee.core.judge import first_breach
from referee.core.record import Record
from referee.core.replay import TABLE, Stopped
from referee.forms.folding import fold
from referee.text import canonical
from referee.text.locations import locate
from referee.text.plain_numbers import names_of
from referee.text.source import cut_comment
from referee.text.unreadable import text_fault

from .differences import without
from .path import ALL, Path, beyond_a_turn
from .saying import Says
from .words import Slips

_WORD = re.compile(r"[\w.-]+")
_SIGNS = re.compile(r"\s*[;:,.](?:\s+|$)")


class Context:
    """The lines of one record, with the table before each of them on a path."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.known_game
        self.options = record.known_terms.options
        self.plan = record.known_terms.plan
        self.players = record.players[: self.game.most_players]
        self.slips = Slips(record)
        self.at_line = {entry.line: at for at, entry in enumerate(record.entries)}
        self.said: dict[Any, Sequence[str]] = {}
        self.last: tuple[Path, Entry, list[Any]] | None = None
        """The states that were made last: several ways to read a line ask for them one after the other."""

    def indexes(self, entry: Entry, place: Place) -> Sequence[int]:
        """The clauses that a fault may be about: all clauses if the fault is about the whole line."""
        if place.action is None:
            return range(len(entry.plays))
        return (place.action,) if place.action < len(entry.plays) else ()

    def states(self, path: Path, entry: Entry) -> list[Any]:
        """The state before each clause of a line, and after the last one. Nobody may change them."""
        if self.last is None or self.last[0] is not path or self.last[1] is not entry:
            self.last = path, entry, self._states(path, entry)
        return self.last[2]

    def _states(self, path: Path, entry: Entry) -> list[Any]:
        at = path.index(entry.line)
        walk = path.resume(at)
        walk.known = ALL
        path.ground.left -= beyond_a_turn(entry)
        if entry.name is not None:  # whoever it is, the line changes nothing
            return [walk.state] * (len(entry.plays) + 1)
        walk.go_on([*path.entries[:at], entry._replace(plays=())], at)
        states = [walk.state]
        for play in entry.plays:
            walk.state = walk.state.copy()
            seat = TABLE if entry.seat is None else entry.seat
            with suppress(Stopped):  # too many faults: the state stays as it is
                walk.judge(entry, 0, seat, play._replace(waivers=()))
            states.append(walk.state)
        return states

    def legal(self, state: Any, seat: int | None) -> list[Any]:
        """What a player could do at this point of the game."""
        return [action for who, action in self.game.legal(state, self.options) if who == seat]

    def is_legal(self, state: Any, entry: Entry, action: Any) -> bool:
        seat = TABLE if entry.seat is None else entry.seat
        return first_breach(self.plan, state, seat, action, self.options) is None

    def with_rest(self, action: Any, raw: str, is_legal: Callable[[Any], bool]) -> tuple[Any, list[Says]]:
        """An action with what an unreadable clause says besides, such as what was seen or paid, if that is
        right for it. Otherwise the action, and what is left out."""
        text = self.record.notation.write(action, self.players)
        rest = raw.split()[len(text.split()) :]
        if not rest:
            return action, []
        fuller = canonical.read(self.record.notation, " ".join([text, *rest]), self.players)
        if fuller is not None and is_legal(fuller):
            return fuller, []
        lost = " ".join(rest)
        return action, [without(lost)] if self._says_more(lost, text) else []

    def _says_more(self, rest: str, text: str) -> bool:
        """Whether these words name or count something, or say what was seen, and a text does not."""
        told = set(_WORD.findall(fold(text)))
        names = names_of(self.record.notation)
        more = {word for word in _WORD.findall(fold(rest)) if word not in told}
        return "->" in rest or any(word in names or not word.isalpha() for word in more)

    def is_short(self, path: Path, entry: Entry) -> bool:
        """Whether a line is a turn that has room for another action, as it was played."""
        if entry.seat is None or entry.broken:
            return False
        return not self.game.turn_is_full(self.states(path, entry)[-1], self.options)

    def words_after_verb(self, action: Any) -> Sequence[str]:
        """The words of the text of an action but its verb."""
        if action not in self.said:
            self.said[action] = tuple(self.game.write(action, self.players).split()[1:])
        return self.said[action]

    def words(self, fault: Finding) -> frozenset[str]:
        """The words of the message of a fault and of its clause."""
        return self.clause(fault) | _words(fault.rule.in_english(fault.facts))

    def about(self, fault: Finding) -> frozenset[str]:
        """The words of its clause that the message of a fault repeats."""
        return self.clause(fault) & _words(fault.rule.in_english(fault.facts))

    def clause(self, fault: Finding) -> frozenset[str]:
        """The words after the verb of the wrong clause, or of all clauses of its line."""
        entry = self.record.entries[self.at_line[fault.place.line]]
        plays = entry.plays if fault.place.action is None else entry.plays[fault.place.action :][:1]
        return _words(" ".join(self.slips.write(play.action).partition(" ")[2] for play in plays))

    def write(self, action: Any) -> str:
        return self.slips.write(action).partition(" -> ")[0]

    def is_broken_text(self, entry: Entry) -> bool:
        """Whether the text has bytes that no other word makes readable."""
        return text_fault(entry.line, self.record.lines[entry.line - 1]) is not None

    def typed(self, fault: Finding) -> str:
        """The words that the reader could not read: a clause, or all of a line for which it has several."""
        entry = self.record.entries[self.at_line[fault.place.line]]
        text = self.raw(entry, fault.place.action or 0)
        if "; " in (fault.suggestion or ""):
            text = cut_comment(self.record.lines[entry.line - 1])[0]
        return text.partition(":")[2] if entry.seat is not None and ":" in text else text

    def raw(self, entry: Entry, index: int) -> str:
        """The words of a clause as typed."""
        of_the_table = entry.seat is None and entry.name is None
        span = locate(self.record, Place(entry.line, None if of_the_table else index))
        text = self.record.lines[span.line - 1][span.column - 1 : span.end_column - 1]
        clauses = _SIGNS.split(text)[1:]  # without the name; another sign may stand for a semicolon
        return clauses[index] if len(clauses) == len(entry.plays) > 1 else text


def _words(text: str) -> frozenset[str]:
    return frozenset(word.strip(",.:;`'") for word in text.split())
