"""The bytes of a log with what is needed to read it. It can be sent to another process."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from referee.core.house import NO_HOUSE, House
from referee.core.record import Record
from referee.speech.say import tell
from referee.text.source import TooLarge


class Customs(NamedTuple):
    """What a configuration says about a log."""

    house: House = NO_HOUSE
    boards: str | None = None
    """The folder of board files that are not beside the log."""
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()


NO_CUSTOMS = Customs()


class Source(NamedTuple):
    """The bytes of a log. If it names a board file, that is in `boards`, or else in `folder`."""

    name: str
    data: bytes
    folder: str | None = None
    boards: Mapping[str, bytes] | None = None
    is_record: bool = False
    """Whether the data is a record in JSON instead of the text of a log."""
    path: str = ""
    """The path of the file, or - for standard input. Empty for a log in an archive."""
    customs: Customs = NO_CUSTOMS


MOST_BOARDS = 200
"""The most board files of its folder that are sent with a log."""


class Failed(NamedTuple):
    """Takes the place of a result if the task failed; `why` is for the user."""

    name: str
    why: str

    @property
    def text(self) -> str:
        return f"{self.name}: {self.why}" if self.name else self.why


def portable(source: Source | Failed) -> Source | Failed:
    """The same log for another machine, with the board files that it may name."""
    if isinstance(source, Failed) or source.folder is None:
        return source
    folders = [each for each in (source.customs.boards, source.folder) if each and b".y" in source.data]
    boards = {name: data for each in folders for name, data in _boards_in(each).items()}
    return source._replace(folder=None, boards=boards)


def _boards_in(folder: str) -> dict[str, bytes]:
    from referee.loading import files_of
    from referee.text.boards import NotThere

    read_board = files_of(folder)
    assert read_board is not None
    boards: dict[str, bytes] = {}
    for path in sorted(Path(folder).glob("*.y*ml"))[:MOST_BOARDS]:
        try:
            boards[path.name] = read_board(path.name)
        except NotThere:
            continue  # if a log names it, that becomes a finding
    return boards


class CannotUse(Exception):
    """The log cannot be read at all. The text says why, with the name of the log."""


def record_of(source: Source) -> Record:
    """Read a log. Faults in it become findings; CannotUse if it cannot be read at all."""
    import referee

    try:
        if source.boards is None and not source.is_record:
            customs = source.customs
            return referee.loads(
                source.data, source.name, source.folder, house=customs.house, boards=customs.boards
            )
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
            raise NotThere(
                tell("source.beside", "there is no such file in the folder of the log")
            ) from None

    data: str | bytes = source.data
    if source.is_record:
        import json

        from referee.export.record_json import text_from_json

        try:
            data = text_from_json(json.loads(source.data), beside)
        except RecursionError:
            raise CannotUse(
                tell("source.nested", "{name}: nested too deeply to be a record", name=source.name)
            ) from None
        except ValueError as error:
            raise CannotUse(f"{source.name}: {error}") from None
    try:
        return read(data, source.name, beside, source.customs.house)
    except TooLarge as error:
        raise CannotUse(f"{source.name}: {error}") from None
