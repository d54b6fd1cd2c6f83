"""Make an input smaller as long as it breaks the same promise: fewer lines, then words, then letters."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence

from .fuzz_run import MEMORY, Found, measured

SECONDS = 60.0
"""The processor time for one input. If it is not small by then, it is kept as it is."""

_WORDS = re.compile(rb"\s+|[^\s\w]|\w+")


def shrunk(found: Found, seconds: float = SECONDS) -> Found:
    """The same finding with the smallest input that was found."""
    best = found
    end = time.process_time() + seconds

    def still(data: bytes) -> bool:
        nonlocal best
        again = measured(found.target, data, found.salt, found.number, MEMORY)[0]
        if again is None or again.promise != found.promise:
            return False
        best = again
        return True

    for cut in (_lines, _words, _letters):
        parts = reduced(
            cut(best.data), lambda kept: still(b"".join(kept)), lambda: time.process_time() < end
        )
        if time.process_time() >= end or len(parts) > 400:
            break
    return best


def reduced(
    parts: Sequence[bytes], still: Callable[[Sequence[bytes]], bool], more: Callable[[], bool]
) -> Sequence[bytes]:
    """As few of the parts as possible, in their order: halves are left out first, then smaller pieces."""
    size = max(1, len(parts) // 2)
    while parts and more():
        at, before = 0, len(parts)
        while at < len(parts) and more():
            fewer = [*parts[:at], *parts[at + size :]]
            if still(fewer):
                parts = fewer
            else:
                at += size
        if size == 1 and len(parts) == before:
            break
        size = max(1, size // 2)
    return parts


def _lines(data: bytes) -> list[bytes]:
    return re.findall(rb"[^\n]*\n|[^\n]+\Z", data)


def _words(data: bytes) -> list[bytes]:
    return _WORDS.findall(data) if len(data) < 20_000 else [data]


def _letters(data: bytes) -> list[bytes]:
    return [data[at : at + 1] for at in range(len(data))] if len(data) < 400 else [data]
