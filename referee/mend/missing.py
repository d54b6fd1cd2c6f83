"""Lines that somebody forgot to write: whose they were, and as far as the rest tells it, what they said.

What comes later tells most: a turn is built up action by action, and whatever lets the log go on
furthest, with the rest of the turn unknown, is looked into first. Where several lines would do as
well, nobody can tell which it was: then the gap comes first, and a few examples after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from heapq import heappop, heappush
from itertools import count, permutations
from random import Random
from typing import Any

from referee.core.acts import LostLine, Unreadable
from referee.core.entry import Entry, Play

from .edits import Edit, line_put_in, unknown
from .likeness import A_GUESS, DEALT, NO_TURN_KNOWN, ORDER
from .path import ALL, END, Path
from .readings import Readings

MOST_TURNS = 3_000
"""Turns, and beginnings of turns, that are tried in the place of one line."""

MOST_PLAYS = 12
ENOUGH = 6
"""Turns after which the log is legal: more of them would tell nothing more."""

MOST_ABOVE = 100
"""Lines of the table above a missing one among which it has its place; a set-up has fewer."""

EXAMPLES = 3
DEALS = 12
UNKNOWN = Play(Unreadable())
Tried = tuple[Edit, Path]


class Missing:
    """The lines that may be missing at a point of a log."""

    def __init__(self, path: Path, readings: Readings, share: int) -> None:
        self.path = path
        self.ground = path.ground
        self.entries = path.ground.record.entries
        self.slips = readings.slips
        self.game = readings.game
        self.options = readings.options
        self.players = readings.players
        self.share = share

    def before(self, fault: int) -> Iterator[Tried]:
        """Every line that may be missing before the fault, or before the line above it."""
        yield from self.orders(fault)
        yield from self.dealt(fault)
        for at in (fault, fault - 1):
            if at >= 0:
                for seat in range(len(self.players)):
                    yield from self.turns(at, seat)

    # --- turns ---

    def about(self, here: int, before: Edit | None, words: frozenset[str]) -> Iterator[Edit]:
        """Turns that may be missing at a point, as far as one act in them has to do with these words. If a
        turn is thought to be missing already, it is that turn with one act more that is known."""
        turns = [(at, seat) for at in (here, here - 1) if at >= 0 for seat in range(len(self.players))]
        plays: list[Play] = []
        if before is not None and before.kind == "missing" and before.new[0].seat is not None:
            turns = [(before.at, before.new[0].seat)]
            plays = [play for play in before.new[0].plays if not isinstance(play.action, Unreadable)]
        for at, seat in turns:
            state = self.at_turn_of(at, seat)
            for play in plays if state is not None else ():
                self.game.effects[type(play.action)](state, seat, play.action, self.options)
            for who, action in () if state is None else self.game.legal(state, self.options):
                if who == seat and not words.isdisjoint(self.game.write(action, self.players).split()[1:]):
                    edit = self.turn(at, seat, [*plays, Play(action), UNKNOWN])
                    yield unknown(edit, f"a turn of {self.players[seat]}")

    def turns(self, at: int, seat: int) -> Iterator[Tried]:
        state = self.at_turn_of(at, seat)
        if state is None:
            return
        whose = self.turn(at, seat, [UNKNOWN])
        gap = unknown(whose, f"a turn of {self.players[seat]}")
        open_end = self.tried(whose)
        found = self.likely(at, seat, state)
        best = max((path.reach for _, path in found), default=open_end.reach)
        likely = [(edit, path) for edit, path in found if path.reach == best]
        if len(likely) == 1 and best >= open_end.reach:
            edit, path = likely[0]
            yield edit, path
            yield self.retold(gap._replace(new=edit.new, cost=gap.cost + A_GUESS), path)
            return
        if best >= open_end.reach and likely:
            yield self.retold(gap._replace(new=likely[0][0].new), likely[0][1])
        else:
            yield self.retold(gap._replace(cost=gap.cost + NO_TURN_KNOWN), open_end)
        for edit, path in likely[:EXAMPLES]:
            yield self.retold(edit._replace(cost=edit.cost + A_GUESS), path)

    def tried(self, edit: Edit) -> Path:
        """The path after an edit more."""
        return self.path.other([*self.path.edits.values(), edit], self.path.known, edit.at)

    def retold(self, edit: Edit, path: Path) -> Tried:
        """The same path, where its last edit is told in other words or at another price."""
        path = copy(path)
        path.edits = path.edits | {edit.key: edit}
        return edit, path

    def at_turn_of(self, at: int, seat: int) -> Any:
        """The table when this player begins a line there; None if it is not for this player to act."""
        begin = self.path.position(at)
        walk, turn = self.path.resume(begin)
        entries = [*self.path.entries[:begin], Entry(self.entries[at].line, None, seat, (), False)]
        walk.entries, walk.known = entries, ALL
        walk.play(entries, turn, begin)
        acting = {who for who, _ in self.game.legal(walk.state, self.options)}
        return walk.state if seat in acting else None

    def turn(self, at: int, seat: int, plays: list[Play]) -> Edit:
        return line_put_in(at, self.entries[at].line, seat, plays, f"a turn of {self.players[seat]}")

    def likely(self, at: int, seat: int, state: Any) -> list[Tried]:
        """Complete turns with how far the log then goes; what goes furthest is followed first."""
        ground, game, options = self.ground, self.game, self.options
        order = count()
        open_turns: list[tuple[int, int, int, int, list[Play], Any]] = []
        heappush(open_turns, (0, 0, 0, next(order), [], state))
        found: list[Tried] = []
        short: list[Tried] = []  # turns that might go on
        floor = max(0, ground.left - self.share)
        tries = legal = 0
        while open_turns and tries < MOST_TURNS and ground.left > floor and legal < ENOUGH:
            *_, plays, table = heappop(open_turns)
            for action in [action for who, action in game.legal(table, options) if who == seat]:
                if ground.left <= floor or legal >= ENOUGH:
                    break
                tries += 1
                after = table.copy()
                game.effects[type(action)](after, seat, action, options)
                longer = [*plays, Play(action, (), game.is_plain(action))]
                whole = self.turn(at, seat, longer)
                path, over = self.tried(whole), self.is_over(after, seat, longer)
                if over:
                    found.append((whole, path))
                    legal += path.reach == END
                else:
                    if path.reach > self.path.reach:
                        short.append((whole, path))
                    line, number = self.tried(self.turn(at, seat, [*longer, UNKNOWN])).reach
                    heappush(open_turns, (-line, -number, len(longer), next(order), longer, after))
        return found + short

    def is_over(self, state: Any, seat: int, plays: list[Play]) -> bool:
        """Whether a turn can go no further, be it that something has to be dealt first."""
        if len(plays) >= MOST_PLAYS or self.game.turn_is_full(state, self.options):
            return True
        return not any(who == seat for who, _ in self.game.legal(state, self.options))

    # --- lines of the table ---

    def dealt(self, at: int) -> Iterator[Tried]:
        """What chance was to do there. What was dealt shows only in what is done with it later."""
        if self.game.deal is None:
            return
        floor = max(0, self.ground.left - self.share)
        best: Tried | None = None
        for seed in range(DEALS):
            state = self.path.resume(self.path.position(at))[0].state
            action = self.game.deal(state, self.options, Random(seed))
            if action is None:
                return
            found = self.better_deal(at, action, floor)
            if best is None or found[1].reach > best[1].reach:
                best = found
            if best[1].reach == END or self.ground.left <= floor:
                break
        if best is not None:
            edit, path = best
            words = self.deal_line(edit.new[0].plays[0].action)
            lost = self.lost_deal(edit)
            gap = path if lost is None or lost.reach <= path.reach else lost
            yield self.retold(unknown(edit, words)._replace(cost=DEALT), gap)
            if path.reach == END:
                yield self.retold(edit._replace(cost=DEALT + A_GUESS), path)

    def lost_deal(self, dealt: Edit) -> Path | None:
        """The path on which nobody knows what chance did, if the game can go on so."""
        if LostLine not in self.game.effects:
            return None
        (entry,) = dealt.new
        word = self.label(entry.plays[0].action)[0]
        return self.tried(dealt._replace(new=(entry._replace(plays=[Play(LostLine(word))]),)))

    def better_deal(self, at: int, action: Any, floor: int) -> Tried:
        """One word of the deal after the other changed, as long as the log goes on further."""
        best = self.deal(at, action)
        path = self.tried(best)
        better = True
        while better and path.reach != END:
            better = False
            for slip in self.slips.of(best.new[0].plays[0]):
                other = self.deal(at, slip.play.action)
                if self.ground.left <= floor or other.says != best.says:
                    continue
                further = self.tried(other)
                if further.reach > path.reach:
                    best, path, better = other, further, True
        return best, path

    def deal(self, at: int, action: Any) -> Edit:
        at = self.among_its_kind(at, action)
        line = self.entries[at].line
        return line_put_in(at, line, None, [Play(action)], self.deal_line(action))

    def among_its_kind(self, at: int, action: Any) -> int:
        """Where a line of the table belongs that is missing here: `hand Ana` before `hand Bea`."""
        first, highest = at, max(0, at - MOST_ABOVE)
        while first > highest and (self.entries[first - 1].seat, self.entries[first - 1].name) == (
            None,
            None,
        ):
            first -= 1
        kind, rank = self.label(action)
        labels = {
            index: self.label(play.action)
            for index in range(first, at)
            for play in self.entries[index].plays
        }
        peers = [(index, other) for index, (word, other) in labels.items() if word == kind]
        later = [index for index, other in peers if other > rank]
        return later[0] if later else peers[-1][0] + 1 if peers else at

    def label(self, action: Any) -> tuple[str, int]:
        """What a line of the table is about: its word, and the player or number after it."""
        word, _, which = self.slips.write(action).partition(":")[0].partition(" ")
        return word, self.players.index(which) if which in self.players else int(
            which
        ) if which.isdecimal() else 0

    def deal_line(self, action: Any) -> str:
        return f"the line `{self.slips.write(action).partition(':')[0]}`"

    def orders(self, fault: int) -> Iterator[Tried]:
        """A line of the table that names all players in some order."""
        seatings = [", ".join(names) for names in permutations(self.players)]
        said = [f"{word}: {names}" for word in self.game.table_words for names in seatings]
        plays = [Play(action) for action in map(self.slips.read, said) if action is not None]
        for at in dict.fromkeys((0, fault)):
            for play in plays:
                edit = line_put_in(at, self.entries[at].line, None, [play], "a line of the table")
                edit = edit._replace(cost=ORDER)
                yield edit, self.tried(edit)
