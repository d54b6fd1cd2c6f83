"""The offering round that follows a moai."""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.rule import Breach, Notice, Seat
from referee.speech.say import Wording
from referee.speech.values import Series

from ..actions import Draw, Extra, Offer, Stone, StoneTouched, Take
from ..cards import HIDDEN, OFFERING_NAMES, offering_cards
from ..options import Options
from ..state.holdings import Purse
from ..state.offering_round import must_lay_extra, offerable, offering_later, offering_order, stays
from ..state.state import (
    CHOOSE,
    DONE,
    DRAW,
    EXTRA,
    FILL,
    IN_TURN,
    OFFER,
    START,
    THE_EXTRA,
    THE_ROUND,
    State,
    begun,
    comes_later,
)
from ..voice import VOICE
from .book import left_out, rule
from .face_down import laid

FACE_DOWN = ("face", "down", "hidden", "cover")
"""Words which say that someone looked at more than the open cards of the stone."""

OFFER_1 = rule(
    "KO-OFFER-1",
    "S2-M",
    "Each moai is followed at once by one offering round",
    "After a moai is built there is one offering round, before any card is drawn. There are no other "
    "offering rounds.",
    {
        "none": "no moai was built, so there is no offering round",
        "due": "a moai was built, so its offering round comes before the draw",
        "extra": "the extra card is a part of the offering round, which comes before the draw",
        "missing": "{player} built a moai, but the offering round is missing",
        "twice": "the offering round of this moai has already taken place",
    },
)


@OFFER_1.check(on=Offer, during=(START, DRAW, FILL, CHOOSE, DONE))
def round_follows_a_moai(state: State, seat: int, action: Offer, options: Options) -> Breach:
    if state.unsure or state.skipped & THE_ROUND:
        return None
    return {"case": "twice" if state.built and state.phase != START else "none"}


@OFFER_1.check(on=Extra, during=(START, DRAW, FILL, CHOOSE, DONE))
def extra_card_follows_a_moai(state: State, seat: int, action: Extra, options: Options) -> Breach:
    told = state.unsure or state.built or state.boxed_now or state.skipped & THE_EXTRA
    return None if told else {"case": "none"}


@OFFER_1.check(on=Offer, during=(EXTRA,))
def round_is_held_once(state: State, seat: int, action: Offer, options: Options) -> Breach:
    return None if state.unsure else {"case": "twice"}


@OFFER_1.check(on=Draw, during=(OFFER,))
def round_comes_before_drawing(state: State, seat: int, action: Draw, options: Options) -> Breach:
    if state.unsure:
        return None
    return _round("due" if comes_later(state, Offer) else "missing", state)


@OFFER_1.check(on=(Extra, Take), during=(OFFER,))
def round_is_held(state: State, seat: int, action: object, options: Options) -> Breach:
    late = Offer if isinstance(action, Extra) else (Offer, Extra, Draw)
    if state.unsure or comes_later(state, late):
        return None  # it is held, but in the wrong order
    return _round("missing", state)


def _round(case: str, state: State) -> dict[str, object]:
    return {"case": case, "player": Seat(state.active), "demands": (Offer,)}


@OFFER_1.check(on=Draw, during=(EXTRA,))
def extra_card_is_not_late(state: State, seat: int, action: Draw, options: Options) -> Breach:
    late = comes_later(state, Extra) and must_lay_extra(state, options) and not state.unsure
    return {"case": "extra"} if late else None


@OFFER_1.check(on=TurnEnds, during=(OFFER,))
def round_was_held(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    return left_out(state, True, _round("missing", state))


OFFER_4 = rule(
    "KO-OFFER-4",
    "S2-M",
    "Players without offering cards are skipped",
    "A player without offering cards lays none. This goes for the builder too.",
    {
        "none": "{player} owns no offering card, and so is skipped",
        "bought": "{player} owns only the offering card just bought, which cannot be offered at this table",
    },
)


@OFFER_4.check(on=Offer, during=(OFFER,))
def offerers_own_a_card(state: State, seat: int, action: Offer, options: Options) -> Breach:
    laid: dict[int, int] = {}
    for giver, _, _ in action.offered:
        laid[giver] = laid.get(giver, 0) + 1
        if laid[giver] > offerable(state, giver, options):
            bought = laid[giver] <= state.purses[giver].size
            return {"case": "bought" if bought else "none", "player": Seat(giver)}
    return None


OFFER_3 = rule(
    "KO-OFFER-3",
    "S2-M",
    "Everybody who has a card offers one",
    "Each other player with an offering card lays exactly one.",
    {
        "left out": "{player} owns {number}, but is left out",
        "twice": "{player} lays more than one card, but each player offers exactly one",
    },
)


@OFFER_3.check(on=Offer, during=(OFFER,))
def everybody_offers_once(state: State, seat: int, action: Offer, options: Options) -> Breach:
    """In one clause, or in several: each player may write his own. Who is left out shows in the last."""
    givers = [giver for giver, _, _ in action.offered]
    for giver in givers:
        if giver != state.active and (givers.count(giver) > 1 or giver in state.laid):
            return {"case": "twice", "player": Seat(giver)}
    said = {*givers, state.active}
    for other in () if offering_later(state) else offering_order(state, state.active, options):
        if other not in said:
            number = offering_cards(state.purses[other].size)
            return {"case": "left out", "player": Seat(other), "number": number}
    return None


OFFER_2 = rule(
    "KO-OFFER-2",
    "S2-M",
    "The order of the offering round",
    "The other players offer clockwise, beginning with the builder's left neighbour. Then the builder "
    "offers, and the extra card comes last. The French text begins with the first player's left "
    "neighbour: see the ruling offer-start.",
    {
        "order": "{due} must lay a card before {player} does",
        "extra": "the extra card is laid last, after {player}'s own card",
    },
)


@OFFER_2.check(on=Extra, during=(OFFER,))
def extra_card_comes_last(state: State, seat: int, action: Extra, options: Options) -> Breach:
    late = comes_later(state, Offer) and not state.unsure
    return {"case": "extra", "player": Seat(seat)} if late else None


@OFFER_2.check(on=Offer, during=(OFFER,))
def round_is_in_order(state: State, seat: int, action: Offer, options: Options) -> Breach:
    givers = [giver for giver, _, _ in action.offered]
    order = offering_order(state, state.active, options)
    if set(order) != set(givers):
        said = {*givers, *offering_later(state)}
        order = [giver for giver in order if giver in said]
    for due, giver in zip(order, givers, strict=False):
        if due != giver:
            return {"case": "order", "due": Seat(due), "player": Seat(giver)}
    return None


OFFER_6 = rule(
    "KO-OFFER-6",
    "S2-M",
    "The other players offer face up",
    "The other players' cards are laid face up, so the log names them.",
    "{player}'s card lies face up, so the log must name its kind",
)


@OFFER_6.check(on=Offer, during=(OFFER,))
def others_offer_openly(state: State, seat: int, action: Offer, options: Options) -> Breach:
    hidden = [giver for giver, kind, _ in action.offered if kind == HIDDEN and giver != state.active]
    return {"player": Seat(hidden[0])} if hidden else None


OFFER_7 = rule(
    "KO-OFFER-7",
    "S2-M",
    "The builder offers last, face down",
    "A builder who owns an offering card lays exactly one, face down, after the others.",
    {
        "none": "{player} owns {number}, but lays none",
        "open": "{player} is the builder and lays the card face down, not face up",
        "twice": "{player} offers exactly one card, not {number}",
    },
)


@OFFER_7.check(on=Offer, during=(OFFER,))
def builder_offers_face_down(state: State, seat: int, action: Offer, options: Options) -> Breach:
    builder = state.active
    own = [card for card in action.offered if card[0] == builder]
    size, before = offerable(state, builder, options), state.laid.count(builder)
    if not own and not before and size and not offering_later(state):
        return {"case": "none", "player": Seat(builder), "number": offering_cards(size)}
    if own and len(own) + before > 1:
        return {"case": "twice", "player": Seat(builder), "number": len(own) + before}
    if own and own[0][2]:
        return {"case": "open", "player": Seat(builder)}
    return None


OFFER_5 = rule(
    "KO-OFFER-5",
    "S2-M",
    "Only owned cards are offered",
    "The player can own a card of the kind offered. While face-down cards are unknown, it is enough "
    "that one possibility allows it.",
    {
        "owned": "{player} cannot own {kind} now{hint}",
        "bought": "the only {kind} that {player} can own was just bought, and it cannot be offered at "
        "this table",
    },
)


@OFFER_5.check(on=Offer, during=(OFFER,))
def offered_card_is_owned(state: State, seat: int, action: Offer, options: Options) -> Breach:
    for giver, kind, _ in action.offered:
        kept = stays(state, giver, options)
        if kind != HIDDEN and not state.purses[giver].can_give(kind, kept):
            if kind == kept and state.purses[giver].can_give(kind):
                return {"case": "bought", "player": Seat(giver), "kind": VOICE.term(OFFERING_NAMES[kind])}
            open_cards = [turn for turn, owner in state.offer_turns if owner == giver]
            past = tuple(laid(turn, giver) for turn in open_cards)
            hint = _whatever(open_cards) if open_cards else ""
            return {
                "case": "owned",
                "player": Seat(giver),
                "kind": VOICE.term(OFFERING_NAMES[kind]),
                "hint": hint,
                "past": past,
            }
    return None


def _whatever(turns: list[int]) -> Wording:
    return VOICE.phrase(
        "hint.face-down",
        ", whatever the face-down {turns|card of turn|cards of turns} {turns} {turns|was|were} (KO-HIDE-2)",
        turns=Series(turns),
    )


OFFER_8 = rule(
    "KO-OFFER-8",
    "S2-M",
    "The builder adds one extra card from the supply",
    "The builder adds one card from a supply pile, face up. It does not come from the builder's "
    "collection.",
    {
        "number": "exactly one extra card is laid, not {number|0=none|{number}|{number}}",
        "own": "the extra card comes from the supply, not from {player}'s collection",
        "missing": "the extra card is missing",
        "twice": "the extra card has already been laid",
        "none": "nobody has built a moai, so no card can lie on the stone, but the log counts {number}",
        "untold": "{number} {number|card lies|cards lie} on the stone, so moai were built, but no display "
        "shows one: their points are not counted here",
        "many": "{moai|1 moai was built|{moai} moai were built}, so there are at most {most} cards on the "
        "stone, not {number}: for each moai, each player lays one card and one comes from a pile",
        "few": "{moai|1 moai was built|{moai} moai were built}, so there {moai|is|are} at least {moai} "
        "{moai|card|cards} on the stone, not {number}: for each moai, one card comes from a pile",
    },
)


@OFFER_8.check(on=Extra, during=(EXTRA,))
def one_extra_card_from_the_supply(state: State, seat: int, action: Extra, options: Options) -> Breach:
    if action.own:
        return {"case": "own", "player": Seat(seat)}
    if len(action.kinds) == 1:
        return None
    if not action.kinds and not must_lay_extra(state, options):
        return None
    return {"case": "number", "number": len(action.kinds)}


@OFFER_8.check(on=(Draw, Take), during=(EXTRA,))
def extra_card_comes_before_drawing(state: State, seat: int, action: object, options: Options) -> Breach:
    late = Extra if isinstance(action, Draw) else (Extra, Draw)
    if state.unsure or not must_lay_extra(state, options) or comes_later(state, late):
        return None
    return {"case": "missing", "demands": (Extra,)}


@OFFER_8.check(on=TurnEnds, during=(EXTRA,), when=lambda options: options.extra_compulsory)
def extra_card_was_laid(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    return left_out(state, True, {"case": "missing", "demands": (Extra,)})


@OFFER_8.check(on=Extra, during=(DRAW, FILL, CHOOSE, DONE))
def extra_card_is_laid_once(state: State, seat: int, action: Extra, options: Options) -> Breach:
    return {"case": "twice"} if state.extra_laid and not state.unsure else None


OFFER_9 = rule(
    "KO-OFFER-9",
    "S2-M",
    "The extra card's pile has a card",
    "The extra card is taken from a pile that is not empty.",
    "the supply of {kind} is empty",
)


@OFFER_9.check(on=Extra, during=(DRAW, EXTRA))
def extra_pile_has_a_card(state: State, seat: int, action: Extra, options: Options) -> Breach:
    empty = [kind for kind in action.kinds if kind != HIDDEN and state.supply[kind] <= 0]
    return {"kind": VOICE.term(OFFERING_NAMES[empty[0]])} if empty else None


OFFER_10 = rule(
    "KO-OFFER-10",
    "S2-M",
    "Cards stay on the stone",
    "Cards never leave the stone, and nobody looks at hidden ones before the end: those that lie face "
    "down, and by the Dutch text also those below another card.",
    {
        "touched": "cards stay on the stone, and nobody looks at hidden ones before the end",
        "sorted": "the stone is sorted only after the end of the game",
        "looked": "somebody looked through the face-up cards of the stone; the face-down ones must stay "
        "unseen",
    },
)


@OFFER_10.check(on=StoneTouched, during=IN_TURN)
def stone_is_left_alone(state: State, seat: int, action: StoneTouched, options: Options) -> Breach:
    text = action.text.lower()
    looked = "look" in text and not any(word in text for word in FACE_DOWN)
    return Notice(case="looked") if options.stone_open and looked else {"case": "touched"}


@OFFER_10.check(on=Stone, during=IN_TURN)
def stone_is_sorted_at_the_end(state: State, seat: int, action: Stone, options: Options) -> Breach:
    return {"case": "sorted"} if begun(state) else None


HIDE_2 = rule(
    "KO-HIDE-2",
    "S2-M",
    "An offering is refused only if it is impossible",
    "While a face-down card is unknown, an offering is refused (KO-OFFER-5) only if it would be "
    "impossible whatever that card was. A legal offering may show what the card must have been.",
    "{player} still owned {kind}, so {cards}",
)


@HIDE_2.check(on=Offer, during=(OFFER,))
def offering_tells_what_was_hidden(state: State, seat: int, action: Offer, options: Options) -> Breach:
    for giver, kind, _ in action.offered:
        purse, kept = state.purses[giver], stays(state, giver, options)
        if not purse.open_turns or kind == HIDDEN or not purse.can_give(kind, kept):
            continue
        if kept is None and purse.excludes_nothing(kind):
            continue
        before, after = purse.deductions(), _after_giving(purse, kind, kept).deductions()
        deduced = {turn: after[turn] for turn in after if turn not in before}
        if deduced:
            cards = Series(
                VOICE.phrase(
                    "deduced",
                    "the face-down card of turn {turn} must have been {kind}",
                    turn=turn,
                    kind=VOICE.term(OFFERING_NAMES[hidden]),
                )
                for turn, hidden in deduced.items()
            )
            past = tuple(laid(turn, giver) for turn in deduced)
            return Notice(player=Seat(giver), kind=VOICE.term(OFFERING_NAMES[kind]), cards=cards, past=past)
    return None


def _after_giving(purse: Purse, kind: int, kept: int | None) -> Purse:
    twin = purse.copy()
    twin.give(kind, kept)
    return twin
