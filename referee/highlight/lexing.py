"""What each part of a line is. It needs no header and no replay, and gives every line some answer."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from enum import StrEnum
from typing import NamedTuple

from referee.forms.folding import fold
from referee.text.header_keys import key_of
from referee.text.source import cut_comment

from .words import NotationWords, every_word


class Kind(StrEnum):
    """What a part of a line is."""

    comment = "comment"
    code = "code"
    key = "key"
    value = "value"
    player = "player"
    statement = "statement"
    verb = "verb"
    waiver = "waiver"
    link = "link"
    name = "name"
    number = "number"
    string = "string"
    sign = "sign"
    other = "other"


class LinePart(NamedTuple):
    """A part of a line, from column `start` up to `end`, counted from 0."""

    start: int
    end: int
    kind: Kind


CODE = re.compile(r"\b[A-Za-z]{2,4}-[A-Za-z]+-\d+\b")
WORD = re.compile(r'"[^"]*"?|->|→|[;:,]|[^\s;:,"]+')
_NUMBER = re.compile(r"\d+(?:[-–]\d+)*")
_PLACE = re.compile(r"[a-z]\d+|[nesw]-[a-z0-9]", re.IGNORECASE)


def parts_of(line: str, players: Container[str] = ()) -> Iterator[LinePart]:
    """The parts of a line in order. Spaces belong to none. `players` are the known names, folded."""
    words = every_word()
    code, comment = cut_comment(line)
    if key_of(code) is not None:
        yield from _header(code)
    elif code.strip():
        yield from _body(code, words, players)
    if comment is not None:
        yield from _comment(line, len(code))


def _header(code: str) -> Iterator[LinePart]:
    colon = code.index(":")
    start = len(code) - len(code.lstrip())
    yield LinePart(start, len(code[:colon].rstrip()), Kind.key)
    yield LinePart(colon, colon + 1, Kind.sign)
    value = code[colon + 1 :]
    if value.strip():
        begin = colon + 1 + len(value) - len(value.lstrip())
        yield LinePart(begin, len(code.rstrip()), Kind.value)


def _comment(line: str, start: int) -> Iterator[LinePart]:
    """The comment, with the codes of rules in it."""
    at = start
    for match in CODE.finditer(line, start):
        yield LinePart(at, match.start(), Kind.comment)
        yield LinePart(match.start(), match.end(), Kind.code)
        at = match.end()
    if at < len(line):
        yield LinePart(at, len(line), Kind.comment)


def _body(code: str, words: NotationWords, players: Container[str]) -> Iterator[LinePart]:
    colon = code.find(":")
    first = fold(code).split()[0].rstrip(":")
    own = first in words.statements or first in words.verbs
    own = own and fold(code[: max(colon, 0)].strip()) not in players
    at = 0
    if colon > 0 and not own:
        yield LinePart(len(code) - len(code.lstrip()), len(code[:colon].rstrip()), Kind.player)
        at = colon
    for match in WORD.finditer(code, at):
        said = fold(match[0].strip('"'))
        kind = Kind.player if said in players else _kind(match[0], words)
        yield LinePart(match.start(), match.end(), kind)


def _kind(word: str, words: NotationWords) -> Kind:
    if word[0] == '"':
        return Kind.string
    if word in ("->", "→", ";", ":", ","):
        return Kind.sign
    if CODE.fullmatch(word):
        return Kind.code
    if _NUMBER.fullmatch(word):
        return Kind.number
    said = fold(word)
    known = (
        (words.statements, Kind.statement),
        (words.verbs, Kind.verb),
        (words.waivers, Kind.waiver),
        (words.names, Kind.name),
        (words.links, Kind.link),
    )
    found = next((kind for listed, kind in known if said in listed), None)
    if found is None and _PLACE.fullmatch(word):
        return Kind.name
    return found or Kind.other
