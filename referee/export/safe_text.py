"""Makes text from unknown sources safe to print, without control characters."""

from __future__ import annotations

import unicodedata

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def visible(text: str) -> str:
    """The text with control characters, bad bytes and direction marks shown as escapes."""
    if text.isprintable():
        return text
    return "".join(_shown(char) for char in text)


def _shown(char: str) -> str:
    if char == "\t":
        return " "
    if unicodedata.category(char) not in _UNSEEN:
        return char
    code = ord(char)
    if 0xDC80 <= code <= 0xDCFF:
        return f"\\x{code - 0xDC00:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def width(text: str) -> int:
    """How many columns a text takes on a terminal."""
    if text.isascii():
        return len(text)
    return sum(_columns(char) for char in text)


def width_up_to(text: str, most: int) -> int:
    """The same, but at most one more than `most`: the rest of a very long text is not looked at."""
    if text.isascii():
        return min(len(text), most + 1)
    taken = 0
    for char in text:
        taken += _columns(char)
        if taken > most:
            return most + 1
    return taken


def _columns(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
