"""The language that messages are in: of the thread or task that asked for it, else English.

And the language of the log that they are about, if it is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

ENGLISH = "en"
_SPOKEN: ContextVar[str] = ContextVar("language", default=ENGLISH)
_WRITTEN: ContextVar[str] = ContextVar("language of the log", default="")


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


def written() -> str:
    """The language of the log that is spoken about; empty if it is not known."""
    return _WRITTEN.get()


@contextmanager
def about_log(language: str) -> Iterator[None]:
    """Speak for a while about a log in this language. Names that the message has otherwise are quoted."""
    before = _WRITTEN.set(language)
    try:
        yield
    finally:
        _WRITTEN.reset(before)
