"""Which language to speak: the one asked for, or the environment's, or the locale's, or English."""

from __future__ import annotations

from collections.abc import Mapping

from .current import ENGLISH

VARIABLE = "REFEREE_LANGUAGE"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """A language that was asked for and that Referee does not speak."""


def chosen(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak. UnknownLanguage if one was asked for by name and is not spoken.

    A locale is not a wish about Referee: if its language is not spoken, English is.
    """
    for where, wish in (("--language", asked), (VARIABLE, environment.get(VARIABLE))):
        if wish:
            return _known(wish, where)
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    language = _code(locale)
    if language in ("", "c", "posix", ENGLISH):
        return ENGLISH
    from .catalogue import is_known

    return language if is_known(language) else ENGLISH


def _known(wish: str, where: str) -> str:
    language = _code(wish)
    if language == ENGLISH:
        return language
    from .catalogue import is_known, known

    if not is_known(language):
        raise UnknownLanguage(
            f"{where} {wish}: there is no such language; Referee speaks {', '.join(known())}"
        )
    return language


def _code(name: str) -> str:
    """`fr` of `fr`, `FR`, `fr_BE.UTF-8` or `fr-CA`."""
    for mark in "_-.@":
        name = name.partition(mark)[0]
    return name.strip().lower()
