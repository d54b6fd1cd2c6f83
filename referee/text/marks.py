"""What a log says is wrong with it: `#! CODE` behind a line that breaks a rule, `#? CODE` behind one that
cannot be decided. Both are comments, which the reader passes over; golden records are read by them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from .source import cut_comment

_MARK = re.compile(r"#(?P<sign>[!?])(?P<codes>(?:[\s,]*[A-Za-z]+-[A-Za-z0-9-]*)+)")
_CODE = re.compile(r"[A-Za-z]+-[A-Za-z0-9-]*")


class Mark(NamedTuple):
    """A finding that a log expects of itself. The code need not be one that exists."""

    line: int
    code: str
    undecided: bool = False

    def __str__(self) -> str:
        return f"#{'?' if self.undecided else '!'} {self.code}"


def marks(lines: Iterable[str]) -> list[Mark]:
    """All marks, in order. A word that only begins like a code is one too: no slip is passed over."""
    found: list[Mark] = []
    for number, line in enumerate(lines, 1):
        if "#" not in line:
            continue
        code, comment = cut_comment(line)
        said = line if comment is None else line[len(code) :]  # a quote that is left open hides the comment
        for match in _MARK.finditer(said):
            words = _CODE.findall(match["codes"])
            found += [Mark(number, word.upper(), match["sign"] == "?") for word in words]
    return found
