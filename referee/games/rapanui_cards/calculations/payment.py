"""What an evaluation gives to whom, and in which order, for the rules, the effects and the legal
actions.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..actions import Take
from ..cards import MOAI, offering_of
from ..options import Options
from ..state.state import CHOOSE, NOBODY, State, bonus_seat

WOOD, GLORY, NONE = 4, 5, 6
"""What can be received besides the four offerings, numbered after them."""


MOST = 99
"""The most cards that one share may name by a number; no kind has so many."""


def cards_taken(action: Take) -> dict[int, list[int]]:
    """What each player takes in offering cards, one by one: `2 potato` is `potato potato`.

    With a number before several things, `2 potato fish`, they are two in all if there are two of them.
    """
    taken: dict[int, list[int]] = {}
    for taker, amount, things in action.shares:
        more = 0 if amount is None or amount == len(things) else min(amount, MOST) - 1
        cards = list(things) if amount != 0 else [NONE]
        taken.setdefault(taker, []).extend(cards[:1] * more + cards)
    return taken


def named_cards(state: State, action: Take) -> dict[int, list[int]]:
    """The same, where one `none` at the end stands for all that is still due. If only substitutes are
    written, the others take what nobody can choose: the cards that their own pile still has."""
    taken = cards_taken(action)
    if state.phase == CHOOSE and state.evaluated > MOAI:
        kind, listed = offering_of(state.evaluated), {*taken}
        if not any(kind in things for things in taken.values()):
            for taker in takers(state, state.options)[: state.supply[kind]]:
                if taker not in listed:
                    taken.setdefault(taker, []).append(kind)
    for taker, things in taken.items():
        if things[-1] == NONE:
            things.extend([NONE] * (state.dues[taker] - len(things)))
    return taken


def told_together(state: State, action: Take) -> Take:
    """What is taken instead of missing cards, if it is told in several clauses or lines: all of it."""
    if state.phase != CHOOSE or state.evaluated <= MOAI:
        return action
    later = (share for each in state.ahead if isinstance(each, Take) for share in each.shares)
    return Take((*state.taking, *action.shares, *later))


def still_short(state: State, action: Take, options: Options) -> bool:
    """Whether somebody for whom the pile has too few cards has not told what comes in their place, while
    another pile has cards."""
    named = named_cards(state, action)
    short = takers(state, options)[state.supply[offering_of(state.evaluated)] :]
    taken = sum(thing != NONE for things in named.values() for thing in things)
    return sum(state.supply) > taken and not {taker for taker, _, _ in action.shares}.issuperset(short)


def clockwise(state: State) -> list[int]:
    """All seats from the active player on."""
    return [(state.active + step) % state.players for step in range(state.players)]


def takers(state: State, options: Options) -> list[int]:
    """Who takes the next offering card, once for each card due."""
    if options.bonus_with_base:
        return [seat for seat in clockwise(state) for _ in range(state.dues[seat])]
    first = [seat for seat in clockwise(state) if state.dues[seat]]
    bonus = bonus_seat(state, state.evaluated, options)
    return first if bonus == NOBODY else [*first, bonus]


def substitutes(supply: list[int], before: list[int], options: Options) -> list[int]:
    """What a player may take for a card that its own pile cannot give, `NONE` included.

    `before` are the substitutes that the same player has taken in this evaluation.
    """
    piles = [pile for pile, number in enumerate(supply) if number > 0]
    if before and options.substitutes_from == "same-pile":
        piles = [pile for pile in piles if pile == before[0]]
    elif before and options.substitutes_from == "one-card":
        piles = []
    return piles if piles and options.substitute_compulsory else [*piles, NONE]


def in_the_bank(state: State, thing: int, options: Options) -> int:
    """How much wood or glory is not owned by any player, if the number of tokens is a limit."""
    owned = sum(state.wood if thing == WOOD else state.glory)
    return max(0, (options.wood_tokens if thing == WOOD else options.glory_tokens) - owned)


def incomes(state: State, things: Mapping[int, int], options: Options) -> list[int]:
    """What each seat receives of its income in wood or glory.

    If tokens are limited they are handed out clockwise, and what is missing is lost.
    """
    if not options.tokens_limited:
        return [due if seat in things else 0 for seat, due in enumerate(state.dues)]
    bank = {thing: in_the_bank(state, thing, options) for thing in (WOOD, GLORY)}
    paid = [0] * state.players
    for seat in clockwise(state):
        if things.get(seat) in bank:
            paid[seat] = min(state.dues[seat], bank[things[seat]])
            bank[things[seat]] -= paid[seat]
    return paid
