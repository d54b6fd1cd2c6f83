"""How the rest of the program sees a game: one frozen value, which its package exports as GAME."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Generic, NamedTuple

from referee.forms.folding import fold
from referee.forms.lexicon import Lexicon
from referee.forms.phrase import Form, Words
from referee.speech.current import ENGLISH, spoken
from referee.speech.say import Wording, told
from referee.speech.values import Term

from . import defaults
from .acts import Elsewhere, NotAnAction, Result, TurnEnds, Unreadable
from .defaults import DERIVED
from .entry import Entry
from .kinds import A, Effect, Forced, Opt, S
from .later import LaterMapping
from .log_rules import any_claim
from .plain_class import declared, fresh
from .rule import Past, Rule, RuleBook, Sections

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from referee.pictures.drawing import Drawing, LastAction

    from .advice import Aside
    from .boards import Boards
    from .edition_data import EditionsData, Ruling
    from .final_table import TallyPlan
    from .habits import Habits

MANY = 2
GIVEN = "given"
"""Used instead of a rule code: the number comes from a position that the log gives."""


class Change(NamedTuple):
    """A quantity of a player that an action has just changed: who acted, the old and the new number."""

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
        """The difference, or None if it depends on something hidden."""
        low, high = min(self.after) - min(self.before), max(self.after) - max(self.before)
        return low if low == high and len(self.before) == len(self.after) else None


class Cause(NamedTuple):
    """The rule that changed a number, and the piece concerned, if the action does not name it."""

    rule: str
    piece: str = ""
    amount: int = 0
    """If there are several causes: this one's part of the change. The first cause gets the rest."""


def shared_out(causes: Sequence[Cause], amount: int) -> list[Cause]:
    """The causes of a change, each with its part of the amount. Causes with no part are left out."""
    first, *others = causes
    parts = [first._replace(amount=amount - sum(each.amount for each in others)), *others]
    return [part for part in parts if part.amount]


class Share(NamedTuple):
    """A part of a line of the score sheet: `points` for every `of` units of a quantity."""

    quantity: int
    points: int = 1
    of: int = 1
    most: int | None = None
    """While something is hidden, `points` is the lowest possible value and this is the highest."""


class ScoreLine(NamedTuple):
    """One line of a score sheet: what a player has, and the rule that makes it count."""

    seat: int
    rule: str
    label: str
    amount: int
    details: tuple[str, ...] = ()
    most: int | None = None
    """While something is hidden, `amount` is the lowest possible number and this is the highest."""
    shares: tuple[Share, ...] = ()
    """The parts that make up the amount. Empty if it has no parts, like a place in an order."""
    is_sum: bool = False
    """Whether this line is the total of the player's other lines."""
    basis: tuple[int, ...] = ()
    """Quantities that decide what a unit is worth, where its value is not printed on it."""
    basis_rule: str = ""
    counts: bool = False
    """Whether the amount counts one quantity, the words for which are in its number: `1 token ready`."""


class ScoreSheet(NamedTuple):
    """The score, and who won: `how` says why in words, `decided_by` is the rule that decides the winner."""

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
    """Who may have won, if that depends on something hidden. `winners` have won in any case."""


@declared
class Game(Generic[S, A, Opt]):
    """Everything the shell needs to read, judge, show and score one game.

    Only the first six fields are required. The defaults of the others are in defaults.py.
    """

    name: str
    book: RuleBook
    start: Callable[[Opt, int], S]
    """`start(options, players)`: the table before the first action."""
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
    """The number of phases. With two, the first is the game itself and the second comes after its end."""
    least_players: int = 2
    most_players: int = 2
    stranger: Rule = DERIVED
    """The rule that a line breaks if it is for somebody who does not play."""
    as_played: Mapping[type, Forced[S, Opt]] = fresh(default_factory=dict)
    """What an illegal action does to the table if it was done anyway. Kinds that are not listed here are
    passed over."""
    legal: Callable[[S, Opt], Iterable[tuple[int, A]]] = DERIVED
    deal: Callable[[S, Opt, Random], object] | None = None
    """`deal(state, options, dice)`: the next random event, or None if it is the players' turn to act. The
    field is None in a game without chance."""
    next_dealt: Callable[[S, Opt, Sequence[str]], Sequence[str]] = defaults.nothing_is_known
    """`next_dealt(state, options, words)`: what may follow these words in the line that `deal` makes, in
    English. With a comma in front where another item begins; nothing if the line is complete."""
    dealt_order: Callable[[S, Opt], str] = defaults.no_order
    """`dealt_order(state, options)`: in which order the line that `deal` makes names what lies there, in a
    sentence. Empty if the order means nothing."""
    turn_is_full: Callable[[S, Opt], bool] = defaults.one_action_a_turn
    """Whether the current player can do nothing more, so that the next line is another player's."""
    turn_taken: Callable[[S, int, object], None] = defaults.nothing_is_taken
    """The effect of an illegal action that is passed over: the player has used the turn."""
    table_words: tuple[str, ...] = ()
    """The first words of lines of the table itself: cards dealt, columns refilled."""
    hindsight: Callable[[S], Sequence[Past]] | None = None
    """`hindsight(state)`: what is now known about actions that were hidden when they were done. The field
    is None in a game without hidden actions."""
    goes_on: Callable[[S, Sequence[Entry], int, Opt], bool] | None = None
    """`goes_on(state, entries, number, options)`: whether the line with that number continues the turn of
    the line above; `line_after` finds the next line of play. None if every line is a turn."""
    joins: Callable[[object, object], object | None] | None = None
    """Two neighbouring actions of a line that are one: that one, or None if they are two."""
    not_an_action: Callable[[str], object] = NotAnAction
    """Something that a player might do but that no rule of the game provides for."""
    lexicon: Lexicon | None = None
    """The words of the language of the forms. A game declares them in English, without a lexicon;
    referee/language makes the game in other languages."""
    terminals: Mapping[str, Words] = fresh(default_factory=dict)
    """The list of names that a terminal of the grammar matches."""
    any_words: tuple[str, ...] = ("OTHER_DEED",)
    """The terminals of the grammar that match any text behind their first word."""
    nouns: Mapping[str, str] = fresh(default_factory=dict)
    """What each terminal of the grammar is called when it is missing or wrong."""
    examples: Mapping[str, str] = fresh(default_factory=dict)
    """For each form that people write: an action of it, in English, or several with semicolons between.
    `{0}` and `{1}` stand for players."""
    asides: Mapping[str, Aside] = fresh(default_factory=dict)
    """Words of the rulebook that a log says in another way, by their key in the words files."""
    quantities: Words = DERIVED
    quantity: Callable[[S, int, int], int | tuple[int, ...]] = DERIVED
    """`quantity(state, seat, which)`: the number, or all possible numbers while something is hidden."""
    cause: Callable[[S, S, object, Change], Sequence[Cause]] = DERIVED
    """`cause(before, state, action, change)`: the rule by which an action changed a quantity; `before` and
    `state` are the table before and after. Several causes if the change has parts, like a bonus."""
    claim_rule: Callable[[S, int, int, int], Rule] = any_claim
    """`claim_rule(state, quantity, claimed, right)`: the rule that a wrong number breaks."""
    claim_case: Callable[[S, int, int, int], Mapping[str, str]] = defaults.no_case
    """`claim_case(state, seat, quantity, claimed)`: the case of its sentence, if not the usual."""
    situation: Callable[[S, object, Sequence[str]], tuple[str, ...]] = defaults.no_situation
    draw: Callable[[S, Opt, Sequence[str]], str] = defaults.plain_list
    """`draw(state, options, players)`: the table in characters."""
    drawing: Callable[[S, Opt, Sequence[str], LastAction | None], Drawing] | None = None
    """`drawing(state, options, players, last)`: the table as a picture. `last` is the action that led
    to this state, if there is one. The field is None in a game that is shown only in characters."""
    touched: Callable[[str, int], tuple[str, ...]] = defaults.nothing_is_touched
    """`touched(shape, seat)`: the words that this player writes for the shape of the picture with this id,
    in English, the most exact first. Empty if the shape is nothing that a line of the player can name."""
    chapter: Callable[[S], tuple[str, ...]] = defaults.no_chapter
    """`chapter(state)`: the part of the game in words, the larger part first: `("Round 2", "Carving")`."""
    aftermath: Callable[[LastAction, S, Sequence[str]], tuple[str, ...]] = defaults.no_aftermath
    """`aftermath(last, state, players)`: what the last action did, in sentences, where the action
    itself does not say it: the way of a ray, and what it destroyed."""
    has_draws: bool = True
    """Whether a game may end without a winner. If not, a draw is read but never offered as a result."""
    changes_told: tuple[str, ...] = ()
    """The quantities that a player gains and pays. Whoever keeps a log is told when they change."""
    as_waived: Mapping[type, Forced[S, Opt]] = fresh(default_factory=dict)
    """What a waived illegal action does, where that is more than `as_played` does."""
    boards: Boards | None = None
    """The boards, if the board of the game is a file. `options` then receives one as `board`."""
    foresee: Callable[[S, Sequence[Entry], int, int], None] | None = None
    """`foresee(state, entries, number, index)`: before an action is judged, the game may look at the rest
    of the turn or set-up, to distinguish a step in the wrong place from a missing one. Afterwards it is
    called again without entries."""
    doubt: Callable[[S], None] | None = None
    """`doubt(state)`: from now on, assume nothing about pieces whose place the log did not give. The search
    for causes tries by itself what a line may have said."""
    of_table: Sequence[str] = ()
    """The quantities that lie on the table and belong to no player."""
    plain_words: Mapping[str, str] = fresh(default_factory=dict)
    """The words to write after a number for a quantity, where the word of the notation would read badly.
    `{s}` marks where the plural has an s."""
    tally_plan: Callable[[Sequence[str]], TallyPlan] | None = None
    """`tally_plan(players)`: what to ask about the final table of a game without a log. The field is None
    in a game that cannot be tallied."""
    last_table: Callable[[S, Opt], Sequence[tuple[int, object]] | None] | None = None
    """`last_table(state, options)`: the lines that describe the final table, each with the seat that says
    it (-1: the table), or None if they cannot."""
    habits: Habits[S, A, Opt] | None = None
    """How people play the game. Our own games keep this in a module that only random players load."""
    home: Path | None = None
    """The folder with the grammar and the records of a game from another package."""

    def __post_init__(self) -> None:
        """Fill in the fields that are derived from others.

        A header may name too many players. For a player without a place every quantity is 0.
        """
        fill = partial(object.__setattr__, self)
        nothing = defaults.nothing_happens
        fill("effects", {TurnEnds: nothing, Unreadable: nothing, **self.effects})
        fill("effects", {Elsewhere: self.effects[Unreadable], **self.effects})
        given, turn_ends = self.as_played, self.effects[TurnEnds]
        fill("as_played", LaterMapping(lambda: {TurnEnds: turn_ends, **given}))
        if self.data is DERIVED:
            fill("data", {})
        if self.sections is DERIVED:
            fill("sections", self.book.sections)
        if self.title is DERIVED:
            fill("title", self.name.replace("-", " ").title())
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
        """The default cause of a change: the rule on the action that covers the fewest kinds of action."""
        clauses = [clause for clause in self.book.clauses if type(action) in clause.on]
        return (Cause(min(clauses, key=lambda clause: len(clause.on)).rule.code if clauses else GIVEN),)

    def sources(self, rule: Rule) -> dict[str, str]:
        """Where a rule stands in the rulebook of each edition that has it."""
        return rule.sources_in(self.sections)

    @property
    def said_title(self) -> str:
        """What the game is called in the language that is spoken now."""
        return told(self.book.package, "game.title", self.title)

    def edition_title(self, edition: str) -> str:
        """What an edition is called in the language that is spoken now."""
        return told(self.book.package, f"edition.{edition}", self.data["editions"][edition]["title"])

    def ruling_said(self, key: str) -> Ruling:
        """A ruling with its texts in the language that is spoken now."""
        ruling = self.data["rulings"][key]
        if spoken() == ENGLISH:
            return ruling
        package, begin = self.book.package, f"ruling.{key}"
        return {
            **ruling,
            "asks": told(package, f"{begin}.asks", ruling["asks"]),
            "because": told(package, f"{begin}.because", ruling["because"]),
            "options": {
                name: {**option, "says": told(package, f"{begin}.option.{name}", option["says"])}
                for name, option in ruling["options"].items()
            },
        }

    def said(self, word: str) -> str:
        """A word of the notation, such as an ending, in the language that is spoken now."""
        return format(Term(word, self.book.package))

    @property
    def language(self) -> str:
        """The language of the forms."""
        return ENGLISH if self.lexicon is None else self.lexicon.language

    @cached_property
    def stands(self) -> tuple[str, ...]:
        """The words that begin a waiver, folded. The first is the canonical one."""
        own = () if self.lexicon is None else self.lexicon.words["stands"]
        return (*dict.fromkeys(map(fold, own)), "stands")

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
        """Whether the quick checks suffice: the action has no optional parts, and its kind can be legal."""
        return type(action) in self.effects and self.form_of[type(action)].is_plain(action)

    def called(self, which: int, number: object = None) -> Wording:
        """The words for a quantity after its number: `tokens in hand`, or `token in hand` for 1."""
        name = self.quantities.names[which]
        if isinstance(number, tuple):
            from referee.speech.catalogue import grammar

            number = number[-1] if all(map(grammar().is_singular, number)) else MANY
        count = number if isinstance(number, int) else MANY
        return Wording(self.book.package, f"units.{name}", self.units[name], {"number": count})

    @cached_property
    def units(self) -> Mapping[str, str]:
        """The words for each quantity after one and after several."""
        words = {name: self.plain_words.get(name, name) for name in self.quantities.names}
        return {
            name: f"{{number|{plain.replace('{s}', '')}|{plain.replace('{s}', 's')}}}"
            for name, plain in words.items()
        }

    def write(self, action: object, players: Sequence[str]) -> str:
        return self.form_of[type(action)].write(action, players)
