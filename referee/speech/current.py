"""The language that messages are in: of the thread or task that asked for it, else English."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

ENGLISH = "en"
_SPOKEN: ContextVar[str] = ContextVar("language", default=ENGLISH)


def spoken() -> str:
    """The code of the language: `en`, `fr`, `nl`, `es`."""
    return _SPOKEN.get()


def speak(language: str) -> None:
    """Speak this language from now on."""
    _SPOKEN.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak this language for a while."""
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)
