"""What a line that is wrong may have been: all that a person would consider who knows the table before it.

Nothing here is tried; the search does that. Edits come with what they cost, the likeliest first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any

from referee.core.acts import Claim, Misnamed, NearlyRead, NotAnAction, Omitted, Result, Unreadable
from referee.core.entry import Entry, Play
from referee.core.finding import Finding, Place
from referee.core.folding import nearest
from referee.core.judge import first_breach
from referee.core.record import Record
from referee.core.replay import TABLE, Stopped
from referee.text.locations import locate
from referee.text.source import cut_comment
from referee.text.unreadable import text_fault

from . import likeness
from .edits import (
    Edit,
    acts_exchanged,
    line_left_out,
    line_moved,
    line_put_in,
    lines_exchanged,
    other_play,
    other_player,
    other_plays,
    players_exchanged,
    unknown,
)
from .likeness import clause_cost
from .path import ALL, Path
from .tellings import tellings
from .words import Slip, Slips, unlike_words, unread

UNKNOWN = Play(Unreadable())

_SIGNS = re.compile(r"\s*[;:,.](?:\s+|$)")

FURTHEST = 3
"""So many lines off a line may have been put in."""


class Readings:
    """The other readings of the lines of one record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.known_game
        self.options = record.known_terms.options
        self.plan = record.known_terms.plan
        self.players = record.players[: self.game.most_players]
        self.slips = Slips(record)
        self.slips_of: dict[int, list[Edit]] = {}
        self.at_line = {entry.line: at for at, entry in enumerate(record.entries)}

    def near(self, path: Path, place: Place) -> list[Edit]:
        """A word of the clause, what is told of the deed, the name before it, or a line written twice."""
        at = path.ground.at_line[place.line]
        return ranked(self.besides(at, place, self._near(path, at, place)))

    def besides(self, at: int, place: Place, edits: Iterable[Edit]) -> Iterator[Edit]:
        """What readings of a line cost where a word in it is misspelt and plainly meant: they are a second
        slip, of which nothing shows in the line."""
        entry = self.record.entries[at]
        nearly = any(
            isinstance(entry.plays[index].action, NearlyRead) for index in self.indexes(entry, place)
        )
        more = likeness.AS_PLAYED + likeness.SILENT if nearly else 0.0
        return (edit._replace(cost=edit.cost + more) for edit in edits)

    def _near(self, path: Path, at: int, place: Place) -> Iterator[Edit]:
        entry = current(path, at)
        if self.is_broken_text(entry):
            return
        if self.record.entries[at].name is not None and place.action is None:
            yield from self.named(at, self.record.entries[at])
            return
        if entry.name is not None:
            return
        states = self.states(path, entry)
        for index in self.indexes(entry, place):
            play = entry.plays[index]
            if isinstance(play.action, Claim | Result):
                continue  # nothing on the table would be otherwise
            slips: Iterable[Slip]
            if isinstance(play.action, Unreadable | Misnamed | NotAnAction):
                slips = unread(self.record, self.raw(entry, index), self.slips)
            else:
                slips = chain(
                    tellings(self.game, play, self.players), self.slips.of(play), self.slips.one_word(play)
                )
            for slip in slips:
                if slip.cost > likeness.ONE_WORD:
                    continue  # what is further from the words that were written is another act
                if self.is_legal(states[index], entry, slip.play.action):
                    yield other_play(at, entry, index, slip.play, slip.cost, slip.says)
        for index in self.indexes(entry, place):
            yield from self.twice(at, entry, index)
        yield from self.exchanged(at, entry, place)
        said = [entry.plays[index].action for index in self.indexes(entry, place)]
        if not any(isinstance(action, Unreadable) for action in said):
            yield from self.whose(at, entry)

    def lines(self, path: Path, place: Place) -> list[Edit]:
        """Lines that have changed places, or one that was forgotten."""
        return ranked(self._lines(path, path.ground.at_line[place.line], place))

    def _lines(self, path: Path, at: int, place: Place) -> Iterator[Edit]:
        entry = current(path, at)
        entries = self.record.entries
        for one in (at, at - 1) if place.action is not None else (at + 1, at, at - 1):
            if one >= 0 and one + 1 < len(entries) and entries[one].name is entries[one + 1].name is None:
                yield lines_exchanged(one, entries[one], entries[one + 1])
                if (
                    None not in (entries[one].seat, entries[one + 1].seat)
                    and entries[one].seat != entries[one + 1].seat
                ):
                    yield players_exchanged(one, entries[one], entries[one + 1])
        yield from self.moved(at)
        if entry.seat is not None:
            for before in (at, at - 1):
                if before >= 0:
                    for seat, name in enumerate(self.players):
                        edit = line_put_in(
                            before, entries[before].line, seat, [UNKNOWN], f"a turn of {name}"
                        )
                        yield unknown(edit, f"a turn of {name}")

    def other_deals(self, dealt: Edit) -> Iterator[Edit]:
        """A line that was put in, with one of its words another."""
        (entry,) = dealt.new
        for slip in self.slips.of(entry.plays[0]):
            yield dealt._replace(new=(entry._replace(plays=[slip.play]),))

    def far(self, path: Path, place: Place) -> list[Edit]:
        """Another act altogether, none, one more, or one that nobody can tell."""
        at = path.ground.at_line[place.line]
        return ranked(self.besides(at, place, self._far(path, at, place)))

    def _far(self, path: Path, at: int, place: Place) -> Iterator[Edit]:
        entry = current(path, at)
        if entry.seat is None or self.record.entries[at].name is not None:
            return
        if place.action is None:
            for action in self.legal(self.states(path, entry)[-1], entry):
                yield other_plays(
                    at, entry, [*entry.plays, Play(action)], likeness.ACT_MISSING, "an act is missing"
                )
            yield other_plays(at, entry, [*entry.plays, UNKNOWN], likeness.UNKNOWN_ACT, "an act is missing")
            return
        index = place.action
        if index >= len(entry.plays):
            return  # it is no longer there as the line is read now
        state = self.states(path, entry)[index]
        yield other_play(at, entry, index, UNKNOWN, likeness.UNKNOWN_ACT, "something else was done")
        written = self.write(entry.plays[index].action)
        raw = self.raw(entry, index) if isinstance(entry.plays[index].action, Unreadable) else None
        before, after = entry.plays[:index], entry.plays[index + 1 :]
        for action in self.legal(state, entry):
            text = self.game.write(action, self.players)
            if raw is not None and unlike_words(raw, text) > 1:
                continue  # what can be read of it was meant
            cost = min(likeness.ANOTHER_ACT + 0.02 * clause_cost(written.split(), text.split()), 1.85)
            yield other_play(at, entry, index, Play(action), cost, f"{text} for {written}")
            if self.game.goes_on is not None:
                plays = [*before, Play(action), entry.plays[index], *after]
                yield other_plays(at, entry, plays, likeness.ACT_MISSING, f"{text} is missing before it")
        yield line_left_out(at, entry, doubled=False)

    def without(self, path: Path, place: Place) -> list[Edit]:
        """The line without the act that is wrong."""
        at = self.at_line[place.line]
        entry = current(path, at)
        if entry.seat is None or place.action is None or place.action >= len(entry.plays):
            return []
        says = "the act does not belong here"
        return [other_play(at, entry, place.action, Play(Omitted()), likeness.ACT_TOO_MANY, says)]

    def slips_in(self, path: Path, at: int) -> list[Edit]:
        """Slips of the pen in a line that seems clean: what is legal there too."""
        if at not in self.slips_of:
            self.slips_of[at] = list(self._slips_in(path, at))
        return self.slips_of[at]

    def _slips_in(self, path: Path, at: int) -> Iterator[Edit]:
        entry = self.record.entries[at]
        if entry.name is not None or self.is_broken_text(entry):
            return
        states = self.states(path, entry)
        for index, play in enumerate(entry.plays):
            if index and entry.seat is not None and not entry.broken:
                yield acts_exchanged(at, entry, index, likeness.ACTS_EXCHANGED + likeness.SILENT)
            if not isinstance(play.action, Claim | Result | Unreadable):
                for slip in self.slips.of(play):
                    if slip.cost <= likeness.LIKELY and self.is_legal(
                        states[index], entry, slip.play.action
                    ):
                        yield other_play(
                            at, entry, index, slip.play, slip.cost + likeness.SILENT, slip.says
                        )

    def short_turn(self, path: Path, at: int, words: frozenset[str]) -> Iterator[Edit]:
        """One act more in a turn that has room for it, if it has to do with these words."""
        entry = self.record.entries[at]
        if entry.seat is None or entry.broken:
            return
        states = self.states(path, entry)
        if self.game.turn_is_full(states[-1], self.options):
            return
        for index in dict.fromkeys((len(entry.plays), 0)):
            for action in self.legal(states[index], entry):
                text = self.game.write(action, self.players)
                if not words.isdisjoint(text.split()[1:]):
                    plays = [*entry.plays[:index], Play(action), *entry.plays[index:]]
                    yield other_plays(at, entry, plays, likeness.ACT_MISSING, f"{text} is missing")

    def words(self, fault: Finding) -> frozenset[str]:
        """What a fault is about: the words of its message and of its clause."""
        return self.clause(fault) | _words(fault.message)

    def clause(self, fault: Finding) -> frozenset[str]:
        """The words behind the verb of the clause that is wrong, or of all clauses of its line."""
        entry = self.record.entries[self.at_line[fault.place.line]]
        plays = entry.plays if fault.place.action is None else entry.plays[fault.place.action :][:1]
        return _words(" ".join(self.slips.write(play.action).partition(" ")[2] for play in plays))

    # --- parts of it ---

    def twice(self, at: int, entry: Entry, index: int) -> Iterator[Edit]:
        """A line without an act that stands in it twice in a row."""
        if index and entry.plays[index].action == entry.plays[index - 1].action:
            plays = [*entry.plays[:index], *entry.plays[index + 1 :]]
            yield other_plays(at, entry, plays, likeness.DOUBLED, "it is there twice")

    def exchanged(self, at: int, entry: Entry, place: Place) -> Iterator[Edit]:
        """A line with the act that is wrong before or after its neighbour."""
        for index in range(1, len(entry.plays)):
            if place.action in (None, index - 1, index):
                yield acts_exchanged(at, entry, index)

    def moved(self, at: int) -> Iterator[Edit]:
        """This line further down, or one from further down before it."""
        entries = self.record.entries
        for end in range(at + 3, min(at + 2 + FURTHEST, len(entries) + 1)):
            lines = entries[at:end]
            if all(entry.name is None for entry in lines):
                yield line_moved(at, lines, up=False)
                yield line_moved(at, lines, up=True)

    def indexes(self, entry: Entry, place: Place) -> Sequence[int]:
        """The clauses that a fault may be about: all of the line, if that lacks something as a whole."""
        if place.action is None:
            return range(len(entry.plays))
        return (place.action,) if place.action < len(entry.plays) else ()

    def states(self, path: Path, entry: Entry) -> list[Any]:
        """The table before each clause of a line, and after the last."""
        at = path.index(entry.line)
        walk, turn = path.resume(at)
        walk.known = ALL
        entries = [*path.entries[:at], entry._replace(plays=())]
        if entry.name is None:
            turn = walk.play(entries, turn, at)
        states = [walk.state]
        for play in entry.plays:
            walk.state = walk.state.copy()
            seat = TABLE if entry.seat is None else entry.seat
            with suppress(Stopped):  # a line of a thousand faults: the table stays as it is
                walk.judge(entry, 0, seat, play._replace(waivers=()))
            states.append(walk.state)
        return states

    def legal(self, state: Any, entry: Entry) -> list[Any]:
        """What whoever wrote a line could do at a table."""
        return [action for who, action in self.game.legal(state, self.options) if who == entry.seat]

    def is_legal(self, state: Any, entry: Entry, action: Any) -> bool:
        seat = TABLE if entry.seat is None else entry.seat
        return first_breach(self.plan, state, seat, action, self.options) is None

    def named(self, at: int, entry: Entry) -> Iterator[Edit]:
        """A line of somebody who does not play: whose it may be, or a line of the table with a slip."""
        meant = self.plainly_meant(at)
        if meant is not None:
            yield meant
            return
        for seat, name in enumerate(self.players):
            yield other_player(at, entry, seat, name)
        for slip in unread(self.record, cut_comment(self.record.lines[entry.line - 1])[0], self.slips):
            new = Entry(entry.line, None, None, [slip.play], False)
            yield Edit("word", at, (new,), 1, slip.cost, slip.says, entry.line)

    def plainly_meant(self, at: int) -> Edit | None:
        """The line of a stranger whose name is nearly that of one player."""
        entry = self.record.entries[at]
        meant = None if entry.name is None else nearest(entry.name, self.players)
        if meant is None:
            return None
        return other_player(at, entry, self.players.index(meant), meant, likeness.NEXT)

    def surely_meant(self, path: Path, place: Place) -> Edit | None:
        """How a line reads whose only fault is a name or a word that is misspelt."""
        at, index = self.at_line[place.line], place.action
        if index is None:
            return self.plainly_meant(at)
        entry = current(path, at)
        if index >= len(entry.plays) or not isinstance(entry.plays[index].action, Misnamed):
            return None
        near = [edit for edit in self.near(path, place) if edit.cost < likeness.AS_PLAYED]
        return near[0] if near and all(edit.cost > near[0].cost for edit in near[1:]) else None

    def whose(self, at: int, entry: Entry) -> Iterator[Edit]:
        """The line of somebody else, or one that is there twice."""
        if entry.seat is not None:
            for seat, name in enumerate(self.players):
                if seat != entry.seat:
                    yield other_player(at, entry, seat, name)
        if at > 0 and same(self.record.entries[at - 1], entry):
            yield line_left_out(at, entry, doubled=True)

    def write(self, action: Any) -> str:
        return self.slips.write(action).partition(" -> ")[0]

    def is_broken_text(self, entry: Entry) -> bool:
        """No other word makes a broken byte readable."""
        return text_fault(entry.line, self.record.lines[entry.line - 1]) is not None

    def typed(self, fault: Finding) -> str:
        """The words of the clause that a fault of the reader is about."""
        entry = self.record.entries[self.at_line[fault.place.line]]
        text = self.raw(entry, fault.place.action or 0)
        return text.partition(":")[2] if entry.seat is not None and ":" in text else text

    def raw(self, entry: Entry, index: int) -> str:
        """The words of a clause as they were typed."""
        of_the_table = entry.seat is None and entry.name is None
        span = locate(self.record, Place(entry.line, None if of_the_table else index))
        text = self.record.lines[span.line - 1][span.column - 1 : span.end_column - 1]
        clauses = _SIGNS.split(text)[1:]  # without the name, where another sign stands for a semicolon
        return clauses[index] if len(clauses) == len(entry.plays) > 1 else text


def _words(text: str) -> frozenset[str]:
    return frozenset(word.strip(",.:;`'") for word in text.split())


def ranked(edits: Iterable[Edit]) -> list[Edit]:
    return sorted(edits, key=lambda edit: edit.cost)


def current(path: Path, at: int) -> Entry:
    """An entry of the record as a path reads it."""
    edit = path.edits.get((at, 1))
    return (
        edit.new[0]
        if edit is not None and len(edit.new) == edit.taken == 1
        else path.ground.record.entries[at]
    )


def same(one: Entry, two: Entry) -> bool:
    return one.seat == two.seat and list(one.plays) == list(two.plays)
