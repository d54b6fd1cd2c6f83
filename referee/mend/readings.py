"""Other readings of a wrong line, given the state before it.

Nothing is tried here; the search does that. Each reading is an edit with a cost, the likeliest first.
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
from referee.core.judge import first_breach
from referee.core.record import Record
from referee.core.replay import TABLE, Stopped
from referee.forms.folding import nearest
from referee.text import canonical
from referee.text.locations import locate
from referee.text.source import cut_comment
from referee.text.unreadable import text_fault

from . import likeness
from .edits import (
    Edit,
    acts_exchanged,
    exchanged_with_next,
    line_left_out,
    line_moved,
    line_put_in,
    other_play,
    other_player,
    other_plays,
    unknown,
)
from .path import ALL, Path, beyond_a_turn
from .saying import Says, says
from .tellings import tellings
from .words import Slip, Slips, is_missing, other_words

UNKNOWN = Play(Unreadable())
_SIGNS = re.compile(r"\s*[;:,.](?:\s+|$)")

MOST_SHORT = 4
"""The most turns above a fault in which an action may be missing."""

LEGAL_A_LINE = 10
"""How many legal actions take as long to write as a line to replay."""

FURTHEST = 3
"""The most lines by which a line may be in the wrong place."""


class Readings:
    """The other readings of the lines of one record."""

    exchange = likeness.ACTS_EXCHANGED
    """What it costs that two actions of a line have changed places."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.known_game
        self.options = record.known_terms.options
        self.plan = record.known_terms.plan
        self.players = record.players[: self.game.most_players]
        self.slips = Slips(record)
        self.at_line = {entry.line: at for at, entry in enumerate(record.entries)}
        self.said: dict[Any, Sequence[str]] = {}

    def near(self, path: Path, place: Place) -> list[Edit]:
        """Another word, optional part, order or player, or the line without what is written twice."""
        at = path.ground.at_line[place.line]
        return ranked(self.besides(at, place, self._near(path, at, place)))

    def besides(self, at: int, place: Place, edits: Iterable[Edit]) -> Iterator[Edit]:
        """These readings of a line. They cost more if a word is misspelt but its meaning is clear, because
        then they need a second slip."""
        entry = self.record.entries[at]
        plays = [entry.plays[index] for index in self.indexes(entry, place)]
        nearly = any(isinstance(play.action, NearlyRead) for play in plays)
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
        indexes = self.indexes(entry, place)
        for index in indexes:
            play = entry.plays[index]
            slips: Iterable[Slip] = ()
            if isinstance(play.action, Unreadable | Misnamed | NotAnAction):
                slips = self.unread(entry, index)
            elif not isinstance(play.action, Claim | Result):  # these change nothing on the table
                slips = chain(
                    tellings(self.game, play, self.players), self.slips.of(play), self.slips.one_word(play)
                )
            for slip in slips:
                near = slip.cost <= likeness.ONE_WORD  # what differs more is another act
                if near and self.is_legal(states[index], entry, slip.play.action):
                    yield other_play(at, entry, index, slip.play, slip.cost, slip.says)
        for index in indexes:
            yield from self.twice(path, at, entry, index)
        if not any(isinstance(entry.plays[index].action, Unreadable) for index in indexes):
            yield from self.exchanged(at, entry, place)
            yield from self.whose(at, entry)

    def unread(self, entry: Entry, index: int) -> Iterator[Slip]:
        """What unreadable words may have been: what the reader suggests, in the words of the log, and what
        is like the words."""
        raw = self.raw(entry, index)
        for found in self.record.findings:
            if found.place == Place(entry.line, index) and found.suggestion:
                action = canonical.read(self.record.notation, found.suggestion, self.players)
                if action is not None:
                    told = other_words(raw, found.suggestion)
                    yield Slip(likeness.NEXT, Play(action, (), self.game.is_plain(action)), told)
        yield from self.slips.unread(raw)

    def lines(self, path: Path, place: Place) -> list[Edit]:
        """Lines that have changed places, or a missing line."""
        return ranked(self._lines(path, path.ground.at_line[place.line], place))

    def _lines(self, path: Path, at: int, place: Place) -> Iterator[Edit]:
        entry = current(path, at)
        entries = self.record.entries
        for one in (at, at - 1) if place.action is not None else (at + 1, at, at - 1):
            if one >= 0 and one + 1 < len(entries) and entries[one].name is entries[one + 1].name is None:
                yield from exchanged_with_next(one, entries)
        yield from self.demanded(path, at, place)
        yield from self.moved(at)
        if place.action is None:  # what the line lacks may stand further down
            yield from self.moved(at + 1)
        if entry.seat is not None:
            state = path.resume(path.position(at)).state
            due = {seat for seat, _ in self.game.legal(state, self.options)}
            gap = bool(due) and entry.seat not in due  # then it is known whose turn is missing
            for before in range(at, max(-1, at - 2), -1):
                for seat in range(len(self.players)):
                    edit = self.unknown_turn(before, seat, [UNKNOWN])
                    more = likeness.NO_TURN_KNOWN if gap and seat not in due else 0.0
                    yield edit._replace(cost=edit.cost + more)

    def demanded(self, path: Path, at: int, place: Place) -> Iterator[Edit]:
        """An action is missing that the rule of the fault demands. Only its verb is known."""
        kinds = next((each.demands for each in path.findings if each.place == place), ())
        entry = current(path, at)
        if kinds and entry.seat is not None:
            index = len(entry.plays) if place.action is None else place.action
            plays = [*entry.plays[:index], UNKNOWN, *entry.plays[index:]]
            told = is_missing(self.game.form_of[kinds[0]].verb)
            yield other_plays(at, entry, plays, likeness.UNKNOWN_ACT, told)

    def turn(self, at: int, seat: int, plays: Sequence[Play]) -> Edit:
        """A turn that is missing before a line."""
        line = self.record.entries[at].line
        return line_put_in(at, line, seat, plays, self.a_turn(seat))

    def a_turn(self, seat: int) -> Says:
        return says("edit.turn", "a turn of {player}", player=self.players[seat])

    def unknown_turn(self, at: int, seat: int, plays: Sequence[Play]) -> Edit:
        return unknown(self.turn(at, seat, plays), self.a_turn(seat))

    def far(self, path: Path, place: Place) -> list[Edit]:
        """Something else was done, or something more, or the action does not belong in the line."""
        at = path.ground.at_line[place.line]
        return ranked(self.besides(at, place, self._far(path, at, place)))

    def _far(self, path: Path, at: int, place: Place) -> Iterator[Edit]:
        entry, index = current(path, at), place.action
        if entry.seat is None or self.record.entries[at].name is not None:
            return
        if index is None:
            told = says("edit.act-missing", "an action is missing")
            yield other_plays(at, entry, [*entry.plays, UNKNOWN], likeness.UNKNOWN_ACT, told)
        elif index < len(entry.plays):  # otherwise the line is now read without it
            told = says("edit.something", "something else was done")
            yield other_play(at, entry, index, UNKNOWN, likeness.UNKNOWN_ACT, told)
            told = says("edit.act-surplus", "the action does not belong here")
            yield other_play(at, entry, index, Play(Omitted()), likeness.ACT_TOO_MANY, told)

    def lacking(self, path: Path, place: Place, cost: float) -> Iterator[Edit]:
        """One more action at the place of a fault."""
        at = self.at_line[place.line]
        entry = current(path, at)
        if entry.seat is not None and not entry.broken:
            index = len(entry.plays) if place.action is None else place.action
            above = self.record.entries[at - 1].seat if at and not index else None
            more = likeness.LIKELIER_ABOVE if above == entry.seat else 0.0
            for action in self.legal(self.states(path, entry)[index], entry.seat):
                yield self.one_more(at, entry, index, action, cost + more)

    def is_short(self, path: Path, entry: Entry) -> bool:
        """Whether a line is a turn that has room for another action, as it was played."""
        if entry.seat is None or entry.broken:
            return False
        return not self.game.turn_is_full(self.states(path, entry)[-1], self.options)

    def short_turns(
        self, path: Path, lines: Iterable[int], words: frozenset[str], cost: float
    ) -> list[Edit]:
        """One more action in a turn that has room for it, in these lines; those that have the most of these
        words come first."""
        found: list[tuple[int, Edit]] = []
        turns = 0
        for at in lines:
            entry = self.record.entries[at]
            if entry.seat is None or entry.broken or turns >= MOST_SHORT:
                continue
            states = self.states(path, entry)
            kinds = {type(action) for action in self.legal(states[0], entry.seat)}
            of_a_turn = any(type(play.action) in kinds for play in entry.plays)  # not of a given position
            if not of_a_turn or self.game.turn_is_full(states[-1], self.options):
                continue
            turns += 1
            for index in range(len(entry.plays), -1, -1):
                legal = self.legal(states[index], entry.seat)
                path.ground.left -= len(legal) // LEGAL_A_LINE
                for action in legal:
                    shared = words.intersection(self.words_after_verb(action))
                    found.append((len(shared), self.one_more(at, entry, index, action, cost)))
        return [edit for _, edit in sorted(found, key=lambda pair: -pair[0])]

    def one_more(self, at: int, entry: Entry, index: int, action: Any, cost: float) -> Edit:
        """The line with an action put in before the one with this index."""
        play = Play(action, (), self.game.is_plain(action))
        plays = [*entry.plays[:index], play, *entry.plays[index:]]
        return other_plays(at, entry, plays, cost, is_missing(self.game.write(action, self.players)))

    def words_after_verb(self, action: Any) -> Sequence[str]:
        """The words of the text of an action but its verb."""
        if action not in self.said:
            self.said[action] = tuple(self.game.write(action, self.players).split()[1:])
        return self.said[action]

    def words(self, fault: Finding) -> frozenset[str]:
        """The words of the message of a fault and of its clause."""
        return self.clause(fault) | _words(fault.rule.in_english(fault.facts))

    def about(self, fault: Finding) -> frozenset[str]:
        """The words of its clause that the message of a fault repeats."""
        return self.clause(fault) & _words(fault.rule.in_english(fault.facts))

    def clause(self, fault: Finding) -> frozenset[str]:
        """The words after the verb of the wrong clause, or of all clauses of its line."""
        entry = self.record.entries[self.at_line[fault.place.line]]
        plays = entry.plays if fault.place.action is None else entry.plays[fault.place.action :][:1]
        return _words(" ".join(self.slips.write(play.action).partition(" ")[2] for play in plays))

    # --- parts of it ---

    def twice(self, path: Path, at: int, entry: Entry, index: int) -> Iterator[Edit]:
        """The line without an action that is written twice in a row."""
        if index and entry.plays[index].action == entry.plays[index - 1].action:
            once = entry._replace(plays=(*entry.plays[:index], *entry.plays[index + 1 :]))
            short = self.game.goes_on is None and self.is_short(path, once)
            told = says("edit.act-twice", "the action is written twice")
            cost = likeness.DOUBLED + (likeness.TOO_SHORT if short else 0.0)
            yield other_plays(at, entry, once.plays, cost, told)

    def exchanged(self, at: int, entry: Entry, place: Place) -> Iterator[Edit]:
        """The line with the wrong action exchanged with the one before or after it."""
        for index in range(1, len(entry.plays)):
            if place.action in (None, index - 1, index):
                yield acts_exchanged(at, entry, index, self.exchange)

    def moved(self, at: int) -> Iterator[Edit]:
        """This line moved down, or a line below moved up before it."""
        entries = self.record.entries
        for end in range(at + 3, min(at + 2 + FURTHEST, len(entries) + 1)):
            lines = entries[at:end]
            if all(entry.name is None for entry in lines):
                yield line_moved(at, lines, up=False)
                yield line_moved(at, lines, up=True)

    def indexes(self, entry: Entry, place: Place) -> Sequence[int]:
        """The clauses that a fault may be about: all clauses if the fault is about the whole line."""
        if place.action is None:
            return range(len(entry.plays))
        return (place.action,) if place.action < len(entry.plays) else ()

    def states(self, path: Path, entry: Entry) -> list[Any]:
        """The state before each clause of a line, and after the last one."""
        at = path.index(entry.line)
        walk = path.resume(at)
        walk.known = ALL
        path.ground.left -= beyond_a_turn(entry)
        if entry.name is None:
            walk.go_on([*path.entries[:at], entry._replace(plays=())], at)
        states = [walk.state]
        for play in entry.plays:
            walk.state = walk.state.copy()
            seat = TABLE if entry.seat is None else entry.seat
            with suppress(Stopped):  # too many faults: the state stays as it is
                walk.judge(entry, 0, seat, play._replace(waivers=()))
            states.append(walk.state)
        return states

    def legal(self, state: Any, seat: int | None) -> list[Any]:
        """What a player could do at this point of the game."""
        return [action for who, action in self.game.legal(state, self.options) if who == seat]

    def is_legal(self, state: Any, entry: Entry, action: Any) -> bool:
        seat = TABLE if entry.seat is None else entry.seat
        return first_breach(self.plan, state, seat, action, self.options) is None

    def named(self, at: int, entry: Entry) -> Iterator[Edit]:
        """A line of somebody who does not play: it may be a player's, or a misspelt line of the table."""
        meant = self.plainly_meant(at)
        if meant is not None:
            yield meant
            return
        for seat, name in enumerate(self.players):
            yield other_player(at, entry, seat, name)
        for slip in self.slips.unread(cut_comment(self.record.lines[entry.line - 1])[0]):
            new = Entry(entry.line, None, None, (slip.play,), False)
            yield Edit("word", at, (new,), 1, slip.cost, slip.says, entry.line)

    def plainly_meant(self, at: int) -> Edit | None:
        """The line of a player whose name is misspelt."""
        entry = self.record.entries[at]
        meant = None if entry.name is None else nearest(entry.name, self.players)
        if meant is None:
            return None
        return other_player(at, entry, self.players.index(meant), meant, likeness.NEXT)

    def surely_meant(self, path: Path, place: Place) -> Edit | None:
        """The reading of a line in which only a name or a word is misspelt."""
        at, index = self.at_line[place.line], place.action
        if index is None:
            return self.plainly_meant(at)
        entry = current(path, at)
        if index >= len(entry.plays) or not isinstance(entry.plays[index].action, Misnamed):
            return None
        near = [edit for edit in self.near(path, place) if edit.cost < likeness.AS_PLAYED]
        return near[0] if near and all(edit.cost > near[0].cost for edit in near[1:]) else None

    def whose(self, at: int, entry: Entry) -> Iterator[Edit]:
        """The line as another player's, or without it if it is written twice."""
        if entry.seat is not None:
            for seat, name in enumerate(self.players):
                if seat != entry.seat:
                    yield other_player(at, entry, seat, name)
        above = self.record.entries[at - 1]
        if at > 0 and above.seat == entry.seat and list(above.plays) == list(entry.plays):
            yield line_left_out(at, entry)

    def write(self, action: Any) -> str:
        return self.slips.write(action).partition(" -> ")[0]

    def is_broken_text(self, entry: Entry) -> bool:
        """Whether the text has bytes that no other word makes readable."""
        return text_fault(entry.line, self.record.lines[entry.line - 1]) is not None

    def typed(self, fault: Finding) -> str:
        """The words that the reader could not read: a clause, or all of a line for which it has several."""
        entry = self.record.entries[self.at_line[fault.place.line]]
        text = self.raw(entry, fault.place.action or 0)
        if "; " in (fault.suggestion or ""):
            text = cut_comment(self.record.lines[entry.line - 1])[0]
        return text.partition(":")[2] if entry.seat is not None and ":" in text else text

    def raw(self, entry: Entry, index: int) -> str:
        """The words of a clause as typed."""
        of_the_table = entry.seat is None and entry.name is None
        span = locate(self.record, Place(entry.line, None if of_the_table else index))
        text = self.record.lines[span.line - 1][span.column - 1 : span.end_column - 1]
        clauses = _SIGNS.split(text)[1:]  # without the name; another sign may stand for a semicolon
        return clauses[index] if len(clauses) == len(entry.plays) > 1 else text


def _words(text: str) -> frozenset[str]:
    return frozenset(word.strip(",.:;`'") for word in text.split())


def clearly(edits: Sequence[Edit]) -> Edit | None:
    """The cheapest of these ranked readings, if a slip of the pen explains it and no other is as cheap."""
    likely = bool(edits) and edits[0].cost <= likeness.AS_PLAYED
    return edits[0] if likely and all(edit.cost > edits[0].cost for edit in edits[1:]) else None


def ranked(edits: Iterable[Edit]) -> list[Edit]:
    return sorted(edits, key=lambda edit: edit.cost)


def current(path: Path, at: int) -> Entry:
    """An entry of the record as read on a path."""
    edit = path.edits.get((at, 1))
    one = edit is not None and len(edit.new) == edit.taken == 1
    return edit.new[0] if edit is not None and one else path.ground.record.entries[at]
