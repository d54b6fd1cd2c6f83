"""Finds the word that really is in the way, in a text that no reading understands.

The reader stops at the first word that does not fit, but it may have gone wrong before: it takes `une` for
the name of a space, and an unknown word for a facing. So each plain reading of the text is tried too, and
the one that gets furthest tells what is wrong. A word that the game does not know at all is blamed first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from referee.core.finding import Finding
from referee.forms.folding import fold
from referee.forms.phrase import Form
from referee.forms.seats import names_beginning, quoted
from referee.language.spoken import table_word

from . import syntax
from .advice import forms_begun, players_from, written_like
from .clauses import Clauses
from .misspellings import words_of
from .next_words import CLAUSE, TABLE_LINE, spellings_of
from .plain_text import plain_texts

MOST_INSERTED = 8
"""The most kinds of words that are tried in the place of a missing one."""
SHORTEST = 2
_WORD = re.compile(r'"[^"]*"|[^\W_][\w\'.-]*')
_OTHERWISE = (syntax.UNKNOWN_VERB, syntax.FOREIGN_WORD, syntax.UNKNOWN_PLAYER)
"""The findings that say by themselves what to write."""
_OF_PLACES = (syntax.WRONG_WORD, syntax.LEFT_OVER, syntax.MISSING, *_OTHERWISE)
_SAMPLES = {"SPACE": "a1", "POINT": "c3", "SUN": "n-a", "NUMBER": "1", "COLUMN": "1", "STRING": '"x"'}
"""Words for terminals that are no closed list."""


Other = Callable[[], Clauses | None]
"""Gives a reader whose findings are not reported, or None if enough was tried."""


class Blame(NamedTuple):
    """What a finding should say: its rule, its place in the text, and its facts."""

    rule: Any
    start: int
    length: int
    facts: dict[str, Any]


class _Stop(NamedTuple):
    """Where a reading stopped: the place in the original text, the text that was read, and the finding."""

    at: int
    text: str
    fault: Finding
    expected: frozenset[str]


def blame(
    clauses: Clauses, other: Other, text: str, fault: Finding, start: int, table: bool = False
) -> Blame | None:
    """The finding for a text that cannot be read, if another one than `fault` tells more."""
    if fault.rule not in _OF_PLACES or fault.rule is syntax.FOREIGN_WORD:
        return None
    stops = [_Stop(start, text, fault, clauses.expected), *_plainer(clauses, other, text, table)]
    stop = max(stops, key=lambda each: each.at)  # of several that got as far, the plain text itself
    unknown = _unknown(clauses, text, _last_place(clauses, text, stop))
    facts = dict(stop.fault.facts)
    rule, at, length = stop.fault.rule, stop.at, _length(stop.fault)
    if unknown is not None:
        word = unknown[0]
        rule, at, length = syntax.WRONG_WORD, unknown.start(), len(word)
        facts = {"case": "spelling", "word": word, "hint": ""}
    elif (
        rule is syntax.WRONG_WORD
        and facts.get("case", "wrong") == "wrong"
        and _lacks(clauses, other, stop, table)
    ):
        rule, length = syntax.MISSING, 1
        facts = {"case": "part", "noun": facts["noun"], "before": text[:at].split()[-1]}
    if table and rule is syntax.UNKNOWN_VERB:
        rule, facts = syntax.NO_LINE, {"case": "other"}
        length = len(text.strip()) - at
    elif rule in _OTHERWISE:
        return None if stop.fault is fault else Blame(rule, at, length, facts)
    facts.setdefault("hint", "")
    if not facts["hint"] and "CODE" not in stop.expected:
        forms = forms_begun(clauses.spoken, TABLE_LINE if table else CLAUSE, stop.text)
        forms = forms or (_forms_of_line(clauses, text) if table else [])
        whose = text.partition(":")[0].partition(" ")[2].strip() if table else ""
        facts["hint"] = written_like(clauses.spoken, forms, players_from(whose, clauses.players))
    return Blame(rule, at, length, facts)


def _plainer(clauses: Clauses, other: Other, text: str, table: bool) -> Iterator[_Stop]:
    """Where the plainer readings of a text stop."""
    read = _reader(table)
    for plain in plain_texts(clauses.spoken, text, clauses.players, in_order=True):
        quiet = other()
        if quiet is None:
            return
        if read(quiet, plain) is not None or not quiet.findings or quiet.findings[-1].span is None:
            continue
        fault = quiet.findings[-1]
        at = _in_original(text, plain, fault.span.column - 1 if fault.span else 0)
        if at is not None and fault.rule in _OF_PLACES:
            yield _Stop(at, plain, fault, quiet.expected)


def _reader(table: bool) -> Callable[[Clauses, str], object]:
    if table:
        return lambda quiet, said: quiet.line(1, 0, said, True)
    return lambda quiet, said: quiet.by_grammar(1, 0, said, 0)


def _in_original(text: str, plain: str, at: int) -> int | None:
    """The place in the original text of a place in a plainer one, or None if it cannot be told."""
    place = 0
    for word in re.finditer(r"\S+", plain):
        found = re.compile(rf"(?<!\w){re.escape(word[0])}(?!\w)").search(text, place)
        if word.end() > at:
            return None if found is None else found.start() + max(0, at - word.start())
        place = place if found is None else found.end()
    return len(text.rstrip())


def _length(fault: Finding) -> int:
    return 1 if fault.span is None else fault.span.end_column - fault.span.column


def _forms_of_line(clauses: Clauses, text: str) -> list[Form]:
    """The lines of the table that begin with the first word of a text."""
    word = table_word(clauses.spoken, fold(text).split()[0].rstrip(":"))
    return [form for form in clauses.spoken.forms if form.name == word]


def _last_place(clauses: Clauses, text: str, stop: _Stop) -> int:
    """The place up to which an unknown word may be the cause. A first word that is known, but begins no
    action, may be the first of several: `tablet as`."""
    first = _WORD.search(text)
    known = first is not None and fold(first[0]) in words_of(clauses.spoken)
    return len(text) if known and stop.fault.rule is syntax.UNKNOWN_VERB else stop.at


def _unknown(clauses: Clauses, text: str, before: int) -> re.Match[str] | None:
    """The first word that the game does not know, if it is behind the first and before this place."""
    first = _WORD.search(text)
    return None if first is None else unknown_word(clauses, text, first.end(), before)


def unknown_word(
    clauses: Clauses, text: str, start: int, before: int | None = None
) -> re.Match[str] | None:
    """The first word between two places that the game does not know."""
    known = words_of(clauses.spoken)
    for word in _WORD.finditer(text, start):
        if before is not None and word.start() >= before:
            return None
        said = fold(word[0])
        if len(said) < SHORTEST or not said.replace("-", "").replace("'", "").isalpha() or said in known:
            continue
        if all(part in known for part in re.split(r"['-]", said) if len(part) > 1):
            continue
        if not names_beginning(said, clauses.players):
            return word
    return None


def _lacks(clauses: Clauses, other: Other, stop: _Stop, table: bool) -> bool:
    """Whether a word is missing where the reading stopped: with one, it gets beyond the next word."""
    at = stop.fault.span.column - 1 if stop.fault.span else 0
    there = _WORD.match(stop.text, at)
    if there is None or not (fold(there[0]) in words_of(clauses.spoken) or there[0][0].isdecimal()):
        return False
    read = _reader(table)
    for word in _samples(clauses, stop.expected):
        said = f"{stop.text[:at]}{word} {stop.text[at:]}"
        quiet = other()
        if quiet is None:
            return False
        if read(quiet, said) is not None:
            return True
        span = quiet.findings[-1].span if quiet.findings else None
        if span is not None and span.column - 1 > at + len(word) + 1:
            return True
    return False


def _samples(clauses: Clauses, expected: frozenset[str]) -> Sequence[str]:
    """A word for each kind that was expected, apart from the words that only stand between others."""
    found = []
    for terminal in sorted(expected - {"$END", "SEMICOLON"}):
        if terminal == "NAME":
            found.append(quoted(clauses.players[0]))
        elif terminal in _SAMPLES:
            found.append(_SAMPLES[terminal])
        elif not terminal.startswith("_") and (words := spellings_of(clauses.spoken, terminal)):
            found.append(fold(words[0]))
    return found[:MOST_INSERTED]
