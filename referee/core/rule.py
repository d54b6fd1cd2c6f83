"""A rule: its code, its law and messages, its place in the rulebook, and the checks that enforce it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypedDict, TypeVar, cast

from referee.speech.current import ENGLISH, speaking, spoken
from referee.speech.say import said, told

from .kinds import OfOpt, OfS

Facts = Mapping[str, object]
Breach = Facts | None
"""What a check returns: None if the rule holds, else the facts of the fault, a Notice or Undecided."""

Check = Callable[[Any, int, Any, Any], Breach]
"""`check(state, seat, action, options)`."""

Look = Callable[[Any, int, Any, Any], object]
"""A quick look in the place of checks: where it gives None, all of them hold."""

Run = Callable[[Any, Sequence[Any], int, int, Any], int]
"""`run(state, rows, begin, end, options)`: plays lines, and returns the number of the first not played."""

D = TypeVar("D")
Q = TypeVar("Q", bound=Look)
R = TypeVar("R", bound=Run)
L = TypeVar("L")

ERROR = "error"
NOTICE = "notice"
WAIVED = "waived"
UNDECIDED = "undecided"
"""The third verdict: whether the action is legal depends on something hidden."""


Sections = Mapping[str, Mapping[str, str]]
"""For each edition: the section of its rulebook for each mark that rules name, or for the code of one."""

ACTION, BOARD = "action", "board"
"""What a rule judges: the actions of the log, or the board file that the log names."""

IN_LINE = "line"
IN_LOG = "log"
"""How long a rule stays broken. Breaking it again in that time is a consequence of the first time."""


class Notice(dict[str, object]):
    """Facts worth reporting that break no rule: legal, but perhaps a slip of the scribe."""


class Undecided(dict[str, object]):
    """Facts of a question that the log does not give enough information to judge."""


class Again(dict[str, object]):
    """Facts of a fault that was already reported and goes on: illegal, but not reported again."""


class Seat(int):
    """A player among the facts. Reports replace it by the player's name."""


class Past(NamedTuple):
    """An earlier action that a fault refers to, in the facts under `past`.

    It is the action of this kind in that turn. `as_if` gives that action as it is now known to have been,
    so that everything after it can be judged again.
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
    demands: Sequence[type]
    """The kinds of action of which the rule demands one here."""


def asides(facts: Facts) -> Asides:
    return cast("Asides", facts)


class RuleCheck(NamedTuple):
    """One check of a rule: the kinds of action and the phases in which it is asked."""

    rule: Rule
    check: Check
    on: tuple[type, ...]
    during: tuple[int, ...]
    when: Callable[[Any], bool] | None
    extra: bool
    screen: Look | None


class Rule(Generic[OfS, OfOpt]):
    """A law with a code. `says` is the message; if there are several, `facts["case"]` chooses.

    A wrong claim has no case of its own and uses the case `wrong`. A rule that only allows something has no
    message: `shown_by` is the code of the rule that refuses a log which goes beyond it.
    `where` names marks; `sources.yaml` has a section of the rulebook of each edition for each mark.
    """

    __slots__ = (
        "book",
        "code",
        "english_law",
        "english_title",
        "lasting",
        "of",
        "says",
        "shown_by",
        "where",
    )

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
        self.english_title = title
        self.english_law = law
        self.of = of
        self.says = says
        self.shown_by = shown_by
        self.where = where

    def __repr__(self) -> str:
        return f"<{self.code} {self.english_title}>"

    @property
    def title(self) -> str:
        return self._said("title", self.english_title)

    @property
    def law(self) -> str:
        return self._said("law", self.english_law)

    def _said(self, part: str, english: str) -> str:
        """A text without blanks in the language that is spoken now."""
        if spoken() == ENGLISH:
            return english
        return told(self.book.package, f"{self.code}.{part}", english)

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
        """The sentence about these facts, in the language that is spoken now."""
        if isinstance(self.says, str):
            return said(self.book.package, self.code, self.says, facts)
        case = str(facts.get("case", "wrong"))
        return said(self.book.package, f"{self.code}.{case}", self.says[case], facts)

    def in_english(self, facts: Facts) -> str:
        """The same for the program itself, which must not depend on the language."""
        with speaking(ENGLISH):
            return self.message(facts)

    @property
    def faults(self) -> tuple[str, ...]:
        """Every message of this rule, with its blanks not filled in."""
        from referee.speech.template import readable

        if isinstance(self.says, str):
            texts = {self.code: self.says}
        else:
            texts = {f"{self.code}.{case}": text for case, text in self.says.items()}
        return tuple(readable(told(self.book.package, key, text)) for key, text in texts.items())

    def check(
        self,
        on: type | Iterable[type],
        during: Iterable[int] = (),
        when: Callable[[OfOpt], bool] | None = None,
        extra: bool = False,
        screen: Look | None = None,
    ) -> Callable[[Callable[[OfS, int, D, OfOpt], Breach]], Callable[[OfS, int, D, OfOpt], Breach]]:
        """Attach a check. The order of these calls in the file is the order of judging.

        It is asked in the phases that `during` names, or in all phases if it names none. Options for which
        `when` is false switch it off. An `extra` check concerns only optional parts of an action, and is
        not asked if it has none. A `screen` is a quick check for several checks: if it gives None, all of
        them hold.
        """

        def attach(check: Callable[[OfS, int, D, OfOpt], Breach]) -> Callable[[OfS, int, D, OfOpt], Breach]:
            kinds = (on,) if isinstance(on, type) else tuple(on)
            self.book.clauses.append(RuleCheck(self, check, kinds, tuple(during), when, extra, screen))
            return check

        return attach


Step = tuple[Check, Rule]


class Plan(NamedTuple):
    """For each phase and each kind of action, the checks in order.

    `full` has all checks. The other two are quick versions, `plain` for actions without optional parts. If
    the quick checks find nothing, the full ones would find nothing either; if they do, `full` is asked.
    """

    full: tuple[Mapping[type, tuple[Step, ...]], ...]
    rich: tuple[Mapping[type, tuple[Look, ...]], ...]
    plain: tuple[Mapping[type, tuple[Look, ...]], ...]


class OwnStep(NamedTuple):
    """A step that a game declares itself: it stands for these checks and for this effect."""

    do: Look
    of: frozenset[Look]
    does: Callable[..., object]


class OwnRun(NamedTuple):
    """A run of lines that a game declares: it stands for these steps."""

    do: Run
    of: frozenset[Look]


class RuleBook(Generic[OfS, OfOpt]):
    """The rules of one game, in the order in which they are declared."""

    def __init__(self, prefix: str, sections: Sections = MappingProxyType({}), package: str = "") -> None:
        """`package`: the one that has the catalogues of the rules in other languages."""
        self.prefix = prefix
        self.package = package
        self.sections = sections
        self.rules: dict[str, Rule[OfS, OfOpt]] = {}
        self.clauses: list[RuleCheck] = []
        self.screens: dict[tuple[Look, type, int], Look] = {}
        self.steps: dict[tuple[type, int], OwnStep] = {}
        self.runs: dict[int, OwnRun] = {}

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
        """Declare a rule. A `lasting` rule stays broken for the line or the log: see IN_LINE, IN_LOG."""
        if code in self.rules or not code.startswith(self.prefix + "-"):
            raise ValueError(f"{code}: declared twice, or not a {self.prefix} code")
        rule = self.rules[code] = Rule(self, code, title, law, says, where, lasting, of, shown_by)
        return rule

    def screen(self, on: type, during: int, of: Iterable[Look]) -> Callable[[Q], Q]:
        """A quick check for checks of several modules: if it gives None, all of them hold.

        It replaces only the checks (or screens) that it names. A check added later is asked as well.
        """

        def attach(look: Q) -> Q:
            for check in of:
                self.screens[check, on, during] = look
            return look

        return attach

    def step(
        self, on: type, during: int, of: Iterable[Look], does: Callable[..., object]
    ) -> Callable[[Q], Q]:
        """A step for checks (or screens) and an effect: if it gives None, all of the checks hold and the
        effect has happened. If it gives anything else, it is in doubt and has changed nothing.

        It is used only if no other check and no other effect belong to such an action. A step for the end
        of a turn gets the next line of play instead of an action. It must be in doubt if that line may
        continue the turn.
        """

        def attach(do: Q) -> Q:
            self.steps[on, during] = OwnStep(do, frozenset(of), does)
            return do

        return attach

    def run(self, during: int, of: Iterable[Look]) -> Callable[[R], R]:
        """A run for a phase: it plays lines of one action each, as long as they are legal beyond doubt. For
        each line it ends the turn above and carries out the action, so it stands for these steps.

        It stops before a line of which it is in doubt, before one with several actions, and before a line
        of the table itself.
        """

        def attach(do: R) -> R:
            self.runs[during] = OwnRun(do, frozenset(of))
            return do

        return attach

    def plan(self, phases: int, options: object) -> Plan:
        """The checks that apply under these options. A check that is switched off costs nothing."""
        full: list[_Listed[Step]] = [defaultdict(dict) for _ in range(phases)]
        rich: list[_Listed[Look]] = [defaultdict(dict) for _ in range(phases)]
        plain: list[_Listed[Look]] = [defaultdict(dict) for _ in range(phases)]
        screens = self.screens
        for rule, check, on, during, when, extra, screen in self.clauses:
            if when is not None and not when(options):
                continue
            step, look = (check, rule), screen or check
            for phase in during or range(phases):
                for kind in on:
                    full[phase][kind][step] = None
                    best = screens.get((look, kind, phase), look)
                    rich[phase][kind][best] = None
                    if not extra:
                        plain[phase][kind][best] = None
        return Plan(_frozen(full), _frozen(rich), _frozen(plain))


_Listed = defaultdict[type, dict[L, None]]
"""For each kind of action what is listed for it, once each and in order."""


def _frozen(plan: list[_Listed[L]]) -> tuple[Mapping[type, tuple[L, ...]], ...]:
    return tuple({kind: tuple(steps) for kind, steps in by_kind.items()} for by_kind in plan)
