"""Lines that somebody forgot to write: whose they were, and as far as the rest tells it, what they said.

What comes later tells most: a turn is built up action by action, and whatever lets the log go on
furthest, with the rest of the turn unknown, is looked into first. Where several lines would do as
well, nobody can tell which it was: then the gap comes first, and a few examples after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count, permutations
from random import Random
from typing import Any

from referee.core.acts import Unreadable
from referee.core.record import Play

from .edits import A_GUESS, Edit, line_put_in, unknown
from .slips import Slips
from .trial import LEGAL, Reach, Trial

MOST_TURNS = 3_000
"""Turns, and beginnings of turns, that are tried in the place of one line."""

SHARE = 6
"""One line may use this part of all actions that the search may replay."""

MOST_PLAYS = 12
ENOUGH = 6
"""Turns after which the log is legal: more of them would tell nothing more."""

EXAMPLES = 3
DEALS = 12
DEALT = 0.85
"""What it costs to forget what was dealt, where something is to be dealt."""

ORDER = 1.3
"""What it costs to forget a line that names all players: less than to name them wrongly in the header."""

NO_TURN_KNOWN = 0.4
"""What it costs on top if no turn is known that would do."""

UNKNOWN = Play(Unreadable())
Tried = tuple[Edit, Reach]


class Missing:
    """The lines that may be missing at a point of a log."""

    def __init__(self, trial: Trial, slips: Slips) -> None:
        self.trial = trial
        self.slips = slips
        self.game = trial.game
        self.players = trial.record.players[: self.game.most_players]
        self.share = trial.left // SHARE

    def before(self, fault: int) -> Iterator[Tried]:
        """Every line that may be missing before the fault, or before the line above it."""
        yield from self.orders(fault)
        yield from self.dealt(fault)
        for at in (fault, fault - 1):
            if at >= 0:
                for seat in range(len(self.players)):
                    yield from self.turns(at, seat)

    # --- turns ---

    def turns(self, at: int, seat: int) -> Iterator[Tried]:
        state = self.trial.at_turn_of(at, seat)
        if state is None:
            return
        whose = self.turn(at, seat, [UNKNOWN])
        gap = unknown(whose, f"a turn of {self.players[seat]}")
        reached = self.trial.reach(whose)
        found = self.likely(at, seat, state)
        best = max((reach for _, reach in found), default=reached)
        likely = [edit for edit, reach in found if reach == best]
        if len(likely) == 1 and best >= reached:
            yield likely[0], best
            yield gap._replace(new=likely[0].new, cost=gap.cost + A_GUESS), best
            return
        if best >= reached and likely:
            yield gap._replace(new=likely[0].new), best
        else:
            yield gap._replace(cost=gap.cost + NO_TURN_KNOWN), reached
        for edit in likely[:EXAMPLES]:
            yield edit._replace(cost=edit.cost + A_GUESS), best

    def turn(self, at: int, seat: int, plays: list[Play]) -> Edit:
        return line_put_in(at, self.trial.entries[at].line, seat, plays, f"a turn of {self.players[seat]}")

    def likely(self, at: int, seat: int, state: Any) -> list[Tried]:
        """Complete turns with how far the log then goes; what goes furthest is followed first."""
        trial, game, options = self.trial, self.game, self.trial.options
        order = count()
        open_turns: list[tuple[int, int, int, int, list[Play], Any]] = []
        heappush(open_turns, (0, 0, 0, next(order), [], state))
        found: list[Tried] = []
        floor = max(0, trial.left - self.share)
        tries = legal = 0
        while open_turns and tries < MOST_TURNS and trial.left > floor and legal < ENOUGH:
            *_, plays, table = heappop(open_turns)
            for action in [action for who, action in game.legal(table, options) if who == seat]:
                if trial.left <= floor or legal >= ENOUGH:
                    break
                tries += 1
                after = table.copy()
                game.effects[type(action)](after, seat, action, options)
                longer = [*plays, Play(action, (), game.is_plain(action))]
                if self.is_over(after, seat, longer):
                    edit = self.turn(at, seat, longer)
                    reach = trial.reach(edit)
                    found.append((edit, reach))
                    legal += reach == LEGAL
                else:
                    line, number = trial.reach(self.turn(at, seat, [*longer, UNKNOWN]))
                    heappush(open_turns, (-line, -number, -len(longer), next(order), longer, after))
        return found

    def is_over(self, state: Any, seat: int, plays: list[Play]) -> bool:
        """Whether a turn can go no further, be it that something has to be dealt first."""
        if len(plays) >= MOST_PLAYS or self.game.turn_is_full(state, self.trial.options):
            return True
        return not any(who == seat for who, _ in self.game.legal(state, self.trial.options))

    # --- lines of the table ---

    def dealt(self, at: int) -> Iterator[Tried]:
        """What chance was to do there. What was dealt shows only in what is done with it later."""
        if self.game.deal is None:
            return
        floor = max(0, self.trial.left - self.share)
        best: Tried | None = None
        for seed in range(DEALS):
            state = self.trial.tables[at].state.copy()
            action = self.game.deal(state, self.trial.options, Random(seed))
            if action is None:
                return
            found = self.better_deal(at, action, floor)
            if best is None or found[1] > best[1]:
                best = found
            if best[1] == LEGAL or self.trial.left <= floor:
                break
        if best is not None:
            edit, reach = best
            words = self.deal_line(edit.new[0].plays[0].action)
            yield unknown(edit, words)._replace(cost=DEALT), reach
            if reach == LEGAL:
                yield edit._replace(cost=DEALT + A_GUESS), reach

    def better_deal(self, at: int, action: Any, floor: int) -> Tried:
        """One word of the deal after the other changed, as long as the log goes on further."""
        best = self.deal(at, action)
        reach = self.trial.reach(best)
        better = True
        while better and reach != LEGAL:
            better = False
            for slip in self.slips.of(best.new[0].plays[0]):
                other = self.deal(at, slip.play.action)
                if self.trial.left <= floor or other.says != best.says:
                    continue
                further = self.trial.reach(other)
                if further > reach:
                    best, reach, better = other, further, True
        return best, reach

    def deal(self, at: int, action: Any) -> Edit:
        line = self.trial.entries[at].line
        return line_put_in(at, line, None, [Play(action)], self.deal_line(action))

    def deal_line(self, action: Any) -> str:
        return f"the line `{self.slips.write(action).partition(':')[0]}`"

    def orders(self, fault: int) -> Iterator[Tried]:
        """A line of the table that names all players in some order."""
        seatings = [", ".join(names) for names in permutations(self.players)]
        said = [f"{word}: {names}" for word in self.game.table_words for names in seatings]
        plays = [Play(action) for action in map(self.slips.read, said) if action is not None]
        for at in dict.fromkeys((0, fault)):
            for play in plays:
                edit = line_put_in(at, self.trial.entries[at].line, None, [play], "a line of the table")
                yield edit._replace(cost=ORDER), self.trial.reach(edit)
