"""A log that waits to be worked on, wherever it comes from; it can be sent to another process."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from referee.core.record import Record
from referee.text.source import TooLarge


class Source(NamedTuple):
    """The bytes of a log. A board file that it names is looked for among `boards`, else in `folder`."""

    name: str
    data: bytes
    folder: str | None = None
    boards: Mapping[str, bytes] | None = None
    is_record: bool = False
    """The data is a record in JSON, and not the text of a log."""
    path: str = ""
    """The file itself, - for standard input; empty in an archive, where nothing can be written."""


MOST_BOARDS = 200
"""Board files that are sent along with a log, all of its folder."""


class Failed(NamedTuple):
    """In place of what was to be made of a log: that it was not, in words."""

    name: str
    why: str

    @property
    def text(self) -> str:
        return f"{self.name}: {self.why}" if self.name else self.why


def portable(source: Source | Failed) -> Source | Failed:
    """The same log for another machine: board files that it may name go with it."""
    if isinstance(source, Failed) or source.folder is None:
        return source
    boards = _boards_in(source.folder) if b".y" in source.data else {}
    return source._replace(folder=None, boards=boards)


def _boards_in(folder: str) -> dict[str, bytes]:
    from referee.beside import read_regular
    from referee.text.boards import NotThere

    boards: dict[str, bytes] = {}
    for path in sorted(Path(folder).glob("*.y*ml"))[:MOST_BOARDS]:
        try:
            boards[path.name] = read_regular(path)
        except NotThere:
            continue  # as if it were not there; the log that names it says so
    return boards


class CannotUse(Exception):
    """The log cannot be worked on at all; the text says why, and names it."""


def record_of(source: Source) -> Record:
    """Read a log. What is wrong in it becomes findings; CannotUse if it cannot be read at all."""
    import referee

    try:
        if source.boards is None and not source.is_record:
            return referee.loads(source.data, source.name, source.folder)
        return _read(source)
    except (referee.CannotRead, CannotUse) as fault:
        raise CannotUse(str(fault)) from None


def _read(source: Source) -> Record:
    from referee.text.boards import NotThere
    from referee.text.reader import read

    def beside(name: str) -> bytes:
        try:
            return (source.boards or {})[name]
        except KeyError:
            raise NotThere("there is no such file beside the log") from None

    data: str | bytes = source.data
    if source.is_record:
        import json

        from referee.export.record import text_from_json

        try:
            data = text_from_json(json.loads(source.data), beside)
        except RecursionError:
            raise CannotUse(f"{source.name}: nested too deeply to be a record") from None
        except ValueError as error:
            raise CannotUse(f"{source.name}: {error}") from None
    try:
        return read(data, source.name, beside)
    except TooLarge as error:
        raise CannotUse(f"{source.name}: {error}") from None
