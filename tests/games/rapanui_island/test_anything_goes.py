"""Whatever a log says, at whatever moment: it is judged, done or passed over, and nothing is raised.

The actions are those of all records, with parts of one put into another and numbers beyond all bounds; the
tables are what such actions leave behind. So most of them are nonsense, as a log wrong in every line is.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import pytest

from referee.core.acts import Claim, NearlyRead, Result, Seating, TurnEnds, Unreadable
from referee.core.editions import Terms, settle
from referee.core.entry import Player
from referee.core.game import Forced
from referee.core.judge import breaches
from referee.core.rule import Facts, Notice, Seat
from referee.core.value import changed
from referee.games.rapanui_island.actions import Carve, Carved, FinalTable, Position, Round, Tiles
from referee.games.rapanui_island.board.board import shipped
from referee.games.rapanui_island.game import GAME
from referee.games.rapanui_island.pieces import ISLAND, QUARRY, STAR, Spot
from referee.games.rapanui_island.state.state import SETUP, State
from tests.effort import tries
from tests.support import loaded, records

from .games import EDITIONS, NAMES, OTHER_RULINGS, terms_for

NUMBERS = (0, 1, 2, 3, 5, 9, 99, 10**9)


def spot(dice: random.Random) -> Spot:
    kind = dice.choice((ISLAND, QUARRY, STAR))
    if kind == ISLAND:
        return Spot(ISLAND, dice.choice(("a1", "a1.1", "c5", "c2", "z9", "d5.2", "b4")))
    return Spot(kind, "", dice.choice(NUMBERS), dice.choice((0, 0, *NUMBERS)) if kind == QUARRY else 0)


BEYOND: dict[str, Callable[[random.Random], Any]] = {
    "round": lambda dice: dice.choice(NUMBERS),
    "phase": lambda dice: dice.choice(NUMBERS),
    "number": lambda dice: dice.choice(NUMBERS),
    "column": lambda dice: dice.choice(NUMBERS),
    "worth": lambda dice: dice.choice(NUMBERS),
    "values": lambda dice: tuple(dice.choices(NUMBERS, k=dice.randrange(6))),
    "amounts": lambda dice: tuple(dice.choices(NUMBERS, k=4)),
    "spent": lambda dice: tuple(dice.choices(NUMBERS, k=4)),
    "where": spot,
    "source": spot,
    "seats": lambda dice: tuple(dice.choices(range(2), k=dice.randrange(5))),
}


@cache
def said() -> dict[type, list[Any]]:
    """Every action of every record, by its kind."""
    found: dict[type, list[Any]] = {TurnEnds: [TurnEnds()], Unreadable: [Unreadable()]}
    for path in records("rapa-nui-island"):
        for entry in loaded(path).entries:
            for play in entry.plays:
                action = play.action
                if not isinstance(action, Claim | NearlyRead):
                    found.setdefault(type(action), []).append(action)
    return found


def seats_of(action: Any) -> set[int]:
    """The seats that an action names."""
    seats = {action.player} if hasattr(action, "player") else set()
    for name in ("seats", "winners"):
        seats |= set(getattr(action, name, None) or ())
    return seats | {gain.seat for gain in getattr(action, "gains", None) or ()}


def any_action(dice: random.Random, players: int) -> Any:
    """An action that can be written, and perhaps was never."""
    while True:
        pool = said()[dice.choice(list(said()))]
        action = dice.choice(pool)
        for field in getattr(action, "__match_args__", ()):
            if dice.random() < 0.25:
                action = changed(action, **{field: getattr(dice.choice(pool), field)})
            elif field in BEYOND and dice.random() < 0.1:
                action = changed(action, **{field: BEYOND[field](dice)})
        if isinstance(action, FinalTable) and dice.random() < 0.9:
            continue  # after it, nothing is played
        if isinstance(action, Carve | Carved) and dice.random() < 0.1:
            action = changed(action, taken=tuple(dice.choices(NUMBERS, k=3)))
        if all(seat < players for seat in seats_of(action)):
            return action


def named_seats(facts: Facts) -> list[int]:
    """The players that a message names."""
    tuples = [fact if isinstance(fact, tuple) else (fact,) for fact in facts.values()]
    return [each for fact in tuples for each in fact if isinstance(each, Seat)]


class Table:
    """A replay that looks at everything on the way, under one way to go on after a violation."""

    def __init__(self, terms: Terms, players: int, policy: str, dice: random.Random) -> None:
        self.options, self.plan = terms.options, terms.plan
        self.names = NAMES[:players]
        self.policy, self.dice = policy, dice
        self.state: State = GAME.start(self.options, players)
        self.do(-1, Seating(tuple(Player(name, ()) for name in self.names)))

    def do(self, seat: int, action: Any) -> None:
        state, options = self.state, self.options
        broken = False
        for rule, facts in breaches(self.plan, state, seat, action, options):
            assert rule.message(facts)
            assert all(0 <= each < state.players for each in named_seats(facts)), (rule, facts)
            GAME.situation(state, action, self.names)
            broken |= not isinstance(facts, Notice)
        if not broken:
            deed: Forced | None = GAME.effects.get(type(action))
        elif self.policy == "skip" and not isinstance(action, TurnEnds | Seating):
            GAME.turn_taken(state, seat, action)
            return
        else:
            deed = GAME.as_played.get(type(action))
            if self.policy == "waived":
                deed = GAME.as_waived.get(type(action), deed)
        if deed is not None:
            deed(state, seat, action, options)

    def look(self) -> None:
        state, options = self.state, self.options
        list(islice(GAME.legal(state, options), 40))
        GAME.draw(state, options, self.names)
        GAME.score(state, options, self.names)
        for seat in range(state.players):
            assert min(state.resources[seat]) >= 0
            assert min(state.hand[seat]) >= 0
            assert state.hand_villagers[seat] >= 0
            for which in range(len(GAME.quantities.names)):
                GAME.quantity(state, seat, which)
        assert min(state.stock) >= 0 and state.pukao >= 0 and state.free >= 0


def table(seed: int) -> Table:
    dice = random.Random(seed)
    players = dice.choice((2, 3, 4))
    rulings = dice.choice(({}, *OTHER_RULINGS)) if dice.random() < 0.5 else {}
    edition = dice.choice(EDITIONS)
    terms = terms_for(players, edition, rulings)
    if dice.random() < 0.1:
        wrong_side = shipped("stand-in-34" if players == 2 else "stand-in-2")
        terms = settle(GAME, edition, rulings, wrong_side)
    return Table(terms, players, dice.choice(("as-played", "skip", "waived")), dice)


def play(seed: int, turns: int) -> Table:
    """Nonsense, with a legal action now and then so that the game goes on."""
    here = table(seed)
    dice, state, options = here.dice, here.state, here.options
    players = state.players
    if dice.random() < 0.5:
        here.do(-1, Position(dice.randrange(1, 5), dice.randrange(0, 5), dice.randrange(players)))
    elif dice.random() < 0.9:
        assert GAME.deal is not None
        laid = GAME.deal(state, options, dice)
        here.do(-1, laid or Round(1))
    for _ in range(turns):
        sensible = list(islice(GAME.legal(state, options), 60)) if dice.random() < 0.5 else []
        seat, action = dice.choice(sensible) if sensible else (dice.randrange(players), None)
        if action is None:
            action = any_action(dice, players)
            form = GAME.form_of.get(type(action))
            if isinstance(action, Tiles | Result) or (form and form.verb.endswith(":")):
                seat = -1
        here.do(seat, action)
        if dice.random() < 0.6:
            here.do(state.active, TurnEnds())
        if dice.random() < 0.1:
            here.look()
    here.look()
    return here


@pytest.mark.parametrize("seed", range(tries(12, 60)))
def test_nothing_is_raised_whatever_is_said(seed: int) -> None:
    play(seed, 120)


def test_every_phase_is_met() -> None:
    assert {play(seed, 60).state.phase for seed in range(40)} > {SETUP}
