"""What the reader remembers: what a clause or a line means, so that each distinct one is read once.

A clause means the same at every table unless it names a player, who may sit elsewhere in another log. So
there is one memory for each game, and a smaller one for each table: the players of a game in their seats.
All of them are bounded, for a program that reads the logs of strangers.
"""

from __future__ import annotations

from referee.core.entry import Play

MOST_REMEMBERED = 50_000
"""Clauses remembered for a game; beyond that the memory is emptied and fills again."""

MOST_TABLES = 32
MOST_OF_A_TABLE = 2_000
"""Tables that are remembered, and clauses and lines for each, likewise."""

LONGEST_REMEMBERED = 160
"""Characters of a clause worth remembering; a longer one is nobody's habit."""

Memory = dict[str, Play]
_games: dict[str, Memory] = {}
_tables: dict[tuple[str, tuple[str, ...]], tuple[Memory, Memory]] = {}


def of_game(game: str) -> Memory:
    """Clauses that name nobody."""
    return _games.setdefault(game, {})


def of_table(game: str, players: tuple[str, ...]) -> tuple[Memory, Memory]:
    """Clauses that name players of a table, and lines of the table itself."""
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
    """Empty every memory, as in a process that has just begun."""
    _games.clear()
    _tables.clear()
