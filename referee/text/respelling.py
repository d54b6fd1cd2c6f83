"""Puts canonical words in the place of others, so that the forms can read a text and no grammar is needed.

People write `puts` for `place` and `=>` for `->`. In the grammar these are the same terminal, so the text
means the same with either word, as long as no other terminal begins with that word. Then the forms read the
text in a tenth of the time of the grammar. Tests compare the two.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from referee.core.game import Game
from referee.forms.lexicon import ENGLISH

from .canonical import is_line

if TYPE_CHECKING:
    from .parsing import Parser

MOST_WORDS = 4
"""The most words of a verb, with one before it that means nothing: `discard raise a transporter`."""

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
            verb = verbs[head] or _by_what_follows(game, head, text)
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
    """For each text that may begin a clause, the verb of its form; "" if the grammar must decide.

    Such a text is a verb, or a word that may be left out and a verb: `place villager` is `villager`. There
    are none for games in other languages, where a word may stand for several words of the forms.
    """
    if game.language != ENGLISH:
        return {}
    from . import parse_tables

    kept = parse_tables.read(game.grammar, parse_tables.template_of(game.grammar), parse_tables.VERBS)
    verbs = None if kept is None else kept[parse_tables.VERBS]
    if isinstance(verbs, dict) and all(isinstance(verb, str) for verb in verbs.values()):
        return verbs
    return made(game)


def made(game: Game) -> Mapping[str, str]:
    """These texts and verbs, found anew in the grammar and the forms of a game."""
    verbs, kinds = _verb_of(game), _kinds_of(game)
    found = {word: verbs.get(of[0], "") if len(of) == 1 else "" for word, of in kinds.items()}
    for word, of in kinds.items():
        for kind in of:
            if kind.startswith("_") and kind not in verbs:
                found |= {f"{word} {noun}": verb for noun, verb in _behind(game, word, kind)}
    return found


def _behind(game: Game, word: str, kind: str) -> Iterator[tuple[str, str]]:
    """The verbs that may stand behind such a word, which means nothing itself, and the verb of the form."""
    known, verbs = _parser(game), _verb_of(game)
    second = known.second("clause", kind)
    nouns = Counter(noun for each in second for noun in known.spelt.get(each, ()))
    for each in second:
        for noun in known.spelt.get(each, ()) if verbs.get(each) else ():
            if nouns[noun] == 1 and _fitting(game, word, f"{word} {noun}") == [kind]:
                yield noun, verbs[each]


def _by_what_follows(game: Game, head: str, text: str) -> str:
    """The verb for a word that is several terminals, if the rest of the clause fits one of them alone."""
    fitting = _fitting(game, head, text) if len(_kinds_of(game).get(head, ())) > 1 else []
    return _verb_of(game).get(fitting[0], "") if len(fitting) == 1 else ""


def _fitting(game: Game, word: str, text: str) -> list[str]:
    """The terminals that a word may be at the beginning of this text."""
    kinds = _kinds_of(game)[word]
    return kinds if len(kinds) == 1 else [kind for kind in kinds if _match(game, kind)(text)]


@cache
def _match(game: Game, kind: str) -> Callable[[str], object]:
    return re.compile(_parser(game).pattern_of(kind) or "").match


@cache
def _kinds_of(game: Game) -> Mapping[str, list[str]]:
    """For each word that may begin a clause, the terminals that it may be."""
    known, kinds = _parser(game), dict[str, list[str]]()
    for kind in known.opening("clause"):
        for word in known.spelt.get(kind, ()):
            kinds.setdefault(word, []).append(kind)
    return kinds


@cache
def _verb_of(game: Game) -> Mapping[str, str]:
    """For each terminal that is the verb of a form, that verb; "" if the grammar must decide."""
    verbs: dict[str, set[str]] = {}
    for form in game.forms:
        of = _kinds_of(game).get(form.verb, ())
        own = of[0] if len(of) == 1 else f"_{form.verb.upper()}"
        if own in of and not is_line(form):
            verbs.setdefault(own, set()).add("" if form.keeps_words else form.verb)
    return {kind: min(of) if len(of) == 1 else "" for kind, of in verbs.items()}


def _parser(game: Game) -> Parser:
    from .grammar import parser

    return parser(game)
