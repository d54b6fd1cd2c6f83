"""A board as the rules see it: spaces and platforms by number, and everything that is printed on it.

The text of the rulebooks gives neither the map nor the values on it, so they are data. Two invented
boards are shipped, and players who own the game copy their own (docs/boards.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from referee.core.value import value
from referee.forms.folding import fold

from ..voice import VOICE
from .routes import NOWHERE, Routes, Terrain

RESOURCES = ("reed", "egg", "wood", "pearl")
OFFERINGS = ("hut", "hen", "axe", "boat", "necklace")
NO_GAIN = "none"
BY_PLAYERS = None
BY_EDITION = -1

Amounts = tuple[int, int, int, int]
"""How many of each resource: reed, egg, wood, pearl."""


@value
class Board:
    """One side of a board. Spaces and platforms are numbers from 0, in the order of the file."""

    DERIVED = ("open_spaces", "places", "natures", "moai_routes", "pukao_routes")
    """Fields that follow from the others."""

    name: str
    stand_in: bool
    players: tuple[int, ...]
    names: tuple[str, ...]
    index: Mapping[str, int]
    """The number of a space by its folded id."""
    open_spaces: Mapping[str, int]
    """The same without the two quarry spaces: where villagers may be placed. The empty id, which a column
    of the quarry has, is NOWHERE."""
    places: Mapping[str, int]
    """The same for the names of platforms too: the number of their space."""
    gains: tuple[tuple[Amounts, ...], ...]
    """For each space the alternatives that its owner chooses from; none on the two quarry spaces."""
    natures: tuple[tuple[int, ...], ...]
    """For each space the kinds of resource that it prints, lowest first."""
    ahu: tuple[int, ...]
    platforms: tuple[tuple[int, int], ...]
    """For each platform its space, and which one it is there, from 1."""
    platform_index: Mapping[str, int]
    """The number of a platform by its folded name: `a4.1`; a lone one also `b5`."""
    platform_names: tuple[str, ...]
    platforms_of: tuple[tuple[int, ...], ...]
    next: tuple[frozenset[int], ...]
    moai_routes: Routes
    """The routes of moai, from the crater."""
    pukao_routes: Routes
    """The routes of pukao, from their quarry."""
    crater: int
    pukao_quarry: int
    slots: tuple[int, int, int]
    stars: int
    track: Amounts
    offerings: tuple[tuple[int, ...], ...]
    """The five piles (hut, hen, axe, boat, necklace), top first, as for four players."""
    outstanding: tuple[tuple[int, ...], ...]
    end_free: int | None
    """Free platforms at which the game ends: a number, BY_PLAYERS or BY_EDITION."""
    rows: tuple[str, ...] = ()
    """The map as a sketch, for drawings: the ids in rows, each where it lies. Empty if there is none."""

    @property
    def families(self) -> tuple[tuple[str, ...], ...]:
        """Names that may be confused with each other: spaces, and platforms."""
        return self.names, tuple(name for name in self.platform_names if "." in name)

    @property
    def note(self) -> str:
        """What every report that uses this board has to say of it; empty if there is nothing."""
        if not self.stand_in:
            return ""
        return VOICE.say("board.stand-in", "board {name}: invented, not the published map", name=self.name)


def parse_gain(text: str) -> tuple[Amounts, ...]:
    """`egg`, `reed+egg` (both), `egg/wood` (one), `none`. ValueError names a part that cannot be read."""
    if fold(text.strip()) == NO_GAIN:
        return ()
    alternatives = []
    for alternative in fold(text).split("/"):
        amounts = [0, 0, 0, 0]
        for part in alternative.split("+"):
            if part.strip() not in RESOURCES:
                raise ValueError(part.strip())
            amounts[RESOURCES.index(part.strip())] += 1
        alternatives.append((amounts[0], amounts[1], amounts[2], amounts[3]))
    return tuple(alternatives)


def format_gain(gain: Sequence[Amounts]) -> str:
    """The text that `parse_gain` reads."""
    return (
        "/".join(
            "+".join(kind for kind, count in zip(RESOURCES, amounts, strict=True) for _ in range(count))
            for amounts in gain
        )
        or NO_GAIN
    )


def from_data(data: Mapping[str, Any]) -> Board:
    """The board that the data of a file describes. The data must be valid: board_checks.py judges it
    before.
    """
    spaces: Mapping[str, Any] = data["spaces"]
    names = tuple(spaces)
    index = {fold(name): number for number, name in enumerate(names)}
    ahu = tuple(spaces[name]["ahu"] for name in names)
    platforms = tuple((space, one) for space, count in enumerate(ahu) for one in range(1, count + 1))
    full_names = tuple(f"{names[space]}.{one}" for space, one in platforms)
    platform_names = tuple(
        names[space] if ahu[space] == 1 else full
        for (space, _), full in zip(platforms, full_names, strict=True)
    )
    platform_index = {
        fold(name): number for each in (full_names, platform_names) for number, name in enumerate(each)
    }
    gains = tuple(parse_gain(spaces[name]["gain"]) for name in names)
    slots, track, free = data["carver_slots"], data["track"], data["end_free_ahu"]
    crater, quarry = fold(data["crater"]), fold(data["pukao_quarry"])
    places = {name: platforms[number][0] for name, number in platform_index.items()} | index
    beside = tuple(frozenset(index[fold(other)] for other in spaces[name]["next"]) for name in names)
    terrain = Terrain(index, places, platform_index, beside, (index[crater], index[quarry]))
    return Board(
        name=data["name"],
        stand_in=data["stand_in"],
        players=tuple(data["players"]),
        names=names,
        index=index,
        open_spaces={
            **{name: space for name, space in index.items() if name not in (crater, quarry)},
            "": NOWHERE,
        },
        places=places,
        gains=gains,
        natures=tuple(map(_kinds, gains)),
        ahu=ahu,
        platforms=platforms,
        platform_index=platform_index,
        platform_names=platform_names,
        platforms_of=_by_space(platforms, len(names)),
        next=beside,
        moai_routes=Routes(terrain, index[crater]),
        pukao_routes=Routes(terrain, index[quarry]),
        crater=index[crater],
        pukao_quarry=index[quarry],
        slots=(slots[0], slots[1], slots[2]),
        stars=data["stars"],
        track=(track["reed"], track["egg"], track["wood"], track["pearl"]),
        offerings=tuple(tuple(data["offerings"][kind]) for kind in OFFERINGS),
        outstanding=tuple(tuple(data["outstanding"].get(kind, ())) for kind in OFFERINGS),
        end_free={"players": BY_PLAYERS, "edition": BY_EDITION}.get(free, free),
        rows=tuple(data.get("map", ())),
    )


def _kinds(gain: Sequence[Amounts]) -> tuple[int, ...]:
    """The kinds of resource that a space prints, lowest first."""
    return tuple(kind for kind in range(len(RESOURCES)) if any(each[kind] for each in gain))


def _by_space(platforms: Sequence[tuple[int, int]], spaces: int) -> tuple[tuple[int, ...], ...]:
    """For each space the numbers of its platforms."""
    return tuple(
        tuple(number for number, (space, _) in enumerate(platforms) if space == here)
        for here in range(spaces)
    )


@cache
def shipped(name: str) -> Board:
    """The shipped board of that name. KeyError if there is none."""
    from .._boards import BOARDS

    return from_data(BOARDS[name])


@cache
def default_name(players: int) -> str:
    """The shipped board for that number of players, or for the number nearest to it."""
    from .._boards import BOARDS

    return min(BOARDS, key=lambda name: min(abs(players - count) for count in BOARDS[name]["players"]))
