"""Finds and loads games: our own under referee/games, and those of other packages (installed.py).

All are loaded on demand. Other packages are searched only if a name is not one of our own games, or if all
games are asked for, because searching them takes longer than judging a log.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from referee.core.boards import Boards
    from referee.core.game import Game
    from referee.core.habits import Habits

_GAMES = Path(__file__).resolve().parent / "games"


@cache
def packages() -> dict[str, str]:
    """The package of each of our own games, by name. This does not load the rules."""
    found = sorted(path.parent.name for path in _GAMES.glob("*/__init__.py"))
    return {import_module(f"referee.games.{package}").NAME: package for package in found}


def own_names() -> tuple[str, ...]:
    return tuple(packages())


def names() -> tuple[str, ...]:
    """The names of all games, including those that cannot be loaded. Our own come first."""
    from . import installed

    return tuple(dict.fromkeys([*packages(), *installed.entry_points()]))


@cache
def _own(name: str) -> Game:
    loaded: Game = import_module(f"referee.games.{packages()[name]}.game").GAME
    return loaded


def game(name: str) -> Game:
    """The game of that name. KeyError if there is none, CannotLoad if it does not work."""
    if name in packages():
        return _own(name)
    from . import installed

    prefixes = [import_module(f"referee.games.{package}").PREFIX for package in packages().values()]
    return installed.game(name, prefixes)


def own_games() -> Iterator[Game]:
    return map(_own, packages())


def all_games() -> Iterator[Game]:
    """Every game that can be loaded. Our own come first."""
    from . import installed

    yield from own_games()
    for name in names()[len(packages()) :]:
        try:
            yield game(name)
        except installed.CannotLoad:  # `troubles` reports it
            continue


def troubles() -> list[str]:
    """Why games of other packages are left out, one line for each."""
    from . import installed

    told = installed.clashes(packages())
    for name in names()[len(packages()) :]:
        try:
            game(name)
        except installed.CannotLoad as trouble:
            told.append(f"the game {name} is left out: {trouble}")
    return told


@cache
def board_rooms() -> dict[str, Boards]:
    """The boards of each of our own games with board files. This does not load the rules."""
    found = sorted(path.parent.name for path in _GAMES.glob("*/board_files.py"))
    rooms = [import_module(f"referee.games.{package}.board_files").BOARDS for package in found]
    return {room.game: room for room in rooms}


def habits(name: str) -> Habits:
    """How people play that game. It is loaded only for random players."""
    from referee.core.habits import Habits

    if name not in packages():
        return game(name).habits or Habits()
    known: Habits = import_module(f"referee.games.{packages()[name]}.habits").HABITS
    return known
