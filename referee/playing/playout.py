"""Plays a random legal game, line by line. The caller owns the dice, so a seed repeats the game."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Iterator, Sequence
from typing import Any, NamedTuple

from referee.core.acts import TurnEnds
from referee.core.editions import Terms
from referee.core.game import Game
from referee.core.habits import Choice

TABLE = -1
RARELY = 0.1


class Decision(NamedTuple):
    """A table at which a player has to choose. `may_end`: the player may also stop here."""

    game: Game
    state: Any
    options: Any
    may_end: bool = False


Choose = Callable[[Decision, Sequence[Choice], random.Random], "Choice | None"]
"""`choose(moment, choices, dice)`: one of the legal choices, or None to stop, if that is allowed."""

Remark = Callable[[Decision, random.Random], Any]
"""`remark(moment, dice)`: a line that the table writes now, or None."""


class PlayedTurn(NamedTuple):
    """One line of the log: what a player did, or (seat -1) what was dealt."""

    seat: int
    actions: tuple[Any, ...]
    ends: bool = True  # whether the turn is over; otherwise the same player continues on the next line


def playout(
    game: Game,
    terms: Terms,
    dice: random.Random,
    most_turns: int = 200,
    players: int | None = None,
    choose: Choose | None = None,
) -> Iterator[PlayedTurn]:
    """The lines of a random game, until it is over or has `most_turns` turns."""
    options = terms.options
    state = game.start(options, players or game.least_players)
    yield from play_on(game, state, options, dice, most_turns, choose or varied)


def play_on(
    game: Game,
    state: Any,
    options: Any,
    dice: random.Random,
    most_turns: int,
    choose: Choose,
    remark: Remark | None = None,
    extras: Container[type] = (),
) -> Iterator[PlayedTurn]:
    """The same from a given table, which changes during the game.

    `extras` are the kinds of action that may follow the main action of a turn on the same line.
    """
    turns, last = 0, TABLE
    while turns < most_turns:
        said = remark(Decision(game, state, options), dice) if remark else None
        if said is not None:
            game.effects[type(said)](state, TABLE, said, options)
            yield PlayedTurn(TABLE, (said,))
            continue
        dealt = game.deal(state, options, dice) if game.deal else None
        if dealt is not None:
            game.effects[type(dealt)](state, TABLE, dealt, options)
            yield PlayedTurn(TABLE, (dealt,))
            if last != TABLE and game.turn_is_full(state, options):
                game.effects[TurnEnds](state, last, TurnEnds(), options)
                last = TABLE
            continue
        turn = _turn(game, state, options, dice, choose, extras)
        if not turn.actions:
            return
        yield turn
        last = TABLE if turn.ends else turn.seat
        if turn.ends:
            game.effects[TurnEnds](state, turn.seat, TurnEnds(), options)
            turns += 1


def varied(moment: Decision, choices: Sequence[Choice], dice: random.Random) -> Choice | None:
    """Draw a kind of action first and then one of that kind, so that rare kinds occur.

    A pass is drawn only occasionally.
    """
    if moment.may_end:
        return None
    by_kind = kinds_of(choices)
    kinds = sorted(by_kind, key=lambda kind: kind.__name__)
    lively = [kind for kind in kinds if moment.game.form_of[kind].slots]
    drawn = lively if lively and dice.random() > RARELY else kinds
    return dice.choice(by_kind[dice.choice(drawn)])


def kinds_of(choices: Sequence[Choice]) -> dict[type, list[Choice]]:
    """The choices by kind of action, in their order."""
    by_kind: dict[type, list[Choice]] = {}
    for pair in choices:
        by_kind.setdefault(type(pair[1]), []).append(pair)
    return by_kind


def _turn(
    game: Game, state: Any, options: Any, dice: random.Random, choose: Choose, extras: Container[type]
) -> PlayedTurn:
    actions: list[Any] = []
    seat, turn = TABLE, state.turn
    full = False
    while not full or extras:
        choices = [
            (who, action)
            for who, action in game.legal(state, options)
            if seat in (TABLE, who) and (not full or type(action) in extras)
        ]
        if not choices:  # the turn is over, or continues after something is dealt
            return PlayedTurn(seat, tuple(actions), ends=full or game.deal is None)
        needless = bool(actions) and all(type(action) in extras for _, action in choices)
        chosen = choose(Decision(game, state, options, full or needless), choices, dice)
        if chosen is None:
            return PlayedTurn(seat, tuple(actions), ends=full or game.deal is None)
        seat, action = chosen
        game.effects[type(action)](state, seat, action, options)
        actions.append(action)
        if state.turn != turn:
            break
        full = game.turn_is_full(state, options)
    return PlayedTurn(seat, tuple(actions), ends=True)
