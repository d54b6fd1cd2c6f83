"""A finding: what was found, by which rule, and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .rule import Facts, Rule


class Span(NamedTuple):
    """Where something stands: 1-based, columns in characters, the end column excluded."""

    line: int
    column: int
    end_column: int


WHOLE_LINE = 10**9


class Place(NamedTuple):
    """A point in a record: a line, and which of its actions (None: the line as a whole)."""

    line: int
    action: int | None = None

    @property
    def order(self) -> tuple[int, int]:
        """To sort by: what a line lacks as a whole comes after what was done in it."""
        return self.line, WHOLE_LINE if self.action is None else self.action


class Related(NamedTuple):
    """Another place that a finding is about, and what is there."""

    place: Place
    note: str


@dataclass(slots=True, eq=False, repr=False)
class Finding:
    """One thing found. The same object feeds every report."""

    rule: Rule
    facts: Facts
    place: Place
    severity: str
    seat: int | None = None
    turn: int | None = None
    action_number: int | None = None
    situation: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    legal_total: int = 0
    legal_for: int | None = None
    suggestion: str | None = None
    after_violation: bool = False
    only_said: bool = False
    """A wrong claim or result: nothing on the table is otherwise because of it."""
    follows: Place | None = None
    follows_also: tuple[Place, ...] = ()
    """The other faults that have to be fixed as well, for this to be legal."""
    reason: str | None = None
    related: tuple[Related, ...] = ()
    span: Span | None = None

    @property
    def code(self) -> str:
        return self.rule.code

    @property
    def message(self) -> str:
        return self.rule.message(self.facts)

    @property
    def order(self) -> tuple[int, int, int]:
        """To sort by: of one place, words that cannot be read come before what a rule says of it."""
        return *self.place.order, WHOLE_LINE if self.span is None else self.span.column

    @property
    def counts(self) -> bool:
        """Whether this makes the log wrong: an error that is neither waived nor a consequence."""
        return self.severity == "error" and self.follows is None
