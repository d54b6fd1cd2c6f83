"""The logs that a command works on: files, standard input, and logs in archives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from referee.batch.source import Failed, Source
from referee.speech.punctuation import headed

from .archive_logs import Item, members
from .configuration import Configurations
from .files import (
    STDIN,
    Trouble,
    folder_of,
    leads_into_archive,
    read_bytes,
    refuse_overwriting,
)


class Sources:
    """The logs in order. Each is read when it is needed, and the progress is counted."""

    def __init__(
        self,
        names: Iterable[str | Trouble],
        stdin_name: str = STDIN,
        output: str | None = None,
        others: Sequence[str] = (),
    ) -> None:
        self.stdin_name = stdin_name
        self.outputs = (output, *others)
        self.names = list(names)
        self.done = 0
        self.configurations = Configurations()

    def refuse_archives(self, why: str) -> None:
        """For a command that needs files: one message for each archive, not for every log in it."""
        self.names = [
            Trouble(headed(name, why)) if isinstance(name, str) and leads_into_archive(name) else name
            for name in self.names
        ]

    @property
    def share(self) -> float:
        """The part of the names that have been read, from 0 to 1."""
        return min(self.done / max(len(self.names), 1), 1.0)

    def __iter__(self) -> Iterator[Item]:
        for number, name in enumerate(self.names):
            self.done = number
            if isinstance(name, Trouble):
                yield Failed("", str(name))
                continue
            for output in self.outputs:
                refuse_overwriting(output, name)
            try:
                customs = self.configurations.customs(name)
            except Trouble as trouble:
                yield Failed("", str(trouble))
                continue
            for item in members(name) if leads_into_archive(name) else [self._file(name)]:
                yield item._replace(customs=customs) if isinstance(item, Source) else item
        self.done = len(self.names)

    def _file(self, name: str) -> Item:
        try:
            data = read_bytes(name)
        except Trouble as trouble:
            return Failed("", str(trouble))
        return Source(self.stdin_name if name == STDIN else name, data, folder_of(name), path=name)
