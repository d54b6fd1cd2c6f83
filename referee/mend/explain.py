"""The story of a log: under its own header, or under another one if that leaves less to explain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.core.finding import Finding
from referee.core.record import Record
from referee.core.replay import replay
from referee.core.rule import ERROR

from .edits import Edit
from .header import other_headers
from .likeness import AS_PLAYED
from .path import A_FAULT, END
from .search import Search
from .story import Root, Story

MOST_LINES = 6_000
"""Lines that may be replayed for one log."""

MANY = 3 * AS_PLAYED
"""What a story costs that makes one doubt the header."""

MOST_WRONG = 60
"""Findings under another header, with which it may still be the right one."""

EARLY = 4
"""Lines of play by which a wrong header has mostly shown."""


def explain(
    record: Record, faults: Sequence[Finding], lines: int = MOST_LINES, played: bool = True
) -> Story:
    """The cheapest story of a record, `faults` being all that is wrong with it as it is written. A header
    that nobody can play by (not `played`) is read otherwise if there is any other way."""
    story = Search(record, lines).run()
    if not faults or (played and len(story.roots) < 2):
        return story
    players = not played or story.cost >= MANY or _is_early(record, story.roots[0])
    best = story
    for edit, other in _likely_headers(record, faults, players, lines // 2):
        under = Search(other, lines // 3).run()
        counted = {root.place for root in under.roots} | {each.place for each in other.findings}
        gone = [fault for fault in faults if fault.place not in counted]
        if gone:  # the first fault that is not there under this header stands for it; it hides no other
            first = min(gone, key=lambda fault: fault.place.order)
            roots = (Root(first.place, first, under.path, edit), *under.roots)
            in_order = sorted(roots, key=lambda root: root.place.order)
            under = under._replace(roots=tuple(in_order))
            if under.cost < best.cost or (best is story and not played):
                best = under
    return best


def _is_early(record: Record, root: Root) -> bool:
    """Whether a fault stands where a wrong header would show: at the first lines of play."""
    play = [entry.line for entry in record.entries if entry.seat is not None or entry.name is not None]
    return root.place.line <= play[min(EARLY, len(play)) - 1] if play else False


def _likely_headers(
    record: Record, faults: Sequence[Finding], players: bool, lines: int
) -> Iterable[tuple[Edit, Record]]:
    """Of the other headers the one under which least is wrong, and the one under which the first fault
    comes last: a slip further down may make many lines wrong under the right header too. So many lines may
    be replayed."""
    first = min(fault.place.order for fault in faults)
    fewest: tuple[int, Edit, Record] | None = None
    latest: tuple[tuple[int, int], Edit, Record] | None = None
    for edit, other in other_headers(record, players):
        if other.game is None or other.terms is None:
            continue
        if lines <= 0:
            break
        verdict = replay(other)
        lines -= len(other.entries) + A_FAULT * len(verdict.findings)
        wrong = [each for each in (*other.findings, *verdict.findings) if each.severity == ERROR]
        reach = min((each.place.order for each in wrong), default=END)
        better = reach > first or len(wrong) < (len(faults) // 2 if players else len(faults))
        if verdict.stopped or len(wrong) > MOST_WRONG or not better:
            continue
        if fewest is None or len(wrong) < fewest[0]:
            fewest = len(wrong), edit, other
        if latest is None or reach > latest[0]:
            latest = reach, edit, other
    found = [each[1:] for each in (fewest, latest) if each is not None]
    return {id(other): (edit, other) for edit, other in found}.values()
