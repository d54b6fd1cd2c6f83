"""Games for the programs that Referee is compared with, and how each of them reads a game and counts.

Each is imported only where it is used, because not everybody has all of them.
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

MOST_PLIES = 80
GO_BOARD = 19
GO_MOVES = 150
STACK = 200

Counter = Callable[[str], int]
"""Reads one game to the verdict, and gives the number of its moves or actions."""


def chess_game(dice: Random) -> str:
    """A random game of chess, up to its end or to 80 plies, as PGN without comments."""
    import chess.pgn

    board = chess.Board()
    while board.ply() < MOST_PLIES and not board.is_game_over():
        board.push(dice.choice(list(board.legal_moves)))
    return f"{chess.pgn.Game.from_board(board)}\n\n"


def go_game(dice: Random) -> str:
    """A random game of go as SGF, without suicide. Ko does not matter, because sgfmill does not judge."""
    from sgfmill import boards, sgf

    board, game = boards.Board(GO_BOARD), sgf.Sgf_game(size=GO_BOARD)
    for number in range(GO_MOVES):
        colour = "bw"[number % 2]
        while True:
            row, column = dice.randrange(GO_BOARD), dice.randrange(GO_BOARD)
            if board.get(row, column) is None:
                break
        board.play(row, column, colour)
        game.extend_main_sequence().set_move(colour, (row, column))
    text: str = game.serialise().decode()
    return text


def poker_hand(dice: Random) -> str:
    """A random hand of hold'em with three players in PokerKit's own notation."""
    from pokerkit import Automation, HandHistory, NoLimitTexasHoldem

    random.seed(dice.getrandbits(32))  # PokerKit shuffles its deck with the generator that all share
    by_hand = {Automation.HOLE_DEALING, Automation.BOARD_DEALING}
    automatic = tuple(each for each in Automation if each not in by_hand)
    game = NoLimitTexasHoldem(automatic, True, 0, (1, 2), 2)
    state: Any = game((STACK,) * 3, 3)

    def cards(number: int) -> str:
        return "".join(dice.sample(sorted(map(repr, state.get_dealable_cards(number))), number))

    while state.status:
        if state.can_deal_hole():
            state.deal_hole(cards(2))
        elif state.can_deal_board():
            state.deal_board(cards(state.street.board_dealing_count))
        elif state.can_complete_bet_or_raise_to() and dice.random() < 0.15:
            state.complete_bet_or_raise_to()
        elif state.can_fold() and dice.random() < 0.15:
            state.fold()
        else:
            state.check_or_call()
    text: str = HandHistory.from_game_state(game, state).dumps()
    return text


def chess_validated() -> Counter:
    from chess.pgn import read_game

    from .validating import Validator

    def count(pgn: str) -> int:
        counted = read_game(io.StringIO(pgn), Visitor=Validator)
        assert counted is not None
        return counted

    return count


def chess_read() -> Counter:
    from chess.pgn import read_game

    def count(pgn: str) -> int:
        game = read_game(io.StringIO(pgn))
        assert game is not None and not game.errors
        plies: int = game.end().ply()
        return plies

    return count


def go_read() -> Counter:
    from sgfmill import sgf, sgf_moves

    def count(text: str) -> int:
        board, moves = sgf_moves.get_setup_and_moves(sgf.Sgf_game.from_string(text))
        for colour, move in moves:
            board.play(*move, colour)
        return len(moves)

    return count


def poker_read() -> Counter:
    from pokerkit import HandHistory

    def count(text: str) -> int:
        hand: Any = HandHistory.loads(text)
        for state in hand:
            last = state
        assert not last.status
        return len(hand.actions)

    return count


PEERS: dict[str, tuple[str, Callable[[Random], str], Callable[[], Counter]]] = {
    "python-chess validates": ("chess", chess_game, chess_validated),
    "python-chess read_game": ("chess", chess_game, chess_read),
    "sgfmill reads and plays": ("sgfmill", go_game, go_read),
    "PokerKit loads and replays": ("pokerkit", poker_hand, poker_read),
}
"""The package that each needs, what makes a game for it, and what reads a game."""

BASE = "python-chess validates"
"""Everything else is a multiple of this."""


def installed() -> list[str]:
    """The peers that can be measured here."""
    return [name for name, (package, *_) in PEERS.items() if find_spec(package) is not None]
