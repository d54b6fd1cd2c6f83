"""Where actions belong that stand on the wrong line: without a name, or behind another player's turn."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.acts import Elsewhere
from referee.core.finding import Place

from .context import Context
from .edits import Edit, joined, other_player, parted
from .likeness import NAME_LOST
from .path import Path


def at_home(context: Context, path: Path, place: Place) -> list[Edit]:
    """The readings after which the line is legal, and the most lines below it too. Whose turn it is tells
    which that is: the end of the turn above, the next player's turn, or a turn on a line of its own."""
    tried = [
        (path.other([*path.edits.values(), edit], path.known, edit.at).reach, edit)
        for edit in _readings(context, context.at_line[place.line], place)
        if not any(edit.touches(each) or edit.key == each.key for each in path.edits.values())
    ]
    furthest = max((reach for reach, _ in tried), default=(0, 0))
    return [edit for reach, edit in tried if reach == furthest and reach[0] > place.line]


def _readings(context: Context, at: int, place: Place) -> Iterator[Edit]:
    entries = context.record.entries
    entry = entries[at]
    found = ((index, entry.plays[index].action) for index in context.indexes(entry, place))
    index, moved = next((index, action) for index, action in found if isinstance(action, Elsewhere))
    if moved.seat is not None or moved.of_table:
        if index == len(entry.plays) - 1:
            yield parted(at, entry, index, moved)
        return
    if at and entries[at - 1].seat is not None and not entries[at - 1].broken:
        yield joined(at - 1, entries, moved.plays)
    said = entry._replace(plays=moved.plays, broken=False)
    for seat, name in enumerate(context.players):
        yield other_player(at, said, seat, name, NAME_LOST)
