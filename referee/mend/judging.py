"""The verdict of a log: what counts, what only follows, and each fault described at its own table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace

from referee.core.record import Entry, Record
from referee.core.replay import STOP, Stopped
from referee.core.rule import ERROR
from referee.core.verdict import Finding, Place, Related, Verdict
from referee.text.syntax import UNKNOWN_PLAYER

from .described import MOST_DESCRIBED, Described
from .explain import Root, Story, explain
from .path import WAIVER_RULES, Path


def described(record: Record, entries: Sequence[Entry], strict: bool = False) -> Verdict:
    """A replay whose findings are described; nothing is asked about causes."""
    return Described(record, STOP if strict else None).run(entries)


def judged(record: Record, strict: bool = False) -> Verdict:
    """Judge a record, with what the reader found. The cheapest reading tells which faults count."""
    verdict = Described(record, STOP if strict else None, most_faults=1).run(record.entries)
    read = [replace(finding) for finding in (*record.findings, *record.notices)]
    faults = [finding for finding in (*read, *verdict.findings) if finding.severity == ERROR]
    met = [finding for finding in verdict.findings if finding.severity == ERROR]
    if met and len(faults) > 1 and not verdict.stopped:
        _tell(verdict, read, explain(record, faults))
        return verdict
    if met and met[0].place.line == record.header.lines.get("players"):  # names that nobody can tell apart
        for finding in read:
            finding.follows = met[0].place if finding.rule is UNKNOWN_PLAYER else None
    verdict.findings[:] = _in_order([*read, *verdict.findings])
    return verdict


def _in_order(findings: Iterable[Finding]) -> list[Finding]:
    return sorted(findings, key=lambda finding: finding.order)


def _tell(verdict: Verdict, read: Sequence[Finding], story: Story) -> None:
    """Put the faults of a story in the place of those that were met as played."""
    roots = [root for root in story.roots if root.finding is not None]
    told = [_described(root, number) for number, root in enumerate(roots)]
    counted = {finding.place for finding in told}
    left = (*story.record.findings, *story.record.notices, *story.path.findings)
    clean = {(each.place, each.code) for each in left}
    said: list[Finding] = []
    for number, finding in enumerate((*read, *verdict.findings)):
        was_read = number < len(read)
        stays = (finding.place, finding.code) in clean
        if finding.severity == ERROR and not was_read and finding.rule not in WAIVER_RULES:
            if finding.place in counted:
                continue
            stays = False
        elif any(finding is each for each in told):
            continue
        if not stays:
            finding.follows = _cause(finding.place, story)
        said.append(finding)
    wrong = False
    for finding in told:
        finding.after_violation = wrong
        wrong |= not finding.only_said
    verdict.findings[:] = _in_order([*told, *said])


def _cause(place: Place, story: Story) -> Place:
    """The fault that explains one that is clean in the story: the one for whose sake a line was read
    otherwise, or else the last before it that was."""
    if place in story.explained:
        return story.explained[place]
    read = [root.place for root in story.roots if root.edit is not None or root.finding is None]
    before = [each for each in read if each.order < place.order]
    return (before or read or [root.place for root in story.roots])[-1 if before else 0]


def _described(root: Root, number: int) -> Finding:
    """The finding of a fault with the table as the story had it, and with what the story takes it for."""
    assert root.finding is not None
    finding = root.finding
    if number < MOST_DESCRIBED and (root.edit is None or root.edit.kind != "header"):
        finding = _again(root.path, finding)
    edit = root.edit
    if edit is None:
        return finding
    finding.suggestion = None
    if (
        edit.kind == "word"
        and edit.line == finding.place.line
        and not edit.gap
        and finding.place.action is not None
    ):
        new = edit.new[0]
        if finding.place.action < len(new.plays):
            action = new.plays[finding.place.action].action
            if type(action) in root.path.ground.record.game.form_of:
                game = root.path.ground.record.game
                finding.suggestion = game.write(action, root.path.ground.record.players)
    if finding.suggestion is None:
        finding.related = (*finding.related, Related(Place(edit.line), f"perhaps {edit.says}"))
    return finding


def _again(path: Path, finding: Finding) -> Finding:
    """The same finding, met once more and described."""
    if not path.tables:
        return finding
    walk, turn = path.resume(path.index(finding.place.line))
    walk.wanted = finding.place
    with suppress(Stopped):
        walk.finish(walk.play(path.entries, turn, path.index(finding.place.line)))
    found = walk.fault
    return found if found is not None and found.place == finding.place else finding
