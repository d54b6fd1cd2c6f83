"""Findings for a person: a paragraph with the line and a caret (short or full), or one line each."""

from __future__ import annotations

from collections.abc import Sequence

from referee.analysis.suggested_command import STDIN, command
from referee.core.finding import Finding
from referee.core.verdict import Verdict
from referee.speech.punctuation import headed, together
from referee.speech.say import tell
from referee.speech.sources import place_said
from referee.speech.values import Ordinal
from referee.text.locations import span_of
from referee.text.log_words import in_other_words

from .labels import no_reason, note_label, severity_said
from .safe_text import visible, width, width_up_to
from .shown_findings import Shown, digest, on, on_lines, telling
from .terminal import Paint
from .wrap import NARROWEST, head, tail, wrapped

MOST_SHOWN = 160
MOST_BESIDE = 43
"""For output without a width: longer quoted lines are cut, to this many columns on either side."""
FAR = 2_000
"""How many characters on either side are considered, because a line may have ten thousand."""

LONG_LIST = 60
"""If a message has at least this many characters after a semicolon, they are not repeated."""

KINDS = (
    "rule",
    "table",
    "legal",
    "fix",
    "ruling",
    "see",
    "waived",
    "follows",
    "note",
    "also",
    "after",
    "help",
)
"""The notes under a finding, in their order."""

LABEL = 7
"""The columns of the label of a note, unless one is longer."""

Note = tuple[str, str]


def concise(verdict: Verdict) -> list[str]:
    """`file:line:column: CODE title: message`, one line for each finding."""
    return [_concise(finding, verdict) for finding in verdict.findings]


def _concise(finding: Finding, verdict: Verdict) -> str:
    span = span_of(verdict.record, finding)
    where = f"{visible(verdict.record.name)}:{span.line}:{span.column}"
    kind = "" if finding.counts else f" [{_kind(finding)}]"
    title, message = finding.rule.title, visible(finding.message)
    said = title if title.lower() == message.lower() else headed(title, message)
    return f"{where}: {finding.code}{kind} {said}"


def _kind(finding: Finding) -> str:
    if finding.follows is not None:
        return tell("finding.follows-from", "follows from {lines}", lines=_causes(finding))
    return severity_said(finding.severity)


def _causes(finding: Finding) -> str:
    """The lines that a consequence follows from: `lines 9 and 14`."""
    causes = (finding.follows, *finding.follows_also)
    return on(sorted({place.line for place in causes if place is not None}))


def full(verdict: Verdict, paint: Paint, standing: bool = True, every: bool = False) -> list[str]:
    """A paragraph for each finding: rule, place, the words underlined, and what was legal.

    `standing`: the lines are in the file, so that other commands can be suggested for them. `every`: list
    all lines that a finding points at.
    """
    page = _Page(verdict, paint, standing, every)
    return [page.paragraph([each], page.notes(each), [each.message]) for each in verdict.findings]


def short(verdict: Verdict, paint: Paint, standing: bool = True) -> list[str]:
    """A paragraph for each place with a finding. Its consequences are one line below it, and nothing that
    was printed above is repeated. `standing`: as for `full`."""
    if not verdict.findings:
        return []

    page = _Page(verdict, paint, standing)
    return [page.folded(shown) for shown in digest(verdict)]


DETAILS = (("rule", "fix", "legal", "see"), ("rule", "fix", "legal"), ("rule", "fix"), ("rule",), ())
"""The notes of a brief paragraph, from the longest to the shortest."""


def brief(verdict: Verdict, paint: Paint, most: int) -> list[str]:
    """The findings in at most so many rows, for somebody who waits for the answer. The first ones are
    described, as well as there is room; the last row says how many more there are."""
    page = _Page(verdict, paint, standing=False)
    rows: list[str] = []
    for number, finding in enumerate(verdict.findings):
        room = most - len(rows) - (number < len(verdict.findings) - 1)
        shortened = (page.brief(finding, kinds) for kinds in DETAILS)
        fitting = next((each for each in shortened if len(each) <= room), None)
        if fitting is None and number:
            left = len(verdict.findings) - number
            more = tell("recorder.more-wrong", "and {number} more; `check` shows them", number=left)
            return [*rows, more]
        rows += fitting or page.brief(finding, ())[:room]
    return rows


class _Page:
    """A report that is being written."""

    def __init__(self, verdict: Verdict, paint: Paint, standing: bool, every: bool = False) -> None:
        self.verdict = verdict
        self.paint = paint
        self.standing = standing
        self.every = every
        self.told: set[Note] = set()
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
                notes.append((kind, headed(finding.code, text) if several and kind == "rule" else text))
        if shown.alike:
            code = f" ({shown.alike[0].code})" if several else ""
            more = tell(
                "finding.alike",
                "{number:,} more like this{code} on {lines}; --all lists {number|it|them}",
                number=len(shown.alike),
                code=code,
                lines=on_lines(shown.alike),
            )
            notes.append(("also", more))
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
        said = tell(
            "finding.orphans",
            "{number:,} {number|finding|findings} on {lines} {number|follows|follow} from line {line}; "
            "--all lists {number|it|them}",
            number=len(findings),
            lines=on_lines(findings),
            line=cause.line if cause else 0,
        )
        return self.title(tell("label.consequence", "consequence"), "yellow", f": {said}")

    def paragraph(self, findings: Sequence[Finding], notes: Sequence[Note], said: Sequence[str]) -> str:
        rows = [
            self.title(_label(each), _colour(each), f": {visible(text)}")
            for each, text in zip(findings, said, strict=True)
        ]
        worst = next((each for each in findings if each.counts), findings[0])
        rows += self.excerpt(worst)
        pad = " " * (len(str(worst.place.line)) + 1)
        width = max([LABEL, *(len(note_label(kind)) for kind, _ in notes)])
        for kind, text in sorted(notes, key=lambda note: KINDS.index(note[0])):
            lead = len(pad) + width + 3
            words = wrapped(visible(text), self.paint.columns, lead, lead)
            rows.append(f"{pad}{self.paint('=', 'blue')} {note_label(kind):<{width}} {words}")
        return "\n".join(rows)

    def brief(self, finding: Finding, kinds: Sequence[str]) -> list[str]:
        """The rows of a finding without its file, and with some of its notes."""
        notes = [note for note in self.notes(finding) if note[0] in kinds]
        rows = self.paragraph([finding], notes, [finding.message]).split("\n")
        corner = next((at for at, row in enumerate(rows) if self.paint.corner in row), None)
        return rows if corner is None else rows[:corner] + rows[corner + 1 :]

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
            notes.append(
                ("fix", tell("note.did-you-mean", "did you mean: {text}", text=finding.suggestion))
            )
        elsewhere = getattr(finding, "fix", None)
        if elsewhere:
            notes.append(("fix", str(elsewhere)))
        if finding.rulings:
            from .ruling_notes import rulings_told

            notes += [("ruling", told) for told in rulings_told(finding, verdict.record)]
        notes += self.sees(finding)
        if finding.severity == "waived":
            notes.append(("waived", finding.reason or no_reason()))
        if finding.follows is not None:
            fixed = tell(
                "note.follows", "from {lines}; if that is fixed, this is legal", lines=_causes(finding)
            )
            notes.append(("follows", fixed))
        elif finding.after_violation and finding.severity == "error":
            notes.append(
                (
                    "note",
                    tell(
                        "note.after-violation",
                        "this is after a violation; the replay followed what was played",
                    ),
                )
            )
        if verdict.terms is not None and verdict.terms.note:
            notes.append(("note", verdict.terms.note))
        notes.append(("help", f"referee explain {finding.code}"))
        return notes

    def sees(self, finding: Finding) -> list[Note]:
        """Notes on the lines that the finding points at: the most relevant, and how many more there are."""
        related = finding.related if self.every else telling(finding)
        notes = [
            ("see", tell("note.line", "line {line}: {note}", line=place.line, note=note))
            for place, note in related
        ]
        more = len(finding.related) - len(related)
        if more:
            rest = tell("note.more-lines", "and {number} more {number|line|lines}", number=more)
            notes.append(("see", f"{rest}{self.why(finding)}"))
        return notes

    def why(self, finding: Finding) -> str:
        """The command that lists everything that changed a number."""
        facts, name = finding.facts, self.verdict.record.name
        if not self.standing or name == STDIN or "player" not in facts or "quantity" not in facts:
            return ""
        quantity = in_other_words(self.verdict.record.notation, str(facts["quantity"]))
        about = f"{facts['player']} {quantity}"
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
    if finding.follows is not None:
        return f"{tell('label.consequence', 'consequence')}[{finding.code}]"
    return f"{severity_said(finding.severity)}[{finding.code}]"


def _colour(finding: Finding) -> str:
    return "red" if finding.counts else "yellow"


def _after(shown: Shown) -> str:
    """`38 later findings follow from this (lines 8 to 36); --all lists them`."""
    later = all(each.place.order > shown.place.order for each in shown.after)
    facts = {"number": len(shown.after), "lines": on_lines(shown.after)}
    if later:
        return tell(
            "finding.after",
            "{number:,} later {number|finding follows|findings follow} from this ({lines}); "
            "--all lists {number|it|them}",
            **facts,
        )
    return tell(
        "finding.more",
        "{number:,} more {number|finding follows|findings follow} from this ({lines}); "
        "--all lists {number|it|them}",
        **facts,
    )


def _cut(before: str, words: str, after: str, room: int, beside: int) -> tuple[str, str, str]:
    """The part of a line around its fault that fits the room, with dots for what is left out."""
    if sum(width_up_to(part, room) for part in (before, words, after)) <= room:
        return before, words, after
    words = head(words, room // 2)
    rest = room - width(words)
    before = tail(before, min(beside, max(rest // 2, rest - width_up_to(after, room))))
    return before, words, head(after, min(beside, rest - width(before)))


def _source(finding: Finding, verdict: Verdict) -> str:
    """The source of the rule in this table's rulebook; empty for rules about the log itself."""
    if verdict.terms is None or verdict.game is None:
        return ""
    edition = verdict.terms.edition
    source = verdict.game.sources(finding.rule).get(edition)
    if not source:
        return ""
    place = place_said(verdict.game.book.package, source)
    return f". {headed(verdict.game.edition_title(edition), place)}"


def table_note(finding: Finding, verdict: Verdict) -> str:
    """Which turn and action it was, and what the table was like."""
    parts = []
    if finding.turn:
        name = verdict.record.players[finding.seat or 0]
        number = finding.action_number
        facts = {"turn": finding.turn, "player": name}
        if number:
            said = tell(
                "table.action",
                "turn {turn}, {player}'s {action} action",
                action=Ordinal(number),
                **facts,
            )
        else:
            said = tell("table.turn", "turn {turn}, {player}'s turn", **facts)
        parts.append(said)
    return together([*parts, *finding.situation])


def _legal(finding: Finding, verdict: Verdict, standing: bool) -> str:
    more = finding.legal_total - len(finding.legal)
    mark = "; " if any("," in each for each in finding.legal) else ", "
    examples = mark.join(finding.legal)
    who = ""
    if finding.legal_for is not None and finding.legal_for != finding.seat:
        who = f"{verdict.record.players[finding.legal_for]}: "
    rest = (
        tell("legal.more", " and {number} other {number|action|actions}", number=more) if more > 0 else ""
    )
    place = finding.place
    moment = str(place.line) if not place.action else f"{place.line}.{place.action + 1}"
    asked = standing and verdict.record.name != STDIN
    where = f" ({command('legal', '--at', moment, log=verdict.record.name)})" if asked else ""
    return f"{who}{examples}{rest}{where}"
