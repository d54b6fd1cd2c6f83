"""Hidden offerings: where `?` may be written, and what the log says about it later."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.rule import Breach, Seat
from referee.speech.values import Series

from ..actions import Extra, Holdings, Reveal, Stone
from ..cards import HIDDEN, OFFERING_NAMES, gatherer_of, of_kind
from ..effects.laying import by_kind
from ..offerings import Four, plus_one
from ..options import Options
from ..scoring.possibilities import consistent, stone_reason
from ..scoring.scoring import four
from ..state.holdings import Purse
from ..state.state import ALWAYS, EXTRA, NOBODY, OVER, State, gives_final_cards
from ..voice import VOICE
from .book import rule
from .face_down import laid

HIDE_1 = rule(
    "KO-HIDE-1",
    "S2-M",
    "Only the builder's card is hidden",
    "`?` stands only for the builder's own face-down card.",
    "the extra card lies face up, so the log must name its kind",
)


@HIDE_1.check(on=Extra, during=(EXTRA,))
def extra_card_is_open(state: State, seat: int, action: Extra, options: Options) -> Breach:
    return {} if HIDDEN in action.kinds else None


HIDE_3 = rule(
    "KO-HIDE-3",
    "S2-M END",
    "A revealed card is possible",
    "`reveal` names a face-down card that is still unknown, and a kind that its builder could lay at "
    "that time.",
    {
        "none": "turn {turn} has no face-down card that is still unknown",
        "impossible": "the face-down card of turn {turn} cannot have been {kind}",
        "told": "the sorted stone leaves no {kind} for the face-down card of turn {turn}",
    },
)


@HIDE_3.check(on=Reveal, during=ALWAYS)
def reveal_fits(state: State, seat: int, action: Reveal, options: Options) -> Breach:
    purses = [purse for purse in state.purses if action.turn in purse.open_turns]
    if not purses:
        return {"case": "none", "turn": action.turn}
    facts = {"turn": action.turn, "kind": VOICE.term(OFFERING_NAMES[action.kind])}
    builder = state.purses.index(purses[0])
    told = purses[0].copy()
    if not told.reveal(action.turn, action.kind):
        return facts | {"case": "impossible", "past": (laid(action.turn, builder, action.kind),)}
    others = [told if seat == builder else purse for seat, purse in enumerate(state.purses)]
    if consistent(others, plus_one(four(state.stone), action.kind), state.told_stone):
        return None
    return facts | {"case": "told", "past": (laid(action.turn, builder),)}


HIDE_4 = rule(
    "KO-HIDE-4",
    "END",
    "The holdings at the end are possible",
    "The offering cards that a player shows at the end are as many as the log gives them, and of "
    "possible kinds.",
    {
        "number": "the number of {player}'s offering cards is {right}, not {written}",
        "kinds": "{player} cannot own {cards}",
    },
)


@HIDE_4.check(on=Holdings, during=ALWAYS)
def holdings_fit(state: State, seat: int, action: Holdings, options: Options) -> Breach:
    if gives_final_cards(state, action):
        return None
    told = by_kind(action.counts)
    purse = state.purses[action.player]
    player = Seat(action.player)
    if sum(told) != purse.size:
        return {"case": "number", "player": player, "right": purse.size, "written": sum(told)}
    if purse.copy().settle(told):
        return None
    past = tuple(laid(turn, action.player) for turn in purse.open_turns)
    return {"case": "kinds", "player": player, "cards": _cards(told), "past": past}


HIDE_5 = rule(
    "KO-HIDE-5",
    "END",
    "The sorted stone is possible",
    "The stone has as many cards as were laid on it, and at least as many of each kind as were laid "
    "face up. The rest are kinds that the face-down cards can have been.",
    {
        "number": "the number of cards laid on the stone is {right}, not {written}",
        "seen": "the stone has at least {right} {kind} (laid face up), but the log counts {written}",
        "kinds": "the face-down cards cannot make up the stone as it is written",
        "again": "the stone has already been sorted: it has {right}, not {written}",
    },
)


@HIDE_5.check(on=Stone, during=(OVER,))
def stone_fits(state: State, seat: int, action: Stone, options: Options) -> Breach:
    if state.final and ("stone", NOBODY) not in state.told:
        return None
    told = by_kind(action.counts)
    number = sum(state.stone) + state.hidden_on_stone
    if sum(told) != number:
        return {"case": "number", "right": number, "written": sum(told)}
    if state.told_stone is not None and told != state.told_stone:
        return {"case": "again", "right": _cards(state.told_stone), "written": _cards(told)}
    reason = stone_reason(state.purses, four(state.stone), told)
    if reason is None or reason.rule != HIDE_5.code:
        return None
    if reason.kind is not None:
        kind = VOICE.term(OFFERING_NAMES[reason.kind])
        return {"case": "seen", "kind": kind, "right": reason.due, "written": reason.told}
    return {"case": "kinds", "past": tuple(laid(turn, builder) for turn, builder in state.offer_turns)}


HIDE_6 = rule(
    "KO-HIDE-6",
    "MAT END",
    "Stone, holdings and supply add up",
    "For each kind, the cards on the stone, with the players and in the supply add up to 25.",
    {
        "kind": "{stone} {kind} on the stone and {held} with the players do not add up to the {right} "
        "outside the supply",
        "box": "the game has only {most} {kind} cards, but the stone and the players would have {number}",
        "mix": "the sorted stone and the cards that the players hold contradict each other",
    },
)


@HIDE_6.check(on=Holdings, during=(OVER,))
def holdings_go_with_the_stone(state: State, seat: int, action: Holdings, options: Options) -> Breach:
    if state.told_stone is None:
        return None
    purses = [purse.copy() for purse in state.purses]
    purses[action.player].settle(by_kind(action.counts))
    return _add_up(state, purses, state.told_stone)


@HIDE_6.check(on=Stone, during=(OVER,))
def stone_goes_with_the_holdings(state: State, seat: int, action: Stone, options: Options) -> Breach:
    return None if state.final else _add_up(state, state.purses, by_kind(action.counts))


def _add_up(state: State, purses: Sequence[Purse], stone: Four) -> Breach:
    if consistent(purses, four(state.stone), stone):
        return None
    past = tuple(laid(turn, builder) for turn, builder in state.offer_turns)
    for kind, name in enumerate(OFFERING_NAMES):
        numbers = [[holding[kind] for holding in purse.possible] for purse in purses]
        right = state.stone[kind] + sum(purse.known[kind] for purse in purses)
        least, most = sum(map(min, numbers)), sum(map(max, numbers))
        if not least <= right - stone[kind] <= most:
            held = least if right - stone[kind] < least else most
            facts = {"kind": VOICE.term(name), "stone": stone[kind], "held": held, "right": right}
            return facts | {"case": "kind", "past": past}
    return {"case": "mix", "past": past}


def _cards(numbers: Four) -> Series:
    return Series((of_kind(number, gatherer_of(kind)) for kind, number in enumerate(numbers) if number), "")
