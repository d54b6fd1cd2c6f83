"""The rules by which an action has just changed a number that a log may claim, a bonus by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.core.acts import Misnamed, TurnEnds
from referee.core.game import GIVEN, Cause, Change, shared_out

from ..actions import (
    Box,
    Buy,
    Column,
    Display,
    Draw,
    Extra,
    Glory,
    Hand,
    Holdings,
    Offer,
    Owns,
    Pile,
    PlayCards,
    Refill,
    Reveal,
    Stone,
    Supply,
    Take,
    Wood,
)
from ..calculations.payment import NONE, named_cards
from ..cards import CARD_NAMES, MOAI, OFFERING_NAMES, PRIEST, WOODCUTTER, gatherer_of, of_kind
from ..state.state import NOBODY, State, bonus_seat, dues_of
from ..state.state import OFFERINGS as OFFERING_KINDS
from ..voice import VOICE
from .quantities import quantity
from .quantity_names import (
    CARDS_OWNED,
    FISH_GATHERERS,
    FISH_HELD,
    GLORY,
    HAND,
    MOAI_SHOWN,
    OFFERINGS,
    PILE,
    QUANTITIES,
    TOTAL,
    WOOD,
    WOODPOINTS,
)
from .scoring import standing

_GIVEN = (Wood, Glory, Display, Owns, Supply, Pile)
_BY_ACTION: dict[type, str] = {
    Hand: "KO-SETUP-2",
    Column: "KO-SETUP-6",
    Buy: "KO-BUY-7",
    Box: "KO-BOX-4",
    Offer: "KO-OFFER-3",
    Extra: "KO-OFFER-8",
    Reveal: "KO-HIDE-3",
    Holdings: "KO-HIDE-4",
    Stone: "KO-HIDE-5",
}
_PAYING = (Draw, Refill, Take, TurnEnds)
"""What an evaluation may follow. A turn whose draw is too short is evaluated when it ends."""
_BY_VERB = {"offer": Offer, "extra": Extra, "buy": Buy, "play": PlayCards, "box": Box, "draw": Draw}
_BY_CARD = {WOODCUTTER: "KO-WOOD-1", PRIEST: "KO-PRIEST-1", MOAI: "KO-STATUE-1"}


def cause(before: State, state: State, action: object, change: Change) -> Sequence[Cause]:
    kind, which = type(action), change.which
    if which in (TOTAL, OFFERINGS, WOODPOINTS):
        return _of_points(before, state, action, change) or [Cause(_rule(state, action, which))]
    if kind in _PAYING and _is_income(which):
        return _of_income(before, state, action, change)
    return [Cause(_rule(state, action, which))]


def _is_income(which: int) -> bool:
    return which in (WOOD, GLORY, CARDS_OWNED) or FISH_HELD <= which < FISH_GATHERERS


def _evaluated(state: State, action: object) -> int:
    """The card that was evaluated, before the next turn forgets it."""
    over = isinstance(action, TurnEnds) and state.evaluated == NOBODY
    return state.closed if over else state.evaluated


def _rule(state: State, action: object, which: int) -> str:
    kind = type(action)
    if isinstance(action, Misnamed):  # the verb was read
        kind = _BY_VERB.get(action.verb, kind)
    if kind in _GIVEN:
        return GIVEN
    if kind is Buy and which in (WOOD, WOODPOINTS):
        return "KO-BUY-2"
    if isinstance(action, PlayCards) and which in (WOOD, WOODPOINTS):
        return "KO-PLAY-7" if action.cards[0] == MOAI else "KO-PLAY-6"
    if kind is PlayCards:
        return "KO-PLAY-10"
    if which == HAND and kind is Draw:
        return "KO-DRAW-2"
    if kind in _PAYING and which != PILE:
        return _BY_CARD.get(_evaluated(state, action), "KO-GATHER-1")
    return _BY_ACTION.get(kind, "KO-FILL-2")


def _of_income(before: State, state: State, action: object, change: Change) -> Sequence[Cause]:
    """What the cards of the evaluated kind pay, and the bonus of a sole majority."""
    rule, card, seat = _rule(state, action, change.which), _evaluated(state, action), change.seat
    if card == NOBODY:
        return [Cause(rule)]
    number = state.display[seat][card]
    cards = VOICE.say(
        "cause.cards",
        "{number} {card} {number|card|cards}",
        number=number,
        card=VOICE.term(CARD_NAMES[card]),
    )
    paying = Cause(rule, cards)
    if bonus_seat(state, card, state.options) != seat or not _has_bonus(before, state, action, change):
        return [paying]
    return [
        paying,
        Cause("KO-GATHER-2" if card > MOAI else "KO-EVAL-4", VOICE.say("cause.bonus", "bonus"), 1),
    ]


def _has_bonus(before: State, state: State, action: object, change: Change) -> bool:
    """Whether the bonus was paid, and in this number; if piles run short, it is the last card taken."""
    due = dues_of(state, _evaluated(state, action), state.options)[change.seat]
    if change.amount == due:
        return True
    if not isinstance(action, Take) or state.evaluated <= MOAI:
        return False
    taken = [thing for thing in named_cards(before, action).get(change.seat, []) if thing != NONE]
    return len(taken) == due and change.which == FISH_HELD + taken[-1]


def _of_points(before: State, state: State, action: object, change: Change) -> list[Cause]:
    """The points by their source; none while hidden cards leave a part of them open."""
    wanted = (GLORY, MOAI_SHOWN, WOODPOINTS, OFFERINGS) if change.which == TOTAL else (change.which,)
    found: list[Cause] = []
    for which in wanted:
        if which == OFFERINGS:
            offered = _of_offerings(before, state, action, change)
            if offered is None:
                return []
            found += offered
        elif which == WOODPOINTS:
            found += _of_wood(before, state, action, change)
        else:
            worth = state.options.moai_points if which == MOAI_SHOWN else 1
            found += _times(_parts(before, state, action, change, which), worth)
    return found


def _parts(before: State, state: State, action: object, change: Change, which: int) -> list[Cause]:
    """The causes by which another number of the same player changed, if it did."""
    was, now = (quantity(each, change.seat, which) for each in (before, state))
    if was == now:
        return []
    numbers = [each if isinstance(each, tuple) else (each,) for each in (was, now)]
    inner = Change(change.seat, which, change.actor, *numbers)
    parts = shared_out(cause(before, state, action, inner), inner.amount or 0)
    name = f"{VOICE.term(QUANTITIES[which])}"
    return [part if part.piece else part._replace(piece=name) for part in parts]


def _times(parts: Sequence[Cause], points: int) -> Iterator[Cause]:
    for part in parts:
        if part.amount * points:
            yield part._replace(amount=part.amount * points)


def _of_wood(before: State, state: State, action: object, change: Change) -> Iterator[Cause]:
    """A point comes with the piece of wood that completes another five."""
    wood, each = before.wood[change.seat], state.options.wood_for_a_point
    for part in _parts(before, state, action, change, WOOD):
        points = (wood + part.amount) // each - wood // each
        wood += part.amount
        if points:
            yield part._replace(amount=points)


def _of_offerings(before: State, state: State, action: object, change: Change) -> list[Cause] | None:
    """Cards that came or went, at their value; then the change in value of the cards that were held."""
    was, now = (standing(each, each.options).exact for each in (before, state))
    if was is None or now is None:
        return None
    found: list[Cause] = []
    for kind in OFFERING_KINDS:
        worth, held = was.values[kind], now.holdings[change.seat][kind]
        found += _times(_parts(before, state, action, change, FISH_HELD + kind), worth)
        gained = now.values[kind] - worth
        if held * gained:
            piece = VOICE.say(
                "cause.value",
                "{cards}, now {value} each",
                cards=of_kind(held, gatherer_of(kind)),
                kind=VOICE.term(OFFERING_NAMES[kind]),
                value=now.values[kind],
            )
            found.append(Cause("KO-VALUE-1", piece, held * gained))
    return found
