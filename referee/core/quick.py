"""The quick steps of a replay: each carries out an action that is legal beyond doubt.

A replay asks one step for each action. A step that returns None has found nothing wrong and has carried the
action out. If it returns anything else, it has changed nothing: either it has a remark, or it is in doubt.
Then all checks are asked one by one. Most steps ask the quick checks of an action and then call its effect.
For frequent actions a game declares a step of its own (`BOOK.step`), in which the checks and the effect
share what they find.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from .acts import TurnEnds
from .defaults import nothing_happens
from .rule import Look, Notice, Plan, Rule, Run

if TYPE_CHECKING:
    from .game import Game
    from .kinds import Effect
    from .table import TableState

Steps = tuple[Mapping[type, Look], ...]
"""By phase and kind of action."""

DOUBT = {"doubt": True}
"""What a quick check or a step returns when it cannot decide."""


class Remark(NamedTuple):
    """What a step returns for an action that is legal, and on which one rule has a notice: the rule and the
    facts. The step has changed nothing. The replay reports the notice and lets the effect happen.
    """

    rule: Rule
    facts: Notice


class Quick(NamedTuple):
    """The steps under some terms: `plain` for actions without optional parts, `rich` for all others.

    `ends` has the steps for the end of a turn in each phase. Such a step gets the next line of play in the
    place of an action, and is in doubt if that line may continue the turn. `runs` play many lines at once.
    """

    plain: Steps
    rich: Steps
    ends: tuple[Look | None, ...]
    runs: tuple[Run | None, ...]


def quick_steps(plan: Plan, game: Game) -> Quick:
    """The steps of a game for the checks of a plan."""
    plain = tuple(_steps(checks, phase, game) for phase, checks in enumerate(plan.plain))
    rich = tuple(_steps(checks, phase, game) for phase, checks in enumerate(plan.rich))
    ends = tuple(_end(checks, phase, game) for phase, checks in enumerate(plan.plain))
    runs = tuple(_run(phase, plain[phase], rich[phase], end, game) for phase, end in enumerate(ends))
    return Quick(plain, rich, ends, runs)


def _run(
    phase: int, plain: Mapping[type, Look], rich: Mapping[type, Look], end: Look | None, game: Game
) -> Run | None:
    """The run of a game in a phase, if every step that it stands for is in use."""
    own = game.book.runs.get(phase)
    used = {end, *(step for kind, step in plain.items() if rich.get(kind) is step)}
    return own.do if own is not None and used.issuperset(own.of) else None


def _end(checks: Mapping[type, tuple[Look, ...]], phase: int, game: Game) -> Look | None:
    """The step for the end of a turn before it is known whether the turn goes on."""
    looks, effect = checks.get(TurnEnds, ()), game.effects[TurnEnds]
    own = _own_step(looks, phase, TurnEnds, game)
    if own is not None or game.goes_on is not None:
        return own
    step, ends = step_of(looks, effect), TurnEnds()
    return lambda state, seat, line, options: step(state, seat, ends, options)


def no_steps(game: Game) -> Quick:
    """No quick steps at all, so that every action is judged by all checks."""
    none = (None,) * game.phases
    return Quick(({},) * game.phases, ({},) * game.phases, none, none)


def _steps(checks: Mapping[type, tuple[Look, ...]], phase: int, game: Game) -> dict[type, Look]:
    kinds = dict.fromkeys((*game.effects, *checks))
    return {kind: _step(checks.get(kind, ()), phase, kind, game) for kind in kinds}


def _step(looks: tuple[Look, ...], phase: int, kind: type, game: Game) -> Look:
    """The game's own step, or one that is made of these checks and the effect."""
    own = None if kind is TurnEnds else _own_step(looks, phase, kind, game)
    return own or step_of(looks, game.effects.get(kind, nothing_happens))


def _own_step(looks: tuple[Look, ...], phase: int, kind: type, game: Game) -> Look | None:
    """The step that a game declares, if it stands for this effect and all these checks."""
    own = game.book.steps.get((kind, phase))
    stands = own is not None and own.does is game.effects.get(kind) and own.of.issuperset(looks)
    return own.do if own is not None and stands else None


def step_of(looks: tuple[Look, ...], effect: Effect[TableState, object]) -> Look:
    """A step that asks these checks and then calls the effect."""

    if len(looks) == 1:
        return _after_one_look(looks[0], effect)

    def step(state: TableState, seat: int, action: object, options: object) -> object:
        for look in looks:
            if look(state, seat, action, options) is not None:
                return DOUBT
        effect(state, seat, action, options)
        return None

    return step


def _after_one_look(look: Look, effect: Effect[TableState, object]) -> Look:
    """The same for the many actions with one quick check. There is no loop."""

    def step(state: TableState, seat: int, action: object, options: object) -> object:
        if look(state, seat, action, options) is not None:
            return DOUBT
        effect(state, seat, action, options)
        return None

    return step
