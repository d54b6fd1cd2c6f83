"""The language of messages, and whether configurations are ignored: what every command is asked first."""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import TYPE_CHECKING

from referee.speech.choice import VARIABLE, UnknownLanguage, chosen
from referee.speech.current import ENGLISH, speak

from .log_files import Trouble

if TYPE_CHECKING:
    from referee.core.record import Record

_ASKED: ContextVar[bool] = ContextVar("asked", default=False)
"""Whether somebody asked for a language by its name."""


_ISOLATED: ContextVar[bool] = ContextVar("isolated", default=False)


def is_isolated() -> bool:
    """Whether configurations are ignored (--isolated)."""
    return _ISOLATED.get()


def speak_as_asked(asked: str | None) -> None:
    """Speak the language that is asked for, or else the one of the environment."""
    _ASKED.set(bool(asked or os.environ.get(VARIABLE)))
    try:
        speak(chosen(asked, os.environ))
    except UnknownLanguage as unknown:
        raise Trouble(str(unknown)) from None


def speak_as_log(record: Record) -> None:
    """Speak the language of a log, unless another was asked for. A log in English leaves the locale's."""
    from referee.speech.catalogue import is_known

    if not _ASKED.get() and record.language != ENGLISH and is_known(record.language):
        speak(record.language)


def speak_as_configured(language: str) -> None:
    """Speak the language of a configuration, unless another was asked for."""
    if not _ASKED.get():
        speak(language)


def isolate(asked: bool) -> None:
    """Ignore configurations from now on, or do not."""
    _ISOLATED.set(asked)
