"""Compares a log with the golden file beside it, for two commands and the pytest plugin."""

from __future__ import annotations

from errno import ENAMETOOLONG

from referee.core.verdict import Verdict
from referee.disk import NotPlain, read_plain
from referee.golden.content import MOST_BYTES
from referee.golden.examine import Examined, examine
from referee.speech.say import tell
from referee.speech.system_errors import reason

from .files import Trouble, as_text


def compared(verdict: Verdict, golden: str) -> Examined:
    """The verdict compared with the golden of that name, which may be missing or broken."""
    data = golden_bytes(golden)
    if data is None:
        return examine(verdict, None)
    try:
        return examine(verdict, golden_text(golden, data))
    except Trouble as fault:
        return examine(verdict, "")._replace(trouble=str(fault))


def golden_bytes(golden: str) -> bytes | None:
    """The content of the golden of that name, or None if there is none.

    Trouble if it is not a regular file: links are not followed, and pipes are not read.
    """
    try:
        return read_plain(golden, MOST_BYTES)
    except FileNotFoundError:
        return None
    except NotPlain as fault:
        raise Trouble(
            tell(
                "golden.plain",
                "{name}: a golden is a file beside its log, but {why}",
                name=golden,
                why=str(fault),
            )
        ) from None
    except OSError as error:
        if error.errno == ENAMETOOLONG:
            return None  # so it was never written
        raise Trouble(f"{golden}: {reason(error)}") from None


def golden_text(golden: str, data: bytes) -> str:
    """The text of a golden. Trouble if it is too large or not text."""
    return as_text(golden, data, MOST_BYTES)
