"""Which rules an action breaks, in the order of judging."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence

from .acts import Claim, NearlyRead
from .entry import MOST_AHEAD, Play, Row, seen_as_entries
from .finding import Finding, Place
from .game import Game
from .naming import named
from .record import Record
from .rule import IN_LINE, Again, Facts, Notice, Plan, Rule, Undecided, asides
from .table import TableState


def breaches(
    plan: Plan, state: TableState, seat: int, action: object, options: object
) -> Iterator[tuple[Rule, Facts]]:
    """Every rule that an action breaks or that has a notice on it, with the facts. Changes nothing."""
    for check, rule in plan.full[state.phase].get(type(action), ()):
        facts = check(state, seat, action, options)
        if facts is not None:
            yield rule, facts


def others(
    met: Iterable[tuple[Rule, Facts]], first: Rule | None, waived: Container[str]
) -> Iterator[tuple[Rule, Facts]]:
    """The other rules that an action breaks besides the first, as if that were not broken."""
    for rule, facts in met:
        told = isinstance(facts, Notice | Undecided | Again) or rule.code in waived
        if rule is not first and not told and rule.lasting != IN_LINE:
            yield rule, facts


def place_of(record: Record, name: str, number: int) -> Place | None:
    """The place of an action of the form `name`, with `number` others of that form before it."""
    kind = record.known_game.form_named[name].kind
    for entry in record.entries:
        for index, play in enumerate(entry.plays):
            if type(getattr(play.action, "meant", play.action)) is kind:
                number -= 1
                if number < 0:
                    return Place(entry.line, index)
    return None


NOT_TOLD = frozenset(("past", "also", "demands"))
"""Facts for the program itself, which no message says."""


def finding_of(record: Record, rule: Rule, facts: Facts, place: Place, severity: str) -> Finding:
    """A finding about these facts. It is not known yet whose turn it is in."""
    aside = asides(facts)
    broken_by = None
    if "header" in aside:  # another line of the header than `players:` is at fault
        place = Place(record.header.lines.get(aside["header"], place.line))
    elif "above" in aside:  # a line of the table above is at fault: its form, and which of them
        broken_by, place = place, place_of(record, *aside["above"]) or place
    if not NOT_TOLD.isdisjoint(facts):
        facts = {key: fact for key, fact in facts.items() if key not in NOT_TOLD}
    told = named(facts, record.players)
    finding = Finding(rule, told, place, severity, broken_by=broken_by, language=record.language)
    finding.demands = tuple(aside.get("demands", ()))
    return finding


def first_breach(
    plan: Plan, state: TableState, seat: int, action: object, options: object
) -> tuple[Rule, Facts] | None:
    """The rule that the rulebook itself would cite, or None when the action is legal."""
    broken = breaches(plan, state, seat, action, options)
    return next(((rule, facts) for rule, facts in broken if not isinstance(facts, Notice)), None)


def claims_until(rows: Sequence[Row], begin: int, number: int) -> int:
    """The number of the first line after the claims that start at `number`, within the look-ahead.

    The lines up to `begin` are known to be claims, so that each of many claims in a row is looked at once.
    """
    at, end = max(begin, number), min(len(rows), number + MOST_AHEAD)
    while at < end and rows[at][2] is None:
        for play in rows[at][3]:
            if not isinstance(play.action, Claim):
                return at
        at += 1
    return at


def line_below_claim(rows: Sequence[Row], number: int) -> Row | None:
    """The line of play that stands right below a line with one claim, if there is one."""
    if len(rows[number][3]) != 1 or number + 1 >= len(rows) or rows[number + 1][2] is None:
        return None
    return rows[number + 1]


def is_over(
    game: Game, state: TableState, rows: Sequence[Row], number: int, behind: int, options: object
) -> bool:
    """Whether a turn above a claim that is not full is over: no line after the claims continues it.

    The turn is then judged before the claim, because something missing in the turn may be what the claim
    counts. `behind` is the number of the first line after this claim and the claims below it.
    """
    if behind >= min(len(rows), number + MOST_AHEAD) or rows[behind][2] is None:
        return False
    return game.goes_on is not None and not game.goes_on(state, seen_as_entries(rows), behind, options)


def meant(play: Play) -> Play:
    """The action that a clause says or clearly means. The reader has already reported the misspelling."""
    return play._replace(action=play.action.meant) if isinstance(play.action, NearlyRead) else play
