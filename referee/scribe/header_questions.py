"""The questions for the header of a new log. The first line cannot be judged without the answers."""

from __future__ import annotations

from typing import NamedTuple

from referee.core.game import Game
from referee.speech.say import tell

from .look import Look

OPTIONAL = {"ruling", "board"}
"""The parts of the header that have a usual answer."""


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
    count = str(least) if least == most else tell("span", "{low} to {high}", low=least, high=most)
    which = tell("ask.edition", "Which rulebook? {editions}", editions=", ".join(editions))
    who = tell("ask.players", "Who plays? {count} names in order, separated by commas", count=count)
    rulings = tell("ask.ruling", "Which rulings (KEY=OPTION)? Empty for none")
    asked = [
        Question("edition", which, editions),
        Question("players", who),
        Question("ruling", rulings, _rulings(game), True),
    ]
    if game.boards is not None:
        shipped = game.boards.shipped
        asks = tell(
            "ask.board",
            "Which board? {boards}, or a file beside the log; empty for the usual one",
            boards=", ".join(shipped),
        )
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
