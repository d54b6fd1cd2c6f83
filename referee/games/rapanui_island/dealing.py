"""Chance: the tiles that lie on the platforms at the start. Who begins is the order of the header."""

from __future__ import annotations

from random import Random

from .actions import Tiles
from .options import Options
from .pieces import FIRST_GAME_COUNTS, NO_TILE, TILE_COUNTS
from .state.state import SETUP, State


def deal(state: State, options: Options, dice: Random) -> Tiles | None:
    """What is drawn next; None if a player is to act, or the game is over."""
    if state.phase != SETUP or NO_TILE not in state.tile_on:
        return None
    counts = FIRST_GAME_COUNTS if state.first_game else TILE_COUNTS
    every = [kind for kind, count in enumerate(counts) for _ in range(count)]
    names = [name.lower() for name in options.board.platform_names]
    return Tiles(tuple(zip(names, dice.sample(every, len(names)), strict=True)))
