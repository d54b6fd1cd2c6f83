"""Players among the facts of a finding: rules know their seats, messages their names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from referee.forms.folding import fold, nearest
from referee.speech.say import phrase
from referee.speech.values import Series

from .entry import Player
from .log_rules import hint_of
from .rule import Facts, Seat

NAMEABLE = Seat, tuple


@lru_cache(maxsize=512)
def different_names(players: tuple[Player, ...]) -> int:
    """How many names the players have, whatever their case and accents. The same people play many games."""
    return len({fold(player.name) for player in players})


def named(facts: Facts, players: Sequence[str]) -> Facts:
    """The facts with the players' names in place of their seats."""
    return {
        key: _name(value, players) if isinstance(value, NAMEABLE) else value for key, value in facts.items()
    }


def _name(value: object, players: Sequence[str]) -> object:
    if isinstance(value, Seat):
        if value < len(players):
            return players[value]
        return phrase("player.number", "player {number}", number=value + 1)
    if isinstance(value, tuple) and value and all(isinstance(each, Seat) for each in value):
        return Series(_name(each, players) for each in value)
    return value


def facts_of_stranger(name: str, players: Sequence[str]) -> Facts:
    """The facts about somebody whom the header does not name, with the player who may be meant."""
    near = nearest(name, players)
    return {
        "case": "stranger",
        "name": name,
        "players": Series(players),
        "hint": hint_of(near) if near else "",
    }
