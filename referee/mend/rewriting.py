"""What a repair may write instead of a line: at the line of a fault, and further up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial, reduce
from itertools import chain

from referee.core.entry import Play
from referee.core.finding import Finding, Place
from referee.forms.folding import fold
from referee.text.suggestions import LONGEST

from . import likeness
from .differences import is_missing, other_words
from .edits import ACTS_EXCHANGED, MOVED, Edit, in_other_places, other_play
from .likeness import clause_cost, is_list
from .path import Path
from .readings import UNREAD, Readings, current
from .saying import Says, both
from .tellings import unsaid, with_tellings

NEAR = 8
"""How many lines before a fault are searched for a missing word or one too many."""


ROOMY = 16
"""How many lines before a fault are searched for a turn in which an action is missing."""


class Rewriting(Readings):
    """The readings of a record that can be written into it."""

    exchange = likeness.ACTS_PUT_RIGHT

    def repairs(self, path: Path, fault: Finding, here: int) -> Iterator[Edit]:
        """The possible edits at the line of a fault and at the lines just above it."""
        for edit in chain(
            self._legal_instead(path, fault),
            *(self._line(path, at, here, fault) for at in range(here, max(-1, here - NEAR), -1)),
        ):
            emptied = likeness.EMPTIED if _new_word(edit) in self.empty else 0.0
            yield edit._replace(cost=edit.cost + emptied)

    @cached_property
    def empty(self) -> frozenset[str]:
        """The words for an empty list."""
        slots = (slot for form in self.game.forms for slot in (*form.slots, *form.seen))
        return frozenset(slot.empty for slot in slots if slot.empty)

    def at_the_fault(self, path: Path, fault: Finding) -> Iterator[Edit]:
        """The possible edits at the line of a fault itself."""
        here = self.at_line[fault.place.line]
        yield from self._legal_instead(path, fault)
        yield from self._line(path, here, here, fault)

    def acts_missing(self, path: Path, fault: Finding, here: int) -> Iterator[Edit]:
        """One more action at the place of a fault, or in a turn above that has room for it."""
        room = likeness.FORGOTTEN if self.game.goes_on is not None else likeness.SHORT_TURN
        cost = likeness.LACKING if fault.place.action is None else likeness.FORGOTTEN
        if fault.place.action is not None and self.is_short(
            path, current(path, self.at_line[fault.place.line])
        ):
            cost = room
        yield from self.lacking(path, fault.place, cost)
        lines = range(here - 1, max(-1, here - ROOMY), -1)
        yield from self.short_turns(path, lines, self.words(fault), room)

    def repairs_above(self, path: Path, fault: Finding, here: int) -> Iterator[Edit]:
        """The possible edits at all lines further up."""
        for at in range(here - NEAR, -1, -1):
            yield from self._line(path, at, here, fault)

    def _line(self, path: Path, at: int, here: int, fault: Finding) -> Iterator[Edit]:
        entry, near = current(path, at), at > here - NEAR
        silent = likeness.SILENT if at < here else 0.0  # the line is legal as it stands
        lacking = self.words(fault) - self.clause(fault) if silent and entry.seat == fault.seat else ()
        for edit in chain(self.of_line(path, at, Place(entry.line), near), self.places(at, near)):
            named = likeness.NAMED if _new_word(edit) in lacking else 0.0
            yield edit._replace(cost=edit.cost + silent - named) if edit.kind == "word" else edit

    def _legal_instead(self, path: Path, fault: Finding) -> Iterator[Edit]:
        """Legal actions that are like the written words."""
        at, index = self.at_line[fault.place.line], fault.place.action
        entry = current(path, at)
        if index is None or entry.seat is None or index >= len(entry.plays):
            return
        if entry.plays[index].waivers:
            return  # the table let it stand
        said, raw = entry.plays[index].action, self.raw(entry, index)
        state = self.states(path, entry)[index]
        if isinstance(said, UNREAD):  # one word of it may be any other
            for action in self.slips.any_word(fold(raw)):
                if self.is_legal(state, entry, action):
                    told = other_words(raw, self.record.notation.write(action, self.players))
                    yield other_play(at, entry, index, Play(action), likeness.AN_UNREAD_WORD, told)
        written = self.write(said) or fold(raw)
        notation = self.record.notation if isinstance(said, UNREAD) else self.game
        legal = self.legal(state, entry.seat) if 0 < len(written) <= LONGEST else ()
        texts = [(action, notation.write(action, self.players)) for action in legal]
        costs = [clause_cost(written.split(), text.split()) for _, text in texts]
        most = self._likely(written, min(costs, default=0.0))
        for (action, text), cost in zip(texts, costs, strict=True):
            begun = isinstance(said, UNREAD) and text.startswith(f"{written} ")
            if 0 < cost <= most or begun:
                told = is_missing(text[len(written) + 1 :]) if begun else other_words(written, text)
                is_legal = partial(self.is_legal, state, entry)
                if isinstance(said, UNREAD):
                    meant, lost = self.with_rest(action, raw, is_legal)
                else:
                    meant = with_tellings(self.game, action, said, is_legal)
                    lost = unsaid(self.game, said, meant, self.players)  # what the table saw may be right
                more = likeness.LEFT_OUT * len(lost)
                play = Play(meant, (), self.game.is_plain(meant))
                yield other_play(at, entry, index, play, cost + more, reduce(both, lost, told))

    def _likely(self, written: str, nearest: float) -> float:
        """The highest cost of a legal action that may have been meant. Of a list, two items may be wrong if
        no other reading is nearer."""
        two_items = is_list(written.split()) and nearest <= 2 * likeness.LIKELY
        return max(likeness.LIKELY, nearest + likeness.AS_NEAR if two_items else 0.0)


def _new_word(edit: Edit) -> object:
    """What stands for what was written, if that is what an edit is about."""
    return edit.says.facts.get("new") if isinstance(edit.says, Says) else None


def together(path: Path, reading: Edit) -> Edit | None:
    """A change that includes earlier ones of the same lines; None if both cannot be made."""
    old = [each for each in path.edits.values() if reading.touches(each)]
    if not old or not reading.new:
        return None if not old and reading.key in path.edits else reading
    if any(each.taken != 1 or len(each.new) != 1 for each in old):
        return None
    new = reading.new
    if reading.taken > 1:
        if reading.kind not in MOVED:
            return None
        lines = path.ground.record.entries[reading.at : reading.at + reading.taken]
        new = in_other_places(reading.kind, [current(path, at) for at, _ in enumerate(lines, reading.at)])
    elif ACTS_EXCHANGED in f"{old[0].says} {reading.says}":
        return None  # the actions of the line are no longer where they were
    told = reduce(both, (each.says for each in (*old, reading)))
    return reading._replace(new=new, cost=sum(each.cost for each in (*old, reading)), says=told)
