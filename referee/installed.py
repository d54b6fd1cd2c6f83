"""Finds games of other packages by the entry points of the group `referee.games`.

An entry point has the name of the game in logs. Its value is a module with a `GAME`, or the game itself.
The folder of that module has `grammar.lark`, `editions.yaml`, `records/`, perhaps `sources.yaml` and, if
the schema is not made from the forms, `schema.json`. Packages are searched only if somebody asks for a game
that is not our own, or for all games. If a game cannot be loaded, the message says why, and the other games
still work.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from .core.editions import settle
from .core.game import Game
from .edition_file import EDITIONS, SOURCES, load, load_sections

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "referee.games"
SHELL_FORMS = ("result", "claim", "resign", "misnamed", "not_an_action")
SHELL_PREFIXES = ("LOG", "SYN")


class CannotLoad(ValueError):
    """The game of a package cannot be used. The text says which package it is, and why."""


@cache
def entry_points() -> dict[str, tuple[EntryPoint, ...]]:
    """The entry points of all installed packages, by the name of their game.

    Empty if Python cannot read the metadata of a package, because then it finds no entry points at all.
    """
    from importlib import metadata

    by_name: dict[str, tuple[EntryPoint, ...]] = {}
    try:
        found = metadata.entry_points(group=GROUP)
    except Exception:
        return by_name
    for point in sorted(found, key=lambda point: (point.name, point.value)):
        by_name[point.name] = (*by_name.get(point.name, ()), point)
    return by_name


_loaded: dict[str, Game | CannotLoad] = {}


def game(name: str, taken: Collection[str]) -> Game:
    """The game of that name. KeyError if no package has it, CannotLoad if it does not work.

    `taken` are prefixes of rule codes that are already used.
    """
    points = entry_points()[name]
    if name not in _loaded:
        try:
            _loaded[name] = _load(points, {*taken, *SHELL_PREFIXES})
        except (Exception, SystemExit) as error:  # code of another package may raise anything
            _loaded[name] = CannotLoad(f"{_packages(points)} cannot be loaded: {_said(error)}")
    found = _loaded[name]
    if isinstance(found, CannotLoad):
        raise found
    return found


def clashes(own: Collection[str]) -> list[str]:
    """Messages on packages that have a game with the name of one of ours. Ours is used."""
    return [
        f"{_packages(points)} also has a game {name}; Referee's own is used"
        for name, points in entry_points().items()
        if name in own
    ]


def forget() -> None:
    """Empty the cache, for tests that install or remove a package."""
    entry_points.cache_clear()
    _loaded.clear()


def _load(points: tuple[EntryPoint, ...], taken: Collection[str]) -> Game:
    if len(points) > 1:
        raise CannotLoad("two packages have a game of this name; uninstall one of them")
    [point] = points
    found = point.load()
    found = found if isinstance(found, Game) else getattr(found, "GAME", found)
    if not isinstance(found, Game):
        raise CannotLoad(f"{point.value} is not a game and has no GAME")
    home = _folder(point.module)
    grammar = home / found.grammar
    if found.name != point.name:
        raise CannotLoad(f"the entry point is called {point.name}, but the game is called {found.name}")
    if found.book.prefix in taken:
        raise CannotLoad(f"another game already has rule codes that begin with {found.book.prefix}")
    if not grammar.is_file():
        raise CannotLoad(f"there is no grammar {grammar}")
    lacking = [name for name in SHELL_FORMS if name not in found.form_named]
    if lacking:
        raise CannotLoad(f"the forms lack {', '.join(lacking)}; add `*shell_forms(endings, quantities)`")
    data = found.data if "editions" in found.data else load(home / EDITIONS)
    if not found.book.sections and (home / SOURCES).is_file():
        found.book.sections = load_sections(home / SOURCES, data)
    made = replace(found, data=data, sections=found.book.sections, grammar=str(grammar), home=home)
    for edition in data["editions"]:
        try:
            settle(made, edition, {})
        except (TypeError, LookupError) as error:
            raise CannotLoad(f"edition {edition} does not fit its options and phases: {error}") from None
    return made


def _folder(module: str) -> Path:
    """The folder with the files of the game: that of the module that the entry point names."""
    file = sys.modules[module].__file__
    if file is None:
        raise CannotLoad(f"{module} has no file of its own; an __init__.py is missing")
    return Path(file).resolve().parent


def _packages(points: tuple[EntryPoint, ...]) -> str:
    names = [point.dist.name if point.dist is not None else point.module for point in points]
    return f"package{'s' if len(names) > 1 else ''} {' and '.join(names)}"


def _said(error: BaseException) -> str:
    """The error in one line."""
    text = " ".join(str(error).split())
    return text if isinstance(error, CannotLoad) else f"{type(error).__name__}: {text}".rstrip(": ")
