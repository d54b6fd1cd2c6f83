"""Data as JSON text that is safe to print."""

from __future__ import annotations

import json
import re
from typing import Any

_UNSEEN = re.compile(
    "[\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)


def to_text(data: Any) -> str:
    """Pretty JSON. Letters stay as they are; what could steer a terminal is escaped."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    return _UNSEEN.sub(lambda match: f"\\u{ord(match[0]):04x}", text)
