"""What the shell offers on Tab: codes, games, languages, and the players of the log."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence

MOST = 200
COMPLETING = "_REFEREE_COMPLETE"
"""The shell sets this when it asks what to offer."""
_WITH_IT = {
    "complete_bash": ("COMP_WORDS", "COMP_CWORD"),
    "complete_zsh": ("_TYPER_COMPLETE_ARGS",),
    "complete_fish": ("_TYPER_COMPLETE_ARGS",),
    "complete_powershell": ("_TYPER_COMPLETE_ARGS",),
    "complete_pwsh": ("_TYPER_COMPLETE_ARGS",),
}
"""What each shell sets beside it."""


def is_asked() -> bool:
    """Whether a shell asks what to offer. A variable that no shell has set so is forgotten."""
    beside = _WITH_IT.get(os.environ.get(COMPLETING, ""))
    if beside is not None and all(name in os.environ for name in beside):
        return True
    os.environ.pop(COMPLETING, None)
    return False


def rule_codes(incomplete: str) -> list[str]:
    """The codes that begin as typed. In a list with commas, those after the last comma."""
    import referee

    before, comma, typed = incomplete.rpartition(",")
    codes = (rule.code for rule in referee.rules())
    found = [f"{before}{comma}{code}" for code in codes if code.startswith(typed.upper())]
    return found[:MOST]


def game_names(incomplete: str) -> list[str]:
    import referee

    return [name for name in referee.game_names() if name.startswith(incomplete.lower())]


def languages(incomplete: str) -> list[str]:
    from referee.speech.catalogue import known

    return [name for name in known() if name.startswith(incomplete.lower())]


def players(incomplete: str) -> list[str]:
    """The players of the log that is already on the command line."""
    return [name for name in _players() if name.lower().startswith(incomplete.lower())]


def claims(incomplete: str) -> list[str]:
    """The same, for NAME=NUMBER."""
    return [f"{name}=" for name in players(incomplete)]


def _players() -> Sequence[str]:
    """The players of the first log among the words. Typer knows no argument while an option is typed."""
    import referee

    line = os.environ.get("_TYPER_COMPLETE_ARGS") or os.environ.get("COMP_WORDS") or ""
    for word in line.split():
        name = word.strip("'\"")
        if name.endswith(".moai") and os.path.isfile(name):
            with contextlib.suppress(referee.CannotRead):
                return [player.name for player in referee.load(name).header.players]
    return []


def prepare() -> None:
    """Make typer ready to answer a shell."""
    from typer._completion_classes import completion_init

    start: Callable[[], None] = completion_init
    start()
