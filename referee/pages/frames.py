"""What changes from one picture to the next, as data for the script of a page.

Every look of a shape (its element, text and title) is written once and has a number, and so has every id. A
picture is then told by numbers: the shapes that are gone, that are new, and that look different from now
on. The script only carries this out: it knows nothing of the game.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from referee.export.safe_text import visible
from referee.export.svg import attributes
from referee.pictures.drawing import Drawing, Shape

PREFIX = "t-"
"""Before the ids of the shapes, which are then different from all other ids of the page."""
BOTTOM = -1
"""In place of the shape below, for the first shape."""
_PARTS = re.compile(r"(; |\. )")
_NOTHING = Drawing(0, 0, (), "")


class _Look(NamedTuple):
    """A shape without its id."""

    tag: str
    attributes: tuple[tuple[str, str], ...]
    text: str
    title: str


class Frames:
    """The pictures of a game in their order. It keeps the last one, and every look once."""

    def __init__(self) -> None:
        self.shown = _NOTHING
        self.ids: dict[str, int] = {}
        self.looks: dict[_Look, int] = {}

    def add(self, drawing: Drawing) -> list[Any]:
        """The difference from the last picture: `[gone, new, different, description, size]`, without those
        at the end that say nothing.

        - gone: the numbers of ids
        - new: for each shape its id, the id of the shape below it, and its look
        - different: for each shape its id and its look
        - description: `[from, to, text]` for the parts of it that are replaced, the last ones first
        """
        before, self.shown = self.shown, drawing
        old = {each.id: each for each in before.shapes}
        now = {each.id for each in drawing.shapes}
        moved = _moved(before.shapes, drawing.shapes)
        gone = [self.ids[each.id] for each in before.shapes if each.id not in now or each.id in moved]
        new: list[int] = []
        different: list[int] = []
        below = BOTTOM
        for each in drawing.shapes:
            number = self.ids.setdefault(each.id, len(self.ids))
            was = old.get(each.id)
            if was is None or each.id in moved:
                new += [number, below, self._look(each)]
            elif was is not each and was != each:
                different += [number, self._look(each)]
            below = number
        size = [drawing.width, drawing.height]
        same_size = size == [before.width, before.height]
        described = _patch(visible(before.description), visible(drawing.description))
        return _cut([gone, new, different, described, [] if same_size else size])

    def _look(self, shape: Shape) -> int:
        return self.looks.setdefault(_Look(*shape[1:]), len(self.looks))

    def tables(self) -> dict[str, Any]:
        """The ids and looks by number. A look is `[tag, text, title, name, value, name, value, ...]`, and a
        number in it stands for a string that occurs in several."""
        looks = [list(_written(look)) for look in self.looks]
        times = Counter(text for look in looks for text in look)
        strings = [text for text, count in times.most_common() if count > 1 and len(text) > 1]
        known = {text: number for number, text in enumerate(strings)}
        return {
            "ids": list(self.ids),
            "strings": strings,
            "looks": [[known.get(text, text) for text in look] for look in looks],
        }


def _written(look: _Look) -> Iterator[str]:
    yield look.tag
    yield visible(look.text)
    yield visible(look.title)
    for name, value in attributes(Shape("", look.tag, look.attributes), PREFIX).items():
        yield name
        yield visible(value)


def _moved(before: Sequence[Shape], after: Sequence[Shape]) -> set[str]:
    """The fewest shapes to take out and put in again, so that the others are in the order that they had."""
    rank = {each.id: number for number, each in enumerate(before)}
    shared = [each.id for each in after if each.id in rank]
    places = [rank[name] for name in shared]
    if places == sorted(places):
        return set()
    ends: list[int] = []  # the lowest end of an ascending row of each length
    rows: list[int] = []  # for each shape, the length of the longest ascending row that ends with it
    for name in shared:
        length = bisect_left(ends, rank[name])
        ends[length : length + 1] = [rank[name]]
        rows.append(length)
    wanted = len(ends) - 1
    moved = set()
    for name, length in zip(reversed(shared), reversed(rows), strict=True):
        if length == wanted:
            wanted -= 1
        else:
            moved.add(name)
    return moved


def _patch(before: str, after: str) -> list[list[Any]]:
    """Which parts of a description are replaced, and by what, from the last to the first."""
    if before == after:
        return []
    old, new = _PARTS.split(before), _PARTS.split(after)
    found = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return [[a, b, "".join(new[c:d])] for kind, a, b, c, d in reversed(found) if kind != "equal"]


def units(text: str) -> int:
    """The length of a text as a script counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def _cut(parts: list[Any]) -> list[Any]:
    """The parts without those at the end that say nothing."""
    while parts and not parts[-1]:
        parts.pop()
    return parts
