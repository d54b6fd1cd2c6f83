"""Turns bytes into lines, up to a limit of size. Any bytes within the limit are accepted."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from referee.forms.folding import as_latin_1
from referee.speech.say import tell

SUFFIX = ".moai"
"""The suffix of a log's file name."""

MOST_BYTES = 16 * 1024 * 1024
MOST_LINES = 200_000
MOST_COLUMNS = 10_000

_BYTE_ORDER_MARK = "\ufeff"
_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")


class TooLarge(Exception):
    """The log is too large; the text says which limit it exceeds."""


def _larger() -> TooLarge:
    return TooLarge(tell("log.large", "the log is larger than {most} MiB", most=MOST_BYTES // 1024 // 1024))


def decode(data: bytes) -> str:
    """The text of a log. Bytes that are not UTF-8 become lone surrogates, for findings to point at."""
    if len(data) > MOST_BYTES:
        raise _larger()
    if data[:2] in _UTF16_MARKS:
        return data.decode("utf-16", errors="replace")
    return data.decode("utf-8", errors="surrogateescape")


def split(text: str) -> list[str]:
    """The lines without line endings or byte-order mark, with composed accents."""
    return _split(text)[0]


def split_and_look(text: str) -> tuple[list[str], bool]:
    """The same, and whether the lines may have a character that cannot be read, or be too long."""
    lines, coded = _split(text)
    return lines, _is_suspicious(lines, coded, len(text))


def _split(text: str) -> tuple[list[str], bytes | None]:
    """The lines, and their characters as `as_latin_1` gives them."""
    if len(text) > MOST_BYTES:
        raise _larger()
    text = text.removeprefix(_BYTE_ORDER_MARK)
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    lines = text.split("\n")
    if lines and not lines[-1]:
        lines.pop()
    if len(lines) > MOST_LINES:
        raise TooLarge(tell("log.lines", "the log has more than {most:,} lines", most=MOST_LINES))
    coded = as_latin_1(text)
    if coded is None and not unicodedata.is_normalized("NFC", text):
        lines = [line if line.isascii() else unicodedata.normalize("NFC", line) for line in lines]
    return lines, coded


_PRINTABLE = b"\n" + bytes(code for code in range(256) if chr(code).isprintable())
"""The characters of Latin-1 that can be printed, and the end of a line."""


def is_suspicious(lines: Sequence[str]) -> bool:
    """Whether the lines may have a character that cannot be read, or be too long. A quick test of all."""
    text = "\n".join(lines)
    return _is_suspicious(lines, as_latin_1(text), len(text))


def _is_suspicious(lines: Sequence[str], coded: bytes | None, characters: int) -> bool:
    if characters > MOST_COLUMNS and max(map(len, lines)) > MOST_COLUMNS:
        return True
    if coded is None:
        return not "".join(lines).isprintable()
    return bool(coded.translate(None, _PRINTABLE))  # in a third of the time of `isprintable`


def is_binary(text: str) -> bool:
    """Whether this is not text: a quarter is control characters (at least one) or bytes outside UTF-8."""
    no_sign = "\x01-\x08\x0e-\x1f\x7f-\x9f"
    if re.search(f"[{no_sign}]", text) is None:
        return False
    return 4 * len(re.findall(f"[{no_sign}\udc80-\udcff]", text)) > len(text)


def is_utf_16(text: str) -> bool:
    """Whether this is UTF-16 without a byte-order mark: about every other byte is 0."""
    return 3 * text.count("\0") > len(text)


_BYTES = re.compile("[\udc80-\udcff]")
_LETTERS = re.compile("[^\x00-\x7f\udc80-\udcff]")


def mixed_at(lines: Sequence[str]) -> int:
    """The first line with bytes that are not UTF-8, if there are letters in UTF-8 as well; 0 if not."""
    text = "\n".join(lines)
    found = None if text.isascii() or _LETTERS.search(text) is None else _BYTES.search(text)
    return 0 if found is None else text.count("\n", 0, found.start()) + 1


_CONTROL = "\x00-\x08\n-\x1f\x7f-\x9f"  # all but the tab
_HALF = "\ud800-\udfff"
# Characters that make a line look like something else in a terminal or an editor.
_HIDDEN = (
    "\xad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a-\u202e"
    "\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb"
    "\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0001\U000e0020-\U000e007f"
)


@cache
def _unreadable() -> re.Pattern[str]:
    return re.compile(f"[{_CONTROL}{_HALF}{_HIDDEN}]")


def unreadable_char(line: str) -> tuple[int, str] | None:
    """The column of a control character or of a byte that is not UTF-8, and what it is."""
    if line.isprintable():
        return None
    found = _unreadable().search(line)
    if found is None:
        return None
    code = ord(found[0])
    if 0xDC80 <= code <= 0xDCFF:
        return found.start(), f"0x{code - 0xDC00:02X}"
    return found.start(), f"U+{code:04X}"


def is_half(char: str) -> bool:
    """Whether `U+D83D` or the like is half a character: text that was cut within one."""
    return 0xD800 <= int(char[2:], 16) <= 0xDFFF


QUOTES = '"“”„«»'


def cut_comment(line: str) -> tuple[str, str | None]:
    """A line without its comment, and the comment without its `#`. A `#` in quotes begins no comment."""
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
