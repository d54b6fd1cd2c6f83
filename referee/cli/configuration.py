"""Which configuration holds for a log: the nearest one upwards from it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from referee.batch.source import NO_CUSTOMS, Customs

from .log_files import STDIN, leads_into_archive
from .speaking import is_isolated

if TYPE_CHECKING:
    from .config_file import Config

NAMES = ("referee.toml", "pyproject.toml")


class Configurations:
    """The configurations of one run, each read once."""

    def __init__(self) -> None:
        self.known: dict[str, Config | None] = {}

    def of(self, name: str) -> Config | None:
        """The configuration for a log, a folder or `-`. Trouble if it is wrong."""
        if is_isolated():
            return None
        return self.of_folder(_folder_of(name))

    def of_folder(self, folder: str) -> Config | None:
        """The configuration of a folder, or else of the nearest folder above it that has one."""
        above: list[str] = []
        found: Config | None = None
        while folder not in self.known:
            above.append(folder)
            found = _read(folder)
            parent = os.path.dirname(folder)
            if found is not None or parent == folder:
                break
            folder = parent
        else:
            found = self.known[folder]
        self.known.update(dict.fromkeys(above, found))
        return found

    def customs(self, name: str) -> Customs:
        """What holds for a log."""
        config = self.of(name)
        if config is None:
            return NO_CUSTOMS
        ignore = (*config.ignore, *_of_file(config, name))
        return Customs(config.house, config.boards, config.select, ignore)


def _read(folder: str) -> Config | None:
    if not any(os.path.lexists(os.path.join(folder, name)) for name in NAMES):
        return None
    from .config_file import read_config

    return read_config(folder)


def _folder_of(name: str) -> str:
    """The folder of a log, or of the archive that it is in."""
    if name == STDIN:
        return os.getcwd()
    if leads_into_archive(name):
        from referee.archive.naming import archive_of

        name = archive_of(name)
    path = os.path.abspath(name)
    return path if os.path.isdir(path) else os.path.dirname(path)


def _of_file(config: Config, name: str) -> list[str]:
    """The codes that are ignored in this file."""
    if not config.per_file_ignores or name == STDIN:
        return []
    from fnmatch import fnmatchcase

    path = os.path.relpath(os.path.abspath(name), config.folder).replace(os.sep, "/")
    last = path.rpartition("/")[2]
    return [
        code
        for pattern, codes in config.per_file_ignores
        if fnmatchcase(path, pattern) or fnmatchcase(last, pattern)
        for code in codes
    ]
