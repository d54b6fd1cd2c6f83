"""What `referee tally` asks for: the parts of the final table, and the line of the log that tells each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


def always(state: Any) -> bool:
    return True


class TallyQuestion(NamedTuple):
    """One question, in the language that is spoken now. `{}` in the line stands for the answer."""

    asks: str
    line: str
    number: bool = False
    """The answer is a number."""
    units: str = ""
    """What is counted, as words with commas: one of them may stand behind the number."""
    counts: bool = False
    """The answer is a list of things with a number each, which may stand before the thing too."""
    times: str = ""
    """The answer is a number, and the line has this word so many times."""
    none: str = ""
    """The line if there is none, where that says more than no line."""
    name: bool = False
    """The answer is the name of a player."""
    words: str = ""
    """The words that may be answered, with commas, if there are only these."""
    claims: bool = False
    """The answer is what the table counted itself, and 0 is a number like any other."""
    required: bool = False
    """Without an answer nothing can be said. Otherwise an empty answer means none, and has no line."""
    when: Callable[[Any], bool] = always
    """`when(state)`: whether the answer matters after the answers before."""


class TallyPlan(NamedTuple):
    """All questions of a game, and the lines that stand above and below the answers."""

    questions: tuple[TallyQuestion, ...]
    above: tuple[str, ...] = ()
    below: tuple[str, ...] = ()
