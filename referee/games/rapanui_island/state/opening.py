"""What lies ready at the start, for any number of players: with two some of it stays in the box."""

from __future__ import annotations

from functools import lru_cache

from ..options import Options


def opening_stock(options: Options, players: int) -> tuple[int, int, int]:
    small, medium, large = options.moai_small, options.moai_medium, options.moai_large
    if players > 2:
        return small, medium, large
    return (
        small - options.two_boxed_small,
        medium - options.two_boxed_medium,
        large - options.two_boxed_large,
    )


def opening_piles(options: Options, players: int) -> tuple[tuple[int, ...], ...]:
    """With two players one tile of each pair stays in the box."""
    piles = options.board.offerings
    return piles if players > 2 else tuple(_without_double(pile) for pile in piles)


def opening_outstanding(options: Options, players: int) -> tuple[tuple[int, ...], ...]:
    piles = options.board.outstanding
    if players > 2 or not options.two_luxury_removed:
        return piles
    return tuple(_without_double(pile) for pile in piles)


@lru_cache(maxsize=256)
def _without_double(pile: tuple[int, ...]) -> tuple[int, ...]:
    double = [value for value in pile if pile.count(value) > 1][:1]
    at = pile.index(double[0]) if double else len(pile)
    return pile[:at] + pile[at + 1 :]
