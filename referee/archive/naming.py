"""Names of archives and of what is in them.

An archive is used like a folder: `games.zip/league/monday.moai`. A file cannot contain other files, so no
other file can have such a name. Unlike `!`, a slash means nothing special to a shell.
"""

from __future__ import annotations

import os
import posixpath

ZIP, TAR, LINES = "zip", "tar", "lines"
PLAIN, GZ, XZ, ZST = "", "gz", "xz", "zst"

KINDS = {
    ".zip": (ZIP, PLAIN),
    ".tar": (TAR, PLAIN),
    ".tar.gz": (TAR, GZ),
    ".tgz": (TAR, GZ),
    ".tar.xz": (TAR, XZ),
    ".txz": (TAR, XZ),
    ".tar.zst": (TAR, ZST),
    ".tzst": (TAR, ZST),
    ".jsonl": (LINES, PLAIN),
    ".jsonl.gz": (LINES, GZ),
    ".jsonl.xz": (LINES, XZ),
    ".jsonl.zst": (LINES, ZST),
}
"""For each ending of a name: the form of the archive, and its compression."""
_ENDINGS = tuple(KINDS)
_FOREIGN = (".7z", ".rar", ".tar.bz2", ".tbz", ".tbz2")


def kind_of(name: str) -> tuple[str, str] | None:
    """The form and compression of an archive with this name. None if it is not an archive."""
    lower = name.lower()
    if not lower.endswith(_ENDINGS):
        return None
    return next(KINDS[ending] for ending in reversed(_ENDINGS) if lower.endswith(ending))


def is_nested(path: str) -> bool:
    """Whether a member is itself an archive."""
    return kind_of(path) is not None or path.lower().endswith(_FOREIGN)


def split_name(name: str) -> tuple[str, str] | None:
    """The archive and the path in it, if the name is that of something in an archive. Otherwise None."""
    if "\0" in name:
        return None
    at = name.find("/", 1)
    while at > 0:
        archive = name[:at]
        if kind_of(archive) is not None and os.path.isfile(archive):
            return archive, name[at + 1 :].strip("/")
        at = name.find("/", at + 1)
    return None


def in_archive(name: str) -> bool:
    """Whether a name is that of an archive, or of something in one."""
    return kind_of(name) is not None or split_name(name) is not None


def archive_of(name: str) -> str:
    """The file on disk: for the name of something in an archive, the archive; otherwise the file itself."""
    split = split_name(name)
    return name if split is None else split[0]


def inner_path(said: str) -> str | None:
    """The normalized path of a member. None if it leads out of the archive or is empty."""
    said = said.replace("\\", "/") if "/" not in said else said
    parts = said.split("/")
    if not said or "\0" in said or said.startswith("/") or ".." in parts or parts[0][1:2] == ":":
        return None
    return posixpath.normpath(said)
