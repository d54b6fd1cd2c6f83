"""Reads the bytes of a board file into plain data, and keeps the place of each part.

It accepts only the simple part of YAML: mappings, lists, words, whole numbers, true and false. The
dangerous and surprising parts are refused with a message: anchors that grow without bound, tags that make
objects, `no` for false, `010` for eight.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import yaml

from referee.core.boards import BoardText, Path, Twice
from referee.core.finding import Span
from referee.speech.say import Wording, phrase

MOST_BYTES = 64 * 1024
"""The largest board file that is read. A normal one has about three thousand bytes."""
MOST_DEPTH = 8
_LINE_END = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
"""The characters that end a line in YAML."""
_WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]{0,8})")
_TAG = "tag:yaml.org,2002:"
TRUE_OR_FALSE, _EMPTY = phrase("yaml.truth", "true or false"), phrase("yaml.empty", "an empty value")
_DATE, NUMBER = phrase("yaml.date", "a date"), phrase("yaml.number", "a number")
_UNUSUAL_NUMBER = phrase("yaml.unusual-number", "an unusual number")
_KINDS = {"bool": TRUE_OR_FALSE, "null": _EMPTY, "timestamp": _DATE}
_SENTENCES = (
    ("found character '\\t'", phrase("yaml.tab", "there is a tab here; indent with spaces")),
    (
        "mapping values are not allowed",
        phrase("yaml.colon", "a colon is in the wrong place, or a line is indented wrongly"),
    ),
    (
        "could not find expected ':'",
        phrase("yaml.no-colon", "a colon is missing after the name on this line or the line above"),
    ),
    ("expected ',' or ']'", phrase("yaml.no-bracket", "a comma or the closing ] is missing before this")),
    ("expected ',' or '}'", phrase("yaml.no-brace", "a comma or the closing brace is missing before this")),
    (
        "unexpected end of stream",
        phrase("yaml.open-quote", "the quote that begins on this line is never closed"),
    ),
    ("cannot start any token", phrase("yaml.word", "a word cannot begin like this; write it in quotes")),
    (
        "expected <block end>",
        phrase("yaml.indent", "this line does not have the same indentation as the lines it belongs to"),
    ),
    ("expected the node content", phrase("yaml.nothing", "something is missing before this")),
    (
        "special characters are not allowed",
        phrase("yaml.control", "there is a control character here; delete it"),
    ),
)
_OPEN = phrase("yaml.open", "the bracket or quote that opens here is never closed")
_LEFT_OPEN = ("found unexpected end of stream", "expected ',' or")


class UnreadableBoard(Exception):
    """The file cannot be read as a board. The fault says why, the span says where."""

    def __init__(self, fault: Wording, span: Span) -> None:
        super().__init__(fault.key)
        self.fault = fault
        self.span = span


def lines_of(data: bytes) -> list[str]:
    """The lines as reports quote them. Any bytes are accepted."""
    return _LINE_END.split(data[:MOST_BYTES].decode("utf-8-sig", errors="replace"))


def parse(data: bytes) -> tuple[BoardText, list[tuple[Wording, Span]]]:
    """The data of a file, and the faults that leave it readable. Raises UnreadableBoard for any other."""
    if len(data) > MOST_BYTES:
        most = MOST_BYTES // 1024
        fault = phrase("yaml.large", "the file is larger than {most} KiB", most=most)
        raise UnreadableBoard(fault, Span(1, 1, 2))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        fault = phrase("yaml.bytes", "this is not UTF-8 text; save the file as UTF-8")
        raise UnreadableBoard(fault, Span(line, 1, 2)) from None
    try:
        return _Parser(text).parse()
    except yaml.YAMLError as error:
        raise _in_words(error, text) from None


def _in_words(error: yaml.YAMLError, text: str) -> UnreadableBoard:
    """A YAML error as a plain sentence; YAML's own message only where there is none."""
    problem = str(getattr(error, "problem", None) or getattr(error, "reason", None) or error)
    mark, context = getattr(error, "problem_mark", None), getattr(error, "context_mark", None)
    known = (sentence for sign, sentence in _SENTENCES if sign in problem)
    other = phrase("yaml.other", "this cannot be read as YAML ({problem})", problem=problem.splitlines()[0])
    fault = next(known, other)
    if mark is None:
        above = _LINE_END.split(text[: max(0, getattr(error, "position", 0))])
        return UnreadableBoard(fault, _point(text, len(above) - 1, len(above[-1])))
    if context is not None and problem.startswith(_LEFT_OPEN) and context.line != mark.line:
        mark, fault = context, _OPEN
    return UnreadableBoard(fault, _point(text, mark.line, mark.column))


def _point(text: str, line: int, column: int) -> Span:
    """The span of one character, moved to an existing line if needed."""
    lines = _LINE_END.split(text)
    last = max(0, len(lines) - (1 if lines[-1] else 2))
    return Span(min(line, last) + 1, column + 1, column + 2)


class _Parser:
    """Builds the data from YAML events one by one, so that deep nesting needs no recursion."""

    def __init__(self, text: str) -> None:
        self.loader = yaml.SafeLoader(text)
        self.places: dict[Path, Span] = {(): Span(1, 1, 2)}
        self.typed: dict[Path, str] = {}
        self.twice: list[Twice] = []
        self.faults: list[tuple[Wording, Span]] = []

    def events(self) -> Iterator[yaml.Event]:
        while self.loader.check_event():
            # the stubs of yaml have no types for what a loader inherits
            event: yaml.Event = self.loader.get_event()  # type: ignore[no-untyped-call]
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
                fault = phrase(
                    "yaml.anchor",
                    "`&` and `*` are anchors in YAML, which a board file does not use; "
                    "put the word in quotes, or write the part in full",
                )
                raise UnreadableBoard(fault, _span(event, event))
            if getattr(event, "tag", None) is not None:
                fault = phrase("yaml.tag", "there is a `!` tag here, which a board file does not use")
                raise UnreadableBoard(fault, _span(event, event))
            yield event

    def parse(self) -> tuple[BoardText, list[tuple[Wording, Span]]]:
        holders: list[tuple[Any, Path]] = []
        holder: Any
        key: yaml.ScalarEvent | None = None
        data: Any = None
        documents = 0
        for event in self.events():
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    fault = phrase("yaml.second", "a second document begins here; a file holds one board")
                    raise UnreadableBoard(fault, _span(event, event))
            elif isinstance(event, yaml.CollectionEndEvent):
                self.widen(holders.pop()[1], event)
            elif isinstance(event, yaml.NodeEvent):
                holder, around = holders[-1] if holders else (None, ())
                if isinstance(holder, dict) and key is None:
                    key = self.key(event)
                    continue
                path = self.place(holder, around, key, event)
                made = self.value(event, path)
                if not holders:
                    data = made
                elif isinstance(holder, list):
                    holder.append(made)
                elif key is not None:
                    holder.setdefault(key.value, made)
                key = None
                if isinstance(event, yaml.CollectionStartEvent):
                    holders.append((made, path))
                    if len(holders) > MOST_DEPTH:
                        fault = phrase("yaml.deep", "this is nested too deeply for a board")
                        raise UnreadableBoard(fault, _span(event, event))
        return BoardText(data, self.places, self.typed, tuple(self.twice)), self.faults

    def key(self, event: yaml.NodeEvent) -> yaml.ScalarEvent:
        if not isinstance(event, yaml.ScalarEvent):
            fault = phrase("yaml.no-name", "a name is missing before the colon")
            raise UnreadableBoard(fault, _span(event, event))
        kind = self.kind(event)
        if kind != "str":
            fault = phrase(
                "yaml.name",
                'YAML reads the name {name} as {kind}; write it in quotes: "{name}"',
                name=event.value,
                kind=_KINDS.get(kind, NUMBER),
            )
            self.faults.append((fault, _span(event, event)))
        return event

    def place(self, holder: Any, around: Path, key: yaml.ScalarEvent | None, event: yaml.NodeEvent) -> Path:
        """Note the place of a value, including its key if it has one. Returns its path."""
        if isinstance(holder, list):
            path = (*around, len(holder))
            self.places[path] = _span(event, event)
        elif key is not None:
            path = (*around, key.value)
            span = _span(key, event)
            if key.value in holder:
                self.twice.append(Twice(path, _span(key, key), self.places[path].line))
                path = (*path, "", len(self.twice))  # so that what is below it belongs to no part
            self.places[path] = span
        else:
            path = ()
        return path

    def widen(self, path: Path, end: yaml.Event) -> None:
        """Extend the span of a list on one line to its closing bracket."""
        span, mark = self.places[path], end.end_mark
        if path and mark is not None and mark.line + 1 == span.line:
            self.places[path] = span._replace(end_column=mark.column + 1)

    def value(self, event: yaml.NodeEvent, path: Path) -> Any:
        if isinstance(event, yaml.MappingStartEvent):
            return {}
        if isinstance(event, yaml.SequenceStartEvent):
            return []
        assert isinstance(event, yaml.ScalarEvent)
        kind = self.kind(event)
        self.typed[path] = event.value
        if kind == "str":
            return event.value
        if kind == "bool":
            return bool(self.loader.bool_values[event.value.lower()])
        if kind == "null":
            return None
        if kind == "int" and _WHOLE.fullmatch(event.value):
            return int(event.value)
        fault = phrase(
            "yaml.value",
            "YAML reads {value} as {kind}; write a plain whole number, or a word in quotes",
            value=event.value[:40],
            kind=_KINDS.get(kind, _UNUSUAL_NUMBER),
        )
        raise UnreadableBoard(fault, _span(event, event))

    def kind(self, event: yaml.ScalarEvent) -> str:
        # the stubs of yaml have no types for what a loader inherits
        tag = self.loader.resolve(yaml.ScalarNode, event.value, event.implicit)  # type: ignore[no-untyped-call]
        return str(tag).removeprefix(_TAG)


def _span(first: yaml.Event, last: yaml.Event) -> Span:
    """The span from the start of one event to the end of another, at most to the end of the line."""
    start, end = first.start_mark, last.end_mark
    assert start is not None
    if end is None or end.line != start.line:
        end = first.end_mark
    column = start.column + 1
    if end is None or end.line != start.line:
        return Span(start.line + 1, column, column + 1)
    return Span(start.line + 1, column, max(end.column, column) + 1)
