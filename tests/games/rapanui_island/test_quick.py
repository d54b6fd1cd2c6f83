"""Quick looks may doubt what is right, but never let through what a rule refuses."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.core.acts import TurnEnds
from referee.core.editions import Terms
from referee.core.judge import breaches
from referee.core.quick import Remark
from referee.core.replay import TABLE
from referee.games.rapanui_island.actions import (
    Barter,
    Buy,
    Carve,
    Exchange,
    Moai,
    Order,
    Pass,
    Phase,
    Pukao,
    Sorcerer,
    Tiles,
    Villager,
)
from referee.games.rapanui_island.effects import effects
from referee.games.rapanui_island.pieces import (
    ARTIST,
    BY_TABLET,
    ECONOMY,
    ISLAND,
    LUXURY,
    OPULENCE,
    QUARRY,
    STAR,
    SUPPLEMENT,
    UNKNOWN_TILE,
    Gain,
    Spot,
)
from referee.games.rapanui_island.state.queries import new_order
from referee.games.rapanui_island.state.state import IN_ROUND, State, surprise
from tests.effort import tries

from .games import EDITIONS, OTHER_RULINGS, RandomGame

AMOUNTS = (
    (0, 0, 0, 0),
    (1, 0, 0, 0),
    (0, 1, 0, 0),
    (3, 0, 0, 0),
    (1, 1, 0, 0),
    (0, 0, 1, 1),
    (99, 0, 0, 0),
)
BARTERED = ((0, 3, 0, 0), (0, 0, 0, 3), (1, 1, 1, 0), (0, 2, 1, 0))
SPACES = ("a1", "a3", "b4", "b5", "c3", "c4", "d5", "d5.1", "d5.2", "e3.2", "z9", "")
SPOTS = (
    *(Spot(ISLAND, name) for name in SPACES),
    *(Spot(QUARRY, "", column) for column in (-1, 0, 1, 2, 3, 4)),
    *(Spot(QUARRY, "", column, slot) for column in (1, 3) for slot in (1, 9)),
    *(Spot(STAR, "", star) for star in (0, 1, 2, 3, 4, 5, 10**9)),
)
OTHERS: dict[str, tuple[Any, ...]] = {
    "where": SPOTS,
    "taken": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1), (9, 0, 0)),
    "size": (0, 1, 2),
    "to": SPACES,
    "start": (None, *SPACES),
    "via": (None, (), *((one,) for one in SPACES), ("c3", "c4"), ("c4", "c4")),
    "left": (False, True),
    "by": (None, 0, 1, 2),
    "bonus": (
        *(None, (OPULENCE,), (ECONOMY,), (BY_TABLET + SUPPLEMENT,), (BY_TABLET + ECONOMY,)),
        (LUXURY, ECONOMY),
    ),
    "gains": (
        None,
        (),
        *((Gain(seat, each, at),) for at in ("", "b5") for seat in (0, 1) for each in AMOUNTS),
    ),
    "tiles": (None, (), (0,), (3,), (1, 2)),
    "tires": (None, (), (0,), (1,), (2,)),
    "improvement": (0, 1, 2, 3),
    "paid": (None, *AMOUNTS),
    "spent": (*AMOUNTS, (4, 0, 0, 0), (1, 1, 1, 1), (0, 0, 2, 2), (0, 1, 1, 0)),
    "lowered": (None, *AMOUNTS),
    "worth": (None, 0, 3, 5),
    "given": (*AMOUNTS, *BARTERED),
    "got": (*AMOUNTS, *BARTERED),
    "tablet": (False, True),
}
"""What each part of an action might say instead, right or wrong."""

RECORDS = Path(__file__).parents[3] / "records" / "rapa-nui-island"
WHOLE = (RECORDS / "legal" / "games" / "4-players-fr.moai").read_text(encoding="utf-8")
LOOKED_AT = (Villager, Sorcerer, Carve, Pass, Moai, Pukao)
STEPPED = (*LOOKED_AT, Exchange, Buy, Barter)
OFTEN = (Moai, Pukao, Exchange, Buy, Barter)
"""What is changed more often, because it has many parts."""


def changed(action: Any, dice: random.Random, players: int) -> Any:
    """The same with up to two parts changed. A gain that is told may go to another."""
    parts = {name: getattr(action, name) for name in action.__slots__}
    for name in dice.sample(sorted(parts), min(len(parts), dice.choice((0, 1, 1, 2)))):
        told = parts[name]
        if name == "gains" and told and dice.random() < 0.7:
            gain = dice.choice(told)
            moved = gain._replace(seat=dice.randrange(players))
            split = gain._replace(amounts=other_kind(gain.amounts, dice))
            others = [split if each is gain else each for each in told]
            parts[name] = dice.choice((told[1:], (*told, gain), (*told[:-1], moved), tuple(others)))
        elif name == "taken" and isinstance(action, Exchange):
            parts[name] = dice.choice(((0,), (1,), (2,), (4,), (7,), (), (0, 1)))
        else:
            parts[name] = dice.choice(OTHERS[name])
    return type(action)(**parts)


def other_kind(amounts: tuple[int, ...], dice: random.Random) -> tuple[int, ...]:
    """As many resources, one of them of another kind."""
    kinds = [kind for kind in range(4) if amounts[kind]]
    less, more = dice.choice(kinds or [0]), dice.randrange(4)
    return tuple(number - (kind == less) + (kind == more) for kind, number in enumerate(amounts))


def looks_fine(state: State, seat: int, action: Any, agreed: Terms, plain: bool) -> bool:
    plan = agreed.plan.plain if plain else agreed.plan.rich
    looks = plan[state.phase].get(type(action), ())
    return all(look(state, seat, action, agreed.options) is None for look in looks)


def is_done_quickly(state: State, seat: int, action: Any, agreed: Terms) -> bool:
    """Whether the step carries the action out. Then no rule is broken, and it does what the effect does."""
    after, wanted = state.copy(), state.copy()
    doubt = agreed.quick.rich[state.phase][type(action)](after, seat, action, agreed.options)
    if doubt is None:
        found = next(breaches(agreed.plan, state, seat, action, agreed.options), None)
        assert found is None, (found[0].code, action)
        effects.EFFECTS[type(action)](wanted, seat, action, agreed.options)
    assert after.components() == wanted.components(), action
    return doubt is None


@pytest.mark.parametrize("seed", range(tries(6, 24)))
def test_a_step_does_what_the_checks_and_the_effect_do(seed: int) -> None:
    """With parts of the actions changed, under any rulings, on usual tables and on others."""
    dice = random.Random(seed)
    rulings = {key: each for one in dice.sample(OTHER_RULINGS, seed % 2 * 6) for key, each in one.items()}
    game = RandomGame(2 + seed % 3, EDITIONS[seed % 2], seed, rulings, most_turns=250)
    done = doubts = 0
    last: list[Any] = []
    for step in game.steps():
        state = step.before
        if state.phase not in IN_ROUND or not isinstance(step.action, STEPPED):
            continue
        last = [step.action, *last[:8]]
        for _ in range(20 if isinstance(step.action, OFTEN) else 4):
            action = changed(dice.choice(last) if dice.random() < 0.1 else step.action, dice, state.players)
            seat = step.seat if dice.random() < 0.95 else dice.randrange(state.players)
            table = disturbed(state, dice) if dice.random() < 0.3 else state
            quick = is_done_quickly(table, seat, action, game.terms)
            done, doubts = done + quick, doubts + (not quick)
    assert done > 300 and doubts > 300


@pytest.mark.parametrize("seed", range(tries(6, 24)))
def test_a_step_of_a_line_of_the_table_does_what_the_checks_and_the_effect_do(seed: int) -> None:
    """Any order, any heading and any tiles, at any moment of a game."""
    dice = random.Random(seed)
    rulings = {key: each for one in dice.sample(OTHER_RULINGS, seed % 2 * 6) for key, each in one.items()}
    game = RandomGame(2 + seed % 3, EDITIONS[seed % 2], seed, rulings, most_turns=250)
    done = doubts = 0
    for step in game.steps():
        laying = isinstance(step.action, Tiles)
        state = step.before if laying else step.after  # then the turn is not over yet
        said: list[object] = [Phase(number) for number in (1, 2, 3)]
        said += [Order(tuple(seats)) for seats in (state.order, new_order(state), state.order[1:])]
        said += [Order(tuple(dice.sample(state.order, len(state.order))))]
        if laying:
            said = [step.action, *(otherwise_laid(step.action, dice) for _ in range(40))]
        for action in said:
            table = disturbed(state, dice) if dice.random() < 0.1 else state
            if type(action) in game.terms.quick.rich[state.phase]:
                quick = is_done_quickly(table, TABLE, action, game.terms)
                done, doubts = done + quick, doubts + (not quick)
    assert done > 150 and doubts > 150


def otherwise_laid(action: Tiles, dice: random.Random) -> Tiles:
    """The same line of tiles with a few tiles changed, left out or laid twice."""
    laid = list(action.laid)
    for _ in range(dice.choice((1, 1, 2))):
        at = dice.randrange(len(laid))
        name, kind = laid[at]
        other = dice.choice(laid)
        laid[at : at + 1] = dice.choice(
            ([(name, dice.randrange(10))], [(name, other[1])], [(other[0], kind)], [], [laid[at], other])
        )
    return Tiles(tuple(laid))


def disturbed(state: State, dice: random.Random) -> State:
    """The same table with something else than usual, as it may be after a fault."""
    other = state.copy()
    surprise(other)
    seat = dice.randrange(state.players)
    board = state.options.board
    changes: tuple[Callable[[], None], ...] = (
        lambda: other.resources[seat].__setitem__(dice.randrange(4), board.track[0] - 1),
        lambda: other.resources.__setitem__(seat, [dice.randrange(3) for _ in range(4)]),
        lambda: other.owner.__setitem__(dice.choice((board.crater, board.pukao_quarry)), seat),
        lambda: other.tile_on.__setitem__(dice.randrange(len(other.tile_on)), UNKNOWN_TILE),
        lambda: other.chief.__setitem__(seat, dice.randrange(len(other.owner))),
        lambda: other.skipped.append(seat),
        lambda: setattr(other, "lent_by", seat),
        lambda: setattr(other, "resumes", seat),
        lambda: setattr(other, "carried", dice.randrange(6)),
        lambda: setattr(other, "economy_now", 1),
        lambda: setattr(other, "owes_exchange", True),
        lambda: other.hand[seat].__setitem__(LUXURY, 1),
        lambda: other.built[seat].__setitem__(ARTIST, True),
        lambda: other.piles.__setitem__(slice(0, 3), [[], [], []]),
        lambda: setattr(other, "acted", not other.acted),
    )
    for change in dice.sample(changes, dice.choice((1, 1, 2, 3))):
        change()
    return other


@pytest.mark.parametrize("seed", range(tries(4, 16)))
def test_a_quick_look_misses_nothing(seed: int) -> None:
    """Actions of legal games with parts changed, also by others and in other phases."""
    dice = random.Random(seed)
    rulings = dice.choice(OTHER_RULINGS) if seed % 2 else {}
    game = RandomGame(2 + seed % 3, EDITIONS[seed % 2], seed, rulings, most_turns=250)
    waved = refused = 0
    last: list[Any] = []
    for step in game.steps():
        state = step.before
        if state.phase not in IN_ROUND or not isinstance(step.action, LOOKED_AT):
            continue
        last = [step.action, *last[:8]]
        for _ in range(30 if isinstance(step.action, Moai | Pukao) else 4):
            action = changed(dice.choice(last) if dice.random() < 0.1 else step.action, dice, state.players)
            seat = step.seat if dice.random() < 0.95 else dice.randrange(state.players)
            for deed in (action, TurnEnds()):
                found = next(breaches(game.terms.plan, state, seat, deed, game.options), None)
                plain = deed is not action
                fine = looks_fine(state, seat, deed, game.terms, plain)
                assert not (found and fine), (found[0].code, deed, rulings)
                waved, refused = waved + fine, refused + bool(found)
    assert waved > 300 and refused > 300


@pytest.mark.parametrize("seed", range(tries(3, 12)))
def test_a_step_that_remarks_on_few_moai_says_what_the_rules_say(seed: int) -> None:
    """Whatever the player takes: a remark is all that there is to say."""
    dice = random.Random(seed)
    game = RandomGame(2 + seed % 3, EDITIONS[seed % 2], seed, {}, most_turns=250)
    remarks = 0
    for step in game.steps():
        state = step.before
        if not isinstance(step.action, Carve):
            continue
        for _ in range(6):
            action, after = Carve(tuple(dice.choice((0, 0, 1, 2)) for _ in range(3))), state.copy()
            found = game.terms.quick.rich[state.phase][Carve](after, step.seat, action, game.options)
            told = list(breaches(game.terms.plan, state, step.seat, action, game.options))
            if isinstance(found, Remark):
                assert told == [(found.rule, found.facts)]
                assert after.components() == state.components()
                remarks += 1
            else:
                assert bool(told) == (found is not None)
    assert remarks > 10


@pytest.mark.parametrize("place", ["quarry 1 slot 9", "quarry 9 slot 9", "Z9"])
def test_a_waived_place_that_is_none_hinders_no_later_rule(place: str) -> None:
    code = "MA-TRAN-1" if place == "Z9" else "MA-QUAR-1"
    text = WHOLE.split("round: 1")[0] + f"Cid: villager {place} stands {code}\n"
    assert [(found.code, found.severity) for found in referee.check(referee.loads(text)).findings] == [
        (code, "waived")
    ]


def test_what_is_done_most_often_needs_no_second_look() -> None:
    """Else the looks would be right, and of no use."""
    game = RandomGame(4, "matagot-fr", 1, {}, most_turns=250)
    steps = [step for step in game.steps() if isinstance(step.action, LOOKED_AT)]
    fine = [looks_fine(step.before, step.seat, step.action, game.terms, False) for step in steps]
    assert len(steps) > 150 and sum(fine) > 0.9 * len(fine)
