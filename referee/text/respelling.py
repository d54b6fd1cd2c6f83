"""Puts canonical words in the place of others, so that the forms can read a text and no grammar is needed.

People write `puts` for `place` and `=>` for `->`. In the grammar these are the same terminal, so the text
means the same with either word, as long as no other terminal begins with that word. Then the forms read the
text in a tenth of the time of the grammar. Tests compare the two.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from referee.core.game import Game
from referee.forms.lexicon import ENGLISH

from .canonical import is_line

MOST_WORDS = 3
"""The most words of a verb: `raise the transporter`."""

_ARROW = re.compile(" (?:=>|→) ")
_MARK = re.compile(" ?([:,]) ?")


def respelled(game: Game, text: str) -> str | None:
    """A clause, folded, with the canonical verb and arrow. None if that changes nothing, or is not sure."""
    verbs = canonical_verbs(game)
    if not verbs or '"' in text:
        return None
    words = text.split(" ", MOST_WORDS)
    said = _ARROW.sub(" -> ", text)
    for number in range(min(MOST_WORDS, len(words)), 0, -1):
        head = " ".join(words[:number])
        if head in verbs:
            verb = verbs[head]
            said = verb + said[len(head) :] if verb else ""
            break
    return said if said and said != text else None


def respaced(text: str) -> str | None:
    """A line with the usual blanks around colons and commas. None if it has quotes or changes nothing."""
    if '"' in text:
        return None
    said = _MARK.sub(r"\1 ", " ".join(text.split())).rstrip()
    return said if said != text else None


@cache
def canonical_verbs(game: Game) -> Mapping[str, str]:
    """For each word that may begin a clause, the verb of its form. It is empty if the grammar must decide.

    There are none for games in other languages, where a word may stand for several words of the forms.
    """
    if game.language != ENGLISH:
        return {}
    from .grammar import parser

    known = parser(game)
    kinds: dict[str, list[str]] = {}
    for kind in known.opening("clause"):
        for word in known.spelt.get(kind, ()):
            kinds.setdefault(word, []).append(kind)
    verbs: dict[str, set[str]] = {}
    for form in game.forms:
        of = kinds.get(form.verb, ())
        if len(of) == 1 and not is_line(form):
            verbs.setdefault(of[0], set()).add("" if form.keeps_words else form.verb)
    return {word: _only(verbs.get(of[0], set())) if len(of) == 1 else "" for word, of in kinds.items()}


def _only(verbs: set[str]) -> str:
    return min(verbs) if len(verbs) == 1 else ""
