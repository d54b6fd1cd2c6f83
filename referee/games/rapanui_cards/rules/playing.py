"""Step 2: cards are played from the hand, or a moai is boxed."""

from __future__ import annotations

from collections.abc import Callable

from referee.core.acts import TurnEnds
from referee.core.rule import Breach, Check, Seat
from referee.speech.values import Series

from ..actions import Box, Buy, Draw, Extra, Keep, Offer, PlayCards
from ..cards import CARD_NAMES, HIDDEN, MOAI, of_kind
from ..options import Options
from ..state.state import (
    CHOOSE,
    DONE,
    DRAW,
    FILL,
    START,
    THE_EXTRA,
    State,
    comes_later,
    play_cost,
    price_of,
    stuck,
)
from ..voice import VOICE
from .book import left_out, rule

MOST_GATHERERS = 3

PLAY_3 = rule(
    "KO-PLAY-3",
    "S2 S2-N",
    "One kind a turn",
    "All cards played in a turn are of the same kind. Hunter-gatherers of different offerings are "
    "different kinds.",
    "{cards} are not all of one kind",
)


@PLAY_3.check(on=PlayCards, during=(START,))
def cards_are_of_one_kind(state: State, seat: int, action: PlayCards, options: Options) -> Breach:
    return {"cards": _names(action.cards)} if len(set(action.cards)) > 1 else None


PLAY_4 = rule(
    "KO-PLAY-4",
    "S2-N",
    "Only one woodcutter, priest or moai",
    "A player plays at most one woodcutter, one priest or one moai in a turn.",
    "only one {card} can be played in a turn, not {number}",
)


@PLAY_4.check(on=PlayCards, during=(START,))
def others_come_singly(state: State, seat: int, action: PlayCards, options: Options) -> Breach:
    if len(action.cards) > 1 and action.cards[0] <= MOAI:
        return {"card": VOICE.term(CARD_NAMES[action.cards[0]]), "number": len(action.cards)}
    return None


PLAY_5 = rule(
    "KO-PLAY-5",
    "S2-H",
    "Up to three hunter-gatherers",
    "A player may play one, two or three hunter-gatherers of one kind.",
    "at most three hunter-gatherers can be played in a turn, not {number}",
)


@PLAY_5.check(on=PlayCards, during=(START,))
def gatherers_are_three_at_most(state: State, seat: int, action: PlayCards, options: Options) -> Breach:
    return {"number": len(action.cards)} if len(action.cards) > MOST_GATHERERS else None


PLAY_2 = rule(
    "KO-PLAY-2",
    "S2",
    "Only cards in hand",
    "Each card played is in the player's hand.",
    "{player} has {has|0=no|{has}|{has}} {card} {has|card|cards} in hand, not {number}; "
    "the hand is {hand|0=empty|{hand}|{hand}}",
)


@PLAY_2.check(on=PlayCards, during=(START,))
def cards_are_in_hand(state: State, seat: int, action: PlayCards, options: Options) -> Breach:
    hand = state.hand[seat]
    for card in set(action.cards):
        if action.cards.count(card) > state.may_hold(seat, card):
            return {
                "player": Seat(seat),
                "has": hand[card],
                "card": VOICE.term(CARD_NAMES[card]),
                "number": action.cards.count(card),
                "hand": Series(VOICE.term(CARD_NAMES[c]) for c, n in enumerate(hand) for _ in range(n)),
            }
    return None


COSTS_ARE_RIGHT: list[Check] = []
"""The checks of stated prices."""


def _stated_cost(code: str, title: str, law: str, where: str, applies: Callable[[int], bool]) -> None:
    """A rule about a stated price: one for each group of cards."""
    declared = rule(code, where, title, law, "playing this costs {right} wood, not {written}")

    def cost_is_right(state: State, seat: int, action: PlayCards, options: Options) -> Breach:
        right = play_cost(action.cards, options)
        if (
            action.price is None
            or action.price == right
            or not applies(action.cards[0] if action.cards else MOAI)
        ):
            return None
        return {"right": right, "written": action.price}

    COSTS_ARE_RIGHT.append(declared.check(on=PlayCards, during=(START,), extra=True)(cost_is_right))


_stated_cost(
    "KO-PLAY-6",
    "What hunter-gatherers cost",
    "The first hunter-gatherer of a turn is free, the second and third cost one wood each.",
    "S2-H",
    lambda card: card > MOAI,
)
_stated_cost(
    "KO-PLAY-7", "What a moai costs", "A moai costs seven wood.", "S2-M", lambda card: card == MOAI
)
_stated_cost(
    "KO-PLAY-8",
    "Woodcutters and priests are free",
    "Playing a woodcutter or a priest costs nothing.",
    "S2",
    lambda card: card < MOAI,
)

PLAY_9 = rule(
    "KO-PLAY-9",
    "S2",
    "Enough wood to play",
    "The wood left after buying covers the cost of what is played.",
    "playing this costs {cost} wood, but {player} has {wood}",
)


@PLAY_9.check(on=PlayCards, during=(START,))
def player_can_pay(state: State, seat: int, action: PlayCards, options: Options) -> Breach:
    cost = play_cost(action.cards, options)
    if cost <= state.wood[seat]:
        return None
    return {"cost": cost, "player": Seat(seat), "wood": state.wood[seat]}


PLAY_10 = rule(
    "KO-PLAY-10",
    "S2",
    "Playing pays nothing",
    "The cards go from the player's hand to the player's display, and nothing else happens. Income "
    "comes only from evaluations.",
    "playing a card pays nothing, so {player} does not gain {gain} here",
)


@PLAY_10.check(on=PlayCards, during=(START,), extra=True)
def playing_pays_nothing(state: State, seat: int, action: PlayCards, options: Options) -> Breach:
    return {"player": Seat(seat), "gain": action.gain} if action.gain else None


PLAY_1 = rule(
    "KO-PLAY-1",
    "S2",
    "Every turn a card is played",
    "A player who can play a card must do so.",
    {
        "keep": "{player} can play a card, and so must play one",
        "none": "{player} must play a card in this turn and has not",
    },
)


@PLAY_1.check(on=Keep, during=(START,))
def something_is_played(state: State, seat: int, action: Keep, options: Options) -> Breach:
    return None if stuck(state, seat, options) else _must_play("keep", seat)


@PLAY_1.check(on=Draw, during=(START,))
def something_is_played_before_drawing(state: State, seat: int, action: Draw, options: Options) -> Breach:
    if state.unsure or stuck(state, seat, options) or comes_later(state, (PlayCards, Box, Keep)):
        return None
    return _must_play("none", seat)


@PLAY_1.check(on=TurnEnds, during=(START,))
def something_was_played(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    return left_out(state, not stuck(state, state.active, options), _must_play("none", state.active))


def _must_play(case: str, seat: int) -> dict[str, object]:
    return {"case": case, "player": Seat(seat), "demands": (PlayCards,)}


BOX_1 = rule(
    "KO-BOX-1",
    "S2-X",
    "A moai is boxed only with three moai in hand",
    "Only a player who has three moai in hand and not enough wood to build one puts a moai into the box.",
    "a moai is boxed only with three moai in hand, and {player} has {number|0=none|{number}|{number}}",
)


@BOX_1.check(on=Box, during=(START,))
def hand_is_three_moai(state: State, seat: int, action: Box, options: Options) -> Breach:
    if state.may_hold(seat, MOAI) >= options.hand_size:
        return None
    return {"player": Seat(seat), "number": state.hand[seat][MOAI]}


BOX_2 = rule(
    "KO-BOX-2",
    "S2-X S2",
    "With three moai in hand: build if possible, otherwise box one",
    "A player with three moai in hand builds one if there is enough wood. Otherwise the player puts one "
    "into the box.",
    {
        "can": "{player} has {wood} wood and can build a moai, so none is boxed",
        "could": "{player} had {wood} wood before buying and could have built a moai, so none is boxed",
        "keep": "{player} has three moai in hand and must keep {price} wood to build one",
        "must": "{player} cannot play any card, and so must put a moai into the box",
    },
)


@BOX_2.check(on=Box, during=(START,))
def wood_is_missing(state: State, seat: int, action: Box, options: Options) -> Breach:
    if stuck(state, seat, options) or state.may_hold(seat, MOAI) < options.hand_size:
        return None
    if state.wood[seat] >= options.moai_price:
        facts = {"case": "can", "player": Seat(seat), "wood": state.wood[seat]}
        return facts | {"demands": (PlayCards,)}
    return {"case": "could", "player": Seat(seat), "wood": state.wood[seat] + state.spent}


@BOX_2.check(on=Buy, during=(START,), when=lambda options: options.box_test_before_buy)
def wood_for_a_moai_is_kept(state: State, seat: int, action: Buy, options: Options) -> Breach:
    if state.hand[seat][MOAI] < options.hand_size or stuck(state, seat, options):
        return None
    if state.wood[seat] - price_of(state, seat, action.kind, options) >= options.moai_price:
        return None
    facts = {"case": "keep", "player": Seat(seat), "price": options.moai_price}
    return facts | {"demands": (PlayCards,)}


@BOX_2.check(on=Keep, during=(START,))
def stuck_player_boxes(state: State, seat: int, action: Keep, options: Options) -> Breach:
    return _must_box(seat) if stuck(state, seat, options) else None


@BOX_2.check(on=Draw, during=(START,))
def stuck_player_boxes_first(state: State, seat: int, action: Draw, options: Options) -> Breach:
    if state.unsure or not stuck(state, seat, options) or comes_later(state, (PlayCards, Box, Keep)):
        return None
    return _must_box(seat)


@BOX_2.check(on=TurnEnds, during=(START,))
def stuck_player_has_boxed(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    return left_out(state, stuck(state, state.active, options), _must_box(state.active))


def _must_box(seat: int) -> dict[str, object]:
    return {"case": "must", "player": Seat(seat), "demands": (Box,)}


BOX_3 = rule(
    "KO-BOX-3",
    "S2-X",
    "One moai is boxed",
    "Exactly one moai leaves the game.",
    "exactly one moai goes into the box, not {cards}",
)


@BOX_3.check(on=Box, during=(START,))
def one_moai_is_boxed(state: State, seat: int, action: Box, options: Options) -> Breach:
    if action.cards == (MOAI,):
        return None
    kinds = sorted(set(action.cards) - {HIDDEN})
    numbers = [of_kind(action.cards.count(card), card) for card in kinds]
    return {"cards": Series(numbers) if numbers else VOICE.phrase("unknown-card", "an unknown card")}


BOX_4 = rule(
    "KO-BOX-4",
    "S2-X",
    "Boxing builds nothing",
    "A boxed moai costs nothing, does not go to the display and brings no offering round. One card is "
    "drawn as usual.",
    {
        "round": "a boxed moai brings no offering round",
        "extra": "a boxed moai brings no extra card",
    },
)


@BOX_4.check(on=Offer, during=(DRAW, FILL))
def boxing_brings_no_round(state: State, seat: int, action: Offer, options: Options) -> Breach:
    return {"case": "round"} if state.boxed_now and not state.unsure else None


@BOX_4.check(on=Extra, during=(DRAW, FILL, CHOOSE, DONE))
def boxing_brings_no_extra_card(state: State, seat: int, action: Extra, options: Options) -> Breach:
    told = state.unsure or state.skipped & THE_EXTRA
    return {"case": "extra"} if state.boxed_now and not told else None


def _names(cards: tuple[int, ...]) -> Series:
    return Series("?" if card == HIDDEN else VOICE.term(CARD_NAMES[card]) for card in cards)
