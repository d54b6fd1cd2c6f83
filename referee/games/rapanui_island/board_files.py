"""The boards of the game for the shell. What only `referee board` needs is loaded when it is asked for."""

from __future__ import annotations

from referee.core.boards import Boards, BoardText, Flaw

from .board.board import Board, default_name, from_data, shipped


def _judge(text: BoardText) -> list[Flaw]:
    from .rules.board_checks import judge

    return judge(text)


def _template(name: str, like: str) -> str:
    from .board.template import template

    return template(name, shipped(like))


def _draw(board: Board) -> str:
    from .board.picture import draw

    return draw(board)


def _svg(board: Board) -> str:
    from .board.svg import svg

    return svg(board)


BOARDS = Boards(
    game="rapa-nui-island",
    sides={"3-4": "stand-in-34", "2": "stand-in-2"},
    default=default_name,
    make=shipped,
    schema="board.schema.json",
    judge=_judge,
    build=from_data,
    template=_template,
    draw=_draw,
    svg=_svg,
)
