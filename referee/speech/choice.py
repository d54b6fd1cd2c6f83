"""Which language to speak: the one asked for, or the environment's, or the locale's, or English."""

from __future__ import annotations

from collections.abc import Mapping

from .current import ENGLISH, speaking

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
            language = _code(wish)
            if not _is_spoken(language):
                raise _unknown(where, wish, environment)
            return language
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    language = _code(locale)
    if language in ("", "c", "posix"):
        return ENGLISH
    return language if _is_spoken(language) else ENGLISH


def _is_spoken(language: str) -> bool:
    if language == ENGLISH:
        return True
    from .catalogue import is_known

    return is_known(language)


def _unknown(where: str, wish: str, environment: Mapping[str, str]) -> UnknownLanguage:
    """The message is in the language that would be spoken without this wish."""
    from .catalogue import known
    from .say import tell

    left = {key: value for key, value in environment.items() if key != VARIABLE or where != VARIABLE}
    try:
        otherwise = chosen(None, left)
    except UnknownLanguage:
        otherwise = chosen(None, {key: value for key, value in left.items() if key != VARIABLE})
    with speaking(otherwise):
        return UnknownLanguage(
            tell(
                "language.not-spoken",
                "{where} {wish}: there is no such language; Referee speaks {known}",
                where=where,
                wish=wish,
                known=", ".join(known()),
            )
        )


def _code(name: str) -> str:
    """`fr` of `fr`, `FR`, `fr_BE.UTF-8` or `fr-CA`."""
    for mark in "_-.@":
        name = name.partition(mark)[0]
    return name.strip().lower()
