"""The defaults for the fields of `Game` that a game leaves out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from referee.forms.phrase import Flag, Form, Slot, Words

from .acts import Claim, Resign, Result
from .rule import Notice, Plan, Rule, RuleBook
from .table import TableState

DERIVED: Any = None
"""Marks a field whose value is derived from the other fields."""


def nothing_happens(state: object, seat: int, action: object, options: object) -> tuple[()]:
    return ()


def nothing_is_taken(state: object, seat: int, action: object) -> None:
    """An action that is passed over changes nothing."""


def one_action_a_turn(state: Any, options: object) -> bool:
    return bool(state.done)


def no_situation(state: object, action: object, players: Sequence[str]) -> tuple[str, ...]:
    return ()


def no_case(state: object, seat: int, quantity: int, claimed: int) -> Mapping[str, str]:
    return {}


def nothing_is_known(state: object, options: object, words: Sequence[str]) -> tuple[str, ...]:
    return ()


def no_order(state: object, options: object) -> str:
    return ""


def nothing_is_touched(shape: str, seat: int) -> tuple[str, ...]:
    return ()


def no_chapter(state: object) -> tuple[str, ...]:
    return ()


def no_aftermath(last: object, state: object, players: Sequence[str]) -> tuple[str, ...]:
    return ()


def plain_list(state: TableState, options: object, players: Sequence[str]) -> str:
    """The table as a list of its parts. If a part has one value for each player, the players are named."""
    return "\n".join(f"{name}: {_part(part, players)}" for name, part in state.components().items())


def _part(part: object, players: Sequence[str]) -> str:
    if isinstance(part, list | tuple) and len(part) == len(players):
        return ", ".join(f"{name} {each}" for name, each in zip(players, part, strict=True))
    return str(part)


def stranger_of(book: RuleBook) -> Rule:
    """The rule that has a message for the case `stranger`."""
    for rule in book:
        if not isinstance(rule.says, str) and "stranger" in rule.says:
            return rule
    raise ValueError("no rule has a message for the case `stranger`: a line of somebody who does not play")


def quantities_of(forms: Iterable[Form]) -> Words:
    """The words for the quantities that can be claimed, from the form of a claim."""
    for form in forms:
        for slot in form.slots:
            if form.kind is Claim and slot.field == "quantity" and isinstance(slot.vocabulary, Words):
                return slot.vocabulary
    raise ValueError("there is no form for claims: add `*shell_forms(endings, quantities)` to the forms")


def counted(quantities: Words) -> Callable[[object, int, int], int]:
    """Counts a quantity: the state has a list of the same name, with a number for each player."""
    names = [name.replace("-", "_") for name in quantities.names]

    def quantity(state: object, seat: int, which: int) -> int:
        return int(getattr(state, names[which])[seat])

    return quantity


Legal = Callable[[TableState, object], Iterator[tuple[int, object]]]


def by_trying(
    book: RuleBook, forms: Iterable[Form], kinds: Iterable[type], phases: int, seats: int
) -> Legal:
    """Every action that the forms can write and no rule refuses.

    Only actions with an effect are tried. Optional slots stay empty, and each required slot must have a
    closed list of words.
    """
    known = {*kinds} - {Result, Claim, Resign}
    actions = [
        action for form in forms if form.kind in known and not form.rare for action in _sayable(form)
    ]
    plans: list[tuple[object, Plan]] = []

    def legal(state: TableState, options: object) -> Iterator[tuple[int, object]]:
        if not plans or plans[0][0] is not options:
            plans[:] = [(options, book.plan(phases, options))]
        steps = plans[0][1].full[state.phase]
        for seat in range(seats):
            for action in actions:
                told = (check(state, seat, action, options) for check, _ in steps.get(type(action), ()))
                if all(facts is None or isinstance(facts, Notice) for facts in told):
                    yield seat, action

    return legal


def _sayable(form: Form) -> Iterator[object]:
    needed = [slot for slot in form.slots if not slot.optional]
    for values in product(*map(_values, needed)):
        yield form.kind(**{slot.field: value for slot, value in zip(needed, values, strict=True)})


def _values(slot: Slot[Any]) -> Iterable[int]:
    words = slot.vocabulary
    if isinstance(words, Flag):
        return (True,)
    return range(len(words.names)) if isinstance(words, Words) else ()
