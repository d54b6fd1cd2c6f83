"""Finds the board of a log: a shipped board by its name, or a file in the folder of the log."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from referee.core.boards import Boards, Flaw
from referee.core.finding import Finding, Place, Span
from referee.core.rule import ERROR, NOTICE, Notice, Rule
from referee.forms.folding import fold
from referee.speech.say import Wording, phrase, tell

from . import syntax
from .syntax import did_you_mean, listed

MOST_FLAWS = 100
MOST_REMEMBERED = 16
"""How many board files are kept in memory. A league uses one file for all its logs."""

Beside = Callable[[str], bytes]
"""`beside(name)`: the bytes of a file in the folder of the log. Raises NotThere."""

_FILE = re.compile(r"[^./\\:\0][^/\\:\0]*\.ya?ml", re.IGNORECASE)
_ENDING = re.compile(r"\.ya?ml", re.IGNORECASE)


class NotThere(Exception):
    """A board file is missing or cannot be read. The text says why."""


class BoardReading(NamedTuple):
    """The result of checking a board file: the findings, and the board if nothing is wrong."""

    board: Any
    flaws: tuple[Flaw, ...]
    lines: list[str]

    @property
    def errors(self) -> tuple[Flaw, ...]:
        return tuple(flaw for flaw in self.flaws if not isinstance(flaw.facts, Notice))

    @property
    def notices(self) -> tuple[Flaw, ...]:
        return tuple(flaw for flaw in self.flaws if isinstance(flaw.facts, Notice))


_read: dict[tuple[str, bytes], BoardReading] = {}


def read_board(data: bytes, boards: Boards) -> BoardReading:
    """Judge the bytes of a board file. Never raises."""
    key = (boards.game, data)
    known = _read.get(key)
    if known is None:
        from .board_yaml import lines_of

        flaws = sorted(_flaws(data, boards), key=lambda flaw: flaw.span)[:MOST_FLAWS]
        board = None
        if all(isinstance(flaw.facts, Notice) for flaw in flaws):
            from .board_yaml import parse

            board = boards.build(parse(data)[0].data)
        known = BoardReading(board, tuple(flaws), lines_of(data))
        if len(_read) >= MOST_REMEMBERED:
            _read.clear()
        _read[key] = known
    return known


def _flaws(data: bytes, boards: Boards) -> Iterator[Flaw]:
    """The flaws of the first step that finds any: reading, then the schema, then the game's own checks."""
    from .board_schema import faults_of_form
    from .board_yaml import UnreadableBoard, parse

    try:
        text, faults = parse(data)
    except UnreadableBoard as unreadable:
        yield Flaw(syntax.BAD_YAML, {"fault": unreadable.fault}, unreadable.span)
        return
    yield from (Flaw(syntax.BAD_YAML, {"fault": fault}, span) for fault, span in faults)
    form = faults_of_form(text, boards.schema)
    judged = [] if form else boards.judge(text)
    yield from (Flaw(syntax.BAD_PART, {"fault": fault}, span) for fault, span in form)
    yield from (flaw._replace(rule=flaw.rule or syntax.BAD_PART) for flaw in judged)
    told = {flaw.span for flaw in judged}
    for twice in text.twice:
        if twice.span not in told:
            fault = phrase(
                "board.twice",
                "`{name}:` is already on line {first}",
                name=twice.path[-1],
                first=twice.first,
            )
            yield Flaw(syntax.BAD_YAML, {"fault": fault}, twice.span)


def finding_of(flaw: Flaw) -> Finding:
    """A flaw as a finding in the board file itself."""
    assert flaw.rule is not None
    severity = NOTICE if isinstance(flaw.facts, Notice) else ERROR
    facts = {**flaw.facts, "at": "", "more": ""}
    return Finding(flaw.rule, facts, Place(flaw.span.line), severity, span=flaw.span)


class NoBoard(Exception):
    """The log cannot be judged without its board: the rule broken, and the facts."""

    def __init__(self, rule: Rule, facts: Mapping[str, Any]) -> None:
        super().__init__(rule.code)
        self.rule = rule
        self.facts = facts


def board_named(boards: Boards, word: str, beside: Beside | None) -> tuple[Any, list[Finding]]:
    """The board that a header names, and notices on it that have no place. Raises NoBoard."""
    if _ENDING.search(word[-5:]) is None:
        if fold(word) in boards.shipped:
            return boards.make(fold(word)), []
        facts = {"case": "unknown", "word": word, "known": listed(boards.shipped)}
        raise NoBoard(syntax.UNKNOWN_BOARD, {**facts, "hint": did_you_mean(word, boards.shipped)})
    reading = read_board(_bytes(word, beside), boards)
    if reading.errors:
        flaw, *rest = reading.errors
        more: object = ""
        if rest:
            more = phrase(
                "board.more",
                " (and {number} more: referee board check {word})",
                number=len(rest),
                word=word,
            )
        assert flaw.rule is not None
        raise NoBoard(flaw.rule, {**flaw.facts, "at": _where(word, flaw.span), "more": more})
    notices = [finding_of(flaw) for flaw in reading.notices]
    for notice in notices:
        assert notice.span is not None
        notice.facts = {**notice.facts, "at": _where(word, notice.span)}
        notice.span = None
    return reading.board, notices


def _where(word: str, span: Span) -> Wording:
    return phrase("board.at", "{word}, line {line}: ", word=word, line=span.line)


def _bytes(word: str, beside: Beside | None) -> bytes:
    try:
        if _FILE.fullmatch(word) is None:
            raise NotThere(tell("board.path", "name a file in the same folder as the log, without a path"))
        if beside is None:
            raise NotThere(
                tell(
                    "board.no-folder",
                    "this log does not come from a file, so there is no folder to look in",
                )
            )
        return beside(word)
    except NotThere as reason:
        facts = {"case": "file", "word": word, "reason": str(reason)}
        raise NoBoard(syntax.UNKNOWN_BOARD, facts) from None
