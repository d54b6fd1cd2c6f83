"""The routes over a board: what a path means, kept for all logs on that board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Written = tuple[tuple[str, ...] | None, str]
"""As it is written: the ids of the spaces on the way, and the space or platform where it ends."""
Route = tuple[tuple[int, ...], int, int]
"""The spaces between the two ends, without the other quarry; the space where it ends; and the platform that
is named, or is the only one there."""
NOWHERE = -1
NO_ROUTE: Route = (), NOWHERE, NOWHERE
MOST_ROUTES = 10_000


class Terrain(NamedTuple):
    """What routes depend on."""

    spaces: Mapping[str, int]
    places: Mapping[str, int]
    platforms: Mapping[str, int]
    next: tuple[frozenset[int], ...]
    quarries: tuple[int, int]


class Routes(dict[Written, Route]):
    """The routes from one quarry. A route is found when it is asked for, and remembered if there is one.

    It is NO_ROUTE if the board does not have it, if it uses a space twice, and if it ends in a quarry. Two
    objects are equal if they are of the same terrain, whatever they remember.
    """

    def __init__(self, terrain: Terrain, start: int) -> None:
        super().__init__()
        self.terrain, self.start = terrain, start

    def __missing__(self, path: Written) -> Route:
        route = self._found(*path)
        if route is not NO_ROUTE:
            if len(self) >= MOST_ROUTES:
                self.clear()
            self[path] = route
        return route

    def _found(self, via: tuple[str, ...] | None, to: str) -> Route:
        terrain = self.terrain
        between = [terrain.spaces.get(name, NOWHERE) for name in via or ()]
        end = terrain.places.get(to, NOWHERE)
        here, met = self.start, {NOWHERE, self.start}
        for space in (*between, end):
            if space in met or space not in terrain.next[here]:
                return NO_ROUTE
            met.add(space)
            here = space
        if end in terrain.quarries:
            return NO_ROUTE
        held = tuple(space for space in between if space not in terrain.quarries)
        return held, end, terrain.platforms.get(to, NOWHERE)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Routes) and (self.terrain, self.start) == (other.terrain, other.start)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __reduce__(self) -> tuple[type[Routes], tuple[Terrain, int]]:
        return Routes, (self.terrain, self.start)

    __hash__ = None  # as of any dict
