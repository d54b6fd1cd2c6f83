"""The offering round of a moai: who offers, in which order, and what may not be offered."""

from __future__ import annotations

from functools import cache

from ..actions import Offer
from ..options import Options
from .state import NOBODY, State


def offering_order(state: State, builder: int, options: Options) -> list[int]:
    """Who offers in which order, the builder last; who owns nothing or has laid a card is passed over."""
    purses, kept = state.purses, NOBODY if stays(state, state.active, options) is None else state.active
    order = _clockwise(state.players, builder, (0 if options.first_left_opens else builder) + 1)
    due = [seat for seat in order if purses[seat].size > (seat == kept)]
    return [seat for seat in due if seat not in state.laid] if state.laid else due


def offering_later(state: State) -> set[int]:
    """Who lays a card further on in the round, in a clause or a line of its own."""
    later = (each for each in state.ahead if isinstance(each, Offer))
    return {giver for offer in later for giver, _, _ in offer.offered}


@cache
def _clockwise(players: int, builder: int, first: int) -> tuple[int, ...]:
    """All players from the first on, the builder last."""
    seats = [*range(first, players), *range(first)]
    return (*(seat for seat in seats if seat != builder and seat < players), builder)


def must_lay_extra(state: State, options: Options) -> bool:
    if not options.extra_compulsory:
        return False
    return options.extra_from_other_pile or all(state.supply)


def stays(state: State, seat: int, options: Options) -> int | None:
    """The kind of which one card may not be offered now, since it was bought in this turn."""
    if options.bought_card_offered or seat != state.active or state.bought == NOBODY:
        return None
    return state.bought


def offerable(state: State, seat: int, options: Options) -> int:
    """How many of a player's offering cards may be laid on the stone now."""
    return state.purses[seat].size - (stays(state, seat, options) is not None)
