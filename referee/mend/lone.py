"""The only fault of a log: a slip that surely explains it.

With one fault there is nothing to search for, because it counts in any reading. But if its line is written
twice, or a word of what was seen is wrong, the rules themselves say what was meant.
"""

from __future__ import annotations

from referee.core.entry import Play
from referee.core.finding import Place
from referee.core.record import Record
from referee.core.value import changed

from .edits import Edit
from .likeness import LIKELY
from .path import Ground, Path
from .readings import Readings

MOST_LINES = 1_200
"""The most lines that are replayed."""


def surely_meant(record: Record, place: Place) -> Edit | None:
    """The only slip of these kinds after which the log is legal; None if there are two as near."""
    if place.line not in {entry.line for entry in record.entries}:
        return None
    ground = Ground(record, MOST_LINES)
    path = Path(ground).begin()
    if path.fault is None or path.fault.place != place:
        return None
    found: list[Edit] = []
    for edit in Readings(record).near(path, place):
        if ground.left <= 0:
            return None
        if edit.cost > (found[0].cost if found else LIKELY):
            break
        if _is_sure(record, edit) and path.other([edit], (), edit.at).fault is None:
            found.append(edit)
    return found[0] if len(found) == 1 else None


def _is_sure(record: Record, edit: Edit) -> bool:
    """Whether a line is left out because it is written twice, or only what was seen is put right."""
    if edit.kind != "word":
        return edit.kind == "double"
    old, new = record.entries[edit.at].plays, edit.new[0].plays
    return len(old) == len(new) and all(map(_differ_in_what_was_seen, (record,) * len(old), old, new))


def _differ_in_what_was_seen(record: Record, one: Play, two: Play) -> bool:
    """Whether two actions are the same, but for what was seen of them; nothing of that is left out."""
    if one.action == two.action:
        return True
    form = record.known_game.form_of.get(type(one.action))
    if form is None or type(one.action) is not type(two.action):
        return False
    seen = [slot.field for slot in form.seen]
    told = {field: getattr(one.action, field) for field in seen}
    other = {field: getattr(two.action, field) for field in seen}
    whole = [field for field in seen if _size(told[field]) == _size(other[field])]
    return len(whole) == len(seen) and changed(two.action, **told) == one.action


def _size(told: object) -> int:
    """How many things were seen: each item of a list, or one word or number."""
    return len(told) if isinstance(told, tuple) else int(told is not None)
