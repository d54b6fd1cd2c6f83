"""Random legal games: nothing in them is found wrong, pieces are conserved, and the log says it all."""

from __future__ import annotations

import random

import pytest

import referee
from referee.core.judge import first_breach
from referee.export.record import record_to_json, text_from_json
from referee.games.rapanui_island.opening import opening_stock
from referee.games.rapanui_island.pieces import OUTSTANDING, SIZES, TILE_COUNTS, TILES
from referee.games.rapanui_island.state import NOBODY, State
from referee.text.writer import canonical

from .games import EDITIONS, NAMES, log, steps, terms_for

GAMES = [(seed, 2 + seed % 3, EDITIONS[seed % 2]) for seed in range(12)]


@pytest.mark.parametrize(("seed", "players", "edition"), GAMES)
def test_legal_actions_break_no_rule_and_lose_no_piece(seed: int, players: int, edition: str) -> None:
    terms = terms_for(players, edition)
    for step in steps(terms, players, random.Random(seed), 200):
        found = first_breach(terms.plan, step.state, step.seat, step.action, terms.options)
        assert found is None, (step.action, found)
        conserved(step.state)


def conserved(state: State) -> None:
    """Sections 1 to 8 of the dossier's invariants."""
    options = state.options
    stock = opening_stock(options, state.players)
    for size in SIZES:
        held = sum(each[size] for each in state.held)
        assert state.stock[size] + held + state.moai_on.count(size) == stock[size]
    assert state.pukao + sum(state.capped) == options.pukao
    assert state.free == state.moai_on.count(-1)
    for kind in TILES:
        there = state.tile_on.count(kind) + sum(hand[kind] for hand in state.hand) + state.spent[kind]
        assert there <= TILE_COUNTS[kind]
    held = sum(kind < OUTSTANDING for taken in state.offerings for kind, _ in taken)
    assert held + sum(map(len, state.piles)) == (15 if state.players == 2 else 20)
    if not state.owes_exchange:
        assert sum(map(len, state.offerings)) == sum(state.capped)
    for seat in range(state.players):
        assert all(
            0 <= n <= most for n, most in zip(state.resources[seat], options.board.track, strict=True)
        )
        here = [space for space, owner in enumerate(state.owner) if owner == seat]
        out = sum(state.carvers[seat]) + sum(state.rested[s] + state.tired[s] for s in here)
        assert state.hand_villagers[seat] + out == options.villagers + state.built[seat][2]
        assert sum(state.built[seat]) <= options.most_improvements
    for column, slots in enumerate(state.slots):
        taken = sum(state.carvers[seat][column] for seat in range(state.players))
        assert len(slots) - slots.count(NOBODY) == taken


@pytest.mark.parametrize(("seed", "players", "edition"), GAMES[:6])
def test_log_of_a_game_is_legal_and_says_it_all(seed: int, players: int, edition: str) -> None:
    text, state = log(terms_for(players, edition), players, random.Random(seed), 150)
    record = referee.loads(text)
    verdict = referee.check(record)
    assert verdict.findings == []
    apart = ("options", "just_passed")
    end = {name: value for name, value in state.components().items() if name not in apart}
    told = {name: value for name, value in verdict.state.components().items() if name not in apart}
    assert told == end
    assert canonical(record) == text
    assert text_from_json(record_to_json(record)) == text
    assert NAMES[0] in verdict.game.draw(verdict.state, verdict.terms.options, NAMES[:players])  # type: ignore[union-attr,union-attr]
