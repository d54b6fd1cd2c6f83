"""How an action is written: one form for each kind, used to write it and to read it back.

A form lists the parts of an action in the order of the canonical text. The writer, the JSON record, its
schema (export/action_schema.py) and the reader of canonical text (text/canonical.py) all use this list, so
they cannot disagree. The grammar reads everything else that a person may type.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, Generic, Self, TypeVar

from .folding import fold
from .json_types import Json, JsonSchema
from .kinds import Deed
from .lexicon import Lexicon, Taken
from .seats import TAKEN, quoted, written_seat
from .seats import seat_of as seat_of
from .vocabulary import LIST, NAME_WRITTEN, WORD, Vocabulary, exact_value, is_number
from .vocabulary import MOST_DIGITS as MOST_DIGITS
from .vocabulary import NoSuchName as NoSuchName
from .vocabulary import NotAWord as NotAWord

T = TypeVar("T")
NAME: JsonSchema = {"type": "string", "minLength": 1}
NUMBER: JsonSchema = {"type": "integer", "minimum": 0, "maximum": 10**MOST_DIGITS - 1}


class Said:
    """The base of all vocabularies: it takes one word, and JSON has the same word as the text."""

    personal = False
    """Whether it names players, whose seats may be others in another log."""
    pattern = WORD
    """A regular expression for its canonical text, folded. It may match more, because `take` is exact."""

    def json_schema(self) -> JsonSchema:
        """What `to_json` may give. Where a class changes `to_json` and not this, anything is accepted."""
        return True

    def words(self, said: list[str]) -> list[str]:
        return said

    def take(self, text: str, players: Sequence[str]) -> Any:
        """The value of a folded canonical text. Raises NotAWord, NoSuchName or ValueError for any other."""
        return exact_value(self, text, tuple(players) if self.personal else ())

    def spoken(self, lexicon: Lexicon) -> Any:
        """The same vocabulary in another language. JSON stays in English."""
        return self

    def empty_said(self, empty: str, lexicon: Lexicon) -> str:
        """The text for an empty list in another language."""
        return lexicon.said(empty)


class Words(Said):
    """A closed list of names, each with its number. The words files say what else is read for each."""

    def __init__(
        self,
        what: str,
        names: Sequence[str],
        well_formed: Callable[[str], bool] = lambda word: False,
    ) -> None:
        self.what = what
        self.names = tuple(names)
        self.well_formed = well_formed
        self.values = {name: value for value, name in enumerate(names)}
        self.values = {name.lower(): value for name, value in self.values.items()} | self.values

    def read(self, words: Sequence[str], players: Sequence[str]) -> int:
        return self.value(words[0])

    def value(self, word: str) -> int:
        value = self.values.get(word)
        if value is None:
            value = self.values.get(word.lower())
        if value is None:
            if self.well_formed(word.lower()):
                raise NoSuchName(self.what, word)
            raise NotAWord(self.what, word, self.names)
        return value

    def write(self, value: int, players: Sequence[str]) -> str:
        return self.names[value]

    def to_json(self, value: int, players: Sequence[str]) -> Json:
        return self.names[value]

    def json_schema(self) -> JsonSchema:
        return {"enum": list(self.names)}

    def spoken(self, lexicon: Lexicon) -> Self:
        other = copy(self)
        other.names = tuple(map(lexicon.name, self.names))
        other.values = {fold(name): value for value, name in enumerate(other.names)}
        return other

    def others(self, lexicon: Lexicon) -> dict[str, str]:
        """Well-formed names of what the game does not have: in English, and in a language."""
        return {}

    def spellings(self, lexicon: Lexicon) -> dict[str, str]:
        """What is read for these names in a language, folded, and the English name of each."""
        return {fold(word): name for name in self.names for word in lexicon.names.get(name, ())}


class WordList(Said):
    """Several words, in order. `commas`: whether there are commas between them."""

    commas = False
    pattern = LIST


class Many(WordList):
    """Several names of one list, in order, and not fewer than `least`."""

    def __init__(self, words: Words, least: int = 0) -> None:
        self.one = words
        self.what = words.what
        self.least = least

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[int, ...]:
        return tuple(self.one.value(word) for word in words)

    def take(self, text: str, players: Sequence[str]) -> tuple[int, ...]:
        return tuple([exact_value(self.one, word, ()) for word in text.split(" ")])

    def write(self, value: tuple[int, ...], players: Sequence[str]) -> str:
        return " ".join(self.one.names[each] for each in value)

    def to_json(self, value: tuple[int, ...], players: Sequence[str]) -> Json:
        return [self.one.to_json(each, players) for each in value]

    def spoken(self, lexicon: Lexicon) -> Self:
        other = copy(self)
        other.one = self.one.spoken(lexicon)
        return other

    def json_schema(self) -> JsonSchema:
        least = {"minItems": self.least} if self.least else {}
        return {"type": "array", **least, "items": self.one.json_schema()}


class Numbers(Said):
    """A whole number. The grammar limits the number of digits."""

    def __init__(self, what: str) -> None:
        self.what = what

    def read(self, words: Sequence[str], players: Sequence[str]) -> int:
        word = words[0]
        if not is_number(word):
            raise NotAWord(self.what, word, ())
        return int(word)

    def write(self, value: int, players: Sequence[str]) -> str:
        return str(value)

    def to_json(self, value: int, players: Sequence[str]) -> Json:
        return value

    def json_schema(self) -> JsonSchema:
        return NUMBER


class Seats(Said):
    """The name of a player at this table; its value is the seat."""

    what = "player"
    personal = True
    pattern = NAME_WRITTEN
    taken: Taken = TAKEN

    def read(self, words: Sequence[str], players: Sequence[str]) -> int:
        return seat_of(words[0], players)

    def take(self, text: str, players: Sequence[str]) -> int:
        return written_seat(text, players, self.taken)

    def write(self, value: int, players: Sequence[str]) -> str:
        return quoted(players[value], self.taken)

    def to_json(self, value: int, players: Sequence[str]) -> Json:
        return players[value]

    def json_schema(self) -> JsonSchema:
        return NAME

    def spoken(self, lexicon: Lexicon) -> Self:
        other = copy(self)
        other.taken = lexicon.taken
        return other


class Flag(Said):
    """A word that is either there or not."""

    what = "word"

    def read(self, words: Sequence[str], players: Sequence[str]) -> bool:
        return True

    def write(self, value: bool, players: Sequence[str]) -> str:
        return ""

    def to_json(self, value: bool, players: Sequence[str]) -> Json:
        return True

    def json_schema(self) -> JsonSchema:
        return {"const": True}


class Text(Said):
    """Words kept as typed, for something that the game has no form for."""

    what = "deed"

    def read(self, words: Sequence[str], players: Sequence[str]) -> str:
        return " ".join(words)

    def write(self, value: str, players: Sequence[str]) -> str:
        return str(value)

    def to_json(self, value: str, players: Sequence[str]) -> Json:
        return value

    def json_schema(self) -> JsonSchema:
        return NAME


class Slot(Generic[T]):
    """A part of an action: the field it fills, the words it takes, how the text frames it.

    `shape` frames the words: `"{}"`, `"facing {}"`, `"{} destroyed"`. `empty` is the text for an empty
    list. A slot with a `default` may be left out when typing, but is always written. A `seen` slot is
    written after the arrow: it is what the table says it saw.
    """

    __slots__ = (
        "default",
        "empty",
        "field",
        "optional",
        "seen",
        "shape",
        "vocabulary",
    )

    def __init__(
        self,
        field: str,
        vocabulary: Vocabulary[T],
        shape: str = "{}",
        *,
        optional: bool = False,
        seen: bool = False,
        empty: str = "",
        default: T | None = None,
    ) -> None:
        self.default = default
        self.field = field
        self.vocabulary = vocabulary
        self.shape = shape
        self.optional = optional or seen
        self.seen = seen
        self.empty = empty

    def absent(self, value: object) -> bool:
        return value is None or value is False

    def write(self, value: T, players: Sequence[str]) -> str:
        if value == ():
            return self.empty
        return self.shape.format(self.vocabulary.write(value, players))

    def spoken(self, lexicon: Lexicon) -> Slot[T]:
        other = copy(self)
        other.shape = lexicon.said(self.shape)
        other.empty = self.vocabulary.empty_said(self.empty, lexicon)
        other.vocabulary = self.vocabulary.spoken(lexicon)
        return other


class Form(Generic[Deed]):
    """How one kind of action is written. `name` is the rule of the grammar and the JSON `do`.

    A `rare` form belongs to a given position, or to something that no rule allows. If the verb is left out
    and several forms would fit, the `usual` form is meant. A `once` form is done once in a turn. `own`: for
    which actions a missing name is that of the line."""

    lead: tuple[str, ...] = ()
    lead_field = ""
    """Words that come before the verb if this field is set; its slot is not written in its own place."""

    def __init__(
        self,
        name: str,
        kind: type[Deed],
        *slots: Slot[Any],
        verb: str | None = None,
        rare: bool = False,
        usual: bool = False,
        once: bool = False,
        own: Callable[[object], bool] | None = None,
    ) -> None:
        self.name, self.rare, self.usual, self.once, self.own = name, rare, usual, once, own
        self.kind = kind
        self.verb = name if verb is None else verb
        self._take(slots)

    def _take(self, slots: Sequence[Slot[Any]]) -> None:
        self.slots = tuple(slot for slot in slots if not slot.seen)
        self.seen = tuple(slot for slot in slots if slot.seen)
        self._optional = tuple(slot for slot in slots if slot.optional)
        self._personal = tuple(slot for slot in slots if slot.vocabulary.personal)
        self.keeps_words = any(isinstance(slot.vocabulary, Text) for slot in slots)  # so case matters
        self.is_typed = not self.verb and self.keeps_words  # all of it, so no form can translate it

    def spoken(self, lexicon: Lexicon) -> Self:
        """The same form in another language."""
        other = copy(self)
        other.verb = lexicon.said(self.verb)
        other.lead = tuple(lexicon.said(" ".join(self.lead)).split())
        other._take([slot.spoken(lexicon) for slot in (*self.slots, *self.seen)])
        return other

    def build(
        self,
        fields: Mapping[str, Sequence[str]],
        players: Sequence[str],
        read: Mapping[str, object] | None = None,
    ) -> Deed:
        """The action for these words; `read` are fields already read. Raises NoSuchName or NotAWord."""
        values = dict(read or {})
        for slot in self.slots + self.seen:
            words = fields.get(slot.field)
            if slot.field in values:
                continue
            if words is not None:
                values[slot.field] = slot.vocabulary.read(words, players)
            elif slot.default is not None:
                values[slot.field] = slot.default
            elif not slot.optional:
                raise NoSuchName(slot.vocabulary.what, "")
        return self.kind(**values)

    @property
    def openings(self) -> tuple[str, ...]:
        """The words that its canonical text may begin with."""
        return tuple(self.verb.split()[:1])

    def is_plain(self, action: object) -> bool:
        """Whether no optional slot of the action is filled."""
        return all(slot.absent(getattr(action, slot.field)) for slot in self._optional)

    def names_players(self, action: object) -> bool:
        """Whether the action names a player, whose seat may be another in another log."""
        return any(not slot.absent(getattr(action, slot.field)) for slot in self._personal)

    def write(self, action: object, players: Sequence[str]) -> str:
        said = [self.verb] if self.verb else []
        said += self._parts(self.slots, action, players)
        seen = self._parts(self.seen, action, players)
        if self.lead and getattr(action, self.lead_field):
            said[:0] = self.lead
        text = " ".join(said)
        if self.verb:
            text = text.replace(" :", ":")
        return text + (" -> " + ", ".join(seen) if seen else "")

    def _parts(self, slots: Sequence[Slot[Any]], action: object, players: Sequence[str]) -> list[str]:
        parts = []
        for slot in slots:
            if slot.field == self.lead_field:
                continue
            value = getattr(action, slot.field)
            text = "" if slot.absent(value) else slot.write(value, players).strip()
            if text:
                parts.append(text)
        return parts

    def to_json(self, action: object, players: Sequence[str]) -> dict[str, Json]:
        data: dict[str, Json] = {"do": self.name}
        for slot in self.slots + self.seen:
            value = getattr(action, slot.field)
            if not slot.absent(value):
                data[slot.field] = slot.vocabulary.to_json(value, players)
        return data

    def from_json(self, data: Mapping[str, object], players: Sequence[str]) -> Deed:
        fields: dict[str, list[str]] = {}
        for slot in self.slots + self.seen:
            if slot.field in data:
                value = data[slot.field]
                many = value if isinstance(value, list) else [value]
                fields[slot.field] = slot.vocabulary.words([str(each) for each in many])
        return self.build(fields, players)
