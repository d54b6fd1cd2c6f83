"""Says how a result or a claim is written that somebody put in words of their own: `Ann 35, Ben 34`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.seats import quoted
from referee.language import languages

from .clauses import Clauses
from .line_kinds import statement_meant, statement_words
from .plain_numbers import spelt
from .writer import write_play

OF_A_RESULT = "of a result"
"""The key of the words files for words that may be left out of a result."""
SHARED = "shared"
"""The key for words that say that several have won."""
_POINTS = re.compile(r"\d{1,9}(?:[-:]\d{1,9})*")
_LONGEST_BETWEEN = 5
"""The most characters of a word between two numbers of points: `41 to 38`."""
LONGEST = 300
"""The most characters of a line that is tried."""
MOST_PLAYERS = 20
_COUNTS = r"(?<![\w-])\d{1,9}(?:-\d{1,9})+(?![\w-])"


class _Named(NamedTuple):
    """The players whom a line names, each with the number behind, and the counts of them all."""

    numbers: dict[int, list[str]]
    counts: str


def says_who_wins(game: Game, body: str) -> bool:
    """Whether the words after a name say that this player has won, with so many points perhaps."""
    words = languages.lexicon(game.name, game.language).words
    said, *points = re.split(
        rf"\s(?:{'|'.join(map(fold, words['winning with']))})\s", fold(body), maxsplit=1
    )
    known = not points or re.search("[0-9]", points[0]) is not None
    said = _without_points(said.strip(" .!"))
    return known and said in map(fold, words["wins"])


def _without_points(said: str) -> str:
    """The words of a result without the points of several players at its end: `41 to 38`, `41-38`."""
    words = said.split()
    begin = at = len(words)
    while at and _POINTS.fullmatch(words[at - 1]):
        begin = at = at - 1
        if at > 1 and len(words[at - 1]) <= _LONGEST_BETWEEN and _POINTS.fullmatch(words[at - 2]):
            at -= not _POINTS.fullmatch(words[at - 1])
    several = sum(len(re.findall("[0-9]+", word)) for word in words[begin:]) > 1
    return " ".join(words[:begin]) if several else said


def is_shared(game: Game, text: str) -> bool:
    """Whether a line says that several players have won together."""
    return any(f" {word}" in fold(text) for word in spelt(game, SHARED))


def result_of(game: Game, player: str) -> str:
    """The line that says that this player has won."""
    word = "result" if game.lexicon is None else game.lexicon.word("result")
    return f"{word} {quoted(player)}"


def result_meant(clauses: Clauses, text: str) -> str:
    """The result that a line means which says who has won, or how many points each player has; empty if
    it has any other word, or does not say it clearly."""
    game, players = clauses.spoken, clauses.players
    if len(text) > LONGEST or len(players) > MOST_PLAYERS:
        return ""
    named = _named(game, fold(text), players)
    if named is None:
        return ""
    if not named.numbers:
        return _draw(clauses, fold(text))
    winners, counts = list(named.numbers), named.counts
    each = [named.numbers.get(seat, []) for seat in range(len(players))]
    if any(each) and (counts or not all(len(numbers) == 1 for numbers in each)):
        if len(winners) > 1:
            return ""  # nobody can tell whose these points are
    elif any(each):
        points = [int(numbers[0]) for numbers in each]
        winners = [seat for seat, number in enumerate(points) if number == max(points)]
        counts = "-".join(map(str, points))
    head = "result" if game.lexicon is None else game.lexicon.word("result")
    said = f"{head} {', '.join(quoted(players[seat]) for seat in winners)} {counts}".strip()
    return _written(clauses, said)


def _draw(clauses: Clauses, folded: str) -> str:
    """The result for words without a name, if they say that nobody has won."""
    drawn = spelt(clauses.spoken, "a draw")
    if not any(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", folded) for word in drawn):
        return ""
    lexicon = languages.lexicon(clauses.spoken.name, clauses.spoken.language)
    return _written(clauses, f"{lexicon.word('result')} {lexicon.word('a draw')}")


def _named(game: Game, folded: str, players: Sequence[str]) -> _Named | None:
    """The players and numbers of a line; None if it has a word that a result does not need."""
    seats = {fold(name): seat for seat, name in enumerate(players)}
    names = "|".join(map(re.escape, sorted(seats, key=len, reverse=True)))
    skipped = sorted(
        map(
            re.escape,
            spelt(game, OF_A_RESULT, SHARED, "result", "wins", "and", "winning with", "a draw"),
        ),
        key=len,
        reverse=True,
    )
    token = re.compile(
        rf"(?P<counts>{_COUNTS})|(?P<number>\d{{1,9}})(?!\w)|\"?(?P<name>{names})\"?(?!\w)"
        rf"|(?:{'|'.join(skipped)})(?!\w)|[\s,:.!=()-]"
    )
    numbers: dict[int, list[str]] = {}
    counts, seat, at = "", None, 0
    while at < len(folded):
        found = token.match(folded, at)
        if found is None:
            return None
        at = found.end()
        if found["name"]:
            seat = seats[found["name"]]
            numbers.setdefault(seat, [])
        elif found["number"]:
            if seat is None:
                return None
            numbers[seat].append(found["number"])
        elif found["counts"]:
            if counts:
                return None
            counts = found["counts"]
    return _Named(numbers, counts)


def claims_meant(clauses: Clauses, text: str, actor: str = "") -> list[str]:
    """The claims that a line means which has several of them, or none of a player; nothing if it cannot be
    read so. On the line of a player it is about that player."""
    game, players = clauses.spoken, clauses.players
    first, _, rest = text.strip().partition(" ")
    is_claim = statement_meant(game, first.rstrip(":")) == "claim"
    holds = fold(first) in spelt(game, "holds")
    if len(text) > LONGEST or not (is_claim or (actor and holds)):
        return []
    body = rest if is_claim else text.strip()
    word = "claim" if game.lexicon is None else game.lexicon.word("claim")
    for name, said in _whose(game, body, players, actor):
        parts = [part.strip(" .") for part in said.split(",")]
        written = [_written(clauses, f"{word} {quoted(name)} {part}") for part in parts]
        if all(written):
            return written
    return []


def _whose(game: Game, body: str, players: Sequence[str], actor: str) -> Iterator[tuple[str, str]]:
    """The player whom a claim may be about, and the rest of it."""
    if actor:
        yield actor, body
        return
    for name in players[:MOST_PLAYERS]:
        head = re.match(rf'"?{re.escape(fold(name))}"?\s*:?\s', fold(body))
        if head is not None:
            yield name, body[head.end() :]
            return
    yield players[0], body


def _written(clauses: Clauses, line: str) -> str:
    """The line in its canonical form, if it can be read."""
    play = clauses.quietly(lambda quiet: quiet.line(1, 0, line, False))
    return "" if play is None else write_play(clauses.spoken, play, clauses.players)


def begins_a_result(game: Game, text: str) -> bool:
    """Whether a line begins with words for winning, or with a word for a result."""
    folded = fold(text)
    if statement_meant(game, folded.partition(" ")[0].rstrip(":")) == "result":
        return True
    begun = spelt(game, "wins") - statement_words(game)
    return any(folded.startswith(f"{word} ") for word in begun)
