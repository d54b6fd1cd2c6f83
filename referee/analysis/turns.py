"""Divides a log into turns: the lines of each, what they say, and the table before and after.

A turn is what the replay treats as one, so it may have several lines. Lines of the table between two turns
(a refill, a heading, a claim) belong to the turn above them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from referee.analysis.looking_back import Watched
from referee.core.acts import Claim, Result, TurnEnds, Unreadable
from referee.core.entry import Entry, Play, line_after
from referee.core.record import Record
from referee.core.rule import ERROR
from referee.forms.folding import fold

from .outcome import table_of

ARROW = " -> "


class Clause(NamedTuple):
    """One thing that a line says."""

    line: int
    who: str | None
    said: str  # in canonical form, or as written if it cannot be read
    play: Play | None = None  # None: the whole line cannot be read
    seen: tuple[tuple[str, Any], ...] = ()  # what the table says it saw

    @property
    def deed(self) -> str:
        """What was done, without what the table saw; empty if the clause only gives information."""
        if self.play is not None and isinstance(self.play.action, Claim | Result):
            return ""
        return self.said.partition(ARROW)[0]

    @property
    def waived(self) -> tuple[str, ...]:
        return () if self.play is None else tuple(sorted(waiver.code for waiver in self.play.waivers))


class Turn(NamedTuple):
    """One turn. `before` and `after` are the tables, or None where the replay does not show them."""

    who: str | None  # None: the lines of the table before the first turn
    entries: tuple[Entry, ...]
    clauses: tuple[Clause, ...]
    before: int | None
    after: int | None
    wrong: tuple[str, ...]  # the rules broken in it

    @property
    def line(self) -> int:
        return self.entries[0].line if self.entries else 0

    @property
    def deeds(self) -> tuple[tuple[str | None, str, tuple[str, ...]], ...]:
        return tuple((each.who, each.deed, each.waived) for each in self.clauses if each.deed)

    @property
    def said(self) -> tuple[tuple[str | None, str, tuple[str, ...]], ...]:
        return tuple((each.who, each.said, each.waived) for each in self.clauses)

    @property
    def waived(self) -> Counter[str]:
        return Counter(code for each in self.clauses for code in each.waived)


class _Mark(NamedTuple):
    """The start of a turn: the table, and how many findings there were before it."""

    table: int
    findings: int


class _Marked(Watched):
    """A replay that notes where turns begin."""

    def __init__(self, record: Record, entries: Sequence[Entry]) -> None:
        super().__init__(record, lambda *_: None)
        self.marks: dict[int, _Mark] = {}
        self.numbers = {entry.line: number for number, entry in enumerate(entries)}
        self.last_line = 0

    def judge(self, entry: Entry, index: int | None, seat: int, play: Play) -> None:
        self.last_line = max(self.last_line, entry.line)
        if entry.seat is not None and not self.marks:
            self.mark(entry)
        super().judge(entry, index, seat, play)
        if isinstance(play.action, TurnEnds):
            after = line_after(self.entries, self.numbers[entry.line])
            if after is not None:
                self.mark(after)

    def mark(self, entry: Entry) -> None:
        self.marks[entry.line] = _Mark(hash(table_of(self.state)), len(self.findings))


def turns_of(record: Record) -> list[Turn]:
    """The lines before the first turn (there may be none), and then the turns."""
    entries = lines_of(record)
    marked = _Marked(record, entries)
    verdict = marked.run(entries)
    judged = marked.last_line if verdict.stopped else len(record.lines)
    starts = [0, *_starts(entries, marked.marks, judged)]
    return [
        _turn(record, entries, start, end, marked)
        for start, end in zip(starts, [*starts[1:], len(entries)], strict=True)
    ]


def _starts(entries: Sequence[Entry], marks: Mapping[int, _Mark], judged: int) -> Iterator[int]:
    """Where turns begin: as the replay found, at another player, and at each line it did not reach."""
    above: Entry | None = None
    for number, entry in enumerate(entries):
        if not _is_players(entry):
            continue
        known = entry.line in marks or entry.seat is None or entry.line > judged
        if known or above is None or above.seat != entry.seat:
            yield number
        above = entry


def _turn(record: Record, entries: Sequence[Entry], start: int, end: int, marked: _Marked) -> Turn:
    lines = tuple(entries[start:end])
    here = marked.marks.get(lines[0].line) if lines else None
    there = marked.marks.get(entries[end].line) if end < len(entries) else None
    errors = marked.findings[here.findings : there.findings] if here and there else []
    return Turn(
        _who(record, lines[0]) if lines else None,
        lines,
        tuple(clause for entry in lines for clause in clauses_of(record, entry)),
        here.table if here else None,
        there.table if there else None,
        tuple(sorted(found.code for found in errors if found.severity == ERROR)),
    )


def _is_players(entry: Entry) -> bool:
    """Whether the line begins with a name, even if nobody of that name plays."""
    return entry.seat is not None or entry.name is not None


def lines_of(record: Record) -> list[Entry]:
    """The entries, and an empty entry for each line below the header that cannot be read at all."""
    known = {entry.line for entry in record.entries}
    header = max(record.header.lines.values(), default=0)
    lost = {finding.place.line for finding in record.findings} - known
    unread = (Play(Unreadable()),)
    return sorted(
        [*record.entries, *(Entry(line, None, None, unread, True) for line in lost if line > header)],
        key=lambda entry: entry.line,
    )


def _who(record: Record, entry: Entry) -> str | None:
    """The player of a line, in a form that ignores the spelling of the name."""
    name = entry.name if entry.seat is None else record.players[entry.seat]
    return None if name is None else fold(name)


def clauses_of(record: Record, entry: Entry) -> Iterator[Clause]:
    players, who = record.players, _who(record, entry)
    if entry.broken or any(type(play.action) not in record.known_game.form_of for play in entry.plays):
        written = " ".join(record.lines[entry.line - 1].partition("#")[0].split())
        yield Clause(entry.line, who, written)
        return
    for play in entry.plays:
        form, action = record.known_game.form_of[type(play.action)], play.action
        told = ((slot.field, getattr(action, slot.field)) for slot in form.seen)
        seen = tuple((field, value) for field, value in told if value is not None)
        yield Clause(entry.line, who, form.write(action, players), play, seen)


def said(record: Record) -> list[str]:
    """Each line in canonical form."""
    rows = []
    for entry in record.entries:
        clauses = list(clauses_of(record, entry))
        deeds = "; ".join(clause.said for clause in clauses)
        who = clauses[0].who if clauses and clauses[0].play is not None else None
        rows.append(f"{who}: {deeds}" if who else deeds)
    return rows


def contradict(one: Turn, two: Turn) -> bool:
    """Whether two turns give different information on the same action or the same claimed number."""
    told = [_told(turn) for turn in (one, two)]
    return any(key in told[1] and told[1][key] != value for key, value in told[0].items())


def _told(turn: Turn) -> dict[Any, Any]:
    """The information that a turn gives on its actions: outcomes that were seen, claims, the result."""
    told: dict[Any, Any] = {}
    count: Counter[str] = Counter()
    for clause in turn.clauses:
        action = None if clause.play is None else clause.play.action
        if isinstance(action, Claim):
            told[action.player, action.quantity] = action.value
        elif isinstance(action, Result):
            told["result"] = action.winners
        else:
            count[clause.deed] += 1
            told |= {(clause.deed, count[clause.deed], field): value for field, value in clause.seen}
    return told
