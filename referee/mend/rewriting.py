"""What may be written instead of a line, for a repair: at the line of a fault, and further up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.core.acts import Claim, Misnamed, NotAnAction, Result, Unreadable
from referee.core.entry import Entry, Play
from referee.core.finding import Finding, Place
from referee.core.folding import fold
from referee.core.replay import TABLE

from . import likeness
from .edits import Edit, lines_exchanged, other_play, players_exchanged
from .likeness import clause_cost
from .path import Path
from .readings import Readings, current
from .tellings import other_waivers, right_claim, right_result, tellings
from .words import Slip, other_words, unread

NEAR = 8
"""A word left out or put in shows soon: so many lines before the fault are looked through for one."""


class Rewriting(Readings):
    """The readings of a record that can be written into it."""

    def repairs(self, path: Path, fault: Finding, here: int) -> Iterator[Edit]:
        """The edits that a repair may consist of at the line of a fault, and at the lines before it."""
        yield from self._legal_instead(path, fault)
        for at in range(here, max(-1, here - NEAR), -1):
            yield from (_elsewhere(edit, at < here) for edit in self._line(path, at, near=True))

    def repairs_above(self, path: Path, here: int) -> Iterator[Edit]:
        """Those at all lines further up."""
        for at in range(here - NEAR, -1, -1):
            yield from (_elsewhere(edit, True) for edit in self._line(path, at, near=False))

    def _line(self, path: Path, at: int, near: bool) -> Iterator[Edit]:
        entry = current(path, at)
        yield from self._words(path, at, entry, near)
        yield from self._other_lines(at, entry)
        if near and entry.name is None:
            yield from self.exchanged(at, entry, Place(entry.line))
            yield from self.moved(at)

    def _legal_instead(self, path: Path, fault: Finding) -> Iterator[Edit]:
        """What would have been legal and is like the words that were written, as the finding lists it."""
        at, index = self.at_line[fault.place.line], fault.place.action
        entry = current(path, at)
        if index is None or entry.seat is None or index >= len(entry.plays):
            return
        if entry.plays[index].waivers:
            return  # the table let it stand; no other act is needed
        written = self.write(entry.plays[index].action) or fold(self.raw(entry, index))
        for action in self.legal(self.states(path, entry)[index], entry) if written else ():
            text = self.game.write(action, self.players)
            cost = clause_cost(written.split(), text.split())
            if 0 < cost <= likeness.LIKELY:
                says = other_words(written, text)
                yield other_play(at, entry, index, Play(action, (), self.game.is_plain(action)), cost, says)

    def _words(self, path: Path, at: int, entry: Entry, near: bool) -> Iterator[Edit]:
        if self.is_broken_text(entry):
            return
        if entry.name is not None:
            yield from self.named(at, entry)
            return
        for index, play in enumerate(entry.plays):
            slips: Iterable[Slip]
            if isinstance(play.action, Unreadable | Misnamed | NotAnAction):
                slips = unread(self.record, self.raw(entry, index), self.slips)
            else:
                slips = self._readings(path, entry, play, near)
            for slip in slips:
                yield other_play(at, entry, index, slip.play, slip.cost, slip.says)
            yield from self.twice(at, entry, index)

    def _readings(self, path: Path, entry: Entry, play: Play, near: bool) -> Iterator[Slip]:
        """What a clause that can be read may have been."""
        if isinstance(play.action, Claim | Result):
            walk, turn = path.resume(path.index(entry.line))
            if isinstance(play.action, Claim):
                yield from right_claim(self.game, walk.state, play)
            else:
                last = TABLE if turn is None or turn.seat is None else turn.seat
                yield from right_result(
                    self.game, walk.state, self.options, play, self.record.players, last
                )
        else:
            yield from tellings(self.game, play, self.record.players)
        yield from other_waivers(self.game, play)
        yield from self.slips.of(play)
        if near:
            yield from self.slips.one_word(play)

    def _other_lines(self, at: int, entry: Entry) -> Iterator[Edit]:
        entries = self.record.entries
        if entry.name is None:
            yield from self.whose(at, entry)
        if at + 1 < len(entries):
            one, two = entries[at], entries[at + 1]
            yield lines_exchanged(at, one, two)
            if one.seat is not None and two.seat is not None and one.seat != two.seat:
                yield players_exchanged(at, one, two)


def _elsewhere(edit: Edit, silent: bool) -> Edit:
    """What another word costs in a line that is legal as it stands."""
    return edit._replace(cost=edit.cost + likeness.SILENT) if silent and edit.kind == "word" else edit
