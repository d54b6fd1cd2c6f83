"""The mutants of a game: each breaks one thing in its rules. mutants.py explains the sorts."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, cast
from unittest.mock import patch

from referee.core.acts import Unreadable
from referee.core.game import Game
from referee.core.rule import Check, Look, Notice, RuleBook, RuleCheck

SORTS = ("removed", "always", "when", "blind", "lenient", "ruling", "edition", "value", "effect")


@dataclass(frozen=True)
class Mutant:
    """One broken thing, in the context that `spoil` returns. `kinds`: the actions that can show it."""

    sort: str
    rule: str
    check: str
    on: tuple[str, ...]
    spoil: Callable[[], AbstractContextManager[Any]] = field(repr=False, compare=False)
    kinds: frozenset[type] | None = None
    phases: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        return f"{self.sort} {self.check}"

    @property
    def facts(self) -> dict[str, Any]:
        return {"sort": self.sort, "rule": self.rule, "check": self.check, "on": list(self.on)}

    def __str__(self) -> str:
        return " ".join(filter(None, [f"{self.sort:8}", self.rule, self.check, f"({', '.join(self.on)})"]))


def mutants(game: Game) -> list[Mutant]:
    """Everything that can be broken in a game, in a fixed order."""
    return [*_of_clauses(game), *_of_looks(game.book), *_of_editions(game), *_of_effects(game)]


def _never_content(check: Check) -> Check:
    """A check that objects to everything: with its own facts, or else with empty ones."""

    def objects(state: Any, seat: int, action: Any, options: Any) -> Any:
        return check(state, seat, action, options) or {}

    return objects


def is_content(state: Any, seat: int, action: Any, options: Any) -> Any:
    """A check, or a quick check, that finds nothing."""
    return None


def changes_nothing(state: Any, seat: int, action: Any, options: Any) -> Any:
    return ()


def fails(state: Any, seat: int, action: Any, options: Any) -> Any:
    raise AssertionError("somebody has done this legally")


def _of_clauses(game: Game) -> Iterator[Mutant]:
    book = game.book
    for index, clause in enumerate(book.clauses):

        def made(sort: str, *instead: RuleCheck, index: int = index, clause: RuleCheck = clause) -> Mutant:
            clauses = [*book.clauses[:index], *instead, *book.clauses[index + 1 :]]
            kinds = frozenset(instead[0].on if instead else clause.on)
            said = sort, clause.rule.code, _name(clause), _names(kinds)
            return Mutant(*said, _with(book, clauses), kinds, clause.during)

        yield made("removed")
        possible = tuple(kind for kind in clause.on if kind in game.effects)
        if possible and not _is_unconditional(clause.check):
            never = _never_content(clause.check)
            yield made("always", clause._replace(check=never, on=possible, screen=None))
        if clause.when is not None:
            yield made("when", clause._replace(when=None))


def _is_unconditional(check: Check) -> bool:
    """Whether a check always returns facts."""
    given = [node.value for node in ast.walk(_tree(check)) if isinstance(node, ast.Return)]
    return all(isinstance(value, ast.Dict) for value in given)


def _tree(function: Any) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(function)))


def _of_looks(book: RuleBook) -> Iterator[Mutant]:
    """The mutants of quick checks, which replace checks of several rules in the plan."""
    for look in _looks(book):
        served = [
            (clause, kind, phase)
            for clause in book.clauses
            for kind in clause.on
            for phase in clause.during
            if _look(book, clause, kind, phase) is look
        ]
        kinds = frozenset(kind for _, kind, _ in served)
        rules = ", ".join(dict.fromkeys(clause.rule.code for clause, *_ in served))
        spoil = _with_look(book, look, is_content)
        yield Mutant("blind", rules, look.__name__, _names(kinds), spoil, kinds)
        for clause in dict.fromkeys(clause for clause, *_ in served):
            own = frozenset(kind for each, kind, _ in served if each is clause)
            spoil = _with_look(book, look, _overlooking(book, look, clause))
            name = f"{look.__name__} of {_name(clause)}"
            yield Mutant("lenient", clause.rule.code, name, _names(own), spoil, own)


def _of_editions(game: Game) -> Iterator[Mutant]:
    rulings = game.data["rulings"]
    books = cast("dict[str, dict[str, Any]]", game.data["editions"])
    for key, ruling in rulings.items():
        usual = ruling["options"][ruling["default"]]
        for name, option in ruling["options"].items():
            if option.get("sets", {}) != usual.get("sets", {}):
                spoil = _changed(option, "sets", usual.get("sets", {}))
                yield Mutant("ruling", ", ".join(ruling["touches"]), f"{key}={name}", (), spoil)
    for edition, book in books.items():
        for part in ("rulings", "values"):
            for key in book.get(part, {}):
                left = {each: answer for each, answer in book[part].items() if each != key}
                yield Mutant("edition", edition, key, (), _changed(book, part, left))
    for key, number in game.data["values"].items():
        if isinstance(number, int) and not isinstance(number, bool):
            yield Mutant("value", "", key, (), _changed(game.data["values"], key, number + 1))


def _of_effects(game: Game) -> Iterator[Mutant]:
    for kind, effect in game.effects.items():
        if kind is Unreadable:
            continue
        spoil = _changed(game.effects, kind, fails if _does_nothing(effect) else changes_nothing)
        yield Mutant("effect", "", effect.__name__, _names([kind]), spoil, frozenset({kind}))


def _does_nothing(effect: Any) -> bool:
    """Whether an effect only returns that nothing happened."""
    lines = _tree(effect).body[0].body  # type: ignore[attr-defined]  # it is a function
    return len(lines) == 1 and isinstance(lines[0], ast.Return) and not isinstance(lines[0].value, ast.Call)


def _name(clause: RuleCheck) -> str:
    """The name of a check. If it only reports what a quick check has found, that one's name is added."""
    name = clause.check.__name__
    return f"{name} ({clause.screen.__name__})" if name == "is_kept" and clause.screen else name


def _names(kinds: Any) -> tuple[str, ...]:
    return tuple(sorted(kind.__name__ for kind in kinds))


def _look(book: RuleBook, clause: RuleCheck, kind: type, phase: int) -> Look | None:
    """The quick check that replaces a check, if there is one."""
    own = clause.screen or clause.check
    look = book.screens.get((own, kind, phase), own)
    return None if look is clause.check else look


def _looks(book: RuleBook) -> list[Look]:
    served = (
        _look(book, clause, kind, phase)
        for clause in book.clauses
        for kind in clause.on
        for phase in clause.during
    )
    return [look for look in dict.fromkeys(served) if look is not None]


def _overlooking(book: RuleBook, look: Look, blind_to: RuleCheck) -> Look:
    def overlooks(state: Any, seat: int, action: Any, options: Any) -> Any:
        doubt = look(state, seat, action, options)
        if doubt is None:
            return None
        for clause in book.clauses:
            asked = type(action) in clause.on and state.phase in clause.during
            if asked and (clause.when is None or clause.when(options)):
                facts = clause.check(state, seat, action, options)
                if facts is not None and not isinstance(facts, Notice):
                    return None if clause is blind_to else doubt
        return doubt

    return overlooks


def _with(book: RuleBook, clauses: list[RuleCheck]) -> Callable[[], AbstractContextManager[Any]]:
    return lambda: patch.object(book, "clauses", clauses)


def _with_look(book: RuleBook, look: Look, other: Look) -> Callable[[], AbstractContextManager[Any]]:
    """A context in which a quick check is replaced by another one wherever it is used."""
    screens = dict(book.screens)
    for clause in book.clauses:
        for kind in clause.on:
            for phase in clause.during:
                if _look(book, clause, kind, phase) is look:
                    screens[clause.screen or clause.check, kind, phase] = other
    return lambda: patch.object(book, "screens", screens)


def _changed(mapping: Any, key: Any, value: Any) -> Callable[[], AbstractContextManager[Any]]:
    return lambda: patch.dict(mapping, {key: value})
