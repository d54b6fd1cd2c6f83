"""The tempers of random players, as data, and players who choose by them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from referee.core.acts import Resign, TurnEnds
from referee.core.habits import Choice, Habits
from referee.core.judge import first_breach
from referee.core.rule import Plan
from referee.playing.dice import Dice
from referee.playing.playout import Decision, kinds_of

MIXED = "mixed"
MOST_REMARKS = 4
"""The most lines of the table itself in a row."""


class Temper(NamedTuple):
    """How often a player does each of these things when possible. Each number is a probability."""

    aims: float
    """Chooses what brings the game towards its end; otherwise any action of a random kind."""
    extras: float
    """Does something in addition to the main action of the turn."""
    stops: float
    """Passes although another action is possible."""
    resigns: float
    """Resigns, if that ends the game."""
    tells: float
    """Has optional details written down."""


TEMPERS = {
    "steady": Temper(aims=0.95, extras=0.3, stops=0.02, resigns=0.0, tells=0.3),
    "eager": Temper(aims=0.9, extras=0.7, stops=0.01, resigns=0.0, tells=0.6),
    "thrifty": Temper(aims=0.9, extras=0.05, stops=0.1, resigns=0.005, tells=0.1),
    "moody": Temper(aims=0.6, extras=0.4, stops=0.05, resigns=0.01, tells=0.5),
}
"""The tempers by name. `mixed`, which is not among them, gives every player one of them."""


class Players:
    """The players of one game. Their choices depend only on the dice."""

    def __init__(self, habits: Habits, tempers: Sequence[Temper], plan: Plan, talks: float) -> None:
        self.habits = habits
        self.tempers = tempers
        self.plan = plan
        self.talks = talks
        self.remarks: list[Any] = []  # the remarks since the last line of play

    def choose(self, moment: Decision, choices: Sequence[Choice], dice: Random) -> Choice | None:
        """The next action. The temper of the player of the first choice decides."""
        assert isinstance(dice, Dice)
        self.remarks = []
        temper = self.tempers[choices[0][0]]
        first = choices[0][0]
        if not moment.may_end and dice.random() < temper.resigns and self._may_resign(moment, first):
            return first, Resign()
        pool = self._pool(moment, choices, temper, dice)
        if pool is None:
            return None
        seat, action = self._drawn(moment, pool, temper, dice)
        if dice.random() < temper.tells:
            action = self._told(moment, seat, action, dice)
        return seat, action

    def _pool(
        self, moment: Decision, choices: Sequence[Choice], temper: Temper, dice: Dice
    ) -> Sequence[Choice] | None:
        """The choices to draw from: extras, passes or main actions; None to stop."""
        habits = self.habits
        extras = [each for each in choices if type(each[1]) in habits.extras]
        if extras and dice.random() < temper.extras:
            return extras
        if moment.may_end:
            ends = first_breach(self.plan, moment.state, choices[0][0], TurnEnds(), moment.options)
            return None if ends is None else extras
        duty = [each for each in choices if type(each[1]) not in habits.extras]
        stops = [each for each in duty if type(each[1]) in habits.stops]
        moves = [each for each in duty if type(each[1]) not in habits.stops]
        if stops and (not moves or dice.random() < temper.stops):
            return stops
        return moves or extras

    def _drawn(self, moment: Decision, pool: Sequence[Choice], temper: Temper, dice: Dice) -> Choice:
        """Draw a kind of action first, so that rare kinds occur, and then one of that kind."""
        by_kind = kinds_of(pool)
        if dice.random() >= temper.aims:
            any_kind: Choice = dice.choice(by_kind[dice.choice(list(by_kind))])
            return any_kind
        worth = self.habits.worth
        weights = {kind: worth(moment.state, moment.options, some) for kind, some in by_kind.items()}
        kinds = list(by_kind)
        kind = kinds[dice.weighted([max(weights[each]) for each in kinds])]
        return by_kind[kind][dice.weighted(weights[kind])]

    def _told(self, moment: Decision, seat: int, action: Any, dice: Random) -> Any:
        """The action with optional details, if the rules allow them."""
        told = self.habits.tell(moment.state, seat, action, moment.options, dice)
        breach = first_breach(self.plan, moment.state, seat, told, moment.options)
        return told if breach is None else action

    def _may_resign(self, moment: Decision, seat: int) -> bool:
        """Whether resigning is legal and ends the game here. Not every rulebook allows it."""
        game, options = moment.game, moment.options
        if first_breach(self.plan, moment.state, seat, Resign(), options) is not None:
            return False
        if Resign not in game.effects:
            return False
        state = moment.state.copy()
        game.effects[Resign](state, seat, Resign(), options)
        names = [str(number) for number in range(game.most_players)]
        return game.score(state, options, names).over

    def remark(self, moment: Decision, dice: Random) -> Any:
        """Occasionally, a line of the table itself, but never the same one twice."""
        if len(self.remarks) >= MOST_REMARKS or dice.random() >= self.talks:
            return None
        said = self.habits.remark(moment.state, moment.options, dice)
        if said is None or said in self.remarks:
            return None
        if first_breach(self.plan, moment.state, -1, said, moment.options) is not None:
            return None
        self.remarks.append(said)
        return said
