"""The reader's cache: the meaning of each distinct clause or line, so that it is read only once.

A clause means the same at every table, unless it names a player, who may have another seat in another log.
So there is one cache for each game, and a smaller one for each table (the players in their seats). All have
a limited size, so that a program can read any number of logs. What was kept first is forgotten first, and
only a part at a time.
"""

from __future__ import annotations

from itertools import islice
from typing import TypeVar

from referee.core.entry import Play

MOST_REMEMBERED = 50_000
"""The most clauses that are kept for a game."""

MOST_TABLES = 512
MOST_OF_A_TABLE = 1_000
"""The most tables that are kept, and the most clauses and lines for each."""

LONGEST_REMEMBERED = 160
"""The most characters of a clause that is kept. A longer one is unlikely to occur again."""

Memory = dict[str, Play]
Turns = dict[str, tuple[Play, ...]]
"""By the text of a whole turn, behind the name of its player."""
K = TypeVar("K")
V = TypeVar("V")
_games: dict[str, Memory] = {}
_spellings: dict[str, Memory] = {}
_owned: dict[str, dict[tuple[str, int, str], Play]] = {}
_turns: dict[str, Turns] = {}
_tables: dict[tuple[str, tuple[str, ...]], tuple[Memory, Memory, Turns]] = {}


def of_game(game: str) -> Memory:
    """The cache of clauses that name no player. `game` names the game and the language."""
    return _games.setdefault(game, {})


def of_spellings(game: str) -> Memory:
    """The cache of clauses that name no player and keep no typed words, by their folded text.

    So a clause is read once, in whatever case, accents and spaces it is written.
    """
    return _spellings.setdefault(game, {})


def of_owned(game: str) -> dict[tuple[str, int, str], Play]:
    """The cache of clauses with one name: the text before it, the seat of that player, and the text after.

    So such a clause is read once for all tables.
    """
    return _owned.setdefault(game, {})


def of_turns(game: str) -> Turns:
    """The cache of whole turns that name no player."""
    return _turns.setdefault(game, {})


def of_table(game: str, players: tuple[str, ...]) -> tuple[Memory, Memory, Turns]:
    """The caches of clauses that name a player, of lines of the table itself, and of such turns."""
    known = _tables.get((game, players))
    if known is None:
        make_room(_tables, MOST_TABLES)
        known = _tables[game, players] = {}, {}, {}
    return known


def keep(memory: dict[str, V], most: int, text: str, play: V) -> None:
    if len(text) <= LONGEST_REMEMBERED:
        if len(memory) >= most:
            make_room(memory, most)
        memory[text] = play


def make_room(memory: dict[K, V], most: int) -> None:
    """Forget the oldest quarter of a cache that is full."""
    if len(memory) >= most:
        for key in list(islice(memory, max(1, most // 4))):
            del memory[key]


def forget() -> None:
    """Empty all caches, as in a new process."""
    _games.clear()
    _spellings.clear()
    _owned.clear()
    _turns.clear()
    _tables.clear()
