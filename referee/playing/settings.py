"""What a random game is played by: edition, players, board, tempers. What nobody chose is drawn."""

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
    """What somebody asks for. None is for what may be drawn."""

    game: Game
    edition: str | None = None
    players: int | None = None
    rulings: Mapping[str, str] = {}
    board: str | None = None
    """As the log is to name it; `made` is the board itself."""
    made: Any = None
    temper: str = MIXED
    turns: int = MOST_TURNS


class Setting(NamedTuple):
    """Everything about one game but what happens in it."""

    game: Game
    terms: Terms
    names: tuple[str, ...]
    notes: tuple[tuple[str, ...], ...]
    """What stands in brackets behind each name."""
    tempers: tuple[Temper, ...]
    board: str | None
    turns: int
    talks: float
    seed: int

    def dice(self, purpose: str = "") -> Dice:
        """Dice of this game alone, others for each purpose."""
        words = (self.game.name, self.terms.edition, len(self.names), self.seed, purpose)
        return Dice(" ".join(map(str, words)))

    @property
    def stem(self) -> str:
        """What a file of this game is called."""
        return f"{self.game.name}-{self.terms.edition}-{len(self.names)}-{self.seed}"


def draw_setting(wish: Wish, seed: int) -> Setting:
    """The setting of the game with this seed. It takes nothing but the wish and the seed."""
    game = wish.game
    dice = Dice(f"{game.name} {seed}")
    drawn = dice.choice(tuple(game.data["editions"]))
    edition = drawn if wish.edition is None else wish.edition
    number = dice.choice(numbers_of_players(wish, edition))
    return setting_for(wish, seed, edition, number if wish.players is None else wish.players, dice)


def numbers_of_players(wish: Wish, edition: str) -> list[int]:
    """How many may play: all that the game allows, or those for whom the board is made."""
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
    """Nothing behind the names; their ages, the oldest first, where a table asks for them."""
    return _seated(game, terms, names) or tuple(() for _ in names)


def _seated(game: Game, terms: Terms, names: Sequence[str]) -> tuple[tuple[str, ...], ...] | None:
    """What has to stand behind the names so that these may sit down; None if they may not."""
    state = game.start(terms.options, len(names))
    aged = tuple((str(OLDEST - place),) for place in range(len(names)))
    for notes in (tuple(() for _ in names), aged):
        seating = Seating(tuple(map(Player, names, notes)))
        if first_breach(terms.plan, state, TABLE, seating, terms.options) is None:
            return notes
    return None


def header(setting: Setting) -> Sequence[str]:
    """The lines above the first turn, a remark first."""
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
