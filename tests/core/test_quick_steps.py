"""The quick steps of the games: what they carry out is legal and done as its effect does it.

A step in doubt has changed nothing. Each step is tried on the states of legal and illegal games, with the
actions of the game itself and with earlier actions of the same log, by any player.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import referee
from referee import shelf
from referee.analysis.looking_back import Watched
from referee.core.acts import TurnEnds
from referee.core.defaults import nothing_happens
from referee.core.editions import settle
from referee.core.entry import Entry
from referee.core.finding import Place
from referee.core.game import Game
from referee.core.judge import breaches
from referee.core.quick import Remark, quick_steps, step_of
from referee.core.record import Record
from tests.effort import tries

GAMES = [shelf.game(name) for name in shelf.names()]
SEEDS = range(tries(3, 12))
NO_LINE = Entry(1, None, 0, (), False)
OTHERS = 3
"""Earlier actions of the log that are tried in each state."""
LINES = 8
"""The most lines that a run is given."""


def own_steps(game: Game) -> dict[tuple[type, int], Any]:
    return {key: step.do for key, step in game.book.steps.items()}


class Trial:
    """Tries the steps of a game on every state of a replay."""

    def __init__(self, record: Record, seed: int) -> None:
        self.record, self.game, self.terms = record, record.known_game, record.known_terms
        self.dice = random.Random(seed)
        self.seen: list[Any] = []
        self.lines = [entry for entry in record.entries if entry.seat is not None] or [NO_LINE]
        self.done = self.doubts = self.whole_lines = self.stops = 0

    def run(self) -> None:
        Watched(self.record, self.look).run(self.record.entries)

    def look(self, place: Place, seat: int, action: Any, state: Any) -> None:
        self.line = self.dice.choice(self.lines)  # any line may be the next
        self.compare(state, seat, action)
        for other in self.dice.sample(self.seen, min(OTHERS, len(self.seen))):
            self.compare(state, self.dice.choice((seat, 0, 1)), other)
        if type(action) is not TurnEnds:
            self.seen = [action, *self.seen[:20]]
            return
        below = [line for line in self.lines if line.line > place.line][:LINES] or [self.line]
        other = below[: self.dice.randrange(LINES)]
        self.compare_run(state, seat, below)
        self.compare_run(state, seat, [*other, self.line])
        self.compare_run(state, seat, [*other, self.line._replace(seat=self.dice.choice((0, 1)))])

    def compare(self, state: Any, seat: int, action: Any) -> None:
        kind, options = type(action), self.terms.options
        step = own_steps(self.game).get((kind, state.phase))
        used = self.terms.quick.ends[state.phase] if kind is TurnEnds else self.in_use(action, state.phase)
        if step is None or used is not step or seat < 0:
            return
        after = state.copy()
        found = step(after, seat, self.line if kind is TurnEnds else action, options)
        if isinstance(found, Remark):
            broken = list(breaches(self.terms.plan, state, seat, action, options))
            assert broken == [(found.rule, found.facts)], action
        doubts = found is not None
        self.done, self.doubts = self.done + (not doubts), self.doubts + doubts
        wanted = state.copy()
        if not doubts:
            broken = [rule.code for rule, _ in breaches(self.terms.plan, state, seat, action, options)]
            assert not broken, (broken, action)
            if kind is TurnEnds and self.game.goes_on is not None:
                assert not self.game.goes_on(state, [self.line], 0, options)
            self.game.effects[kind](wanted, seat, action, options)
        assert after.components() == wanted.components(), action

    def compare_run(self, state: Any, last: int, lines: list[Entry]) -> None:
        """Try the run of the phase, where these lines follow."""
        own, options = self.game.book.runs.get(state.phase), self.terms.options
        if own is None or self.terms.quick.runs[state.phase] is not own.do:
            return
        after, wanted = state.copy(), state.copy()
        until = own.do(after, [NO_LINE, *lines], 1, len(lines) + 1, options) - 1
        for line in lines[:until]:
            assert self.game.goes_on is None or not self.game.goes_on(wanted, [line], 0, options)
            self.carry_out(wanted, last, TurnEnds())
            (play,) = line.plays
            assert not play.waivers
            self.carry_out(wanted, line.seat, play.action)
            last = line.seat or 0
        self.whole_lines, self.stops = self.whole_lines + until, self.stops + (until < len(lines))
        assert after.components() == wanted.components(), lines[:until]

    def carry_out(self, state: Any, seat: Any, action: Any) -> None:
        """Carry out an action as its effect does. No rule may be broken."""
        broken = [
            rule.code for rule, _ in breaches(self.terms.plan, state, seat, action, self.terms.options)
        ]
        assert not broken, (broken, action)
        self.game.effects[type(action)](state, seat, action, self.terms.options)

    def in_use(self, action: Any, phase: int) -> Any:
        plain = self.game.is_plain(action) if type(action) in self.game.form_of else False
        return (self.terms.quick.plain if plain else self.terms.quick.rich)[phase].get(type(action))


def simulated(game: Game, seed: int, illegal: bool) -> str:
    editions = list(game.data["editions"])
    players = game.least_players + seed % (game.most_players - game.least_players + 1)
    return referee.simulate(
        game.name, seed=seed, edition=editions[seed % len(editions)], players=players, illegal=illegal
    ).text


def without_a_line(text: str, seed: int) -> str:
    head, blank, body = text.partition("\n\n")
    lines = body.splitlines(keepends=True)
    del lines[random.Random(seed).randrange(len(lines))]
    return head + blank + "".join(lines)


MADE: dict[str, Callable[[Game, int], str]] = {
    "legal": lambda game, seed: simulated(game, seed, illegal=False),
    "illegal": lambda game, seed: simulated(game, seed, illegal=True),
    "bent": lambda game, seed: without_a_line(simulated(game, seed, illegal=False), seed),
}


@pytest.mark.parametrize("sort", MADE)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_step_does_what_the_checks_and_the_effect_do(game: Game, sort: str) -> None:
    done = doubts = whole_lines = stops = 0
    for seed in SEEDS:
        trial = Trial(referee.loads(MADE[sort](game, seed)), seed)
        trial.run()
        done, doubts = done + trial.done, doubts + trial.doubts
        whole_lines, stops = whole_lines + trial.whole_lines, stops + trial.stops
    assert done > 50 and doubts > 10
    assert (whole_lines > 50 and stops > 10) or not game.book.runs


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_step_is_used_in_some_edition(game: Game) -> None:
    """A step that does not stand for all checks of its action is never used, and so of no use."""
    used = set()
    for edition in game.data["editions"]:
        plain, rich, ends, runs = settle(game, edition, {}).quick
        used |= {step for table in (*plain, *rich) for step in table.values()} | {*ends, *runs}
    assert {*own_steps(game).values(), *(run.do for run in game.book.runs.values())} <= used


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_check_that_a_step_does_not_stand_for_is_asked(game: Game) -> None:
    edition, stood_for = (
        next(iter(game.data["editions"])),
        {of for run in game.book.runs.values() for of in run.of},
    )
    own = {key: step for key, step in game.book.steps.items() if step.do in stood_for} or game.book.steps
    (kind, phase), step = next(iter(own.items()))
    plan = settle(game, edition, {}).plan

    def objects(state: Any, seat: int, action: Any, options: Any) -> Any:
        return {}

    looks = {**plan.rich[phase], kind: (*plan.rich[phase].get(kind, ()), objects)}
    changed = plan._replace(
        rich=tuple(looks if at == phase else each for at, each in enumerate(plan.rich)),
        plain=tuple(looks if at == phase else each for at, each in enumerate(plan.plain)),
    )
    quick = quick_steps(changed, game)
    assert step.do not in (quick.rich[phase][kind], quick.plain[phase][kind], quick.ends[phase])
    assert quick.runs[phase] is None


def test_a_step_of_checks_stops_at_the_first_doubt() -> None:
    asked: list[str] = []

    def check(name: str, answer: object) -> Any:
        return lambda *_: asked.append(name) or answer

    step = step_of((check("one", None), check("two", {}), check("three", None)), nothing_happens)
    assert step(None, 0, None, None) is not None
    assert asked == ["one", "two"]
