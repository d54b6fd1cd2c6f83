"""The games on the shelf: every package under referee/games, found by looking, loaded on demand."""

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
    """The package of each game by its name. Rules are not loaded for this."""
    found = sorted(path.parent.name for path in _GAMES.glob("*/__init__.py"))
    return {import_module(f"referee.games.{package}").NAME: package for package in found}


def names() -> tuple[str, ...]:
    return tuple(packages())


@cache
def game(name: str) -> Game:
    """The game of that name. KeyError if there is none."""
    loaded: Game = import_module(f"referee.games.{packages()[name]}.game").GAME
    return loaded


@cache
def board_rooms() -> dict[str, Boards]:
    """The boards of each game that has them as data, by its name. Rules are not loaded for this."""
    found = sorted(path.parent.name for path in _GAMES.glob("*/board_room.py"))
    rooms = [import_module(f"referee.games.{package}.board_room").BOARDS for package in found]
    return {room.game: room for room in rooms}


def habits(name: str) -> Habits:
    """How people play that game. Only random players ask, so it is loaded for them alone."""
    known: Habits = import_module(f"referee.games.{packages()[name]}.habits").HABITS
    return known


def all_games() -> Iterator[Game]:
    return (game(name) for name in names())
