"""Two opinions on what is legal: the rules, and the generator that asks none of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

import referee
from referee.core.acts import TurnEnds
from referee.core.editions import Terms
from referee.core.judge import first_breach
from referee.core.naming import named
from referee.games.rapanui_cards.actions import Box, Buy, Draw, Extra, Keep, Offer, Refill, Take
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.calculations.payment import GLORY, NONE, WOOD
from referee.games.rapanui_cards.cards import CARDS, GATHERERS, HIDDEN, MOAI, PRIEST
from referee.games.rapanui_cards.state.holdings import Purse
from referee.games.rapanui_cards.state.state import (
    CHOOSE,
    DONE,
    DRAW,
    EXTRA,
    FILL,
    NOBODY,
    OFFER,
    OVER,
    START,
    State,
)
from tests.effort import tries

from .games import EDITIONS, GAME, NAMES, OTHER_RULINGS, TABLE, RandomGame, mixed_rulings, terms

KINDS = range(4)
COLUMNS = range(4)
BY_KIND = range(4, 11)
PILE = 11
WANTED = {START, OFFER, EXTRA, DRAW, FILL, CHOOSE}
POSITIONS = tries(4, 50, "REFEREE_POSITIONS")
"""Positions for each option of a ruling; a long run sets more."""

ALWAYS_ASKED: list[Any] = [
    *(Buy(kind) for kind in KINDS),
    *(Play(cards) for size in (1, 2, 3) for cards in combinations_with_replacement(CARDS, size)),
    Play((3, 3, 3, 3)),
    *(Box(cards) for cards in ((MOAI,), (MOAI, MOAI), (PRIEST,), (PRIEST, MOAI))),
    Keep(),
    *(Extra((kind,)) for kind in (*KINDS, HIDDEN)),
    *(Extra((kind,), own=True) for kind in KINDS),
    *(Extra(kinds) for kinds in ((), (0, 0), (0, 3), (1, 2))),
    *(Draw((source,)) for source in (*COLUMNS, *BY_KIND, PILE)),
    *(Draw(pair) for pair in product((*COLUMNS, PILE), repeat=2)),
    *(Draw(three) for three in product(COLUMNS, repeat=3)),
    *(Draw(pair, together=True) for pair in product(COLUMNS, repeat=2)),
]
SEVERAL_BY_KIND = [
    Draw(pair)
    for pair in product((*COLUMNS, *BY_KIND), repeat=2)
    if pair[0] in BY_KIND or pair[1] in BY_KIND
]


def alphabet(state: State, dice: random.Random) -> Iterator[Any]:
    yield from ALWAYS_ASKED
    yield from offers(state, dice, 250 if state.phase == OFFER else 10)
    yield from takes(state, dice, 150 if state.phase == CHOOSE else 10)


def offers(state: State, dice: random.Random, number: int) -> Iterator[Offer]:
    """Rounds in the right order, in wrong ones, with players missing or twice, of all kinds and `?`."""
    seats = [(state.active + step) % state.players for step in range(1, state.players + 1)]
    owners = [seat for seat in seats if state.purses[seat].size]
    builder, others = (*KINDS, HIDDEN), (*KINDS, *KINDS, HIDDEN)
    for _ in range(number):
        givers = dice.choice((seats, owners, owners, owners))[:]
        change = dice.random()
        if change < 0.15:
            dice.shuffle(givers)
        elif change < 0.3 and givers:
            givers.remove(dice.choice(givers))
        elif change < 0.4:
            givers.insert(dice.randrange(len(givers) + 1), dice.choice(seats))
        if givers:
            yield Offer(
                tuple(
                    (
                        giver,
                        dice.choice(builder if giver == state.active else others),
                        giver == state.active and dice.random() < 0.1,
                    )
                    for giver in givers
                )
            )
    for kinds in product(KINDS, repeat=len(owners)) if state.players == 2 else ():
        yield Offer(tuple((giver, kind, False) for giver, kind in zip(owners, kinds, strict=True)))


def takes(state: State, dice: random.Random, number: int) -> Iterator[Take]:
    """Payments, mostly clockwise, as many cards as are due (any other number: `any_takes`)."""
    for _ in range(number):
        shares = []
        for step in range(state.players):
            seat = (state.active + step) % state.players
            if state.dues[seat] or (state.evaluated == MOAI and dice.random() < 0.1):
                short = state.evaluated > MOAI
                count = state.dues[seat] if short else dice.choice((1, 1, 1, 2))
                choice = (state.evaluated - 3, *KINDS, NONE) if short else (WOOD, GLORY)
                things = tuple(
                    dice.choice((*KINDS, WOOD, GLORY, NONE) if dice.random() < 0.1 else choice)
                    for _ in range(count)
                )
                if not short and len(set(things)) == 1:
                    things = things[:1]  # `wood wood` says no more than `wood`
                shares.append((seat, None, things))
        if dice.random() < 0.2:
            dice.shuffle(shares)
        if shares:
            yield Take(tuple(shares))


def varied(state: State, dice: random.Random) -> State:
    """The table before a turn, made scarce, rich or strange, so that rare cases become common."""
    state = state.copy()
    seat = state.active
    state.bought, state.spent = NOBODY, 0  # a purchase belongs to the wood it was paid with
    if dice.random() < 0.6:
        state.supply = [dice.choice((0, 0, 1, 2, 3, 20)) for _ in KINDS]
    if dice.random() < 0.5:
        state.wood[seat] = dice.choice((0, 1, 2, 5, 6, 7, 8, 12))
    hand = dice.choice(([MOAI] * 3, [MOAI, MOAI, PRIEST], [3, 3, 3], [4, 4, 5], None, None))
    if hand is not None:
        state.hand[seat] = [hand.count(card) for card in CARDS]
    if dice.random() < 0.6:
        for display in state.display:
            for card in (MOAI, *GATHERERS):
                display[card] = dice.choice((0, 0, 1, 1, 2, 3, 6))
    for other in range(state.players):
        if dice.random() < 0.3:
            state.purses[other] = Purse(dice.choice(((0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 2))))
    if dice.random() < 0.2:
        state.wood[-1], state.glory[0] = dice.choice((140, 150, 160)), dice.choice((80, 86, 89))
    if dice.random() < 0.2:
        state.pile = dice.choice((2, 6))
    for column in state.columns:
        if dice.random() < 0.4:
            del column[1:]
        if dice.random() < 0.4:
            column[:] = [dice.choice(CARDS) for _ in column]
        if state.options.covered_unseen and dice.random() < 0.5:
            column[:-1] = [HIDDEN] * (len(column) - 1)
    return state


def random_states(seed: int, agreed: Terms) -> Iterator[State]:
    """All states of a turn or two that begin somewhere in a random game."""
    dice = random.Random(seed)
    game = RandomGame(dice.choice((2, 3, 4)), agreed.edition, seed)
    starts = [step.before.copy() for step in game.steps(hide=0.5) if step.before.phase == START]
    state = dice.choice(starts)
    state.options = agreed.options
    state = varied(state, dice)
    for _ in range(14):
        if state.phase == OVER:
            return
        yield state
        if state.phase == FILL:
            cards = tuple(dice.choice(CARDS) for _ in range(min(4, state.pile)))
            if agreed.options.covered_unseen:
                cards = tuple(HIDDEN if dice.random() < 0.5 else card for card in cards[:-1]) + cards[-1:]
            apply_without_end(state, TABLE, Refill(state.emptied, cards), agreed)
        elif state.phase == DONE:
            apply_without_end(state, state.active, TurnEnds(), agreed)
        else:
            choices = list(GAME.legal(state, agreed.options))
            assert choices, "something is legal as long as the game is on"
            kind = dice.choice(sorted({type(action).__name__ for _, action in choices}))
            apply_without_end(
                state, *dice.choice([pair for pair in choices if type(pair[1]).__name__ == kind]), agreed
            )


def apply_without_end(state: State, seat: int, action: Any, agreed: Terms) -> None:
    GAME.effects[type(action)](state, seat, action, agreed.options)


def generated(state: State, seat: int, action: Any, listed: set[tuple[int, Any]], agreed: Terms) -> bool:
    """Whether the generator lists an action, or others that together say the same."""
    if isinstance(action, Take) and state.phase == CHOOSE:
        moai = state.evaluated == MOAI
        if moai:  # who has none may be said to take none
            action = Take(
                tuple(share for share in action.shares if state.dues[share[0]] or share[2] != (NONE,))
            )
            if not action.shares:
                return True
        in_order = agreed.options.choose_in_order if moai else agreed.options.gather_in_order
        if not in_order:  # the generator lists one order for all
            shares = sorted(action.shares, key=lambda share: (share[0] - state.active) % state.players)
            action = Take(tuple(shares))
    if state.phase == OFFER and (seat, Offer(())) in listed and not isinstance(action, Offer):
        after = state.copy()  # nobody has a card to offer, so there is nothing to write
        apply_without_end(after, seat, Offer(()), agreed)
        return generated(after, seat, action, set(GAME.legal(after, agreed.options)), agreed)
    if action in (Extra(()), Extra((), own=True)) and state.phase == DRAW and seat == state.active:
        return state.built and not any(state.supply) and not state.drawn  # that there is none may be said
    if not isinstance(action, Draw):
        return (seat, action) in listed
    if action.together and len(action.sources) > 1:
        return False
    now = state.copy()
    if state.phase == EXTRA and (seat, Extra(())) in listed:
        apply_without_end(now, seat, Extra(()), agreed)  # not named, where it is not compulsory
    for place, source in enumerate(action.sources, 1):
        meant = [source]
        if source in BY_KIND:
            meant = [column for column in COLUMNS if now.front(column) == source - 4]
        told = action.exposed if place == len(action.sources) else None
        if len(meant) != 1 or (seat, Draw((meant[0],), exposed=told)) not in set(
            GAME.legal(now, agreed.options)
        ):
            return False
        apply_without_end(now, seat, Draw((meant[0],), exposed=told), agreed)
    return True


def disagreements(
    state: State, agreed: Terms, dice: random.Random, actions: list[Any] | None = None
) -> list[tuple[int, Any, str, bool]]:
    listed = set(GAME.legal(state, agreed.options))
    before = state.copy().components()
    found = []
    asked = [(state.active, action) for action in (alphabet(state, dice) if actions is None else actions)]
    others = [seat for seat in range(state.players) if seat != state.active]
    asked += [(dice.choice(others), action) for action in dice.sample(ALWAYS_ASKED, 20)]
    asked += sorted(listed, key=repr)
    if agreed.options.covered_unseen:
        covered = [column for column, cards in enumerate(state.columns) if cards[-2:-1] == [HIDDEN]]
        asked += [(state.active, Draw((column,), exposed=card)) for column in covered for card in CARDS]
    for seat, action in asked:
        if isinstance(action, Take) and state.phase == DONE:
            continue  # what was paid already may be told again
        breach = first_breach(agreed.plan, state, seat, action, agreed.options)
        if breach is not None:
            assert breach[0].code in GAME.book
            assert breach[0].message(named(breach[1], NAMES))
            quick = agreed.plan.rich[state.phase].get(type(action), ())
            assert any(look(state, seat, action, agreed.options) is not None for look in quick)
        if (breach is None) != generated(state, seat, action, listed, agreed):
            found.append((seat, action, breach[0].code if breach else "accepted", breach is not None))
    assert state.components() == before, "a check changes nothing"
    return found


@pytest.mark.parametrize("block", range(tries(1, 8)))
def test_rules_accept_exactly_what_is_generated(block: int) -> None:
    """Hundreds of positions, many of them scarce or strange, the whole alphabet in each."""
    agreed = terms()
    positions = 0
    phases = set()
    for seed in range(block * 1000, block * 1000 + 1000):
        dice = random.Random(seed)
        for number, state in enumerate(random_states(seed, agreed)):
            if number % 3 == seed % 3 or state.phase in (CHOOSE, OFFER):
                found = disagreements(state, agreed, dice)
                assert not found, (seed, number, state.phase, state.players, found[:5])
                positions += 1
                phases.add(state.phase)
        if positions >= 80 and phases >= WANTED:
            break
    assert phases >= WANTED


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rulings", OTHER_RULINGS, ids=str)
def test_they_agree_under_every_ruling(rulings: dict[str, str]) -> None:
    agreed = terms(**rulings)
    positions = 0
    for seed in range(1000):
        dice = random.Random(seed)
        for number, state in enumerate(random_states(seed, agreed)):
            if number % tries(10, 4) == seed % tries(10, 4) or state.phase in (OFFER, EXTRA, CHOOSE):
                found = disagreements(state, agreed, dice)
                assert not found, (seed, number, state.phase, found[:5])
                positions += 1
        if positions >= POSITIONS:
            return
    raise AssertionError("too few positions")


@pytest.mark.parametrize("block", range(tries(1, 4)))
def test_they_agree_under_mixed_rulings(block: int) -> None:
    """An option of every ruling, taken at random."""
    for seed in range(block * 100, block * 100 + 12):
        dice = random.Random(seed)
        rulings = mixed_rulings(dice)
        agreed = terms(dice.choice(EDITIONS), **rulings)
        for number, state in enumerate(random_states(seed, agreed)):
            if number % 3 == seed % 3 or state.phase == CHOOSE:
                found = disagreements(state, agreed, dice)
                assert not found, (rulings, seed, number, state.phase, found[:5])


def test_what_is_listed_can_be_written_and_read() -> None:
    agreed = terms()
    actions = {
        action
        for seed in range(tries(10, 40))
        for state in random_states(seed, agreed)
        for _, action in GAME.legal(state, agreed.options)
        if not isinstance(action, Offer | Take) or len(action_seats(action)) < 3
    }
    header = f"game: rapa-nui-cards\nplayers: {', '.join(NAMES)}\n\n"
    for action in sorted(actions, key=repr):
        said = GAME.write(action, NAMES)
        record = referee.loads(f"{header}Anne: {said}\n")
        assert [play.action for entry in record.entries for play in entry.plays] == [action], said


def action_seats(action: Offer | Take) -> list[int]:
    shares: Any = action.offered if isinstance(action, Offer) else action.shares
    return [share[0] for share in shares]


def test_draws_by_kind_are_as_clear_as_draws_by_column() -> None:
    """Each card of several named by kind: one front shows it then, and no empty column is passed over."""
    agreed = terms()
    found = []
    for seed in range(tries(30, 150)):
        for state in random_states(seed, agreed):
            if state.phase == DRAW and state.to_draw > 1:
                found += disagreements(state, agreed, random.Random(seed), SEVERAL_BY_KIND)
    assert not found, (len(found), found[:5])


def any_takes(state: State, dice: random.Random) -> Iterator[Take]:
    """Payments of any shape: players missing, twice, in any order, too many things."""
    for _ in range(60):
        shares = []
        for _ in range(dice.randint(1, state.players + 1)):
            choice = (WOOD, GLORY) if state.evaluated == MOAI else (state.evaluated - 3, *KINDS, NONE)
            things = tuple(dice.choice(choice) for _ in range(dice.choice((1, 1, 1, 2, 2, 3))))
            shares.append((dice.randrange(state.players), None, things))
        yield Take(tuple(shares))


def test_an_accepted_payment_gives_everybody_what_is_due() -> None:
    """However it is written: nobody gets more than is due, nor less without saying `none`."""
    agreed = terms()
    wrong: dict[str, Any] = {}
    accepted = 0
    for seed in range(tries(40, 400)):
        dice = random.Random(seed)
        for state in random_states(seed, agreed):
            if state.phase != CHOOSE:
                continue
            for action in any_takes(state, dice):
                if first_breach(agreed.plan, state, state.active, action, agreed.options) is not None:
                    continue
                accepted += 1
                after = state.copy()
                apply_without_end(after, state.active, action, agreed)
                for seat, due in enumerate(state.dues):
                    said = [thing for who, _, things in action.shares if who == seat for thing in things]
                    waived = said.count(NONE)
                    if said[-1:] == [NONE]:  # which stands for all that is still due
                        waived = due - len(said) + waived
                    got = (
                        after.purses[seat].size
                        - state.purses[seat].size
                        + after.wood[seat]
                        - state.wood[seat]
                        + after.glory[seat]
                        - state.glory[seat]
                    )
                    if state.evaluated == MOAI and seat not in {who for who, _, _ in action.shares}:
                        waived = due  # to be said later
                    least = due - waived if any(after.supply) or state.evaluated == MOAI else 0
                    if not least <= got <= due:
                        what = "too much" if got > due else "too little"
                        wrong.setdefault(
                            what, (seed, state.supply[:], state.evaluated, state.dues, state.active, action)
                        )
                if not min(after.supply) >= 0:
                    wrong.setdefault("supply", (seed, action))
    assert accepted > 50
    assert not wrong
