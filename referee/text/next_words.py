"""Which words the grammar allows at the end of a text, whatever is on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.phrase import Words
from referee.forms.seats import quoted
from referee.language import languages

from . import grammar
from .parsing import ParseFault

CLAUSE, STATEMENT, TABLE_LINE = "clause", "statement", "table_line"
"""What a text begins as: an action, a result or claim, a line of the table itself."""

_NO_WORD = "\0"
"""A character that no word has: behind it the grammar stops, and says what it expected."""
_ANY_WORD = "zzqx"
"""A word that only a terminal for words of any kind matches."""
_NAMES = frozenset({"NAME", "STRING", "ODD_NAME"})


class NextWords(NamedTuple):
    """The words that may come next, as the log is written, and whether a number may."""

    words: tuple[str, ...] = ()
    number: bool = False


def next_words(game: Game, start: str, text: str, players: Sequence[str]) -> NextWords:
    """What may come after a text. Nothing if the text cannot be read so far."""
    if start not in grammar.starts_of(game.grammar):
        return NextWords()
    begun = fold(text)
    expected = _expected(game, start, begun)
    if not expected:
        return NextWords()
    found = _words(game, expected, players)
    if not begun.rstrip().endswith(","):
        return found
    # What comes after a comma can decide what the comma means. So every word is tried, but not as a name.
    named = _expected(game, start, f"{begun} {_ANY_WORD}")
    after = ((word, _expected(game, start, f"{begun} {word}")) for word in sorted(_written(game)))
    tried = [word for word, expected in after if expected and expected != named]
    return found._replace(words=tuple(dict.fromkeys([*found.words, *tried])))


def _expected(game: Game, start: str, begun: str) -> frozenset[str]:
    """The terminals that may come after a folded text. None if it cannot be read, or may be anything."""
    try:
        grammar.parser(game).parse(start, f"{begun} {_NO_WORD}")
    except ParseFault as fault:
        return fault.expected if fault.offset > len(begun) else frozenset()
    return frozenset()


def _words(game: Game, expected: frozenset[str], players: Sequence[str]) -> NextWords:
    found: dict[str, None] = {}
    for terminal in sorted(expected - {"_STANDS"}, key=lambda name: (name.startswith("_"), name)):
        found |= dict.fromkeys(spellings_of(game, terminal))
    if expected & _NAMES:
        found = dict.fromkeys([*map(quoted, players), *found])
    return NextWords(tuple(found), "NUMBER" in expected)


@cache
def spellings_of(game: Game, terminal: str) -> tuple[str, ...]:
    """The canonical words for a terminal: its list of names, or the word that the forms write."""
    names = _listed(game, terminal)
    if names:
        return names
    spelt = grammar.parser(game).spelt.get(terminal, ())
    written = [word for word in spelt if fold(word) in _written(game)]
    own = [word for word in spelt if word in _spelt_in_full(game)]
    own = [_usual(game, frozenset(own))] if own else own
    return tuple(in_full(game, word) for word in written or own[:1] or spelt[:1])


def in_full(game: Game, folded: str) -> str:
    """A folded word of the language of this game with its accents."""
    return _spelt_in_full(game).get(folded, folded)


@cache
def _usual(game: Game, spelt: frozenset[str]) -> str:
    """The usual one of these folded words: the first of the list of the language that has most of them."""
    lists = languages.lexicon(game.name, game.language).words.values()
    shared = [[fold(word) for word in words if fold(word) in spelt] for words in lists]
    return max(shared, key=len, default=[])[:1][0] if any(shared) else min(spelt)


@cache
def _spelt_in_full(game: Game) -> dict[str, str]:
    lexicon = languages.lexicon(game.name, game.language)
    lists = [*lexicon.names.values(), *lexicon.words.values()]
    spelt = [word for words in lists for word in words]
    parts = {fold(part): part for word in reversed(spelt) for part in word.split()}
    return parts | {fold(word): word for word in reversed(spelt)}


def _listed(game: Game, terminal: str) -> tuple[str, ...]:
    known = game.terminals.get(terminal)
    if known is not None:
        lexicon = game.lexicon
        return tuple(known.names if lexicon is None else map(lexicon.name, known.names))
    pattern = grammar.parser(game).pattern_of(terminal)
    if pattern is None or terminal in grammar.parser(game).spelt:
        return ()
    matches = re.compile(pattern).fullmatch
    if matches(_ANY_WORD):
        return ()
    for words in _vocabularies(game):
        if words.names and all(matches(fold(name)) for name in words.names):
            return words.names
    return ()


@cache
def _written(game: Game) -> frozenset[str]:
    """All words around the slots of the forms, folded: verbs, `to`, `facing`, `no statue`."""
    frames = [
        words
        for form in game.forms
        for words in (
            form.verb,
            *(text for slot in (*form.slots, *form.seen) for text in (slot.shape, slot.empty)),
        )
    ]
    texts = [fold(words.replace("{}", " ").replace(":", " ")) for words in frames]
    parts = (part for text in texts for part in (" ".join(text.split()), *text.split()))
    return frozenset(part for part in parts if part and "," not in part)


def _vocabularies(game: Game) -> Iterator[Words]:
    """Every list of names that a slot takes."""
    waiting: list[object] = [slot.vocabulary for form in game.forms for slot in (*form.slots, *form.seen)]
    seen: set[int] = set()
    while waiting:
        each = waiting.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        if isinstance(each, Words):
            yield each
        waiting += [part for part in getattr(each, "__dict__", {}).values() if hasattr(part, "read")]
