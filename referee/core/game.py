"""What a game is to the rest of the program: one frozen value, exported by its package as GAME."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from .acts import Result
from .boards import Boards
from .phrase import Form, Words
from .record import Entry
from .rule import Past, Rule, RuleBook

Event = Any
Effect = Callable[[Any, int, Any, Any], Sequence[Event]]
"""`effect(state, seat, action, options)`: changes the state of a legal action, tells what followed."""

Forced = Callable[[Any, int, Any, Any], "Sequence[Event] | None"]
"""The same for an action that was illegal but done: None when it is physically impossible."""


GIVEN = "given"
"""In the place of a rule: the log begins in the middle of a game and says so."""


class Change(NamedTuple):
    """A number that an action has just changed: whose and which, who acted, what it was and what it is."""

    seat: int
    which: int
    actor: int
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def own(self) -> bool:
        return self.seat == self.actor

    @property
    def amount(self) -> int | None:
        """The difference; None where it depends on what is hidden."""
        low, high = min(self.after) - min(self.before), max(self.after) - max(self.before)
        return low if low == high and len(self.before) == len(self.after) else None


class Cause(NamedTuple):
    """The rule by which a number changed, and the piece that it was about, if the action names none."""

    rule: str
    piece: str = ""
    amount: int = 0
    """Of several causes: how much of the change is by this one. The first has what the others leave."""


def shared_out(causes: Sequence[Cause], amount: int) -> list[Cause]:
    """The causes of a change, each with its part of the amount; those without one are left out."""
    first, *others = causes
    parts = [first._replace(amount=amount - sum(each.amount for each in others)), *others]
    return [part for part in parts if part.amount]


class Share(NamedTuple):
    """What a line of a score sheet is made of: for every `of` units of a quantity some points."""

    quantity: int
    points: int = 1
    of: int = 1
    most: int | None = None
    """While something is hidden, `points` are the least that it may be worth, and this is the most."""


class ScoreLine(NamedTuple):
    """One line of a score sheet: what a player has, and the rule that makes it count."""

    seat: int
    rule: str
    label: str
    amount: int
    details: tuple[str, ...] = ()
    most: int | None = None
    """While something is hidden, `amount` is the least that it may be, and this is the most."""
    shares: tuple[Share, ...] = ()
    """Units that make the amount; none where it is not made of any, like a place in an order."""
    is_sum: bool = False
    """The sum of the player's other lines."""
    basis: tuple[int, ...] = ()
    """Quantities by which it is found what a unit is worth, where that is not printed."""
    basis_rule: str = ""


class ScoreSheet(NamedTuple):
    """Where a game stands, and why: `how` in words, `decided_by` the rule that names the winner."""

    status: str
    how: str
    over: bool
    winners: tuple[int, ...]
    decided_by: str | None
    ended_at: str | None
    lines: tuple[ScoreLine, ...]
    notes: tuple[str, ...] = ()
    ended_by: str | None = None
    contenders: tuple[int, ...] = ()
    """Who may have won, when what is hidden leaves it open; `winners` have won in any case."""


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """Everything the shell needs to read, judge, show and score one game."""

    name: str
    title: str
    grammar: str
    data: Mapping[str, Any]
    options: Callable[..., Any]
    book: RuleBook
    phases: int
    least_players: int
    most_players: int
    stranger: Rule
    """The rule broken by a line of somebody who does not play."""
    start: Callable[[Any, int], Any]
    """`start(options, players)`: the table before anything is done."""
    effects: Mapping[type, Effect]
    as_played: Mapping[type, Forced]
    """What an illegal action does to the table when it was done all the same."""
    legal: Callable[[Any, Any], Iterable[tuple[int, Any]]]
    deal: Callable[[Any, Any, Random], Any] | None
    """`deal(state, options, dice)`: what chance does next at the table, or None if players are to act. None
    in a game without chance."""
    turn_is_full: Callable[[Any, Any], bool]
    """Whether the player in turn can do no more, so that the next line is another's."""
    turn_taken: Callable[[Any, int, Any], None]
    """What is left of an illegal action that is passed over: the player had the turn."""
    forms: tuple[Form, ...]
    table_words: tuple[str, ...]
    """What lines of the table itself begin with: cards dealt, columns refilled."""
    hindsight: Callable[[Any], Sequence[Past]] | None
    """`hindsight(state)`: what is known now of deeds that were hidden when they were done. None in a
    game in which all is seen."""
    goes_on: Callable[[Any, Sequence[Entry], int, Any], bool] | None
    """`goes_on(state, entries, number, options)`: whether the line of that number leaves the turn of the
    line above open; `line_after` is the next line of play. None where every line is a turn."""
    not_an_action: Callable[[str], Any]
    """A deed that somebody might do but no rule of the game knows."""
    synonyms: Mapping[str, Mapping[str, str]]
    """By language of an edition: words of that rulebook, folded, and the word of the notation for each."""
    nouns: Mapping[str, str]
    """What each terminal of the grammar is called when it is missing or wrong."""
    quantities: Words
    quantity: Callable[[Any, int, int], int | tuple[int, ...]]
    """`quantity(state, seat, which)`: the number, or all that it may be while something is hidden."""
    cause: Callable[[Any, Any, Any, Change], Sequence[Cause]]
    """`cause(before, state, action, change)`: the rule by which an action has changed a quantity, with the
    table before and after it; several, if the change has parts that count by themselves, like a bonus."""
    claim_rule: Callable[[Any, int, int, int], Rule]
    """`claim_rule(state, quantity, claimed, right)`: the rule that a wrong number breaks."""
    situation: Callable[[Any, Any, Sequence[str]], tuple[str, ...]]
    score: Callable[[Any, Any, Sequence[str]], ScoreSheet]
    draw: Callable[[Any, Any, Sequence[str]], str]
    as_waived: Mapping[type, Forced] = field(default_factory=dict)
    """What an illegal action does that the table agreed to, where that is more than `as_played` does."""
    boards: Boards | None = None
    """The boards of a game whose board is a file; `options` is then given one as `board`."""
    foresee: Callable[[Any, Sequence[Entry], int, int], None] | None = None
    """`foresee(state, entries, number, index)`: before an action is judged by every rule, the
    game may look at what the turn, or the set-up, says later, so that a step in the wrong place is told
    from one that is left out; afterwards it is told of no entries."""
    doubt: Callable[[Any], None] | None = None
    """`doubt(state)`: from now on nothing is supposed about pieces of which the log did not say where they
    are; the search for causes asks by itself what a line may have been."""
    plain_words: Mapping[str, str] = field(default_factory=dict)
    """Quantities as a sentence has them behind a number, where the word of the notation does not do. `{s}`
    stands where the plural has an s."""

    def __post_init__(self) -> None:
        """A header may name more players than the game has places; who has none has nothing of anything."""
        count, places = self.quantity, self.most_players

        def quantity(state: Any, seat: int, which: int) -> int | tuple[int, ...]:
            return count(state, seat, which) if seat < places else 0

        object.__setattr__(self, "quantity", quantity)

    @cached_property
    def endings(self) -> Words:
        """The words for how a game can end."""
        result = next(form for form in self.forms if form.kind is Result)
        reason = next(slot.vocabulary for slot in result.slots if slot.field == "reason")
        assert isinstance(reason, Words)
        return reason

    @cached_property
    def form_of(self) -> Mapping[type, Form]:
        return {form.kind: form for form in self.forms}

    @cached_property
    def form_named(self) -> Mapping[str, Form]:
        return {form.name: form for form in self.forms}

    @cached_property
    def forms_by_verb(self) -> Mapping[str, tuple[Form, ...]]:
        """Forms by the first word of their canonical text, for the quick reader."""
        verbs: dict[str, tuple[Form, ...]] = {}
        for form in self.forms:
            if form.verb:
                first = form.verb.split()[0]
                verbs[first] = (*verbs.get(first, ()), form)
        return verbs

    def is_plain(self, action: Any) -> bool:
        """Whether the quick checks suffice: the action says no more than it must, and can be legal."""
        return type(action) in self.effects and self.form_of[type(action)].is_plain(action)

    def called(self, which: int, number: object = None) -> str:
        """A quantity in words that stand behind its number: `3 tokens in hand`, `1 token in hand`."""
        name = self.quantities.names[which]
        return self.plain_words.get(name, name).replace("{s}", "" if number in (1, (1,)) else "s")

    def write(self, action: Any, players: Sequence[str]) -> str:
        return self.form_of[type(action)].write(action, players)
