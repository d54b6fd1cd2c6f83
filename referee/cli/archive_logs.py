"""The logs in an archive that a name on the command line means."""

from __future__ import annotations

from collections.abc import Iterator

from referee.archive.naming import split_name
from referee.batch.source import CannotUse, Failed, Source, record_of
from referee.core.record import Record
from referee.speech.say import tell
from referee.speech.system_errors import reason

from .log_files import Trouble

Item = Source | Failed


def one_of(name: str) -> Record:
    """The log with this name in an archive. Trouble if there is none, or if the name means several."""
    found: Item | None = None
    for each in members(name):
        if found is not None:
            raise Trouble(
                tell(
                    "file.several-logs",
                    "{name}: there are several logs in it; name one of them, such as {log}",
                    name=name,
                    log=found.name,
                )
            )
        found = each
        if found.name == name:
            break  # a name is in an archive only once
    assert found is not None
    if isinstance(found, Failed):
        raise Trouble(found.text)
    try:
        return record_of(found)
    except CannotUse as fault:
        raise Trouble(str(fault)) from None


def members(name: str) -> Iterator[Item]:
    """The logs of an archive, of a folder in it, or one log of it. The name of each leads to it."""
    from referee.archive.member import MissingLog
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
            if isinstance(each, MissingLog):
                yield Failed(full, each.why)
                continue
            boards = {}
            if b".y" in each.data and not each.is_record:
                boards = opened.boards_beside(each.path)
            yield Source(full, each.data, None, boards, each.is_record)
    except OSError as error:
        yield Failed(archive, reason(error))
        return
    if not found:
        yield Failed(name, tell("archive.no-log", "there is no such log in the archive"))
