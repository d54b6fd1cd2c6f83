"""Positions of random games, by the legal actions alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

from referee.core.acts import TurnEnds
from referee.core.editions import Terms
from referee.games.rapanui_island.actions import Draft, Pass, Tiles
from referee.games.rapanui_island.game import GAME
from referee.games.rapanui_island.pieces import TILE_COUNTS
from referee.games.rapanui_island.state.state import OVER, State


def positions(terms: Terms, players: int, dice: random.Random, turns: int) -> Iterator[State]:
    """The table before each action of a random game. Look, do not touch: it goes on with the same state."""
    options = terms.options
    state = GAME.start(options, players)
    tiles = [kind for kind, count in enumerate(TILE_COUNTS) for _ in range(count)]
    dice.shuffle(tiles)
    names = [name.lower() for name in options.board.platform_names]
    GAME.effects[Tiles](state, -1, Tiles(tuple(zip(names, tiles, strict=False))), options)
    for _ in range(turns):
        seat = -1
        while state.phase != OVER:
            yield state
            kinds: dict[str, list[tuple[int, object]]] = {}
            for who, action in GAME.legal(state, options):
                if seat in (-1, who):
                    kinds.setdefault(type(action).__name__, []).append((who, action))
            if len(kinds) > 1 and dice.random() < 0.8:
                kinds.pop("Pass", None)
            if not kinds:
                break
            seat, action = dice.choice(kinds[dice.choice(sorted(kinds))])
            GAME.effects[type(action)](state, seat, action, options)
            full = GAME.turn_is_full(state, options) and dice.random() < 0.7
            if isinstance(action, Pass | Draft) or seat != state.active or full:
                break
        GAME.effects[TurnEnds](state, seat, TurnEnds(), options)
