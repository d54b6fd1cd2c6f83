"""Editions and rulings: which rulebook a table used, and how it decided what the rulebook leaves open.

The data is plain mappings (a game's editions.yaml). The values of the edition override those of the
game, and the values of each ruling override both. The result is one typed, frozen `options` value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .edition_data import EditionsData, Values
from .quick import quick_steps
from .value import value

if TYPE_CHECKING:
    from .boards import GameBoard
    from .game import Game
    from .quick import Quick
    from .rule import Plan


class UnknownChoice(Exception):
    """An edition, a ruling or an option of a ruling that does not exist."""

    def __init__(self, what: str, word: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no {what} is called {word!r}")
        self.what = what
        self.word = word
        self.known = known


@value
class Terms:
    """The terms of a game: the edition, the rulings that the table chose, and the checks that apply."""

    edition: str
    chosen: Mapping[str, str]
    options: object
    plan: Plan
    quick: Quick
    board: GameBoard | None = None

    @property
    def note(self) -> str:
        """A remark on the board for reports, such as that it is invented. Empty if there is none."""
        return self.board.note if self.board is not None else ""


_Key = tuple[str, str, tuple[tuple[str, str], ...]]
_settled: dict[_Key, tuple[Values, Terms]] = {}
_on_board: dict[_Key, Terms] = {}
"""The terms on the board that was used last, if it is not the usual one. Most logs use a shipped board."""


def settle(game: Game, edition: str, chosen: Mapping[str, str], board: GameBoard | None = None) -> Terms:
    """The terms for an edition and the rulings chosen in the header. Raises UnknownChoice.

    A game whose board is a file is played on `board`, or else on the board for the fewest players. The
    checks do not depend on the board, so of other boards only the last is kept.
    """
    key = (game.name, edition, tuple(sorted(chosen.items())) if chosen else ())
    known = _settled.get(key)
    if known is None:
        values = _values(game.data, edition, chosen)
        usual = {"board": game.boards.make(game.boards.default(game.least_players))} if game.boards else {}
        options = game.options(**values, **usual)
        plan = game.book.plan(game.phases, options)
        quick = quick_steps(plan, game)
        known = values, Terms(edition, dict(chosen), options, plan, quick, usual.get("board"))
        if len(_settled) < 1000:  # so that many logs with different rulings cannot fill the memory
            _settled[key] = known
    values, terms = known
    if game.boards is None or board is None or board is terms.board:
        return terms
    last = _on_board.get(key)
    if last is None or last.board is not board:
        options = game.options(**values, board=board)
        last = Terms(edition, terms.chosen, options, terms.plan, terms.quick, board)
        if key in _settled:
            _on_board[key] = last
    return last


def forget() -> None:
    """Empty the cache, for tests that change the rules or the data of a game."""
    _settled.clear()
    _on_board.clear()


def _values(data: EditionsData, edition: str, chosen: Mapping[str, str]) -> Values:
    editions, rulings = data["editions"], data["rulings"]
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
