"""The least work that python-chess can do for a verdict: it checks that each move is legal, and counts."""

from __future__ import annotations

import sys

import chess
from chess.pgn import SKIP, BaseVisitor, SkipType, read_game


class Validator(BaseVisitor[int]):
    """Counts the moves of the main line, and raises an error at the first illegal one."""

    def begin_game(self) -> None:
        self.moves = 0

    def begin_variation(self) -> SkipType:
        return SKIP

    def visit_move(self, board: chess.Board, move: chess.Move) -> None:
        self.moves += 1

    def handle_error(self, error: Exception) -> None:
        raise error

    def result(self) -> int:
        return self.moves


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        read_game(file, Visitor=Validator)
