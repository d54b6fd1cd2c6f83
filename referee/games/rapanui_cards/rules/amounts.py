"""How much an evaluation pays: a wrong amount, told by the rule of the evaluated kind."""

from __future__ import annotations

from typing import Any

from referee.core.rule import Rule, Seat

from ..actions import Take
from ..cards import MOAI, PRIEST, WOODCUTTER
from ..options import Options
from ..payment import NONE, incomes
from ..state import CHOOSE, DONE, State, bonus_seat
from .book import rule
from .evaluation import EVALUATED


def _amounts(rule_: Rule, applies: Any) -> None:
    """A rule about an amount: for the kinds it applies to, and for bonuses or all else."""

    def amount_is_right(state: State, seat: int, action: Take, options: Options) -> Any:
        dues = _due(state, action, options)
        for taker, amount, things in _joined(action):
            right = dues[taker]
            said = amount if amount is not None else _counted(state, right, things)
            if said is None or said == right:
                continue
            bonus = bonus_seat(state, state.evaluated, options)
            off_by_bonus = state.display[taker][state.evaluated] > 0 and (
                (bonus == taker and said == right - 1) or (bonus != taker and said == right + 1)
            )
            if applies(state.evaluated, off_by_bonus):
                return {"player": Seat(taker), "right": right, "written": said}
            return None
        return None

    rule_.check(on=Take, during=EVALUATED)(amount_is_right)


def _due(state: State, action: Take, options: Options) -> list[int]:
    """What each player receives; in wood or glory it may depend on what others chose before."""
    if state.evaluated != MOAI:
        return state.dues
    return incomes(state, {taker: things[0] for taker, _, things in action.shares}, options)


def _joined(action: Take) -> list[tuple[int, int | None, tuple[int, ...]]]:
    """What each player takes in all, should one be listed twice."""
    joined: dict[int, tuple[int | None, tuple[int, ...]]] = {}
    for taker, amount, things in action.shares:
        before, had = joined.get(taker, (None, ()))
        total = amount if before is None or amount is None else before + amount
        joined[taker] = (total, had + things)
    return [(taker, amount, things) for taker, (amount, things) in joined.items()]


def _counted(state: State, due: int, things: tuple[int, ...]) -> int | None:
    """Offering cards are counted by naming them; wood and glory only where none is due."""
    if state.evaluated > MOAI:
        return len(things) if state.phase == CHOOSE else len([thing for thing in things if thing != NONE])
    return 1 if due == 0 and state.phase == DONE and things != (NONE,) else None


AMOUNT = "{player} receives {right} here, not {written}"
EVAL_4 = rule(
    "KO-EVAL-4",
    "EV-W EV-P EV-M EV-H",
    "The sole majority brings a bonus",
    "One more goes to the player who has at least two cards of the kind and more than every other player.",
    AMOUNT,
)
GATHER_2 = rule(
    "KO-GATHER-2",
    "EV-H",
    "The bonus of hunter-gatherers",
    "The sole majority in the evaluated kind brings one more card of it.",
    AMOUNT,
)
WOOD_1 = rule(
    "KO-WOOD-1", "EV-W", "Woodcutters pay wood", "Each woodcutter in the display pays one wood.", AMOUNT
)
PRIEST_1 = rule(
    "KO-PRIEST-1", "EV-P", "Priests pay glory", "Each priest in the display pays one glory.", AMOUNT
)
STATUE_1 = rule(
    "KO-STATUE-1", "EV-M", "Moai pay one each", "Each moai in the display pays one, wood or glory.", AMOUNT
)
GATHER_1 = rule(
    "KO-GATHER-1",
    "EV-H",
    "Hunter-gatherers bring one card",
    "A player with any hunter-gatherers of the evaluated kind receives one offering card of it.",
    AMOUNT,
)
_amounts(EVAL_4, lambda card, bonus: bonus and card <= MOAI)
_amounts(GATHER_2, lambda card, bonus: bonus and card > MOAI)
_amounts(WOOD_1, lambda card, bonus: not bonus and card == WOODCUTTER)
_amounts(PRIEST_1, lambda card, bonus: not bonus and card == PRIEST)
_amounts(STATUE_1, lambda card, bonus: not bonus and card == MOAI)
_amounts(GATHER_1, lambda card, bonus: not bonus and card > MOAI)
