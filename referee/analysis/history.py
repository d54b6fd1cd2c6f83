"""Where a number comes from: every action that changed it, with its place and its rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from referee.core.acts import Claim, Elsewhere, NearlyRead, Result, TurnEnds
from referee.core.entry import Entry
from referee.core.finding import Place, Related
from referee.core.game import GIVEN, Change, shared_out
from referee.core.record import Record
from referee.speech.ranges import Either, either
from referee.speech.say import tell

from .looking_back import Watched
from .suggested_command import STDIN, command

MOST_KEPT = 200
"""The most changes that a wrong claim points at: the last ones, because they are most often disputed."""

EXACT = 1_000_000
"""The weight of a change that explains the whole difference if it was left out or counted twice."""

Wanted = tuple[int, int]
"""A player's seat, and the index of a quantity of the game."""

Amount = tuple[int, ...]
"""The number, or all possible numbers while something is hidden."""


class Touch(NamedTuple):
    """A change or a part of one: its place, who made it (-1: the table), the action and the rule."""

    place: Place
    seat: int
    action: Any
    before: Amount
    after: Amount
    rule: str
    piece: str = ""
    """The piece concerned, if the action does not name it: the statue that a ray destroyed."""

    @property
    def change(self) -> str:
        """`+3`, `-1`, or the range if it depends on something hidden: `-1 or +0`, `+36 to +43`."""
        low, high = self.ends
        if low == high:
            return f"{low:+d}"
        ends = {"low": f"{low:+d}", "high": f"{high:+d}"}
        if high - low == 1:
            return tell("history.either", "{low} or {high}", **ends)
        return tell("span", "{low} to {high}", **ends)

    @property
    def why(self) -> str:
        """The rule, or that it was given; and the piece."""
        rule = tell("history.given", "given") if self.rule == GIVEN else self.rule
        return f"{rule}, {self.piece}" if self.piece else rule

    @property
    def ends(self) -> tuple[int, int]:
        """The smallest and the largest possible change."""
        least, most = min(self.after) - min(self.before), max(self.after) - max(self.before)
        return min(least, most), max(least, most)


POSITION = "position"
"""How a line begins that lays a table in the middle or at the end of a game, in every game."""


class Changed(Related):
    """A line that changed a number. A larger weight means that it is more relevant to a wrong number."""

    weight: int = 0


class Ledger(NamedTuple):
    """What a player had before the first line, and each change since."""

    start: Amount
    touches: tuple[Touch, ...]
    given: Place | None = None
    """The line that begins a position, if nothing was changed before it."""

    @property
    def now(self) -> Amount:
        return self.touches[-1].after if self.touches else self.start


class _Bookkeeper:
    """Compares the table before each action, and attributes a change to the action before."""

    def __init__(self, game: Any, wanted: Sequence[Wanted]) -> None:
        self.game = game
        self.wanted = wanted
        self.starts: dict[Wanted, Amount] = {}
        self.now: dict[Wanted, Amount] = {}
        self.touches: dict[Wanted, list[Touch]] = {each: [] for each in wanted}
        self.given: dict[Wanted, Place] = {}
        self.last: tuple[Place, int, Any] | None = None
        self.before: Any = None

    def look(self, place: Place, seat: int, action: Any, state: Any) -> None:
        if isinstance(action, Result):
            return  # it changes nothing, and a log may have a hundred thousand of them
        self.settle(state)
        self.last = (place, seat, action.meant if isinstance(action, NearlyRead) else action)
        self.before = state.copy()

    def settle(self, state: Any) -> None:
        for each in self.wanted:
            player, which = each
            answer = self.game.quantity(state, player, which)
            amount = answer if isinstance(answer, tuple) else (answer,)
            before = self.now.get(each)
            self.now[each] = amount
            if before is None:
                self.starts[each] = amount
            elif self.last is not None and not self.touches[each] and self.begins_position(self.last[2]):
                self.starts[each], self.given[each] = amount, self.last[0]
            elif before != amount and self.last is not None:
                change = Change(player, which, self.last[1], before, amount)
                self.touches[each] += self.parts(state, change)

    def begins_position(self, action: Any) -> bool:
        """Whether an action lays a table that the players did not play to."""
        form = self.game.form_of.get(type(action))
        return form is not None and form.verb.startswith(POSITION)

    def parts(self, state: Any, change: Change) -> Iterator[Touch]:
        """The parts of a change. A change that depends on something hidden is not divided."""
        assert self.last is not None
        causes = self.game.cause(self.before, state, self.last[2], change)
        parts = shared_out(causes, change.amount) if change.amount is not None else []
        before = change.before
        for part in parts[:-1]:
            after = tuple(number + part.amount for number in before)
            yield Touch(*self.last, before, after, part.rule, part.piece)
            before = after
        last = parts[-1] if parts else causes[0]
        yield Touch(*self.last, before, change.after, last.rule, last.piece)


def ledgers(record: Record, entries: Sequence[Entry], wanted: Sequence[Wanted]) -> dict[Wanted, Ledger]:
    """The history of several numbers, in one replay."""
    keeper = _Bookkeeper(record.game, wanted)
    watched = Watched(record, keeper.look)
    keeper.settle(watched.state)
    verdict = watched.run(entries)
    keeper.settle(verdict.state)
    return {
        each: Ledger(keeper.starts[each], tuple(keeper.touches[each]), keeper.given.get(each))
        for each in wanted
    }


def bracket(
    record: Record, entries: Sequence[Entry], claim: Claim, agreed: Place | None, place: Place
) -> tuple[Related, ...]:
    """The places that a wrong claim points at: the last right claim, and each change since."""
    wanted = (claim.player, claim.quantity)
    told = [entry for entry in entries if entry.line <= place.line]
    ledger = ledgers(record, told, [wanted])[wanted]
    touches = [
        touch
        for touch in ledger.touches
        if touch.place.order < place.order and (agreed is None or touch.place.order > agreed.order)
    ]
    kept = touches[-MOST_KEPT:]
    notes: list[Related] = []
    for touch in kept:
        changed = Changed(touch.place, describe(touch, record))
        changed.weight = _weight(touch, touches[-1].after, claim.value)
        notes.append(changed)
    hidden = len(touches) - len(kept)
    if hidden:
        first = touches[0]
        about = f"{record.players[claim.player]} {quantity_said(record, claim.quantity)}"
        more = tell(
            "history.earlier",
            "{number} earlier {number|change|changes}, from {before} on",
            number=hidden,
            before=either(first.before),
        )
        if record.name != STDIN:
            more += f" ({command('score', '--why', about, log=record.name)})"
        notes.insert(0, Related(first.place, more))
    before = either(touches[0].before if touches else ledger.now)
    if agreed is not None:
        right = tell("history.right", "here {number} was claimed, and was right", number=before)
        if not touches:
            right = tell(
                "history.right-unchanged",
                "here {number} was claimed, and was right, and nothing has changed it since",
                number=before,
            )
        notes.insert(0, Related(agreed, right))
    elif not touches or ledger.start != (0,):
        start = ledger.given or Place(record.header.lines.get("players", 1))
        notes.insert(0, Related(start, at_the_start(before, bool(touches), ledger.given is not None)))
    return tuple(notes)


def quantity_said(record: Record, which: int) -> str:
    """A quantity in the words of the log."""
    name: str = record.known_game.quantities.names[which]
    return name if record.notation.lexicon is None else record.notation.lexicon.name(name)


def at_the_start(number: Either, changed: bool, given: bool = False) -> str:
    """What a number was at the beginning."""
    if given and not changed:
        return tell(
            "history.given-unchanged",
            "it is {number} in this position, and nothing has changed it since",
            number=number,
        )
    if changed:
        return tell("history.start", "{number} at the start", number=number)
    return tell(
        "history.start-unchanged",
        "{number} at the start, and nothing has changed it since",
        number=number,
    )


def _weight(touch: Touch, now: Amount, claimed: int) -> int:
    """How relevant a change is: by its size, and most of all if it equals the difference."""
    size = max(1, *map(abs, touch.ends))
    missing = min(abs(number - claimed) for number in now)
    return size + (EXACT if missing in map(abs, touch.ends) else 0)


def spanned(numbers: Amount) -> str:
    """The possible values of a number, for a list of changes: `3`, `3 or 5`, `49 to 56`."""
    return (
        str(either(numbers))
        if len(set(numbers)) < 3
        else tell("span", "{low} to {high}", low=min(numbers), high=max(numbers))
    )


def _is_on_its_line(touch: Touch, record: Record) -> bool:
    """Whether the log says this action on that line, and no reading of the line is assumed."""
    for entry in record.entries:
        for play in entry.plays if entry.line == touch.place.line else ():
            said = play.action
            meant = said.meant if isinstance(said, NearlyRead) else said
            if touch.action == meant or (
                isinstance(said, Elsewhere) and any(touch.action == each.action for each in said.plays)
            ):
                return True
    return False


def describe(touch: Touch, record: Record) -> str:
    """`+3, now 5 (KO-WOOD-1, 3 woodcutter cards): Anne: draw 4`."""
    form = record.known_game.form_of.get(type(touch.action))
    if form is None or isinstance(touch.action, TurnEnds):
        what = tell("history.turn-ended", "the turn ended")
    elif form.is_typed and record.notation.lexicon is not None:
        what = " ".join(record.lines[touch.place.line - 1].partition("#")[0].split())
    else:
        who = f"{record.players[touch.seat]}: " if touch.seat >= 0 else ""
        what = who + record.notation.write(touch.action, record.players)
        if not _is_on_its_line(touch, record):
            what = tell("history.assumed", "assumed, not written: {what}", what=what)
    return tell(
        "history.touch",
        "{change}, now {now} ({why}): {what}",
        change=touch.change,
        now=spanned(touch.after),
        why=touch.why,
        what=what,
    )
