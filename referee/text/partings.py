"""Reads actions that have a comma, a full stop or `and` between them instead of a semicolon.

Such a clause is read if there is exactly one way to do so, and if it cannot be read as one action.
`referee format` writes semicolons.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, islice
from typing import NamedTuple, Protocol

from referee.core.acts import UNREAD, Misnamed
from referee.core.entry import Play
from referee.core.finding import Finding
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.language import languages
from referee.speech.values import Series

from . import syntax
from .joining import as_one
from .phrase_words import is_action
from .syntax import finding

LONGEST = 600
"""The most characters of a clause that is parted."""

_ARROW = re.compile("->|=>|\N{RIGHTWARDS ARROW}")
LINKS = ("and", "then")
"""The keys of the words files for what may stand between two actions."""

MOST_WAYS = 8
"""The most ways to read it that are compared."""

MOST_GAPS = 8
"""The most places in it where an action may end."""


class ClauseReader(Protocol):
    """What is needed of the reader of clauses."""

    spoken: Game
    players: tuple[str, ...]
    findings: list[Finding]

    def quiet(self, tells_apart: bool = True) -> ClauseReader: ...
    def clause(self, number: int, offset: int, clause: str, index: int) -> Play | None: ...


class Piece(NamedTuple):
    """One action of a clause: where it is in the text of the clause, and what it says."""

    start: int
    end: int
    play: Play


@cache
def _gap(game: Game) -> re.Pattern[str]:
    """Matches what may stand between two actions, or behind the last."""
    codes = dict.fromkeys([game.language, ENGLISH])
    lists = [languages.lexicon(game.name, code).words.get(key, ()) for code in codes for key in LINKS]
    words = "|".join(re.escape(fold(word)) for word in dict.fromkeys(chain(*lists)))
    also = rf"(?<=\s)(?:{words})(?=\s)"
    return re.compile(rf"\s*(?:[,.&](?=\s|$)(?:\s+(?:{also}|&(?=\s)))?|{also})\s*")


def parted(clauses: ClauseReader, text: str) -> list[Piece]:
    """The actions of a clause; none if they cannot be told apart, or if several readings are possible."""
    found = readings(clauses, text)
    return found[0] if len(found) == 1 else []


def ambiguity(
    text: str, ways: Sequence[Sequence[Piece]], number: int, offset: int, index: int
) -> Finding | None:
    """The finding that a clause can be read in several ways. It names them."""
    if len(ways) < 2:
        return None
    said = ["; ".join(text[piece.start : piece.end].strip() for piece in way) for way in ways]
    start = len(text) - len(text.lstrip())
    facts = {"case": "several", "readings": Series([f"`{way}`" for way in said], "or")}
    return finding(syntax.LEFT_OVER, number, offset + start, len(text.strip()), action=index, **facts)


def readings(clauses: ClauseReader, text: str, is_one: bool = False) -> list[list[Piece]]:
    """The ways to read a clause as one action or as several, at most two of them. `is_one`: it is known to
    be one action, so that what stands behind an arrow belongs to what was seen. Two ways that come to the
    same are one. A way in which something is no action counts only if there is no other."""
    ways: dict[tuple[Play, ...], list[Piece]] = {}
    for found in islice(Parting(clauses, text, is_one).ways(), MOST_WAYS):
        way = _said_once(clauses.spoken, text, found)
        ways.setdefault(as_one(clauses.spoken, [piece.play for piece in way]), way)
    done = {plays: way for plays, way in ways.items() if all(map(is_action, plays))}
    return list((done or ways).values())[:2]


def _said_once(game: Game, text: str, way: Sequence[Piece]) -> list[Piece]:
    """The pieces without an action that the piece before says in another word: `passes and withdraws`."""
    once: list[Piece] = []
    for piece in way:
        before = once[-1] if once else None
        if before is not None and before.play == piece.play and _is_bare(game, piece.play):
            one, other = fold(text[before.start : before.end]), fold(text[piece.start : piece.end])
            if one.strip() != other.strip():
                once[-1] = Piece(before.start, piece.end, piece.play)
                continue
        once.append(piece)
    return once


def _is_bare(game: Game, play: Play) -> bool:
    """Whether an action is a verb and nothing else."""
    form = game.form_of.get(type(play.action))
    return form is not None and not form.slots and not form.seen


class Parting:
    """The attempts to part one clause. Each piece of it is read once."""

    def __init__(self, clauses: ClauseReader, text: str, is_one: bool = False) -> None:
        self.text = text
        folded = fold(text)
        arrow = _ARROW.search(folded) if is_one else None
        end = len(folded) if arrow is None else arrow.start()
        self.gaps = list(_gap(clauses.spoken).finditer(folded, 0, end)) if len(text) <= LONGEST else []
        self.reader = clauses.quiet(tells_apart=False)
        self.known: dict[tuple[int, int], Play | None] = {}

    def ways(self, has_unclear: bool = False) -> Iterator[list[Piece]]:
        """Every reading. `has_unclear`: an action that names several players at once is UNREAD."""
        return self._from(0, 0, has_unclear) if 0 < len(self.gaps) <= MOST_GAPS else iter(())

    def _from(self, start: int, number: int, has_unclear: bool) -> Iterator[list[Piece]]:
        """Every reading of the text from `start` on, behind the gap with the number before."""
        gaps, text = self.gaps, self.text
        for at in range(number, len(gaps) + 1):
            end = gaps[at].start() if at < len(gaps) else len(text)
            play = self._read(start, end)
            if play is None or (play is UNREAD and not has_unclear):
                continue
            piece = Piece(start, end, play)
            if at == len(gaps) or not text[gaps[at].end() :].strip():
                yield [piece]
                continue
            yield from ([piece, *rest] for rest in self._from(gaps[at].end(), at + 1, has_unclear))

    def _read(self, start: int, end: int) -> Play | None:
        """The action of a piece; UNREAD if the beginning of a name in it fits several players."""
        if (start, end) not in self.known:
            self.known[start, end] = self._play(self.text[start:end])
        return self.known[start, end]

    def _play(self, said: str) -> Play | None:
        if not said.strip():
            return None
        play = self.reader.clause(1, 0, said, 0)
        if play is None and syntax.is_unclear(self.reader.findings[-1]):
            return UNREAD
        return None if play is None or isinstance(play.action, Misnamed) else play
