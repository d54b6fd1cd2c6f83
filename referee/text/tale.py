"""A random game told as a log: the header, a line for each turn, claims on the way, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from referee.core.acts import Claim, Result
from referee.core.editions import settle
from referee.core.game import Game
from referee.core.playout import TABLE, Choose, Turn, play_on, varied

CLAIMS_EVERY = 12
"""Turns between two claims, about."""


def random_log(
    game: Game,
    edition: str,
    names: Sequence[str],
    seed: int,
    *,
    rulings: Mapping[str, str] | None = None,
    most_turns: int = 400,
    choose: Choose | None = None,
) -> list[str]:
    """The lines of a legal random game. The same arguments give the same log, everywhere."""
    board = game.boards.make(game.boards.default(len(names))) if game.boards else None
    terms = settle(game, edition, rulings or {}, board)
    dice = Random(f"{game.name} {edition} {len(names)} {seed}")
    state = game.start(terms.options, len(names))
    chosen = [f"ruling: {key}={option}" for key, option in (rulings or {}).items()]
    lines = [f"game: {game.name}", f"edition: {edition}", *chosen, f"players: {', '.join(names)}", ""]
    turns = play_on(game, state, terms.options, dice, most_turns, choose or varied)
    for number, turn in enumerate(turns):
        lines.append(_told(game, turn, names))
        if turn.ends and turn.seat != TABLE and number % CLAIMS_EVERY == CLAIMS_EVERY - 1:
            lines += _claim(game, state, names, dice)
    return [*lines, *_result(game, state, terms.options, names)]


def _told(game: Game, turn: Turn, names: Sequence[str]) -> str:
    said = "; ".join(game.write(action, names) for action in turn.actions)
    return said if turn.seat == TABLE else f"{names[turn.seat]}: {said}"


def _claim(game: Game, state: Any, names: Sequence[str], dice: Random) -> list[str]:
    seat, which = dice.randrange(len(names)), dice.randrange(len(game.quantities.names))
    number = game.quantity(state, seat, which)
    if isinstance(number, tuple):
        if len(number) > 1:
            return []  # nobody at the table could tell
        (number,) = number
    return [game.write(Claim(seat, number, which), names)]


def _result(game: Game, state: Any, options: Any, names: Sequence[str]) -> list[str]:
    """Who won, by how much; nothing if the game is not over, or hidden things leave it open."""
    sheet = game.score(state, options, names)
    if not sheet.over or sheet.contenders or not sheet.winners:
        return []
    sums = [line for line in sheet.lines if line.is_sum]
    counts = tuple(line.amount for line in sums) if all(line.most is None for line in sums) else ()
    return [game.write(Result(sheet.winners, None, counts or None), names)]
