"""What somebody may have meant who typed this: a neighbouring name, another word of its kind, a figure off.

Works on the words of the canonical text, so that it knows no game: a word may be mistaken for another
of the same vocabulary, a number for one close by, a player for another, two words may change places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from referee.core.entry import Play, Waiver
from referee.core.folding import fold, typing_distance
from referee.core.game import Game
from referee.core.phrase import Words
from referee.core.record import Record
from referee.core.value import changed
from referee.text import canonical
from referee.text.suggestions import LONGEST

from .likeness import (
    ANOTHER_VERB,
    CHANGED_PLACES,
    NEXT,
    NUMBER,
    ONE_SIGN,
    ONE_WORD,
    word_cost,
)

MOST_SIBLINGS = 60
MOST_WORDS = 80

NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Slip(NamedTuple):
    """Another reading of a clause, what it costs to have mistyped it, and how it differs."""

    cost: float
    play: Play
    says: str


class Slips:
    """The other readings of clauses of one log. What was asked once is remembered."""

    def __init__(self, record: Record) -> None:
        self.game: Game = record.known_game
        self.players = record.players
        self.families = [*_families(self.game), *_more(record), self.players]
        self.known: dict[tuple[str, tuple[Waiver, ...]], tuple[Slip, ...]] = {}

    def of(self, play: Play) -> tuple[Slip, ...]:
        """All that somebody may have meant who wrote this, the likeliest first."""
        text = self.write(play.action)
        if (text, play.waivers) not in self.known:
            slips = sorted(self._of(text, play), key=lambda slip: slip.cost)
            self.known[text, play.waivers] = tuple(slips)
        return self.known[text, play.waivers]

    def _of(self, text: str, play: Play) -> Iterator[Slip]:
        seen: set[Any] = {play.action}
        told: dict[str, Any] = {}
        if text and self.read(text) is None:
            bare, told = self._bare(play.action)
            text = self.write(bare)
        for cost, other, says in sorted(self._texts(text.split(" "))):
            action = self._again(self.read(other), play.action, told)
            if action is not None and action not in seen:
                seen.add(action)
                yield Slip(cost, Play(action, play.waivers, self.game.is_plain(action)), says)

    def _bare(self, action: Any) -> tuple[Any, dict[str, Any]]:
        """An action without what it need not say, and that."""
        form = self.game.form_of[type(action)]
        told = {
            slot.field: getattr(action, slot.field)
            for slot in (*form.slots, *form.seen)
            if slot.optional and not slot.absent(getattr(action, slot.field))
        }
        nothing = {field: False if value is True else None for field, value in told.items()}
        return changed(action, **nothing), told

    def _again(self, action: Any, old: Any, told: dict[str, Any]) -> Any:
        """An action that was read from a bare text, with what the old one said besides."""
        return changed(action, **told) if told and type(action) is type(old) else action

    def one_word(self, play: Play) -> Iterator[Slip]:
        """What may have been meant where a word is missing, or one too many stands."""
        if not self.write(play.action):
            return
        bare, told = self._bare(play.action)
        words = self.write(bare).split(" ")
        others = [
            (f"without {words[at]}", self.read(" ".join([*words[:at], *words[at + 1 :]])))
            for at in range(len(words) - 1, 0, -1)
        ]
        others += [("a word is missing", action) for action in self.longer(play._replace(action=bare))]
        seen: set[Any] = {play.action}
        for says, read in others:
            action = self._again(read, play.action, told)
            if action is not None and action not in seen:
                seen.add(action)
                yield Slip(ONE_WORD, Play(action, play.waivers, self.game.is_plain(action)), says)

    def longer(self, play: Play) -> Iterator[Any]:
        """Actions that say one word more, should it have been left out."""
        words = self.write(play.action).split(" ")
        said = {
            " ".join([*words[:at], *pair, *words[at + 1 :]])
            for at, word in enumerate(words[:MOST_WORDS])
            for other in self._kin(word.rstrip(",:"))
            if is_plain_word(other)
            for pair in ((word, other), (other, word))
        }
        for text in sorted(said):
            action = self.read(text)
            if action is not None:
                yield action

    def _kin(self, word: str) -> Iterator[str]:
        for family in self.families:
            if word in family:
                yield from family[:MOST_SIBLINGS]

    def write(self, action: Any) -> str:
        return self.game.write(action, self.players) if type(action) in self.game.form_of else ""

    def read(self, text: str) -> Any:
        """The action that a canonical text says; None if it says none."""
        return canonical.read(self.game, text, self.players)

    def _texts(self, words: Sequence[str]) -> Iterator[tuple[float, str, str]]:
        for at, word in enumerate(words[:MOST_WORDS]):
            core = word.rstrip(",:")
            tail = word[len(core) :]
            for cost, other in self._siblings(core):
                said = " ".join([*words[:at], other + tail, *words[at + 1 :]])
                yield cost, said, f"{other} for {core}"
        for verb in self.game.forms_by_verb:
            if verb != words[0]:
                yield ANOTHER_VERB, " ".join([verb, *words[1:]]), f"{verb} for {words[0]}"
        for at in range(1, len(words) - 1):
            one, two = words[at], words[at + 1]
            if one != two and at < MOST_WORDS:
                said = " ".join([*words[:at], two, one, *words[at + 2 :]])
                yield CHANGED_PLACES, said, f"{two} before {one}"

    def _siblings(self, word: str) -> Iterator[tuple[float, str]]:
        if word.isascii() and word.isdigit() and len(word) < 6:
            yield from _numbers(word)
        known = [family for family in self.families if word in family]
        for family in known:
            for other in family[:MOST_SIBLINGS]:
                if other != word:
                    yield word_cost(word, other), other
        if not known:  # a name that nothing has: one sign off from one that something has
            for family in self.families:
                for other in family:
                    if typing_distance(fold(word), fold(other), 1) == 1:
                        yield word_cost(word, other), other


def _families(game: Game) -> Iterator[tuple[str, ...]]:
    """The vocabularies of a game, each once."""
    seen: set[tuple[str, ...]] = set()
    for form in game.forms:
        for slot in (*form.slots, *form.seen):
            for names in _names(slot.vocabulary):
                if names not in seen:
                    seen.add(names)
                    yield names


def _names(vocabulary: Any) -> Iterator[tuple[str, ...]]:
    """The closed lists that a vocabulary is made of: its own, or those of the words in it."""
    for words in (vocabulary, *vars(vocabulary).values()):
        if isinstance(words, Words):
            yield words.names


def _more(record: Record) -> Iterator[tuple[str, ...]]:
    """Names that only this table has: those of its board."""
    if record.known_terms.board is not None:
        yield from record.known_terms.board.families


def _numbers(word: str) -> Iterator[tuple[float, str]]:
    number = int(word)
    for other in (number - 1, number + 1):
        if other >= 0:
            yield NUMBER, str(other)
    for at, digit in enumerate(word):
        for other_digit in "0123456789":
            other_word = word[:at] + other_digit + word[at + 1 :]
            if other_digit != digit and (len(word) == 1 or other_word[0] != "0"):
                yield ONE_SIGN + 0.1, other_word
    if len(word) > 1:
        yield ONE_SIGN, word[::-1]


def is_plain_word(word: str) -> bool:
    return word.isalpha() or word.isdigit()


def unread(record: Record, text: str, slips: Slips) -> Iterator[Slip]:
    """What an unreadable clause may have been: each word the nearest that is known, or a verb put in."""
    if len(text) > LONGEST:
        return  # a clause without end would be read for each word that may be meant
    words = fold(" ".join(text.split())).split(" ")
    for verb in slips.game.forms_by_verb:
        action = slips.read(" ".join([verb, *words]))
        if action is not None:
            yield Slip(ONE_SIGN, Play(action, (), slips.game.is_plain(action)), f"{verb} is missing")
    known = [*slips.game.forms_by_verb, *(word for family in slips.families for word in family)]
    for at, word in enumerate(words[:MOST_WORDS]):
        core = word.rstrip(",:")
        near = {other: typing_distance(core, fold(other), 2) for other in dict.fromkeys(known)}
        if core in NUMBER_WORDS:
            near[str(NUMBER_WORDS.index(core))] = 1
        for other, wrong in near.items():
            if 0 < wrong <= 2:
                said = " ".join([*words[:at], other + word[len(core) :], *words[at + 1 :]])
                action = slips.read(said)
                if action is not None:
                    play = Play(action, (), slips.game.is_plain(action))
                    turned = sorted(core) == sorted(fold(other))  # the letters are there, in another order
                    yield Slip(ONE_SIGN if turned else NEXT * wrong, play, f"{other} for {core}")


def other_words(written: str, meant: str) -> str:
    """How a clause differs from what was written: the one word, or all of them."""
    one, two = written.split(), meant.split()
    if written.replace(",", " ").split() == meant.replace(";", " ").split():
        return "a semicolon for the comma"
    pairs = [(a, b) for a, b in zip(one, two, strict=False) if fold(a) != fold(b)]
    if len(one) == len(two) and len(pairs) == 1:
        return f"{pairs[0][1]} for {pairs[0][0]}"
    return f"{meant} for {' '.join(one)}"


def unlike_words(written: str, meant: str) -> int:
    """In how many words a clause that was typed differs from another."""
    one, two = fold(written).split(), fold(meant).split()
    return abs(len(one) - len(two)) + sum(a != b for a, b in zip(one, two, strict=False))
