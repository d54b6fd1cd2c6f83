"""Proves that the original of a log cannot be known: the same slip in another legal log gives its text.

A first proposal that is not the original is excused only by proof. It must be legal, and the kind of slip
that was made in the original, made in the proposal, must give the very text that was written. Then both are
equally good, and whoever reads the text can only guess. A proposal that needs another kind of slip is no
such proof, because it could have been ranked behind the original.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .injected import LATER, Case, edit_between, first_error
from .slips import EXTRA, SLIPS

MAKERS = SLIPS | EXTRA

TRIES = 300
"""How often a slip is made at random in one line, to see whether it gives the text."""


def twin(case: Case, proposed: str) -> str | None:
    """The reason why the original of a log with one slip cannot be known, or None."""
    (slip,) = case.slips
    kind = slip.kind.removesuffix(LATER)
    written, lines = case.text.splitlines(), proposed.splitlines()
    if kind not in MAKERS or lines == list(case.lines) or first_error(proposed) is not None:
        return None
    head = case.lines.index("") + 1
    edit = edit_between(lines, written)
    if edit.start < head:
        return None
    for at in range(max(head, edit.start - 1), edit.end + 1):
        dice = Random(f"{kind} {at}")
        for _ in range(TRIES if at < len(lines) else 0):
            slipped = MAKERS[kind](lines[head:], at - head, dice, case.names)
            if slipped is not None and slipped == written[head:]:
                said, meant = _quoted(lines[edit.start : edit.end]), _quoted(edit.put)
                return f"{kind}: {meant} in line {edit.start + 1} may stand for {said} too"
    return None


def _quoted(lines: Sequence[str]) -> str:
    return " / ".join(map(repr, lines)) or "nothing"
