"""The logs that are measured: games of `simulate` in every edition and number of players, and golden games.

`simulate` chooses the names (some have accents or blanks), the tempers, and how much the scribe writes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path

import referee
from referee import shelf

RECORDS = Path(__file__).resolve().parent.parent / "records"
LONG = 40
"""A record with so many actions is a game. Shorter ones show a single rule."""


def settings(game: str) -> list[tuple[str, int]]:
    """Every edition of a game with every number of players."""
    known = shelf.game(game)
    numbers = range(known.least_players, known.most_players + 1)
    return [(edition, number) for edition in known.data["editions"] for number in numbers]


def simulated(game: str, count: int, seed: int, illegal: bool = False) -> list[str]:
    """This many random games, with the editions and numbers of players in turn."""
    return list(islice(_games(game, seed, illegal), count))


def _games(game: str, seed: int, illegal: bool) -> Iterator[str]:
    for number, (edition, players) in enumerate(cycle(settings(game))):
        try:
            yield referee.simulate(
                game, seed=seed * 100_000 + number, edition=edition, players=players, illegal=illegal
            ).text
        except ValueError:
            continue  # this edition is not played by so many, or nothing can be broken in it


def golden_games(game: str) -> list[str]:
    """The long legal logs among the records, as people wrote them."""
    paths = sorted((RECORDS / game / "legal").rglob("*.moai"))
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return [text for text in texts if actions_in(text) >= LONG]


def whole_game(game: str, seed: int, tries: int = 12) -> str:
    """The longest of some random games with as many players as possible."""
    edition, players = settings(game)[-1]
    games = (
        referee.simulate(game, seed=seed * 100_000 + number, edition=edition, players=players).text
        for number in range(tries)
    )
    return max(games, key=actions_in)


def actions_in(text: str) -> int:
    """How many actions a log has."""
    return sum(len(entry.plays) for entry in referee.loads(text).entries)


def beginning(text: str, share: float) -> str:
    """The header of a log and this share of its lines."""
    head, blank, body = text.partition("\n\n")
    lines = body.splitlines(keepends=True)
    return head + blank + "".join(lines[: max(1, round(share * len(lines)))])


def must_be_legal(texts: Sequence[str]) -> None:
    """Stop if a log is not legal: its time would say nothing about legal logs."""
    for text in texts:
        if not referee.check(referee.loads(text)).legal:
            raise RuntimeError(f"a legal game was found at fault:\n{text}")
