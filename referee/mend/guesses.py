"""Findings that rest on a guess at unreadable words: they follow from these words, and nobody is blamed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from referee.core.acts import UNREAD, Claim, NearlyRead
from referee.core.entry import MOST_AHEAD, Entry
from referee.core.finding import Finding, Place
from referee.core.record import Record
from referee.core.replay import replay
from referee.core.rule import ERROR
from referee.forms.folding import fold, nearest
from referee.text.syntax import UNKNOWN_VERB

MOST_GUESSES, MOST_LINES = 8, 3_000
"""The most guesses that are taken back one by one, and the most lines replayed for that."""


def follow_from_guesses(record: Record, read: Iterable[Finding], findings: Sequence[Finding]) -> None:
    """Let a finding on the line of unreadable words follow from them if it goes away without the guess."""
    lines = MOST_LINES
    for fault in [each for each in read if each.severity == ERROR][:MOST_GUESSES]:
        on_line = [
            each for each in findings if each.place.line == fault.place.line and not _is_of_words(each)
        ]
        later = [each for each in on_line if each.counts and each.place.order >= fault.place.order]
        guess = _guess(record.entries, fault.place) if later else None
        if guess is None or _only_lacks_a_verb(fault):
            continue
        if isinstance(guess.meant, Claim) or not _is_plain(record, fault):  # a number of anything
            for finding in later:
                if finding.place == fault.place:
                    finding.follows = fault.place
        later = [each for each in later if each.place != fault.place]
        if later and lines > 0 and not _says_the_same(record, fault):
            entries = _without(record.entries, fault.place)
            lines -= len(entries)
            left = {(each.place, each.code) for each in replay(record, entries=entries).findings}
            for finding in later:
                if (finding.place, finding.code) not in left:
                    finding.follows = fault.place


def is_clear(record: Record, fault: Finding) -> bool:
    """Whether unreadable words are taken for what they clearly mean."""
    if _guess(record.entries, fault.place) is None:
        return False
    return _only_lacks_a_verb(fault) or _is_plain(record, fault) or _says_the_same(record, fault)


def _is_of_words(finding: Finding) -> bool:
    return finding.code.startswith("SYN-")


def _at(entries: Sequence[Entry], place: Place) -> int:
    return next((at for at, entry in enumerate(entries) if entry.line == place.line), -1)


def _guess(entries: Sequence[Entry], place: Place) -> NearlyRead | None:
    """What the words at this place are taken for."""
    at, index = _at(entries, place), place.action or 0
    action = entries[at].plays[index].action if at >= 0 and index < len(entries[at].plays) else None
    return action if isinstance(action, NearlyRead) else None


def _without(entries: Sequence[Entry], place: Place) -> list[Entry]:
    """The lines until the end of the turn, with the words at this place unknown."""
    at, index = _at(entries, place), place.action or 0
    entry = entries[at]
    plays = tuple(
        UNREAD if number >= index and isinstance(play.action, NearlyRead) else play
        for number, play in enumerate(entry.plays)
    )
    return [*entries[:at], entry._replace(plays=plays), *entries[at + 1 : at + MOST_AHEAD]]


def _only_lacks_a_verb(fault: Finding) -> bool:
    """Whether all words were read, and only one verb can stand before them."""
    return fault.rule is UNKNOWN_VERB and fault.facts.get("case") not in ("verb", None)


def _is_plain(record: Record, fault: Finding) -> bool:
    """Whether the word that is wrong is so like the one suggested that nobody can have meant another."""
    if fault.span is None or fault.suggestion is None:
        return False
    line = record.lines[fault.place.line - 1]
    word = fold(line[fault.span.column - 1 : fault.span.end_column - 1]).strip()
    told = _words(fault.suggestion)
    return word not in told and nearest(word, told) is not None


def _says_the_same(record: Record, fault: Finding) -> bool:
    """Whether the suggestion has no word that is not on the line, or nearly."""
    raw = _words(record.lines[fault.place.line - 1])
    told = _words(fault.suggestion or "")
    return bool(told) and all(word in raw or nearest(word, raw) is not None for word in told)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text))
