"""Compares two logs of one game: the turns that differ, and the outcome of each log.

The logs are aligned turn by turn and compared by what was done. Two turns are the same if they lead from
the same table to the same table. A detail that only one of them gives is not a disagreement.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from referee.core.record import Record
from referee.core.replay import replay
from referee.core.rule import ERROR
from referee.forms.folding import fold

from .dispute import chosen_option
from .outcome import Judge, Outcome, outcome_of, table_of
from .turns import Clause, Turn, contradict, turns_of

OTHER, ONLY_FIRST, ONLY_SECOND = "other", "only in the first", "only in the second"
SAME = "same"
MOST_ACTIONS = 100_000
"""How many actions may be replayed to see whether differently worded turns do the same."""

MOST_PAIRS = 4_000_000
"""With more pairs of turns than this, the alignment ignores turns that occur very often."""


class Step(NamedTuple):
    """A turn of one log, and the corresponding turn of the other."""

    kind: str
    first: Turn | None
    second: Turn | None


class Telling(NamedTuple):
    """A detail of a turn on which both logs agree: only one gives it, or the words differ."""

    first: tuple[Clause, ...]
    second: tuple[Clause, ...]


class Comparison(NamedTuple):
    outcomes: tuple[Outcome, Outcome]
    steps: tuple[Step, ...]  # every disagreement, in order
    aligned: int  # the number of turns that are the same
    header: tuple[tuple[str, str, str], ...]  # the differences between the headers
    tellings: tuple[Telling, ...]
    rows: tuple[Step, ...] = ()  # all turns of both logs, in order

    @property
    def same(self) -> bool:
        return not self.steps and not self.header and not self.verdicts_differ

    @property
    def verdicts_differ(self) -> bool:
        one, two = (sorted(fault.code for fault in each.findings) for each in self.outcomes)
        return one != two


def between(one: Record, two: Record, judge: Judge) -> Comparison:
    """Align two logs turn by turn. Spelling, comments and empty lines do not matter."""
    first, second = turns_of(one), turns_of(two)
    arbiter = _Arbiter(one, two, first)
    rows: list[Step] = []
    tellings = [telling for telling in [_header_tellings(one, two)] if telling is not None]
    aligned = 0
    for a, b in _pairs(first, second):
        mine, theirs = (None if a is None else first[a]), (None if b is None else second[b])
        if mine is None or theirs is None or a is None:
            rows.append(Step(ONLY_SECOND if mine is None else ONLY_FIRST, mine, theirs))
        elif arbiter.agree(a, theirs):
            aligned += mine.who is not None
            rows.append(Step(SAME, mine, theirs))
            if mine.said != theirs.said:
                tellings.append(_telling(mine, theirs))
        else:
            rows.append(Step(OTHER, mine, theirs))
    outcomes = outcome_of(judge(one)), outcome_of(judge(two))
    steps = tuple(row for row in rows if row.kind != SAME)
    return Comparison(outcomes, steps, aligned, _headers(one, two), tuple(tellings), tuple(rows))


def _pairs(first: Sequence[Turn], second: Sequence[Turn]) -> Iterator[tuple[int | None, int | None]]:
    """The pairs of corresponding turns, by index. What comes before the first turn is a pair too."""
    yield 0, 0
    mine, theirs = ([(turn.who, turn.deeds) for turn in turns[1:]] for turns in (first, second))
    start = _common(mine, theirs)  # so that of a turn written twice, the second one is the extra
    yield from zip(range(1, start + 1), range(1, start + 1), strict=True)
    differences = _differences(mine[start:], theirs[start:])
    start += 1
    for kind, a, b, c, d in differences:
        here, there = range(start + a, start + b), range(start + c, start + d)
        if kind == "equal":
            yield from zip(here, there, strict=True)
        else:
            yield from _pairs_by_player(first, second, here, there)


def _differences(mine: Sequence[Any], theirs: Sequence[Any]) -> Sequence[tuple[str, int, int, int, int]]:
    endless = len(mine) * len(theirs) > MOST_PAIRS
    return SequenceMatcher(None, mine, theirs, autojunk=endless).get_opcodes()


def _common(mine: Sequence[Any], theirs: Sequence[Any]) -> int:
    """How many turns at the start have the same words."""
    pairs = enumerate(zip(mine, theirs, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(mine), len(theirs)))


def _pairs_by_player(
    first: Sequence[Turn], second: Sequence[Turn], here: range, there: range
) -> Iterator[tuple[int | None, int | None]]:
    """Pair turns with different words by player, in order."""
    mine, theirs = [first[n].who for n in here], [second[n].who for n in there]
    for kind, a, b, c, d in _differences(mine, theirs):
        if kind == "equal" or b - a == d - c:
            yield from zip(here[a:b], there[c:d], strict=True)
        else:
            yield from ((n, None) for n in here[a:b])
            yield from ((None, n) for n in there[c:d])


class _Arbiter:
    """Decides whether two turns do the same, by the table that they lead to."""

    def __init__(self, one: Record, two: Record, first: Sequence[Turn]) -> None:
        self.record = one
        self.first = first
        self.left = MOST_ACTIONS
        names = [[fold(name) for name in record.players] for record in (one, two)]
        self.same_seats = names[0] == names[1]

    def agree(self, number: int, theirs: Turn) -> bool:
        mine = self.first[number]
        if mine.said == theirs.said:
            return True
        if mine.who != theirs.who or mine.waived != theirs.waived or contradict(mine, theirs):
            return False
        if any(clause.play is None for turn in (mine, theirs) for clause in turn.clauses):
            return False  # unreadable words may have meant anything
        same_words = mine.deeds == theirs.deeds
        shown = None not in (mine.before, mine.after, theirs.after)
        if shown and mine.before == theirs.before:
            if mine.wrong != theirs.wrong or mine.after == theirs.after or not same_words:
                return mine.wrong == theirs.wrong and mine.after == theirs.after
        ends = self._end(number, mine), self._end(number, theirs)
        if ends[0] is None or ends[1] is None:
            return same_words
        return ends[0].wrong == ends[1].wrong and (
            ends[0].table == ends[1].table or (same_words and ends[0].may_be(ends[1]))
        )

    def _end(self, number: int, turn: Turn) -> _End | None:
        """The state after the first log continues with this turn, or None if that takes too long."""
        if self.left < 0 or not self.same_seats:
            return None
        entries = [entry for each in self.first[:number] for entry in each.entries]
        self.left -= sum(len(entry.plays) for entry in [*entries, *turn.entries])
        verdict = replay(self.record, entries=[*entries, *turn.entries])
        wrong = sorted(found.code for found in verdict.findings if found.severity == ERROR)
        return _End(self.record, verdict.state, table_of(verdict.state), wrong)


class _End(NamedTuple):
    """The state after a turn."""

    record: Record
    state: Any
    table: str
    wrong: list[str]

    def may_be(self, other: _End) -> bool:
        """Whether all known quantities are compatible: one log may reveal what the other hides."""
        return all(
            not one.isdisjoint(two) for one, two in zip(self._counts(), other._counts(), strict=True)
        )

    def _counts(self) -> Iterator[set[int]]:
        game = self.record.known_game
        for seat in range(min(len(self.record.header.players), game.most_players)):
            for quantity in range(len(game.quantities.names)):
                count = game.quantity(self.state, seat, quantity)
                yield {*count} if isinstance(count, tuple) else {count}


def _telling(mine: Turn, theirs: Turn) -> Telling:
    return Telling(_only(mine.clauses, theirs.clauses), _only(theirs.clauses, mine.clauses))


def _only(clauses: Sequence[Clause], others: Sequence[Clause]) -> tuple[Clause, ...]:
    known = Counter((clause.who, clause.said) for clause in others)
    alone = []
    for clause in clauses:
        if known[clause.who, clause.said]:
            known[clause.who, clause.said] -= 1
        else:
            alone.append(clause)
    return tuple(alone)


def _headers(one: Record, two: Record) -> tuple[tuple[str, str, str], ...]:
    """Where the headers contradict each other."""
    rows = [("edition", one.known_terms.edition, two.known_terms.edition)]
    board, other = one.known_terms.board, two.known_terms.board
    if board is not None and other is not None:
        rows.append(("board", board.name, other.name))
    if _seating(one) != _seating(two) and not _only_more_notes(one, two):
        rows.append(("players", _seating(one), _seating(two)))
    keys = sorted({*one.known_terms.chosen, *two.known_terms.chosen})
    rows += [(f"ruling {key}", chosen_option(one, key), chosen_option(two, key)) for key in keys]
    return tuple(row for row in rows if row[1] != row[2])


def _seating(record: Record) -> str:
    return ", ".join(
        f"{player.name} ({', '.join(player.notes)})" if player.notes else player.name
        for player in record.header.players
    )


def _only_more_notes(one: Record, two: Record) -> bool:
    """Whether the players are the same, and one header only has more notes on them."""
    mine, theirs = one.header.players, two.header.players
    return len(mine) == len(theirs) and all(
        fold(a.name) == fold(b.name) and ({*a.notes} <= {*b.notes} or {*b.notes} <= {*a.notes})
        for a, b in zip(mine, theirs, strict=True)
    )


def _header_tellings(one: Record, two: Record) -> Telling | None:
    """Header lines that affect nothing: who kept the log, when and where; notes on players."""
    mine, theirs = _header_lines(one), _header_lines(two)
    if not _only_more_notes(one, two):
        mine, theirs = (
            [row for row in rows if not row.said.startswith("players: ")] for rows in (mine, theirs)
        )
    told = Telling(_only(mine, theirs), _only(theirs, mine))
    return told if told.first or told.second else None


def _header_lines(record: Record) -> list[Clause]:
    header = record.header
    fields = [(key, value) for key, value in header.fields if key != "board"]
    fields += [("players", _seating(record))]
    return [Clause(header.lines.get(key, 1), None, f"{key}: {value}") for key, value in fields]
