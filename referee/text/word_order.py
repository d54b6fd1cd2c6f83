"""Puts the words of an action in the order in which a log has them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.forms.seats import seat_named
from referee.forms.vocabulary import NotAWord
from referee.language import languages

from . import grammar

GAINED = "RESOURCE"
"""The names of what players gain in games in which a log says who gained what."""
_ARROW = re.compile("->|=>|\N{RIGHTWARDS ARROW}")


def verb_first(game: Game, text: str, players: Sequence[str]) -> str | None:
    """A text that begins with a player's name and a verb, with the verb before the name.

    The verb is left out where it is said again: `offer Ben fish, Ann grain` for `Ben offers fish, Ann
    offers grain`. None if the text does not begin so.
    """
    said = _said_of(game, text, players)
    if said is None:
        return None
    name, rest, verb = said
    others = rest[verb.end() :]
    again = re.compile(rf"(?<=\s){re.escape(verb[0])}\s+")
    for found in reversed(list(again.finditer(fold(others)))):
        others = others[: found.start()] + others[found.end() :]
    return f"{rest[: verb.end()]} {name} {others.strip()}"


def _said_of(game: Game, text: str, players: Sequence[str]) -> tuple[str, str, re.Match[str]] | None:
    """The player's name that a text begins with, the rest, and the verb there; None if there is none."""
    name, _, rest = text.strip().partition(" ")
    verb = _verb(game).match(fold(rest))
    if verb is None:
        return None
    try:
        seat_named(name, players)
    except NotAWord:
        return None
    return name, rest, verb


def said_of_each(game: Game, body: str, players: Sequence[str]) -> str:
    """The actions of a line with commas for semicolons between what is said of several players with the
    same verb: `Ben offers fish; Ann offers grain` is one offering."""
    if ";" not in body or '"' in fold(body):
        return body
    body = _gained_of_each(game, body, tuple(players))
    parts = body.split(";")
    heads = [_said_of(game, part, players) for part in parts]
    joined = parts[0]
    for part, before, head in zip(parts[1:], heads, heads[1:], strict=False):
        again = before is not None and head is not None and before[2][0] == head[2][0]
        joined += ("," if again else ";") + part
    return joined


def _gained_of_each(game: Game, body: str, players: tuple[str, ...]) -> str:
    """The line with commas for semicolons between what several players gain: `-> Ben 1 egg; Ann 1 egg`. No
    action begins with a name and an amount."""
    folded = fold(body)
    if GAINED not in game.terminals or len(folded) != len(body):
        return body
    for found in _gained(game, players).finditer(folded):
        if _ARROW.search(body[: found.start()].rpartition(";")[2]):
            body = f"{body[: found.start()]},{body[found.end() :]}"
    return body


@lru_cache(maxsize=256)
def _gained(game: Game, players: tuple[str, ...]) -> re.Pattern[str]:
    """Matches a semicolon before the name of a player and an amount of something."""
    names = "|".join(map(re.escape, sorted(map(fold, players), key=len, reverse=True)))
    lexicons = [languages.lexicon(game.name, code) for code in {game.language, ENGLISH}]
    said = {
        fold(word) for own in lexicons for name in game.terminals[GAINED].names for word in own.names[name]
    }
    things = "|".join(map(re.escape, sorted(said, key=len, reverse=True)))
    return re.compile(rf";(?=\s*(?:{names})\s+(?:\d+\s+(?:{things})|(?:{things})\s+\d+)(?![\w-]))")


def after_verb(game: Game, text: str) -> int | None:
    """Where the verb ends that a text begins with; None if it begins with none."""
    found = _verb(game).match(fold(text), len(text) - len(text.lstrip()))
    return None if found is None else found.end()


_LAST = re.compile(r"\s([^\W\d_]+)\s*(?=(?:->.*)?$)")
"""The last word of an action, before what was seen."""


def last_first(game: Game, text: str, start: int) -> str:
    """The text from `start` on with the verb that ends it before the rest, as in Dutch: `heeft vis
    gespeeld`. The text as it is if it ends with no verb."""
    folded = fold(text)
    last = _LAST.search(folded, start)
    if last is None or len(folded) != len(text) or _verb(game).fullmatch(last[1]) is None:
        return text
    verb, rest = text[slice(*last.span(1))], text[start : last.start()]
    return f" {verb} {rest.strip()} {text[last.end() :]}".rstrip()


@cache
def _verb(game: Game) -> re.Pattern[str]:
    """Matches a word that an action may begin with."""
    parser = grammar.parser(game)
    words = {word for kind in parser.opening("clause") for word in parser.spelt.get(kind, ())}
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile(rf"(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")
