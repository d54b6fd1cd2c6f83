"""The words of a phrase that the grammar has found: as they were typed, and those of one slot together."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from referee.core.acts import Misnamed, NotAnAction
from referee.core.entry import Play
from referee.forms.folding import fold
from referee.forms.phrase import Form, WordList

_CODE = r"[A-Z]{2,6}-[A-Z]+-\d{1,3}"


@lru_cache
def waivers_said(stands: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """A waiver in canonical text, and a text that ends with some; `stands` is the word for it."""
    return (
        re.compile(rf' {stands} ({_CODE})(?: ("[^"]*"))?'),
        re.compile(rf'(?P<said>.+?)(?P<waivers>(?: {stands} {_CODE}(?: "[^"]*")?)+)'),
    )


def is_action(play: Play | None) -> bool:
    """Whether something is an action of the game that can be done."""
    return play is not None and not isinstance(play.action, Misnamed | NotAnAction)


def together(form: Form, name: str, words: list[str], again: Any) -> list[str]:
    """The words of a slot that is filled in two places: `c3 destroyed, b2 destroyed`. It must be a list."""
    slots = {slot.field: slot.vocabulary for slot in (*form.slots, *form.seen)}
    vocabulary: object = slots.get(name)
    if not isinstance(vocabulary, WordList) or not words or not again.words:
        from .parsing import ParseFault

        raise ParseFault(again.offset, frozenset({"$END"}), False)
    return [*words, *([","] if vocabulary.commas else []), *again.words]


def in_canonical_words(form: Form, phrase: Any, text: str) -> str:
    """A text that names something unknown, with the canonical verb and all its other words."""
    start = start_of(phrase)
    said = " ".join(text[start : phrase.end].split())
    verb = form.verb.replace(" :", ":") if start else ""
    return " ".join(filter(None, [verb, said]))


def start_of(phrase: Any) -> int:
    """Where the first slot of a phrase begins."""
    return min((part.offset for part in phrase.parts.values() if part.words), default=int(phrase.end))


def as_typed(word: str, text: str, start: int) -> str:
    """A folded word as it was typed in the text."""
    at = fold(text).find(word, start)
    return text[at : at + len(word)] if at >= 0 else word
