"""How a promise is held, and which characters no report may hold."""

from __future__ import annotations

import re
import unicodedata
from functools import cache


class Broken(AssertionError):
    """Something that is promised of every input does not hold of this one."""


def promise(holds: bool, words: str) -> None:
    if not holds:
        raise Broken(words)


def unsafe(text: str) -> str:
    """The first character that may steer a terminal, or hide from it, if there is one."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return ""
    found = _steering().search(text)
    return found[0] if found else ""


@cache
def _steering() -> re.Pattern[str]:
    """By Unicode's own word. Joiners are left out, since names are written with them; so are tags."""
    steer = [
        char for code in range(0xE0000) if _steers(char := chr(code)) and char not in "\n\t\u200c\u200d"
    ]
    return re.compile(f"[{''.join(map(re.escape, steer))}]")


def _steers(char: str) -> bool:
    return unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"}
