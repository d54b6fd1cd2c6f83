"""Lines that are missing in a log: whose they were, and what they said, if the rest of the log shows it.

A turn is built up action by action. The beginning of a turn after which the next fault comes latest, with
the rest of the turn unknown, is continued first. If several lines fit equally well, the missing line is
offered without its words first, and then with a few examples.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from itertools import permutations
from random import Random
from typing import Any

from referee.core.acts import Claim, LostLine, Unreadable
from referee.core.entry import Entry, Play

from .beginnings import MOST_FEW, Beginnings
from .edits import Edit, line_put_in, unknown
from .likeness import A_GUESS, AN_UNREAD_WORD, DEALT, GUESSED, LIKELIER_ABOVE, NO_TURN_KNOWN, ORDER
from .path import ALL, END, Path
from .readings import LEGAL_A_LINE, UNKNOWN, Readings
from .saying import Says, says

MOST_TURNS = 3_000
"""The most turns and beginnings of turns that are tried for one missing line."""

MOST_GUESSED = 2
"""More actions of a missing turn than this cost no more: they make it fit no better."""

MOST_PLAYS = 12
ENOUGH = 6
"""The search for a turn stops after this many that make the log legal."""

MOST_ABOVE = 100
"""The most lines above a missing line of the table among which its place is looked for."""

EXAMPLES = 3
DEALS = 12
Tried = tuple[Edit, Path]


class Missing:
    """The lines that may be missing at a point of a log."""

    def __init__(self, path: Path, readings: Readings, share: int) -> None:
        self.path = path
        self.ground = path.ground
        self.entries = path.ground.record.entries
        self.readings, self.slips = readings, readings.slips
        self.game = readings.game
        self.options = readings.options
        self.players = readings.players
        self.floor = max(0, self.ground.left - share)
        self.fitting: dict[tuple[int, int], list[Sequence[Play]]] = {}  # turns that were found: entry, seat

    def before(self, fault: int, begun: Sequence[Sequence[Play]] = ()) -> Iterator[Tried]:
        """Every line that may be missing before the fault, or before the line above it; `begun` are turns
        to try first."""
        yield from self.orders(fault)
        yield from self.dealt(fault)
        for at, seat in self.openings(fault):
            yield from self.turns(at, seat, begun)

    def openings(self, here: int) -> list[tuple[int, int]]:
        """Where a turn or its end may be missing, and whose: it is that player's turn, and the line is not
        theirs, or does what the player cannot do yet."""
        found: list[tuple[int, int]] = []
        for at in (here, here - 1):
            if at >= 0:
                written = self.entries[at].seat
                states = self.path.resume(self.path.position(at)).state, self.beginning(at, written or 0)
                seats = dict.fromkeys(
                    who for state in states for who, _ in self.game.legal(state, self.options)
                )
                early = at == here and self.is_early(self.entries[at], states[1])
                found += ((at, seat) for seat in seats if seat != written or early)
        return found

    def is_early(self, entry: Entry, state: Any) -> bool:
        """Whether it is the turn of the line's player, but for other actions than the line begins with: the
        last turn of a phase may be missing."""
        if entry.seat is None or entry.broken:
            return False
        kinds = {type(action) for action in self.readings.legal(state, entry.seat)}
        return bool(kinds) and all(type(play.action) not in kinds for play in entry.plays[:1])

    # --- turns ---

    def turns(self, at: int, seat: int, begun: Sequence[Sequence[Play]] = ()) -> Iterator[Tried]:
        state = self.at_turn_of(at, seat)
        if state is None:
            return
        more = LIKELIER_ABOVE if self.is_claimed_above(at, seat) else 0.0
        gap = self.readings.unknown_turn(at, seat, [UNKNOWN])
        gap = gap._replace(cost=gap.cost + more)
        open_end = self.tried(gap)
        if self.entries[at].seat is not None and open_end.reach <= self.path.reach:
            before, now = self.path.fault, open_end.fault
            few = len(self.readings.legal(state, seat)) <= MOST_FEW  # then each is tried
            theirs = seat == self.entries[at].seat  # an unknown turn ends no phase, but some turn may
            if not (few or theirs) and (before is None or now is None or now.rule is before.rule):
                return  # this player's line would not be wrong because of a turn before it
        found = self.likely_above(at, seat) or self.likely(at, seat, state, begun)
        best = max((path.reach for _, path in found), default=open_end.reach)
        self.fitting[at, seat] = [edit.new[0].plays for edit, path in found if path.reach == best]
        likely = [self.dearer(edit, path, more) for edit, path in found if path.reach == best]
        likely.sort(key=lambda pair: len(pair[0].new[0].plays))
        if len(likely) == 1 and best >= open_end.reach:
            edit, path = likely[0]
            yield edit, path
            yield self.dearer(gap._replace(new=edit.new), path, A_GUESS)
            return
        if best >= open_end.reach and likely:
            yield self.retold(gap._replace(new=likely[0][0].new), likely[0][1])
        else:
            yield self.dearer(gap, open_end, NO_TURN_KNOWN)
        for edit, path in likely[:EXAMPLES]:
            yield self.dearer(edit, path, A_GUESS)

    def likely_above(self, at: int, seat: int) -> list[Tried]:
        """The turns that were found below claims, and the paths if these come after them."""
        plays = self.entries[at].plays if self.entries[at].seat is None else ()
        said_only = bool(plays) and all(isinstance(play.action, Claim) for play in plays)
        turns = self.fitting.get((at + 1, seat), ()) if said_only else ()
        edits = [self.readings.turn(at, seat, turn) for turn in turns]
        return [(edit, self.tried(edit)) for edit in edits]

    def everybody(self, at: int) -> Iterator[Tried]:
        """A turn of each player is missing there, as if a whole phase was left out. None is known."""
        line = self.entries[at].line
        names = ", ".join(self.players)
        what = says("edit.turns", "a turn of each player ({players})", players=names)
        for seats in permutations(range(len(self.players))):
            first, *others = (Entry(line, None, seat, (UNKNOWN,), False) for seat in seats)
            edit = unknown(line_put_in(at, line, first.seat, [UNKNOWN], what), what)
            edit = edit._replace(new=(first, *others), cost=edit.cost + NO_TURN_KNOWN)
            yield edit, self.tried(edit)

    def is_claimed_above(self, at: int, seat: int) -> bool:
        """Whether the line above is a claim about this player, which usually follows the player's turn."""
        plays = self.entries[at - 1].plays if at else ()
        return any(isinstance(play.action, Claim) and play.action.player == seat for play in plays)

    def dearer(self, edit: Edit, path: Path, more: float) -> Tried:
        """The same path, whose last edit costs more."""
        return self.retold(edit._replace(cost=edit.cost + more), path)

    def tried(self, edit: Edit) -> Path:
        """The path after one more edit."""
        return self.path.other([*self.path.edits.values(), edit], self.path.known, edit.at)

    def retold(self, edit: Edit, path: Path) -> Tried:
        """The same path, with another description or cost of its last edit."""
        path = copy(path)
        path.edits = path.edits | {edit.key: edit}
        return edit, path

    def at_turn_of(self, at: int, seat: int) -> Any:
        """The state when this player begins a line there; None if it is not this player's turn."""
        state = self.beginning(at, seat)
        return state if self.readings.legal(state, seat) else None

    def beginning(self, at: int, seat: int) -> Any:
        """The state when this player begins a line there, in turn or not."""
        begin = self.path.position(at)
        walk = self.path.resume(begin)
        entries = [*self.path.entries[:begin], Entry(self.entries[at].line, None, seat, (), False)]
        walk.known = ALL
        walk.go_on(entries, begin)
        return walk.state

    def likely(self, at: int, seat: int, state: Any, begun: Sequence[Sequence[Play]] = ()) -> list[Tried]:
        """Turns, and the paths after them. The beginning with the longest path is continued first, by
        actions that share words with the fault where that path ends. `begun` are tried first."""
        turn = Beginnings(self.readings, state, seat, begun)
        found: list[Tried] = []
        legal = 0
        while self.ground.left > self.floor and legal < ENOUGH and len(turn.seen) < MOST_TURNS:
            plays = turn.pop()
            if plays is None:
                break
            over = len(plays) >= MOST_PLAYS or self.game.turn_is_full(turn.after(plays), self.options)
            over = bool(plays) and (over or not turn.next(plays))
            path = self.tried(self.readings.turn(at, seat, [*plays, *(() if over else [UNKNOWN])]))
            whole = self.readings.turn(at, seat, plays)
            if over or (plays and path.reach > self.path.reach and self.tried(whole).reach == path.reach):
                found.append((whole, path))  # the turn is over, or may be
                legal += path.reach == END
            if len(plays) < MOST_PLAYS and not over:
                words = frozenset[str]() if path.fault is None else self.readings.words(path.fault)
                self.ground.left -= turn.push(plays, path.reach, words) // LEGAL_A_LINE
        return found

    # --- lines of the table ---

    def dealt(self, at: int) -> Iterator[Tried]:
        """A deal that is missing there. Only the later lines show what was dealt."""
        best = self.best_deal(at, 0)
        if best is not None:
            edit, path = best
            action = edit.new[0].plays[0].action
            if self.label(action) in map(self.label, self.said_at(at)):
                return  # this line is there
            what = self.a_line(action)
            gap = max([path, *self.lost_deal(edit)], key=lambda path: path.reach)
            yield self.retold(unknown(edit, what)._replace(cost=DEALT), gap)
            if path.reach == END:
                yield self.retold(edit._replace(cost=DEALT + A_GUESS), path)

    def said_at(self, at: int) -> list[Any]:
        """What a line of the table says; nothing for a turn."""
        entry = self.entries[at]
        return [play.action for play in entry.plays] if entry.seat is None else []

    def unread_deal(self, at: int) -> Edit | None:
        """What a line that cannot be read dealt, if the later lines show it."""
        best = self.best_deal(at, 1)
        fits = best is not None and best[1].reach == END
        return best[0]._replace(kind="word", cost=AN_UNREAD_WORD) if best is not None and fits else None

    def best_deal(self, at: int, taken: int) -> Tried | None:
        """The deal after which the next fault comes latest, put in before a line or in its place."""
        best: Tried | None = None
        for seed in range(DEALS if self.game.deal is not None else 0):
            state = self.path.resume(self.path.position(at)).state
            action = None if self.game.deal is None else self.game.deal(state, self.options, Random(seed))
            if action is None:
                return None
            found = self.better_deal(at, action, taken)
            if best is None or found[1].reach > best[1].reach:
                best = found
            if best[1].reach == END or self.ground.left <= self.floor:
                break
        return best

    def lost_deal(self, dealt: Edit) -> Iterator[Path]:
        """The path on which the deal is unknown, if the game can continue like that."""
        if LostLine in self.game.effects:
            (entry,) = dealt.new
            word = self.label(entry.plays[0].action)[0]
            yield self.tried(dealt._replace(new=(entry._replace(plays=(Play(LostLine(word)),)),)))

    def better_deal(self, at: int, action: Any, taken: int) -> Tried:
        """The deal with one word after another changed, as long as the path gets longer."""
        best = self.deal(at, action, taken)
        path = self.tried(best)
        better = True
        while better and path.reach != END:
            better = False
            for slip in self.slips.of(best.new[0].plays[0]):
                other = self.deal(at, slip.play.action, taken)
                if self.ground.left <= self.floor or other.says != best.says:
                    continue
                further = self.tried(other)
                if further.reach > path.reach:
                    best, path, better = other, further, True
        return best, path

    def deal(self, at: int, action: Any, taken: int) -> Edit:
        at = at if taken else self.among_its_kind(at, action)
        line = self.entries[at].line
        return line_put_in(at, line, None, [Play(action)], self.a_line(action))._replace(taken=taken)

    def a_line(self, action: Any) -> Says:
        return says("edit.line", "the line `{text}`", text=self.head(action))

    def among_its_kind(self, at: int, action: Any) -> int:
        """Where a missing line of the table belongs: `hand Ana` before `hand Bea`."""
        kind, rank = self.label(action)
        peers: list[tuple[int, int]] = []
        for index in range(at - 1, max(0, at - MOST_ABOVE) - 1, -1):
            entry = self.entries[index]
            if entry.seat is not None or entry.name is not None:
                break
            labels = [self.label(play.action) for play in entry.plays[-1:]]
            peers += ((index, other) for word, other in labels if word == kind)
        later = [index for index, other in peers if other > rank]
        return later[-1] if later else peers[0][0] + 1 if peers else at

    def label(self, action: Any) -> tuple[str, int]:
        """What a line of the table is about: its word, and the number or player after it."""
        word, _, which = self.head(action).partition(" ")
        if which in self.players:
            return word, self.players.index(which)
        return word, int(which) if which.isdecimal() else 0

    def head(self, action: Any) -> str:
        return self.slips.write(action).partition(":")[0]

    def orders(self, fault: int) -> Iterator[Tried]:
        """A missing line of the table that names all players in some order."""
        seatings = [", ".join(names) for names in permutations(self.players)]
        said = [f"{word}: {names}" for word in self.game.table_words for names in seatings]
        plays = [Play(action) for action in map(self.slips.read, said) if action is not None]
        for at in dict.fromkeys((0, fault)):
            for play in plays:
                what = says("edit.table-line", "a line of the table")
                edit = line_put_in(at, self.entries[at].line, None, [play], what)
                edit = edit._replace(cost=ORDER)
                yield edit, self.tried(edit)


def guessed(edit: Edit) -> float:
    """The extra cost of the actions of a missing turn, which were chosen to fit."""
    if edit.kind != "missing":
        return 0.0
    of_turn = [play for entry in edit.new if entry.seat is not None for play in entry.plays]
    known = sum(not isinstance(play.action, Unreadable) for play in of_turn)
    return GUESSED * min(known, MOST_GUESSED)
