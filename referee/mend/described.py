"""A replay that says more of what it finds: the table as it was, what would be legal, where to look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.analysis.history import bracket
from referee.analysis.looking_back import related
from referee.core.acts import Claim
from referee.core.entry import Play
from referee.core.finding import Finding, Place
from referee.core.record import Record
from referee.core.replay import Replay
from referee.core.rule import ERROR, WAIVED, Past

from .likeness import CLEARLY, LIKELY, clause_cost

SHOWN = 3
MOST_DESCRIBED = 50
"""Findings of one log that are described; later ones only name the rule."""
MOST_LOOKED_BACK = 5_000
"""Lines that are replayed, for the findings of one log, to see where earlier deeds of theirs stand."""


class Described(Replay):
    """One replay in progress, which describes the first findings; of faults no more than `most_faults`."""

    def __init__(
        self, record: Record, policy: str | None = None, most_faults: int = MOST_DESCRIBED
    ) -> None:
        super().__init__(record, policy)
        self.most_faults = most_faults
        self.looks_back = True

    def describe(self, finding: Finding, play: Play | None, past: Sequence[Past]) -> None:
        if len(self.findings) >= MOST_DESCRIBED:
            return
        if finding.severity == ERROR and self.errors >= self.most_faults:
            return
        if past and self.looks_back:
            finding.related = related(self.record, self.entries, past, finding.place)
        if play is None or finding.severity not in (ERROR, WAIVED):
            return
        if isinstance(play.action, Claim):
            if self.looks_back:
                finding.related = bracket(
                    self.record, self.entries, play.action, self.agreed_at(play.action), finding.place
                )
            return
        finding.situation = self.game.situation(self.state, play.action, self.record.players)
        if finding.seat is not None:
            self.alternatives(finding, play.action)

    def agreed_at(self, claim: Claim) -> Place | None:
        """Where the same quantity was last claimed, and was right."""
        last = self.agreed.get((claim.player, claim.quantity))
        return Place(last[0].line, last[1]) if last else None

    def alternatives(self, finding: Finding, action: Any) -> None:
        """What would have been legal: what is most like the words that were written comes first."""
        game, players = self.game, self.record.players
        listed = list(game.legal(self.state, self.options))
        if not listed:
            return
        form = game.form_of.get(type(action))
        written = form.write(action, players).partition(" -> ")[0].split() if form else []
        texts = [game.write(other, players) for _, other in listed]
        ranked = sorted((clause_cost(written, text.split()), at) for at, text in enumerate(texts))
        finding.legal = tuple(texts[at] for _, at in ranked[:SHOWN])
        finding.legal_total = len(texts)
        finding.legal_for = listed[0][0]
        (nearest, at), *others = ranked
        clear = not others or others[0][0] >= nearest + CLEARLY
        if finding.legal_for == finding.seat and nearest <= LIKELY and clear:
            finding.suggestion = texts[at]
