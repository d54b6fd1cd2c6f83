"""Files in and out: logs found by name, folder or pattern, and output that is whole or absent."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

import referee
from referee.core.record import Record
from referee.text.source import MOST_BYTES

SUFFIX = ".moai"
STDIN = "-"


class Trouble(Exception):
    """The command cannot do its work. The text is all that the user sees."""


def guard_streams() -> None:
    """Characters that the terminal does not know are written out, not fatal."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def hush_streams() -> None:
    """Nobody reads standard output any more: let the interpreter close it in silence."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def find_logs(arguments: Sequence[str]) -> Iterator[str | Trouble]:
    """The logs that the arguments mean, in order; a Trouble in place of an argument that means none."""
    seen: set[str] = set()
    for argument in arguments:
        found = False
        for name in _matches(argument):
            found = True
            if name not in seen:
                seen.add(name)
                yield name
        if not found:
            yield _nothing(argument)


def _matches(argument: str) -> Iterator[str]:
    if argument == STDIN or os.path.isfile(argument):
        yield argument
    elif os.path.isdir(argument):
        yield from map(str, sorted(Path(argument).rglob(f"*{SUFFIX}")))
    elif os.path.lexists(argument) or not any(sign in argument for sign in "*?["):
        if os.path.lexists(argument):
            yield argument
    else:
        from glob import glob

        for name in sorted(glob(argument, recursive=True)):
            yield from _matches(name)


def _nothing(argument: str) -> Trouble:
    if os.path.isdir(argument):
        return Trouble(f"{argument}: no {SUFFIX} logs in this folder")
    if any(sign in argument for sign in "*?["):
        return Trouble(f"{argument}: no file fits this pattern")
    return Trouble(f"{argument}: there is no such file or folder")


def load(name: str, stdin_name: str = STDIN) -> Record:
    """Read one log. Trouble if it cannot be read at all."""
    try:
        if name == STDIN:
            return referee.loads(_stdin(), name=stdin_name)
        return referee.load(name)
    except referee.CannotRead as error:
        raise Trouble(str(error)) from None


def _stdin() -> bytes:
    if sys.stdin is None:
        raise Trouble("there is no standard input")
    return sys.stdin.buffer.read(MOST_BYTES + 1)


def read_text(name: str) -> str:
    """A text file, for commands that read something else than a log."""
    try:
        if name == STDIN:
            data = _stdin()
        else:
            with open(name, "rb") as file:
                data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Trouble(f"{name}: {error.strerror or error}") from None
    if len(data) > MOST_BYTES:
        raise Trouble(f"{name}: larger than {MOST_BYTES // 1024 // 1024} MiB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble(f"{name}: this is not UTF-8 text") from None


def write_whole(name: str, text: str) -> None:
    """Write a file whole or not at all, through a link and with the permissions it had."""
    from tempfile import NamedTemporaryFile

    target = os.path.realpath(name)
    folder = os.path.dirname(target)
    temporary: IO[bytes] | None = None
    try:
        with NamedTemporaryFile(dir=folder, prefix=".referee-", delete=False) as temporary:
            temporary.write(text.encode("utf-8", "surrogateescape"))
            temporary.flush()
            os.fsync(temporary.fileno())
        os.chmod(temporary.name, _mode(target))
        os.replace(temporary.name, target)
    except OSError as error:
        if temporary is not None and os.path.exists(temporary.name):
            os.unlink(temporary.name)
        raise Trouble(f"{name}: cannot write: {error.strerror or error}") from None


def _mode(target: str) -> int:
    try:
        return os.stat(target).st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def emit(text: str, output: str | None) -> None:
    """Text to a file, or to standard output."""
    if not text.endswith("\n"):
        text += "\n"
    if output is None:
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        write_whole(output, text)


def notice(text: str) -> None:
    print(f"referee: {text}", file=sys.stderr)
