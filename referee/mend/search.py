"""The search: every likely slip at and before the first fault, each tried by a replay of what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from referee.core.acts import Claim, Misnamed, NotAnAction, Result, Unreadable
from referee.core.record import Entry, Play, Record
from referee.core.replay import TABLE
from referee.core.verdict import Place
from referee.text.faulty import text_fault
from referee.text.header import key_of
from referee.text.locate import locate
from referee.text.source import cut_comment

from .edits import (
    Edit,
    Repair,
    line_left_out,
    lines_exchanged,
    other_play,
    other_player,
    players_exchanged,
)
from .missing import Missing
from .patch import patched
from .seating import seatings
from .slips import Slip, Slips, unread
from .tellings import other_waivers, right_claim, right_result, tellings
from .trial import Trial

MOST_ACTIONS = 400_000
"""How many actions the search may replay: a few seconds."""

LIKELY = 1.2
"""What a word costs at most that somebody may have typed for another."""

NEAR = 8
"""A word left out or put in shows soon: so many lines before the fault are looked through for one."""

MOST_FOUND = 200
MOST_SHOWN = 10


def is_slip(repair: Repair) -> bool:
    """Whether one slip of the pen is all: no word that is unlike the one that was written."""
    if len(repair.edits) != 1:
        return False
    (edit,) = repair.edits
    return edit.cost <= LIKELY if edit.kind == "word" else edit.kind != "surplus"


class Found(NamedTuple):
    repairs: tuple[Repair, ...]
    tried: int
    exhausted: bool  # the limit stopped the search


def repairs(record: Record, most_actions: int = MOST_ACTIONS) -> Found:
    """The likeliest repairs, best first; none for a log without a fault."""
    search = _Search(record, most_actions)
    if any(key_of(f"{name}:") is not None for name in record.players):
        return Found((), 0, False)  # a line given to such a player would become one of the header
    found = search.single(record.entries, ())
    found += seatings(record, search.trial)
    complete = [repair for repair in found if repair.complete]
    if not complete and found:
        # One edit does not do: take the one that reaches furthest, and look again from there.
        best = max(found, key=lambda repair: (repair.first_fault, -repair.cost))
        again = search.single(best.entries, best.edits)
        complete = [repair for repair in again if repair.complete]
    ranked = _distinct(record, sorted(complete or found, key=_rank))
    return Found(ranked, search.trial.tried, search.trial.left <= 0)


def _distinct(record: Record, ranked: Iterable[Repair]) -> tuple[Repair, ...]:
    """The first of them, each text once."""
    texts: dict[str, Repair] = {}
    for repair in ranked:
        texts.setdefault(patched(record, repair), repair)
        if len(texts) == MOST_SHOWN:
            break
    return tuple(texts.values())


def _rank(repair: Repair) -> tuple[Any, ...]:
    return -repair.first_fault, round(repair.cost, 3), repair.away


class _Search:
    def __init__(self, record: Record, most_actions: int) -> None:
        self.record = record
        self.game = record.game
        self.slips = Slips(record)
        self.trial = Trial(record, most_actions)
        self.missing = Missing(self.trial, self.slips)

    def single(self, entries: Sequence[Entry], before: tuple[Edit, ...]) -> list[Repair]:
        """All single edits after which the first fault comes later, or never."""
        found_at = self.trial.remember(entries)
        if found_at is None:
            return []
        fault, line = found_at
        complete: list[Repair] = []
        partial: list[Repair] = []
        for edit, (first, _) in self.tried(entries, fault):
            if first > line:
                reached = tuple(edit.apply(entries))
                repair = Repair((*before, edit), reached, first, max(0, fault - edit.at))
                (complete if repair.complete else partial).append(repair)
            if len(partial) > 2 * MOST_FOUND:
                partial = sorted(partial, key=_rank)[:MOST_FOUND]
            if self.trial.left <= 0 or len(complete) >= MOST_FOUND:
                break
        return [*complete, *partial]

    def tried(self, entries: Sequence[Entry], fault: int) -> Iterator[tuple[Edit, tuple[int, int]]]:
        for edit in self.edits(entries, fault):
            yield edit, self.trial.reach(edit)
        yield from self.missing.before(fault)

    # --- what is tried, the likeliest places first ---

    def edits(self, entries: Sequence[Entry], fault: int) -> Iterator[Edit]:
        for at in range(fault, -1, -1):
            entry = entries[at]
            yield from self.words(at, entry, fault)
            yield from self.lines(entries, at, fault)

    def words(self, at: int, entry: Entry, fault: int) -> Iterator[Edit]:
        if text_fault(entry.line, self.record.lines[entry.line - 1]) is not None:
            return  # no other word makes a broken byte readable
        if entry.seat is None and entry.name is not None:
            yield from self.table_line(at, entry)
            return
        for index, play in enumerate(entry.plays):
            if isinstance(play.action, Unreadable | Misnamed | NotAnAction):
                slips: Iterable[Slip] = unread(self.record, self.raw(entry, index), self.slips)
            else:
                slips = self.readings(at, play, near=fault - at < NEAR)
            for slip in slips:
                yield other_play(at, entry, index, slip.play, slip.cost, slip.says)

    def readings(self, at: int, play: Play, near: bool) -> Iterator[Slip]:
        """What a clause that can be read may have been."""
        players = self.record.players
        state = self.trial.tables[at].state
        if isinstance(play.action, Claim):
            yield from right_claim(self.game, state, play)
        elif isinstance(play.action, Result):
            last = self.trial.line_before(at)
            seat = TABLE if last is None or last.seat is None else last.seat
            yield from right_result(self.game, state, self.trial.options, play, players, seat)
        else:
            yield from tellings(self.game, play, players)
        yield from other_waivers(self.game, play)
        yield from self.slips.of(play)
        if near:
            yield from self.slips.one_word(play)

    def table_line(self, at: int, entry: Entry) -> Iterator[Edit]:
        """A line of the table whose first word was mistyped, so that it seems to be somebody's."""
        line = self.record.lines[entry.line - 1]
        for slip in unread(self.record, cut_comment(line)[0], self.slips):
            new = Entry(entry.line, None, None, [slip.play], False)
            yield Edit("word", at, (new,), 1, slip.cost, slip.says, entry.line)

    def lines(self, entries: Sequence[Entry], at: int, fault: int) -> Iterator[Edit]:
        entry = entries[at]
        players = self.record.players[: self.game.most_players]
        if entry.seat is not None or entry.name is not None:
            for seat in range(len(players)):
                if seat != entry.seat:
                    yield other_player(at, entry, seat, players[seat])
        doubled = at > 0 and _same(entries[at - 1], entry)
        if doubled or at == fault:
            yield line_left_out(at, entry, doubled)
        if at + 1 < len(entries):
            after = entries[at + 1]
            yield lines_exchanged(at, entry, after)
            if entry.seat is not None and after.seat is not None and entry.seat != after.seat:
                yield players_exchanged(at, entry, after)

    def raw(self, entry: Entry, index: int) -> str:
        """The words of a clause as they were typed."""
        of_the_table = entry.seat is None and entry.name is None
        span = locate(self.record, Place(entry.line, None if of_the_table else index))
        return self.record.lines[span.line - 1][span.column - 1 : span.end_column - 1]


def _same(one: Entry, two: Entry) -> bool:
    return one.seat == two.seat and list(one.plays) == list(two.plays)
