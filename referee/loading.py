"""Reads a log from a file or from text, and the board file that the log names.

The log may come from anybody, so no other file is read.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from referee.speech.say import tell
from referee.speech.system_errors import reason

from .core.house import NO_HOUSE, House
from .core.record import Record
from .text.reader import read
from .text.source import MOST_BYTES, TooLarge

if TYPE_CHECKING:
    from .text.boards import Beside


class CannotRead(Exception):
    """A file cannot be read at all; the text says why."""


def load(path: str | Path) -> Record:
    """Read a log from a file. Faults in it become findings; CannotRead if the file cannot be read."""
    try:
        with open(path, "rb") as file:
            return loads(file.read(MOST_BYTES + 1), name=str(path), folder=Path(path).parent)
    except OSError as error:
        raise CannotRead(f"{path}: {reason(error)}") from None
    except ValueError as error:  # a NUL in the path
        raise CannotRead(f"{path!r}: {error}") from None


def loads(
    text: str | bytes,
    name: str = "<text>",
    folder: str | Path | None = None,
    *,
    house: House = NO_HOUSE,
    boards: str | Path | None = None,
) -> Record:
    """Read a log from text. A board file that it names is read only from `folder`, or else from `boards`.

    `house` is the edition and the rulings that hold where the header says nothing.
    """
    try:
        return read(text, name, files_of(folder, boards), house)
    except TooLarge as error:
        raise CannotRead(f"{name}: {error}") from None


def files_of(folder: str | Path | None, other: str | Path | None = None) -> Beside | None:
    """A function that reads a file of that folder, or of another if it is not there.

    The reader has checked that the name has no path.
    """
    if folder is None:
        return None

    def read_beside(name: str) -> bytes:
        here = Path(folder) / name
        return _read_board(here if other is None or os.path.lexists(here) else Path(other) / name)

    return read_beside


def _read_board(path: Path) -> bytes:
    """The bytes of a board file, up to one more than the limit. Raises NotThere.

    Links are not followed, because they may lead anywhere, and pipes are not waited for.
    """
    from .disk import NotPlain, read_plain
    from .text.board_yaml import MOST_BYTES as MOST_BOARD_BYTES
    from .text.boards import NotThere

    try:
        return read_plain(path, MOST_BOARD_BYTES)
    except NotPlain as fault:
        more = ", and links are not followed" if "link" in str(fault) else ""
        raise NotThere(f"{fault}{more}") from None
    except FileNotFoundError:
        raise NotThere(tell("board.no-file", "there is no such file in the folder of the log")) from None
    except (OSError, ValueError) as error:
        raise NotThere(reason(error)) from None


def bytes_of(path: Path) -> bytes:
    """The bytes of a board file. ValueError with a message if it cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ValueError(f"{path}: {reason(error)}") from None
