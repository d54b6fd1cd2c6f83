"""What holds after every legal action of every game (section 8 of the rules dossier)."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.core.acts import TurnEnds
from referee.core.judge import first_breach
from referee.games.easter_island.actions import Ended, Fire, Move, Pivot, Sun
from referee.games.easter_island.actions import PlaceStatue as Place
from referee.games.easter_island.board import EMPTY, POINTS, SUNS
from referee.games.easter_island.calculations.ray import cast
from referee.games.easter_island.scoring import ALL_FIRED, ONE_LEFT
from referee.games.easter_island.state import IN_PLAY, OVER, SETUP, State, is_fresh
from referee.playing.playout import playout
from tests.effort import tries

from .positions import GAME, pick, terms

TERMS = terms()
OPTIONS = TERMS.options
seeds = st.integers(min_value=0, max_value=10**9)


class Watched:
    """A random game, with everything checked after each action."""

    def __init__(self, seed: int, turns: int = 120) -> None:
        self.state: State = GAME.start(OPTIONS)
        self.rays = self.hits = self.idle = self.placements = self.tokens = 0
        dice = random.Random(seed)
        for _ in range(2 * turns):
            choices = list(GAME.legal(self.state, OPTIONS))
            if self.state.phase == OVER:
                assert choices == []
                break
            assert choices, "a legal action exists as long as the game is on"
            self.act(*pick(choices, dice))
            if GAME.turn_is_full(self.state, OPTIONS) and self.state.phase != OVER:
                GAME.effects[TurnEnds](self.state, self.state.to_act, TurnEnds(), OPTIONS)
            self.nothing_is_lost()
        self.totals()

    def act(self, seat: int, action: Any) -> None:
        before = self.state.copy()
        assert first_breach(TERMS.plan, self.state, seat, action, OPTIONS) is None
        assert self.state.components() == before.components(), "a check changes nothing"
        events = GAME.effects[type(action)](self.state, seat, action, OPTIONS)
        self.one_piece_changes(before, action)
        self.stocks_only_fall(before)
        if isinstance(action, Fire):
            self.ray_did_what_it_should(before, action, events)
        else:
            assert sum(self.state.standing) >= sum(before.standing), "only a ray destroys"
            assert self.state.phase != OVER, "only a ray ends the game"
        self.placements += isinstance(action, Place)
        self.tokens += isinstance(action, Sun)

    def nothing_is_lost(self) -> None:
        state = self.state
        for seat in (0, 1):
            standing = len(state.statues(seat))
            assert standing == state.standing[seat]
            assert standing + state.reserve[seat] + state.lost[seat] == 7
            ready, spent = state.tokens(seat, spent=False), state.tokens(seat, spent=True)
            assert state.hand[seat] + len(ready) + len(spent) == 8
            if state.phase in IN_PLAY:
                assert standing >= 2
        assert all((state.owner[point] == EMPTY) == (state.facing[point] == EMPTY) for point in POINTS)
        assert state.spent_count == sum(state.spent)

    def stocks_only_fall(self, before: State) -> None:
        after = self.state
        for seat in (0, 1):
            assert after.reserve[seat] <= before.reserve[seat]
            assert after.hand[seat] <= before.hand[seat]
            assert after.lost[seat] >= before.lost[seat]
        for sun in SUNS:
            if before.token[sun] != EMPTY:
                assert after.token[sun] == before.token[sun]
                assert after.spent[sun] >= before.spent[sun]

    def one_piece_changes(self, before: State, action: Any) -> None:
        after = self.state
        points = [
            p for p in POINTS if (after.owner[p], after.facing[p]) != (before.owner[p], before.facing[p])
        ]
        suns = [s for s in SUNS if (after.token[s], after.spent[s]) != (before.token[s], before.spent[s])]
        if isinstance(action, Place | Pivot):
            assert (points, suns) == ([action.point], [])
        elif isinstance(action, Move):
            assert (sorted(points), suns) == (sorted([action.start, action.end]), [])
            assert after.facing[action.end] == before.facing[action.start]
        elif isinstance(action, Sun | Fire):
            assert suns == [action.sun]
            assert len(points) <= isinstance(action, Fire)

    def ray_did_what_it_should(self, before: State, action: Fire, events: Any) -> None:
        ray = cast(before.facing, action.sun)
        assert before.turn > 2, "no token is old enough before turn 3"
        assert not any(is_fresh(before, before.placed_turn[point], OPTIONS) for point in ray.struck)
        assert sum(before.standing) - sum(self.state.standing) == bool(ray.struck)
        self.rays += 1
        self.hits += bool(ray.struck)
        self.idle += not ray.struck
        ended = [event for event in events if isinstance(event, Ended)]
        assert bool(ended) == (self.state.phase == OVER)

    def totals(self) -> None:
        state = self.state
        if state.phase == SETUP:
            return
        assert 8 <= self.placements <= 14
        assert self.tokens <= 16
        assert self.rays <= 16
        assert sum(state.lost) == self.hits
        ended = state.ended
        if ended is None:
            return
        assert ended.winner in (0, 1)
        if ended.reason == ONE_LEFT:
            assert sorted(count == 1 for count in state.standing) == [False, True]
            assert state.standing[ended.winner] >= 2
            assert 3 <= state.lost[1 - ended.winner] <= 6
        else:
            assert ended.reason == ALL_FIRED
            assert self.rays == 16
            assert self.idle >= 6


@settings(max_examples=tries(60, 300))
@given(seeds)
def test_invariants_hold_in_every_game(seed: int) -> None:
    Watched(seed)


@settings(max_examples=tries(20, 60))
@given(seeds)
def test_the_same_game_twice_gives_the_same_state(seed: int) -> None:
    assert Watched(seed, 40).state.components() == Watched(seed, 40).state.components()


@settings(max_examples=tries(20, 60))
@given(seeds)
def test_renaming_the_players_renames_the_winner_and_nothing_else(seed: int) -> None:
    turns = list(playout(GAME, TERMS, random.Random(seed)))
    verdicts = []
    for names in (("Ann", "Ben"), ("Zoé", "Abe")):
        lines = [
            f"{names[turn.seat]}: " + "; ".join(GAME.write(action, names) for action in turn.actions)
            for turn in turns
        ]
        text = "\n".join(["game: easter-island", f"players: {', '.join(names)}", *lines])
        verdicts.append(referee.check(referee.loads(text)))
    first, second = verdicts
    assert first.legal and second.legal
    assert first.state.components() == second.state.components()
