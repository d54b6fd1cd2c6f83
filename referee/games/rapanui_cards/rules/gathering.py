"""Offering cards in an evaluation: the order of payment, and substitutes when a pile runs short."""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.rule import Breach, Rule, Seat

from ..actions import Take
from ..calculations.payment import NONE, clockwise, named_cards, substitutes, takers, told_together
from ..cards import MOAI, OFFERING_NAMES, cards_of, offering_cards, offering_of
from ..options import Options
from ..state.state import CHOOSE, DONE, NOBODY, State, bonus_seat
from ..voice import VOICE
from .book import left_out, rule
from .evaluation import EVAL_3, EVAL_5, EVALUATED, THING_NAMES

GATHER_4 = rule(
    "KO-GATHER-4",
    "EV-H",
    "The evaluated kind, while its pile has cards",
    "While the pile of the evaluated kind has cards, that kind is taken.",
    "the supply still has {kind}, so {player} cannot take {thing}",
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
    "For each card that an empty pile cannot give, a player takes a card from another pile, or takes "
    "none. The log says which.",
    {
        "silent": "{player} is {number} short: name a substitute, or write `none`",
        "empty": "the pile of {thing} is empty",
        "must": "at this table a substitute is compulsory while there is one, so {player} cannot take none",
        "same": "at this table all substitutes of a player come from one pile: {player} takes {pile} "
        "again, or none",
        "one": "at this table a player takes one substitute at most, so {player} cannot take a second one",
    },
)
GATHER_3 = rule(
    "KO-GATHER-3",
    "EV-H",
    "The active player takes first",
    "When a pile runs short, the active player first takes everything due to them. The other players "
    "follow clockwise.",
    {
        "short": "{due} takes {kind} before {player} does, as the pile runs short",
        "order": "at this table payments are written in order, and {due} takes before {player}",
        "bonus": "{player} takes everything due at once, before {due}",
    },
)


@EVAL_3.check(on=Take, during=EVALUATED)
def nobody_is_forgotten(state: State, seat: int, action: Take, options: Options) -> Breach:
    return _gathered(state, action, options, EVAL_3)


@EVAL_5.check(on=Take, during=EVALUATED)
def own_kind_is_not_declined(state: State, seat: int, action: Take, options: Options) -> Breach:
    return _gathered(state, action, options, EVAL_5)


@GATHER_3.check(on=Take, during=EVALUATED, when=lambda options: options.gather_in_order)
def payments_are_in_order(state: State, seat: int, action: Take, options: Options) -> Breach:
    """Who takes each card, if the line says so; only the bonus may come later."""
    if state.evaluated <= MOAI:
        return None
    listed = [taker for taker, _, _ in action.shares]
    written = [taker for place, taker in enumerate(listed) if listed[place - 1 : place] != [taker]]
    due = [taker for taker in clockwise(state) if taker in written]
    bonus = NOBODY if options.bonus_with_base else bonus_seat(state, state.evaluated, options)
    if written == due or written == [*due, bonus]:
        return None
    for place, taker in enumerate(written):
        if place >= len(due):
            return {"case": "bonus", "due": Seat(written[place - 1]), "player": Seat(taker)}
        if taker != due[place]:
            return {"case": "order", "due": Seat(due[place]), "player": Seat(taker)}
    return None


@GATHER_3.check(on=Take, during=EVALUATED)
def active_player_takes_first(state: State, seat: int, action: Take, options: Options) -> Breach:
    return _gathered(state, action, options, GATHER_3)


@GATHER_4.check(on=Take, during=EVALUATED)
def right_kind_is_taken(state: State, seat: int, action: Take, options: Options) -> Breach:
    return _gathered(state, action, options, GATHER_4)


@GATHER_4.check(on=Take, during=(DONE,))
def right_kind_was_taken(state: State, seat: int, action: Take, options: Options) -> Breach:
    if state.evaluated <= MOAI or state.paid_out or not any(state.dues):
        return None
    kind = offering_of(state.evaluated)
    for taker, _, things in action.shares:
        for thing in things:
            if thing not in (kind, NONE):
                facts = {"kind": VOICE.term(OFFERING_NAMES[kind]), "player": Seat(taker)}
                return facts | {"thing": VOICE.term(THING_NAMES[thing])}
    return None


@GATHER_6.check(on=Take, during=EVALUATED)
def something_is_left(state: State, seat: int, action: Take, options: Options) -> Breach:
    return _gathered(state, action, options, GATHER_6)


@GATHER_6.check(on=Take, during=(DONE,))
def nothing_was_left(state: State, seat: int, action: Take, options: Options) -> Breach:
    if state.evaluated <= MOAI or any(state.supply) or any(state.dues):
        return None
    for taker, things in named_cards(state, action).items():
        if state.display[taker][state.evaluated] and set(things) != {NONE}:
            return {"player": Seat(taker)}
    return None


@GATHER_5.check(on=Take, during=EVALUATED)
def missing_cards_are_replaced(state: State, seat: int, action: Take, options: Options) -> Breach:
    return _gathered(state, action, options, GATHER_5)


@GATHER_5.check(on=TurnEnds, during=(CHOOSE,))
def substitutes_were_named(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    if state.evaluated <= MOAI:
        return None
    left = state.supply[offering_of(state.evaluated)]
    told = {taker for taker, _, _ in state.taking}
    short = [taker for taker in takers(state, options)[left:] if taker not in told]
    facts = {"case": "silent", "player": Seat(short[0]), "number": cards_of(short.count(short[0]))}
    return left_out(state, True, facts)


def _gathered(state: State, action: Take, options: Options, wanted: Rule) -> Breach:
    """Follow the payment card by card; the facts of the first fault that breaks one of these rules."""
    if state.evaluated <= MOAI or (state.phase == DONE and not state.paid_out):
        return None
    kind = offering_of(state.evaluated)
    supply = state.supply[:]
    supply[kind] += state.paid_out
    left = named_cards(state, told_together(state, action))
    replaced: dict[int, list[int]] = {taker: [] for taker in clockwise(state)}
    for seat in takers(state, options):
        thing = left[seat].pop(0) if left.get(seat) else None
        if supply[kind] > 0:
            fault, facts = _while_there_is_any(state, kind, seat, thing, left)
        else:
            fault, facts = _when_short(supply, seat, thing, replaced[seat], options)
            if thing is not None and thing != NONE:
                replaced[seat].append(thing)
        if fault is not None:
            return facts if fault is wanted else None
        if thing is not None and thing != NONE:
            supply[thing] -= 1
    return None


def _while_there_is_any(
    state: State, kind: int, seat: int, thing: int | None, left: dict[int, list[int]]
) -> tuple[Rule | None, Breach]:
    """What is wrong with a card taken while the right pile has some; `left` is what the line still says."""
    if thing == kind or (thing is None and seat in left):
        return None, None  # too few things are a wrong amount, which another rule tells
    if thing is None:
        return EVAL_3, {"player": Seat(seat), "number": 1, "things": offering_cards(1)}
    if thing == NONE:
        return EVAL_5, {"player": Seat(seat)}
    written, order = list(left), clockwise(state)
    jumped = written[: written.index(seat)]
    later = [other for other in order[order.index(seat) + 1 :] if other in jumped and kind in left[other]]
    name = VOICE.term(OFFERING_NAMES[kind])
    if later:
        return GATHER_3, {"case": "short", "due": Seat(seat), "player": Seat(later[0]), "kind": name}
    return GATHER_4, {"kind": name, "player": Seat(seat), "thing": VOICE.term(THING_NAMES[thing])}


def _when_short(
    supply: list[int], seat: int, thing: int | None, before: list[int], options: Options
) -> tuple[Rule | None, Breach]:
    """What is wrong with what is taken for a card that its own pile cannot give."""
    who = Seat(seat)
    if not any(supply):
        return (None, None) if thing in (None, NONE) else (GATHER_6, {"player": who})
    if thing is None:
        return GATHER_5, {"case": "silent", "player": who, "number": cards_of(1)}
    if thing in substitutes(supply, before, options):
        return None, None
    if thing == NONE:
        return GATHER_5, {"case": "must", "player": who}
    if thing >= len(supply):
        return GATHER_5, None  # another rule tells that it is not an offering card
    if supply[thing] <= 0:
        return GATHER_5, {"case": "empty", "thing": VOICE.term(THING_NAMES[thing])}
    case = "same" if options.substitutes_from == "same-pile" else "one"
    return GATHER_5, {"case": case, "player": who, "pile": VOICE.term(THING_NAMES[before[0]])}
