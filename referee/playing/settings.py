"""The setting of a random game: edition, players, board, tempers. What is not chosen is random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from referee.core.acts import Seating
from referee.core.editions import Terms, settle
from referee.core.entry import Player
from referee.core.game import Game
from referee.core.judge import first_breach
from referee.text.writer import write_players

from .dice import Dice
from .playout import TABLE
from .tempers import MIXED, TEMPERS, Temper

NAMES = (
    "Anne",
    "Ben",
    "Cleo",
    "Dirk",
    "Eva",
    "Finn",
    "Gil",
    "Hana",
    "Ines",
    "Jean Luc",
    "Mary-Lou",
    "Zoé",
)
MOST_TURNS = 2_000
OLDEST = 70


class Wish(NamedTuple):
    """What somebody asks for. None means random."""

    game: Game
    edition: str | None = None
    players: int | None = None
    rulings: Mapping[str, str] = {}
    board: str | None = None
    """The name of the board in the log; `made` is the board itself."""
    made: Any = None
    temper: str = MIXED
    turns: int = MOST_TURNS


class Setting(NamedTuple):
    """Everything about one game except what happens in it."""

    game: Game
    terms: Terms
    names: tuple[str, ...]
    notes: tuple[tuple[str, ...], ...]
    """The words in brackets after each name."""
    tempers: tuple[Temper, ...]
    board: str | None
    turns: int
    talks: float
    seed: int

    def dice(self, purpose: str = "") -> Dice:
        """The dice of this game, different for each purpose."""
        words = (self.game.name, self.terms.edition, len(self.names), self.seed, purpose)
        return Dice(" ".join(map(str, words)))

    @property
    def stem(self) -> str:
        """The file name of this game, without its ending."""
        return f"{self.game.name}-{self.terms.edition}-{len(self.names)}-{self.seed}"


def draw_setting(wish: Wish, seed: int) -> Setting:
    """The setting of the game with this seed. It depends only on the wish and the seed."""
    game = wish.game
    dice = Dice(f"{game.name} {seed}")
    drawn = dice.choice(tuple(game.data["editions"]))
    edition = drawn if wish.edition is None else wish.edition
    number = dice.choice(numbers_of_players(wish, edition))
    return setting_for(wish, seed, edition, number if wish.players is None else wish.players, dice)


def numbers_of_players(wish: Wish, edition: str) -> list[int]:
    """The possible numbers of players: those of the game, or those of the board."""
    numbers = range(wish.game.least_players, wish.game.most_players + 1)
    if wish.made is None:
        return list(numbers)
    terms = settle(wish.game, edition, wish.rulings, wish.made)
    return [number for number in numbers if _seated(wish.game, terms, NAMES[:number]) is not None]


def setting_for(wish: Wish, seed: int, edition: str, number: int, dice: Dice) -> Setting:
    game = wish.game
    board = wish.made
    if board is None and game.boards is not None:
        board = game.boards.make(game.boards.default(number))
    tempers = list(TEMPERS.values()) if wish.temper == MIXED else [TEMPERS[wish.temper]]
    terms = settle(game, edition, wish.rulings, board)
    names = tuple(dice.sample(NAMES, number))
    return Setting(
        game,
        terms,
        names,
        _notes(game, terms, names),
        tuple(dice.choice(tempers) for _ in range(number)),
        wish.board,
        wish.turns,
        talks=dice.choice((0.0, 0.2, 0.6)),
        seed=seed,
    )


def _notes(game: Game, terms: Terms, names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The notes after the names: none, or the ages, the oldest first, if the game needs them."""
    return _seated(game, terms, names) or tuple(() for _ in names)


def _seated(game: Game, terms: Terms, names: Sequence[str]) -> tuple[tuple[str, ...], ...] | None:
    """The notes that these players need for a legal header, or None if there are none."""
    state = game.start(terms.options, len(names))
    aged = tuple((str(OLDEST - place),) for place in range(len(names)))
    for notes in (tuple(() for _ in names), aged):
        seating = Seating(tuple(map(Player, names, notes)))
        if first_breach(terms.plan, state, TABLE, seating, terms.options) is None:
            return notes
    return None


def header(setting: Setting) -> Sequence[str]:
    """The lines above the first turn, beginning with a comment."""
    rulings = [f"ruling: {key}={option}" for key, option in setting.terms.chosen.items()]
    board = [] if setting.board is None else [f"board: {setting.board}"]
    return [
        f"# a random game, seed {setting.seed}",
        f"game: {setting.game.name}",
        f"edition: {setting.terms.edition}",
        f"players: {write_players([*map(Player, setting.names, setting.notes)])}",
        *board,
        *rulings,
        "",
    ]
