"""A finding: what is wrong, which rule says so, and where it is."""

from __future__ import annotations

from typing import NamedTuple

from referee.speech.current import about_log

from .plain_class import slotted
from .rule import Facts, Rule


class Span(NamedTuple):
    """A place in the text. Lines and columns count from 1, in characters; the end column is excluded."""

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
        """The sort key: a finding on a whole line comes after those on its actions."""
        return self.line, WHOLE_LINE if self.action is None else self.action


class Related(NamedTuple):
    """Another place that a finding refers to, and what was done there."""

    place: Place
    note: str


@slotted
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
    demands: tuple[type, ...] = ()
    """The kinds of action of which the rule demands one: these are shown first in `legal`."""
    after_violation: bool = False
    only_said: bool = False
    """This is a wrong claim or result: it does not change the table."""
    follows: Place | None = None
    follows_also: tuple[Place, ...] = ()
    """The other faults that must also be fixed to make this legal."""
    reason: str | None = None
    related: tuple[Related, ...] = ()
    span: Span | None = None
    more: tuple[Finding, ...] = ()
    """The other rules that the same action breaks, which are not reported with it."""
    broken_by: Place | None = None
    """The action that broke the rule, if `place` is a line above it that is at fault."""
    rulings: tuple[tuple[str, str], ...] = ()
    """Rulings that the log leaves open, each with an option under which this is legal."""
    language: str = ""
    """The language of the log, if the message may call something otherwise than the log does."""

    @property
    def code(self) -> str:
        return self.rule.code

    @property
    def message(self) -> str:
        with about_log(self.language):
            return self.rule.message(self.facts)

    @property
    def order(self) -> tuple[int, int, int]:
        """The sort key: at the same place, unreadable words come before broken rules."""
        return *self.place.order, WHOLE_LINE if self.span is None else self.span.column

    @property
    def waived_at(self) -> Place:
        """Where a waiver of this belongs: at the action that broke the rule."""
        return self.broken_by or self.place

    @property
    def counts(self) -> bool:
        """Whether this makes the log wrong: it is an error, neither waived nor a consequence of another."""
        return self.severity == "error" and self.follows is None
