"""The story of a log: with its own header, or with another one if that leaves fewer faults."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from referee.core.finding import Finding
from referee.core.record import Record
from referee.core.replay import replay
from referee.core.rule import ERROR

from .edits import Edit
from .header import MOST_WRONG, OtherHeaders
from .likeness import AS_PLAYED
from .path import A_FAULT, END, beyond_a_turn
from .search import Search
from .story import Root, Story

MOST_LINES, MOST_ASKED = 12_000, 800_000
"""The most lines that are replayed for one log, and the most rules that may be asked if every line asks all
rules of the game: a line takes longer in a game with more rules."""

MANY = 3 * AS_PLAYED
"""From this cost of a story, the players of the header are in doubt."""

MANY_EARLY = 5
"""From this many faults as written, the first of them early, other headers are tried first."""

EARLY = 4
"""A wrong header usually causes a fault in the first lines of play: this many."""


def most_lines(record: Record) -> int:
    """The most lines that are replayed for a log of this game."""
    return min(MOST_LINES, MOST_ASKED // len(list(record.known_game.book)))


def explain(
    record: Record,
    faults: Sequence[Finding],
    lines: int | None = None,
    played: bool = True,
    headers: OtherHeaders | None = None,
) -> Story:
    """The cheapest story of a record; `faults` are all its faults as written. If the game cannot be played
    with its header (not `played`), any other header that works is taken. `headers` are those to try, if
    they were read before."""
    lines = most_lines(record) if lines is None else lines
    headers = OtherHeaders(record) if headers is None else headers
    own: Story | None = None
    play = [entry.line for entry in record.entries if entry.seat is not None or entry.name is not None]
    soon = play[min(EARLY, len(play)) - 1] if played and play else 0
    early = any(fault.place.line <= soon for fault in faults)
    if played and not (early and len(faults) >= MANY_EARLY):
        own = Search(record, lines).run()
        if not faults or len(own.roots) < 2:
            return own
    best = own
    in_doubt = own is None or early or own.cost >= MANY
    for edit, other in _likely_headers(headers, faults, in_doubt, lines // 2):
        under = Search(other, lines * 3 // 4 if played else lines).run(
            inf if best is None else best.cost - edit.cost
        )
        counted = {root.place for root in under.roots} | {each.place for each in other.findings}
        gone = [fault for fault in faults if fault.place not in counted]
        if gone:  # the first fault that this header explains is reported
            first = min(gone, key=lambda fault: fault.place.order)
            roots = (Root(first.place, first, under.path, edit), *under.roots)
            under = under._replace(roots=tuple(sorted(roots, key=lambda root: root.place.order)))
            if best is None or under.cost < best.cost:
                best = under
    if own is None and (played or best is None):
        own = Search(record, lines).run(inf if best is None else best.cost)
        return own if best is None or own.cost <= best.cost else best
    assert best is not None
    return best


def _likely_headers(
    headers: OtherHeaders, faults: Sequence[Finding], players: bool, lines: int
) -> Iterable[tuple[Edit, Record]]:
    """The header with the fewest faults, and the one whose first fault comes latest, because another slip
    may cause many faults with the right header too. At most `lines` lines are replayed."""
    first = min(fault.place.order for fault in faults)
    found: list[tuple[int, tuple[int, int], Edit, Record]] = []
    for edit, other in headers.all(players):
        if other.game is None or other.terms is None:
            continue
        if lines <= 0:
            break
        verdict = replay(other)
        lines -= len(other.entries) + sum(map(beyond_a_turn, other.entries))
        lines -= A_FAULT * len(verdict.findings)
        wrong = [each for each in (*other.findings, *verdict.findings) if each.severity == ERROR]
        reach = min((each.place.order for each in wrong), default=END)
        better = reach > first or len(wrong) < len(faults)
        if better and not verdict.stopped and len(wrong) <= MOST_WRONG:
            found.append((len(wrong), reach, edit, other))
    if not found:
        return ()
    best = (
        min(found, key=lambda each: each[0] * each[2].cost),
        max(found, key=lambda each: (each[1], -each[2].cost)),
    )
    return {id(other): (edit, other) for *_, edit, other in best}.values()
