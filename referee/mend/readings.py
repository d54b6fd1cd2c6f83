"""Other readings of a line, given the state before it: the only place where they are made.

Nothing is tried here; the searches do that. Each reading is an edit with a cost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from referee.core.acts import Claim, Elsewhere, Misnamed, NearlyRead, NotAnAction, Result, Unreadable
from referee.core.entry import Entry, Play
from referee.core.finding import Place
from referee.core.replay import TABLE
from referee.core.rule import asides
from referee.core.value import changed
from referee.forms.folding import fold, nearest
from referee.text import canonical
from referee.text.source import cut_comment
from referee.text.suggestions import LONGEST
from referee.text.syntax import LEFT_OVER, MISSING

from . import likeness
from .context import Context
from .differences import is_missing, other_words
from .edits import (
    Edit,
    acts_exchanged,
    copy_left_out,
    exchanged_with_next,
    joined,
    line_moved,
    line_put_in,
    other_play,
    other_player,
    other_plays,
    unknown,
)
from .elsewhere import at_home
from .left_over import without_some_words
from .path import Path
from .saying import Says, in_place_of, says
from .tellings import other_waivers, right_claim, right_result, tellings
from .words import Slip

UNKNOWN = Play(Unreadable())
UNREAD = Unreadable | Misnamed | NotAnAction

MOST_SHORT = 4
"""The most turns above a fault in which an action may be missing."""

MOST_FREE = 3
"""The most turns of a player in which an action may be missing though they have all they need."""
MOST_DEMANDED = 10
"""The most actions that a missing one may have been. Of more, none is tried."""

LEGAL_A_LINE = 10
"""How many legal actions take as long to write as a line to replay."""

FURTHEST = 3
"""The most lines by which a line may be in the wrong place."""


class Readings(Context):
    """The other readings of the lines of one record."""

    exchange = likeness.ACTS_EXCHANGED
    """What it costs that two actions of a line have changed places."""

    # --- what is written in a line ---

    def of_line(self, path: Path, at: int, place: Place, near: bool = True) -> Iterator[Edit]:
        """The line with another word, optional part, order or player, or without what is written twice. If
        it is not `near` the fault, no word is put in or left out, and no actions are exchanged."""
        entry = current(path, at)
        if self.is_broken_text(entry):
            return
        if entry.name is not None:
            yield from self.named(at, entry) if place.action is None else ()
            return
        states, indexes = self.states(path, entry), self.indexes(entry, place)
        for index in indexes:
            play = entry.plays[index]
            for slip in self.of_clause(path, entry, index, near):
                if play.waivers or self.is_legal(states[index], entry, slip.play.action):
                    yield other_play(at, entry, index, slip.play, slip.cost, slip.says)
            yield from self.twice(path, at, entry, index)
        if place.action is not None and all(isinstance(entry.plays[i].action, UNREAD) for i in indexes):
            return  # whoever's line it is, and wherever it belongs, these words mean nothing
        yield from self.whose(at, entry)
        for index in range(1, len(entry.plays) if near else 0):
            if place.action in (None, index - 1, index):
                yield acts_exchanged(at, entry, index, self.exchange)

    def of_clause(self, path: Path, entry: Entry, index: int, near: bool) -> Iterator[Slip]:
        """What a clause may have been meant to say."""
        play = entry.plays[index]
        if isinstance(play.action, UNREAD):
            yield from self.unread(entry, index)
            yield from self.claimed(path, entry, index)
            return
        if isinstance(play.action, Claim | Result):
            walk = path.resume(path.index(entry.line))
            seat = None if walk.turn is None else walk.turn[2]
            last = TABLE if seat is None else seat
            if isinstance(play.action, Claim):
                yield from right_claim(self.game, walk.state, play)
            else:
                yield from right_result(self.game, walk.state, self.options, play, self.players, last)
        else:
            yield from tellings(self.game, play, self.players)
        yield from other_waivers(self.game, play)
        yield from self.slips.of(play)
        if near:
            yield from self.slips.one_word(play)
            yield from self.slips.as_typed(self.raw(entry, index), play.action)

    def claimed(self, path: Path, entry: Entry, index: int) -> Iterator[Slip]:
        """A claim without its number, with the right one."""
        said = canonical.read(self.record.notation, f"{self.raw(entry, index)} 0", self.players)
        if entry.seat is None and isinstance(said, Claim):
            state = path.resume(path.index(entry.line)).state
            for slip in right_claim(self.game, state, Play(changed(said, value=-1))):
                told = is_missing(self.game.write(slip.play.action, self.players).split()[-1])
                yield slip._replace(cost=likeness.ONE_WORD, says=told)

    def near(self, path: Path, place: Place) -> list[Edit]:
        """The likely readings of the line of a fault: what differs more is another act. They cost more if a
        word is misspelt but its meaning is clear, because then they need a second slip."""
        at = self.at_line[place.line]
        entry = self.record.entries[at]
        plays = [entry.plays[index] for index in self.indexes(entry, place)]
        if any(isinstance(play.action, Elsewhere) for play in plays):
            return ranked(at_home(self, path, place))
        nearly = any(isinstance(play.action, NearlyRead) for play in plays)
        more = likeness.AS_PLAYED + likeness.SILENT if nearly and not self.may_be_several(place) else 0.0
        found = (edit for edit in self.of_line(path, at, place) if edit.cost <= likeness.ONE_WORD)
        return ranked(edit._replace(cost=edit.cost + more) for edit in found)

    def may_be_several(self, place: Place) -> bool:
        """Whether the words at this place may mean several things. The reader takes the usual one."""
        found = (asides(each.facts) for each in self.record.findings if each.place == place)
        return any(len(facts.get("readings", ())) > 1 for facts in found)

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
            if found.place == Place(entry.line, index) and found.span is not None:
                line = self.record.lines[entry.line - 1]
                at = found.span.column - 1 - max(0, line.find(raw))
                if 0 < at < len(raw) <= LONGEST and entry.seat is not None:
                    yield from without_some_words(self.record, raw, at)
                if found.rule in (LEFT_OVER, MISSING) and 0 < at <= len(raw):
                    yield from self.slips.shorter(raw, at)
                    yield from self.slips.longer(raw) if len(raw) <= LONGEST else ()
        said = entry.plays[index].action
        if entry.seat is None and entry.name is None:
            yield from self.slips.headed(raw)
        if isinstance(said, Misnamed) and not said.word:
            yield from self.slips.longer(raw)
        yield from self.slips.unread(said.text if isinstance(said, Misnamed) else raw)

    def anything(self, path: Path, place: Place, words: frozenset[str]) -> list[Edit]:
        """A clause as each action that was legal there; of a line of the table, one word is another. First
        come those with the words that can be read, then those with the most of these words."""
        at, index = self.at_line[place.line], place.action or 0
        entry = self.record.entries[at]
        raw, state = self.raw(entry, index), self.states(path, entry)[index]
        actions = self.legal(state, entry.seat)
        if entry.seat is None:
            others = self.slips.any_word(fold(raw))
            actions = [action for action in others if self.is_legal(state, entry, action)]
        typed = set(fold(raw).replace(",", "").split()) & set(self.slips.spoken.values())
        found: list[tuple[int, int, Edit]] = []
        for action in actions:
            meant, left_out = self.with_rest(action, raw, partial(self.is_legal, state, entry))
            text = self.game.write(meant, self.players)
            lost = typed.difference(fold(self.record.notation.write(meant, self.players)).split())
            cost = likeness.AN_UNREAD_WORD + likeness.LEFT_OUT * len(left_out)
            edit = other_play(at, entry, index, Play(meant), cost, in_place_of(text, raw))
            found.append((len(lost), -len(words.intersection(text.split())), edit))
        return [edit for *_, edit in sorted(found, key=lambda each: each[:2])]

    def twice(self, path: Path, at: int, entry: Entry, index: int) -> Iterator[Edit]:
        """The line without an action that is written twice in a row."""
        one, two = (entry.plays[at].action for at in (index - 1, index))
        same = not isinstance(two, UNREAD) or self.raw(entry, index) == self.raw(entry, index - 1)
        if index and one == two and same:
            once = entry._replace(plays=(*entry.plays[:index], *entry.plays[index + 1 :]))
            short = self.game.goes_on is None and self.is_short(path, once)
            told = says("edit.act-twice", "the action is written twice")
            cost = likeness.DOUBLED + (likeness.TOO_SHORT if short else 0.0)
            yield other_plays(at, entry, once.plays, cost, told)

    # --- whose line it is ---

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
        if meant is None or entry.name in self.record.players:  # nobody's name is another's misspelt
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
        """The line as another player's, as the end of the turn above, or without it if that is doubled."""
        yield from self.continued(at, entry)
        if entry.seat is not None:
            for seat, name in enumerate(self.players):
                if seat != entry.seat:
                    yield other_player(at, entry, seat, name)
        yield from copy_left_out(at, self.record.entries, entry)

    def continued(self, at: int, entry: Entry) -> Iterator[Edit]:
        """The line as the end of the same player's turn above, where a turn has one line."""
        if at and entry.seat is not None and self.game.goes_on is None:
            one = self.record.entries[at - 1]
            if one.seat == entry.seat and not (one.broken or entry.broken):
                yield joined(at - 1, self.record.entries, entry.plays)

    # --- lines in the wrong place, and missing ones ---

    def places(self, at: int, near: bool = True) -> Iterator[Edit]:
        """This line exchanged with the next one; moved down, or a line below moved up before it."""
        entries = self.record.entries
        for end in range(at + 2, min(at + 2 + FURTHEST, len(entries) + 1) if near else at + 3):
            lines = entries[at:end]
            if at >= 0 and len(lines) == end - at and all(entry.name is None for entry in lines):
                if len(lines) == 2:
                    yield from exchanged_with_next(at, entries)
                else:
                    yield line_moved(at, lines, up=False)
                    yield line_moved(at, lines, up=True)

    def lines(self, path: Path, place: Place) -> list[Edit]:
        """Lines that have changed places, or a missing line."""
        return ranked(self._lines(path, self.at_line[place.line], place))

    def _lines(self, path: Path, at: int, place: Place) -> Iterator[Edit]:
        entry = current(path, at)
        for one in (at, at - 1) if place.action is not None else (at + 1, at, at - 1):
            yield from self.places(one)  # what a line lacks may stand further down
        if at and self.record.entries[at - 1].seat is not None:
            yield from copy_left_out(at - 1, self.record.entries, current(path, at - 1))
        yield from self.demanded(path, at, place)
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
        """An action is missing that the rule of the fault demands, or that the turn lacks at its end: one
        of few that were legal, or an unknown one."""
        kinds = next((each.demands for each in path.findings if each.place == place), ())
        entry = current(path, at)
        if entry.seat is None or entry.broken or not (kinds or place.action is None):
            return
        index = len(entry.plays) if place.action is None else place.action
        legal = self.legal(self.states(path, entry)[index], entry.seat)
        acts = [action for action in legal if isinstance(action, kinds or object)]
        for action in acts if len(acts) <= MOST_DEMANDED else ():
            yield self.one_more(at, entry, index, action, likeness.FORGOTTEN)
        if kinds:
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

    # --- missing actions ---

    def lacking(self, path: Path, place: Place, cost: float) -> Iterator[Edit]:
        """One more action at the place of a fault."""
        at = self.at_line[place.line]
        entry = current(path, at)
        if entry.seat is not None and not entry.broken:
            index = len(entry.plays) if place.action is None else place.action
            if index > len(entry.plays):
                return  # the line is now read without it
            above = self.record.entries[at - 1].seat if at and not index else None
            more = likeness.LIKELIER_ABOVE if above == entry.seat else 0.0
            for action in self.legal(self.states(path, entry)[index], entry.seat):
                yield self.one_more(at, entry, index, action, cost + more)

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

    def free_acts(self, path: Path, lines: Iterable[int], seat: int | None, cost: float) -> Iterator[Edit]:
        """One more action at the end of a turn of this player that has done its duty, such as a purchase:
        of each kind, if there are few."""
        turns = 0
        for at in lines:
            entry = self.record.entries[at]
            if entry.seat is None or entry.seat != seat or entry.broken or turns >= MOST_FREE:
                continue
            state = self.states(path, entry)[-1]
            turns += 1
            if self.game.turn_is_full(state, self.options):
                legal = self.legal(state, seat)
                path.ground.left -= len(legal) // LEGAL_A_LINE
                many = Counter(map(type, legal))
                for action in legal:
                    if many[type(action)] <= MOST_DEMANDED:
                        yield self.one_more(at, entry, len(entry.plays), action, cost)

    def one_more(self, at: int, entry: Entry, index: int, action: Any, cost: float) -> Edit:
        """The line with an action put in before the one with this index."""
        play = Play(action, (), self.game.is_plain(action))
        plays = [*entry.plays[:index], play, *entry.plays[index:]]
        return other_plays(at, entry, plays, cost, is_missing(self.game.write(action, self.players)))


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
