"""What to tell somebody whose words cannot be read: how such an action is written, what to write instead.

The texts are those of the game (`advice` in its package). What to write is in the language of the log.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.forms.phrase import Form
from referee.forms.seats import quoted, seat_named
from referee.forms.vocabulary import NotAWord
from referee.language import languages
from referee.language.spoken import spoken
from referee.speech.say import Wording, phrase
from referee.speech.values import Series

from . import canonical, grammar
from .next_words import TABLE_LINE
from .parsing import ParseFault, Token
from .syntax import Hint

MOST_EXAMPLES = 2
_FEWEST_PLAYERS = ("Ann", "Ben")
MOST_SHOWN = 6
"""An example names at most so many players, unless it names all."""


class Advised(NamedTuple):
    """Words of the rulebook that a log says in another way: where they are, and what to write."""

    start: int
    end: int
    advice: Wording
    is_nothing: bool = False
    """Whether nothing is done by them."""


def advised(game: Game, text: str, players: Sequence[str], is_head: bool = False) -> Advised | None:
    """The advice about words in a text that cannot be read; `is_head`: it stands before a colon."""
    folded = fold(text)
    for key, aside in game.asides.items():
        if (aside.is_head and not is_head) or (aside.unless and aside.unless in folded):
            continue
        found = _words_of(game, key).search(folded)
        if found is None or (is_head and found[0] != " ".join(folded.split())):
            continue
        facts = {"word": text[found.start() : found.end()]}
        if aside.write:
            facts["write"] = _said(game, aside.write, players)
        advice = Wording(game.book.package, f"aside.{key}", aside.says, facts)
        return Advised(*found.span(), advice, aside.is_nothing)
    return None


def says_nothing(game: Game, text: str, players: Sequence[str]) -> bool:
    """Whether a text that cannot be read says only what the rules do by themselves."""
    if not any(aside.is_nothing for aside in game.asides.values()):
        return False
    advice = advised(game, text, players)
    return advice is not None and advice.is_nothing


@cache
def _words_of(game: Game, key: str) -> re.Pattern[str]:
    """Matches the words for a key, in the language of the log or in English."""
    codes = dict.fromkeys([game.language, ENGLISH])
    words = {fold(word) for code in codes for word in languages.lexicon(game.name, code).words.get(key, ())}
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile(rf"(?<![\w'-])(?:{'|'.join(map(re.escape, longest_first)) or '(?!)'})(?![\w'-])")


def _said(game: Game, english: str, players: Sequence[str]) -> str:
    """An action or a line in the language of the log, with the names of its players."""
    shown = players if "{players}" in english else players[:MOST_SHOWN]
    names = (*shown, *_FEWEST_PLAYERS)
    text = english.format(*map(quoted, names), players=", ".join(map(quoted, shown)))
    action = canonical.read(spoken(game, ENGLISH), text, names)
    if action is not None:
        return game.write(action, names)
    from .first_words import in_words_of

    return in_words_of(game.language, game, text)


def written_like(game: Game, forms: Sequence[Form], players: Sequence[str]) -> Hint:
    """`; write it like ...`, with an example for each of these forms; empty if there is none."""
    listed = [game.examples[form.name] for form in forms if form.name in game.examples]
    known = [each for examples in listed for each in examples.split("; ")]
    said = [f"`{_said(game, each, players)}`" for each in known[:MOST_EXAMPLES]]
    return like(said) if said else ""


def like(said: Sequence[str]) -> Hint:
    """`; write it like ...`, with these examples."""
    return phrase("hint.example", "; write it like {examples}", examples=Series(list(said), "or"))


def players_from(name: str, players: Sequence[str]) -> tuple[str, ...]:
    """The players in their order, from the one with this name on."""
    try:
        seat = seat_named(name, players)
    except NotAWord:
        return tuple(players)
    return (*players[seat:], *players[:seat])


def forms_begun(game: Game, start: str, text: str) -> list[Form]:
    """The forms whose first word a text begins with, whatever follows."""
    read: list[Token] = []
    parser = grammar.parser(game)
    with suppress(ParseFault):
        parser.parse(start, fold(text), read)
    kind = next((token.kind for token in read if token.kind not in ("_USE", "TABLET_AS")), None)
    spelt = parser.spelt.get(kind or "", ())
    forms = [form for form in game.forms if form.verb and canonical.is_line(form) == (start == TABLE_LINE)]
    begun = [form for form in forms if _first(form.verb) in spelt]
    said = [fold(form.verb) for form in forms if f" {fold(form.verb)} " in f" {fold(text)} "]
    longest = max(said, key=len, default="")
    if " " in longest:
        return [form for form in forms if fold(form.verb) == longest]
    return [form for form in begun if _has_verb(game, form, fold(text).strip())] or begun


def _has_verb(game: Game, form: Form, text: str) -> bool:
    """Whether a text begins with a word for this form, not one that is read for it only by what follows."""
    lexicon = languages.lexicon(game.name, game.language)
    said = (words for words in lexicon.words.values() if words[0] == form.verb)
    return any(f"{text} ".startswith(f"{fold(word)} ") for words in said for word in words)


def _first(verb: str) -> str:
    """The first words of a form as the grammar has them: without the colon of a line."""
    return fold(verb.partition(" :")[0])


@cache
def how_to_begin(game: Game) -> Wording:
    """The words that actions begin with; those that describe a position are apart, with an example each."""
    forms = [form for form in game.forms if not canonical.is_line(form)]
    usual = [word for form in forms if not form.rare for word in ([form.verb] if form.verb else [])]
    leads = [form.lead[0] for form in forms if form.lead]
    verbs = ", ".join(dict.fromkeys([*usual, *leads]))
    first = {
        form.verb.split()[0]: form for form in reversed(forms) if form.rare and form.name in game.examples
    }
    if not first:
        return phrase("hint.verbs", "; actions begin with: {verbs}", verbs=verbs)
    examples = [f"`{_said(game, game.examples[form.name], ())}`" for form in reversed(first.values())]
    return phrase(
        "hint.verbs-and-position",
        "; actions begin with: {verbs}; a position is given by: {examples}",
        verbs=verbs,
        examples=Series(examples),
    )
