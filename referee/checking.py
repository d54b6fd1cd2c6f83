"""Gives the verdict on a log: replays it, and searches for the real causes of its faults."""

from __future__ import annotations

from functools import cache
from types import ModuleType

from .analysis.limits import require_judgeable
from .analysis.log_point import entries_until
from .core.finding import Finding
from .core.record import Record
from .core.rule import ERROR
from .core.verdict import Verdict


def replay(record: Record, *, strict: bool = False, at: str | None = None) -> Verdict:
    """Replay a record by the rules, up to and including the line (or `line.action`) `at`."""
    entries = entries_until(record, at)
    if not record.can_be_judged:
        return Verdict(record)
    from .mend.judging import described

    return described(record, entries, strict)


def check(record: Record, *, strict: bool = False) -> Verdict:
    """The verdict on a log: everything in it that cannot be read or is not legal, in order."""
    if not record.can_be_judged:
        verdict = Verdict(record, findings=_in_order(record))
    else:
        verdict = _judging().judged(record, strict)
    if verdict.undecided:
        from .analysis.looking_back import judge_again

        judge_again(verdict)
    if strict:
        _keep_first(verdict)
    if not verdict.legal:
        from .analysis.other_rulings import name_rulings

        name_rulings(verdict)
    return verdict


@cache
def _judging() -> ModuleType:
    """What searches for the causes of faults. It is loaded for the first log; an import takes longer."""
    from .mend import judging

    return judging


def _in_order(record: Record) -> list[Finding]:
    return sorted((*record.findings, *record.notices), key=lambda finding: finding.order)


def _keep_first(verdict: Verdict) -> None:
    for index, finding in enumerate(verdict.findings):
        if finding.severity == ERROR:
            del verdict.findings[index + 1 :]
            verdict.stopped = True
            return


def judged_until(record: Record, at: str | None) -> Verdict:
    """The replay up to and including `at`. ValueError with a message if the log cannot be judged."""
    require_judgeable(record)
    return replay(record, at=at)
