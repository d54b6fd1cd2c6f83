"""Keeps of the command line only what these arguments need.

Before it runs a command, typer prepares all of them with all their options, which takes longer than judging
a short log. So only the command that is named is handed to typer. For the list of commands, their names and
first lines are enough, and for the version not even these. In any other case typer gets everything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy

import typer

from .completions import is_asked, prepare

HELP = ("-h", "--help")
VERSION = ("-V", "--version")


def for_arguments(app: typer.Typer, arguments: Sequence[str]) -> typer.Typer:
    """A copy of the app with the command that the arguments name, or the app itself."""
    if is_asked():
        prepare()
        return app
    first = arguments[0] if arguments else HELP[0]
    if first in (*HELP, *VERSION):
        return _list_of_commands(app)
    commands = [info for info in app.registered_commands if _name(info.name, info.callback) == first]
    groups = [info for info in app.registered_groups if info.name == first]
    if len(commands) + len(groups) != 1:
        return app
    wanted = copy(app)
    wanted.registered_commands, wanted.registered_groups = commands, groups
    return wanted


def names_of(app: typer.Typer) -> list[str]:
    """The names of all commands and groups of commands."""
    commands = [_name(info.name, info.callback) for info in app.registered_commands]
    return [*commands, *(info.name for info in app.registered_groups if isinstance(info.name, str))]


def _name(given: str | None, function: Callable[..., object] | None) -> str:
    return given or (function.__name__.replace("_", "-") if function else "")


def _list_of_commands(app: typer.Typer) -> typer.Typer:
    """A copy of the app in which no command has options."""
    listing = copy(app)
    listing.registered_commands = [copy(info) for info in app.registered_commands]
    for info in listing.registered_commands:
        info.callback = _without_options(info.callback)
    listing.registered_groups = [copy(info) for info in app.registered_groups]
    for group in listing.registered_groups:
        group.typer_instance = copy(group.typer_instance)
        if group.typer_instance is not None:
            group.typer_instance.registered_commands = []
    return listing


def _without_options(function: Callable[..., object] | None) -> Callable[..., object]:
    def listed() -> None:
        """Stands for a command in the list of commands. It is never run."""

    if function is not None:
        listed.__name__, listed.__doc__ = function.__name__, function.__doc__
    return listed
