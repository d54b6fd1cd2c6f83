"""The search: every likely slip at and before the first fault, each tried by a replay of what follows.

A replay begins where the slip is and stops at the first fault that is left, so that most tries cost a
few actions. The search counts the actions that it replays and ends when it has used them up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from referee.core.acts import Claim, Misnamed, NotAnAction, Unreadable
from referee.core.record import Entry, Play, Record
from referee.core.replay import STOP, Replay, Stopped
from referee.core.rule import ERROR
from referee.text.header import key_of
from referee.text.source import cut_comment

from .edits import (
    Edit,
    line_left_out,
    line_put_in,
    lines_exchanged,
    other_play,
    other_player,
    players_exchanged,
)
from .slips import Slips, unread

MOST_ACTIONS = 400_000
"""How many actions the search may replay: a few seconds."""

COPIED = 200
"""Entries behind an edit that cost as much to look through as one action to replay."""

MOST_TURNS = 5_000
"""Turns that are tried in the place of a line that may be missing."""

LIKELY = 1.2
"""What a word costs at most that somebody may have typed for another."""

MOST_PLAYS = 12
MOST_FOUND = 200
MOST_SHOWN = 10
NEVER = 10**9


class Repair(NamedTuple):
    """An edit, or several, and what is still wrong afterwards."""

    edits: tuple[Edit, ...]
    entries: tuple[Entry, ...]
    first_fault: int  # the line of the first fault that is left, or NEVER
    away: int  # how many entries before the first fault the edit lies

    @property
    def complete(self) -> bool:
        return self.first_fault == NEVER

    @property
    def cost(self) -> float:
        return sum(edit.cost for edit in self.edits)


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
    complete = [repair for repair in found if repair.complete]
    if not complete and found:
        # One edit does not do: take the one that reaches furthest, and look again from there.
        best = max(found, key=lambda repair: (repair.first_fault, -repair.cost))
        again = search.single(best.entries, best.edits)
        complete = [repair for repair in again if repair.complete]
    ranked = sorted(complete or found, key=_rank)
    return Found(tuple(ranked[:MOST_SHOWN]), search.tried, search.left <= 0)


def _rank(repair: Repair) -> tuple[Any, ...]:
    return -repair.first_fault, round(repair.cost, 3), repair.away


class _Search:
    def __init__(self, record: Record, most_actions: int) -> None:
        self.record = record
        self.game = record.game
        self.slips = Slips(record)
        self.options = record.terms.options
        self.left = most_actions
        self.tried = 0
        self.states: list[Any] = []
        self.above: list[Entry | None] = []

    def single(self, entries: Sequence[Entry], before: tuple[Edit, ...]) -> list[Repair]:
        """All single edits after which the first fault comes later, or never."""
        found_at = self.remember(entries)
        if found_at is None:
            return []
        fault, line = found_at
        complete: list[Repair] = []
        partial: list[Repair] = []
        for edit in self.edits(entries, fault):
            if self.left <= 0 or len(complete) >= MOST_FOUND:
                break
            self.tried += 1
            first = self.first_fault(entries, edit)
            if first > line:
                reached = tuple(edit.apply(entries))
                repair = Repair((*before, edit), reached, first, max(0, fault - edit.at))
                (complete if repair.complete else partial).append(repair)
            if len(partial) > 2 * MOST_FOUND:
                partial = sorted(partial, key=_rank)[:MOST_FOUND]
        return [*complete, *partial]

    def remember(self, entries: Sequence[Entry]) -> tuple[int, int] | None:
        """The table before each entry up to the first fault; gives the entry that brought it to light,
        by its index, and the line that it stands in.
        """
        self.states, self.above = [], []
        replay = Replay(self.record, STOP, details=False)
        try:
            replay.seat()
        except Stopped:
            return None  # something is wrong with the header, which nothing below it can mend
        last: Entry | None = None
        same = False  # a claim changes no table, and a log may have any number of them
        for at, entry in enumerate(entries):
            self.states.append(self.states[-1] if same else replay.state.copy())
            self.above.append(last)
            same = entry.seat is None and all(isinstance(play.action, Claim) for play in entry.plays)
            if entry.broken:
                return at, entry.line
            try:
                last = replay.play([entry], last)
            except Stopped:
                return at, replay.findings[-1].place.line
        return None

    def first_fault(self, entries: Sequence[Entry], edit: Edit) -> int:
        """The line of the first fault that is left after an edit, or NEVER."""
        replay = Replay(self.record, STOP, details=False)
        replay.state = self.states[edit.at].copy()
        replay.verdict.state = replay.state
        last = self.above[edit.at]
        rest = [*edit.new, *entries[edit.at + edit.taken :]]
        self.left -= len(rest) // COPIED
        broken = next((each.line for each in rest if each.broken), NEVER)
        try:
            last = replay.play([each for each in rest if each.line <= broken], last)
            replay.finish(last)
        except Stopped:
            fault = next(each for each in replay.findings if each.severity == ERROR)
            self.left -= 1 + sum(len(each.plays) for each in rest if each.line <= fault.place.line)
            return min(fault.place.line, broken)
        self.left -= 1 + sum(len(each.plays) for each in rest)
        return broken

    # --- what is tried, the likeliest places first ---

    def edits(self, entries: Sequence[Entry], fault: int) -> Iterator[Edit]:
        for at in range(fault, -1, -1):
            entry = entries[at]
            yield from self.words(at, entry)
            yield from self.lines(entries, at, fault)
        yield from self.missing(entries, fault)

    def words(self, at: int, entry: Entry) -> Iterator[Edit]:
        if entry.seat is None and entry.name is not None:
            yield from self.table_line(at, entry)
            return
        for index, play in enumerate(entry.plays):
            if isinstance(play.action, Unreadable | Misnamed | NotAnAction):
                for slip in unread(self.record, self.raw(entry, index), self.slips):
                    yield other_play(at, entry, index, slip.play, slip.cost, slip.says)
                continue
            if isinstance(play.action, Claim):
                yield from self.right_claim(at, entry, index, play)
            for slip in self.slips.of(play):
                yield other_play(at, entry, index, slip.play, slip.cost, slip.says)

    def table_line(self, at: int, entry: Entry) -> Iterator[Edit]:
        """A line of the table whose first word was mistyped, so that it seems to be somebody's."""
        line = self.record.lines[entry.line - 1]
        for slip in unread(self.record, cut_comment(line)[0], self.slips):
            new = Entry(entry.line, None, None, [slip.play], False)
            yield Edit("word", at, (new,), 1, slip.cost, slip.says, entry.line)

    def right_claim(self, at: int, entry: Entry, index: int, play: Play) -> Iterator[Edit]:
        """The number that the claim should have had."""
        claim = play.action
        right = self.game.quantity(self.states[at], claim.player, claim.quantity)
        for number in right if isinstance(right, tuple) else (right,):
            if number != claim.value:
                other = play._replace(action=Claim(claim.player, number, claim.quantity))
                yield other_play(at, entry, index, other, 0.9, f"{number} for {claim.value}")

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

    def missing(self, entries: Sequence[Entry], fault: int) -> Iterator[Edit]:
        """A line left out: every turn that somebody could take there; failing that, only whose it was."""
        players = self.record.players[: self.game.most_players]
        for at in (fault, fault - 1):
            if at < 0:
                continue
            line = entries[at].line
            for seat, name in enumerate(players):
                state = self.at_turn_of(entries, at, seat)
                if state is None:
                    continue
                turns = islice(self.turns(state, seat, []), MOST_TURNS)
                yield from (line_put_in(at, line, seat, plays, name) for plays in turns)
                yield line_put_in(at, line, seat, [Play(Unreadable())], name)

    def at_turn_of(self, entries: Sequence[Entry], at: int, seat: int) -> Any:
        """The table when this player begins a line there; None if it is not for this player to act."""
        last = self.above[at]
        replay = Replay(self.record, STOP, details=False)
        replay.state = self.states[at].copy()
        try:
            replay.play([Entry(entries[at].line, None, seat, (), False)], last)
        except Stopped:
            return None
        acting = {who for who, _ in self.game.legal(replay.state, self.options)}
        return replay.state if seat in acting else None

    def turns(self, state: Any, seat: int, plays: list[Play]) -> Iterator[list[Play]]:
        """Every complete turn of a player, as long as the limit lasts."""
        if plays and self.game.turn_is_full(state, self.options):
            yield plays
            return
        choices = [action for who, action in self.game.legal(state, self.options) if who == seat]
        if not choices and plays:
            yield plays  # something has to be dealt before the turn goes on
        for action in choices:
            if self.left <= 0 or len(plays) >= MOST_PLAYS:
                return
            self.left -= 1
            after = state.copy()
            self.game.effects[type(action)](after, seat, action, self.options)
            yield from self.turns(after, seat, [*plays, Play(action, (), self.game.is_plain(action))])

    def raw(self, entry: Entry, index: int) -> str:
        """The words of a clause as they were typed."""
        from referee.core.verdict import Place
        from referee.text.locate import locate

        of_the_table = entry.seat is None and entry.name is None
        span = locate(self.record, Place(entry.line, None if of_the_table else index))
        return self.record.lines[span.line - 1][span.column - 1 : span.end_column - 1]


def _same(one: Entry, two: Entry) -> bool:
    return one.seat == two.seat and list(one.plays) == list(two.plays)
