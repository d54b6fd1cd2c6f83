"""Joins neighbouring actions of a turn that are parts of one: a tile that is played for a moai may be
written before it, and a tile that is taken with it behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.core.entry import Play
from referee.core.game import Game


class Joined(NamedTuple):
    """One action, and the first and last of the actions that it was written as."""

    play: Play
    first: int
    last: int


def joined(game: Game, plays: Sequence[Play]) -> list[Joined]:
    """The actions of a turn, each with what belongs to it."""
    done: list[Joined] = []
    for at, play in enumerate(plays):
        done.append(Joined(play, at, at))
        while len(done) > 1 and (whole := _whole(game, *done[-2:])) is not None:
            done[-2:] = [whole]
    return done


def _whole(game: Game, one: Joined, other: Joined) -> Joined | None:
    action = None if game.joins is None else game.joins(one.play.action, other.play.action)
    if action is None:
        return None
    waivers = (*one.play.waivers, *other.play.waivers)
    return Joined(Play(action, waivers, not waivers and game.is_plain(action)), one.first, other.last)


def as_one(game: Game, plays: Sequence[Play]) -> tuple[Play, ...]:
    """The same without the places."""
    if len(plays) < 2 or game.joins is None:
        return tuple(plays)
    return tuple([each.play for each in joined(game, plays)])
