"""Finds wrong entries for a rule: what to write at a point of a game in order to break this rule.

The rules themselves decide. Each idea is judged, and used if the first rule that it breaks is the wanted
one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from referee.core.acts import DRAW, UNFINISHED, Claim, Result, TurnEnds
from referee.core.entry import Play, Player
from referee.core.judge import breaches
from referee.core.record import Header, Record
from referee.core.rule import Notice, Rule, Undecided
from referee.mend.words import Slip, Slips

from .dice import Dice
from .game_log import LogLine
from .playout import TABLE, PlayedTurn
from .settings import Setting
from .walkthrough import Point

MOST_SLIPS = 60
"""The most slips of one action that are tried."""
OFTEN = 0.25
"""The most points at which slips and claims are tried, because they take longer than the rest."""
LINES_AHEAD = 3
"""How far ahead a line may be taken from, to be written too early."""


class Wrong(NamedTuple):
    """A wrong entry for a point. Without an action, the line is cut short there."""

    number: int
    step: int
    turn: PlayedTurn
    seat: int
    action: Any = None


class Wrongs:
    """Looks for wrong entries of one rule in one game."""

    def __init__(
        self,
        setting: Setting,
        lines: Sequence[LogLine],
        rule: Rule,
        shown: Sequence[tuple[int, Any]],
        dice: Dice,
    ) -> None:
        self.setting = setting
        self.lines = lines
        self.rule = rule
        self.shown = [(seat, action) for seat, action in shown if self._is_of_this_table(action)]
        self.dice = dice
        game = setting.game
        header = Header(players=tuple(map(Player, setting.names)))
        self.slips = Slips(Record("", [], header, game=game, terms=setting.terms))
        self.kinds = [
            {kind for kind, steps in by_kind.items() if any(each is rule for _, each in steps)}
            for by_kind in setting.terms.plan.full
        ]
        """By phase: the kinds of action that can break the rule."""
        every = frozenset(kind for kinds in self.kinds for kind in kinds)
        self.others = [
            (turn.seat, action)
            for turn in (told.turn for told in lines if told.turn)
            for action in turn.actions
            if type(action) in every
        ]

    def _is_of_this_table(self, action: Any) -> bool:
        """Whether every player that an action names is at this table: it may come from another game."""
        try:
            self.setting.game.write(action, self.setting.names)
        except IndexError:
            return False
        return True

    def at(self, point: Point) -> Wrong | None:
        """An entry that breaks the rule here, if one is found."""
        kinds = self.kinds[point.state.phase]
        if not kinds and not point.is_whole and point.step:
            return None
        for seat, action in self._tries(point, kinds):
            if self._fits(point, seat, action) and self._breaks(point.state, seat, action):
                return Wrong(point.number, point.step, point.turn, seat, action)
        if TurnEnds in kinds and point.step and point.turn.seat != TABLE:
            if self._breaks(point.state, point.turn.seat, TurnEnds()):
                return Wrong(point.number, point.step, point.turn, point.turn.seat)
        return self._claim(point) if self.dice.random() < OFTEN else None

    def _fits(self, point: Point, seat: int, action: Any) -> bool:
        """Whether an action of that seat can be written at this point."""
        kind = type(action)
        if kind not in self.kinds[point.state.phase] or kind not in self.setting.game.form_of:
            return False
        return point.step == 0 or point.is_whole or seat == point.turn.seat

    def _breaks(self, state: Any, seat: int, action: Any) -> bool:
        terms = self.setting.terms
        for rule, facts in breaches(terms.plan, state, seat, action, terms.options):
            if not isinstance(facts, Notice | Undecided):
                return rule is self.rule
        return False

    def _tries(self, point: Point, kinds: set[type]) -> Iterator[tuple[int, Any]]:
        """Ideas, as seat and action: from records, repeated, out of turn, too early, misspelt."""
        if not kinds:
            return
        seats = range(len(self.setting.names))
        for seat, action in self.shown:
            yield from [(TABLE, action)] if seat == TABLE else [(each, action) for each in seats]
        turn, step = point.turn, point.step
        if step:
            yield turn.seat, turn.actions[step - 1]  # the same again
        if step < len(turn.actions) and turn.seat != TABLE:
            yield from ((seat, turn.actions[step]) for seat in seats)  # out of turn
        yield from self._later(point)
        if self.others:
            yield from (self.dice.choice(self.others) for _ in range(4))
        if Result in kinds and (point.is_whole or not step):
            yield from ((TABLE, action) for action in self._results(point.state))
        if self.dice.random() < OFTEN:
            yield from self._slips(point)

    def _slips(self, point: Point) -> Iterator[tuple[int, Any]]:
        """Slips of the action here, and of an action from another point."""
        turn, step = point.turn, point.step
        if step < len(turn.actions) and type(turn.actions[step]) in self.kinds[point.state.phase]:
            yield from ((turn.seat, slip.play.action) for slip in self._of(turn.actions[step]))
        if self.others:
            seat, action = self.dice.choice(self.others)
            seat = turn.seat if seat != TABLE and turn.seat != TABLE else seat
            yield from ((seat, slip.play.action) for slip in self._of(action))

    def _of(self, action: Any) -> tuple[Slip, ...]:
        return self.slips.of(Play(action))[:MOST_SLIPS]

    def _later(self, point: Point) -> Iterator[tuple[int, Any]]:
        """Actions of the next lines, as if the lines between were left out."""
        turn, step = point.turn, point.step
        yield from ((turn.seat, action) for action in turn.actions[step + 1 :])
        for told in self.lines[point.number + 1 : point.number + 1 + LINES_AHEAD]:
            if told.turn:
                yield told.turn.seat, told.turn.actions[0]

    def _results(self, state: Any) -> Iterator[Result]:
        """Results with each player as the winner, each ending, wrong counts or too many."""
        game, names = self.setting.game, self.setting.names
        seats = range(len(names))
        winners = [UNFINISHED, DRAW, *((seat,) for seat in seats), *combinations(seats, 2), tuple(seats)]
        sheet = game.score(state, self.setting.terms.options, names)
        firsts = [game.quantity(state, seat, 0) for seat in seats]
        right = tuple(max(number) if isinstance(number, tuple) else number for number in firsts)
        wrong = (right[0] + 1, *right[1:])
        yield from (Result(each) for each in winners)
        yield from (Result(sheet.winners, reason) for reason in range(len(game.endings.names)))
        yield from (Result(sheet.winners, None, counts) for counts in (wrong, right[1:] * 2, (*right, 0)))

    def _claim(self, point: Point) -> Wrong | None:
        """A claim with a wrong number, if that breaks the rule."""
        if not point.is_whole:
            return None
        game, state, seats = self.setting.game, point.state, len(self.setting.names)
        start = self.dice.below(len(game.quantities.names))
        for step in range(len(game.quantities.names)):
            which = (start + step) % len(game.quantities.names)
            seat = self.dice.below(seats)
            right = game.quantity(state, seat, which)
            if isinstance(right, tuple):
                continue
            for claimed in (right - 1, right + 1):
                if claimed >= 0 and game.claim_rule(state, which, claimed, right) is self.rule:
                    claim = Claim(seat, claimed, which)
                    return Wrong(point.number, point.step, point.turn, TABLE, claim)
        return None
