"""Who plays next, and what may be played: a list of legal actions, up to a limit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from referee.core.entry import Entry, Play
from referee.core.folding import fold
from referee.core.phrase import NotAWord, seat_of
from referee.core.replay import replay
from referee.text.line_kinds import STATEMENTS
from referee.text.source import cut_comment

from .new_line import Look, last_entry

MOST_LISTED = 2_000
"""The most actions that are listed, so that the prompt never hangs."""


class Upcoming(NamedTuple):
    """What comes next: a line of the table itself, such as `example`, or one of these players."""

    example: str | None
    seats: tuple[int, ...]
    goes_on: int | None = None
    """The player whose turn can still continue, if that is on the same line and not on a new one."""


def upcoming(seen: Look) -> Upcoming:
    """What the game expects after the last line of a log. Empty if the game is over."""
    record, state, options = seen.record, seen.state, seen.options
    game, players = record.known_game, record.players
    if game.deal is not None:
        dealt = game.deal(state, options, Random(0))
        if dealt is not None:
            return Upcoming(game.write(dealt, players), ())
    seats = tuple(dict.fromkeys(seat for seat, _ in islice(game.legal(state, options), MOST_LISTED)))
    last = next((entry.seat for entry in reversed(record.entries) if entry.seat is not None), None)
    if last in seats:  # the player can do more, but perhaps only on the same line
        seats = tuple(seat for seat in range(len(record.header.players)) if choices(seen, seat))
        return Upcoming(None, seats, last if last not in seats and _is_open(seen) else None)
    return Upcoming(None, seats)


def _is_open(seen: Look) -> bool:
    """Whether the last line of the log is a turn that can be continued."""
    entry = last_entry(seen.record)
    return entry is not None and entry.seat is not None and not entry.broken


def more(seen: Look, seat: int) -> list[str]:
    """What a player may add to the last line."""
    record = seen.record
    legal = islice(record.known_game.legal(seen.state, seen.options), MOST_LISTED)
    return [record.notation.write(action, record.players) for who, action in legal if who == seat]


def joined(seen: Look, typed: str) -> str | None:
    """The last line with the typed text added, if the typed text continues its turn; else None."""
    code, comment = cut_comment(typed)
    name, colon, body = code.partition(":") if ":" in code else ("", "", code)
    last = last_entry(seen.record)
    if last is None or not begins_action(seen, body):
        return None
    if (colon and seat_named(seen, name) != last.seat) or upcoming(seen).goes_on is None:
        return None
    before, remark = cut_comment(seen.record.lines[-1])
    remarks = "  ".join(each.strip() for each in (remark, comment) if each and each.strip())
    line = f"{before.rstrip().rstrip(';')}; {body.strip()}"
    return f"{line}  # {remarks}" if remarks else line


def choices(seen: Look, seat: int, plays: Sequence[Play] = ()) -> list[str]:
    """What a player may do on a new line at the end, after the actions `plays` on that line."""
    record = seen.record
    line = Entry(len(record.lines) + 1, None, seat, list(plays), broken=False)
    state = replay(record, entries=[*record.entries, line]).known_state
    legal = islice(record.known_game.legal(state, seen.options), MOST_LISTED)
    return [record.notation.write(action, record.players) for who, action in legal if who == seat]


def seat_named(seen: Look, name: str) -> int | None:
    """The seat of the player that a line begins with."""
    try:
        seat = seat_of(" ".join(name.split()), tuple(p.name for p in seen.record.header.players))
    except NotAWord:
        return None
    return seat if seat < seen.record.known_game.most_players else None


def begins_action(seen: Look, text: str) -> bool:
    """Whether the first word begins an action of a player, and not a statement or a line of the table."""
    game, words = seen.record.known_game, fold(text).split()
    others = (*STATEMENTS, *game.table_words)
    return bool(words) and words[0] in game.forms_by_verb and words[0] not in others


def with_name(seen: Look, line: str) -> str:
    """The line with the current player's name, if it begins with an action and not with a name."""
    code, _ = cut_comment(line)
    if ":" in code or not begins_action(seen, code):
        return line
    seats = upcoming(seen).seats
    return f"{seen.record.players[seats[0]]}: {line.strip()}" if seats else line
