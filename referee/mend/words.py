"""What a clause may have been meant to say: a similar name, another word of its kind, a number that is off.

This works on the words of the canonical text, so it knows no game. A word may stand for another of the
same vocabulary, a number for a close one, a player for another, and two words may have changed places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from itertools import permutations
from math import inf
from typing import Any, NamedTuple

from referee.core.acts import Unreadable
from referee.core.entry import Play, Waiver
from referee.core.game import Game
from referee.core.record import Record
from referee.core.value import changed
from referee.forms.folding import fold, typing_distance
from referee.forms.seats import quoted
from referee.forms.vocabulary import is_number
from referee.text import canonical
from referee.text.line_heads import table_heads
from referee.text.suggestions import LONGEST

from .differences import before, is_missing, without
from .gloss import glosses
from .likeness import (
    ANOTHER_VERB,
    CHANGED_PLACES,
    DOUBLED,
    ITEM_MOVED,
    LEFT_OPEN,
    LIKELY,
    NEXT,
    ONE_OF_FEW,
    ONE_SIGN,
    ONE_WORD,
    PUT_RIGHT,
    SEEN_WRONG,
    TURNED,
    word_cost,
)
from .saying import in_place_of
from .word_changes import (
    ARROW,
    MOST_WORDS,
    OtherText,
    apart,
    are_next,
    commas,
    families,
    in_order,
    is_listed,
    numbers,
    parts_of,
    replaced,
)

MOST_SIBLINGS = 60
FEW = 4
"""The most words of a kind for which each is tried, although nothing points to it."""

A_SHORT_CLAUSE = 8
"""A word is looked for in every place of a clause with no more words than this, otherwise at its end."""
LOOK_ALIKE = str.maketrans("oli", "011")
"""Letters that are typed for digits."""
NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Slip(NamedTuple):
    """Another reading of a clause, what it costs to have mistyped it, and how it differs."""

    cost: float
    play: Play
    says: str


class Slips:
    """The other readings of the clauses of one log. Each is computed once."""

    def __init__(self, record: Record) -> None:
        self.game: Game = record.known_game
        self.notation = record.notation
        self.players = record.players
        self.names = tuple(map(quoted, record.players))
        self.families = [*families(record), self.names]
        self.parts = parts_of(self.families)
        few = [family for family in self.families if len(family) <= FEW and family != self.names]
        self.few = {pair for family in few for pair in permutations(family, 2)}
        self.texts: dict[str, tuple[list[OtherText], dict[str, Any]]] = {}
        self.changes: dict[str, list[tuple[list[str], OtherText]]] = {}
        self.actions: dict[str, Any] = {}
        self.written: dict[Any, str] = {}
        self.near: dict[str, dict[str, int]] = {}
        self.siblings: dict[str, list[tuple[float, str]]] = {}
        self.known: dict[tuple[str, tuple[Waiver, ...]], tuple[Slip, ...]] = {}

    def of(self, play: Play) -> tuple[Slip, ...]:
        """Everything that a clause may have been meant to say, the likeliest first."""
        key = self.write(play.action), play.waivers
        if key not in self.known:
            slips = self._read_as(play, *self._others(key[0], play))
            self.known[key] = tuple(sorted(slips, key=lambda slip: slip.cost))
        return self.known[key]

    def about(
        self, play: Play, words: AbstractSet[str], pairs: Sequence[frozenset[str]] = ()
    ) -> list[OtherText]:
        """The likely other texts in which one of these words stands for another, or another for it, or one
        word of a set for another of the same set."""
        text = self.write(play.action)
        if text not in self.changes:
            likely = [each for each in self._cheapest(play) if each[0] <= LIKELY]
            self.changes[text] = [(each[2].split(" for "), each) for each in likely]
        return [
            other
            for said, other in self.changes[text]
            if not words.isdisjoint(said) or any(pair.issuperset(said) for pair in pairs)
        ]

    def of_few(self, play: Play) -> list[OtherText]:
        """The other texts in which a word stands for one of a few others, as with the facing of a piece, or
        a number for the next one."""
        pairs = ((each, tuple(each[2].split(" for "))) for each in self._cheapest(play))
        return [each for each, pair in pairs if pair in self.few or are_next(pair)]

    def _cheapest(self, play: Play) -> list[OtherText]:
        """The other texts of a clause, each once."""
        others, _ = self._others(self.write(play.action), play)
        return sorted({text: (cost, text, how) for cost, text, how in reversed(others)}.values())

    def said(self, play: Play, text: OtherText) -> Slip | None:
        """The clause as another text says it; None if that says nothing."""
        _, told = self._others(self.write(play.action), play)
        return next(self._read_as(play, [text], told), None)

    def _others(self, text: str, play: Play) -> tuple[list[OtherText], dict[str, Any]]:
        """The other texts of a clause, and what it says besides its text."""
        if text not in self.texts:
            readable = not text or self.read(text) is not None
            bare, told = (text, dict[str, Any]()) if readable else self._bare(play.action)
            self.texts[text] = sorted(self._texts(apart(bare))), told
        return self.texts[text]

    def one_word(self, play: Play) -> Iterator[Slip]:
        """The readings of a clause in which a word is missing or should not be there."""
        if not self.write(play.action):
            return
        bare, told = self._bare(play.action)
        words = apart(bare)
        texts = [(ONE_WORD, replaced(words, at), without(words[at])) for at in range(len(words) - 1, 0, -1)]
        longer = {
            replaced(words, at, *pair): other
            for at, word in enumerate(words[:MOST_WORDS])
            for family in self.families
            if word.rstrip(",:") in family
            for other in family[:MOST_SIBLINGS]
            if other.isalpha() or is_number(other)
            for pair in ((word, other), (other, word))
        }
        few = (word for family in self.families if len(family) <= FEW for word in family)
        longer |= {f"{bare} {word}": word for word in few}
        texts += [(ONE_WORD, text, is_missing(longer[text])) for text in sorted(longer)]
        yield from self._read_as(play, texts, told)

    def any_word(self, text: str) -> Iterator[Any]:
        """The actions that a text of the log says with one unknown word replaced by any known one; if all
        are known, with one word behind the verb replaced."""
        words = apart(text)
        cores = [word.rstrip(",:") for word in words[:MOST_WORDS]]
        unknown = [at for at, core in enumerate(cores) if self._is_unknown(core)]
        if len(unknown) > FEW or len(text) > LONGEST:  # another word for one of them would not be enough
            return
        for at in unknown or range(1, len(cores)):
            if len(words) > 1 and (unknown or cores[at].isalpha()):
                word, core = words[at], cores[at]
                texts = (replaced(words, at, other + word[len(core) :]) for other in self.spoken)
                actions = (canonical.read(self.notation, each, self.players) for each in texts)
                yield from (action for action in actions if action is not None)

    def as_typed(self, text: str, action: Any) -> Iterator[Slip]:
        """What a text of the log says with another word for one that the canonical text of its action has
        not: there is no 0 in it, and `egg 1 egg 1` is `egg 2`."""
        words = apart(fold(text))[:MOST_WORDS]
        cores = [word.rstrip(",:") for word in words]
        said, kept = Counter(cores), Counter(apart(self.write(action)))
        for at, core in enumerate(cores):
            if core == "0" or said[core] > kept[core] > 0:
                for cost, other in self._siblings(core):
                    new = replaced(words, at, other + words[at][len(core) :])
                    meant = canonical.read(self.notation, new, self.players)
                    if meant is not None and meant != action:
                        play = Play(meant, (), self.game.is_plain(meant))
                        yield Slip(cost, play, in_place_of(other, core))

    def _is_unknown(self, word: str) -> bool:
        """Whether a word is none of the game, or only signs: `???`."""
        signs = word != ARROW and not any(map(str.isalnum, word))
        return signs or (word.isalpha() and word not in self.spoken.values())

    @cached_property
    def spoken(self) -> dict[str, str]:
        """The same words as in `folded`, in the language of the log."""
        lexicon = self.notation.lexicon
        names = [word if lexicon is None else lexicon.name(word) for f in self.families for word in f]
        return {word: fold(word) for word in (*self.notation.forms_by_verb, *names)}

    def unread(self, text: str) -> Iterator[Slip]:
        """What an unreadable clause may have been: a word was misspelt, or the verb was left out."""
        if len(text) <= LONGEST:  # a very long clause would be read once for each word
            texts = (
                each
                for said in glosses(self.game, self.notation, text)
                for each in self._readable(apart(said))
            )
            yield from self._read_as(Play(Unreadable()), texts)

    def shorter(self, text: str, end: int) -> Iterator[Slip]:
        """What an unreadable clause says up to the place behind which nothing fits, or up to the arrow."""
        before, rest = text[:end].rstrip(" ;,.:"), fold(text[end:]).strip(" ;,.:")
        doubled = bool(rest) and fold(before).endswith(rest)
        for said in dict.fromkeys([before, before.rpartition(" ")[0], text.partition(ARROW)[0].rstrip()]):
            action = canonical.read(self.notation, said, self.players)
            if action is not None and said != text:
                left = text[len(said) :].strip(" ;")
                cost = DOUBLED if doubled and said == before else ONE_WORD
                yield Slip(cost, Play(action, (), self.game.is_plain(action)), without(left))

    def longer(self, text: str) -> Iterator[Slip]:
        """What an unreadable clause says with one more word behind its verb."""
        words = apart(glosses(self.game, self.notation, text)[0])
        others = dict.fromkeys(word for family in self.families for word in family[:MOST_SIBLINGS])
        places = range(len(words), 0, -1) if len(words) <= A_SHORT_CLAUSE else (len(words),)
        texts = (
            (ONE_WORD, " ".join([*words[:at], word, *words[at:]]), is_missing(word))
            for at in places
            for word in others
        )
        yield from self._read_as(Play(Unreadable()), texts)

    @cached_property
    def folded(self) -> dict[str, str]:
        """Every word that an unreadable clause may have been meant to have."""
        known = [*self.game.forms_by_verb, *(word for family in self.families for word in family)]
        return {word: fold(word) for word in known}

    def headed(self, text: str) -> Iterator[Slip]:
        """What a line of the table says that lacks its first words."""
        said = glosses(self.game, self.notation, text)[0]
        heads = table_heads(self.game.table_words, self.players)
        texts = ((ONE_SIGN, f"{head} {said}", is_missing(head)) for head in heads)
        yield from self._read_as(Play(Unreadable()), texts)

    def _readable(self, words: Sequence[str]) -> Iterator[OtherText]:
        for verb in self.game.forms_by_verb:
            yield ONE_SIGN, " ".join([verb, *words]), is_missing(verb)
        yield from commas(words)
        yield from self._rearranged(words)
        if ARROW not in words:
            arrow = is_missing(ARROW)
            yield from (
                (ONE_SIGN, replaced(words, at, ARROW, words[at]), arrow) for at in range(1, len(words))
            )
        for at, word in enumerate(words[:MOST_WORDS]):
            core = word.rstrip(",:")
            near = self._near(core).copy()
            alike = core.translate(LOOK_ALIKE)
            if alike != core and (is_number(alike) or alike in self.folded.values()):
                yield TURNED, replaced(words, at, alike + word[len(core) :]), in_place_of(alike, core)
            if core in NUMBER_WORDS:
                near[str(NUMBER_WORDS.index(core))] = 1
            if is_number(core):
                for cost, number in numbers(core):
                    yield cost, replaced(words, at, number + word[len(core) :]), in_place_of(number, core)
            for other, wrong in near.items():
                if 0 < wrong <= 2:
                    turned = sorted(core) == sorted(fold(other))  # the same letters in another order
                    text = replaced(words, at, other + word[len(core) :])
                    yield TURNED if turned else NEXT * wrong, text, in_place_of(other, core)

    def _rearranged(self, words: Sequence[str]) -> Iterator[OtherText]:
        """The text without one of its words, with two of them exchanged, or without all that the game does
        not know."""
        english = set(self.folded.values())
        known = [word for word in words if not word.isalpha() or word in english]
        if 0 < len(known) < len(words) - 1:
            left = " ".join(word for word in words if word not in known)
            yield ONE_WORD, " ".join(known), without(left)
        for at, word in enumerate(words[:MOST_WORDS]):
            if at:
                yield ONE_WORD, replaced(words, at), without(word)
                text = " ".join([*words[: at - 1], word, words[at - 1], *words[at + 1 :]])
                yield ONE_WORD, text, before(word, words[at - 1])

    def _near(self, word: str) -> dict[str, int]:
        """How many slips every known word is away: 3 means too many."""
        if word not in self.near:
            self.near[word] = {
                other: typing_distance(word, folded, 2) if abs(len(word) - len(folded)) <= 2 else 3
                for other, folded in self.folded.items()
            }
        return self.near[word]

    def _read_as(
        self, play: Play, texts: Iterable[OtherText], told: dict[str, Any] | None = None
    ) -> Iterator[Slip]:
        """The actions that these texts say, each once; `told` is what the clause says besides its text."""
        seen: set[Any] = {play.action}
        for cost, text, how in texts:
            action = self.read(text)
            if told and type(action) is type(play.action):
                action = changed(action, **told)
            if action is not None and action not in seen:
                seen.add(action)
                yield Slip(cost, Play(action, play.waivers, self.game.is_plain(action)), how)

    def _bare(self, action: Any) -> tuple[str, dict[str, Any]]:
        """The text of an action without its optional parts, and those parts."""
        form = self.game.form_of[type(action)]
        told = {
            slot.field: getattr(action, slot.field)
            for slot in (*form.slots, *form.seen)
            if slot.optional and not slot.absent(getattr(action, slot.field))
        }
        nothing = {field: False if value is True else None for field, value in told.items()}
        return self.write(changed(action, **nothing)), told

    def write(self, action: Any) -> str:
        if type(action) not in self.game.form_of:
            return ""
        if action not in self.written:
            self.written[action] = self.game.write(action, self.players)
        return self.written[action]

    def read(self, text: str) -> Any:
        """The action that a canonical text says; None if it says none."""
        if text not in self.actions:
            self.actions[text] = canonical.read(self.game, text, self.players)
        return self.actions[text]

    def _texts(self, words: Sequence[str]) -> Iterator[OtherText]:
        seen = words.index(ARROW) if ARROW in words else len(words)
        for at, word in enumerate(words[:MOST_WORDS]):
            core = word.rstrip(",:")
            listed = [each for each in self.families if core in each and is_listed(words, at)]
            for usual, other in self._siblings(core):
                cost = max(PUT_RIGHT, usual - SEEN_WRONG) if at > seen else usual
                new = [*words[:at], other + word[len(core) :], *words[at + 1 :]]
                yield cost, " ".join(new), in_place_of(other, core)
                for family in listed if other.isalpha() else ():
                    if (ordered := in_order(new, at, family)) != new:
                        yield cost, " ".join(ordered), in_place_of(other, core)
        yield from commas(words)
        yield from self._other_orders(words)
        for verb in self.game.forms_by_verb:
            if verb != words[0]:
                yield ANOTHER_VERB, replaced(words, 0, verb), in_place_of(verb, words[0])
        for at in range(1, min(len(words) - 1, MOST_WORDS)):
            one, two = words[at], words[at + 1]
            if one != two:
                text = " ".join([*words[:at], two, one, *words[at + 2 :]])
                yield CHANGED_PLACES, text, before(two, one)

    def _other_orders(self, words: Sequence[str]) -> Iterator[OtherText]:
        """A list of players in any other order."""
        listed = [word.removesuffix(",") for word in words[1:]]
        if 1 < len(listed) <= FEW and all(name in self.names for name in listed):
            for other in permutations(listed):
                if other != tuple(listed):
                    said = ", ".join(other)
                    yield ITEM_MOVED, f"{words[0]} {said}", in_place_of(said, ", ".join(listed))

    def _siblings(self, word: str) -> list[tuple[float, str]]:
        if word not in self.siblings:
            self.siblings[word] = list(self._siblings_of(word))
        return self.siblings[word]

    def _siblings_of(self, word: str) -> Iterator[tuple[float, str]]:
        if is_number(word):
            yield from numbers(word)
        known = [family for family in self.families if word in family]
        few = all(len(family) <= FEW and family != self.names for family in known)
        for family in known:
            for other in family[:MOST_SIBLINGS]:
                if other != word:
                    yield min(word_cost(word, other), ONE_OF_FEW if few else inf), other
            yield from ((LEFT_OPEN, other) for other in self.parts.get(word, ()))
        if not known:  # an unknown name: the known names that differ from it in one letter
            for family in self.families:
                for other in family:
                    if typing_distance(fold(word), fold(other), 1) == 1:
                        yield word_cost(word, other), other
