"""A replay that describes its findings: the state, what would be legal, other lines to look at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from referee.core.acts import Claim
from referee.core.entry import Play
from referee.core.finding import Finding, Place
from referee.core.judge import first_breach
from referee.core.record import Record
from referee.core.replay import Replay
from referee.core.rule import ERROR, WAIVED, Past
from referee.speech.current import about_log
from referee.text.locations import locate
from referee.text.log_words import Quoted

from .likeness import CLEARLY, LIKELY, clause_cost

SHOWN = 3
MOST_DESCRIBED = 50
"""The most findings of a log that are described. Later ones only name the rule."""
MOST_LOOKED_BACK = 5_000
"""The most lines of a log that are replayed to find the earlier actions that findings refer to."""


class Described(Replay):
    """A replay in progress that describes the first findings, and at most `most_faults` faults."""

    def __init__(
        self, record: Record, policy: str | None = None, most_faults: int = MOST_DESCRIBED
    ) -> None:
        super().__init__(record, policy)
        self.most_faults = most_faults
        self.looks_back = True

    def describe(self, finding: Finding, play: Play | None, past: Sequence[Past]) -> None:
        enough = finding.severity == ERROR and self.errors >= self.most_faults
        if enough or len(self.findings) >= MOST_DESCRIBED:
            return
        if past and self.looks_back:
            from referee.analysis.looking_back import related

            finding.related = related(self.record, self.entries, past, finding.place)
        if play is None or finding.severity not in (ERROR, WAIVED):
            return
        if isinstance(play.action, Claim):
            if self.looks_back:
                from referee.analysis.history import bracket

                last = self.agreed.get((play.action.player, play.action.quantity))
                since = Place(last[0][0], last[1]) if last else None  # the last claim that was right
                finding.related = bracket(self.record, self.entries, play.action, since, finding.place)
            return
        text = finding.facts.get("text")
        if isinstance(text, str) and self.record.notation.lexicon is not None:
            finding.facts = {**finding.facts, "text": self._quoted(finding, text)}
        with about_log(self.record.language):
            finding.situation = self.game.situation(self.state, play.action, self.record.players)
        if finding.seat is not None:
            self.alternatives(finding, play.action)

    def _quoted(self, finding: Finding, english: str) -> Quoted:
        """Words that are kept in English, to be shown as the log has them."""
        span = locate(self.record, finding.place)
        typed = self.record.lines[span.line - 1][span.column - 1 : span.end_column - 1]
        return Quoted(self.record.notation, english, " ".join(typed.split()))

    def alternatives(self, finding: Finding, action: Any) -> None:
        """Add what would have been legal. What the rule demands comes first, then what is most like the
        written words."""
        game, players = self.game, self.record.players
        listed = list(game.legal(self.state, self.options))
        if not listed:
            return
        form = game.form_of.get(type(action))
        written = form.write(action, players).partition(" -> ")[0].split() if form else []
        texts = [game.write(other, players) for _, other in listed]
        demanded = [isinstance(other, finding.demands) for _, other in listed]
        costs = [clause_cost(written, text.split()) for text in texts]
        ranked = sorted(range(len(texts)), key=lambda at: (not demanded[at], costs[at]))
        notation = self.record.notation
        finding.legal = tuple(notation.write(listed[at][1], players) for at in ranked[:SHOWN])
        finding.legal_total = len(texts)
        finding.legal_for = listed[0][0]
        at, *others = ranked
        clear = all(costs[other] >= costs[at] + CLEARLY for other in others)
        if finding.legal_for == finding.seat and 0 < costs[at] <= LIKELY and clear:
            from .tellings import with_tellings

            seat, meant = listed[at]
            meant = with_tellings(game, meant, action, partial(self.is_legal, seat))
            finding.suggestion = notation.write(meant, players)

    def is_legal(self, seat: int, action: Any) -> bool:
        return first_breach(self.record.known_terms.plan, self.state, seat, action, self.options) is None
