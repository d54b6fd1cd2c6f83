"""One random legal game, as a log."""

from __future__ import annotations

from typing import Any, NamedTuple

from referee import shelf

from .game_log import LogLine, Teller
from .settings import Setting, header
from .tempers import Players

FULL_RESULT = 0.5
NO_RESULT = 0.1
MOST_REMEMBERED = 4


class Played(NamedTuple):
    """A game that was played: its log in parts, and the state at the end."""

    setting: Setting
    head: list[str]
    lines: list[LogLine]
    state: Any
    over: bool

    @property
    def text(self) -> str:
        return "\n".join([*self.head, *(told.text for told in self.lines)]) + "\n"


_played: dict[tuple[Any, ...], Played] = {}


def play(setting: Setting, number: int = 0) -> Played:
    """The game of a setting, or with `number` another game of the same setting. It is the same everywhere.

    The last few games are cached, because a search for several rules uses the same games.
    """
    rulings = tuple(sorted(setting.terms.chosen.items()))
    board = id(setting.terms.board)  # the cached game keeps the board alive
    key = (setting.stem, number, rulings, board, setting.tempers, setting.turns)
    if key not in _played:
        if len(_played) >= MOST_REMEMBERED:
            del _played[next(iter(_played))]
        _played[key] = _play(setting, f"game {number}" if number else "")
    return _played[key]


def _play(setting: Setting, purpose: str) -> Played:
    dice = setting.dice(purpose)
    game, terms = setting.game, setting.terms
    state = game.start(terms.options, len(setting.names))
    habits = shelf.habits(game.name)
    players = Players(habits, setting.tempers, terms.plan, setting.talks)
    teller = Teller(game, terms, setting.names, state, dice, setting.turns)
    lines = list(teller.lines(players.choose, players.remark, habits.extras))
    kind = dice.random()
    if kind < FULL_RESULT:
        lines += [LogLine(text, None) for text in teller.full_result()]
    elif kind < 1 - NO_RESULT:
        lines += [LogLine(text, None) for text in teller.result()]
    over = game.score(state, terms.options, setting.names).over
    return Played(setting, list(header(setting)), lines, state, over)
