"""A random legal game, turn by turn. The caller owns the dice, so a seed gives the game again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from .acts import TurnEnds
from .editions import Terms
from .game import Game

RARELY = 0.1


class Turn(NamedTuple):
    """What one player did in one line of the log."""

    seat: int
    actions: tuple[Any, ...]


def playout(game: Game, terms: Terms, dice: random.Random, most_turns: int = 200) -> Iterator[Turn]:
    """Turns of a random game, until it is over or long enough.

    A kind of action is drawn first and then one of that kind, so that rare kinds occur.
    """
    options = terms.options
    state = game.start(options, game.least_players)
    for _ in range(most_turns):
        turn = _turn(game, state, options, dice)
        if not turn.actions:
            return
        yield turn
        game.effects[TurnEnds](state, turn.seat, TurnEnds(), options)


def _kinds(game: Game, by_kind: dict[type, list[tuple[int, Any]]], dice: random.Random) -> list[type]:
    """The kinds to draw from. A pass, which chooses nothing, is drawn only now and then."""
    kinds = sorted(by_kind, key=lambda kind: kind.__name__)
    lively = [kind for kind in kinds if game.form_of[kind].slots]
    return lively if lively and dice.random() > RARELY else kinds


def _turn(game: Game, state: Any, options: Any, dice: random.Random) -> Turn:
    actions: list[Any] = []
    seat = -1
    while True:
        choices = [(who, action) for who, action in game.legal(state, options) if seat in (-1, who)]
        if not choices:
            break
        by_kind: dict[type, list[tuple[int, Any]]] = {}
        for pair in choices:
            by_kind.setdefault(type(pair[1]), []).append(pair)
        seat, action = dice.choice(by_kind[dice.choice(_kinds(game, by_kind, dice))])
        game.effects[type(action)](state, seat, action, options)
        actions.append(action)
        if game.turn_is_full(state, options):
            break
    return Turn(seat, tuple(actions))
