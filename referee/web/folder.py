"""The folder that is served: its logs by name, and names for new ones. Nothing else can be reached."""

from __future__ import annotations

import os
import stat
from datetime import date
from pathlib import Path
from typing import NamedTuple

from referee.text.source import SUFFIX

MOST_LOGS = 1_000
"""The most logs that are listed, the newest first."""
MOST_OF_A_DAY = 1_000


class FolderEntry(NamedTuple):
    """A log in the folder, and when it was last written."""

    name: str
    modified: float


class NoName(Exception):
    """There is no free name for a new log."""


class LogFolder:
    """The logs of one folder. A name is looked up among the files that are there, and never made a path."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def logs(self) -> list[FolderEntry]:
        """The logs, the newest first. Links, folders and hidden files are none."""
        found = []
        with os.scandir(self.path) as entries:
            for entry in entries:
                if is_log_name(entry.name):
                    try:
                        seen = entry.stat(follow_symlinks=False)
                    except OSError:
                        continue  # deleted meanwhile
                    if stat.S_ISREG(seen.st_mode):
                        found.append(FolderEntry(entry.name, seen.st_mtime))
        found.sort(key=lambda log: (-log.modified, log.name))
        return found[:MOST_LOGS]

    def path_of(self, name: str) -> Path | None:
        """The file of a log, or None if no log of the folder has this name."""
        return next((self.path / log.name for log in self.logs() if log.name == name), None)

    def new_name(self, game: str) -> str:
        """A name that no file has, made from the game and the date."""
        for number in range(1, MOST_OF_A_DAY):
            name = f"{game}-{date.today().isoformat()}{f'-{number}' if number > 1 else ''}{SUFFIX}"
            if not os.path.lexists(self.path / name):
                return name
        raise NoName


def is_log_name(name: str) -> bool:
    """Whether a file of this name is a log: visible, text, with the ending of logs."""
    return name.endswith(SUFFIX) and not name.startswith(".") and name.isprintable()
