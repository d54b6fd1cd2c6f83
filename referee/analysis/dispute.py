"""Judges a log under every other edition and ruling: where does the verdict or the score change, and why?

Each view is a replay under other terms. A view that changes nothing is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace as changed
from typing import Any, NamedTuple

from referee.analysis.looking_back import Watched
from referee.core.acts import Seating
from referee.core.editions import Terms, settle
from referee.core.finding import Place
from referee.core.record import Record
from referee.core.replay import replay
from referee.core.verdict import Verdict

from .outcome import Outcome, outcome_of, quick_outcome, table_of

MOST_FAULTS = 12
"""With more faults than this, other terms are judged without a search for causes: every fault counts."""

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
    own, quick = outcome_of(judge(record)), quick_outcome(record)
    if own.legal or len(own.findings) > MOST_FAULTS:
        judge = replay  # in a legal log, new faults under other terms are not slips of the scribe
    views: list[View] = []
    tried = 0
    for edition, ruling, terms in _other_terms(record):
        tried += 1
        other = changed(record, terms=terms)
        moves = quick_outcome(other)
        if not moves.differs(quick):
            continue  # the full verdict takes much longer than the moves alone
        result = outcome_of(judge(other)).following(own)
        if result.differs(own):
            first = _first_difference(record, other, quick, moves)
            keys = [ruling[0]] if ruling is not None else list(_deciding_rulings(record, edition, quick))
            views.append(View(edition, ruling, result, first, _responsible(record, keys, own, result)))
    return Dispute(own, tuple(views), tried)


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
    mine, theirs = ({(fault.place, fault.code) for fault in each.findings} for each in (own, other))
    cited = [code for _, code in sorted(mine ^ theirs, key=lambda each: each[0].order)]
    one, two = own.sheet, other.sheet
    if one.over and two.over:
        results = (one.decided_by, two.decided_by) if one.decided_by != two.decided_by else ()
    else:
        results = (one.ended_by, two.ended_by) if one.over != two.over else ()
    return list(dict.fromkeys([*cited, *(code for code in results if code)]))


def _deciding_rulings(record: Record, edition: str, quick: Outcome) -> Iterator[str]:
    """The rulings whose defaults differ between two editions and alone change the outcome."""
    game, terms = record.known_game, record.known_terms
    for key, ruling in game.data["rulings"].items():
        theirs = game.data["editions"][edition].get("rulings", {}).get(key, ruling["default"])
        if key in terms.chosen or theirs == chosen_option(record, key):
            continue
        chosen = {**terms.chosen, key: theirs}
        alone = changed(record, terms=settle(game, terms.edition, chosen, terms.board))
        if quick_outcome(alone).differs(quick):
            yield key


def _first_difference(one: Record, two: Record, own: Outcome, other: Outcome) -> Place | None:
    """The first place where the verdicts differ, or after which the tables differ."""
    mine, theirs = ({(fault.place, fault.code) for fault in each.findings} for each in (own, other))
    places = [place for place, _ in mine ^ theirs]
    for (place, before), (_, after) in zip(_tables(one), _tables(two), strict=False):
        if before != after:
            places.append(place)
            break
    return min(places, key=lambda place: place.order, default=None)


def _tables(record: Record) -> Sequence[tuple[Place, str]]:
    """The table at the start, and then after each action."""
    seen: list[tuple[Place, str]] = []
    last = SET_UP

    def look(place: Place, seat: int, action: Any, state: Any) -> None:
        nonlocal last
        if not isinstance(action, Seating):
            seen.append((last, table_of(state)))
            last = place

    verdict = Watched(record, look).run(record.entries)
    return [*seen, (last, table_of(verdict.state))]
