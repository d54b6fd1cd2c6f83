"""Named positions of the rules dossier, and random ones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import referee
from referee import shelf
from referee.core.acts import TurnEnds
from referee.core.editions import Terms, settle
from referee.games.easter_island.state import OVER, State
from tests.support import log

GAME = shelf.game("easter-island")
PLAYERS = ("Ann", "Ben")


def spent(*suns: str) -> str:
    return "; ".join(f"has {sun} spent" for sun in suns)


POSITIONS = {
    "S0": (),
    "R0": (
        "Ann: has b2 north; has b4 east; has c3 north; has e1 west",
        "Ben: has d4 south; has d2 west; has a5 east; has c1 north; placed last",
        "Ann: begins turn 1",
    ),
    "R2": (
        "Ann: has b2 north; has b4 east; has c3 north; has e1 west; has W-3 ready",
        "Ben: has d4 south; has d2 west; has a5 east; has c1 north; placed last; "
        "has W-2 ready; has E-1 ready",
        "Ann: begins turn 3",
    ),
    "L": (
        "Ann: has b2 north as 1; has d5 south as 5; has W-2 ready; has N-c ready; has lost 3; "
        + spent("S-a", "S-b", "S-c", "S-d"),
        "Ben: has c4 west as 5; has e3 north as 6; has E-5 ready; has lost 4; placed last; "
        + spent("E-1", "E-2", "W-5"),
        "Ann: begins turn 21",
    ),
    "F": (
        "Ann: has a1 north as 5; has b2 east as 6; has c3 south as 7; has W-5 ready; has lost 4; "
        + spent("N-a", "S-a", "S-b", "S-c", "W-1", "W-2", "W-3"),
        "Ben: has e1 west as 4; has d2 north as 5; has e4 north as 6; has lost 3; placed last; "
        + spent("S-d", "S-e", "W-4", "E-1", "E-2", "E-3", "E-4", "E-5"),
        "Ann: begins turn 41",
    ),
}


def terms(**rulings: str) -> Terms:
    """The edition's terms, with other rulings by key (dashes written as underscores)."""
    chosen = {key.replace("_", "-"): value for key, value in rulings.items()}
    return settle(GAME, "twilight-fr", chosen)


def position(name: str) -> State:
    """The state of a named position, made by replaying a log of it."""
    record = log(*POSITIONS[name])
    verdict = referee.check(record)
    assert verdict.legal
    state: State = verdict.state
    return state


def random_states(seed: int, agreed: Terms, turns: int = 60) -> Iterator[State]:
    """The states of one random game, after each action and after each turn."""
    dice = random.Random(seed)
    options = agreed.options
    state: State = GAME.start(options)
    for _ in range(turns):
        yield state
        choices = list(GAME.legal(state, options))
        if state.phase == OVER or not choices:
            return
        seat, action = pick(choices, dice)
        GAME.effects[type(action)](state, seat, action, options)
        yield state
        if GAME.turn_is_full(state, options) and state.phase != OVER:
            GAME.effects[TurnEnds](state, seat, TurnEnds(), options)


def pick(choices: list[tuple[int, Any]], dice: random.Random) -> tuple[int, Any]:
    """A kind of action first, then one of that kind, so that rays are as likely as placements."""
    kinds = sorted({type(action).__name__ for _, action in choices})
    kind = dice.choice(kinds)
    return dice.choice([choice for choice in choices if type(choice[1]).__name__ == kind])
