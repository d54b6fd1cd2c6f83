"""What an unreadable clause says without a few words that the notation does not have: `moai medium with her
transporters via D4 to E3`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from referee.core.entry import Play
from referee.core.record import Record
from referee.text.clauses import Clauses

from .differences import without
from .likeness import LEFT_OUT, ONE_WORD
from .words import Slip

MOST_LEFT_OUT = 4
"""The most words in a row that are left out."""
EACH = (ONE_WORD - LEFT_OUT) / MOST_LEFT_OUT
"""What each word costs more, so that all of them cost no more than one that is missing."""
_WORD = re.compile(r"\S+")


def without_some_words(record: Record, raw: str, at: int) -> Iterator[Slip]:
    """The clause without the words from this place on, as few of them as possible."""
    reader = Clauses(record)
    for number, word in enumerate(_WORD.finditer(raw, at)):
        rest = raw[word.end() :]
        if number == MOST_LEFT_OUT or not rest.strip():
            return
        said = f"{raw[:at].rstrip()} {rest.lstrip()}"
        play = _read(reader, said)
        if play is not None and type(play.action) in reader.game.form_of:
            yield Slip(LEFT_OUT + EACH * (number + 1), play, without(raw[at : word.end()]))
            return


def _read(reader: Clauses, said: str) -> Play | None:
    return reader.quietly(lambda quiet: quiet.clause(1, 0, said, 0))
