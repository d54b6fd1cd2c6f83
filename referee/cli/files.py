"""Reads input up to a limit of size, and writes output whole or not at all."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TextIO, TypeVar

import referee
from referee.export.safe_text import visible
from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.system_errors import reason
from referee.text.source import MOST_BYTES

from .log_files import STDIN as STDIN
from .log_files import Trouble as Trouble
from .log_files import find_logs as find_logs
from .log_files import leads_into_archive as leads_into_archive

if TYPE_CHECKING:
    from referee.batch.source import Customs
    from referee.core.record import Record

_T = TypeVar("_T")
KEPT = (".yaml", ".yml", ".golden.json", ".undone")
"""The ends of the names of files that are kept beside logs: boards, goldens, lines that were taken back."""


class OutputClosed(Exception):
    """Nobody reads standard output any more. (Not an OSError, because typer handles those itself.)"""


def guard_streams() -> None:
    """Write characters that the terminal does not know as escapes, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def hush_streams(stream: TextIO | None = None) -> None:
    """Let the interpreter close a broken stream without a message: standard output if none is given."""
    with contextlib.suppress(OSError, ValueError, AttributeError):  # there may be none
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, (stream or sys.stdout).fileno())


def say(text: str) -> None:
    """Write to standard output and flush it."""
    if sys.stdout is None:
        raise Trouble(tell("file.no-output", "there is no standard output"))
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        raise OutputClosed from None
    except OSError as error:
        raise Trouble(
            tell(
                "file.cannot-print",
                "cannot write to standard output: {reason}",
                reason=reason(error),
            )
        ) from None


def load(name: str, stdin_name: str = STDIN) -> Record:
    """Read one log. Trouble if it cannot be read at all."""
    if leads_into_archive(name):
        from .archive_logs import one_of

        return one_of(name)
    customs = _customs(name)
    said = stdin_name if name == STDIN else name
    try:
        return referee.loads(
            read_bytes(name), said, folder_of(name), house=customs.house, boards=customs.boards
        )
    except referee.CannotRead as error:
        raise Trouble(str(error)) from None


def _customs(name: str) -> Customs:
    """What the configuration says about a log. The language that it asks for is spoken from now on."""
    from .configuration import Configurations
    from .speaking import speak_as_configured

    known = Configurations()
    config = known.of(name)
    if config is not None and config.language is not None:
        speak_as_configured(config.language)
    return known.customs(name)


def folder_of(name: str) -> str:
    """The folder with the board files of a log: its own, or the current one for standard input."""
    return "." if name == STDIN else os.path.dirname(name) or "."


def _stdin() -> bytes:
    if sys.stdin is None:
        raise Trouble(tell("file.no-input", "there is no standard input"))
    return sys.stdin.buffer.read(MOST_BYTES + 1)


def read_bytes(name: str) -> bytes:
    """The bytes of a file or of standard input, up to one more than the limit for a log."""
    try:
        if name == STDIN:
            return _stdin()
        with open(name, "rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Trouble(headed(name, reason(error))) from None
    except ValueError as error:  # a NUL in the name
        raise Trouble(f"{name!r}: {error}") from None


def read_text(name: str, most: int = MOST_BYTES) -> str:
    """The text of a file, for commands that read something other than a log."""
    return as_text(name, read_bytes(name), most)


def as_text(name: str, data: bytes, most: int = MOST_BYTES) -> str:
    """The text of a file of that name. Trouble if it is too large or not text."""
    if len(data) > most:
        raise Trouble(
            tell("file.larger", "{name}: larger than {most} MiB", name=name, most=most // 1024 // 1024)
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble(tell("file.not-text", "{name}: this is not UTF-8 text", name=name)) from None


def write_whole(name: str, text: str | bytes) -> None:
    """Write a file whole or not at all, through a link and with the permissions it had."""
    from . import writing

    _writing(name, lambda: writing.write_whole(name, _encoded(text)))


def write_beside(name: str, text: str | bytes) -> None:
    """The same for a file that belongs to a log, without following links."""
    from . import writing

    _writing(name, lambda: writing.write_beside(name, _encoded(text)))


def write_new(name: str, text: str | bytes) -> bool:
    """Write a new file. If it exists, write nothing and return False."""
    from . import writing

    return _writing(name, lambda: writing.write_new(name, _encoded(text)))


def write_unchanged(name: str, before: bytes, text: str | bytes) -> None:
    """Replace a file, unless somebody else has changed it since it was read."""
    from . import writing

    _writing(name, lambda: writing.write_unchanged(name, before, _encoded(text)))


def leave_as_it_is(name: str) -> None:
    """Clean up after a killed process beside a file that this command need not write."""
    from . import writing

    if name != STDIN:
        writing.sweep(name)


def _writing(name: str, write: Callable[[], _T]) -> _T:
    from . import writing

    try:
        return write()
    except writing.NotWritten as reason:
        raise Trouble(headed(name, str(reason))) from None


def _encoded(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode("utf-8", "backslashreplace")


def refuse_overwriting(output: str | None, *inputs: str) -> None:
    """Trouble if the report would replace one of the logs, or what is kept beside them."""
    if output is None or not os.path.isfile(output):
        return
    if any(_is_same(output, name) or _is_read_with(output, name) for name in inputs):
        raise Trouble(
            tell("file.replaces-input", "{name}: the output would replace the input", name=output)
        )


def _is_same(output: str, name: str) -> bool:
    from referee.archive.naming import archive_of

    try:
        source = os.fstat(sys.stdin.fileno()) if name == STDIN else os.stat(archive_of(name))
    except (OSError, ValueError):
        return False  # there is no such input, or it is not a file
    return os.path.samestat(os.stat(output), source)


def _is_read_with(output: str, name: str) -> bool:
    """Whether a file may belong to a log: a board that it may name, its golden, its configuration."""
    from .configuration import NAMES, Configurations

    if os.path.basename(output) in NAMES:
        return True
    if not output.endswith(KEPT):
        return False
    folders = (folder_of(name), Configurations().customs(name).boards)
    here = os.path.realpath(os.path.dirname(output))
    return any(folder is not None and os.path.realpath(folder) == here for folder in folders)


def emit(text: str, output: str | None) -> None:
    """Write text to a file, or to standard output (also for the name -)."""
    if not text.endswith("\n"):
        text += "\n"
    if output is None or output == STDIN:
        say(text)
    else:
        write_whole(output, text)


def emit_parts(parts: Iterable[str], output: str | None) -> None:
    """The same for a text that is made part by part because it may be very large."""
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
    """Print a message with several lines on standard error, without control characters."""
    _tell_on_stderr(map(visible, text.rstrip("\n").split("\n")))


def notice(text: str) -> None:
    """Print a message on standard error, without control characters."""
    _tell_on_stderr([f"referee: {visible(text)}"])


def _tell_on_stderr(lines: Iterable[str]) -> None:
    """Print lines on standard error. If it is closed, nobody wants them, and the exit code still tells."""
    if sys.stderr is None:
        return
    try:
        for line in lines:
            print(line, file=sys.stderr)
    except OSError:
        hush_streams(sys.stderr)
