"""Findings on a page: the rule in full, the fix, the legal alternatives, and the lines concerned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.core.finding import Finding, Place
from referee.core.rule import Rule
from referee.core.verdict import Verdict
from referee.export.report import table_note
from referee.export.shown_findings import Shown, digest, telling
from referee.speech.punctuation import headed
from referee.speech.sources import place_said

from .html import Html, element, joined
from .words import say

MOST_LISTED = 30
"""The most consequences that are listed singly below their cause."""


def hash_of(place: Place) -> str:
    """The link to a moment: `#line=14`, or `#line=14.2` for an action."""
    return f"#line={place.line}" if place.action is None else f"#line={place.line}.{place.action + 1}"


def line_link(place: Place) -> Html:
    return element("a", say("on line", line=place.line), href=hash_of(place))


def kind_of(finding: Finding) -> str:
    """The key of the word for how serious a finding is."""
    return finding.severity if finding.follows is None else "consequence"


def articles(verdict: Verdict) -> list[tuple[Place, str, Html]]:
    """What was found, in order: the place, the kind, and the article on it."""
    found = []
    for shown in digest(verdict):
        for number, finding in enumerate(shown.findings):
            last = number == len(shown.findings) - 1
            found.append(
                (finding.place, kind_of(finding), _article(finding, verdict, shown if last else None))
            )
        if not shown.findings:
            found.append((shown.place, "consequence", _orphans(shown)))
    return found


def _article(finding: Finding, verdict: Verdict, shown: Shown | None) -> Html:
    kind = kind_of(finding)
    message = finding.message[:1].upper() + finding.message[1:]
    head = element(
        "h3",
        element("span", say(kind), class_=f"badge {kind}"),
        Html(" "),
        line_link(finding.place),
        Html(" "),
        element("code", finding.code),
    )
    notes = [element("dt", term) + element("dd", told) for term, told in _notes(finding, verdict)]
    parts: list[str | None] = [
        head,
        element("p", message, class_="message"),
        element("dl", joined(map(Html, notes))),
    ]
    if shown is not None:
        parts += [_list("consequences", shown.after), _list("alike", shown.alike)]
    return element("article", *parts, class_=f"finding {kind}")


def _notes(finding: Finding, verdict: Verdict) -> Iterator[tuple[str, Html]]:
    yield say("rule"), _law(finding.rule)
    source = source_of(finding.rule, verdict)
    if source:
        yield say("source"), joined([source])
    told = table_note(finding, verdict)
    if told:
        yield say("situation"), joined([told])
    if finding.legal:
        yield say("alternatives"), _legal(finding, verdict)
    if finding.suggestion:
        yield say("fix"), joined([say("did you mean", text=finding.suggestion)])
    elsewhere = getattr(finding, "fix", None)
    if elsewhere:
        yield say("fix"), joined([str(elsewhere)])
    for place, note in telling(finding):
        yield say("see"), joined([line_link(place), f": {note}"])
    if finding.severity == "waived":
        yield say("reason"), joined([finding.reason or say("no reason")])
    if finding.follows is not None:
        yield say("see"), joined([say("follows from", line=finding.follows.line)])
    elif finding.after_violation and finding.severity == "error":
        yield say("note"), joined([say("after violation")])


def _law(rule: Rule) -> Html:
    law = rule.law if rule.law != rule.title else ""
    return joined([element("strong", f"{rule.title}."), f" {law}" if law else ""])


def source_of(rule: Rule, verdict: Verdict) -> str:
    """Where the rule stands in the rulebook of this table."""
    if verdict.game is None or verdict.terms is None:
        return ""
    edition = verdict.terms.edition
    source = verdict.game.sources(rule).get(edition)
    if not source:
        return ""
    return headed(verdict.game.edition_title(edition), place_said(verdict.game.book.package, source))


def _legal(finding: Finding, verdict: Verdict) -> Html:
    examples = [element("code", action) for action in finding.legal]
    more = finding.legal_total - len(finding.legal)
    parts: list[str] = []
    if finding.legal_for is not None and finding.legal_for != finding.seat:
        parts.append(f"{verdict.record.players[finding.legal_for]}: ")
    for number, example in enumerate(examples):
        parts += [", " if number else "", example]
    if more > 0:
        parts.append(f" {say('more legal', count=more)}")
    return joined(parts)


def _list(title: str, findings: Sequence[Finding]) -> Html | None:
    """Findings that are told in a line each."""
    if not findings:
        return None
    rows = [
        element("li", line_link(each.place), f": {each.message} ", element("code", each.code))
        for each in findings[:MOST_LISTED]
    ]
    more = len(findings) - MOST_LISTED
    rows += [element("li", say("more legal", count=more))] if more > 0 else []
    summary = element("summary", f"{say(title)} ({len(findings)})")
    return element("details", summary, element("ul", joined(rows)))


def _orphans(shown: Shown) -> Html:
    """Consequences of a line that has no finding of its own."""
    head = element("h3", element("span", say("consequence"), class_="badge consequence"))
    return element("article", head, _list("consequences", shown.after), class_="finding consequence")
