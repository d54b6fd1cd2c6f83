"""Editions and rulings: which rulebook a table used, and how it read what the text leaves open.

The data is plain mappings (a game's editions.yaml). Values of the game are overlaid by those of
the edition, then by those of each ruling; the result is one typed, frozen `options` value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .value import value

if TYPE_CHECKING:
    from .game import Game
    from .rule import Plan


Quick = tuple[Mapping[type, tuple[tuple[Any, ...], Any]], ...]


class UnknownChoice(Exception):
    """An edition, a ruling or an option of a ruling that does not exist."""

    def __init__(self, what: str, word: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{word!r} is no {what}")
        self.what = what
        self.word = word
        self.known = known


@value
class Terms:
    """What a table plays by: an edition, the rulings it chose, and the checks that follow."""

    edition: str
    chosen: Mapping[str, str]
    options: Any
    plan: Plan
    plain: Quick
    rich: Quick


_settled: dict[tuple[str, str, tuple[tuple[str, str], ...]], Terms] = {}


def settle(game: Game, edition: str, chosen: Mapping[str, str]) -> Terms:
    """The terms for an edition and the rulings chosen in the header; UnknownChoice if none such."""
    key = (game.name, edition, tuple(sorted(chosen.items())))
    terms = _settled.get(key)
    if terms is None:
        values = _values(game.data, edition, chosen)
        options = game.options(**values)
        plan = game.book.plan(game.phases, options)
        terms = Terms(
            edition, dict(chosen), options, plan, _quick(plan.plain, game), _quick(plan.rich, game)
        )
        if len(_settled) < 1000:  # a stranger's logs cannot fill the memory with combinations
            _settled[key] = terms
    return terms


def resettled(game: Game, terms: Terms, edition: str, chosen: Mapping[str, str]) -> Terms:
    """The same table by another rulebook or ruling."""
    return settle(game, edition, chosen)


def _quick(plan: tuple[Mapping[type, tuple[Any, ...]], ...], game: Game) -> Quick:
    """What the loop of a replay needs for an action, in one look-up: its quick checks, its effect."""
    return tuple(
        {kind: (checks.get(kind, ()), effect) for kind, effect in game.effects.items()} for checks in plan
    )


def _values(data: Mapping[str, Any], edition: str, chosen: Mapping[str, str]) -> dict[str, Any]:
    editions: Mapping[str, Any] = data["editions"]
    rulings: Mapping[str, Any] = data["rulings"]
    if edition not in editions:
        raise UnknownChoice("edition", edition, tuple(editions))
    for key in chosen:
        if key not in rulings:
            raise UnknownChoice("ruling", key, tuple(rulings))
    values = dict(data["values"])
    values.update(editions[edition].get("values", {}))
    for key, ruling in rulings.items():
        option = chosen.get(key, editions[edition].get("rulings", {}).get(key, ruling["default"]))
        if option not in ruling["options"]:
            raise UnknownChoice(f"option of {key}", option, tuple(ruling["options"]))
        values.update(ruling["options"][option].get("sets", {}))
    return values
