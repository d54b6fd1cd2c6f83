"""Invariants 1 to 16 of the rules dossier (section 8), watched after every entry of a random game.

Nothing here asks a rule, and hardly anything the game: what is on the table is counted again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

from referee.games.rapanui_island.actions import (
    Barter,
    Buy,
    Carve,
    Exchange,
    Moai,
    Pass,
    Pukao,
    Rest,
)
from referee.games.rapanui_island.pieces import FIRST_GAME_COUNTS, TILE_COUNTS
from referee.games.rapanui_island.state.state import CARRY, CARVE, DRAFT, OVER, PLACE, SETUP, State

from .games import RandomGame, Step

NOBODY, NO_MOAI, IN_HAND, IN_VILLAGE = -1, -1, -1, -2
KINDS, SIZES, TILES, OFFERINGS = range(4), range(3), range(10), range(5)
MOAI_IN_BOX = (8, 7, 6)
ECONOMY, FAVOUR, SORCERER, CHIEF = 2, 9, 1, 2
PRICES = (2, 2, 2, 3)


def star(place: int) -> int:
    return -100 - place if place <= -101 else 0


def column(place: int) -> int:
    return -10 - place if -100 < place <= -11 else 0


class Watched:
    """A game watched to its end: what went wrong, by the number of the invariant."""

    def __init__(self, game: RandomGame) -> None:
        self.game = game
        self.options = game.options
        self.board = game.options.board
        self.players = len(game.names)
        self.broken: dict[int, str] = {}
        self.asked: Counter[int] = Counter()
        self.laid = [0 for _ in TILES]
        self.reserve = [0 for _ in TILES]
        self.passes: list[int] = [0] * self.players
        self.carved = [[0, 0, 0] for _ in range(self.players)]
        self.erected = [[0, 0, 0] for _ in range(self.players)]
        self.tablets = [True] * self.players
        checks: list[tuple[int, Callable[[Step], None]]] = [
            (int(name.removeprefix("invariant_")), getattr(self, name))
            for name in dir(self)
            if name.startswith("invariant_")
        ]
        for step in game.steps():
            if step.before.phase == SETUP and step.after.phase != SETUP:
                self.begin(step.after)
            for number, check in checks:
                self.asked[number] += 1
                try:
                    check(step)
                except AssertionError as error:
                    self.broken.setdefault(number, f"{step.action} in phase {step.before.phase}: {error}")

    def begin(self, state: State) -> None:
        self.laid = [state.tile_on.count(kind) for kind in TILES]
        counts = FIRST_GAME_COUNTS if self.game.first_game else TILE_COUNTS
        self.reserve = [counts[kind] - self.laid[kind] for kind in TILES]

    def invariant_01(self, step: Step) -> None:
        state = step.after
        boxed = (0, 0, 0)
        if self.players == 2:
            boxed = (2, 1, 1) if self.game.terms.edition == "matagot-fr" else (1, 1, 1)
        for size in SIZES:
            held = sum(each[size] for each in state.held)
            there = state.stock[size] + held + state.moai_on.count(size)
            assert there + boxed[size] == MOAI_IN_BOX[size]
            assert state.stock[size] >= 0 and min(each[size] for each in state.held) >= 0

    def invariant_02(self, step: Step) -> None:
        state = step.after
        assert state.pukao + sum(state.capped) == 20
        assert state.pukao >= 0
        assert all(not capped or moai != NO_MOAI for capped, moai in self.platforms(state))

    def platforms(self, state: State) -> list[tuple[bool, int]]:
        return list(zip(state.capped, state.moai_on, strict=True))

    def invariant_03(self, step: Step) -> None:
        state = step.after
        if state.phase == SETUP:
            return
        counts = FIRST_GAME_COUNTS if self.game.first_game else TILE_COUNTS
        for kind in TILES:
            there = state.tile_on.count(kind) + sum(hand[kind] for hand in state.hand) + state.spent[kind]
            beside = state.reserve[kind] if self.players == 2 else self.reserve[kind]
            assert there + beside == counts[kind], kind
        on_platforms = sum(tile >= 0 for tile in state.tile_on)
        erected = sum(moai != NO_MOAI for moai in state.moai_on)
        assert on_platforms == state.free == len(state.moai_on) - erected
        drafted = sum(self.reserve) - sum(state.reserve) if self.players == 2 else 0
        taken = sum(map(sum, state.hand)) + sum(state.spent) - drafted
        assert taken == erected

    def invariant_04(self, step: Step) -> None:
        state = step.after
        for kind in OFFERINGS:
            pile, beside = state.piles[kind], state.outstanding[kind]
            held = [value for taken in state.offerings for each, value in taken if each == kind]
            extra = [value for taken in state.offerings for each, value in taken if each == kind + 5]
            full = list(self.board.offerings[kind])
            if self.players == 2:
                full.remove(next(value for value in full if full.count(value) == 2))
            assert Counter(pile + held) == Counter(full)
            assert Counter(beside + extra) == Counter(self.board.outstanding[kind])
            assert pile == sorted(pile, reverse=True) and beside == sorted(beside, reverse=True)

    def invariant_05(self, step: Step) -> None:
        state = step.after
        owed = state.owes_exchange and self.options.exchange_must
        if self.options.exchange_must:
            assert sum(map(len, state.offerings)) + owed == sum(state.capped)

    def invariant_06(self, step: Step) -> None:
        before, state, action = step.before, step.after, step.action
        for owned in state.resources:
            assert all(0 <= owned[kind] <= self.board.track[kind] for kind in KINDS)
        if step.seat < 0:
            return
        change = sum(state.resources[step.seat]) - sum(before.resources[step.seat])
        if isinstance(action, Exchange):
            assert change == -(2 if before.economy_now else 4)
        elif isinstance(action, Buy):
            assert change == -PRICES[action.improvement]
        elif isinstance(action, Barter):
            assert change <= 0
        elif not isinstance(action, Moai):
            assert change == 0

    def invariant_07(self, step: Step) -> None:
        state = step.after
        for seat in range(self.players):
            out = [space for space, owner in enumerate(state.owner) if owner == seat]
            placed = sum(state.carvers[seat]) + sum(state.rested[s] + state.tired[s] for s in out)
            there = state.hand_villagers[seat] + state.popular_waits[seat] + placed
            assert there == 4 + state.built[seat][2]
            sorcerer, chief = state.sorcerer[seat], state.chief[seat]
            places = (sorcerer == IN_HAND, star(sorcerer) > 0, column(sorcerer) > 0, sorcerer >= 0)
            assert sum(places) == 1
            assert (chief == IN_VILLAGE) != state.built[seat][3]
            assert chief in (IN_HAND, IN_VILLAGE) or column(chief) > 0 or chief >= 0

    def invariant_08(self, step: Step) -> None:
        state = step.after
        for space, owner in enumerate(state.owner):
            others = [
                seat for seat in range(self.players) if space in (state.sorcerer[seat], state.chief[seat])
            ]
            villagers = state.rested[space] + state.tired[space]
            assert set(others) <= {owner}
            assert (owner != NOBODY) == bool(villagers or others)
        assert state.owner[self.board.crater] == state.owner[self.board.pukao_quarry] == NOBODY
        for number, slots in enumerate(self.board.slots):
            assert sum(each[number] for each in state.carvers) <= slots

    def invariant_09(self, step: Step) -> None:
        state = step.after
        stars = [star(place) for place in state.sorcerer if star(place)]
        assert len(set(stars)) == len(stars)
        assert sorted(state.order) == list(range(self.players))
        if state.phase in (CARVE, CARRY):
            on_track = [seat for seat in state.order if not state.reconverted[seat]]
            places = [star(state.sorcerer[seat]) for seat in on_track]
            assert all(places) and places == sorted(places)

    def invariant_10(self, step: Step) -> None:
        before, state, action = step.before, step.after, step.action
        if state.phase != CARRY:
            assert not any(state.tired) and not any(state.sorcerer_tired)
        for seat in range(self.players):
            assert not state.sorcerer_tired[seat] or state.sorcerer[seat] >= 0
        change = tiredness(state) - tiredness(before)
        if isinstance(action, Moai | Pukao):
            space = self.destination(action)
            chief = before.chief[step.seat] == space and action.by in (None, CHIEF)
            assert change == (0 if chief else 1)
        elif isinstance(action, Rest):
            assert change == -1
        elif not isinstance(action, Pass):
            assert change == 0

    def destination(self, action: Any) -> int:
        return self.board.platforms[self.board.platform_index[action.to]][0]

    def invariant_11(self, step: Step) -> None:
        state = step.after
        for seat in range(self.players):
            assert sum(state.built[seat]) <= 3
            assert all(
                new or not old for old, new in zip(step.before.built[seat], state.built[seat], strict=True)
            )
            kept = state.tablet[seat] == 0
            assert self.tablets[seat] or not kept
            self.tablets[seat] = kept
        if isinstance(step.action, Buy):
            assert not step.before.built[step.seat][step.action.improvement]

    def invariant_12(self, step: Step) -> None:
        """What a transport may change, and what the rivals on its path may gain."""
        action = step.action
        if not isinstance(action, Moai | Pukao):
            return
        before, state, seat = step.before, step.after, step.seat
        mine = {"resources", "rested", "tired", "sorcerer_tired", "hand", "spent", "spent_in", "tablet"}
        mine |= {
            "carried",
            "done",
            "acted",
            "begun",
            "tile_now",
            "economy_now",
            "luxury_now",
            "luxury_kept",
        }
        mine |= {"held", "moai_on", "erected_in", "tile_on", "free"} if isinstance(action, Moai) else set()
        mine |= {"pukao", "capped", "owes_exchange"} if isinstance(action, Pukao) else set()
        old, new = before.components(), state.components()
        changed = {name for name in old if old[name] != new[name]}
        assert changed <= mine, changed - mine
        index = self.board.index
        path = [*(index[name] for name in action.via or ()), self.destination(action)]
        for rival in range(self.players):
            change = tuple(state.resources[rival][k] - before.resources[rival][k] for k in KINDS)
            due = [self.pays(space, action) for space in path if before.owner[space] == rival]
            if rival == seat:
                assert isinstance(action, Moai) or not any(change)
            else:
                room = [self.board.track[kind] - before.resources[rival][kind] for kind in KINDS]
                sums = {
                    tuple(min(room[k], sum(one[k] for one in chosen)) for k in KINDS)
                    for chosen in product(*due)
                }
                assert change in sums

    def pays(self, space: int, action: Any) -> tuple[tuple[int, ...], ...]:
        return ((1, 0, 0, 0),) if isinstance(action, Pukao) else self.board.gains[space]

    def invariant_13(self, step: Step) -> None:
        action, seat, state = step.action, step.seat, step.after
        if isinstance(action, Carve):
            self.carved[seat] = list(action.taken)
        elif isinstance(action, Moai):
            self.erected[seat][action.size] += 1
            assert self.erected[seat][action.size] <= self.carved[seat][action.size]
        elif isinstance(action, Pass):
            self.passes[seat] += 1
            assert self.passes[seat] == 1
            if state.phase in (PLACE, OVER):
                assert self.passes == [1] * self.players
                assert not any(map(any, state.held))
                self.passes = [0] * self.players
                self.erected = [[0, 0, 0] for _ in range(self.players)]

    def invariant_14(self, step: Step) -> None:
        if not isinstance(step.action, Carve):
            return
        before, seat = step.before, step.seat
        counts = [before.carvers[seat][c] + before.virtual[c] for c in range(3)]
        for place in (before.sorcerer[seat], before.chief[seat]):
            if column(place):
                counts[column(place) - 1] += 1
        small, medium, large = step.action.taken
        assert large <= counts[2] and medium + large <= counts[1]
        assert small + medium + large <= counts[0]

    def invariant_16(self, step: Step) -> None:
        before, state = step.before, step.after
        for old, new in zip(before.moai_on, state.moai_on, strict=True):
            assert new == old or old == NO_MOAI
        assert all(new or not old for old, new in zip(before.capped, state.capped, strict=True))
        threshold = self.players
        if self.players == 2 and self.game.terms.edition == "matagot-es":
            threshold = 3
        if before.phase == CARRY and state.phase in (PLACE, OVER):
            assert (state.phase == OVER) == (state.free <= threshold)
        else:
            assert state.phase != OVER
        assert state.phase >= before.phase or (before.phase, state.phase) in (
            (CARRY, PLACE),
            (DRAFT, PLACE),
        )


def tiredness(state: State) -> int:
    return sum(state.tired) + sum(state.sorcerer_tired)
