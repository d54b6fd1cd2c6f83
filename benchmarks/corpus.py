"""Random legal games as text, the same for the same seed. They exist only in memory."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from referee import shelf
from referee.core.acts import TurnEnds
from referee.core.editions import Terms, settle
from referee.core.game import Game
from referee.games.easter_island.actions import Destroyed, Fire
from referee.playing.game_log import random_log
from referee.playing.playout import PlayedTurn, playout

EDITION = "twilight-fr"
PLAYERS = ("Ann", "Ben")
FOUR = ("Ana", "Bea", "Cid", "Dan")
MOST_PLIES = 80
_FACING = re.compile(r"\b(north|east|south|west)\b")


class Log(NamedTuple):
    """One game of Easter Island, written in several ways."""

    canonical: str
    outcomes: str
    """Canonical, with what each ray destroyed."""
    untidy: str
    """Legal and readable, but nothing in canonical form."""
    gap: str
    """Canonical, but the scribe forgot a line in the middle."""
    actions: int


class ChessGame(NamedTuple):
    pgn: str
    plies: int


def easter_island_log(seed: int, players: tuple[str, str] = PLAYERS) -> Log:
    """The random game of this seed."""
    game, terms = _table()
    turns = list(playout(game, terms, random.Random(seed)))
    lines = _lines(game, turns, players)
    half = len(lines) // 2
    return Log(
        canonical=_text(lines, players),
        outcomes=_text(_lines(game, _with_outcomes(game, terms, turns), players), players),
        untidy=_text([_untidy(line) for line in lines], players),
        gap=_text(lines[:half] + lines[half + 1 :], players),
        actions=sum(len(turn.actions) for turn in turns),
    )


def easter_island_logs(games: int, seed: int) -> list[Log]:
    return [easter_island_log(seed * 1_000_000 + number) for number in range(games)]


def island_logs(games: int, seed: int) -> list[str]:
    """Random games of the board game for four players, canonical and without optional words."""
    game = shelf.game("rapa-nui-island")
    seeds = range(seed * 1_000_000, seed * 1_000_000 + games)
    return ["\n".join(random_log(game, "matagot-fr", FOUR, each, most_turns=300)) + "\n" for each in seeds]


def island_records() -> list[str]:
    """The complete games for four players among the records."""
    folder = Path(__file__).parents[1] / "records" / "rapa-nui-island" / "legal" / "games"
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("4-players-*.moai"))]


def chess_games(moves: int, seed: int) -> list[ChessGame]:
    """Random games of chess with at least this many moves in total."""
    games: list[ChessGame] = []
    dice = random.Random(seed)
    while moves > 0:
        games.append(chess_game(dice))
        moves -= games[-1].plies
    return games


def chess_game(dice: random.Random) -> ChessGame:
    """A random game of chess, up to its end or to 80 plies, as PGN without comments."""
    import chess.pgn

    board = chess.Board()
    while board.ply() < MOST_PLIES and not board.is_game_over():
        board.push(dice.choice(list(board.legal_moves)))
    return ChessGame(f"{chess.pgn.Game.from_board(board)}\n\n", board.ply())


@cache
def _table() -> tuple[Game, Terms]:
    game = shelf.game("easter-island")
    return game, settle(game, EDITION, {})


def _lines(game: Game, turns: Iterable[PlayedTurn], players: tuple[str, str]) -> list[str]:
    return [
        f"{players[turn.seat]}: {'; '.join(game.write(action, players) for action in turn.actions)}"
        for turn in turns
    ]


OTHER_WORDS = {"place": "puts", "sun": "lays", "pivot": "turns", "move": "slides", "fire": "shoots"}


def _text(lines: Iterable[str], players: tuple[str, str]) -> str:
    header = f"game: easter-island\nedition: {EDITION}\nplayers: {', '.join(players)}\n\n"
    return header + "".join(line + "\n" for line in lines)


def _untidy(line: str) -> str:
    """A line with other words for the actions, upper case, initials for facings and extra blanks.

    Upper case alone would not do, because it is handled without the grammar.
    """
    name, _, body = line.partition(": ")
    short = _FACING.sub(lambda facing: facing[0][0], body)
    for verb, other in OTHER_WORDS.items():
        short = short.replace(f"{verb} ", f"{other} ")
    return f"{name} : {short}".upper().replace(" ", "  ")


def _with_outcomes(game: Game, terms: Terms, turns: Iterable[PlayedTurn]) -> Iterator[PlayedTurn]:
    state = game.start(terms.options, game.least_players)
    for turn in turns:
        actions = tuple(_seen(game, terms, state, turn.seat, action) for action in turn.actions)
        game.effects[TurnEnds](state, turn.seat, TurnEnds(), terms.options)
        yield PlayedTurn(turn.seat, actions)


def _seen(game: Game, terms: Terms, state: Any, seat: int, action: Any) -> Any:
    events = game.effects[type(action)](state, seat, action, terms.options)
    if not isinstance(action, Fire):
        return action
    destroyed = tuple(each.point for each in events if isinstance(each, Destroyed))
    return Fire(action.sun, destroyed=destroyed)
