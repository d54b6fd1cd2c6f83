"""No check and no effect raises, whatever is done in whatever state: legal, illegal or waived."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from referee.core.acts import Misnamed, NotAnAction, Resign, Result, TurnEnds, Unreadable
from referee.core.editions import Terms
from referee.core.entry import Entry
from referee.core.entry import Play as Said
from referee.core.judge import breaches
from referee.core.naming import named
from referee.games.rapanui_cards.actions import (
    Box,
    Buy,
    Column,
    Display,
    Draw,
    Extra,
    Glory,
    Hand,
    Holdings,
    Keep,
    Offer,
    Owns,
    Pile,
    Position,
    Refill,
    Reveal,
    Stone,
    StoneTouched,
    Supply,
    Take,
    Values,
    Wood,
)
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.scoring.quantities import quantity
from referee.games.rapanui_cards.state.state import State
from tests.effort import tries

from .games import EDITIONS, GAME, NAMES, TABLE, mixed_rulings, terms

LOGS = tries(12, 60, "REFEREE_ROBUST")
"""Logs of random actions; a long run sets more."""

ACTIONS = 120
TEXTS = (
    "column 1: boat fish fish moai",
    "refill 2: boat",
    "draw 2 -> boat",
    "draw boat",
    "hand Anne: boat",
    "offer Anne boat",
    "buy boat",
)


def actions(players: int, dice: random.Random) -> Iterator[tuple[int, Any]]:
    """Well-formed actions without end, of players and of the table, mostly as a turn has them."""

    def cards(least: int, most: int) -> tuple[int, ...]:
        return tuple(dice.randrange(-1, 7) for _ in range(dice.randint(least, most)))

    def counts(most: int = 30) -> tuple[tuple[int, int], ...]:
        kinds = sorted(dice.sample(range(4), dice.randint(1, 4)))
        return tuple((kind, dice.choice((0, 1, 2, dice.randrange(most)))) for kind in kinds)

    def anybody() -> int:
        return dice.randrange(players)

    def some(number: int) -> int | None:
        return dice.choice((None, None, dice.randrange(number)))

    def misnamed() -> Misnamed:
        text = dice.choice(TEXTS)
        return Misnamed(text.split()[0], dice.choice(("card", "column", "offering")), "boat", text)

    makers: list[Callable[[], Any]] = [
        lambda: Buy(dice.randrange(4), some(7), some(3), dice.random() < 0.1),
        lambda: Play(cards(0, 4), some(9), some(3)),
        lambda: Play((dice.randrange(7),) * dice.randint(1, 3)),
        lambda: Box(cards(0, 3)),
        lambda: Box((2,)),
        Keep,
        lambda: Offer(
            tuple(
                (anybody(), dice.randrange(-1, 4), dice.random() < 0.1) for _ in range(dice.randint(1, 5))
            )
        ),
        lambda: Extra(tuple(dice.randrange(-1, 4) for _ in range(dice.randint(0, 2))), dice.random() < 0.1),
        lambda: Draw(
            tuple(dice.randrange(12) for _ in range(dice.randint(1, 4))),
            dice.random() < 0.1,
            dice.choice((None, cards(1, 4))),
            some(7),
        ),
        lambda: Draw((dice.randrange(4),)),
        lambda: Take(
            tuple(
                (anybody(), some(9), tuple(dice.randrange(7) for _ in range(dice.randint(1, 3))))
                for _ in range(dice.randint(1, 4))
            )
        ),
        TurnEnds,
        TurnEnds,
        lambda: StoneTouched("look through the stone"),
        lambda: NotAnAction("swaps a card"),
        misnamed,
        Resign,
        Unreadable,
    ]
    lines: list[Callable[[], Any]] = [
        lambda: Refill(dice.randrange(4), cards(0, 5), some(7)),
        lambda: Refill(dice.randrange(4), cards(4, 4)),
        lambda: Column(dice.randrange(4), cards(0, 5)),
        lambda: Hand(anybody(), cards(0, 4)),
        lambda: Position(dice.randrange(50), anybody()),
        lambda: Display(anybody(), cards(0, 9)),
        lambda: Owns(anybody(), counts()),
        lambda: Supply(counts()),
        lambda: Wood(anybody(), dice.randrange(40)),
        lambda: Glory(anybody(), dice.randrange(40)),
        lambda: Pile(dice.choice((0, 2, 6, 34, dice.randrange(60)))),
        lambda: Reveal(dice.randrange(9), dice.randrange(4)),
        lambda: Holdings(anybody(), counts(5)),
        lambda: Stone(counts(5)),
        lambda: Values(counts(5)),
        lambda: Result(
            dice.choice(((), (-1,), (0,), (1,))),
            None,
            dice.choice((None, tuple(range(players)), (1, 2, 3))),
        ),
        misnamed,
    ]
    while True:
        if dice.random() < 0.2:
            yield TABLE, dice.choice(lines)()
        else:
            yield (TABLE if dice.random() < 0.02 else anybody()), dice.choice(makers)()


def laid_out(players: int, agreed: Terms, dice: random.Random) -> State:
    """A table before the first turn, after the layout or in the midst of it."""
    state: State = GAME.start(agreed.options, players)
    assert GAME.deal is not None
    for _ in range(dice.choice((0, 1, players, players + 2, players + 4, players + 4, players + 4))):
        action = GAME.deal(state, agreed.options, dice)
        if action is None:
            break
        GAME.effects[type(action)](state, TABLE, action, agreed.options)
    return state


@pytest.mark.parametrize("seed", range(LOGS))
def test_nothing_that_can_be_said_raises(seed: int) -> None:
    dice = random.Random(f"robust {seed}")
    players = 2 + seed % 3
    rulings = mixed_rulings(dice) if seed % 2 else {}
    agreed = terms(EDITIONS[seed % 2], **{key.replace("-", "_"): value for key, value in rulings.items()})
    state = laid_out(players, agreed, dice)
    stream = actions(players, dice)
    for _ in range(ACTIONS):
        seat, action = next(stream)
        later = tuple(Said(next(stream)[1]) for _ in range(dice.randint(0, 3)))
        entry = Entry(1, None, None if seat == TABLE else seat, (Said(action), *later), False)
        assert GAME.foresee is not None
        GAME.foresee(state, [entry], 0, 0)
        found = list(breaches(agreed.plan, state, seat, action, agreed.options))
        GAME.foresee(state, (), 0, 0)
        for rule, facts in found:
            if facts:
                rule.message(named(facts, NAMES))
        deeds = [GAME.effects] if not found else [GAME.as_played, GAME.as_waived, GAME.as_played]
        deed = dice.choice(deeds).get(type(action)) or GAME.as_played.get(type(action))
        if found and dice.random() < 0.1:
            GAME.turn_taken(state, seat, action)
        elif deed is not None:
            deed(state, seat, action, agreed.options)
        list(GAME.legal(state, agreed.options))[:3]
        for which in range(len(GAME.quantities.names)):
            quantity(state, dice.randrange(players), which)
        state = state.copy()
