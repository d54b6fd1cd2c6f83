"""Data as JSON text that is safe to print."""

from __future__ import annotations

import io
import json
import re
from typing import Any

_UNSEEN = re.compile(
    "[\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)

_PRETTY = json.JSONEncoder(indent=2, ensure_ascii=False)
_COMPACT = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def to_text(data: Any) -> str:
    """Indented JSON. Letters stay as they are; control characters are escaped."""
    whole = io.StringIO()  # json.dumps would hold every word and every bracket as a text of its own
    for part in _PRETTY.iterencode(data):
        whole.write(part)
    return _safe(whole.getvalue())


def to_line(data: Any) -> str:
    """JSON on one line, without the line end."""
    return _safe(_COMPACT.encode(data))


def _safe(text: str) -> str:
    return _UNSEEN.sub(lambda match: f"\\u{ord(match[0]):04x}", text)
