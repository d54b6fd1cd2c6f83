"""What a check puts among its facts instead of English words: it can be said in any language.

Written into a text (`format`, `str`), a value speaks the current language. As data it is `neutral`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .current import ENGLISH, spoken
from .inflection import Inflection


class Value:
    """Something that is said differently in each language."""

    __slots__ = ()

    @property
    def neutral(self) -> object:
        """The same as data, in no language."""
        raise NotImplementedError

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class Term(str):
    """A word of a game: of its notation, or of its messages. As data it is the English word."""

    package: str
    many: str

    def __new__(cls, word: str, package: str, plural: str = "") -> Term:
        term = super().__new__(cls, word)
        term.package = package
        term.many = plural
        return term

    @property
    def noun(self) -> Inflection:
        if spoken() != ENGLISH:
            from .catalogue import noun_of

            found = noun_of(self.package, str.__str__(self))
            if found is not None:
                return found
        word = str.__str__(self)
        return Inflection(word, self.many or word)

    @property
    def neutral(self) -> object:
        return str.__str__(self)

    def __format__(self, spec: str) -> str:
        noun = self.noun
        if not spec:
            return noun.singular
        from .catalogue import grammar
        from .grammar import TITLE

        if spec == TITLE or spec in grammar().forms:
            return grammar().with_form(spec, noun.singular, noun.gender)
        return noun.plural if spec == "plural" else format(noun.singular, spec)


class Count(Value):
    """A number of things: `2 cards`."""

    __slots__ = ("number", "of")

    def __init__(self, number: int, of: Term) -> None:
        self.number = number
        self.of = of

    @property
    def neutral(self) -> object:
        return {str.__str__(self.of): self.number}

    def __str__(self) -> str:
        from .catalogue import grammar

        noun = self.of.noun
        singular = grammar().is_singular(self.number)
        return f"{self.number} {noun.singular if singular else noun.plural}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Count) and other.neutral == self.neutral

    def __hash__(self) -> int:
        return hash((self.number, self.of))


class Series(Value):
    """Series things: `a, b and c`. Without a conjunction: `a, b, c`."""

    __slots__ = ("conjunction", "items")

    def __init__(self, items: Iterable[object], conjunction: str = "and") -> None:
        self.items = tuple(items)
        self.conjunction = conjunction

    @property
    def neutral(self) -> object:
        return [neutral(item) for item in self.items]

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, place: int) -> object:
        return self.items[place]

    def __iter__(self) -> Iterator[object]:
        return iter(self.items)

    def __str__(self) -> str:
        from .catalogue import grammar

        return grammar().joined([format(item) for item in self.items], self.conjunction)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Series) and other.neutral == self.neutral

    def __hash__(self) -> int:
        return hash((self.items, self.conjunction))


class Ordinal(Value):
    """A place in an order: `first`, `second`, `7th`."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def neutral(self) -> object:
        return self.number

    def __str__(self) -> str:
        from .catalogue import grammar

        return grammar().ordinal(self.number)


def neutral(value: object) -> object:
    """A fact as data."""
    if isinstance(value, Value | Term):
        return value.neutral
    if isinstance(value, list | tuple):
        return [neutral(each) for each in value]
    return value
