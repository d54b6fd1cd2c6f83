"""Claims and results that would be judged by what the log does not say."""

from __future__ import annotations

from referee.core.finding import Finding, Place

from .likeness import LIKELY
from .story import Root, Story


def rests_on(root: Root, story: Story, written: Finding | None) -> Place | None:
    """The fault above a claim or a result that only an assumption fills, if the claim is judged by that: an
    example of a missing line, or a guess at unreadable words that are like no others. `written` is what is
    wrong with it as the log is written."""
    if root.finding is None or not root.finding.only_said or root.edit is not None:
        return None
    for each in story.roots:
        if each.edit is not None and each.place.order < root.place.order:
            if each.edit.gap and written is None:
                return each.place
            guessed = each.finding is None and each.edit.cost > LIKELY
            if guessed and (written is None or written.facts != root.finding.facts):
                return each.place
    return None
