"""Files in and out: bytes read within bounds, and output that is whole or absent."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterable
from typing import TypeVar

import referee
from referee.core.record import Record
from referee.export.visible import visible
from referee.text.source import MOST_BYTES

from . import whole
from .finding import STDIN as STDIN
from .finding import Trouble as Trouble
from .finding import find_logs as find_logs
from .finding import leads_into_archive as leads_into_archive

_T = TypeVar("_T")


class OutputClosed(Exception):
    """Nobody reads standard output any more. (Not an OSError, which typer takes for its own.)"""


def guard_streams() -> None:
    """Characters that the terminal does not know are written out, not fatal."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def hush_streams() -> None:
    """Let the interpreter close a broken standard output in silence."""
    with contextlib.suppress(OSError, ValueError, AttributeError):  # there may be none
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())


def say(text: str) -> None:
    """Write to standard output, at once."""
    if sys.stdout is None:
        raise Trouble("there is no standard output")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        raise OutputClosed from None
    except OSError as error:
        raise Trouble(f"cannot write to standard output: {error.strerror or error}") from None


def load(name: str, stdin_name: str = STDIN) -> Record:
    """Read one log. Trouble if it cannot be read at all."""
    if leads_into_archive(name):
        from .sources import one_of

        return one_of(name)
    try:
        return referee.loads(read_bytes(name), stdin_name if name == STDIN else name, folder_of(name))
    except referee.CannotRead as error:
        raise Trouble(str(error)) from None


def folder_of(name: str) -> str:
    """Where a board file lies that a log names: beside the log, or here if it comes by standard input."""
    return "." if name == STDIN else os.path.dirname(name) or "."


def _stdin() -> bytes:
    if sys.stdin is None:
        raise Trouble("there is no standard input")
    return sys.stdin.buffer.read(MOST_BYTES + 1)


def read_bytes(name: str) -> bytes:
    """The bytes of a file or of standard input, and one more than a log may have at the most."""
    try:
        if name == STDIN:
            return _stdin()
        with open(name, "rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Trouble(f"{name}: {error.strerror or error}") from None
    except ValueError as error:  # a NUL in the name
        raise Trouble(f"{name!r}: {error}") from None


def read_text(name: str, most: int = MOST_BYTES) -> str:
    """A text file, for commands that read something else than a log."""
    return as_text(name, read_bytes(name), most)


def as_text(name: str, data: bytes, most: int = MOST_BYTES) -> str:
    """The text of a file of that name. Trouble if it is too large or no text."""
    if len(data) > most:
        raise Trouble(f"{name}: larger than {most // 1024 // 1024} MiB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble(f"{name}: this is not UTF-8 text") from None


def write_whole(name: str, text: str | bytes) -> None:
    """Write a file whole or not at all, through a link and with the permissions it had."""
    _writing(name, lambda: whole.write_whole(name, _encoded(text)))


def write_beside(name: str, text: str | bytes) -> None:
    """The same for a file that belongs to a log; in its place no link is followed."""
    _writing(name, lambda: whole.write_beside(name, _encoded(text)))


def write_new(name: str, text: str | bytes) -> bool:
    """Write a file that is not there yet; False, and nothing is written, if it is."""
    return _writing(name, lambda: whole.write_new(name, _encoded(text)))


def write_unchanged(name: str, before: bytes, text: str | bytes) -> None:
    """Replace a file, unless somebody else has changed it since it was read."""
    _writing(name, lambda: whole.write_unchanged(name, before, _encoded(text)))


def leave_as_it_is(name: str) -> None:
    """A file that this command might have written, and need not: only what a kill left there goes."""
    if name != STDIN:
        whole.sweep(name)


def _writing(name: str, write: Callable[[], _T]) -> _T:
    try:
        return write()
    except whole.NotWritten as reason:
        raise Trouble(f"{name}: {reason}") from None


def _encoded(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode("utf-8", "backslashreplace")


def refuse_overwriting(output: str | None, *inputs: str) -> None:
    """A report never takes the place of the log that it is about."""
    if output is None or not os.path.isfile(output):
        return
    from referee.archive.naming import archive_of

    target = os.stat(output)
    for name in inputs:
        try:
            source = os.fstat(sys.stdin.fileno()) if name == STDIN else os.stat(archive_of(name))
        except (OSError, ValueError):
            continue  # no such input, or none that is a file
        if os.path.samestat(target, source):
            raise Trouble(f"{output}: the output would replace the input")


def emit(text: str, output: str | None) -> None:
    """Text to a file, or to standard output (also by the name -)."""
    if not text.endswith("\n"):
        text += "\n"
    if output is None or output == STDIN:
        say(text)
    else:
        write_whole(output, text)


def emit_parts(parts: Iterable[str], output: str | None) -> None:
    """The same for a text that is made part by part, since it is far larger than what it tells of."""
    if output is None or output == STDIN:
        for part in parts:
            say(part)
        say("\n")
        return
    whole_text = io.BytesIO()
    for part in parts:
        whole_text.write(_encoded(part))
    whole_text.write(b"\n")
    write_whole(output, whole_text.getvalue())


def warn_in_lines(text: str) -> None:
    """What another has put in words for the user, line by line; nothing in it can steer a terminal."""
    if sys.stderr is not None:
        for line in text.rstrip("\n").split("\n"):
            print(visible(line), file=sys.stderr)


def notice(text: str) -> None:
    """A word to the user, on standard error; nothing in it can steer a terminal."""
    if sys.stderr is not None:
        print(f"referee: {visible(text)}", file=sys.stderr)
