"""Says in another language than English what is wrong with the options of a command.

In English typer says it. Its exceptions have no texts in other languages, so these are ours.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from itertools import pairwise

from referee.speech.choice import UnknownLanguage, chosen
from referee.speech.current import ENGLISH, speaking
from referee.speech.say import tell
from referee.text.syntax import did_you_mean

from .speaking_commands import ISOLATED, OPTION

EXAMPLES = {
    "--why": "Anne",
    "--claimed": "Anne=42",
    "--at": "31",
    "--language": "nl",
    "--players": "Anne,Marc",
    "--most": "3",
    "--jobs": "2",
}
"""What a person might write after an option."""


def in_words(fault: Exception) -> list[str]:
    """The lines to print for an exception of typer; none in English, if typer says it well."""
    language = _language(sys.argv[1:])
    if type(fault).__name__ == "NoArgsIsHelpError":
        return []  # nothing was asked for: this is the help itself
    if language == ENGLISH and not _is_too_early(fault) and not _example(fault):
        return []
    with speaking(language):
        help_is = tell("usage.help", "`{command} --help` lists what there is", command=_command(fault))
        return [_told(fault), help_is]


def _command(fault: Exception) -> str:
    """The command as it was typed, for its help. Some exceptions do not know it."""
    path = getattr(getattr(fault, "ctx", None), "command_path", None)
    if path:
        return str(path)
    first = next(iter(sys.argv[1:]), "")
    return f"referee {first}" if first.isalpha() else "referee"


def _example(fault: Exception) -> str:
    """A value for the option that has none; empty if there is no example, or this is another fault."""
    if type(fault).__name__ != "BadOptionUsage" or "does not take" in str(getattr(fault, "message", "")):
        return ""
    return EXAMPLES.get(str(getattr(fault, "option_name", None)), "")


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
        if example := _example(fault):
            return tell(
                "usage.example",
                "the option {option} needs a value, as in {option} {example}",
                option=option,
                example=example,
            )
        return tell("usage.value", "the option {option} needs a value", option=option)
    if kind == "MissingParameter":
        return tell("usage.missing", "{name} is missing", name=name)
    if kind == "BadParameter":
        choices = getattr(getattr(parameter, "type", None), "choices", None)
        if choices:
            known = ", ".join(map(str, choices))
            return tell("usage.choice", "{name}: write one of these: {known}", name=name, known=known)
        return tell("usage.wrong", "{name}: this value is not possible", name=name)
    commands = getattr(getattr(getattr(fault, "ctx", None), "command", None), "commands", None)
    if commands is not None:
        typed = _command_typed(_command(fault))
        hint = did_you_mean(typed, commands)
        return tell("usage.command", "there is no command {name}{hint}", name=typed, hint=hint)
    if left := _left_over(fault):
        return tell(
            "usage.left-over",
            "`{word}` is left over; several words are put in quotes, as in {example}",
            word=left[1],
            example=f'"{" ".join(left)}"',
        )
    return tell("usage.other", "there is something more in the command than it takes")


def _left_over(fault: Exception) -> Sequence[str]:
    """An argument that the command does not take, behind the one that it may belong to.

    Behind `--why Odile` that is the next word: the command took it for the log.
    """
    said = re.fullmatch(r"Got unexpected extra argument\S* \((.*)\)\.?", str(getattr(fault, "message", "")))
    typed = sys.argv[1:]
    if said is None or not said[1].split():
        return ()
    last = typed.index("--why") + 1 if "--why" in typed[:-2] else typed.index(said[1].split()[0]) - 1
    return typed[last : last + 2]


def _command_typed(known: str) -> str:
    """The word behind the commands that are known: `nwe` of `referee board nwe`."""
    words = [each for each in sys.argv[1:] if not each.startswith("-")]
    words = words[1:] if words[:1] == ["help"] else words
    return next(iter(words[len(known.split()) - 1 :]), "")


def _name(parameter: object) -> str:
    """What a person writes: the option, or the word for the argument in the help."""
    options = getattr(parameter, "opts", ())
    given = [option for option in options if option.startswith("--")]
    return given[0] if given else str(getattr(parameter, "metavar", None) or getattr(parameter, "name", ""))
