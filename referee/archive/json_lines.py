"""Logs as JSON lines: in each line a log as text, or a record as `referee export` writes it.

    {"name": "monday.moai", "text": "game: ..."}
    {"name": "tuesday.moai", "record": {"schema_version": 1, ...}}
    {"schema_version": 1, "game": ..., "entries": [...]}

The path of each is the number of its line, and its name if it has one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from referee.speech.say import tell

from .limits import MOST_BESIDE_TEXTS, MOST_IN_LINE, MOST_IN_MEMBER, MOST_NAME
from .member import Member, MissingLog
from .naming import inner_path
from .streams import BLOCK, Stream

_TEXT = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?+\Z)', re.DOTALL)
"""A text in JSON. One that has no end goes on up to the end, so that nothing is looked at twice."""


def members(stream: Stream) -> Iterator[Member | MissingLog]:
    for number, line in _lines(stream):
        if line is None:
            yield MissingLog(
                str(number),
                tell(
                    "archive.long-line",
                    "the line is longer than {most} MiB",
                    most=MOST_IN_LINE // 1024 // 1024,
                ),
            )
        elif line.strip():
            yield _member(number, line)


def _lines(stream: Stream) -> Iterator[tuple[int, bytes | None]]:
    """The lines with their numbers. A line that is too long is None."""
    number, parts, size = 1, list[bytes](), 0
    while block := stream.read(BLOCK):
        *whole, rest = block.split(b"\n")
        for line in whole:
            too_long = size + len(line) > MOST_IN_LINE
            yield number, None if too_long else b"".join([*parts, line])
            number, parts, size = number + 1, [], 0
        size += len(rest)
        if size <= MOST_IN_LINE:
            parts.append(rest)
        else:
            parts = []
    if size:
        yield number, None if size > MOST_IN_LINE else b"".join(parts)


def _member(number: int, line: bytes) -> Member | MissingLog:
    path = str(number)
    if len(line) > MOST_BESIDE_TEXTS and _has_too_many_parts(line):
        return MissingLog(
            path,
            tell(
                "archive.beside-texts",
                "the line has more than {most} MiB beside its texts",
                most=MOST_BESIDE_TEXTS // 1024 // 1024,
            ),
        )
    try:
        data = json.loads(line)
    except RecursionError:
        return MissingLog(path, tell("archive.deep", "nested too deeply to be a log"))
    except ValueError:
        return MissingLog(path, tell("archive.not-json", "the line is not JSON"))
    if not isinstance(data, dict):
        return MissingLog(path, tell("archive.not-object", "the line is not a JSON object"))
    name = data.get("name")
    if isinstance(name, str) and len(name) <= MOST_NAME:
        inner = inner_path(name)
        if inner is None:
            return MissingLog(path, tell("archive.out", "its name leads out of the archive"))
        path = f"{number}/{inner}"
    text, record = data.get("text"), data.get("record")
    if isinstance(text, str):
        encoded = text.encode("utf-8", "surrogatepass")
        if len(encoded) > MOST_IN_MEMBER:
            return MissingLog(
                path,
                tell(
                    "archive.large",
                    "the log is larger than {most} MiB",
                    most=MOST_IN_MEMBER // 1024 // 1024,
                ),
            )
        return Member(path, encoded)
    if isinstance(record, dict):
        return Member(path, _encoded(record), True)
    if "entries" in data:
        return Member(path, line, True)
    return MissingLog(
        path, tell("archive.neither", "the line has neither `text` (a log) nor `record` (a record in JSON)")
    )


def _has_too_many_parts(line: bytes) -> bool:
    """Whether there is too much beside the texts, of which only the quotes count."""
    at = beside = 0
    for text in _TEXT.finditer(line):
        beside += text.start() - at + 2
        at = text.end()
        if beside > MOST_BESIDE_TEXTS:
            return True
    return beside + len(line) - at > MOST_BESIDE_TEXTS


def _encoded(record: dict[str, Any]) -> bytes:
    return json.dumps(record).encode()
