"""Wraps text to the width of a terminal. No word is broken or lost."""

from __future__ import annotations

import re

from .safe_text import width, width_up_to

NARROWEST = 40
"""The smallest width: in a narrower terminal, lines are still wrapped to this width."""

_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def wrapped(text: str, columns: int | None, lead: int = 0, indent: int = 2) -> str:
    """The text in lines of at most `columns` columns; None leaves it as it is.

    `lead` columns of the first line are already used; later lines are indented. A command in brackets,
    `(referee legal ...)`, stays in one piece if it fits, so that it can be copied.
    """
    if columns is None or lead + _seen(text) <= columns:
        return text
    columns = max(columns, NARROWEST)
    rows: list[list[str]] = [[]]
    taken = lead
    for word in _words(text, columns - indent):
        if rows[-1] and taken + 1 + _seen(word) > columns:
            rows.append([])
            taken = indent
        taken += _seen(word) + bool(rows[-1])
        rows[-1].append(word)
    return ("\n" + " " * indent).join(map(" ".join, rows))


def _words(text: str, room: int) -> list[str]:
    words: list[str] = []
    command = ""
    for word in text.split(" "):
        command = f"{command} {word}" if command else word if word.startswith("(referee") else ""
        if not command:
            words.append(word)
        elif word.rstrip(".,;").endswith(")"):
            words += [command] if _seen(command) <= room else command.split(" ")
            command = ""
    return words + (command.split(" ") if command else [])


def _seen(text: str) -> int:
    return width(_COLOUR.sub("", text))


def head(text: str, room: int) -> str:
    """The beginning of a text that fits the room, with dots for the rest."""
    if width_up_to(text, room) <= room:
        return text
    kept, taken = "", 3
    for char in text:
        taken += width(char)
        if taken > room:
            break
        kept += char
    return f"{kept}..."


def tail(text: str, room: int) -> str:
    """The end of a text that fits the room, with dots for the rest."""
    if width_up_to(text, room) <= room:
        return text
    kept, taken = "", 3
    for char in reversed(text):
        taken += width(char)
        if taken > room:
            break
        kept = char + kept
    return f"...{kept}"
