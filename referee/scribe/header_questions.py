"""The questions for the header of a new log. The first line cannot be judged without the answers."""

from __future__ import annotations

from typing import NamedTuple

from referee.core.game import Game

from .new_line import Look


class Question(NamedTuple):
    """A question: the header key it is for, its text, and the known answers."""

    key: str
    asks: str
    choices: tuple[str, ...] = ()
    optional: bool = False
    """An empty answer leaves the line out."""


def questions(game: Game) -> list[Question]:
    """All questions for a header, in order."""
    editions = tuple(game.data["editions"])
    least, most = game.least_players, game.most_players
    count = str(least) if least == most else f"{least} to {most}"
    asked = [
        Question("edition", f"Which rulebook? {', '.join(editions)}", editions),
        Question("players", f"Who plays? {count} names in order, separated by commas"),
        Question("ruling", "Which rulings (KEY=OPTION)? Empty for none", _rulings(game), True),
    ]
    if game.boards is not None:
        shipped = game.boards.shipped
        asks = f"Which board? {', '.join(shipped)}, or a file beside the log; empty for the usual one"
        asked.append(Question("board", asks, shipped, True))
    return asked


def _rulings(game: Game) -> tuple[str, ...]:
    return tuple(
        f"{key}={option}" for key, ruling in game.data["rulings"].items() for option in ruling["options"]
    )


def next_question(game: Game, seen: Look, settled: set[str]) -> Question | None:
    """The first question still to be answered. `settled` are the optional ones that were already asked."""
    if seen.begun:
        return None
    written = seen.record.header.lines
    for question in questions(game):
        if question.key not in written and question.key not in settled:
            return question
    return None
