"""The option `--language`, which every command has."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperOption

from referee.speech.choice import VARIABLE, UnknownLanguage, chosen
from referee.speech.current import ENGLISH, speak

from .log_files import Trouble

if TYPE_CHECKING:
    from referee.core.record import Record

OPTION = "--language"


_ASKED: ContextVar[bool] = ContextVar("asked", default=False)
"""Whether somebody asked for a language by its name."""


_ISOLATED: ContextVar[bool] = ContextVar("isolated", default=False)


def is_isolated() -> bool:
    """Whether configurations are ignored (--isolated)."""
    return _ISOLATED.get()


def _speak(context: object, parameter: object, asked: str | None) -> None:
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


def _isolate(context: object, parameter: object, asked: bool) -> None:
    _ISOLATED.set(bool(asked))


class SpeakingCommand(TyperCommand):
    """A command that speaks the language which was chosen."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        if not any(OPTION in parameter.opts for parameter in self.params):
            self.params.append(
                TyperOption(
                    param_decls=[OPTION],
                    metavar="LANGUAGE",
                    expose_value=False,
                    is_eager=True,
                    callback=_speak,
                    help="The language of messages: en, fr, nl or es.",
                )
            )
        if any(parameter.name in ("log", "logs") for parameter in self.params):
            self.params.append(
                TyperOption(
                    param_decls=["--isolated"],
                    is_flag=True,
                    expose_value=False,
                    is_eager=True,
                    callback=_isolate,
                    help="Ignore all configuration files.",
                )
            )


class Commands(typer.Typer):
    """Commands that all speak the language which was chosen."""

    def command(self, *arguments: Any, **settings: Any) -> Callable[[Any], Any]:
        settings.setdefault("cls", SpeakingCommand)
        return super().command(*arguments, **settings)
