"""The evaluation at the end of a turn: who receives what."""

from __future__ import annotations

from typing import Any

from referee.core.rule import Rule, Seat

from ..actions import Take
from ..cards import CARD_NAMES, MOAI, OFFERING_NAMES, PRIEST, WOODCUTTER, offering_of
from ..effects import GLORY, NONE, WOOD
from ..options import Options
from ..state import CHOOSE, DONE, State, bonus_seat
from .book import rule

EVALUATED = (CHOOSE, DONE)
THING_NAMES = (*OFFERING_NAMES, "wood", "glory", "none")

EVAL_1 = rule(
    "KO-EVAL-1",
    "S3-E END",
    "One evaluation a turn",
    "Each turn ends with exactly one evaluation of one kind of card.",
    "this turn's evaluation is written already",
)


@EVAL_1.check(on=Take, during=EVALUATED)
def evaluation_happens_once(state: State, seat: int, action: Take, options: Options) -> Any:
    return {} if state.taken else None


EVAL_2 = rule(
    "KO-EVAL-2",
    "S3-E",
    "The card exposed last is evaluated",
    "The front card of the column of the last draw is evaluated, after its refill if there was one.",
    "{card} is evaluated, which pays no {thing}",
)


@EVAL_2.check(on=Take, during=EVALUATED)
def things_fit_the_kind(state: State, seat: int, action: Take, options: Options) -> Any:
    fitting = _fitting(state.evaluated)
    for _, _, things in action.shares:
        for thing in things:
            if thing not in fitting:
                return {"card": CARD_NAMES[state.evaluated], "thing": THING_NAMES[thing]}
    return None


def _fitting(card: int) -> tuple[int, ...]:
    if card == WOODCUTTER:
        return (WOOD, NONE)
    if card == PRIEST:
        return (GLORY, NONE)
    return (WOOD, GLORY, NONE) if card == MOAI else (0, 1, 2, 3, NONE)


EVAL_3 = rule(
    "KO-EVAL-3",
    "S3-E",
    "All players are paid",
    "Every player with a card of the kind in the display receives what is due, the hand not counted.",
    "{player} has {number} due and is not listed",
)


@EVAL_3.check(on=Take, during=(CHOOSE,))
def nobody_is_forgotten(state: State, seat: int, action: Take, options: Options) -> Any:
    return _gathered(state, action, EVAL_3)


@EVAL_3.check(on=Take, during=(DONE,))
def everybody_is_listed(state: State, seat: int, action: Take, options: Options) -> Any:
    listed = {taker for taker, _, _ in action.shares}
    for other, due in enumerate(state.dues):
        if due and other not in listed:
            return {"player": Seat(other), "number": due}
    return None


EVAL_5 = rule(
    "KO-EVAL-5",
    "EV-W EV-P EV-M EV-H",
    "Income is not declined",
    "What an evaluation pays is received; only a substitute may be left.",
    "{player} receives what is due and cannot decline it",
)


@EVAL_5.check(on=Take, during=EVALUATED)
def income_is_taken(state: State, seat: int, action: Take, options: Options) -> Any:
    for taker, _, things in action.shares:
        if NONE in things and state.dues[taker] and not _is_short(state):
            return {"player": Seat(taker)}
    return None


def _is_short(state: State) -> bool:
    return state.phase == CHOOSE and state.evaluated > MOAI


STATUE_3 = rule(
    "KO-STATUE-3",
    "EV-M",
    "Owners of moai choose",
    "Each player with a moai says what is taken, wood or glory; the others say nothing.",
    {
        "missing": "{player} has a moai, and the choice of wood or glory is missing",
        "surplus": "{player} has no moai and chooses nothing",
    },
)


@STATUE_3.check(on=Take, during=(CHOOSE,))
def owners_choose(state: State, seat: int, action: Take, options: Options) -> Any:
    if state.evaluated != MOAI:
        return None
    listed = {taker for taker, _, _ in action.shares}
    for other, due in enumerate(state.dues):
        if due and other not in listed:
            return {"case": "missing", "player": Seat(other)}
        if not due and other in listed:
            return {"case": "surplus", "player": Seat(other)}
    return None


STATUE_2 = rule(
    "KO-STATUE-2",
    "EV-M",
    "All of one sort",
    "An owner of moai takes the whole amount in wood or the whole in glory.",
    "{player} takes all in wood or all in glory",
)


@STATUE_2.check(on=Take, during=(CHOOSE,))
def choice_is_of_one_sort(state: State, seat: int, action: Take, options: Options) -> Any:
    if state.evaluated != MOAI:
        return None
    takers = [taker for taker, _, _ in action.shares]
    for taker, _, things in action.shares:
        if len(set(things)) > 1 or takers.count(taker) > 1:
            return {"player": Seat(taker)}
    return None


GATHER_4 = rule(
    "KO-GATHER-4",
    "EV-H",
    "The right kind while there is any",
    "While the pile of the evaluated kind has cards, that kind is taken.",
    "{kind} is still in the supply, so {player} takes no {thing}",
)
GATHER_6 = rule(
    "KO-GATHER-6",
    "EV-H",
    "Nothing from empty piles",
    "When all four piles are empty, nothing is received.",
    "all four piles are empty, so {player} receives nothing",
)
GATHER_5 = rule(
    "KO-GATHER-5",
    "EV-H",
    "A substitute for each missing card",
    "For each card that an empty pile cannot give, a player takes one of another pile, or says "
    "that none is taken.",
    {
        "silent": "{player} is short of {number}: name a substitute, or `none`",
        "empty": "the pile of {thing} is empty",
    },
)
GATHER_3 = rule(
    "KO-GATHER-3",
    "EV-H",
    "The active player takes first",
    "When a pile runs short, the active player takes the whole due first, then the others clockwise.",
    "{due} takes before {player}, while there is still {kind}",
)


@GATHER_3.check(on=Take, during=(CHOOSE,))
def active_player_takes_first(state: State, seat: int, action: Take, options: Options) -> Any:
    return _gathered(state, action, GATHER_3)


@GATHER_4.check(on=Take, during=(CHOOSE,))
def right_kind_is_taken(state: State, seat: int, action: Take, options: Options) -> Any:
    return _gathered(state, action, GATHER_4)


@GATHER_4.check(on=Take, during=(DONE,))
def right_kind_was_taken(state: State, seat: int, action: Take, options: Options) -> Any:
    if state.evaluated <= MOAI:
        return None
    kind = offering_of(state.evaluated)
    for taker, _, things in action.shares:
        for thing in things:
            if thing not in (kind, NONE):
                facts = {"kind": OFFERING_NAMES[kind], "player": Seat(taker)}
                return facts | {"thing": THING_NAMES[thing]}
    return None


@GATHER_6.check(on=Take, during=(CHOOSE,))
def something_is_left(state: State, seat: int, action: Take, options: Options) -> Any:
    return _gathered(state, action, GATHER_6)


@GATHER_5.check(on=Take, during=(CHOOSE,))
def missing_cards_are_replaced(state: State, seat: int, action: Take, options: Options) -> Any:
    return _gathered(state, action, GATHER_5)


def _gathered(state: State, action: Take, wanted: Rule) -> Any:
    """Follow the payment clockwise from the active player; the facts of the first fault of a rule."""
    if state.evaluated <= MOAI:
        return None
    kind = offering_of(state.evaluated)
    supply = state.supply[:]
    shares = {taker: things for taker, _, things in action.shares}
    written = list(shares)
    order = [(state.active + step) % state.players for step in range(state.players)]
    for place, seat in enumerate(order):
        things = list(shares.get(seat, ()))
        jumped = written[: written.index(seat)] if seat in written else []
        later = [other for other in order[place + 1 :] if other in jumped and kind in shares[other]]
        for _ in range(state.dues[seat]):
            thing = things.pop(0) if things else None
            fault, facts = _card_fault(supply, seat, kind, thing, later, listed=seat in shares)
            if fault is not None:
                return facts if fault is wanted else None
            if thing is not None and thing != NONE:
                supply[thing] -= 1
    return None


def _card_fault(
    supply: list[int], seat: int, kind: int, thing: int | None, later: list[int], listed: bool
) -> tuple[Rule | None, Any]:
    name, who = OFFERING_NAMES[kind], Seat(seat)
    if supply[kind] > 0:
        if thing == kind or (thing is None and listed):
            return None, None  # too few things are a wrong amount, which another rule tells
        if thing is None:
            return EVAL_3, {"player": who, "number": 1}
        if later:
            return GATHER_3, {"due": who, "player": Seat(later[0]), "kind": name}
        return GATHER_4, {"kind": name, "player": who, "thing": THING_NAMES[thing]}
    if not any(supply):
        return (None, None) if thing in (None, NONE) else (GATHER_6, {"player": who})
    if thing is None:
        return GATHER_5, {"case": "silent", "player": who, "number": 1}
    if thing != NONE and supply[thing] <= 0:
        return GATHER_5, {"case": "empty", "thing": THING_NAMES[thing]}
    return None, None


def _amounts(rule_: Rule, applies: Any) -> None:
    """A rule about an amount: for the kinds it applies to, and for bonuses or all else."""

    def amount_is_right(state: State, seat: int, action: Take, options: Options) -> Any:
        for taker, amount, things in _joined(action):
            right = state.dues[taker]
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
