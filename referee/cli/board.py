"""referee board new, check, draw"""

from __future__ import annotations

import os
from collections.abc import Sequence

import typer

from referee import shelf
from referee.core.boards import Boards
from referee.export import boards as judged
from referee.export import report
from referee.export.findings import head_to_json
from referee.export.json_text import to_text
from referee.export.safe_text import visible
from referee.export.terminal import Paint
from referee.forms.folding import fold
from referee.speech.say import tell
from referee.text.boards import BoardReading, read_board
from referee.text.source import unreadable_char
from referee.text.syntax import did_you_mean, listed

from .files import STDIN, Trouble, emit, leave_as_it_is, notice, read_bytes, refuse_overwriting, write_new
from .painting import paint_for


def _boards(game: str | None) -> Boards:
    """The boards of the game. The game need not be named while only one game has boards."""
    rooms = shelf.board_rooms()
    if game is not None:
        if fold(game) not in rooms:
            raise Trouble(
                tell(
                    "board.none",
                    "{game} has no board files; these games have: {games}",
                    game=game,
                    games=listed(tuple(rooms)),
                )
            )
        return rooms[fold(game)]
    if len(rooms) > 1:
        raise Trouble(
            tell(
                "board.which",
                "several games have board files; say which one, --game {games}",
                games="|".join(rooms),
            )
        )
    return next(iter(rooms.values()))


def run_new(name: str, output: str | None, players: str | None, game: str | None) -> None:
    boards = _boards(game)
    text = boards.template(name, _side(boards, players))
    reading = read_board(text.encode("utf-8", "replace"), boards)
    if reading.errors:
        raise Trouble(
            tell(
                "board.called",
                "a board cannot be called {name}: {why}",
                name=name,
                why=judged.verdict_on(reading, name).findings[0].message,
            )
        )
    hidden = unreadable_char(name)
    if hidden is not None:
        raise Trouble(
            tell(
                "board.name",
                "a board cannot be called {name}: {sign} cannot be seen in a name",
                name=name,
                sign=hidden[1],
            )
        )
    if output is None or output == STDIN:
        emit(text, None)
        return
    if os.path.lexists(output) or not write_new(output, text):
        leave_as_it_is(output)
        raise Trouble(
            tell("board.exists", "{name} already exists; a new board does not replace a file", name=output)
        )
    notice(
        tell(
            "board.wrote",
            "wrote {name}; fill it in, then try: referee board check {file}",
            name=output,
            file=output,
        )
    )


def _side(boards: Boards, players: str | None) -> str:
    """The shipped board to start from."""
    if players is None:
        return boards.shipped[0]
    for side, name in boards.sides.items():
        if players.strip() in (side, *side.split("-")):
            return name
    raise Trouble(
        tell(
            "board.players",
            "there is no board for {players} players; write --players {known}",
            players=players,
            known="|".join(boards.sides),
        )
    )


def run_check(files: Sequence[str], output_format: str, output: str | None, game: str | None) -> None:
    boards = _boards(game)
    refuse_overwriting(output, *files)
    readings: list[tuple[str, BoardReading]] = []
    trouble = False
    for name in files:
        try:
            readings.append((name, read_board(read_bytes(name), boards)))
        except Trouble as fault:
            trouble = True
            notice(str(fault))
    if trouble and not readings and output is not None:
        raise typer.Exit(2)  # without a report, the old report file is not replaced
    text = _told(readings, output_format, paint_for("auto", to_file=output is not None))
    if text:
        emit(text, output)
    if trouble:
        raise typer.Exit(2)
    if any(reading.errors for _, reading in readings):
        raise typer.Exit(1)


def _told(readings: Sequence[tuple[str, BoardReading]], output_format: str, paint: Paint) -> str:
    if output_format == "json":
        found = [judged.board_to_json(reading, name) for name, reading in readings]
        return to_text({**head_to_json(), "boards": found})
    rows: list[str] = []
    for name, reading in readings:
        verdict = judged.verdict_on(reading, name)
        if output_format == "concise":
            rows += report.concise(verdict)
        else:
            rows += [f"{paragraph}\n" for paragraph in report.full(verdict, paint)]
            rows.append(judged.summary_line(reading, name))
    return "\n".join(rows)


def run_draw(which: str, svg: bool, output: str | None, game: str | None) -> None:
    boards = _boards(game)
    refuse_overwriting(output, which)
    board = _find(boards, which)
    text = boards.svg(board) if svg else boards.draw(board)
    emit("\n".join(map(visible, text.split("\n"))), output)


def _find(boards: Boards, which: str) -> object:
    """A shipped board by its name, or the board of a file without faults."""
    if fold(which) in boards.shipped:
        return boards.make(fold(which))
    if which != STDIN and not os.path.lexists(which):
        hint = did_you_mean(which, boards.shipped)
        raise Trouble(
            tell(
                "board.not-there",
                "{name}: there is no such file or board{hint}; the boards are: {known}",
                name=which,
                hint=hint,
                known=listed(boards.shipped),
            )
        )
    reading = read_board(read_bytes(which), boards)
    if reading.board is None:
        for row in report.concise(judged.verdict_on(reading, which)):
            notice(row)
        raise typer.Exit(1)
    return reading.board
