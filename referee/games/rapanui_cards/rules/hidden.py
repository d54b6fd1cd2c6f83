"""Hidden offerings: where `?` may stand, and what the log tells about it later."""

from __future__ import annotations

from typing import Any

from referee.core.rule import Seat

from ..actions import Extra, Holdings, Reveal, Stone
from ..cards import HIDDEN, OFFERING_NAMES
from ..effects import by_kind
from ..hindsight import laid
from ..options import Options
from ..outcomes import consistent, stone_reason
from ..scoring import four
from ..state import ALWAYS, EXTRA, OVER, PLAYING, State
from .book import rule

HIDE_1 = rule(
    "KO-HIDE-1",
    "S2-M",
    "Only the builder's card is hidden",
    "`?` stands only for the builder's own face-down card.",
    "the extra card lies face up, so its kind is known",
)


@HIDE_1.check(on=Extra, during=(EXTRA,))
def extra_card_is_open(state: State, seat: int, action: Extra, options: Options) -> Any:
    return {} if HIDDEN in action.kinds else None


HIDE_3 = rule(
    "KO-HIDE-3",
    "S2-M END",
    "A reveal fits",
    "A reveal names a face-down card that is still unknown, and a kind that its builder could lay then.",
    {
        "none": "no face-down card of turn {turn} is unknown",
        "impossible": "the face-down card of turn {turn} cannot have been {kind}",
    },
)


@HIDE_3.check(on=Reveal, during=ALWAYS)
def reveal_fits(state: State, seat: int, action: Reveal, options: Options) -> Any:
    purses = [purse for purse in state.purses if action.turn in purse.open_turns]
    if not purses:
        return {"case": "none", "turn": action.turn}
    if purses[0].copy().reveal(action.turn, action.kind):
        return None
    builder = state.purses.index(purses[0])
    return {
        "case": "impossible",
        "turn": action.turn,
        "kind": OFFERING_NAMES[action.kind],
        "past": (laid(action.turn, builder, action.kind),),
    }


HIDE_4 = rule(
    "KO-HIDE-4",
    "END",
    "Final holdings fit",
    "The cards that a player shows at the end are as many as the log counts, and of kinds that can be.",
    {
        "number": "{player}'s offering cards number {right}, not {written}",
        "kinds": "{player} cannot own {cards}",
    },
)


@HIDE_4.check(on=Holdings, during=ALWAYS)
def holdings_fit(state: State, seat: int, action: Holdings, options: Options) -> Any:
    told = by_kind(action.counts)
    purse = state.purses[action.player]
    player = Seat(action.player)
    if sum(told) != purse.size:
        return {"case": "number", "player": player, "right": purse.size, "written": sum(told)}
    if purse.copy().settle(told):
        return None
    cards = ", ".join(f"{number} {OFFERING_NAMES[kind]}" for kind, number in enumerate(told) if number)
    past = tuple(laid(turn, action.player) for turn in purse.open_turns)
    return {"case": "kinds", "player": player, "cards": cards, "past": past}


HIDE_5 = rule(
    "KO-HIDE-5",
    "END",
    "The sorted stone fits",
    "The stone holds as many cards as were laid, no fewer of a kind than were seen, and a mix that can be.",
    {
        "number": "{right} cards were laid on the stone, not {written}",
        "seen": "{right} {kind} were laid openly, and the stone is said to hold {written}",
        "kinds": "no face-down card that could be laid makes the stone these cards",
    },
)


@HIDE_5.check(on=Stone, during=PLAYING)
def stone_fits(state: State, seat: int, action: Stone, options: Options) -> Any:
    told = by_kind(action.counts)
    number = sum(state.stone) + state.hidden_on_stone
    if sum(told) != number:
        return {"case": "number", "right": number, "written": sum(told)}
    reason = stone_reason(state.purses, four(state.stone), told)
    if reason is None:
        return None
    if reason.kind is not None:
        kind = OFFERING_NAMES[reason.kind]
        return {"case": "seen", "kind": kind, "right": reason.due, "written": reason.told}
    return {"case": "kinds", "past": tuple(laid(turn, builder) for turn, builder in state.offer_turns)}


HIDE_6 = rule(
    "KO-HIDE-6",
    "MAT END",
    "Stone, holdings and supply add up",
    "For each kind the stone, all holdings and the supply together are the 25 cards that there are.",
    "stone, holdings and supply do not add up to {each} of each kind",
)


@HIDE_6.check(on=Holdings, during=(OVER,))
def everything_adds_up(state: State, seat: int, action: Holdings, options: Options) -> Any:
    if state.told_stone is None:
        return None
    purses = [purse.copy() for purse in state.purses]
    purses[action.player].settle(by_kind(action.counts))
    if consistent(purses, four(state.stone), four(state.told_stone)):
        return None
    past = tuple(laid(turn, builder) for turn, builder in state.offer_turns)
    return {"each": options.offerings_each_kind, "past": past}
