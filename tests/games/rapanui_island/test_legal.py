"""Two opinions on what is legal: the rules, and the generator that asks none of them.

Placing, drafting, carving, buying and passing in whole games and under every ruling; tiles are also in
test_tiles_and_rulings.py, transports and exchanges in test_phase_3_positions.py. And logs that are damaged.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import referee
from referee.core.editions import Terms
from referee.core.judge import first_breach
from referee.core.naming import named
from referee.games.rapanui_island.actions import Buy, Carve, Chief, Draft, Pass, Sorcerer, Villager
from referee.games.rapanui_island.game import GAME
from referee.games.rapanui_island.pieces import IMPROVEMENTS, ISLAND, QUARRY, STAR, TILES, Spot
from referee.games.rapanui_island.state.state import CARRY, CARVE, IN_PLAY, PLACE, State
from tests.effort import tries

from .games import EDITIONS, NAMES, OTHER_RULINGS, RandomGame
from .watching import Watched

POSITIONS = tries(12, 40, "REFEREE_POSITIONS")
"""Positions for each option of a ruling; a long run sets more."""


def alphabet(state: State) -> Iterator[Any]:
    """Everything that the generator lists in full, sensible or not."""
    names = [*(name.lower() for name in state.options.board.names), "z9", ""]
    spots = [Spot(ISLAND, name) for name in names]
    spots += [Spot(QUARRY, "", column) for column in (-1, 0, 1, 2, 3, 4)]
    spots += [Spot(STAR, "", star) for star in (0, 1, 2, 3, 4, 5, 10**9)]
    for kind in (Villager, Sorcerer, Chief):
        yield from map(kind, spots)
    yield from map(Buy, IMPROVEMENTS)
    yield from (Carve(taken) for taken in product((0, 1, 2, 9), (0, 1, 2, 9), (0, 1, 2, 9)))
    yield from map(Draft, TILES)
    yield Pass()


def disagreements(state: State, agreed: Terms, dice: random.Random) -> list[Any]:
    listed = set(GAME.legal(state, agreed.options))
    before = state.copy().components()
    asked = [(state.active, action) for action in alphabet(state)]
    others = [seat for seat in range(state.players) if seat != state.active]
    asked += [(dice.choice(others), action) for action in dice.sample(list(alphabet(state)), 20)]
    asked += sorted(listed, key=repr) if len(listed) < 200 else dice.sample(sorted(listed, key=repr), 200)
    found = []
    for seat, action in asked:
        breach = first_breach(agreed.plan, state, seat, action, agreed.options)
        if breach is not None:
            assert breach[0].code in GAME.book
            assert breach[0].message(named(breach[1], NAMES))
        if (breach is None) != ((seat, action) in listed):
            found.append((seat, action, breach))
    assert state.components() == before, "a check changes nothing"
    return found


def compare(game: RandomGame, number: int, dice: random.Random) -> set[int]:
    """A number of positions of a game, in each of which both are asked; the phases that were seen."""
    steps = [step for step in game.steps() if step.before.phase in IN_PLAY]
    wanted = set(dice.sample(range(len(steps)), min(number, len(steps))))
    phases = set()
    for at, step in enumerate(game.steps()):
        shift = at - (len(game.script) - len(steps))
        if shift in wanted:
            found = disagreements(step.before, game.terms, dice)
            assert not found, (game.rulings, at, step.before.phase, found[:3])
            phases.add(step.before.phase)
    return phases


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rules_accept_exactly_what_is_generated(players: int, edition: str) -> None:
    phases: set[int] = set()
    for seed in range(tries(1, 3)):
        game = RandomGame(players, edition, seed, first_game=seed == 2, most_turns=150)
        phases |= compare(game, POSITIONS, random.Random(seed))
    assert phases >= {PLACE, CARVE, CARRY}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rulings", OTHER_RULINGS, ids=str)
def test_they_agree_under_every_ruling(rulings: dict[str, str]) -> None:
    for seed in range(tries(1, 2)):
        dice = random.Random(f"{rulings} {seed}")
        game = RandomGame(dice.choice((2, 3, 4)), EDITIONS[seed], seed, rulings, most_turns=tries(60, 120))
        compare(game, POSITIONS // 4, dice)


SAME_END = ("two-end", "two-moai", "pukao-gain", "space-gain", "exchange-due", "path-revisit", "choice-by")
"""Rulings that change what the invariants themselves say."""


@pytest.mark.parametrize("rulings", OTHER_RULINGS, ids=str)
def test_games_under_every_ruling_are_legal_and_lose_nothing(rulings: dict[str, str]) -> None:
    game = RandomGame(3, "matagot-fr", 11, rulings, most_turns=tries(40, 200))
    for step in game.steps():
        breach = first_breach(game.terms.plan, step.before, step.seat, step.action, game.options)
        assert breach is None, (step.action, breach)
    if not set(rulings) & set(SAME_END):
        assert Watched(game).broken == {}


def test_what_is_listed_can_be_written_and_read() -> None:
    header = f"game: rapa-nui-island\nplayers: {', '.join(NAMES)}\n\n"
    actions: set[Any] = set()
    for seed in range(tries(2, 6)):
        game = RandomGame(4, EDITIONS[seed % 2], seed, most_turns=150)
        for step in game.steps():
            if step.before.phase in IN_PLAY and step.first:
                actions.update(action for _, action in list(GAME.legal(step.before, game.options))[:60])
            actions.add(step.action)
    for action in sorted(actions, key=repr)[::7]:
        said = GAME.write(action, NAMES)
        table = said.split(" ")[0].rstrip(":") in GAME.table_words and ":" in said
        record = referee.loads(header + (said if table else f"Ana: {said}") + "\n")
        assert [play.action for entry in record.entries for play in entry.plays] == [action], said


# --- what was not legal was done all the same ---


@pytest.mark.parametrize("seed", range(tries(2, 6)))
def test_as_played_never_fails_and_play_goes_on(seed: int) -> None:
    """Any action of the alphabet in any phase, by anybody: pieces stay possible."""
    dice = random.Random(seed)
    game = RandomGame(2 + seed % 3, EDITIONS[seed % 2], seed, most_turns=120)
    options = game.options
    for step in game.steps():
        if step.before.phase not in IN_PLAY or dice.random() > 0.1:
            continue
        for action in dice.sample(list(alphabet(step.before)), 25):
            state = step.before.copy()
            who = dice.randrange(state.players)
            if first_breach(game.terms.plan, state, who, action, options) is None:
                continue
            GAME.as_played[type(action)](state, who, action, options)
            assert min(state.stock) >= 0 and min(state.hand_villagers) >= 0
            assert min(map(min, state.resources)) >= 0 and min(map(min, state.held)) >= 0
            list(GAME.legal(state, options))
            GAME.draw(state, options, NAMES)
            GAME.score(state, options, NAMES)


WORDS = (
    "A4",
    "Z9",
    "quarry 4",
    "small",
    "reed 9",
    "hen",
    "tablet as",
    "via",
    "to",
    "Bea",
    "rest",
    "nothing",
    "1",
)


def damage(lines: list[str], dice: random.Random) -> None:
    place, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    way = dice.randrange(6)
    if way == 0:
        del lines[place]
    elif way == 1:
        lines.insert(other, lines[place])
    elif way == 2:
        lines[place], lines[other] = lines[other], lines[place]
    elif way == 3:
        lines[place] = lines[place].rpartition("; ")[0] or "Ana: pass"
    elif way == 4:
        lines[place] = lines[place].replace(lines[place].split(":")[0], dice.choice(NAMES), 1)
    else:
        words = lines[place].split(" ")
        words[dice.randrange(len(words))] = dice.choice(WORDS)
        lines[place] = " ".join(words)


@pytest.mark.parametrize("block", range(tries(1, 4)))
def test_damaged_logs_are_judged_to_their_end(block: int) -> None:
    """Lines lost, doubled, moved or changed: findings, never a crash, and nothing below nothing."""
    judged = 0
    for seed in range(block * 1000, block * 1000 + 8):
        dice = random.Random(seed)
        rulings = dice.choice(OTHER_RULINGS) if seed % 3 == 0 else {}
        game = RandomGame(dice.choice((2, 3, 4)), dice.choice(EDITIONS), seed, rulings, most_turns=150)
        lines = game.lines()
        for _ in range(dice.choice((1, 1, 4))):
            damage(lines, dice)
        text = "\n".join([*game.header(), *lines]) + "\n"
        verdict = referee.check(referee.loads(text))
        referee.score(verdict.record)
        judged += not verdict.legal
        state = verdict.state
        assert min(map(min, state.resources)) >= 0, text
        assert min(state.stock) >= 0 and min(map(min, state.hand)) >= 0 and state.pukao >= 0, text
    assert judged > 3


def test_a_lost_line_is_seldom_more_than_one_finding() -> None:
    """The line is missing, and whatever does not fit afterwards follows from that."""
    counts = []
    for seed in range(tries(8, 20)):
        dice = random.Random(seed)
        game = RandomGame(dice.choice((2, 3, 4)), dice.choice(EDITIONS), seed, most_turns=90)
        lines = game.lines()
        lines.pop(dice.randrange(4, len(lines) - 10))
        verdict = referee.check(referee.loads("\n".join([*game.header(), *lines]) + "\n"))
        counts.append(sum(finding.counts for finding in verdict.findings))
    assert sum(count <= 1 for count in counts) >= 0.75 * len(counts), counts
