"""The rule book of the game, and the groups of actions that its rules speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from referee.core.acts import Misnamed, NotAnAction
from referee.core.rule import Breach, Check, Facts, Rule, RuleBook

from .. import PREFIX
from .._editions import SECTIONS
from ..actions import (
    TILE_PLAYS,
    Buy,
    Carve,
    Carved,
    Chief,
    Draft,
    Erected,
    Exchange,
    Moai,
    Offerings,
    Pass,
    Passed,
    Placed,
    Pukao,
    Sorcerer,
    Villager,
)
from ..options import Options
from ..state.state import State
from ..voice import VOICE

BOOK: RuleBook[State, Options] = RuleBook(PREFIX, SECTIONS, VOICE.package)

PLACING = (Villager, Sorcerer, Chief)
TRANSPORTS = (Moai, Pukao)
NO_DEEDS = (NotAnAction, Misnamed)
DUTIES = (*PLACING, Carve, *TRANSPORTS, Exchange, Pass)
"""What belongs to one phase and to the player in turn."""
DEEDS = (*DUTIES, Draft, *TILE_PLAYS, Buy, *NO_DEEDS)
"""Everything that a player may write, legal or not."""
POSITION_LINES = (Placed, Erected, Carved, Offerings, Passed)
"""Lines that make sense only in a given position."""

PERMISSION: Mapping[str, str] = {}
"""The text of a rule that only allows something. It explains a verdict and is never broken itself."""

MORE = {
    "amount": "a {moai} with {tiles} gives {player} {due} ({sum}), not {written}",
    "room": "a {moai} with {tiles} gives {player} {due} ({sum}), of which "
    "{room|0=none fits|{room} fits|{room} fit} on the tracks, not {written}",
}
"""The texts of a tile that adds to the gain of an erection."""


def rule(
    code: str,
    where: str,
    title: str,
    law: str,
    says: str | Mapping[str, str],
    shown_by: str = "",
) -> Rule[State, Options]:
    """Declare a rule by the marks of the places where it stands; sources.yaml says what they are."""
    return BOOK.rule(code, title=title, law=law, says=says, where=where, shown_by=shown_by)


Find = Callable[[State, int, Any, Options], "tuple[Rule, Facts] | None"]


def first_fault(
    rules: Sequence[Rule], on: type | tuple[type, ...], during: tuple[int, ...], find: Find
) -> None:
    """Several rules that share one function: it finds the first fault, and the rule that is broken
    reports it.
    """

    def checked(rule: Rule) -> None:
        def is_kept(state: State, seat: int, action: object, options: Options) -> Breach:
            fault = find(state, seat, action, options)
            return fault[1] if fault is not None and fault[0] is rule else None

        # where it finds nothing, all of them hold
        rule.check(on=on, during=during, screen=find)(is_kept)

    for rule in rules:
        checked(rule)


def late(case: str = "late", **facts: object) -> Check:
    """A check for set-up lines: once a player has acted, they come too late."""

    def line_comes_first(state: State, seat: int, action: object, options: Options) -> Breach:
        return {"case": case, **facts} if state.begun else None

    return line_comes_first
