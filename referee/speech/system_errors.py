"""What the operating system says when it refuses something, in the language that is spoken."""

from __future__ import annotations

import errno

from .say import phrase

_REASONS = {
    errno.ENOENT: phrase("system.missing", "No such file or directory"),
    errno.EACCES: phrase("system.denied", "Permission denied"),
    errno.EPERM: phrase("system.not-permitted", "Operation not permitted"),
    errno.EISDIR: phrase("system.folder", "Is a directory"),
    errno.ENOTDIR: phrase("system.not-a-folder", "Not a directory"),
    errno.EEXIST: phrase("system.exists", "File exists"),
    errno.ENOSPC: phrase("system.full", "No space left on device"),
    errno.EROFS: phrase("system.read-only", "Read-only file system"),
    errno.EIO: phrase("system.input-output", "Input/output error"),
    errno.ENAMETOOLONG: phrase("system.long-name", "File name too long"),
    errno.ELOOP: phrase("system.links", "Too many levels of symbolic links"),
    errno.EADDRINUSE: phrase("system.in-use", "Address already in use"),
    errno.EMFILE: phrase("system.open-files", "Too many open files"),
}


def reason(error: Exception) -> str:
    """Why the system refused something. What is rare is in the system's own words."""
    number = error.errno if isinstance(error, OSError) else None
    known = None if number is None else _REASONS.get(number)
    return str(known or getattr(error, "strerror", None) or error)
