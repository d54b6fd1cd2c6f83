"""Every log of an archive, as a stream."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import BinaryIO

from referee.speech.say import tell
from referee.text.source import SUFFIX

from .limits import MOST_IN_MEMBER, MOST_MEMBERS, Broken
from .member import Member, MissingLog, Unread
from .naming import LINES, ZIP, inner_path, is_nested, kind_of
from .seen import Seen
from .streams import Stream

Found = Iterator[Member | MissingLog]
BOARDS = (".yaml", ".yml")
MOST_BOARDS = 200


class Archive:
    """An archive, and the progress of reading it."""

    def __init__(self, name: str) -> None:
        kind = kind_of(name)
        assert kind is not None
        self.name = name
        self.form, self.compression = kind
        self.tell: Callable[[], float] = lambda: 0.0
        self._boards: dict[str, bytes] | None = None

    def logs(self) -> Found:
        """Every log in order, or why it cannot be read. OSError if there is no such file."""
        count = 0
        try:
            for each in self._members((SUFFIX,), nested=True):
                count += 1
                yield each
        except Broken as fault:
            yield MissingLog("", str(fault))
            return
        if not count:
            yield MissingLog("", f"no {SUFFIX} logs in this archive")

    def boards_beside(self, path: str) -> dict[str, bytes]:
        """The board files in the folder of a log, by name. The first call reads the archive once more."""
        if self._boards is None:
            self._boards = {}
            if self.form != LINES:
                told = self.tell
                self._boards = dict(self._all_boards())
                self.tell = told
        folder = path.rpartition("/")[0]
        return {
            board.rpartition("/")[2]: data
            for board, data in self._boards.items()
            if board.rpartition("/")[0] == folder
        }

    def _all_boards(self) -> Iterator[tuple[str, bytes]]:
        from referee.text.board_yaml import MOST_BYTES

        count = 0
        try:
            for each in self._members(BOARDS, nested=False):
                if isinstance(each, Member) and len(each.data) <= MOST_BYTES and count < MOST_BOARDS:
                    count += 1
                    yield each.path, each.data
        except Broken:
            return  # reported when the logs are read

    def _members(self, endings: tuple[str, ...], nested: bool) -> Found:
        with ExitStack() as stack:
            file: BinaryIO = stack.enter_context(open(self.name, "rb"))
            size = file.seek(0, 2) or 1
            file.seek(0)
            self.tell = lambda: min(file.tell() / size, 1.0) if not file.closed else 1.0
            if self.form == ZIP:
                from .zipped import Zip

                again = stack.enter_context(open(self.name, "rb"))
                yield from _chosen(Zip(file, again), endings, nested)
            elif self.form == LINES:
                from .json_lines import members

                yield from members(Stream(file, self.compression))
            else:
                from .tarball import Tar

                yield from _chosen(Tar(Stream(file, self.compression)), endings, nested)


def _chosen(archive: object, endings: tuple[str, ...], nested: bool) -> Found:
    """The members whose names have one of these endings, each name once."""
    from .tarball import Tar
    from .zipped import Zip

    assert isinstance(archive, Tar | Zip)
    seen = Seen()
    for count, head in enumerate(archive.heads(), 1):
        if count > MOST_MEMBERS:
            raise Broken(
                tell(
                    "archive.members",
                    "it has more than {most:,} members; no more of it is read",
                    most=MOST_MEMBERS,
                )
            )
        said = head.name
        if said.rpartition("/")[2].startswith("._"):
            continue  # what macOS adds to each file
        if nested and is_nested(said):
            yield MissingLog(
                inner_path(said) or said,
                tell("archive.nested", "an archive inside an archive is not opened"),
            )
            continue
        if not said.endswith(endings):
            continue
        path = inner_path(said)
        if path is None:
            yield MissingLog(said, tell("archive.out", "its name leads out of the archive"))
            continue
        if not seen.add(path):
            yield MissingLog(
                path, tell("archive.twice", "this name is in the archive twice; only the first is read")
            )
        elif head.why:
            yield MissingLog(path, head.why)
        elif head.size > MOST_IN_MEMBER:
            yield MissingLog(
                path,
                tell(
                    "archive.large",
                    "the log is larger than {most} MiB",
                    most=MOST_IN_MEMBER // 1024 // 1024,
                ),
            )
        else:
            try:
                yield Member(path, archive.data(head))
            except Unread as fault:
                yield MissingLog(path, str(fault))
