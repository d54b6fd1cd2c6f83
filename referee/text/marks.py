"""The findings that a golden record expects: `#! CODE` after a line that breaks a rule, `#? CODE` after a
line that cannot be decided. Both are comments, which the reader ignores.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .source import QUOTES, cut_comment

_MARK = re.compile(r"#(?P<sign>[!?])(?P<codes>(?:[\s,]*[A-Za-z]+-[A-Za-z0-9-]*)+)")
_QUOTE = re.compile(f"[{QUOTES}]")
_CODE = re.compile(r"(?<![A-Za-z])[A-Za-z]+-[A-Za-z0-9-]*")


class Mark(NamedTuple):
    """A finding that a log expects. The code need not exist."""

    line: int
    code: str
    undecided: bool = False

    def __str__(self) -> str:
        return f"#{'?' if self.undecided else '!'} {self.code}"


def marks(lines: Iterable[str]) -> list[Mark]:
    """All marks, in order. A misspelt code counts as a mark too, so that it is noticed."""
    return list(each_mark(lines))


def each_mark(lines: Iterable[str]) -> Iterator[Mark]:
    """The same one by one, for a log that may have more than a million."""
    for number, line in enumerate(lines, 1):
        if "#" not in line:
            continue
        for match in _MARK.finditer(_comment(line)):
            for word in _CODE.findall(match["codes"]):
                yield Mark(number, word.upper(), match["sign"] == "?")


def _comment(line: str) -> str:
    """The comment with its `#`, even after a quote that is left open."""
    code, comment = cut_comment(line)
    if comment is not None:
        return line[len(code) :]
    parts = _QUOTE.split(line)
    return parts[-1] if len(parts) % 2 == 0 else ""
