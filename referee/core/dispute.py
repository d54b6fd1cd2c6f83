"""One log under every rulebook and every ruling: where does the verdict or the score change, and why?

Each view is a replay of its own under other terms. A view that changes nothing is not worth an argument
and is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace as changed
from typing import Any, NamedTuple

from .editions import Terms, resettled
from .game import ScoreSheet
from .hindsight import Watched, judge_again
from .record import Record
from .replay import replay
from .verdict import Place, Verdict


class Outcome(NamedTuple):
    """What a log comes to under some terms."""

    findings: tuple[tuple[Place, str, str], ...]  # place, code and message of all that counts
    undecided: tuple[tuple[Place, str], ...]
    sheet: ScoreSheet

    @property
    def legal(self) -> bool:
        return not self.findings

    @property
    def totals(self) -> dict[int, tuple[int, int]]:
        """The least and the most points of each player; empty in a game that is not won by points."""
        sums = [line for line in self.sheet.lines if line.is_sum]
        return {line.seat: (line.amount, line.amount if line.most is None else line.most) for line in sums}

    def differs(self, other: Outcome) -> bool:
        mine, theirs = self._essence(), other._essence()
        return mine != theirs

    def _essence(self) -> tuple[Any, ...]:
        sheet = self.sheet
        codes = tuple((place, code) for place, code, _ in self.findings)
        lines = tuple((line.seat, line.label, line.amount, line.most) for line in sheet.lines)
        return codes, self.undecided, sheet.status, sheet.winners, sheet.contenders, sheet.decided_by, lines


class View(NamedTuple):
    """The log under other terms than its own: an edition, or one ruling."""

    edition: str
    ruling: tuple[str, str] | None
    outcome: Outcome
    first: Place | None  # the first action after which the table, or the verdict, is another
    rules: tuple[str, ...]  # the rules that make the difference

    @property
    def label(self) -> str:
        return self.edition if self.ruling is None else "=".join(self.ruling)


class Dispute(NamedTuple):
    own: Outcome
    views: tuple[View, ...]
    tried: int


def dispute(record: Record) -> Dispute:
    """All views of a log that differ from its own, editions first."""
    own = outcome(record)
    views: list[View] = []
    tried = 0
    for edition, ruling, terms in _other_terms(record):
        tried += 1
        other = changed(record, terms=terms)
        result = outcome(other)
        if result.differs(own):
            first = _first_difference(record, other, own, result)
            rules = _responsible(record, edition, ruling, own, result)
            views.append(View(edition, ruling, result, first, rules))
    return Dispute(own, tuple(views), tried)


def outcome(record: Record) -> Outcome:
    verdict = replay(record, details=False)
    judge_again(verdict)
    return outcome_of(verdict)


def outcome_of(verdict: Verdict) -> Outcome:
    assert verdict.game is not None and verdict.terms is not None
    sheet = verdict.game.score(verdict.state, verdict.terms.options, verdict.record.players)
    wrong = tuple((each.place, each.code, each.message) for each in verdict.findings if each.counts)
    return Outcome(wrong, tuple((each.place, each.code) for each in verdict.undecided), sheet)


def _other_terms(record: Record) -> Iterator[tuple[str, tuple[str, str] | None, Terms]]:
    game, terms = record.game, record.terms
    for edition in game.data["editions"]:
        if edition != terms.edition:
            yield edition, None, resettled(game, terms, edition, terms.chosen)
    for key, ruling in game.data["rulings"].items():
        if key == "after-violation":
            continue  # it says how to go on after a wrong move, not what is wrong
        now = chosen_option(record, key)
        for option in ruling["options"]:
            if option != now:
                chosen = {**terms.chosen, key: option}
                yield terms.edition, (key, option), resettled(game, terms, terms.edition, chosen)


def chosen_option(record: Record, key: str) -> str:
    """How the table answers a question: as its log says, else as its edition, else as we do."""
    data, terms = record.game.data, record.terms
    by_edition = data["editions"][terms.edition].get("rulings", {})
    option: str = terms.chosen.get(key, by_edition.get(key, data["rulings"][key]["default"]))
    return option


def _responsible(
    record: Record, edition: str, ruling: tuple[str, str] | None, own: Outcome, other: Outcome
) -> tuple[str, ...]:
    """The rules that the ruling is about, as far as the two outcomes cite them; else what they cite."""
    mine, theirs = ({*_cited(each)} for each in (own, other))
    cited = sorted({code for _, code in mine ^ theirs if code is not None})
    keys = [ruling[0]] if ruling is not None else list(_deciding_rulings(record, edition, own))
    touched = [code for key in keys for code in record.game.data["rulings"][key]["touches"]]
    about = [code for code in touched if code in cited] or touched or cited
    return tuple(dict.fromkeys(about))


def _cited(result: Outcome) -> Iterator[tuple[str, str | None]]:
    yield "result", result.sheet.decided_by
    for place, code, _ in result.findings:
        yield f"line {place.line}", code


def _deciding_rulings(record: Record, edition: str, own: Outcome) -> Iterator[str]:
    """Where two editions answer differently, and that answer alone changes the outcome."""
    game, terms = record.game, record.terms
    for key, ruling in game.data["rulings"].items():
        theirs = game.data["editions"][edition].get("rulings", {}).get(key, ruling["default"])
        if key in terms.chosen or theirs == chosen_option(record, key):
            continue
        chosen = {**terms.chosen, key: theirs}
        alone = changed(record, terms=resettled(game, terms, terms.edition, chosen))
        if outcome(alone).differs(own):
            yield key


def _first_difference(one: Record, two: Record, own: Outcome, other: Outcome) -> Place | None:
    """The first place where a verdict differs, or after which the tables are not the same."""
    mine, theirs = ({(place, code) for place, code, _ in each.findings} for each in (own, other))
    places = [place for place, _ in mine ^ theirs]
    for (place, before), (_, after) in zip(_tables(one), _tables(two), strict=False):
        if before != after:
            places.append(place)
            break
    return min(places, key=lambda place: place.order, default=None)


def _tables(record: Record) -> Sequence[tuple[Place, str]]:
    """Each action, with the table that it left."""
    seen: list[tuple[Place, str]] = []
    last = Place(1)

    def look(place: Place, seat: int, action: Any, state: Any) -> None:
        nonlocal last
        seen.append((last, _table(state)))
        last = place

    verdict = Watched(record, look).run(record.entries)
    return [*seen, (last, _table(verdict.state))]


def _table(state: Any) -> str:
    return repr({key: value for key, value in state.components().items() if key != "options"})
