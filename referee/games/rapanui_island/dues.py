"""Whether the exchange that is due stays payable after something else is paid or played before it."""

from __future__ import annotations

from .exchange import has_luxury, is_possible
from .gains import clipped, plus
from .options import Options
from .pieces import KINDS, NONE, Amounts
from .state import State


def can_pay(state: State, seat: int, price: Amounts) -> bool:
    return all(state.resources[seat][kind] >= price[kind] for kind in KINDS)


def exchange_stays_open(
    state: State, seat: int, price: Amounts, got: Amounts, options: Options, economy: bool = False
) -> bool:
    """Whether an exchange that is owed can still be paid after this price and this gain."""
    if not state.owes_exchange or not options.exchange_must:
        return True
    after = state.copy()
    left = [state.resources[seat][kind] - price[kind] for kind in KINDS]
    after.resources[seat] = list(plus(left, clipped(got, left, options)))
    after.economy_now += economy
    return is_possible(after, seat, after.economy_now > 0, has_luxury(after, seat, options), options)


def economy_stays_open(state: State, seat: int, options: Options) -> bool:
    """The same for economy played after the capping."""
    return exchange_stays_open(state, seat, NONE, NONE, options, economy=True)
