"""Findings for a person: a paragraph with the line and a caret (short or full), or one line each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from referee.analysis.suggested_command import STDIN, command
from referee.core.finding import Finding
from referee.core.verdict import Verdict
from referee.text.locations import span_of

from .safe_text import visible, width
from .scores import result_line
from .shown_findings import Shown, digest, on, on_lines, telling
from .terminal import Paint
from .wrap import NARROWEST, head, tail, wrapped

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
MOST_SHOWN = 160
MOST_BESIDE = 43
"""For output without a width: longer quoted lines are cut, to this many columns on either side."""
FAR = 2_000
"""How many characters on either side are considered, because a line may have ten thousand."""

LONG_LIST = 60
"""If a message has at least this many characters after a semicolon, they are not repeated."""

KINDS = ("rule", "table", "legal", "fix", "see", "waived", "follows", "note", "also", "after", "help")
"""The notes under a finding, in their order."""

Note = tuple[str, str]


def concise(verdict: Verdict) -> list[str]:
    """`file:line:column: CODE title: message`, one line for each finding."""
    return [_concise(finding, verdict) for finding in verdict.findings]


def _concise(finding: Finding, verdict: Verdict) -> str:
    span = span_of(verdict.record, finding)
    where = f"{visible(verdict.record.name)}:{span.line}:{span.column}"
    kind = "" if finding.counts else f" [{_kind(finding)}]"
    return f"{where}: {finding.code}{kind} {finding.rule.title}: {visible(finding.message)}"


def _kind(finding: Finding) -> str:
    if finding.follows is not None:
        return f"follows {_causes(finding)}"
    return finding.severity


def _causes(finding: Finding) -> str:
    """The lines that a consequence follows from: `from lines 9 and 14`."""
    causes = (finding.follows, *finding.follows_also)
    return f"from {on(sorted({place.line for place in causes if place is not None}))}"


def full(verdict: Verdict, paint: Paint, standing: bool = True, every: bool = False) -> list[str]:
    """A paragraph for each finding: rule, place, the words underlined, and what was legal.

    `standing`: the lines are in the file, so that other commands can be suggested for them. `every`: list
    all lines that a finding points at.
    """
    page = _Page(verdict, paint, standing, every)
    return [page.paragraph([each], page.notes(each), [each.message]) for each in verdict.findings]


def short(verdict: Verdict, paint: Paint) -> list[str]:
    """A paragraph for each place with a finding. Its consequences are one line below it, and nothing that
    was printed above is repeated."""
    page = _Page(verdict, paint, standing=True)
    return [page.folded(shown) for shown in digest(verdict)]


@dataclass(slots=True)
class _Page:
    """A report that is being written."""

    verdict: Verdict
    paint: Paint
    standing: bool
    every: bool = False
    told: set[Note] = field(default_factory=set)
    """Notes that need not be printed again."""

    def folded(self, shown: Shown) -> str:
        if not shown.findings:
            return self.orphans(shown.after)
        several = len({finding.code for finding in shown.findings}) > 1
        notes: list[Note] = []
        for finding in shown.findings:
            for kind, text in self.notes(finding):
                if kind in ("rule", "note", "help"):
                    if (kind, text) in self.told:
                        continue
                    self.told.add((kind, text))
                notes.append((kind, f"{finding.code}: {text}" if several and kind == "rule" else text))
        if shown.alike:
            code = f" ({shown.alike[0].code})" if several else ""
            more = f"{len(shown.alike):,} more like this{code} on {on_lines(shown.alike)}"
            notes.append(("also", f"{more}; --all lists {_them(shown.alike)}"))
        if shown.after:
            notes.append(("after", _after(shown)))
        said = [self.message(finding) for finding in shown.findings]
        return self.paragraph(shown.findings, _once(notes) if len(said) > 1 else notes, said)

    def message(self, finding: Finding) -> str:
        """The message. A long list at its end, such as all words that would fit, is printed only once."""
        text = finding.message
        first, _, rest = text.partition("; ")
        if len(rest) < LONG_LIST:
            return text
        if ("message", rest) in self.told:
            return first
        self.told.add(("message", rest))
        return text

    def orphans(self, findings: Sequence[Finding]) -> str:
        """A paragraph for consequences of a line that has no finding of its own."""
        cause = findings[0].follows
        what = f"{_findings(findings)} on {on_lines(findings)} {_follow(findings)}"
        said = f": {what} from line {cause.line if cause else 0}; --all lists {_them(findings)}"
        return self.title("consequence", "yellow", said)

    def paragraph(self, findings: Sequence[Finding], notes: Sequence[Note], said: Sequence[str]) -> str:
        rows = [
            self.title(_label(each), _colour(each), f": {visible(text)}")
            for each, text in zip(findings, said, strict=True)
        ]
        worst = next((each for each in findings if each.counts), findings[0])
        rows += self.excerpt(worst)
        pad = " " * (len(str(worst.place.line)) + 1)
        for kind, text in sorted(notes, key=lambda note: KINDS.index(note[0])):
            lead = len(pad) + 10
            words = wrapped(visible(text), self.paint.columns, lead, lead)
            rows.append(f"{pad}{self.paint('=', 'blue')} {kind:<7} {words}")
        return "\n".join(rows)

    def title(self, label: str, colour: str, said: str) -> str:
        return self.paint(label, colour, bold=True) + wrapped(said, self.paint.columns, len(label), 4)

    def excerpt(self, finding: Finding) -> list[str]:
        record, paint = self.verdict.record, self.paint
        span = span_of(record, finding)
        line = record.lines[span.line - 1] if span.line <= len(record.lines) else ""
        start, end = span.column - 1, span.end_column - 1
        number = str(span.line)
        before, behind = line[max(0, start - FAR) : start], line[end : end + FAR]
        parts = visible(before), visible(line[start : min(end, start + FAR)]), visible(behind)
        if paint.columns:
            room = max(paint.columns, NARROWEST) - len(number) - 3
            before, words, after = _cut(*parts, room, room)
        else:
            before, words, after = _cut(*parts, MOST_SHOWN, MOST_BESIDE)
        pad = " " * len(number)
        caret = "^" * max(1, width(words))
        return [
            f"{pad} {paint(paint.corner, 'blue')} {visible(record.name)}:{span.line}:{span.column}",
            f"{paint(number, 'blue')} {paint(paint.bar, 'blue')} {before}{words}{after}",
            f"{pad} {paint(paint.bar, 'blue')} {' ' * width(before)}" + paint(caret, _colour(finding)),
        ]

    def notes(self, finding: Finding) -> list[Note]:
        verdict = self.verdict
        notes = [("rule", finding.rule.title + _source(finding, verdict))]
        table = table_note(finding, verdict)
        if table:
            notes.append(("table", table))
        if finding.legal:
            notes.append(("legal", _legal(finding, verdict, self.standing)))
        if finding.suggestion:
            notes.append(("fix", f"did you mean: {finding.suggestion}"))
        elsewhere = getattr(finding, "fix", None)
        if elsewhere:
            notes.append(("fix", str(elsewhere)))
        notes += self.sees(finding)
        if finding.severity == "waived":
            notes.append(("waived", finding.reason or "no reason given"))
        if finding.follows is not None:
            notes.append(("follows", f"{_causes(finding)}; if that is fixed, this is legal"))
        elif finding.after_violation and finding.severity == "error":
            notes.append(("note", "this is after a violation; the replay followed what was played"))
        if verdict.terms is not None and verdict.terms.note:
            notes.append(("note", verdict.terms.note))
        notes.append(("help", f"referee explain {finding.code}"))
        return notes

    def sees(self, finding: Finding) -> list[Note]:
        """Notes on the lines that the finding points at: the most relevant, and how many more there are."""
        related = finding.related if self.every else telling(finding)
        notes = [("see", f"line {place.line}: {note}") for place, note in related]
        more = len(finding.related) - len(related)
        if more:
            notes.append(("see", f"and {more} more line{'s' if more > 1 else ''}{self.why(finding)}"))
        return notes

    def why(self, finding: Finding) -> str:
        """The command that lists everything that changed a number."""
        facts, name = finding.facts, self.verdict.record.name
        if not self.standing or name == STDIN or "player" not in facts or "quantity" not in facts:
            return ""
        about = f"{facts['player']} {facts['quantity']}"
        return f" ({command('score', '--why', about, log=name)})"


def _once(notes: Sequence[Note]) -> list[Note]:
    """The notes without those whose content is in another note."""
    tables = [text for kind, text in notes if kind == "table"]
    return [
        (kind, text)
        for kind, text in dict.fromkeys(notes)
        if kind != "table" or not any(other.startswith(f"{text};") for other in tables)
    ]


def _label(finding: Finding) -> str:
    return f"{finding.severity if finding.follows is None else 'consequence'}[{finding.code}]"


def _colour(finding: Finding) -> str:
    return "red" if finding.counts else "yellow"


def _after(shown: Shown) -> str:
    """`38 later findings follow from this (lines 8 to 36); --all lists them`."""
    later = all(each.place.order > shown.place.order for each in shown.after)
    what = _findings(shown.after, "later" if later else "more")
    where = on_lines(shown.after)
    return f"{what} {_follow(shown.after)} from this ({where}); --all lists {_them(shown.after)}"


def _findings(findings: Sequence[Finding], which: str = "") -> str:
    noun = "finding" if len(findings) == 1 else "findings"
    return " ".join(filter(None, (f"{len(findings):,}", which, noun)))


def _follow(findings: Sequence[Finding]) -> str:
    return "follows" if len(findings) == 1 else "follow"


def _them(findings: Sequence[Finding]) -> str:
    return "it" if len(findings) == 1 else "them"


def _cut(before: str, words: str, after: str, room: int, beside: int) -> tuple[str, str, str]:
    """The part of a line around its fault that fits the room, with dots for what is left out."""
    if width(before) + width(words) + width(after) <= room:
        return before, words, after
    words = head(words, room // 2)
    rest = room - width(words)
    before = tail(before, min(beside, max(rest // 2, rest - width(after))))
    return before, words, head(after, min(beside, rest - width(before)))


def _source(finding: Finding, verdict: Verdict) -> str:
    """The source of the rule in this table's rulebook; empty for rules about the log itself."""
    if verdict.terms is None or verdict.game is None:
        return ""
    edition = verdict.terms.edition
    source = verdict.game.sources(finding.rule).get(edition)
    return f". {verdict.game.data['editions'][edition]['title']}: {source}" if source else ""


def table_note(finding: Finding, verdict: Verdict) -> str:
    """Which turn and action it was, and what the table was like."""
    parts = []
    if finding.turn:
        name = verdict.record.players[finding.seat or 0]
        number = finding.action_number
        which = f", {name}'s {ordinal(number)} action" if number else f", {name}'s turn"
        parts.append(f"turn {finding.turn}{which}")
    return "; ".join([*parts, *finding.situation])


def ordinal(number: int) -> str:
    if number <= len(ORDINALS):
        return ORDINALS[number - 1]
    ending = (
        {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number % 100 not in (11, 12, 13) else "th"
    )
    return f"{number}{ending}"


def _legal(finding: Finding, verdict: Verdict, standing: bool) -> str:
    more = finding.legal_total - len(finding.legal)
    examples = ", ".join(finding.legal)
    who = ""
    if finding.legal_for is not None and finding.legal_for != finding.seat:
        who = f"{verdict.record.players[finding.legal_for]}: "
    rest = f" and {more} other action{'s' if more > 1 else ''}" if more > 0 else ""
    place = finding.place
    moment = str(place.line) if not place.action else f"{place.line}.{place.action + 1}"
    asked = standing and verdict.record.name != STDIN
    where = f" ({command('legal', '--at', moment, log=verdict.record.name)})" if asked else ""
    return f"{who}{examples}{rest}{where}"


def verdict_line(verdict: Verdict, paint: Paint) -> str:
    """One line with the verdict on a log and the state of its game."""
    return wrapped(_verdict_line(verdict, paint), paint.columns)


def _verdict_line(verdict: Verdict, paint: Paint) -> str:
    name = visible(verdict.record.name)
    if not verdict.judged or verdict.game is None or verdict.terms is None:
        return f"{name}: {paint('not judged', 'red')} ({_count(verdict)})"
    players = verdict.record.players
    sheet = verdict.game.score(verdict.known_state, verdict.terms.options, players)
    undecided = sum(finding.follows is None for finding in verdict.undecided)
    fair = "nothing illegal" if undecided else "legal"
    word = paint(fair, "green") if verdict.legal else paint(_count(verdict), "red")
    winners = " and ".join(players[seat] for seat in sheet.winners)
    outcome = sheet.status
    if sheet.contenders:
        outcome = result_line(sheet, players)
    elif sheet.over:
        wins = "win" if len(sheet.winners) > 1 else "wins"
        outcome = f"{visible(winners) or 'nobody'} {wins}: {visible(sheet.how)}"
        outcome += f" ({sheet.decided_by})" if sheet.decided_by else ""
    if verdict.stopped:
        header = verdict.record.header.lines.get("players")
        counted = [finding.place.line for finding in verdict.findings if finding.counts]
        outcome = "stopped there, the rest was not judged"
        if header in counted and counted[-1] != header:
            outcome = "no result until the players in the header are corrected"
    waived = f", {len(verdict.waived)} waived" if verdict.waived else ""
    waived += f", {undecided} undecided" if undecided else ""
    doubt = ", provisional" if verdict.provisional else ""
    note = f"; {visible(verdict.terms.note)}" if verdict.terms.note else ""
    return f"{name}: {word}{waived}; {outcome}{doubt} [{verdict.terms.edition}{note}]"


def _count(verdict: Verdict) -> str:
    number = sum(finding.counts for finding in verdict.findings)
    follow = sum(finding.follows is not None for finding in verdict.findings)
    more = f", {follow} more that follow{'s' if follow == 1 else ''}" if follow else ""
    return f"{number} finding{'' if number == 1 else 's'}{more}"


def summary(
    logs: int, wrong: int, actions: int, undecided: int = 0, notices: int = 0, waived: int = 0
) -> str:
    """How many logs were checked, the verdicts, and what is not shown for legal logs."""
    outcome = f"{wrong} with findings" if wrong else "none illegal" if undecided else "all legal"
    more = f", {undecided} undecided" if undecided else ""
    hidden = [_number(notices, "notice")] if notices else []
    hidden += [_number(waived, "waived move")] if waived else []
    rest = f"; {', '.join(hidden)} (--all lists them)" if hidden else ""
    return f"{_number(logs, 'log')}, {_number(actions, 'action')}: {outcome}{more}{rest}"


def _number(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
