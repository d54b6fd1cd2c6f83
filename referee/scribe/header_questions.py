"""The questions for the header of a new log. The first line cannot be judged without the answers."""

from __future__ import annotations

from typing import NamedTuple

from referee.core.game import Game
from referee.forms.folding import fold
from referee.speech.say import tell

from .look import Look
from .ruling_questions import answers_meant, open_rulings, told_about

OPTIONAL = {"ruling", "board"}
"""The parts of the header that have a usual answer."""


class Question(NamedTuple):
    """A question: the header key it is for, its text, and the known answers."""

    key: str
    asks: str
    choices: tuple[str, ...] = ()
    optional: bool = False
    """An empty answer leaves the line out."""
    rows: tuple[str, ...] = ()
    """What there is to know before the answer."""


def next_question(game: Game, seen: Look, settled: set[str]) -> Question | None:
    """The first question still to be answered. `settled` are the optional ones that were already asked."""
    if seen.begun:
        return None
    written = seen.record.header.lines
    open_keys = [key for key in keys_of(game) if key not in written and key not in settled]
    return _ASKING[open_keys[0]](game, seen) if open_keys else None


def keys_of(game: Game) -> tuple[str, ...]:
    """The parts of the header that are asked for, in order."""
    return ("edition", "players", "ruling", *(("board",) if game.boards is not None else ()))


def _edition(game: Game, seen: Look) -> Question:
    editions = tuple(game.data["editions"])
    widest = max(map(len, editions))
    rows = tuple(f"  {name:<{widest}}  {game.edition_title(name)}" for name in editions)
    asks = tell("ask.edition", "Which rulebook? {editions}", editions=", ".join(editions))
    return Question("edition", asks, editions, rows=rows)


def _players(game: Game, seen: Look) -> Question:
    least, most = game.least_players, game.most_players
    count = str(least) if least == most else tell("span", "{low} to {high}", low=least, high=most)
    asks = tell(
        "ask.players", "Who plays? {count} names in order of play, separated by commas", count=count
    )
    return Question("players", asks)


def _rulings(game: Game, seen: Look) -> Question:
    """All questions that the rulebook leaves open. They have usual answers."""
    rulings, keys = game.data["rulings"], open_rulings(game)
    choices = tuple(f"{key}={option}" for key in keys for option in rulings[key]["options"])
    rows = (
        tell(
            "ask.rulings-open",
            "The rulebook leaves {number} questions open, and each has a usual answer. `?` lists them; a "
            "number, such as `2`, tells the answers to one.",
            number=len(keys),
        ),
    )
    asks = tell("ask.ruling", "What does your table do otherwise (such as `2b`)? Enter if nothing")
    return Question("ruling", asks, choices, True, rows)


def usual_rulings(game: Game, seen: Look) -> dict[str, str]:
    """The usual answer to each open question of the rulebook, in the edition that the log names."""
    return usual_in(game, seen.record.header.edition)


def usual_in(game: Game, edition: str | None) -> dict[str, str]:
    """The usual answer to each open question in an edition; the game's own if the edition is unknown."""
    editions = game.data["editions"]
    own = editions[edition].get("rulings", {}) if edition is not None and edition in editions else {}
    return {key: str(own.get(key, ruling["default"])) for key, ruling in game.data["rulings"].items()}


def _board(game: Game, seen: Look) -> Question:
    assert game.boards is not None
    usual = game.boards.default(len(seen.record.header.players))
    rows = (
        tell(
            "ask.board-invented",
            "The published board is not in Referee. The board {usual} is invented: it has as many "
            "platforms, but it is not the published map.",
            usual=usual,
        ),
        tell(
            "ask.board-own",
            "To use your own board, copy it into a file beside the log: `referee board new` begins one.",
        ),
    )
    asks = tell("ask.board", "Which board? The name of your file, or Enter for {usual}", usual=usual)
    return Question("board", asks, game.boards.shipped, True, rows)


_ASKING = {"edition": _edition, "players": _players, "ruling": _rulings, "board": _board}


def meant(game: Game, question: Question, answer: str) -> str:
    """The answer. One that begins or ends a single known edition is that edition, `2b` is a ruling."""
    if question.key == "ruling":
        return answers_meant(game, answer)
    return _edition_meant(question.choices, answer) if question.key == "edition" else answer


def completed(game: Game, line: str) -> str:
    """A line of the header. If it names an edition by its beginning or its end, with the full name."""
    key, colon, said = line.partition(": ")
    if key != "edition":
        return line
    return f"{key}{colon}{_edition_meant(tuple(game.data['editions']), said)}"


def _edition_meant(editions: tuple[str, ...], said: str) -> str:
    begun = [edition for edition in editions if fold(edition).startswith(fold(said))]
    begun = begun or [edition for edition in editions if fold(edition).endswith(f"-{fold(said)}")]
    return begun[0] if len(begun) == 1 else said


def explained(game: Game, seen: Look, question: Question, answer: str) -> list[str]:
    """What the rulings are about, if that is asked instead of an answer: `?`, `2`, `passing?`."""
    return told_about(game, usual_rulings(game, seen), answer) if question.key == "ruling" else []
