"""Which findings are reported: those of some rules, or of all but some."""

from __future__ import annotations

from typing import NamedTuple

from referee.core.verdict import Verdict


class Selection(NamedTuple):
    """Codes of rules, or the beginnings of codes. The longest one that fits a rule decides."""

    select: tuple[str, ...] = ()
    """If there are any, only these are reported."""
    ignore: tuple[str, ...] = ()

    def takes(self, code: str) -> bool:
        chosen = _longest(self.select, code) if self.select else 0
        left_out = _longest(self.ignore, code)
        return chosen >= 0 and chosen >= left_out

    def apply(self, verdict: Verdict) -> None:
        """Move what is not selected to `ignored`. What follows from such a fault goes with it."""
        unwanted = [finding for finding in verdict.findings if not self.takes(finding.code)]
        places = {finding.place for finding in unwanted if finding.counts}
        unwanted += [
            finding
            for finding in verdict.findings
            if finding.follows in places and not any(finding is each for each in unwanted)
        ]
        gone = set(map(id, unwanted))
        verdict.findings[:] = [finding for finding in verdict.findings if id(finding) not in gone]
        verdict.ignored.extend(unwanted)


def _longest(codes: tuple[str, ...], code: str) -> int:
    """The length of the longest of these that a code is or begins with, -1 if none."""
    return max((len(each) for each in codes if begins(each, code)), default=-1)


def begins(prefix: str, code: str) -> bool:
    """Whether a code is this one or begins with it: `EI` and `EI-FIRE` fit `EI-FIRE-5`, `EI-FIRE-1` fits
    not `EI-FIRE-10`."""
    return code == prefix or code.startswith(prefix if prefix.endswith("-") else f"{prefix}-")
