"""Says in another language than English what is wrong with the options of a command.

In English typer says it. Its exceptions have no texts in other languages, so these are ours.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import pairwise

from referee.speech.choice import UnknownLanguage, chosen
from referee.speech.current import ENGLISH, speaking
from referee.speech.say import tell
from referee.text.syntax import did_you_mean

from .speaking_commands import ISOLATED, OPTION


def in_words(fault: Exception) -> list[str]:
    """The lines to print for an exception of typer; none in English, if typer says it well."""
    language = _language(sys.argv[1:])
    if language == ENGLISH and not _is_too_early(fault):
        return []
    with speaking(language):
        context = getattr(fault, "ctx", None)
        command = getattr(context, "command_path", "referee")
        return [_told(fault), tell("usage.help", "`{command} --help` lists what there is", command=command)]


def _language(arguments: Sequence[str]) -> str:
    """The language that was asked for. The option may not have been read yet."""
    asked = None
    for this, following in pairwise([*arguments, ""]):
        if this == OPTION:
            asked = following
        elif this.startswith(f"{OPTION}="):
            asked = this.partition("=")[2]
    try:
        return chosen(asked, os.environ)
    except UnknownLanguage:
        return ENGLISH


def _is_too_early(fault: Exception) -> bool:
    """Whether an option of every command stands before the command."""
    command = getattr(getattr(fault, "ctx", None), "command", None)
    return getattr(fault, "option_name", None) in (OPTION, ISOLATED) and hasattr(command, "commands")


def _told(fault: Exception) -> str:
    kind = type(fault).__name__
    option = getattr(fault, "option_name", None)
    parameter = getattr(fault, "param", None)
    name = "" if parameter is None else _name(parameter)
    if _is_too_early(fault):
        return tell("usage.early", "write {option} after the command", option=option)
    if kind == "NoSuchOption":
        hint = did_you_mean(str(option), getattr(fault, "possibilities", None) or ())
        return tell("usage.option", "there is no option {option}{hint}", option=option, hint=hint)
    if kind == "BadOptionUsage":
        takes_none = "does not take" in str(getattr(fault, "message", ""))
        if takes_none:
            return tell("usage.no-value", "the option {option} takes no value", option=option)
        return tell("usage.value", "the option {option} needs a value", option=option)
    if kind == "MissingParameter":
        return tell("usage.missing", "{name} is missing", name=name)
    if kind == "BadParameter":
        return tell("usage.wrong", "{name}: this value is not possible", name=name)
    context = getattr(fault, "ctx", None)
    if hasattr(getattr(context, "command", None), "commands"):
        return tell("usage.command", "there is no such command")
    return tell("usage.other", "there is something more in the command than it takes")


def _name(parameter: object) -> str:
    """What a person writes: the option, or the word for the argument in the help."""
    options = getattr(parameter, "opts", ())
    given = [option for option in options if option.startswith("--")]
    return given[0] if given else str(getattr(parameter, "metavar", None) or getattr(parameter, "name", ""))
