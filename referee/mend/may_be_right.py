"""Claims and results that are right if a line that cannot be read said the right thing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from referee.core.acts import NearlyRead
from referee.core.finding import Finding, Place
from referee.core.replay import replay

from .assumed import rests_on
from .edits import Edit, applied
from .likeness import LIKELY
from .readings import Readings
from .story import Root, Story
from .unread_turns import is_unread_turn

MOST_LINES = 3_000
"""The most lines that are replayed to find what unreadable words may have changed."""


class MayBeRight:
    """What the unreadable words of a story may have been. Words that are like others excuse nothing but
    what these would."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.readings = Readings(story.record)
        unread = [root for root in story.roots if root.finding is None and not _is_clear(root)]
        self.unread = [root for root in unread if not self._is_nearly_read(root)]
        self.lines = MOST_LINES

    def cause_of(self, root: Root) -> Place | None:
        """The unreadable words above a wrong claim or result that would be right if they were the right
        ones."""
        if root.finding is None or not root.finding.only_said or root.edit is not None:
            return None
        above = [each for each in self.unread if each.place.order < root.place.order]
        wrong = root.finding.place, root.finding.code
        return next((each.place for each in reversed(above) if self._may_be(each, root, wrong)), None)

    def _is_any_turn(self, unread: Root) -> bool:
        """Whether nothing of a turn can be read, so that it may have been several actions."""
        at = self.story.path.ground.at_line.get(unread.place.line)
        if at is None or not is_unread_turn(self.story.record.entries[at]):
            return False
        return not self.readings.near(self.story.path, unread.place)

    def _is_nearly_read(self, root: Root) -> bool:
        at, index = self.story.path.ground.at_line.get(root.place.line), root.place.action or 0
        plays = () if at is None else self.story.record.entries[at].plays[index:][:1]
        return any(isinstance(play.action, NearlyRead) for play in plays)

    def _may_be(self, unread: Root, root: Root, wrong: tuple[Place, str]) -> bool:
        if self._is_any_turn(unread):
            return True
        record, others = self.story.record, self._edits(unread)
        words = self.readings.words(root.finding) if root.finding is not None else frozenset()
        for edit in self._may_have_been(unread, words):
            entries = applied(record.entries, [*others, edit])
            if self.lines <= 0:
                return False
            self.lines -= len(entries)
            found = {(each.place, each.code) for each in replay(record, entries=entries).findings}
            if wrong not in found:
                return True
        return False

    def _may_have_been(self, unread: Root, words: frozenset[str]) -> Iterable[Edit]:
        at = self.story.path.ground.at_line.get(unread.place.line)
        if at is None:
            return ()
        near = self.readings.near(self.story.path, unread.place)
        if near and near[0].cost <= LIKELY:
            return near
        return self.readings.anything(self.story.path, unread.place, words)

    def _edits(self, unread: Root) -> Sequence[Edit]:
        """The edits of the other faults that the words do not touch."""
        edits = [root.edit for root in self.story.roots if root.edit is not None and root is not unread]
        return [edit for edit in edits if edit.kind != "header" and edit.line != unread.place.line]


def resting(story: Story, written: Mapping[Place, Finding]) -> dict[Place, Place]:
    """The wrong claims and results that rest on an assumption, or that unreadable words may make right,
    each with the fault above that it follows from. `written` is what is wrong as the log is written."""
    perhaps = MayBeRight(story)
    return {
        root.place: below
        for root in story.roots
        if root.finding
        and (below := rests_on(root, story, written.get(root.place)) or perhaps.cause_of(root))
    }


def _is_clear(root: Root) -> bool:
    return root.edit is not None and root.edit.cost <= LIKELY
