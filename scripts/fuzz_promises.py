"""How a promise is held, and which characters no report may hold."""

from __future__ import annotations

import unicodedata


class Broken(AssertionError):
    """Something that is promised of every input does not hold of this one."""


def promise(holds: bool, words: str) -> None:
    if not holds:
        raise Broken(words)


def unsafe(text: str) -> str:
    """The first character that may steer a terminal, or hide from it, if there is one."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return ""
    return next((char for char in text if char not in "\n\t\u200c\u200d" and _steers(char)), "")


def _steers(char: str) -> bool:
    """By Unicode's own word. Joiners are left out, since names are written with them; so are tags."""
    return unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"} and char < "\U000e0000"
