"""The options `--language` and `--isolated`, which every command has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand, TyperOption

from .completions import languages
from .speaking import isolate, speak_as_asked

OPTION = "--language"
ISOLATED = "--isolated"


def _speak(context: object, parameter: object, asked: str | None) -> None:
    speak_as_asked(asked)


def _isolate(context: object, parameter: object, asked: bool) -> None:
    isolate(bool(asked))


def _languages(context: object, arguments: list[str], incomplete: str) -> list[str]:
    return languages(incomplete)


class SpeakingCommand(TyperCommand):
    """A command that speaks the language which was chosen."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.translates = any(OPTION in parameter.opts for parameter in self.params)
        """Whether --language is about the logs. Then messages are in the language of the environment."""
        if not self.translates:
            self.params.append(
                TyperOption(
                    param_decls=[OPTION],
                    metavar="LANGUAGE",
                    expose_value=False,
                    is_eager=True,
                    callback=_speak,
                    autocompletion=_languages,
                    help="The language of messages: en, fr, nl or es.",
                )
            )
        if any(parameter.name in ("log", "logs") for parameter in self.params):
            self.params.append(
                TyperOption(
                    param_decls=[ISOLATED],
                    is_flag=True,
                    expose_value=False,
                    is_eager=True,
                    callback=_isolate,
                    help="Ignore all configuration files.",
                )
            )

    def invoke(self, ctx: Any) -> Any:
        if self.translates:
            speak_as_asked(None)
        return super().invoke(ctx)


class Commands(typer.Typer):
    """Commands that all speak the language which was chosen."""

    def command(self, *arguments: Any, **settings: Any) -> Callable[[Any], Any]:
        settings.setdefault("cls", SpeakingCommand)
        return super().command(*arguments, **settings)
