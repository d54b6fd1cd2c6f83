"""A change of a text as a unified difference, safe to print on a terminal."""

from __future__ import annotations

from difflib import unified_diff

from referee.export.safe_text import visible
from referee.speech.say import tell


def difference(before: str, after: str, name: str, afterwards: str) -> str:
    """The difference between two texts of a file. `afterwards` is the heading of the new text."""
    old, new = (text.splitlines(keepends=True) for text in (before, after))
    as_it_is = tell("format.as-it-is", "{name} (as it is)", name=name)
    return "".join(_shown(row) for row in unified_diff(old, new, as_it_is, afterwards))


def _shown(row: str) -> str:
    """A row of a difference, without control characters."""
    line = row.removesuffix("\n")
    no_newline = tell("format.no-newline", "no newline at the end")
    return f"{visible(line)}\n" if line != row else f"{visible(line)}\n\\ {no_newline}\n"
