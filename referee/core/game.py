"""What a game is to the rest of the program: one frozen value, exported by its package as GAME."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Generic, NamedTuple

from . import defaults
from .acts import NotAnAction, Result, TurnEnds
from .boards import Boards
from .defaults import DERIVED
from .entry import Entry
from .kinds import A, Effect, Forced, Opt, S
from .log_rules import any_claim
from .phrase import Form, Words
from .rule import Past, Rule, RuleBook, Sections

if TYPE_CHECKING:
    from .edition_data import EditionsData
    from .habits import Habits

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
    over: bool = False
    winners: tuple[int, ...] = ()
    decided_by: str | None = None
    ended_at: str | None = None
    lines: tuple[ScoreLine, ...] = ()
    notes: tuple[str, ...] = ()
    ended_by: str | None = None
    contenders: tuple[int, ...] = ()
    """Who may have won, when what is hidden leaves it open; `winners` have won in any case."""


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Game(Generic[S, A, Opt]):
    """Everything the shell needs to read, judge, show and score one game.

    Only the first six have to be given. What the others are worth to a small game, defaults.py says.
    """

    name: str
    book: RuleBook
    start: Callable[[Opt, int], S]
    """`start(options, players)`: the table before anything is done."""
    effects: Mapping[type, Effect[S, Opt]]
    forms: tuple[Form, ...]
    score: Callable[[S, Opt, Sequence[str]], ScoreSheet]

    title: str = DERIVED
    grammar: str = "grammar.lark"
    data: EditionsData = DERIVED
    """Values, editions and rulings. Those of an installed game are read from its `editions.yaml`."""
    sections: Sections = DERIVED
    """Where the rules stand. Those of an installed game are read from its `sources.yaml`, if it has one."""
    options: Callable[..., Opt] = DERIVED
    phases: int = 2
    """How many phases a state has; of two, the first is the play and the second comes after the end."""
    least_players: int = 2
    most_players: int = 2
    stranger: Rule = DERIVED
    """The rule broken by a line of somebody who does not play."""
    as_played: Mapping[type, Forced[S, Opt]] = field(default_factory=dict)
    """What an illegal action does to the table when it was done all the same; what is not here is passed
    over."""
    legal: Callable[[S, Opt], Iterable[tuple[int, A]]] = DERIVED
    deal: Callable[[S, Opt, Random], object] | None = None
    """`deal(state, options, dice)`: what chance does next at the table, or None if players are to act. None
    in a game without chance."""
    turn_is_full: Callable[[S, Opt], bool] = defaults.one_action_a_turn
    """Whether the player in turn can do no more, so that the next line is another's."""
    turn_taken: Callable[[S, int, object], None] = defaults.nothing_is_taken
    """What is left of an illegal action that is passed over: the player had the turn."""
    table_words: tuple[str, ...] = ()
    """What lines of the table itself begin with: cards dealt, columns refilled."""
    hindsight: Callable[[S], Sequence[Past]] | None = None
    """`hindsight(state)`: what is known now of deeds that were hidden when they were done. None in a
    game in which all is seen."""
    goes_on: Callable[[S, Sequence[Entry], int, Opt], bool] | None = None
    """`goes_on(state, entries, number, options)`: whether the line of that number leaves the turn of the
    line above open; `line_after` is the next line of play. None where every line is a turn."""
    not_an_action: Callable[[str], object] = NotAnAction
    """A deed that somebody might do but no rule of the game knows."""
    synonyms: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By language of an edition: words of that rulebook, folded, and the word of the notation for each."""
    nouns: Mapping[str, str] = field(default_factory=dict)
    """What each terminal of the grammar is called when it is missing or wrong."""
    quantities: Words = DERIVED
    quantity: Callable[[S, int, int], int | tuple[int, ...]] = DERIVED
    """`quantity(state, seat, which)`: the number, or all that it may be while something is hidden."""
    cause: Callable[[S, S, object, Change], Sequence[Cause]] = DERIVED
    """`cause(before, state, action, change)`: the rule by which an action has changed a quantity, with the
    table before and after it; several, if the change has parts that count by themselves, like a bonus."""
    claim_rule: Callable[[S, int, int, int], Rule] = any_claim
    """`claim_rule(state, quantity, claimed, right)`: the rule that a wrong number breaks."""
    situation: Callable[[S, object, Sequence[str]], tuple[str, ...]] = defaults.no_situation
    draw: Callable[[S, Opt, Sequence[str]], str] = defaults.plain_list
    as_waived: Mapping[type, Forced[S, Opt]] = field(default_factory=dict)
    """What an illegal action does that the table agreed to, where that is more than `as_played` does."""
    boards: Boards | None = None
    """The boards of a game whose board is a file; `options` is then given one as `board`."""
    foresee: Callable[[S, Sequence[Entry], int, int], None] | None = None
    """`foresee(state, entries, number, index)`: before an action is judged by every rule, the
    game may look at what the turn, or the set-up, says later, so that a step in the wrong place is told
    from one that is left out; afterwards it is told of no entries."""
    doubt: Callable[[S], None] | None = None
    """`doubt(state)`: from now on nothing is supposed about pieces of which the log did not say where they
    are; the search for causes asks by itself what a line may have been."""
    plain_words: Mapping[str, str] = field(default_factory=dict)
    """Quantities as a sentence has them behind a number, where the word of the notation does not do. `{s}`
    stands where the plural has an s."""
    habits: Habits[S, A, Opt] | None = None
    """How people play it. Our own games have theirs in a module that only random players load."""
    home: Path | None = None
    """The folder of a game that another package has: its grammar and its records lie there."""

    def __post_init__(self) -> None:
        """Fill in what follows from the other fields.

        A header may name more players than the game has places; who has none has nothing of anything.
        """
        fill = partial(object.__setattr__, self)
        fill("effects", defaults.all_effects(self.effects))
        fill("as_played", {TurnEnds: self.effects[TurnEnds], **self.as_played})
        if self.data is DERIVED:
            fill("data", {})
        if self.sections is DERIVED:
            fill("sections", self.book.sections)
        if self.title is DERIVED:
            fill("title", defaults.title_of(self.name))
        if self.stranger is DERIVED:
            fill("stranger", defaults.stranger_of(self.book))
        if self.quantities is DERIVED:
            fill("quantities", defaults.quantities_of(self.forms))
        if self.legal is DERIVED:
            seats = self.most_players
            fill("legal", defaults.by_trying(self.book, self.forms, self.effects, self.phases, seats))
        if self.options is DERIVED:
            fill("options", SimpleNamespace)
        if self.cause is DERIVED:
            fill("cause", self._rule_on)
        count = defaults.counted(self.quantities) if self.quantity is DERIVED else self.quantity
        places = self.most_players

        def quantity(state: S, seat: int, which: int) -> int | tuple[int, ...]:
            return count(state, seat, which) if seat < places else 0

        fill("quantity", quantity)

    def _rule_on(self, before: S, state: S, action: object, change: Change) -> tuple[Cause, ...]:
        """The rule that is most about an action is why it changed a number."""
        return (Cause(defaults.rule_on(self.book, type(action)) or GIVEN),)

    def sources(self, rule: Rule) -> dict[str, str]:
        """Where a rule stands in the rulebook of each edition that has it."""
        return rule.sources_in(self.sections)

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

    def is_plain(self, action: object) -> bool:
        """Whether the quick checks suffice: the action says no more than it must, and can be legal."""
        return type(action) in self.effects and self.form_of[type(action)].is_plain(action)

    def called(self, which: int, number: object = None) -> str:
        """A quantity in words that stand behind its number: `3 tokens in hand`, `1 token in hand`."""
        name = self.quantities.names[which]
        return self.plain_words.get(name, name).replace("{s}", "" if number in (1, (1,)) else "s")

    def write(self, action: object, players: Sequence[str]) -> str:
        return self.form_of[type(action)].write(action, players)
