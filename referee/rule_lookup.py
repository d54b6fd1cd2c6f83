"""Finds rules by game and by code, including the rules about the log itself and its syntax."""

from __future__ import annotations

import re
from collections.abc import Sequence

from . import shelf
from .core.folding import fold
from .core.log_rules import LOG
from .core.rule import Rule, RuleBook
from .speech.catalogue import known
from .speech.current import speaking


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
    """The rules whose title or law has all these words, or words that begin so, in any language.

    Rules with the words in their title come first.
    """
    wanted = fold(words).split()
    titled: dict[str, Rule] = {}
    told: dict[str, Rule] = {}
    for language in known() if wanted else ():
        with speaking(language):
            for rule in rules():
                if _has(rule.title, wanted):
                    titled[rule.code] = rule
                elif _has(f"{rule.title} {rule.law}", wanted):
                    told[rule.code] = rule
    order = {rule.code: number for number, rule in enumerate(rules())}
    found = [*titled.values(), *(rule for code, rule in told.items() if code not in titled)]
    return sorted(found, key=lambda rule: (rule.code not in titled, order[rule.code]))


def _has(text: str, wanted: Sequence[str]) -> bool:
    said = re.findall(r"[\w-]+", fold(text))
    return all(any(word.startswith(each) for word in said) for each in wanted)


def books() -> Sequence[RuleBook]:
    """The rule books of all games, of the log itself, and of its syntax."""
    from .text.syntax import SYN

    return [*(game.book for game in shelf.all_games()), LOG, SYN]


def _own_books() -> Sequence[RuleBook]:
    from .text.syntax import SYN

    return [*(game.book for game in shelf.own_games()), LOG, SYN]
