"""The logs that a command was given: files, standard input, and what is in archives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.archive.naming import split_name
from referee.batch.source import CannotUse, Failed, Source, record_of
from referee.core.record import Record

from .files import (
    STDIN,
    Trouble,
    folder_of,
    leads_into_archive,
    read_bytes,
    refuse_overwriting,
)

Item = Source | Failed


class Sources:
    """The logs in order, each read when it is its turn, and how far that is."""

    def __init__(
        self, names: Iterable[str | Trouble], stdin_name: str = STDIN, output: str | None = None
    ) -> None:
        self.stdin_name = stdin_name
        self.output = output
        self.names = list(names)
        self.done = 0

    def refuse_archives(self, why: str) -> None:
        """For a command that needs files: one message for each archive, and not for every log in it."""
        self.names = [
            Trouble(f"{name}: {why}") if isinstance(name, str) and leads_into_archive(name) else name
            for name in self.names
        ]

    @property
    def share(self) -> float:
        """How much of all has been read, from 0 to 1."""
        return min(self.done / max(len(self.names), 1), 1.0)

    def __iter__(self) -> Iterator[Item]:
        for number, name in enumerate(self.names):
            self.done = number
            if isinstance(name, Trouble):
                yield Failed("", str(name))
                continue
            refuse_overwriting(self.output, name)
            if leads_into_archive(name):
                yield from members(name)
            else:
                yield self._file(name)
        self.done = len(self.names)

    def _file(self, name: str) -> Item:
        try:
            data = read_bytes(name)
        except Trouble as trouble:
            return Failed("", str(trouble))
        return Source(self.stdin_name if name == STDIN else name, data, folder_of(name), path=name)


def one_of(name: str) -> Record:
    """The log of that name in an archive. Trouble if there is none, or the name means several."""
    found: Item | None = None
    for each in members(name):
        if found is not None:
            raise Trouble(f"{name}: several logs are in there; name one of them, such as {found.name}")
        found = each
        if found.name == name:
            break  # no other can have that name
    assert found is not None
    if isinstance(found, Failed):
        raise Trouble(found.text)
    try:
        return record_of(found)
    except CannotUse as fault:
        raise Trouble(str(fault)) from None


def members(name: str) -> Iterator[Item]:
    """The logs of an archive, or of a folder in it, or one log of it, by names that lead to each."""
    from referee.archive.member import Missing
    from referee.archive.reading import Archive

    archive, inner = split_name(name) or (name, "")
    opened = Archive(archive)
    found = False
    try:
        for each in opened.logs():
            if each.path and inner and each.path != inner and not each.path.startswith(f"{inner}/"):
                continue
            found = True
            full = f"{archive}/{each.path}" if each.path else archive
            if isinstance(each, Missing):
                yield Failed(full, each.why)
                continue
            boards = {}
            if b".y" in each.data and not each.is_record:
                boards = opened.boards_beside(each.path)
            yield Source(full, each.data, None, boards, each.is_record)
    except OSError as error:
        yield Failed(archive, error.strerror or str(error))
        return
    if not found:
        yield Failed(name, "there is no such log in the archive")
