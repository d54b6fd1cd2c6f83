"""A rule is declared once: its code, what it says, where it stands, and the check that enforces it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypedDict, TypeVar, cast

from .kinds import OfOpt, OfS

Facts = Mapping[str, object]
Breach = Facts | None
"""What a check answers: None when the rule holds, else the facts of the fault, a Notice or Undecided."""

Check = Callable[[Any, int, Any, Any], Breach]
"""`check(state, seat, action, options)`."""

Look = Callable[[Any, int, Any, Any], object]
"""A quick look in the place of checks: where it gives None, all of them hold."""

D = TypeVar("D")
Q = TypeVar("Q", bound=Look)
L = TypeVar("L")

ERROR = "error"
NOTICE = "notice"
WAIVED = "waived"
UNDECIDED = "undecided"
"""The third verdict: what is hidden makes it right under one reading and wrong under another."""


Sections = Mapping[str, Mapping[str, str]]
"""For each edition: the section of its rulebook for each mark that rules name, or for the code of one."""

ACTION, BOARD = "action", "board"
"""What a rule is asked of: what the log says was done, or the board file that it names."""

IN_LINE = "line"
IN_LOG = "log"
"""How long a rule stays broken: to break it again until then follows from the first time."""


class Notice(dict[str, object]):
    """Facts worth telling that break nothing: legal, but perhaps a slip of the scribe."""


class Undecided(dict[str, object]):
    """Facts on which the log does not tell enough to judge."""


class Again(dict[str, object]):
    """Facts of a fault that was told before and goes on: the action is illegal, and nothing new is told."""


class Seat(int):
    """A player among the facts. Reports put the name in its place."""


class Past(NamedTuple):
    """Something done earlier that a fault is about, among the facts under `past`.

    It is the deed of this kind in that turn. `as_if` gives the deed as it is known to have been now,
    so that everything since can be judged again.
    """

    turn: int
    deed: type
    note: str
    as_if: Callable[[Any], object] | None = None


class Asides(TypedDict, total=False):
    """Facts that the program itself reads, and not only a message."""

    also: Sequence[Facts]
    """More faults of the same rule in the same action."""
    past: Sequence[Past]
    header: str
    """The key of the header whose line is at fault."""
    readings: Sequence[str]
    """What words that could not be read may have meant."""
    above: tuple[str, int]
    """A line of the table above: the name of its form, and which one of them."""


def asides(facts: Facts) -> Asides:
    return cast("Asides", facts)


class RuleCheck:
    """One check of a rule: the kinds of action and the phases in which it is asked."""

    __slots__ = ("check", "during", "extra", "on", "rule", "screen", "when")

    def __init__(
        self,
        rule: Rule,
        check: Check,
        on: tuple[type, ...],
        during: tuple[int, ...],
        when: Callable[[Any], bool] | None,
        extra: bool,
        screen: Look | None,
    ) -> None:
        self.extra = extra
        self.screen = screen
        self.rule = rule
        self.check = check
        self.on = on
        self.during = during
        self.when = when


class Rule(Generic[OfS, OfOpt]):
    """A law with a code. `says` names the fault; with several cases, `facts["case"]` chooses.

    A claim that is wrong has no case of its own: it is told by the case `wrong`. A rule that only allows
    something has no fault to name: `shown_by` is the code by which a log that goes beyond it is refused.
    `where` are marks of the places where it stands: each edition has a section of its rulebook for a mark.
    """

    __slots__ = ("book", "code", "lasting", "law", "of", "says", "shown_by", "title", "where")

    def __init__(
        self,
        book: RuleBook[OfS, OfOpt],
        code: str,
        title: str,
        law: str,
        says: str | Mapping[str, str],
        where: str,
        lasting: str,
        of: str,
        shown_by: str,
    ) -> None:
        self.book = book
        self.code = code
        self.lasting = lasting
        self.title = title
        self.law = law
        self.of = of
        self.says = says
        self.shown_by = shown_by
        self.where = where

    def __repr__(self) -> str:
        return f"<{self.code} {self.title}>"

    @property
    def sources(self) -> dict[str, str]:
        """Where it stands in the rulebook of each edition that the rule book knows."""
        return self.sources_in(self.book.sections)

    def sources_in(self, sections: Sections) -> dict[str, str]:
        """The same for these editions. One that does not have the rule is left out."""
        found = {}
        for edition, texts in sections.items():
            marked = dict.fromkeys(texts[mark] for mark in self.where.split() if mark in texts)
            text = texts.get(self.code, "; ".join(marked))
            if text:
                found[edition] = text
        return found

    def message(self, facts: Facts) -> str:
        says = self.says if isinstance(self.says, str) else self.says[str(facts.get("case", "wrong"))]
        return says.format_map(facts)

    @property
    def faults(self) -> tuple[str, ...]:
        """Every sentence this rule can be reported with, its blanks not filled in."""
        return (self.says,) if isinstance(self.says, str) else tuple(self.says.values())

    def check(
        self,
        on: type | Iterable[type],
        during: Iterable[int] = (),
        when: Callable[[OfOpt], bool] | None = None,
        extra: bool = False,
        screen: Look | None = None,
    ) -> Callable[[Callable[[OfS, int, D, OfOpt], Breach]], Callable[[OfS, int, D, OfOpt], Breach]]:
        """Attach a check. The order of these calls in the file is the order of judging.

        It is asked in the phases that `during` names, or in all of them if it names none.
        `when` leaves it out under options that switch it off. An `extra` check concerns only what
        an action may say beyond what it must, and is not asked of an action that says no more.
        A `screen` is one quick look for several checks: where it gives None, all of them hold.
        """

        def attach(check: Callable[[OfS, int, D, OfOpt], Breach]) -> Callable[[OfS, int, D, OfOpt], Breach]:
            kinds = (on,) if isinstance(on, type) else tuple(on)
            self.book.clauses.append(RuleCheck(self, check, kinds, tuple(during), when, extra, screen))
            return check

        return attach


Step = tuple[Check, Rule]


class Plan(NamedTuple):
    """For each phase, for each kind of action, the checks in order.

    `full` is the law. The others are a quick look at an action, `plain` at one that says no more
    than it must: where nothing in it objects, neither does the law; where something does, the law
    is asked.
    """

    full: tuple[Mapping[type, tuple[Step, ...]], ...]
    rich: tuple[Mapping[type, tuple[Look, ...]], ...]
    plain: tuple[Mapping[type, tuple[Look, ...]], ...]


class RuleBook(Generic[OfS, OfOpt]):
    """The rules of one game, in the order in which they are declared."""

    def __init__(self, prefix: str, sections: Sections = MappingProxyType({})) -> None:
        self.prefix = prefix
        self.sections = sections
        self.rules: dict[str, Rule[OfS, OfOpt]] = {}
        self.clauses: list[RuleCheck] = []
        self.screens: dict[tuple[Look, type, int], Look] = {}

    def __iter__(self) -> Iterator[Rule[OfS, OfOpt]]:
        return iter(self.rules.values())

    def __getitem__(self, code: str) -> Rule[OfS, OfOpt]:
        return self.rules[code]

    def __contains__(self, code: object) -> bool:
        return code in self.rules

    def rule(
        self,
        code: str,
        *,
        title: str,
        law: str,
        says: str | Mapping[str, str],
        where: str = "",
        lasting: str = "",
        of: str = ACTION,
        shown_by: str = "",
    ) -> Rule[OfS, OfOpt]:
        """Declare a rule. A lasting one stays broken for the line or the log: see IN_LINE, IN_LOG."""
        if code in self.rules or not code.startswith(self.prefix + "-"):
            raise ValueError(f"{code}: declared twice, or not a {self.prefix} code")
        rule = self.rules[code] = Rule(self, code, title, law, says, where, lasting, of, shown_by)
        return rule

    def screen(self, on: type, during: int, of: Iterable[Look]) -> Callable[[Q], Q]:
        """One quick look for checks of several modules: where it gives None, all of them hold.

        It stands for the checks (or screens) that it names and no others: one that is added later is
        asked beside it.
        """

        def attach(look: Q) -> Q:
            for check in of:
                self.screens[check, on, during] = look
            return look

        return attach

    def plan(self, phases: int, options: object) -> Plan:
        """The checks that apply under these options. What an option switches off costs nothing."""
        full: list[dict[type, list[Step]]] = [{} for _ in range(phases)]
        rich: list[dict[type, list[Look]]] = [{} for _ in range(phases)]
        plain: list[dict[type, list[Look]]] = [{} for _ in range(phases)]
        for clause in self.clauses:
            if clause.when is not None and not clause.when(options):
                continue
            for phase in clause.during or range(phases):
                for kind in clause.on:
                    full[phase].setdefault(kind, []).append((clause.check, clause.rule))
                    for quick in (rich,) if clause.extra else (rich, plain):
                        looks = quick[phase].setdefault(kind, [])
                        look: Look = clause.screen or clause.check
                        look = self.screens.get((look, kind, phase), look)
                        if look not in looks:
                            looks.append(look)
        return Plan(_frozen(full), _frozen(rich), _frozen(plain))


def _frozen(plan: list[dict[type, list[L]]]) -> tuple[Mapping[type, tuple[L, ...]], ...]:
    return tuple({kind: tuple(steps) for kind, steps in by_kind.items()} for by_kind in plan)
