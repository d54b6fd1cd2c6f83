"""A log that is open in an editor: its text, its record and its verdict."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from pygls.workspace import PositionCodec

from referee.analysis.limits import too_large_to_open
from referee.api import CannotRead, check, loads
from referee.core.finding import Finding
from referee.core.house import NO_HOUSE, House
from referee.core.record import Record
from referee.core.rule import ERROR
from referee.core.verdict import Verdict

from .columns import Columns
from .resuming import ResumedReplay

Key = tuple[str, str, str]


class HouseTerms(NamedTuple):
    """What the configuration says about a log: editions and rulings, and the folder of board files."""

    house: House = NO_HOUSE
    boards: str | None = None


NO_HOUSE_TERMS = HouseTerms()
HouseTermsOf = Callable[[Path], HouseTerms]
"""What holds for the log in a file. CannotRead if the configuration is wrong."""


class OpenLog:
    """A log in an editor.

    `change` judges a new text at once, as played. The search for causes takes longer, so it is made when
    the typing pauses: `search` needs nothing but the record, so another thread can do it.
    """

    def __init__(
        self,
        name: str,
        folder: Path | None,
        codec: PositionCodec,
        customs: HouseTerms | str = NO_HOUSE_TERMS,
    ) -> None:
        self.name = name
        self.folder = folder
        self.codec = codec
        self.customs = customs
        """A text is what is wrong with the configuration. Then the log is not judged."""
        self.version: int | None = None
        self.trouble = ""
        """Why the log cannot be read at all."""
        self.replay = ResumedReplay()
        self.record = Record(name, [])
        self.verdict = Verdict(self.record)
        self.columns = Columns("", codec)
        self.consequences: Counter[Key] = Counter()

    def change(self, text: str, version: int | None) -> None:
        """Take a new text and judge it."""
        self.version = version
        self.columns = Columns(text, self.codec)
        self.trouble = ""
        try:
            self.record = self.read(text)
        except CannotRead as error:
            self.trouble = str(error)
            self.record = Record(self.name, [])
        verdict = self.replay.judge(self.record)
        self._keep_causes(verdict)
        self.verdict = verdict

    def read(self, text: str) -> Record:
        """The record of a text, as if it were the log. CannotRead if that cannot be."""
        if isinstance(self.customs, str):
            raise CannotRead(self.customs)
        if why := too_large_to_open(len(text), text.count("\n")):
            raise CannotRead(why)
        house, boards = self.customs
        return loads(text, self.name, self.folder, house=house, boards=boards)

    @property
    def needs_search(self) -> bool:
        """Whether there are several faults, so that one may follow from another."""
        return sum(finding.severity == ERROR for finding in self.verdict.findings) > 1

    def search(self) -> Verdict:
        return check(self.record)

    def settle(self, verdict: Verdict) -> bool:
        """Take the verdict of a search. Returns whether it is about the present text."""
        if verdict.record is not self.record:
            return False
        self.verdict = verdict
        self.consequences = Counter(_key(each) for each in verdict.findings if each.follows is not None)
        return True

    def _keep_causes(self, verdict: Verdict) -> None:
        """Until the next search, what followed from another fault still does."""
        before = {_key(each): each for each in self.verdict.findings if each.follows is not None}
        known = Counter(self.consequences)
        for number, finding in enumerate(verdict.findings):
            key = _key(finding)
            if finding.severity == ERROR and known[key] and key in before:
                known[key] -= 1
                verdict.findings[number] = replace(finding, follows=before[key].follows)

    def at(self, line: int, column: int) -> list[Finding]:
        """The findings at a column of a line of the record."""
        from referee.text.locations import span_of

        found = []
        for finding in self.verdict.findings:
            span = span_of(self.record, finding)
            if span.line == line and span.column <= column + 1 <= span.end_column:
                found.append(finding)
        return found


def _key(finding: Finding) -> Key:
    return finding.code, finding.message, finding.severity
