"""Makes a regular expression from a form: its verb, the shapes of its slots, and their vocabularies.

The pattern matches every text that the form may write, folded. All words come from the form, so a form in
another language gives the pattern of that language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from referee.forms.folding import fold
from referee.forms.phrase import Form, NoSuchName, NotAWord, Slot, Words

NOTHING = r"(?!)"
"""Matches no text."""

MORE = r"(?!\Z)"
"""Something follows."""

Take = Callable[[str, Sequence[str]], Any]


class Group(NamedTuple):
    """A group of the pattern: the field that it fills, and how.

    `take` reads the text of the group. Without it, the field is `constant` if the group matches at all.
    """

    field: str
    take: Take | None
    constant: Any
    optional: bool
    personal: bool


class FormPattern(NamedTuple):
    """The pattern of a form, its groups in order, and the values of fields whose words may be missing."""

    pattern: str
    groups: tuple[Group, ...]
    defaults: dict[str, Any]


def pattern_of(form: Form) -> FormPattern:
    """The pattern of a form. One that keeps words as typed has none, because the text is folded."""
    slots = [slot for slot in form.slots if slot.field != form.lead_field]
    if form.keeps_words:
        return FormPattern(NOTHING, (), {})
    made = _Maker(bool(form.verb))
    pattern = ""
    if form.lead:
        made.groups.append(Group(form.lead_field, None, True, True, False))
        pattern += f"({made.literal(' '.join(form.lead))} )?"
    pattern += made.literal(form.verb)
    for index, slot in enumerate(slots):
        pattern += made.said(slot, gap=" " if form.verb or index else "")
    if form.seen:
        pattern += f"(?: -> {MORE}{''.join(map(made.seen, form.seen))})?"
    return FormPattern(pattern, tuple(made.groups), made.defaults)


class _Maker:
    """Collects the groups of a pattern while it is made."""

    def __init__(self, has_verb: bool) -> None:
        self.has_verb = has_verb
        self.groups: list[Group] = []
        self.defaults: dict[str, Any] = {}

    def literal(self, words: str) -> str:
        """Words of the form itself, with colons where the form writes them."""
        return re.escape(fold(words.replace(" :", ":") if self.has_verb else words))

    def said(self, slot: Slot[Any], gap: str) -> str:
        """A slot before the arrow. `gap` separates it from what is written before, but no blank precedes a
        colon."""
        may_lack = self._may_lack(slot)
        texts = "|".join(self._texts(slot, may_lack))
        if self.has_verb and slot.shape.startswith(":"):
            gap = ""
        return f"(?:{gap}(?:{texts})){'?' if may_lack else ''}"

    def seen(self, slot: Slot[Any]) -> str:
        """A slot after the arrow, with a comma if something follows."""
        texts = "|".join(self._texts(slot, True))
        return rf"(?:(?:{texts})(?:, {MORE}|\Z))?"

    def _may_lack(self, slot: Slot[Any]) -> bool:
        """Whether the slot may be missing in canonical text. Keeps the value that it has then."""
        if slot.default is None:
            return slot.optional
        if _written(slot, slot.default) == "":
            self.defaults[slot.field] = slot.default
            return True
        return False

    def _texts(self, slot: Slot[Any], may_lack: bool) -> list[str]:
        """The patterns of what the slot may write: its empty text, and its words in their frame."""
        texts = []
        vocabulary = slot.vocabulary
        if slot.empty and _written(slot, nothing := _no_words(slot)) == slot.empty:
            texts.append(f"({self.literal(slot.empty)})")
            self.groups.append(Group(slot.field, None, nothing, slot.optional, vocabulary.personal))
        before, words, after = slot.shape.partition("{}")
        before, after = self.literal(before), self.literal(after)
        if not words:
            self.groups.append(Group(slot.field, None, _no_words(slot), slot.optional, vocabulary.personal))
            return [*texts, f"({before})"]
        self.groups.append(Group(slot.field, vocabulary.take, None, slot.optional, vocabulary.personal))
        pattern = vocabulary.pattern
        if may_lack and not before and isinstance(vocabulary, Words):
            pattern = "|".join(re.escape(fold(name)) for name in vocabulary.names)
        return [*texts, f"{before}({pattern}){after}"]


def _no_words(slot: Slot[Any]) -> Any:
    """The value of a slot without words: an empty list, or a flag that is set."""
    try:
        return slot.vocabulary.read([], ())
    except (NoSuchName, NotAWord, ValueError, IndexError):
        return None


def _written(slot: Slot[Any], value: Any) -> str | None:
    """The text of a value that names no player, or None if it cannot be written."""
    try:
        return None if slot.absent(value) else slot.write(value, ()).strip()
    except IndexError:
        return None
