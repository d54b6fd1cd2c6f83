"""Finds rules by game and by code, including the rules about the log itself and its syntax."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from . import shelf
from .core.game import Game
from .core.log_rules import LOG
from .core.rule import Rule, RuleBook
from .forms.folding import fold
from .language.languages import lexicon, speaks
from .speech.catalogue import known
from .speech.current import ENGLISH, speaking, spoken

Has = Callable[[str, Sequence[str]], bool]
SHORT, STEM = 3, 6
"""A word of so few letters must be nearly whole; words with so many in common have one stem."""


def rules(game: str | None = None) -> list[Rule]:
    """All rules of a game, or of every game and of the log itself.

    KeyError if there is no such game, ValueError if it comes from another package and does not work.
    """
    if game is not None:
        return list(shelf.game(game).book)
    return [rule for book in books() for rule in book]


def explain(code: str) -> list[Rule]:
    """The rule with that code, or all rules whose codes begin with it."""
    wanted = code.strip().upper()
    for book in _own_books():
        if wanted in book:
            return [book[wanted]]
    every = rules()
    exact = [rule for rule in every if rule.code == wanted]
    return exact or [rule for rule in every if rule.code.startswith(wanted)]


def with_words(words: str) -> list[Rule]:
    """The rules whose title or law has all these words, or words that begin so. Titles come first.

    They are looked for in the language that is spoken and in English; if no rule has them there, among the
    words of the games, by what they mean; then by their stems, in the other languages, and last among the
    headings of the rulebooks.
    """
    wanted = re.findall(r"[\w-]+", fold(words))
    languages = dict.fromkeys((spoken(), ENGLISH))
    found = _with(rules(), wanted, languages) if wanted else []
    if found or not wanted:
        return found
    meant = [(game, key) for game in shelf.own_games() for key in _meanings(game, fold(words))]
    by_meaning = [rule for game, key in meant for rule in _with(game.book, [key], (ENGLISH,))]
    by_stem = by_meaning or _with(rules(), wanted, languages, _has_stems)
    return by_stem or _with(rules(), wanted, known()) or _under_heading(wanted)


def _under_heading(wanted: Sequence[str]) -> list[Rule]:
    """The rules that a rulebook states under a heading with these words."""
    return [
        rule
        for game in shelf.own_games()
        for rule in game.book
        if any(_has(place, wanted) for place in game.sources(rule).values())
    ]


def _with(
    searched: Iterable[Rule], wanted: Sequence[str], languages: Iterable[str], has: Has | None = None
) -> list[Rule]:
    has = has or _has
    every = list(searched)
    titled: dict[str, Rule] = {}
    told: dict[str, Rule] = {}
    for language in languages:
        with speaking(language):
            for rule in every:
                if has(rule.title, wanted):
                    titled[rule.code] = rule
                elif has(f"{rule.title} {rule.law}", wanted):
                    told[rule.code] = rule
    order = {rule.code: number for number, rule in enumerate(every)}
    found = [*titled.values(), *(rule for code, rule in told.items() if code not in titled)]
    return sorted(found, key=lambda rule: (rule.code not in titled, order[rule.code]))


def _meanings(game: Game, said: str) -> list[str]:
    """The English for a word of a game in the language that is spoken; it may be part of a longer name."""
    if not speaks(game, spoken()):
        return []
    own = lexicon(game.name, spoken())
    every = [*own.names.items(), *own.words.items()]
    found = [key for key, words in every if any(said == fold(word) for word in words)]
    found = found or [key for key, words in every if any(said in fold(word).split() for word in words)]
    return list(dict.fromkeys(found))[:1]


def _has(text: str, wanted: Sequence[str]) -> bool:
    """Whether a text has words that begin so. Of a short word only little may be missing."""
    said = _words_of(text)
    return all(
        any(word.startswith(each) and (len(each) > SHORT or len(word) - len(each) < SHORT) for word in said)
        for each in wanted
    )


def _has_stems(text: str, wanted: Sequence[str]) -> bool:
    """Whether a text has words that begin nearly so: `reconstitution`, `reconstituée`."""
    said = _words_of(text)
    return all(any(_same_stem(word, each) for word in said) for each in wanted)


def _same_stem(one: str, two: str) -> bool:
    common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, two, strict=False)))
    return common >= STEM and common >= 0.75 * min(len(one), len(two))


def _words_of(text: str) -> list[str]:
    """Its words, and the parts of those with a hyphen."""
    said = re.findall(r"[\w-]+", fold(text))
    return [*said, *(part for word in said if "-" in word for part in word.split("-"))]


def books() -> Sequence[RuleBook]:
    """The rule books of all games, of the log itself, and of its syntax."""
    from .text.syntax import SYN

    return [*(game.book for game in shelf.all_games()), LOG, SYN]


def _own_books() -> Sequence[RuleBook]:
    from .text.syntax import SYN

    return [*(game.book for game in shelf.own_games()), LOG, SYN]
