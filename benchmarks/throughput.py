"""From text to verdict: actions per second, compared with the moves per second of python-chess.

The board game and Easter Island are measured in the same rounds.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

import referee
from referee.text import cache

from .corpus import ChessGame, Log, chess_games, easter_island_logs, island_logs, island_records
from .rounds import medians, ratio, sample
from .table import Table

if TYPE_CHECKING:
    from referee.core.record import Record

Contestant = Callable[[], float]

PEER = "python-chess: visitor that only validates"
OURS = "referee: canonical logs"
CHESS_SHARE = 3
"""python-chess gets a third as many moves as we have actions: this saves time and gives the same rate."""

SLOW_SHARE = 20
"""The slowest cases get one in this many logs, for the same reason."""

ISLAND_SHARE = 50
"""The board game gets one log for this many of Easter Island, because its logs have about 300 actions."""


def run(games: int, rounds: int, seed: int, with_chess: bool) -> Table:
    """Measure everything on this many games of Easter Island."""
    logs = easter_island_logs(games, seed)
    actions = sum(log.actions for log in logs)
    contestants: dict[str, Contestant] = {}
    peers: list[ChessGame] = []
    if with_chess:
        peers = chess_games(actions // CHESS_SHARE, seed)
        contestants |= chess_contestants(peers)
    contestants |= our_contestants(logs)
    boards = max(10, games // ISLAND_SHARE)
    contestants |= island_contestants(boards, seed)
    rates = medians(contestants, rounds)
    rows = [
        (name, round(rate), ratio(rate, rates.get(PEER)), ratio(rate, rates[OURS]))
        for name, rate in rates.items()
    ]
    moves = sum(game.plies for game in peers)
    notes = (
        f"{games:,} games of Easter Island with {actions:,} actions; "
        f"{len(peers):,} games of chess with {moves:,} moves; median of {rounds} rounds.",
        f"(*) measured on one log in {SLOW_SHARE}.",
        f"The board game: {boards} random games of four, and the whole games of four among the records.",
    )
    heads = ("text to verdict", "per second", "x validate", "x canonical")
    return Table("Throughput, one process", heads, rows, notes)


def our_contestants(logs: Sequence[Log]) -> dict[str, Contestant]:
    """The usual case and its two halves, then the slower cases.

    Except in the cold cases, every clause is in the cache, because each log is checked once before.
    """
    canonical = [log.canonical for log in logs]
    outcomes = [log.outcomes for log in logs]
    untidy = [log.untidy for log in logs]
    gaps = sample([log.gap for log in logs], SLOW_SHARE)
    some_untidy = sample(untidy, SLOW_SHARE)
    for text in (*canonical, *outcomes, *untidy):
        if referee.check(referee.loads(text)).findings:
            raise RuntimeError(f"a legal game was found at fault:\n{text}")
    return {
        OURS: lambda: _rate(_check, canonical),
        "referee: reading alone": lambda: _rate(_read, canonical),
        "referee: replay alone": lambda: _rate(_replay, [referee.loads(text) for text in canonical]),
        "referee: canonical, memory emptied first": lambda: _cold_rate(_check, canonical),
        "referee: what each ray destroyed is written": lambda: _rate(_check, outcomes),
        "referee: nothing canonical": lambda: _rate(_check, untidy),
        "referee: nothing canonical, memory emptied first": lambda: _cold_rate(_check, untidy),
        "referee: nothing canonical, nothing remembered (*)": lambda: _cold_rate(
            _check_forgetting, some_untidy
        ),
        "referee: a line is missing in each log (*)": lambda: _rate(_check, gaps),
    }


def island_contestants(games: int, seed: int) -> dict[str, Contestant]:
    """Games of the board game for four players: random ones, and complete ones as people write them.

    The latter say what each transport paid, and have headings and claims.
    """
    canonical, recorded = island_logs(games, seed), island_records() * max(1, games // 2)
    for text in (*canonical, *recorded):
        if not referee.check(referee.loads(text)).legal:
            raise RuntimeError(f"a legal game was found at fault:\n{text}")
    return {
        "board game: canonical logs": lambda: _rate(_check, canonical),
        "board game: gains, headings and claims are written": lambda: _rate(_check, recorded),
        "board game: the same, memory emptied before every log": lambda: _cold_rate(
            _check_forgetting, recorded
        ),
    }


def chess_contestants(games: Sequence[ChessGame]) -> dict[str, Contestant]:
    """python-chess on PGN: counting legal moves, and building its tree of moves."""
    from chess.pgn import read_game

    from .validating import Validator

    texts = [game.pgn for game in games]

    def validate(pgn: str) -> int:
        counted = read_game(io.StringIO(pgn), Visitor=Validator)
        assert counted is not None
        return counted

    def build(pgn: str) -> int:
        game = read_game(io.StringIO(pgn))
        assert game is not None and not game.errors
        return game.end().ply()

    if sum(map(validate, texts)) != sum(game.plies for game in games):
        raise RuntimeError("python-chess did not count the moves that were written")
    return {
        PEER: lambda: _rate(validate, texts),
        "python-chess: read_game": lambda: _rate(build, texts),
    }


def _rate(work: Callable[[Any], int], inputs: Sequence[Any]) -> float:
    """Moves or actions per second. Preparing the inputs is not timed."""
    begin = perf_counter()
    done = sum(map(work, inputs))
    return done / (perf_counter() - begin)


def _cold_rate(work: Callable[[Any], int], inputs: Sequence[Any]) -> float:
    """The same with empty caches. They are restored afterwards, so that the others stay warm."""
    games, tables = dict(cache._games), dict(cache._tables)
    cache.forget()
    try:
        return _rate(work, inputs)
    finally:
        cache._games.update(games)
        cache._tables.update(tables)


def _check(text: str) -> int:
    return referee.check(referee.loads(text)).actions


def _check_forgetting(text: str) -> int:
    cache.forget()
    return _check(text)


def _read(text: str) -> int:
    return sum(len(entry.plays) for entry in referee.loads(text).entries)


def _replay(record: Record) -> int:
    return referee.check(record).actions
