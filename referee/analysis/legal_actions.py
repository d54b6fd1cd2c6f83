"""What may be done at the end of a log, or instead of one of its lines."""

from __future__ import annotations

from typing import Any

from referee.core.acts import TurnEnds
from referee.core.game import Game
from referee.core.record import Record
from referee.core.replay import replay

from .limits import require_judgeable
from .log_point import point_named, until_before


def legal_actions(record: Record, at: str | None) -> list[tuple[str, str]]:
    """The legal actions, each with its player, at the end of the log or instead of `at`."""
    entries = record.entries if at is None else until_before(record.entries, point_named(record, at))
    require_judgeable(record)
    verdict = replay(record, entries=entries)
    game, options = record.known_game, record.known_terms.options
    same_turn = at is not None and "." in at
    if not same_turn and entries and entries[-1].seat is not None:
        _close_turn(game, verdict.known_state, entries[-1].seat, options, whole=at is not None)
    players = record.players
    return [
        (players[seat], record.notation.write(action, players))
        for seat, action in game.legal(verdict.known_state, options)
    ]


def _close_turn(game: Game, state: Any, seat: int, options: Any, whole: bool) -> None:
    """End the turn of the line above, even if the player could have done more."""
    if whole:
        game.effects[TurnEnds](state, seat, TurnEnds(), options)
