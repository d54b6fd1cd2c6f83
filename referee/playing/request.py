"""Checks what was asked for, and makes the game. ValueError with a message if it is impossible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from referee import shelf
from referee.core.editions import UnknownChoice, settle
from referee.core.game import Game
from referee.core.log_rules import LOG
from referee.core.rule import Rule
from referee.forms.folding import fold
from referee.speech.say import tell
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
        raise ValueError(
            tell(
                "wish.edition",
                "{game} has no edition {word}{hint}; there are: {known}",
                game=found.name,
                word=edition,
                hint=hint,
                known=listed(editions),
            )
        )
    _require_players(found, players)
    _require_temper(temper)
    made = None if board is None else _board(found, *board)
    chosen = None if edition is None else fold(edition)
    wish = Wish(
        found, chosen, players, dict(rulings), board and board[0], made, temper, turns or MOST_TURNS
    )
    for each in editions if chosen is None else (chosen,):
        _can_be_played(wish, each)
    return wish


def _require_players(found: Game, players: int | None) -> None:
    if players is not None and not found.least_players <= players <= found.most_players:
        raise ValueError(
            tell(
                "wish.players",
                "{game} is for {least} to {most} players, not for {number}",
                game=found.name,
                least=found.least_players,
                most=found.most_players,
                number=players,
            )
            if found.least_players < found.most_players
            else tell(
                "wish.so-many",
                "{game} is for {most} players, not for {number}",
                game=found.name,
                most=found.most_players,
                number=players,
            )
        )


def _require_temper(temper: str) -> None:
    if temper not in (MIXED, *TEMPERS):
        known = (*TEMPERS, MIXED)
        hint = did_you_mean(temper, known)
        raise ValueError(
            tell(
                "wish.temper",
                "there is no temper {word}{hint}; there are: {known}",
                word=temper,
                hint=hint,
                known=listed(known),
            )
        )


def _game(name: str) -> Game:
    try:
        return shelf.game(fold(name))
    except KeyError:
        hint = did_you_mean(name, shelf.names())
        raise ValueError(
            tell(
                "wish.game",
                "there is no game {word}{hint}; the games are: {known}",
                word=name,
                hint=hint,
                known=listed(shelf.names()),
            )
        ) from None


def _board(game: Game, name: str, data: bytes | None) -> Any:
    if game.boards is None:
        raise ValueError(tell("wish.no-boards", "{game} has no boards to choose from", game=game.name))
    if data is None:
        if fold(name) not in game.boards.shipped:
            hint = did_you_mean(name, game.boards.shipped)
            known = listed(game.boards.shipped)
            raise ValueError(
                tell(
                    "wish.board",
                    "there is no board {word}{hint}; the boards are: {known}",
                    word=name,
                    hint=hint,
                    known=known,
                )
            )
        return game.boards.make(fold(name))
    reading = read_board(data, game.boards)
    if reading.board is None:
        raise ValueError(
            tell(
                "wish.faulty-board",
                "something is wrong with the board {word}; `referee board check` shows what",
                word=name,
            )
        )
    return reading.board


def _can_be_played(wish: Wish, edition: str) -> None:
    """Raise ValueError if a ruling does not exist, or if the board is not for that many players."""
    try:
        settle(wish.game, edition, wish.rulings)
    except UnknownChoice as unknown:
        hint = did_you_mean(unknown.word, unknown.known)
        known = listed(unknown.known)
        raise ValueError(
            tell(
                "wish.ruling",
                "no ruling is called {word}{hint}; there are: {known}",
                word=unknown.word,
                hint=hint,
                known=known,
            )
            if unknown.what == "ruling"
            else tell(
                "wish.option",
                "no option of {key} is called {word}{hint}; there are: {known}",
                key=unknown.what.removeprefix("option of "),
                word=unknown.word,
                hint=hint,
                known=known,
            )
        ) from None
    numbers = numbers_of_players(wish, edition)
    facts = {"board": wish.board, "number": wish.players}
    if not numbers or (wish.players is not None and wish.players not in numbers):
        raise ValueError(
            tell("wish.board-players", "the board {board} is not for {number} players", **facts)
            if wish.players
            else tell("wish.board-any", "the board {board} is not for any number of players", **facts)
        )


def rule_for(game: Game, code: str) -> Rule:
    """The rule with this code, of the game or of the log itself."""
    wanted = code.strip().upper()
    for book in (game.book, LOG, SYN):
        if wanted in book:
            return book[wanted]
    known = [rule.code for book in (game.book, LOG, SYN) for rule in book]
    hint = did_you_mean(wanted, known)
    raise ValueError(
        tell(
            "wish.rule",
            "{game} has no rule {word}{hint}; `referee rules {game}` lists them",
            game=game.name,
            word=code,
            hint=hint,
        )
    )


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
        return tell("simulate.no-rule", "no rule could be broken in such a game")
    if not rule.faults:
        return tell(
            "simulate.allows",
            "{code} only allows something; a log that goes beyond it breaks another rule",
            code=rule.code,
        )
    if is_about_files(wish.game, rule):
        return tell(
            "simulate.files",
            "{code} is about board files, so no log breaks it; `referee board check` judges them",
            code=rule.code,
        )
    chosen: Sequence[str] = [
        *([wish.edition] if wish.edition else []),
        *([tell("simulate.players", "{number} players", number=wish.players)] if wish.players else []),
        *(f"{key}={option}" for key, option in wish.rulings.items()),
        *([tell("simulate.board", "the board {board}", board=wish.board)] if wish.board else []),
    ]
    return tell(
        "simulate.unbroken",
        "no log was found that breaks {code} and nothing else{chosen| with {chosen}|}; "
        "`referee explain {code}` shows how it is broken",
        code=rule.code,
        chosen=", ".join(chosen),
    )
