"""Checks what was asked for, and makes the game. ValueError with a message if it is impossible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from referee import shelf
from referee.core.editions import UnknownChoice, settle
from referee.core.folding import fold
from referee.core.game import Game
from referee.core.log_rules import LOG
from referee.core.rule import Rule
from referee.text.boards import read_board
from referee.text.syntax import SYN, did_you_mean, listed

from .examples import is_about_files
from .random_game import play
from .settings import MOST_TURNS, Wish, draw_setting, numbers_of_players
from .tempers import MIXED, TEMPERS
from .violations import Judge, Unbroken, spoil


class Simulated(NamedTuple):
    """A random game: its file name and its log."""

    name: str
    text: str
    finished: bool
    """Whether the game was finished. A game with a violation is not played to the end."""
    code: str | None = None
    """The rule that is broken on purpose, and the line of the violation."""
    line: int | None = None
    searched: bool = False
    """Whether the violation was found by searching; otherwise it is from a record of the rule."""


def wish_for(
    game: str,
    edition: str | None,
    players: int | None,
    rulings: Mapping[str, str],
    board: tuple[str, bytes | None] | None,
    temper: str,
    turns: int | None,
) -> Wish:
    """The wish for these options. The board is a name, with the bytes of its file if it is not shipped."""
    found = _game(game)
    editions = tuple(found.data["editions"])
    if edition is not None and fold(edition) not in editions:
        hint = did_you_mean(edition, editions)
        raise ValueError(f"{found.name} has no edition {edition}{hint}; there are: {listed(editions)}")
    if players is not None and not found.least_players <= players <= found.most_players:
        numbers = " to ".join(map(str, dict.fromkeys((found.least_players, found.most_players))))
        raise ValueError(f"{found.name} is for {numbers} players, not for {players}")
    if temper not in (MIXED, *TEMPERS):
        known = (*TEMPERS, MIXED)
        hint = did_you_mean(temper, known)
        raise ValueError(f"there is no temper {temper}{hint}; there are: {listed(known)}")
    made = None if board is None else _board(found, *board)
    chosen = None if edition is None else fold(edition)
    wish = Wish(
        found, chosen, players, dict(rulings), board and board[0], made, temper, turns or MOST_TURNS
    )
    for each in editions if chosen is None else (chosen,):
        _can_be_played(wish, each)
    return wish


def _game(name: str) -> Game:
    try:
        return shelf.game(fold(name))
    except KeyError:
        hint = did_you_mean(name, shelf.names())
        raise ValueError(f"there is no game {name}{hint}; the games are: {listed(shelf.names())}") from None


def _board(game: Game, name: str, data: bytes | None) -> Any:
    if game.boards is None:
        raise ValueError(f"{game.name} has no boards to choose from")
    if data is None:
        if fold(name) not in game.boards.shipped:
            hint = did_you_mean(name, game.boards.shipped)
            known = listed(game.boards.shipped)
            raise ValueError(f"there is no board {name}{hint}; the boards are: {known}")
        return game.boards.make(fold(name))
    reading = read_board(data, game.boards)
    if reading.board is None:
        raise ValueError(f"something is wrong with the board {name}; `referee board check` shows what")
    return reading.board


def _can_be_played(wish: Wish, edition: str) -> None:
    """Raise ValueError if a ruling does not exist, or if the board is not for that many players."""
    try:
        settle(wish.game, edition, wish.rulings)
    except UnknownChoice as unknown:
        hint = did_you_mean(unknown.word, unknown.known)
        known = listed(unknown.known)
        raise ValueError(f"no {unknown.what} is called {unknown.word}{hint}; there are: {known}") from None
    numbers = numbers_of_players(wish, edition)
    if not numbers or (wish.players is not None and wish.players not in numbers):
        raise ValueError(f"the board {wish.board} is not for {wish.players or 'any number of'} players")


def rule_for(game: Game, code: str) -> Rule:
    """The rule with this code, of the game or of the log itself."""
    wanted = code.strip().upper()
    for book in (game.book, LOG, SYN):
        if wanted in book:
            return book[wanted]
    known = [rule.code for book in (game.book, LOG, SYN) for rule in book]
    hint = did_you_mean(wanted, known)
    raise ValueError(f"{game.name} has no rule {code}{hint}; `referee rules {game.name}` lists them")


def legal_game(wish: Wish, seed: int) -> Simulated:
    played = play(draw_setting(wish, seed))
    return Simulated(played.setting.stem, played.text, played.over)


def illegal_game(wish: Wish, seed: int, rule: Rule | None, judge: Judge) -> Simulated:
    try:
        spoiled = spoil(wish, seed, rule, judge)
    except Unbroken:
        raise ValueError(_why_unbroken(wish, rule)) from None
    return Simulated(
        spoiled.setting.stem, spoiled.text, False, spoiled.rule.code, spoiled.line, spoiled.by != "example"
    )


def _why_unbroken(wish: Wish, rule: Rule | None) -> str:
    if rule is None:
        return "no rule could be broken in such a game"
    if not rule.faults:
        return f"{rule.code} only allows something; a log that goes beyond it breaks another rule"
    if is_about_files(wish.game, rule):
        return f"{rule.code} is about board files, so no log breaks it; `referee board check` judges them"
    chosen: Sequence[str] = [
        *([wish.edition] if wish.edition else []),
        *([f"{wish.players} players"] if wish.players else []),
        *(f"{key}={option}" for key, option in wish.rulings.items()),
        *([f"the board {wish.board}"] if wish.board else []),
    ]
    here = f" with {', '.join(chosen)}" if chosen else ""
    seen = f"`referee explain {rule.code}` shows how it is broken"
    return f"no log was found that breaks {rule.code} and nothing else{here}; {seen}"
