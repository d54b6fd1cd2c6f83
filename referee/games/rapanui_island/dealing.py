"""Chance: the tiles that lie on the platforms at the start. Who begins is the order of the header."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .actions import Tiles
from .options import Options
from .pieces import FIRST_GAME_COUNTS, NO_TILE, TILE_COUNTS, TILE_NAMES
from .state.state import SETUP, State


def deal(state: State, options: Options, dice: Random) -> Tiles | None:
    """What is drawn next; None if a player is to act, or the game is over."""
    if state.phase != SETUP or NO_TILE not in state.tile_on:
        return None
    counts = FIRST_GAME_COUNTS if state.first_game else TILE_COUNTS
    left = (count - state.tile_on.count(kind) for kind, count in enumerate(counts))
    every = [kind for kind, count in enumerate(left) for _ in range(count)]
    platforms = zip(options.board.platform_names, state.tile_on, strict=True)
    names = [name.lower() for name, tile in platforms if tile == NO_TILE]
    return Tiles(tuple(zip(names, dice.sample(every, len(names)), strict=True)))


def next_dealt(state: State, options: Options, words: Sequence[str]) -> tuple[str, ...]:
    """The platforms that have no tile yet; after a platform, the tiles that are left."""
    if state.phase != SETUP:
        return ()
    if len(words) % 2:
        counts = FIRST_GAME_COUNTS if state.first_game else TILE_COUNTS
        laid = words[1::2]
        return tuple(
            name for name, count in zip(TILE_NAMES, counts, strict=True) if laid.count(name) < count
        )
    named = {word.lower() for word in words[::2]}
    bare = [
        name
        for name, tile in zip(options.board.platform_names, state.tile_on, strict=True)
        if tile == NO_TILE and name.lower() not in named
    ]
    return tuple(f", {name}" if words else name for name in bare)
