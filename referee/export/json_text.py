"""Data as JSON text that is safe to print."""

from __future__ import annotations

import json
import re
from json.encoder import encode_basestring
from typing import Any

_UNSEEN = re.compile(
    "[\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff"
    "\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0001\U000e0020-\U000e007f]"
)

_COMPACT = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def to_text(data: Any) -> str:
    """Indented JSON. Letters stay as they are; control characters are escaped."""
    return _safe(_indented(data, "\n"))


def _indented(data: Any, line_end: str) -> str:
    """The same text as json.dumps with an indent of 2, which takes twice as long and holds every word and
    every bracket as a text of its own."""
    if isinstance(data, str):
        return encode_basestring(data)
    inner = line_end + "  "
    if data and isinstance(data, dict):
        rows = [f"{_key(key)}: {_indented(value, inner)}" for key, value in data.items()]
        return f"{{{inner}{f',{inner}'.join(rows)}{line_end}}}"
    if data and isinstance(data, list | tuple):
        rows = [_indented(value, inner) for value in data]
        return f"[{inner}{f',{inner}'.join(rows)}{line_end}]"
    return _COMPACT.encode(data)


def _key(key: Any) -> str:
    return encode_basestring(key if isinstance(key, str) else _COMPACT.encode(key))


def to_line(data: Any) -> str:
    """JSON on one line, without the line end."""
    return _safe(_COMPACT.encode(data))


def _safe(text: str) -> str:
    return _UNSEEN.sub(lambda match: "".join(map(_escaped, _halves(ord(match[0])))), text)


def _escaped(code: int) -> str:
    return f"\\u{code:04x}"


def _halves(code: int) -> tuple[int, ...]:
    """A character as JSON escapes it: beyond four digits it has two halves."""
    return (code,) if code < 0x10000 else (0xD7C0 + (code >> 10), 0xDC00 + (code & 0x3FF))
