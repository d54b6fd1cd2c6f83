"""The option `--language`, which every command has."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand, TyperOption

from referee.speech.choice import UnknownLanguage, chosen
from referee.speech.current import speak

from .files import Trouble

OPTION = "--language"


def _speak(context: object, parameter: object, asked: str | None) -> None:
    try:
        speak(chosen(asked, os.environ))
    except UnknownLanguage as unknown:
        raise Trouble(str(unknown)) from None


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


class Commands(typer.Typer):
    """Commands that all speak the language which was chosen."""

    def command(self, *arguments: Any, **settings: Any) -> Callable[[Any], Any]:
        settings.setdefault("cls", SpeakingCommand)
        return super().command(*arguments, **settings)
