"""Checks promises, and finds characters that a report must not contain."""

from __future__ import annotations

import re
import unicodedata
from functools import cache


class Broken(AssertionError):
    """A promise for all inputs is broken by this one."""


def promise(holds: bool, words: str) -> None:
    if not holds:
        raise Broken(words)


def unsafe(text: str) -> str:
    """The first character that may control a terminal or is invisible on it, or empty."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return ""
    found = _steering().search(text)
    return found[0] if found else ""


@cache
def _steering() -> re.Pattern[str]:
    """Control characters as Unicode defines them, without joiners, which occur in names, and tags."""
    steer = [
        char for code in range(0xE0000) if _steers(char := chr(code)) and char not in "\n\t\u200c\u200d"
    ]
    return re.compile(f"[{''.join(map(re.escape, steer))}]")


def _steers(char: str) -> bool:
    return unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"}
