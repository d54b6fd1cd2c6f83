"""The reader's cache: the meaning of each distinct clause or line, so that it is read only once.

A clause means the same at every table, unless it names a player, who may have another seat in another log.
So there is one cache for each game, and a smaller one for each table (the players in their seats). All have
a limited size, so that a program can read any number of logs.
"""

from __future__ import annotations

from referee.core.entry import Play

MOST_REMEMBERED = 50_000
"""The most clauses that are kept for a game. After that the cache is emptied and fills again."""

MOST_TABLES = 32
MOST_OF_A_TABLE = 2_000
"""The most tables that are kept, and the most clauses and lines for each."""

LONGEST_REMEMBERED = 160
"""The most characters of a clause that is kept. A longer one is unlikely to occur again."""

Memory = dict[str, Play]
_games: dict[str, Memory] = {}
_tables: dict[tuple[str, tuple[str, ...]], tuple[Memory, Memory]] = {}


def of_game(game: str) -> Memory:
    """The cache of clauses that name no player."""
    return _games.setdefault(game, {})


def of_table(game: str, players: tuple[str, ...]) -> tuple[Memory, Memory]:
    """The caches of clauses that name a player, and of lines of the table itself."""
    known = _tables.get((game, players))
    if known is None:
        if len(_tables) >= MOST_TABLES:
            _tables.clear()
        known = _tables[game, players] = {}, {}
    return known


def keep(memory: Memory, most: int, text: str, play: Play) -> None:
    if len(text) > LONGEST_REMEMBERED:
        return
    if len(memory) >= most:
        memory.clear()
    memory[text] = play


def forget() -> None:
    """Empty all caches, as in a new process."""
    _games.clear()
    _tables.clear()
