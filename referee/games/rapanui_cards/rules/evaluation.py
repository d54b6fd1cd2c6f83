"""The evaluation at the end of a turn: what is evaluated, who is paid, what owners of moai choose."""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.rule import Breach, Seat
from referee.speech.say import Wording
from referee.speech.values import Count

from ..actions import Draw, Take
from ..calculations.payment import GLORY, NONE, WOOD, clockwise
from ..cards import CARD_NAMES, MOAI, OFFERING_NAMES, PRIEST, WOODCUTTER, cards_of, offering_cards
from ..options import Options
from ..state.state import CHOOSE, DONE, DRAW, NOBODY, State, comes_later
from ..voice import VOICE
from .book import left_out, rule

EVALUATED = (CHOOSE, DONE)
THING_NAMES = (*OFFERING_NAMES, "wood", "glory", "none")

EVAL_1 = rule(
    "KO-EVAL-1",
    "S3-E END",
    "One evaluation a turn",
    "Each turn ends with exactly one evaluation of one kind of card.",
    {
        "twice": "this turn's evaluation has already been written",
        "early": "{player} must first draw {number} more: only the card exposed last is evaluated",
    },
)


@EVAL_1.check(on=Take, during=EVALUATED)
def evaluation_happens_once(state: State, seat: int, action: Take, options: Options) -> Breach:
    told = state.taken or any(taker in state.told_by for taker, _, _ in action.shares)
    if told or _has_chosen(state, action):
        return {"case": "twice"}
    return None


def _has_chosen(state: State, action: Take) -> bool:
    """Whether the owners of moai chose one after the other, and one of them chooses again."""
    if state.evaluated != MOAI or state.phase != CHOOSE:
        return False
    return any(state.display[taker][MOAI] and not state.dues[taker] for taker, _, _ in action.shares)


@EVAL_1.check(on=Take, during=(DRAW,))
def evaluation_waits_for_the_last_draw(state: State, seat: int, action: Take, options: Options) -> Breach:
    if state.unsure or not state.drawn or not comes_later(state, Draw):
        return None  # a draw that never comes is missing: KO-DRAW-2
    return {"case": "early", "player": Seat(state.active), "number": cards_of(state.to_draw)}


EVAL_2 = rule(
    "KO-EVAL-2",
    "S3-E",
    "The card exposed last is evaluated",
    "The front card of the column of the last draw is evaluated, after its refill if there was one.",
    "{card} is evaluated here, and that pays no {thing}",
)


@EVAL_2.check(on=Take, during=EVALUATED)
def things_fit_the_kind(state: State, seat: int, action: Take, options: Options) -> Breach:
    if state.evaluated == NOBODY:
        return None  # what was evaluated could not be read
    fitting = _fitting(state.evaluated)
    for _, _, things in action.shares:
        for thing in things:
            if thing not in fitting:
                return {
                    "card": VOICE.term(CARD_NAMES[state.evaluated]),
                    "thing": VOICE.term(THING_NAMES[thing]),
                }
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
    "Every player with cards of the evaluated kind in the display is paid for them. Cards in hand do "
    "not count.",
    "{player} receives {things} here, but is not listed",
)


def paid(card: int, number: int) -> Count | Wording:
    """What an evaluation pays: wood, glory, either or offering cards."""
    if card == MOAI:
        return VOICE.phrase("wood-or-glory", "{number} wood or glory", number=number)
    if card in (WOODCUTTER, PRIEST):
        word = VOICE.term("wood", "wood") if card == WOODCUTTER else VOICE.term("glory", "glory")
        return Count(number, word)
    return offering_cards(number)


@EVAL_3.check(on=Take, during=(DONE,))
def everybody_is_listed(state: State, seat: int, action: Take, options: Options) -> Breach:
    """In this clause or another of the turn. A player who writes only his own share need not list the
    others.
    """
    if state.evaluated == NOBODY or state.paid_out or seat != state.active:
        return None
    later = [share for each in state.ahead if isinstance(each, Take) for share in each.shares]
    listed = {*state.told_by, *(taker for taker, _, _ in (*action.shares, *later))}
    for other, due in enumerate(state.dues):
        if due and other not in listed:
            return {"player": Seat(other), "number": due, "things": paid(state.evaluated, due)}
    return None


EVAL_5 = rule(
    "KO-EVAL-5",
    "EV-W EV-P EV-M EV-H",
    "Income is not declined",
    "Nobody can refuse what an evaluation pays. Only a substitute may be refused.",
    "{player} cannot decline the income of an evaluation",
)


@EVAL_5.check(on=Take, during=EVALUATED)
def income_is_taken(state: State, seat: int, action: Take, options: Options) -> Breach:
    for taker, _, things in action.shares:
        if NONE in things and state.dues[taker] and not _is_short(state) and state.evaluated != NOBODY:
            return {"player": Seat(taker)}
    return None


def _is_short(state: State) -> bool:
    return state.evaluated > MOAI and (state.phase == CHOOSE or state.paid_out > 0)


STATUE_3 = rule(
    "KO-STATUE-3",
    "EV-M",
    "Owners of moai choose",
    "The log says for each player with a moai whether they take wood or glory. Other players choose "
    "nothing.",
    {
        "missing": "{player} has a moai, but the choice of wood or glory is missing",
        "surplus": "{player} has no moai, and so chooses nothing",
        "order": "at this table players choose clockwise from the active player, so {due} comes before "
        "{player}",
    },
)


@STATUE_3.check(on=Take, during=(DONE,))
def somebody_may_choose(state: State, seat: int, action: Take, options: Options) -> Breach:
    """If nobody has a moai. Who says how much he takes has counted wrong: KO-STATUE-1."""
    if state.evaluated != MOAI or any(display[MOAI] for display in state.display):
        return None
    chosen = [taker for taker, amount, things in action.shares if amount is None and things != (NONE,)]
    return {"case": "surplus", "player": Seat(chosen[0])} if chosen else None


@STATUE_3.check(on=Take, during=(CHOOSE,))
def owners_choose(state: State, seat: int, action: Take, options: Options) -> Breach:
    if state.evaluated != MOAI:
        return None
    surplus = [
        taker
        for taker, amount, things in action.shares
        if not state.dues[taker] and amount != 0 and things != (NONE,)
    ]
    return {"case": "surplus", "player": Seat(surplus[0])} if surplus else None


@STATUE_3.check(on=TurnEnds, during=(CHOOSE,))
def owners_have_chosen(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    silent = [owner for owner in clockwise(state) if state.dues[owner]]
    if state.evaluated != MOAI or not silent:
        return None
    return left_out(state, True, {"case": "missing", "player": Seat(silent[0])})


@STATUE_3.check(on=Take, during=(CHOOSE,), when=lambda options: options.choose_in_order)
def owners_choose_in_turn(state: State, seat: int, action: Take, options: Options) -> Breach:
    listed = [taker for taker, _, _ in action.shares if state.dues[taker]]
    order = [owner for owner in clockwise(state) if state.dues[owner]]
    for due, taker in zip(order, dict.fromkeys(listed), strict=False):
        if due != taker and state.evaluated == MOAI:
            return {"case": "order", "due": Seat(due), "player": Seat(taker)}
    return None


STATUE_2 = rule(
    "KO-STATUE-2",
    "EV-M",
    "All wood or all glory",
    "A player with moai takes the whole amount in wood or the whole amount in glory.",
    {
        "mixed": "{player} must take the whole amount in wood or the whole amount in glory",
        "twice": "{player} chooses once, for the whole amount",
    },
)


@STATUE_2.check(on=Take, during=(CHOOSE,))
def choice_is_of_one_sort(state: State, seat: int, action: Take, options: Options) -> Breach:
    if state.evaluated != MOAI:
        return None
    takers = [taker for taker, _, _ in action.shares]
    for taker in takers:
        all_things = {thing for other, _, each in action.shares if other == taker for thing in each}
        if len(all_things) > 1 or takers.count(taker) > 1:
            return {"case": "mixed" if len(all_things) > 1 else "twice", "player": Seat(taker)}
    return None
