"""The result of a replay: its findings, and the state of the game."""

from __future__ import annotations

from collections.abc import Sequence

from .editions import Terms
from .entry import Row
from .finding import Finding
from .game import Game
from .plain_class import fresh, slotted
from .record import Record
from .table import TableState


@slotted
class Verdict:
    """A record, judged."""

    record: Record
    game: Game | None = None
    terms: Terms | None = None
    state: TableState | None = None
    findings: list[Finding] = fresh(default_factory=list)
    turns: int = 0
    actions: int = 0
    stopped: bool = False
    ignored: list[Finding] = fresh(default_factory=list)
    """What was found and is not reported, because somebody asked for other rules only."""
    meant: Sequence[Row] | None = None
    """The log in the reading that decided which faults count, if a search for causes was needed."""

    @property
    def legal(self) -> bool:
        return not any(finding.counts for finding in (*self.findings, *self.ignored))

    @property
    def provisional(self) -> bool:
        """Whether the state depends on an illegal action, or on a line that could not be read."""
        found = (*self.findings, *self.ignored)
        return any(finding.counts and not finding.only_said for finding in found)

    @property
    def judged(self) -> bool:
        """Whether the moves were replayed at all (an unknown game cannot be)."""
        return self.game is not None and self.state is not None

    @property
    def known_state(self) -> TableState:
        """The table at the end of a log that was replayed. ValueError if it was not."""
        if self.state is None:
            raise ValueError(f"{self.record.name}: nothing was replayed")
        return self.state

    @property
    def waived(self) -> Sequence[Finding]:
        return [finding for finding in self.findings if finding.severity == "waived"]

    @property
    def undecided(self) -> Sequence[Finding]:
        """The findings that cannot be judged from this log because something is hidden."""
        return [finding for finding in self.findings if finding.severity == "undecided"]
