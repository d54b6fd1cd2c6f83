"""Random legal games: the rules accept them, invariants hold, the log says it all, everything is used."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

import referee
from referee.core.judge import first_breach
from referee.games.rapanui_island.actions import Buy, Chief, Exchange
from referee.games.rapanui_island.pieces import (
    BY_TABLET,
    FAVOUR,
    IMPROVEMENT_NAMES,
    LUXURY,
    OFFERING_NAMES,
    OUTSTANDING,
    TILE_NAMES,
)
from referee.games.rapanui_island.state.state import OVER, SETUP
from tests.effort import tries
from tests.support import found, hold_for_each

from .games import EDITIONS, TABLET_TILES, TILE_OF, RandomGame, Step
from .watching import Watched

GAMES = tries(1, 10, "REFEREE_GAMES")
"""Games for each number of players, edition and variant; a long run sets more."""
TABLES = list(product((2, 3, 4), EDITIONS, (False, True)))
PARTS = ("players", "edition", "first_game")


@cache
def games(players: int, edition: str, first_game: bool) -> tuple[RandomGame, ...]:
    return tuple(RandomGame(players, edition, seed, first_game=first_game) for seed in range(GAMES))


@pytest.mark.sampled(5)
@pytest.mark.parametrize(PARTS, TABLES)
def test_rules_accept_every_step_and_change_nothing(players: int, edition: str, first_game: bool) -> None:
    for game in games(players, edition, first_game):
        for step in game.steps():
            before = step.before.copy().components()
            breach = first_breach(game.terms.plan, step.before, step.seat, step.action, game.options)
            assert breach is None, (step.action, breach)
            assert step.before.components() == before


WATCHED = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16)


@pytest.mark.sampled(5)
@pytest.mark.parametrize(PARTS, TABLES)
def test_invariants(players: int, edition: str, first_game: bool) -> None:
    """Watched after every entry; 15 and 17 to 19 are in test_invariants.py."""
    played = [Watched(game) for game in games(players, edition, first_game)]

    def holds(number: int) -> None:
        for each in played:
            assert each.asked[number] > 100
            assert number not in each.broken, each.broken[number]

    hold_for_each(WATCHED, lambda number: f"invariant {number}", holds)


@pytest.mark.parametrize(PARTS, TABLES)
def test_nearly_all_games_are_finished(players: int, edition: str, first_game: bool) -> None:
    played = games(players, edition, first_game)
    assert sum(game.state.phase == OVER for game in played) > 0.75 * len(played)


def used(step: Step) -> list[str]:
    """What a step uses of the things that a test ought to have seen."""
    action = step.action
    words = []
    if type(action) in TILE_OF:
        words.append(("tablet as " if action.tablet else "") + TILE_NAMES[TILE_OF[type(action)]])
    for tile in getattr(action, "bonus", None) or ():
        words.append(("tablet as " if tile >= BY_TABLET else "") + TILE_NAMES[tile % BY_TABLET])
    if len(getattr(action, "bonus", None) or ()) > 1:
        words.append("several tiles")
    if isinstance(action, Buy):
        words.append(f"buy {IMPROVEMENT_NAMES[action.improvement]}")
    elif isinstance(action, Exchange):
        kind = action.taken[0]
        words.append(("outstanding " if kind >= OUTSTANDING else "") + OFFERING_NAMES[kind % OUTSTANDING])
        if kind >= OUTSTANDING and step.before.hand[step.seat][LUXURY]:
            words.append("luxury")
    elif isinstance(action, Chief):
        words.append("chief")
    return words


def test_every_tile_improvement_and_offering_is_used() -> None:
    counts: Counter[str] = Counter()
    wanted = [*TILE_NAMES, *(f"tablet as {TILE_NAMES[tile]}" for tile in TABLET_TILES)]
    wanted += [f"buy {name}" for name in IMPROVEMENT_NAMES] + ["chief"]
    wanted += ["several tiles"] if GAMES >= 6 else []  # too rare for a sample
    wanted += [*OFFERING_NAMES, *(f"outstanding {name}" for name in OFFERING_NAMES)]
    often = 1 if GAMES < 100 else 10
    for seed, (players, edition, first_game) in product(range(max(10, GAMES)), TABLES):
        made = games(players, edition, first_game)
        game = made[seed] if seed < GAMES else RandomGame(players, edition, seed, first_game=first_game)
        for step in game.steps():
            counts.update(used(step))
        counts["favour"] += any(hand[FAVOUR] for hand in game.state.hand) and game.state.phase == OVER
        if all(counts[name] >= often for name in wanted):
            break
    assert [name for name in wanted if counts[name] < often] == [], counts


@pytest.mark.sampled(5)
@pytest.mark.parametrize(PARTS, TABLES)
def test_log_is_legal_canonical_and_says_it_all(players: int, edition: str, first_game: bool) -> None:
    for game in games(players, edition, first_game)[: max(4, GAMES // 5)]:
        text = game.text()
        record = referee.loads(text)
        verdict = referee.check(record)
        assert found(verdict) == [], (verdict.findings[0].message, text)
        apart = ("options", "just_passed")
        told = verdict.state.components()
        for name, value in game.state.components().items():
            assert name in apart or told[name] == value, name
        assert referee.format_log(record) == text
        assert referee.format_log(referee.from_json(referee.to_json(record))) == text
        sheet = referee.score(record)
        assert sheet.over == (game.state.phase == OVER)


@pytest.mark.sampled(5)
@pytest.mark.parametrize(PARTS, TABLES)
def test_every_prefix_is_legal_and_unfinished(players: int, edition: str, first_game: bool) -> None:
    game = games(players, edition, first_game)[0]
    lines = game.lines()
    for number in range(0, len(lines), tries(15, 5)):
        record = referee.loads("\n".join([*game.header(), *lines[:number]]) + "\n")
        verdict = referee.check(record)
        assert found(verdict) == [], (number, verdict.findings[0].message)
        assert referee.score(record).status == "unfinished"
        assert verdict.state.phase not in (OVER, SETUP) or number < 4
