"""What may be typed at a question of `referee tally`: a command, `none`, or a number with its unit."""

from __future__ import annotations

import re
from collections.abc import Iterable

from referee.core.final_table import TallyQuestion
from referee.forms.folding import fold
from referee.speech.say import tell

NOTHING = ("0", "-", "none", "nothing")
"""Answers that mean that there is nothing, in every language."""
BACK = ("back", "undo", "<")
HELP = ("?", "help")
_AMOUNT = re.compile(r"([0-9]+)(?:x\b)?\s*(.*)", re.IGNORECASE)
_FIRST_COUNTED = re.compile(
    r"([0-9]{1,9})(?:\s*[x×]\s+|\s+|\s*[x×](?=[^\W\d_]{3}))([^\W\d_][^\d]*)", re.IGNORECASE
)
_LAST_COUNTED = re.compile(r"([^\W\d_]+)(?:\s*[:=×]|\s+[x×])?\s*([0-9]{1,9})", re.IGNORECASE)


def is_nothing(text: str) -> bool:
    return _one_of(text, NOTHING, tell("tally.nothing-words", "none, nothing"))


def asks_back(text: str) -> bool:
    return _one_of(text, BACK, tell("tally.back-words", "back, undo"))


def asks_help(text: str) -> bool:
    return _one_of(text, HELP, tell("tally.help-words", "help"))


def is_command(text: str) -> bool:
    """Whether this asks for something instead of answering."""
    return asks_back(text) or asks_help(text)


def back_word() -> str:
    """The word for going back in the language that is spoken now, as it is shown."""
    return tell("tally.back-words", "back, undo").partition(",")[0].strip()


def help_rows(asks: str) -> tuple[str, ...]:
    """What can be typed at this question."""
    return (
        asks,
        tell("tally.help-nothing", "`0`, `-`, `none` or Enter alone: there is nothing."),
        tell("tally.help-back", "`{back}`: take the answer before this one back.", back=back_word()),
        tell("tally.help-stop", "Ctrl-D: stop, and nothing is written."),
    )


def number_in(question: TallyQuestion, text: str) -> str | None:
    """The digits of an answer: `6`, or `6 glory points` if that is what is asked for. None if it is not."""
    text = without_stop(text)
    if question.times and text and all(_one_of(word, (), question.units) for word in text.split()):
        return str(len(text.split()))  # `moai moai`
    found = _AMOUNT.fullmatch(text)
    if found is None or not text.isprintable():
        return None
    number, unit = found.groups()
    if not unit:
        return number if number == text else None
    return number if _one_of(unit, (), question.units) else None


def amounts_in(text: str, ands: Iterable[str] = ()) -> str:
    """Counted things with the number last: `2 fish and 3x berry` is `fish 2, berry 3`. Else as typed.

    `ands` are the words that may stand between them instead of a comma.
    """
    between = "|".join([r"\s*[,&]\s*", *(rf"\s+{re.escape(word)}\s+" for word in ands)])
    parts = re.split(between, without_stop(text), flags=re.IGNORECASE)
    found = [_counted(part) for part in parts]
    return ", ".join(each for each in found if each) if all(found) else text


def _counted(part: str) -> str | None:
    """One thing with its number behind it, wherever the number was typed."""
    if first := _FIRST_COUNTED.fullmatch(part):
        return f"{first[2].strip()} {first[1]}"
    last = _LAST_COUNTED.fullmatch(part)
    return f"{last[1]} {last[2]}" if last else None


def without_stop(text: str) -> str:
    """An answer without the full stop at its end."""
    return text.rstrip().removesuffix(".").rstrip()


def _one_of(text: str, words: tuple[str, ...], listed: str) -> bool:
    return fold(without_stop(text)).strip() in {*words, *_listed(listed)}


def _listed(words: str) -> list[str]:
    return [fold(word).strip() for word in words.split(",")]
