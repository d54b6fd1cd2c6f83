"""Lists the words that match a terminal of a grammar, if they are a closed list: `places?|puts?`."""

from __future__ import annotations

import re

MOST = 400
_SIGN = re.compile(r"(?P<end>\\b)|(?P<space>\\s[+*]?|\[- \]| )|(?P<letter>[a-z0-9°'œ-])")
_LOOK = re.compile(r"\(\?[=!]")
_GROUP = re.compile(r"\((?:\?:)?")


class _Open(Exception):
    """Not a closed list."""


def spelt(pattern: str) -> list[str]:
    """All texts that match a pattern of letters, choices and options; none if the list is endless."""
    try:
        found, end = _choice(pattern, 0)
    except _Open:
        return []
    words = {" ".join(text.split()) for text in found} - {""}
    return sorted(words) if end == len(pattern) and len(words) <= MOST else []


def _choice(pattern: str, at: int) -> tuple[list[str], int]:
    """The texts of the choices between `|`, up to the end of the group."""
    found, at = _row(pattern, at)
    while pattern[at : at + 1] == "|":
        more, at = _row(pattern, at + 1)
        found = found + more
    return found, at


def _row(pattern: str, at: int) -> tuple[list[str], int]:
    found = [""]
    while at < len(pattern) and pattern[at] not in "|)":
        one, at = _one(pattern, at)
        if pattern[at : at + 1] == "?":
            one, at = ["", *one], at + 1
        elif pattern[at : at + 1] == "+" and one == ["-"]:
            at += 1
        found = [before + text for before in found for text in one]
        if len(found) > MOST or pattern[at : at + 1] in ("+", "*", "{"):
            raise _Open
    return found, at


def _one(pattern: str, at: int) -> tuple[list[str], int]:
    """The texts of a letter, a space or a group. A look-ahead adds nothing."""
    look = _LOOK.match(pattern, at)
    if look:
        return [""], _closing(pattern, look.end()) + 1
    group = _GROUP.match(pattern, at)
    if group:
        found, at = _choice(pattern, group.end())
        return found, at + 1
    sign = _SIGN.match(pattern, at)
    if sign is None:
        raise _Open
    return [{"end": "", "space": " "}.get(str(sign.lastgroup), sign[0])], sign.end()


def _closing(pattern: str, at: int) -> int:
    """The end of the group whose content begins at `at`."""
    depth = 1
    while depth:
        if at >= len(pattern):
            raise _Open
        if pattern[at] == "\\":
            at += 1
        elif pattern[at] in "()":
            depth += 1 if pattern[at] == "(" else -1
        at += 1
    return at - 1
