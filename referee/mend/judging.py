"""The verdict of a log: which faults count, which are consequences, and a description of each."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from referee.core.entry import Entry
from referee.core.finding import Finding, Place, Related
from referee.core.record import Record
from referee.core.replay import STOP, Stopped, replay
from referee.core.rule import ERROR, NOTICE, asides
from referee.core.verdict import Verdict
from referee.speech.say import tell
from referee.text.log_words import write_action
from referee.text.syntax import UNKNOWN_PLAYER

from .described import MOST_DESCRIBED, MOST_LOOKED_BACK, Described
from .guesses import follow_from_guesses

if TYPE_CHECKING:  # a legal log needs no search, so it is loaded on demand
    from .edits import Edit
    from .header import OtherHeaders
    from .path import Path
    from .story import Root, Story

MOST_ROOTS, MOST_REPLAYED = 8, 3_000
"""The most faults that are tried one by one as the cause of a finding, and the most lines replayed for
that. After that, all faults of the story before the finding are named."""


def described(record: Record, entries: Sequence[Entry], strict: bool = False) -> Verdict:
    """A replay with described findings, without a search for causes."""
    return Described(record, STOP if strict else None).run(entries)


def judged(
    record: Record,
    strict: bool = False,
    lines: int | None = None,
    describe: bool = True,
    story: Story | None = None,
    headers: OtherHeaders | None = None,
) -> Verdict:
    """Judge a record, including what the reader found. The cheapest reading decides which faults count: the
    `story`, if it is known; otherwise at most `lines` lines are replayed to find it, with its own header
    and with others, or with these `headers`. Without `describe`, findings name their rules only."""
    replaying = Described(record, STOP if strict else None, most_faults=int(describe))
    verdict = replaying.run(record.rows)
    if record.findings:
        _without_short_turns(record, verdict)
    if not (verdict.findings or record.findings or record.notices):
        return verdict
    read = list(map(_copied, (*record.findings, *record.notices)))
    faults = [finding for finding in (*read, *verdict.findings) if finding.severity == ERROR]
    met = [finding for finding in verdict.findings if finding.severity == ERROR]
    unplayed = bool(met) and met[0].place.line == record.header.lines.get("players")
    unplayed = unplayed and verdict.stopped and replaying.policy != STOP  # nobody can play with this header
    several = len(faults) > 1 or any(finding.more for finding in met)
    if met and (unplayed or (several and not verdict.stopped)):
        from .explain import explain

        story = story or explain(record, faults, lines, played=not unplayed, headers=headers)
        if not unplayed or story.record is not record:
            _tell(verdict, read, story, describe)
            if story.record is record:
                from .unread import follow_from_unread

                follow_from_unread(record, story.slips, read, verdict.findings)
            return verdict
    if unplayed:
        for finding in read:
            finding.follows = met[0].place if finding.rule is UNKNOWN_PLAYER else None
    elif met and describe and not verdict.stopped and len(record.entries) <= MOST_LOOKED_BACK:
        from .lone import surely_meant

        edit = surely_meant(record, met[0].place)  # it is the only fault
        if edit is not None:
            _read_as(met[0], record, edit)
    verdict.findings[:] = _in_order([*read, *verdict.findings])
    return verdict


def _without_short_turns(record: Record, verdict: Verdict) -> None:
    """Say of no turn with unreadable words that it lacks something: these words may be that."""
    unread = {entry.line for entry in record.entries if entry.broken}
    verdict.findings[:] = [
        each
        for each in verdict.findings
        if each.severity != NOTICE or each.place.action is not None or each.place.line not in unread
    ]


def _copied(finding: Finding) -> Finding:
    from dataclasses import replace  # most logs have no findings, so it is loaded on demand

    return replace(finding)


def _in_order(findings: Iterable[Finding]) -> list[Finding]:
    return sorted(findings, key=lambda finding: finding.order)


def _tell(verdict: Verdict, read: Sequence[Finding], story: Story, describe: bool) -> None:
    """Replace the faults of the plain replay by those of a story."""
    from .may_be_right import resting
    from .path import WAIVER_RULES

    written = {finding.place: finding for finding in verdict.findings}
    rests = resting(story, written)
    roots = [root for root in story.roots if root.finding and root.place not in rests]
    told = [_described(root, number if describe else MOST_DESCRIBED) for number, root in enumerate(roots)]
    names, players = story.record.players, verdict.record.players
    seats: dict[int | None, int] = {
        seat: players.index(name) for seat, name in enumerate(names) if name in players
    }
    for root, finding in zip(roots, told, strict=True):
        if names != players and (root.edit is None or root.edit.kind != "header"):
            _reseat(finding, seats)
    counted = {each.place: {(each.code, each.message)} for each in told}
    left = (*story.record.findings, *story.record.notices, *story.path.findings)
    clean = {(each.place, each.code) for each in left}
    left_said = {(each.code, each.message) for each in left if each.only_said}
    guessed = {each.place for each in read if len(asides(each.facts).get("readings", ())) > 1}
    unread = {root.place: root.edit for root in story.roots if root.finding is None}
    nearly_read = unread.keys() - guessed
    _tell_meanings(read, guessed, unread, verdict.record)
    causes = _Causes(story)
    said: list[Finding] = []
    for number, finding in enumerate((*read, *verdict.findings)):
        was_read = number < len(read)
        stays = (finding.place, finding.code) in clean
        if finding.severity == ERROR and not was_read and finding.rule not in WAIVER_RULES:
            if finding.place in counted:
                same = finding.code, finding.message
                if finding.only_said and same in left_said and same not in counted[finding.place]:
                    said.append(finding)  # another fault of the same result
                continue
            stays = stays and finding.place in nearly_read  # the meaning is clear, and is wrong too
        elif any(finding is each for each in told):
            continue
        if finding.place in rests:
            finding.follows = rests[finding.place]
        elif not stays:
            finding.follows, *also = causes.of(finding, was_read) or (None,)
            finding.follows_also = tuple(dict.fromkeys(place for place in also if place is not None))
        said.append(finding)
    wrong = False
    for finding in told:
        finding.after_violation = wrong
        wrong |= not finding.only_said
    said += (finding for root in roots for finding in root.also)
    verdict.findings[:] = _in_order([*told, *said])
    follow_from_guesses(verdict.record, read, verdict.findings)
    if story.record is verdict.record:
        verdict.meant = story.path.entries


def _tell_meanings(
    read: Iterable[Finding], guessed: Container[Place], unread: Mapping[Place, Edit | None], record: Record
) -> None:
    """Say of words that may mean several things which of these is legal."""
    for finding in read:
        if finding.place in guessed and (edit := unread.get(finding.place)) is not None:
            _read_as(finding, record, edit)


class _Causes:
    """Finds the faults of a story that cause a finding: the fewest that must be fixed to remove it."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.read = [root for root in story.roots if root.edit is not None]
        self.found: dict[tuple[Place, ...], set[object]] = {}
        self.lines = MOST_REPLAYED

    def of(self, finding: Finding, was_read: bool) -> tuple[Place, ...]:
        """The places of the causes; none if the finding remains when all faults are fixed."""
        played = finding.severity == ERROR and not was_read
        what = finding.place if played else (finding.place, finding.code)
        header = [root for root in self.read if root.edit and root.edit.kind == "header"]
        before = [root for root in self.read if root.place.order < finding.place.order] or self.read
        told = self.story.explained.get(finding.place)
        near = sorted(before, key=lambda root: (root.place == told, root.place.order), reverse=True)
        for root in header or near[:MOST_ROOTS]:
            if what not in self.left((root,)):
                return (root.place,)
        needed = list(dict.fromkeys((*header, *before)))
        if what in self.left(needed) and self.lines > 0:
            needed = list(self.read)
            if what in self.left(needed) and self.lines > 0:
                return ()
        for root in needed if len(needed) <= MOST_ROOTS else ():
            fewer = [each for each in needed if each is not root]
            if root not in header and what not in self.left(fewer):
                needed = fewer
        places = [root.place for root in needed]
        first = told if told in places else places[-1]
        return first, *(place for place in places if place != first)

    def left(self, roots: Sequence[Root]) -> Container[object]:
        """What is wrong if only these are fixed; everything if the limit is reached. Another header is
        always kept, because all lines were read with it."""
        from .edits import applied
        from .path import A_FAULT, ALL

        key = tuple(root.place for root in roots)
        if key not in self.found and self.lines <= 0:
            return ALL
        if key not in self.found:
            record = self.story.record
            entries = applied(record.entries, [root.edit for root in roots if root.edit is not None])
            found = replay(record, entries=entries).findings
            faults = {each.place for each in found if each.severity == ERROR}
            codes = {(each.place, each.code) for each in (*record.findings, *found)}
            self.found[key] = {*faults, *codes}
            self.lines -= len(entries) + A_FAULT * len(found)
        return self.found[key]


def _described(root: Root, number: int) -> Finding:
    """The finding of a fault, described at the state of the story, with how the story reads the line. Only
    the first faults are described."""
    assert root.finding is not None
    finding = root.finding
    if number < MOST_DESCRIBED and (root.edit is None or root.edit.kind != "header"):
        finding = _again(root.path, finding, number * len(root.path.entries) < MOST_LOOKED_BACK)
    if root.edit is not None:
        _read_as(finding, root.path.ground.record, root.edit)
    return finding


def _read_as(finding: Finding, record: Record, edit: Edit) -> None:
    """Add to a finding how its line is read."""
    from .edits import without_example
    from .saying import retold

    finding.suggestion, index = None, finding.place.action
    if edit.kind == "word" and edit.line == finding.place.line and index is not None:
        written = [play.action for play in record.entries[edit.at].plays[index : index + 1]]
        for play in edit.new[0].plays[index : index + 1]:
            if type(play.action) in record.known_game.form_of and play.action not in written:
                finding.suggestion = write_action(record.notation, play.action, record.players)
    if finding.suggestion is None:
        reading = retold(without_example(edit.says), record)
        perhaps = tell("edit.perhaps", "perhaps {reading}", reading=reading)
        finding.related = (*finding.related, Related(Place(edit.line), perhaps))


def _reseat(finding: Finding, seats: Mapping[int | None, int]) -> None:
    """Use the seats of the log's own header. A player whom it does not name has none."""
    another = finding.legal_for != finding.seat
    finding.seat, finding.legal_for = seats.get(finding.seat), seats.get(finding.legal_for)
    finding.turn = None if finding.seat is None else finding.turn
    if finding.legal_for is None and another:  # these actions would seem to be this player's
        finding.legal, finding.legal_total = (), 0


def _again(path: Path, finding: Finding, looks_back: bool) -> Finding:
    """The same finding, replayed and described."""
    if not path.tables:
        return finding
    at = path.index(finding.place.line)
    walk = path.resume(at)
    walk.wanted, walk.looks_back = finding.place, looks_back
    with suppress(Stopped):
        walk.go_on(path.entries, at)
        walk.finish(walk.turn)
    found = walk.fault
    return found if found is not None and found.place == finding.place else finding
