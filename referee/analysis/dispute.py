"""Judges a log under every other edition and ruling: where does the verdict or the score change, and why?

Each view is a replay under other terms. A view that changes nothing is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace as changed
from functools import cached_property
from typing import Any, NamedTuple

from referee.analysis.looking_back import Watched
from referee.core.acts import Seating
from referee.core.editions import Terms, settle
from referee.core.entry import Row
from referee.core.finding import Place
from referee.core.record import Record
from referee.core.replay import Replay
from referee.core.verdict import Verdict

from .outcome import Fault, Outcome, outcome_of, quick_outcome, table_of

MOST_FAULTS = 12
"""With more faults than this, a log is judged without a search for causes: every fault counts."""
MOST_COMPARED = 300
"""After so many faults a log is not replayed any further, because it is replayed for each option of each
ruling."""

SET_UP = Place(0)
"""The place before the first line, where the set-up differs."""


class View(NamedTuple):
    """The log under other terms than its own: an edition, or one ruling."""

    edition: str
    ruling: tuple[str, str] | None
    outcome: Outcome
    first: Place | None  # the first action after which table or verdict differ; None: only the end does
    rules: tuple[str, ...]  # the rules that make the difference

    @property
    def label(self) -> str:
        return self.edition if self.ruling is None else "=".join(self.ruling)


class Dispute(NamedTuple):
    own: Outcome
    views: tuple[View, ...]
    tried: int


def dispute(record: Record, judge: Callable[[Record], Verdict]) -> Dispute:
    """All views of a log that differ from its own, editions first."""
    verdict = judge(record)
    own, quick = outcome_of(verdict), quick_outcome(record, MOST_COMPARED)
    meant = verdict.meant
    if own.legal:
        judge = _plainly  # new faults under other terms are not slips of the scribe
    elif len(own.findings) > MOST_FAULTS:
        judge = _plainly
        own, meant = outcome_of(judge(record)), None  # by the same measure as the other views
    left = set() if meant is None else {(each.place, each.code) for each in _faults(record, meant)}
    unread = {each.place for each in record.findings}
    tables = _Tables(record, quick)
    views: list[View] = []
    tried = 0
    for edition, ruling, terms in _other_terms(record):
        tried += 1
        other = changed(record, terms=terms)
        moves = quick_outcome(other, MOST_COMPARED)
        if not moves.differs(quick):
            continue  # the full verdict takes much longer than the moves alone
        if meant is not None and own.places <= moves.places | unread:
            new = [each for each in _faults(other, meant) if (each.place, each.code) not in left]
            result = moves.with_faults(own, new)
        else:
            result = outcome_of(judge(other)).following(own)
        if result.differs(own):
            first = tables.first_difference(other, moves)
            keys = [ruling[0]] if ruling is not None else list(_deciding_rulings(record, edition, quick))
            views.append(View(edition, ruling, result, first, _responsible(record, keys, own, result)))
    return Dispute(own, tuple(views), tried)


def _plainly(record: Record) -> Verdict:
    """A verdict in which every fault counts, also what cannot be read under any terms."""
    verdict = Replay(record, most=MOST_COMPARED).run(record.rows)
    verdict.findings[:] = sorted((*record.findings, *verdict.findings), key=lambda each: each.order)
    return verdict


def _faults(record: Record, meant: Sequence[Row]) -> Sequence[Fault]:
    """What is wrong with a log that is read in this way. Under other terms this needs no search of its own:
    the lines that were slips still are, and new faults are no slips of the scribe."""
    return outcome_of(Replay(record, most=MOST_COMPARED).run(meant)).findings


def _other_terms(record: Record) -> Iterator[tuple[str, tuple[str, str] | None, Terms]]:
    game, terms = record.known_game, record.known_terms
    for edition in game.data["editions"]:
        if edition != terms.edition:
            yield edition, None, settle(game, edition, terms.chosen, terms.board)
    for key, ruling in game.data["rulings"].items():
        if key == "after-violation":
            continue  # it says how to continue after a wrong move, not what is wrong
        now = chosen_option(record, key)
        for option in ruling["options"]:
            if option != now:
                chosen = {**terms.chosen, key: option}
                yield terms.edition, (key, option), settle(game, terms.edition, chosen, terms.board)


def chosen_option(record: Record, key: str) -> str:
    """The table's option of a ruling: from the log, else the edition's default, else ours."""
    data, terms = record.known_game.data, record.known_terms
    by_edition = data["editions"][terms.edition].get("rulings", {})
    option: str = terms.chosen.get(key, by_edition.get(key, data["rulings"][key]["default"]))
    return option


def _responsible(record: Record, keys: Sequence[str], own: Outcome, other: Outcome) -> tuple[str, ...]:
    """The rules that the rulings concern, then every rule by which the two outcomes differ."""
    cited = _cited(own, other)
    touched = [code for key in keys for code in record.known_game.data["rulings"][key]["touches"]]
    about = [code for code in touched if code in cited] or touched
    return tuple(dict.fromkeys([*about, *cited]))


def _cited(own: Outcome, other: Outcome) -> list[str]:
    """The rules of findings that only one outcome has, and of results that differ."""
    cited = [code for _, code in _only_in_one(own, other)]
    one, two = own.sheet, other.sheet
    if one.over and two.over:
        results = (one.decided_by, two.decided_by) if one.decided_by != two.decided_by else ()
    else:
        results = (one.ended_by, two.ended_by) if one.over != two.over else ()
    return list(dict.fromkeys([*cited, *(code for code in results if code)]))


def _only_in_one(own: Outcome, other: Outcome) -> list[tuple[Place, str]]:
    """The place and rule of each finding that only one outcome has, in the order of the log."""
    mine, theirs = (
        dict.fromkeys((fault.place, fault.code) for fault in each.findings) for each in (own, other)
    )
    alone = [each for each in (*mine, *theirs) if (each in mine) != (each in theirs)]
    return sorted(alone, key=lambda each: each[0].order)


def _deciding_rulings(record: Record, edition: str, quick: Outcome) -> Iterator[str]:
    """The rulings whose defaults differ between two editions and alone change the outcome."""
    game, terms = record.known_game, record.known_terms
    for key, ruling in game.data["rulings"].items():
        theirs = game.data["editions"][edition].get("rulings", {}).get(key, ruling["default"])
        if key in terms.chosen or theirs == chosen_option(record, key):
            continue
        chosen = {**terms.chosen, key: theirs}
        alone = changed(record, terms=settle(game, terms.edition, chosen, terms.board))
        if quick_outcome(alone, MOST_COMPARED).differs(quick):
            yield key


class _Tables:
    """The tables of the log under its own terms, to find where a replay under other terms departs."""

    def __init__(self, record: Record, quick: Outcome) -> None:
        self.record = record
        self.quick = quick

    @cached_property
    def own(self) -> Sequence[tuple[Place, int]]:
        """The table at the start and after each action, each with its place."""
        seen: list[tuple[Place, int]] = []
        _watch(self.record, lambda place, table: seen.append((place, table)))
        return seen

    def first_difference(self, other: Record, moves: Outcome) -> Place | None:
        """The first place where the verdicts differ, or after which the tables differ."""
        verdicts = next((place for place, _ in _only_in_one(self.quick, moves)), None)
        tables = self._first_other_table(other, verdicts)
        places = [place for place in (verdicts, tables) if place is not None]
        return min(places, key=lambda place: place.order, default=None)

    def _first_other_table(self, other: Record, before: Place | None) -> Place | None:
        """The first place after which the tables differ, if it comes before a place that is known."""
        number, end = 0, len(self.own)
        if before is not None:
            earlier = (n for n in reversed(range(end)) if self.own[n][0].order < before.order)
            end = next(earlier, -1) + 1

        def look(_: Place, table: int) -> None:
            nonlocal number
            if number >= end:
                raise _Enough(None)
            place, own = self.own[number]
            if own != table:
                raise _Enough(place)
            number += 1

        try:
            _watch(other, look)
        except _Enough as enough:
            return enough.place
        return None


class _Enough(Exception):
    """Ends a replay as soon as it is known where the tables differ, or that it does not matter."""

    def __init__(self, place: Place | None) -> None:
        self.place = place


def _watch(record: Record, look: Callable[[Place, int], None]) -> None:
    """Replay a log, and show the table at the start and after each action, as a number."""
    last = SET_UP

    def before(place: Place, seat: int, action: Any, state: Any) -> None:
        nonlocal last
        if not isinstance(action, Seating):
            look(last, hash(table_of(state)))
            last = place

    verdict = Watched(record, before).run(record.entries)
    look(last, hash(table_of(verdict.state)))
