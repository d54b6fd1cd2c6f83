"""Finds where an earlier action was done, and judges a hidden action again once it is known.

A state knows turns, not lines, so the log is replayed to find a place. This is done only for findings,
never for a log in which nothing is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from referee.core.acts import TurnEnds
from referee.core.entry import Entry, Play, Row
from referee.core.finding import Finding, Place, Related
from referee.core.quick import no_steps
from referee.core.record import Record
from referee.core.replay import Replay, replay
from referee.core.rule import ERROR, UNDECIDED, Past
from referee.core.verdict import Verdict
from referee.speech.say import tell

Watcher = Callable[[Place, int, Any, Any], None]
"""`watcher(place, seat, action, state)`: called before each action, with the table as it is then."""


class Watched(Replay):
    """A replay that shows each action, and each end of a turn, to a watcher."""

    def __init__(self, record: Record, watcher: Watcher) -> None:
        super().__init__(record, None)
        self.watcher = watcher
        self.quick = no_steps(self.game)  # so that every action is shown to the watcher

    def judge(self, entry: Entry, index: int | None, seat: int, play: Play) -> None:
        self.watcher(Place(entry.line, index), seat, play.action, self.state)
        super().judge(entry, index, seat, play)

    def close(self, turn: Row, seat: int) -> None:
        self.watcher(Place(turn[0]), seat, TurnEnds(), self.state)
        super().close(turn, seat)


def related(
    record: Record, entries: Sequence[Entry], pasts: Sequence[Past], place: Place
) -> tuple[Related, ...]:
    """The place of each of these actions, and the first line that does not fit what is now known of it."""
    found: list[Related] = []
    for past, there in places(record, entries, pasts):
        found.append(Related(there, past.note))
        if past.as_if is None:
            continue
        clash = _first_clash(record, entries, there, past.as_if, place)
        if clash is not None:
            wrong = tell(
                "see.wrong",
                "then this was wrong: {code}, {message}",
                code=clash.code,
                message=clash.message,
            )
            found.append(Related(clash.place, wrong))
    return tuple(sorted(dict.fromkeys(found), key=lambda each: each.place.order))


def places(record: Record, entries: Sequence[Entry], pasts: Sequence[Past]) -> Iterator[tuple[Past, Place]]:
    """The place of each action that can be found."""
    found: dict[tuple[int, type], Place] = {}

    def look(place: Place, seat: int, action: Any, state: Any) -> None:
        found.setdefault((state.turn, type(action)), place)

    Watched(record, look).run(entries)
    for past in pasts:
        there = found.get((past.turn, past.deed))
        if there is not None:
            yield past, there


def changed(entries: Sequence[Entry], place: Place, as_if: Callable[[Any], Any]) -> list[Entry]:
    """The entries with the action at a place as it is now known to have been."""

    def known(entry: Entry) -> Entry:
        if entry.line != place.line or place.action is None:
            return entry
        plays = list(entry.plays)
        plays[place.action] = plays[place.action]._replace(action=as_if(plays[place.action].action))
        return entry._replace(plays=tuple(plays))

    return [known(entry) for entry in entries]


def _first_clash(
    record: Record, entries: Sequence[Entry], there: Place, as_if: Callable[[Any], Any], until: Place
) -> Finding | None:
    before = _errors(replay(record, entries=entries))
    again = replay(record, entries=changed(entries, there, as_if))
    fresh = [
        finding
        for finding in again.findings
        if finding.severity == ERROR
        and (finding.place, finding.code) not in before
        and finding.place.order < until.order
    ]
    return fresh[0] if fresh else None


def _errors(verdict: Verdict) -> set[tuple[Place, str]]:
    return {(finding.place, finding.code) for finding in verdict.findings if finding.severity == ERROR}


def judge_again(verdict: Verdict) -> None:
    """Decide findings that were undecided, if the log reveals the hidden action later."""
    game, record = verdict.game, verdict.record
    if game is None or game.hindsight is None or not verdict.undecided:
        return
    known = [past for past in game.hindsight(verdict.known_state) if past.as_if is not None]
    if not known:
        return
    entries: Sequence[Entry] = record.entries
    told: list[Place] = []
    for past, place in places(record, record.entries, known):
        if past.as_if is not None:
            entries = changed(entries, place, past.as_if)
            told.append(place)
    if not told:
        return
    again = replay(record, entries=entries)
    now = {(finding.place, finding.severity): finding for finding in again.findings}
    judged: list[Finding] = []
    for finding in verdict.findings:
        if finding.severity == UNDECIDED and (finding.place, UNDECIDED) not in now:
            worse = now.get((finding.place, ERROR))
            if worse is not None:
                hidden = tell("see.hidden", "hidden here, and revealed later")
                worse.related = tuple(Related(place, hidden) for place in told)
                judged.append(worse)
            continue
        judged.append(finding)
    verdict.findings[:] = judged
