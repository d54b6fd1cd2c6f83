"""What a turn may have been of which nothing can be read: any actions, built up one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from referee.core.acts import NearlyRead, Unreadable
from referee.core.entry import Entry, Play
from referee.core.record import Record
from referee.forms.folding import fold
from referee.text.source import cut_comment

from .beginnings import Beginnings
from .edits import TURN, Edit, other_plays
from .likeness import A_GUESS, AN_UNREAD_WORD, ONE_WORD
from .path import Path
from .readings import LEGAL_A_LINE, UNKNOWN, Readings
from .saying import says

MOST_TRIED = 300
"""The most turns and beginnings of turns that are tried in the place of one."""
MOST_PLAYS = 6


def is_unread_turn(entry: Entry) -> bool:
    """Whether an entry is a turn of a player of which no action can be read, or guessed."""
    said = [play.action for play in entry.plays]
    return (
        entry.seat is not None
        and 0 < len(said) <= MOST_PLAYS
        and all(isinstance(each, Unreadable) and not isinstance(each, NearlyRead) for each in said)
    )


def turn_or_remark(record: Record, at: int) -> Iterator[Edit]:
    """A line without a colon that begins with a player's name: as a remark if it was taken for a turn, and
    as a turn if it was not."""
    entry = record.entries[at]
    text = cut_comment(record.lines[entry.line - 1])[0].strip()
    if (
        ":" in text
        or entry.name is not None
        or not all(isinstance(each.action, Unreadable) for each in entry.plays)
    ):
        return
    told = says("edit.unread-turn", "a turn that cannot be read")
    if entry.seat is not None:
        yield Edit(TURN, at, (), 1, ONE_WORD, told, entry.line)
        return
    for seat, name in enumerate(record.players):
        if fold(text).startswith(f"{fold(name)} "):
            yield Edit(TURN, at, (entry._replace(seat=seat),), 1, ONE_WORD, told, entry.line)


def any_turn(
    readings: Readings,
    path: Path,
    at: int,
    begun: Sequence[Play],
    words: frozenset[str],
    reach_of: Callable[[Edit], tuple[int, int] | None],
) -> Iterator[Edit]:
    """The turns that this line may have been, the most promising first: those that begin with what it was
    taken for until now (`begun`), and have the most of the `words` of what it may explain. `reach_of` says
    where the log is wrong with a turn that was tried."""
    entry = readings.record.entries[at]
    seat, state = entry.seat, readings.states(path, entry)[0]
    if seat is None or not readings.legal(state, seat):
        return
    turn, cost = Beginnings(readings, state, seat, [begun]), AN_UNREAD_WORD + A_GUESS
    while len(turn.seen) < MOST_TRIED and (plays := turn.pop()) is not None:
        over = bool(plays) and _is_over(readings, turn, plays)
        reach: tuple[int, int] | None = path.reach
        if plays:
            read = [*plays, *(() if over else [UNKNOWN])]
            told = says("edit.unread-turn", "a turn that cannot be read")
            edit = other_plays(at, entry, read, cost, told)._replace(kind=TURN)
            yield edit
            reach = reach_of(edit)
        if not over and reach is not None:
            path.ground.left -= turn.push(plays, reach, words) // LEGAL_A_LINE


def _is_over(readings: Readings, turn: Beginnings, plays: Sequence[Play]) -> bool:
    full = readings.game.turn_is_full(turn.after(plays), readings.options)
    return len(plays) >= MOST_PLAYS or full or not turn.next(plays)
