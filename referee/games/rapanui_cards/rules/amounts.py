"""How much an evaluation pays. The rule of the evaluated kind reports a wrong amount."""

from __future__ import annotations

from collections.abc import Callable

from referee.core.rule import Breach, Check, Rule, Seat
from referee.speech.say import Wording

from ..actions import Take
from ..calculations.payment import NONE, incomes, named_cards, takers
from ..cards import CARD_NAMES, MOAI, PRIEST, WOODCUTTER
from ..options import Options
from ..state.state import DONE, NOBODY, State, bonus_seat
from ..voice import VOICE
from .book import rule
from .evaluation import EVALUATED

AMOUNTS_ARE_RIGHT: list[Check] = []
"""The checks of amounts, one for each rule."""


def _amounts(rule_: Rule, applies: Callable[[int, bool], bool]) -> None:
    """A rule about an amount: for the kinds it applies to, and for bonuses or all else."""

    def amount_is_right(state: State, seat: int, action: Take, options: Options) -> Breach:
        if state.evaluated == NOBODY:
            return None
        dues = _due(state, action, options)
        for taker, said in _said(state, action, options).items():
            right = dues[taker]
            if said is None or said == right:
                continue
            bonus = bonus_seat(state, state.evaluated, options)
            off_by_bonus = state.display[taker][state.evaluated] > 0 and (
                (bonus == taker and said == right - 1) or (bonus != taker and said == right + 1)
            )
            if applies(state.evaluated, off_by_bonus):
                why = _why(state, taker, right, options)
                told = right or VOICE.phrase("nothing", "nothing")
                case = {"case": PAID_IN[state.evaluated]} if rule_ is EVAL_4 else {}
                return {**case, "player": Seat(taker), "right": told, "written": said, "why": why}
            return None
        return None

    AMOUNTS_ARE_RIGHT.append(rule_.check(on=Take, during=EVALUATED)(amount_is_right))


def _due(state: State, action: Take, options: Options) -> list[int]:
    """What each player receives; in wood or glory it may depend on what others chose before."""
    if state.evaluated != MOAI:
        return state.dues
    return incomes(state, {taker: things[0] for taker, _, things in action.shares}, options)


def _said(state: State, action: Take, options: Options) -> dict[int, int | None]:
    """How much each player takes according to the line; None if it does not say."""
    if state.evaluated > MOAI:
        return _cards_said(state, action, options)
    said: dict[int, int | None] = {}
    takers_ = [taker for taker, _, _ in action.shares]
    for taker, amount, things in action.shares:
        none_due = state.dues[taker] == 0 and state.phase == DONE and things != (NONE,)
        often = len(things) if len(things) > 1 or takers_.count(taker) > 1 else None
        number = (1 if none_due else often) if amount is None else amount
        before = said.get(taker)
        said[taker] = number if before is None or number is None else before + number
    return said


def _cards_said(state: State, action: Take, options: Options) -> dict[int, int | None]:
    """Offering cards are counted by their names; cards that no pile can give are not missing."""
    named = named_cards(state, action)
    if state.phase == DONE and not state.paid_out:
        return {taker: len(things) - things.count(NONE) for taker, things in named.items()}
    counted: dict[int, int | None] = {taker: len(things) for taker, things in named.items()}
    left = sum(state.supply) + state.paid_out
    for taker, things in ((seat, named.get(seat)) for seat in takers(state, options)):
        if things:
            left -= things.pop(0) != NONE
        elif left <= 0 and taker in counted:
            counted[taker] = (counted[taker] or 0) + 1
    return counted


def _why(state: State, taker: int, right: int, options: Options) -> Wording:
    """What the amount is made of, for somebody who counts again."""
    number, card = state.display[taker][state.evaluated], VOICE.term(CARD_NAMES[state.evaluated])
    if bonus_seat(state, state.evaluated, options) == taker:
        return VOICE.phrase(
            "why.majority",
            "{number} {card} {number|card|cards} in the display, which is the sole majority",
            number=number,
            card=card,
        )
    if not number:
        return VOICE.phrase("why.none", "no {card} cards in the display", card=card)
    if number < options.bonus_from:
        return VOICE.phrase(
            "why.few",
            "{number} {card} {number|card|cards} in the display, "
            "and only {least} or more can bring a bonus",
            number=number,
            card=card,
            least=options.bonus_from,
        )
    return VOICE.phrase(
        "why.no-majority",
        "{number} {card} {number|card|cards} in the display, which is not a sole majority",
        number=number,
        card=card,
    )


IN_WOOD = "{player} is paid {right} in wood here, not {written}: {why}"
IN_GLORY = "{player} is paid {right} in glory here, not {written}: {why}"
IN_EITHER = "{player} is paid {right} in wood or glory here, not {written}: {why}"
IN_CARDS = "{player} is paid {right} in offering cards here, not {written}: {why}"
PAID_IN = {WOODCUTTER: "wood", PRIEST: "glory", MOAI: "either"}
EVAL_4 = rule(
    "KO-EVAL-4",
    "EV-W EV-P EV-M EV-H",
    "The sole majority brings a bonus",
    "A player who has at least two cards of the evaluated kind, and more than every other player, is "
    "paid one more.",
    {"wood": IN_WOOD, "glory": IN_GLORY, "either": IN_EITHER},
)
GATHER_2 = rule(
    "KO-GATHER-2",
    "EV-H",
    "The bonus for hunter-gatherers",
    "A player with the sole majority in the evaluated kind receives one more card of it.",
    IN_CARDS,
)
WOOD_1 = rule(
    "KO-WOOD-1", "EV-W", "Woodcutters pay wood", "Each woodcutter in the display pays one wood.", IN_WOOD
)
PRIEST_1 = rule(
    "KO-PRIEST-1", "EV-P", "Priests pay glory", "Each priest in the display pays one glory.", IN_GLORY
)
STATUE_1 = rule(
    "KO-STATUE-1",
    "EV-M",
    "Moai pay one each",
    "Each moai in the display pays one wood or one glory.",
    IN_EITHER,
)
GATHER_1 = rule(
    "KO-GATHER-1",
    "EV-H",
    "Hunter-gatherers bring one card",
    "A player with one or more hunter-gatherers of the evaluated kind receives one offering card of it.",
    IN_CARDS,
)
_amounts(EVAL_4, lambda card, bonus: bonus and card <= MOAI)
_amounts(GATHER_2, lambda card, bonus: bonus and card > MOAI)
_amounts(WOOD_1, lambda card, bonus: not bonus and card == WOODCUTTER)
_amounts(PRIEST_1, lambda card, bonus: not bonus and card == PRIEST)
_amounts(STATUE_1, lambda card, bonus: not bonus and card == MOAI)
_amounts(GATHER_1, lambda card, bonus: not bonus and card > MOAI)
