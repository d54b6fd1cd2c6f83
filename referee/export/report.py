"""Findings for a person: in full with the line and a caret, or one line each."""

from __future__ import annotations

from referee.core.verdict import Finding, Verdict
from referee.text.locate import span_of

from .paint import Paint
from .scores import result_line
from .visible import visible, width

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
MOST_SHOWN = 160
"""Characters of a long line that are quoted around the fault."""


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
        return f"follows from line {finding.follows.line}"
    return finding.severity


def full(verdict: Verdict, paint: Paint, standing: bool = True) -> list[str]:
    """A paragraph for each finding: rule, place, the words underlined, and what was legal.

    `standing` tells that the lines are in the file, so that other commands can be asked about them.
    """
    return [_full(finding, verdict, paint, standing) for finding in verdict.findings]


def _full(finding: Finding, verdict: Verdict, paint: Paint, standing: bool) -> str:
    label = finding.severity if finding.follows is None else "consequence"
    colour = "red" if finding.counts else "yellow"
    title = paint(f"{label}[{finding.code}]", colour, bold=True) + f": {visible(finding.message)}"
    rows = [title, *_excerpt(finding, verdict, paint, colour)]
    pad = " " * (len(str(finding.place.line)) + 1)
    rows += [
        f"{pad}{paint('=', 'blue')} {name:<7} {visible(text)}"
        for name, text in _notes(finding, verdict, standing)
    ]
    return "\n".join(rows)


def _excerpt(finding: Finding, verdict: Verdict, paint: Paint, colour: str) -> list[str]:
    record = verdict.record
    span = span_of(record, finding)
    line = record.lines[span.line - 1] if span.line <= len(record.lines) else ""
    start, end = span.column - 1, span.end_column - 1
    before, words, after = line[:start], line[start:end], line[end:]
    if len(line) > MOST_SHOWN:
        before = before if len(before) <= 43 else "..." + before[-40:]
        words = words if len(words) <= 80 else words[:77] + "..."
        after = after if len(after) <= 43 else after[:40] + "..."
    before, words, after = visible(before), visible(words), visible(after)
    number = str(span.line)
    bar, corner = paint.bar, paint.corner
    pad = " " * len(number)
    caret = "^" * max(1, width(words))
    return [
        f"{pad} {paint(corner, 'blue')} {visible(record.name)}:{span.line}:{span.column}",
        f"{paint(number, 'blue')} {paint(bar, 'blue')} {before}{words}{after}",
        f"{pad} {paint(bar, 'blue')} {' ' * width(before)}" + paint(caret, colour),
    ]


def _notes(finding: Finding, verdict: Verdict, standing: bool) -> list[tuple[str, str]]:
    notes = [("rule", finding.rule.title + _source(finding, verdict))]
    table = _table(finding, verdict)
    if table:
        notes.append(("table", table))
    if finding.legal:
        notes.append(("legal", _legal(finding, verdict, standing)))
    if finding.suggestion:
        notes.append(("fix", f"did you mean: {finding.suggestion}"))
    notes += [("see", f"line {line}: {note}") for line, note in _related(finding)]
    if finding.severity == "waived":
        notes.append(("waived", finding.reason or "no reason given"))
    if finding.follows is not None:
        notes.append(("follows", f"from line {finding.follows.line}; mended there, this is legal"))
    elif finding.after_violation and finding.severity == "error":
        notes.append(("note", "this is after a violation; the replay followed what was played"))
    if verdict.terms is not None and verdict.terms.note:
        notes.append(("note", verdict.terms.note))
    notes.append(("help", f"referee explain {finding.code}"))
    return notes


def _related(finding: Finding) -> list[tuple[int, str]]:
    return [(place.line, note) for place, note in finding.related]


def _source(finding: Finding, verdict: Verdict) -> str:
    """Where the rulebook of this table has the rule; nothing for rules about the log itself."""
    if verdict.terms is None or verdict.game is None:
        return ""
    edition = verdict.terms.edition
    source = finding.rule.sources.get(edition)
    return f". {verdict.game.data['editions'][edition]['title']}: {source}" if source else ""


def _table(finding: Finding, verdict: Verdict) -> str:
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
    asked = standing and verdict.record.name != "-"
    where = f" (referee legal {verdict.record.name} --at {moment})" if asked else ""
    return f"{who}{examples}{rest}{where}"


def verdict_line(verdict: Verdict, paint: Paint) -> str:
    """One line that says how a log fared and how its game stands."""
    name = visible(verdict.record.name)
    if not verdict.judged or verdict.game is None or verdict.terms is None:
        return f"{name}: {paint('not judged', 'red')} ({_count(verdict)})"
    players = verdict.record.players
    sheet = verdict.game.score(verdict.state, verdict.terms.options, players)
    fair = "nothing illegal" if verdict.undecided else "legal"
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
        outcome = "stopped there, the rest was not judged"
    waived = f", {len(verdict.waived)} waived" if verdict.waived else ""
    waived += f", {len(verdict.undecided)} undecided" if verdict.undecided else ""
    doubt = ", provisional" if verdict.provisional else ""
    note = f"; {visible(verdict.terms.note)}" if verdict.terms.note else ""
    return f"{name}: {word}{waived}; {outcome}{doubt} [{verdict.terms.edition}{note}]"


def _count(verdict: Verdict) -> str:
    number = sum(finding.counts for finding in verdict.findings)
    follow = sum(finding.follows is not None for finding in verdict.findings)
    more = f", {follow} more that follow{'s' if follow == 1 else ''}" if follow else ""
    return f"{number} finding{'' if number == 1 else 's'}{more}"


def summary(logs: int, wrong: int, actions: int, undecided: int = 0) -> str:
    counted = f"{logs} log{'' if logs == 1 else 's'}, {actions:,} action{'' if actions == 1 else 's'}"
    outcome = f"{wrong} with findings" if wrong else "none illegal" if undecided else "all legal"
    return f"{counted}: {outcome}{f', {undecided} undecided' if undecided else ''}"
