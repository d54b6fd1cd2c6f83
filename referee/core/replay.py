"""Replays a record by the rules of its game: the only such loop in the program.

The rules are asked first and only read the state. Then the effect changes the state. So a legal action
costs its checks and its effect, and after an illegal one there is nothing to roll back.
"""

from __future__ import annotations

from collections.abc import Sequence

from .acts import Claim, LostLine, NearlyRead, Result, Seating, TurnEnds, Unreadable
from .defaults import nothing_happens
from .entry import Entry, Play, Row, Waiver, as_entries, entry_of, seen_as_entries
from .finding import Finding, Place
from .judge import breaches, claims_until, finding_of, is_over, line_below_claim, meant, others
from .log_rules import CLAIM_OPEN, TOO_MANY
from .naming import different_names, facts_of_stranger
from .quick import DOUBT, Remark
from .record import Record
from .rule import (
    ERROR,
    IN_LINE,
    NOTICE,
    UNDECIDED,
    WAIVED,
    Again,
    Facts,
    Notice,
    Past,
    Rule,
    Undecided,
    asides,
)
from .verdict import Verdict
from .waivers import OpenWaiver, breaks_at_its_end, broken_by_turn, closes_turn, left_over, misplaced

TABLE = -1
"""The seat for lines of the table itself, such as results and claims."""

AS_PLAYED, STOP, SKIP = "as-played", "stop", "skip"
TURN_ENDS = TurnEnds()
MOST_FINDINGS = 1_000


class Stopped(Exception):
    """Raised at the first violation, if the policy is to stop there."""


def replay(record: Record, *, entries: Sequence[Entry] | None = None, policy: str | None = None) -> Verdict:
    """Judge a record. `entries` replaces its own entries, to try what would have happened."""
    return Replay(record, policy).run(record.rows if entries is None else entries)


class Replay:
    """One replay in progress: the state of the table, and what was found so far.

    It finds which rule was broken, and where. Override `describe` to add to a finding while the table is
    still as it was before the action.
    """

    def __init__(self, record: Record, policy: str | None = None, most: int = MOST_FINDINGS) -> None:
        self.record, self.most = record, most
        self.game = record.known_game
        terms = record.known_terms
        self.options, self.plan, self.quick = terms.options, terms.plan, terms.quick
        self.effects = self.game.effects
        self.rows: Sequence[Row] = ()
        self.ended: Row | None = None  # the line whose turn was judged early, for a claim below it
        self.at = 0  # the number of the entry that is being judged
        self.stated: tuple[int, object] = -1, None  # the last right statement of the table that did nothing
        self.policy = policy or getattr(self.options, "after_violation", AS_PLAYED)
        players = max(self.game.least_players, min(len(record.header.players), self.game.most_players))
        self.state = self.game.start(self.options, players)
        self.findings: list[Finding] = []
        self.violated, self.errors = False, 0
        self.open_waivers: list[OpenWaiver] = []
        self.agreed: dict[tuple[int, int], tuple[Row, int]] = {}  # the last right claim of each quantity
        self.lasting: dict[tuple[str, int], Place] = {}
        self.verdict = Verdict(record, self.game, record.terms, self.state, self.findings)

    @property
    def entries(self) -> Sequence[Entry]:
        """The lines of play with names for their parts. Most legal logs never need them."""
        return as_entries(self.rows)

    def run(self, rows: Sequence[Row]) -> Verdict:
        self.rows = rows
        try:
            self.seat()
            self.finish(self.play(rows))
        except Stopped:
            self.verdict.stopped = True
        return self.verdict

    def seat(self) -> None:
        """Judge the players of the header and their order."""
        header = self.record.header
        if not self.is_quickly_done(action := Seating(header.players)):
            at = header.lines.get("players", 1)
            self.judge(Entry(at, None, None, (), False), None, TABLE, Play(action))
        game, number = self.game, len(header.players)
        if number > game.most_players or different_names(header.players) < max(number, game.least_players):
            raise Stopped  # it is not clear who plays, or whose line is whose

    def play(
        self, rows: Sequence[Row], turn: Row | None = None, begin: int = 0, end: int | None = None
    ) -> Row | None:
        """Play the lines from `begin` to `end` after the line `turn`. Returns the last line of play."""
        self.rows, self.stated = rows, (-1, None)
        state, options = self.state, self.options
        plain, rich, ends, runs = self.quick
        is_full = self.game.turn_is_full
        last = (turn[2] or 0) if turn is not None else 0
        above = None if turn is self.ended else turn  # the line of play above, if its turn is not ended
        own_lines = actions = self.behind = 0  # lines of the table itself
        number, end = begin - 1, len(rows) if end is None else end
        while (number := number + 1) < end:
            _, name, seat, plays, _ = row = rows[number]
            if seat is None:
                self.at, own_lines = number, own_lines + 1
                if above is not None and (not plays or type(plays[0].action) is Claim):
                    if not is_full(state, options):
                        self.close_before_claim(turn, last)
                        above = None if turn is self.ended else turn
                if name is not None or len(plays) != 1 or not self.is_quickly_said(row, plays[0]):
                    self.say(row)
                continue
            if above is not None:
                phase = state.phase
                run = runs[phase]
                if (
                    run is not None
                    and len(plays) == 1
                    and (until := run(state, rows, number, end, options)) != number
                ):
                    turn = above = rows[until - 1]
                    last, actions, number = turn[2] or 0, actions + until - number, until
                    if number == end or state.phase != phase or rows[number][2] is None:
                        number -= 1  # that line comes next
                        continue
                    _, _, seat, plays, _ = row = rows[number]  # the run has stopped at it
                step = ends[phase]
                if step is None or step(state, last, row, options) is not None:
                    self.at = number
                    self.end_turn(above, last)
            turn = above = row
            last, first = seat or 0, actions
            for play in plays:
                action = play.action
                try:  # takes half the time of `get`
                    step = (plain if play.plain else rich)[state.phase][type(action)]
                except KeyError:
                    step = None
                found = DOUBT if step is None or play.waivers else step(state, last, action, options)
                if found is not None:
                    self.at = number
                    if type(found) is Remark:
                        self.remark(found, Place(row[0], actions - first), last, action)
                    else:
                        self.judge(entry_of(row), actions - first, last, play)
                actions += 1  # enumerate takes as long as a quick step
        self.verdict.turns, self.verdict.actions = max(0, end - begin) - own_lines, actions
        return turn

    def remark(self, remark: Remark, place: Place, seat: int, action: object) -> None:
        """Report a notice on a legal action, and carry the action out."""
        self.report(remark.rule, remark.facts, place, NOTICE, seat)
        self.effects[type(action)](self.state, seat, action, self.options)

    def end_turn(self, turn: Row, seat: int) -> None:
        """Before a line of play: end the turn of the line above, unless this line continues it."""
        goes_on, state = self.game.goes_on, self.state
        if goes_on is None or not goes_on(state, seen_as_entries(self.rows), self.at, self.options):
            self.judge_turn(turn, seat)

    def judge_turn(self, turn: Row, seat: int) -> None:
        """The turn of a line is over: quickly, if nothing is wrong."""
        step = self.quick.plain[self.state.phase].get(TurnEnds)
        if step is None or step(self.state, seat, TURN_ENDS, self.options) is not None:
            self.judge(entry_of(turn), None, seat, Play(TURN_ENDS))

    def close_before_claim(self, turn: Row | None, seat: int) -> None:
        """Before a claim: judge the turn above it, if that turn is over."""
        game, state, options = self.game, self.state, self.options
        if turn is None or turn is self.ended or game.goes_on is None or game.turn_is_full(state, options):
            return
        step, below = self.quick.ends[state.phase], line_below_claim(self.rows, self.at)
        if step is None or below is None or step(state, seat, below, options) is not None:
            self.behind = claims_until(self.rows, self.behind, self.at)
            if not is_over(game, state, self.rows, self.at, self.behind, options):
                return
            self.judge_turn(turn, seat)
        self.ended = turn

    def finish(self, turn: Row | None) -> None:
        """At the end of the log: end the last turn, if it is complete."""
        full = self.game.turn_is_full(self.state, self.options)
        if self.open_waivers:
            self.leftover_waivers(turn, full)
        if turn is not None and turn[2] is not None and full:
            self.close(turn, turn[2])

    def close(self, turn: Row, seat: int) -> None:
        """End the last turn of the log."""
        self.effects[TurnEnds](self.state, seat, TURN_ENDS, self.options)

    def say(self, row: Row) -> None:
        """Judge a line of the table itself, or of somebody who does not play."""
        line, name, _, plays, _ = row
        if name is not None:
            facts = facts_of_stranger(name, self.record.players)
            if not self.waived(entry_of(row), self.game.stranger, facts):
                self.error(self.game.stranger, facts, Place(line), TABLE)
                self.stop_if_strict()
            return
        for index, written in enumerate(plays):
            play = meant(written) if isinstance(written.action, NearlyRead) else written
            action = play.action
            if type(action) is Claim:
                self.claim(row, index, play)
            elif isinstance(action, Unreadable):  # there is no way to guess what the table said
                self.stated = -1, None
                if isinstance(action, LostLine) and LostLine in self.effects:
                    self.effects[LostLine](self.state, TABLE, action, self.options)
            else:
                self.judge(entry_of(row), index, TABLE, play)

    def is_quickly_said(self, row: Row, play: Play) -> bool:
        """Judge a line of the table with one claim, or with one right statement. Returns whether."""
        action = play.action
        if type(action) is Claim:
            self.claim(row, 0, play)
            return True
        return not (play.waivers or isinstance(action, Unreadable)) and self.is_quickly_done(action)

    def is_quickly_done(self, action: object) -> bool:
        """Carry out a statement of the table, if the quick checks find nothing wrong. Returns whether."""
        kind, at = type(action), self.at
        if self.stated[1] is action and self.stated[0] == at - 1:
            self.stated = at, action  # the line above said the same, and it was right
            return True
        step = self.quick.rich[self.state.phase].get(kind)
        if step is None or step(self.state, TABLE, action, self.options) is not None:
            return False
        if self.effects.get(kind) is nothing_happens:
            self.stated = at, action
        return True

    def judge(self, entry: Entry, index: int | None, seat: int, play: Play) -> None:
        """Ask every rule, report the first one broken, and continue as the policy says."""
        self.stated = -1, None
        play = meant(play)
        state, action = self.state, play.action
        kind, place = type(action), Place(entry.line, index)
        waivers = {waiver.code: waiver for waiver in self.waivers(entry, index, play)}
        broken: Rule | None = None
        used, ended = set[str](), False
        if self.game.foresee is not None and index is not None:
            self.game.foresee(state, seen_as_entries(self.rows), self.at, index)
        met = breaches(self.plan, state, seat, action, self.options)
        for rule, facts in met:
            if isinstance(facts, Notice | Undecided):
                severity = NOTICE if isinstance(facts, Notice) else UNDECIDED
                self.report(rule, facts, place, severity, seat)
            elif rule.code in waivers:
                used.add(rule.code)
                reason = waivers[rule.code].reason
                self.report(rule, facts, place, WAIVED, seat, play).reason = reason
            else:
                counts = "also" in facts  # a result can have wrong numbers as well as a wrong ending
                if not isinstance(facts, Again) and (counts or not ended):
                    for each in (facts, *asides(facts).get("also", ())):
                        finding = self.error(rule, each, place, seat, play)
                        if kind is not Result and index is not None:
                            more = others(met, rule, waivers)
                            finding.more = tuple(self.found(*each, place, ERROR, seat) for each in more)
                broken, ended = broken or rule, ended or not counts
                if kind is not Result:
                    break
        if self.game.foresee is not None:
            self.game.foresee(state, (), 0, 0)
        if index is not None:
            self.unused_waivers(entry, index, play, used, broken)
        if broken is None and not used:
            self.effects.get(kind, nothing_happens)(state, seat, action, self.options)
        elif broken is None or self.policy == AS_PLAYED or index is None:
            forced = self.game.as_played.get(kind)
            if broken is None:
                forced = self.game.as_waived.get(kind, forced)
            if forced is not None:
                forced(state, seat, action, self.options)
        else:
            self.game.turn_taken(state, seat, action)
        if used and kind is not Result:
            self.violated = True
        if broken is not None:
            self.stop_if_strict()

    def stop_if_strict(self) -> None:
        if self.policy == STOP:
            raise Stopped

    def claim(self, row: Row, index: int, play: Play) -> None:
        claim = play.action
        assert isinstance(claim, Claim)
        answer = self.game.quantity(self.state, claim.player, claim.quantity)
        if (answer == claim.value or answer == (claim.value,)) and not play.waivers:
            self.agreed[claim.player, claim.quantity] = row, index
            return
        from .claims import facts_of_claim, nearest_number, possible_numbers  # few claims need them

        entry, place, possible = entry_of(row), Place(row[0], index), possible_numbers(answer)
        used, facts = set[str](), facts_of_claim(self.game, self.state, claim, self.record.players, answer)
        if possible == (claim.value,):
            self.agreed[claim.player, claim.quantity] = row, index
        elif claim.value in possible:
            self.report(CLAIM_OPEN, facts, place, UNDECIDED, claim.player)
        else:
            right = nearest_number(claim, possible)
            rule = self.game.claim_rule(self.state, claim.quantity, claim.value, right)
            if self.waived(entry, rule, facts):
                used.add(rule.code)
            else:
                finding = self.report(rule, facts, place, ERROR, TABLE, play)
                finding.seat, finding.only_said = claim.player, True
                self.stop_if_strict()
        self.unused_waivers(entry, index, play, used, None)

    def waivers(self, entry: Entry, index: int | None, play: Play) -> list[Waiver]:
        """The waivers of an action; for a whole turn, the waivers on all its lines."""
        if index is not None:
            return list(play.waivers)
        here = [waiver for each in entry.plays for waiver in each.waivers]
        turn = (entry.seat, self.state.turn)
        return here + [each.waiver for each in self.open_waivers if (each.entry.seat, each.turn) == turn]

    def waived(self, entry: Entry, rule: Rule, facts: Facts) -> bool:
        for play in entry.plays:
            for waiver in play.waivers:
                if waiver.code == rule.code:
                    found = self.report(rule, facts, Place(entry.line), WAIVED, TABLE)
                    found.reason = waiver.reason
                    return True
        return False

    def unused_waivers(
        self, entry: Entry, index: int, play: Play, used: set[str], broken: Rule | None
    ) -> None:
        for waiver in play.waivers:
            if waiver.code in used:
                continue
            if closes_turn(self.plan, waiver.code):
                self.open_waivers.append(OpenWaiver(entry, index, waiver, self.state.turn))
                continue
            rule, facts = misplaced(waiver, broken, self.game)
            found = self.report(rule, facts, Place(entry.line, index), ERROR, entry.seat)
            found.after_violation = False  # it is about the very same action

    def leftover_waivers(self, last: Row | None, full: bool) -> None:
        """Report waivers of rules that are judged at the end of a turn and were not broken."""
        for each in left_over(self.open_waivers, self.findings):
            may_be_used = not full or breaks_at_its_end(self.plan, self.state, each, self.options)
            if each.entry != last or not may_be_used:
                rule, facts = misplaced(each.waiver, broken_by_turn(self.findings, each), self.game)
                place = Place(each.entry.line, each.action)
                self.report(rule, facts, place, ERROR, each.entry.seat).turn = each.turn

    def error(self, rule: Rule, facts: Facts, place: Place, seat: int, play: Play | None = None) -> Finding:
        finding = self.report(rule, facts, place, ERROR, seat, play)
        finding.only_said = play is not None and isinstance(play.action, Result)
        self.violated |= not finding.only_said
        return finding

    def report(
        self, rule: Rule, facts: Facts, at: Place, severity: str, seat: int | None, play: Play | None = None
    ) -> Finding:
        finding = self.found(rule, facts, at, severity, seat)
        if rule.lasting == IN_LINE and severity == ERROR:
            first = self.lasting.setdefault((rule.code, finding.place.line), finding.place)
            finding.follows = None if first is finding.place else first
        self.describe(finding, play, asides(facts).get("past", ()))
        if severity == ERROR and self.errors == self.most:
            self.findings.append(Finding(TOO_MANY, {"most": self.most}, finding.place, ERROR))
            raise Stopped
        self.errors += severity == ERROR
        if severity == ERROR or len(self.findings) < self.most:
            self.findings.append(finding)  # notices and waivers are limited too
        return finding

    def found(self, rule: Rule, facts: Facts, place: Place, severity: str, seat: int | None) -> Finding:
        """A finding that is not reported yet."""
        finding = finding_of(self.record, rule, facts, place, severity)
        finding.after_violation = self.violated
        if seat is not None and seat != TABLE:
            finding.seat, finding.turn = seat, self.state.turn
            finding.action_number = None if place.action is None else place.action + 1
        return finding

    def describe(self, finding: Finding, play: Play | None, past: Sequence[Past]) -> None:
        """Add to a finding before the action changes the table. `past`: the earlier actions concerned."""
