"""referee check --watch: checks again whenever a log changes, until Ctrl-C."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import NoReturn

from referee.archive.naming import archive_of
from referee.speech.say import tell

from .files import STDIN, Trouble, find_logs, leads_into_archive, notice

PAUSE = 0.3
"""Seconds between two looks at the files."""

Stamp = tuple[tuple[str, int, int], ...]


def watch(logs: Sequence[str], check: Callable[[], int]) -> NoReturn:
    """Check now, and again after every change of a log or of the list of logs."""
    if STDIN in logs:
        raise Trouble(tell("watch.stdin", "--watch cannot watch standard input"))
    while True:
        before = stamp(logs)
        _clear()
        try:
            check()
        except Trouble as trouble:
            notice(str(trouble))
        notice(tell("watch.waiting", "waiting for a change; Ctrl-C ends"))
        while stamp(logs) == before:
            time.sleep(PAUSE)


def stamp(logs: Sequence[str]) -> Stamp:
    """Every log with the time and size of its file. A file that is gone has neither."""
    seen = []
    for name in find_logs(logs):
        if isinstance(name, Trouble):
            seen.append((str(name), 0, 0))
            continue
        try:
            about = os.stat(archive_of(name) if leads_into_archive(name) else name)
            seen.append((name, about.st_mtime_ns, about.st_size))
        except OSError:
            seen.append((name, 0, 0))
    return tuple(seen)


def _clear() -> None:
    """On a terminal, begin at the top."""
    if sys.stdout is not None and sys.stdout.isatty():
        sys.stdout.write("\033[2J\033[H")
        sys.stdout.flush()
