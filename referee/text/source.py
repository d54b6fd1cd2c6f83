"""From bytes to lines, within stated limits and without ever refusing to look."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from referee.core.folding import fold

SUFFIX = ".moai"
"""How the name of a log ends."""

MOST_BYTES = 16 * 1024 * 1024
MOST_LINES = 200_000
MOST_COLUMNS = 10_000

_BYTE_ORDER_MARK = "\ufeff"
_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")


_PLAIN = re.compile(rf"(?:[ -~]{{0,{MOST_COLUMNS}}}\n)*[ -~]{{0,{MOST_COLUMNS}}}")


class TooLarge(Exception):
    """The log is beyond the limits; the text says which."""


def decode(data: bytes) -> str:
    """The text of a log. Bytes that are not UTF-8 survive as lone surrogates, to be pointed at."""
    if len(data) > MOST_BYTES:
        raise TooLarge(f"the log is larger than {MOST_BYTES // 1024 // 1024} MiB")
    if data[:2] in _UTF16_MARKS:
        return data.decode("utf-16", errors="replace")
    return data.decode("utf-8", errors="surrogateescape")


def split(text: str) -> list[str]:
    """Lines without their ends; the byte-order mark dropped, accents composed."""
    if len(text) > MOST_BYTES:
        raise TooLarge(f"the log is larger than {MOST_BYTES // 1024 // 1024} MiB")
    text = text.removeprefix(_BYTE_ORDER_MARK)
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    lines = text.split("\n")
    if lines and not lines[-1]:
        lines.pop()
    if len(lines) > MOST_LINES:
        raise TooLarge(f"the log has more than {MOST_LINES:,} lines")
    if not text.isascii():
        lines = [line if line.isascii() else unicodedata.normalize("NFC", line) for line in lines]
    return lines


def is_suspicious(text: str) -> bool:
    """Whether a text may hold a character or a line that cannot be read. One quick look for all."""
    return _PLAIN.fullmatch(text) is None


_NO_SIGN = re.compile("[\x01-\x08\x0e-\x1f\x7f-\x9f]")
_NO_LETTER = re.compile("[\x01-\x08\x0e-\x1f\x7f-\x9f\udc80-\udcff]")


def is_binary(text: str) -> bool:
    """Whether this is no text: a quarter of it is no letter or sign, and not only for its encoding."""
    return _NO_SIGN.search(text) is not None and 4 * len(_NO_LETTER.findall(text)) > len(text)


def unreadable_char(line: str) -> tuple[int, str] | None:
    """Where a line holds a control character or a byte that is not UTF-8, and what it is."""
    if line.isascii() and line.isprintable():
        return None
    for column, char in enumerate(line):
        code = ord(char)
        if 0xDC80 <= code <= 0xDCFF:
            return column, f"byte 0x{code - 0xDC00:02X}"
        if 0xD800 <= code <= 0xDFFF:
            return column, f"half a character, U+{code:04X},"
        if (code < 32 and char != "\t") or 127 <= code < 160 or char in _HIDDEN:
            return column, f"U+{code:04X}"
    return None


# Marks that make a line look like something it is not, in a terminal or in an editor.
_HIDDEN = frozenset(
    "\xad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e"
    "\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f"
    "\ufeff\ufff9\ufffa\ufffb\x85"
)


QUOTES = '"“”„«»'


def cut_comment(line: str) -> tuple[str, str | None]:
    """What a line says, and its comment without the `#`; a `#` between quotes begins none."""
    if "#" not in line:
        return line, None
    inside = False
    for column, char in enumerate(line):
        if char in QUOTES:
            inside = not inside
        elif char == "#" and not inside:
            return line[:column], line[column + 1 :]
    return line, None


def split_outside_quotes(text: str, separator: str) -> list[tuple[int, str]]:
    """The parts between separators, each with its offset; quoted separators do not count."""
    if '"' not in text:
        parts, offset = [], 0
        for part in text.split(separator):
            parts.append((offset, part))
            offset += len(part) + 1
        return parts
    parts, start, inside = [], 0, False
    for column, char in enumerate(text):
        if char == '"':
            inside = not inside
        elif char == separator and not inside:
            parts.append((start, text[start:column]))
            start = column + 1
    parts.append((start, text[start:]))
    return parts


STATEMENTS = ("result", "claim")
RESULT_WORDS = ("winner", "winners")
"""Other words for a result, unless somebody at the table is called so."""


def is_statement(folded: str, players: Sequence[str] = ()) -> bool:
    """Whether a line is the table's own: a result or a claim, with or without a colon."""
    words = folded.replace(":", " ", 1).split(maxsplit=1)
    if not words or words[0] in STATEMENTS:
        return bool(words)
    return words[0] in RESULT_WORDS and not any(fold(name).split()[0] == words[0] for name in players)
