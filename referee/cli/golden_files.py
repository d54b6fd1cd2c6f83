"""A log beside the golden in its folder, for whoever reads goldens: two commands and the pytest plugin."""

from __future__ import annotations

from referee.core.verdict import Verdict
from referee.disk import NotPlain, read_plain
from referee.golden.content import MOST_BYTES
from referee.golden.examine import Examined, examine

from .files import Trouble, as_text


def compared(verdict: Verdict, golden: str) -> Examined:
    """The verdict beside the golden of that name, which may be missing or broken."""
    data = golden_bytes(golden)
    if data is None:
        return examine(verdict, None)
    try:
        return examine(verdict, golden_text(golden, data))
    except Trouble as fault:
        return examine(verdict, "")._replace(trouble=str(fault))


def golden_bytes(golden: str) -> bytes | None:
    """What the golden of that name holds; None if there is none.

    Trouble if there is something else in its place: a link is not followed, a pipe not waited for.
    """
    try:
        return read_plain(golden, MOST_BYTES)
    except FileNotFoundError:
        return None
    except NotPlain as fault:
        raise Trouble(f"{golden}: a golden is a file beside its log, but {fault}") from None
    except OSError as error:
        raise Trouble(f"{golden}: {error.strerror or error}") from None


def golden_text(golden: str, data: bytes) -> str:
    """Trouble if it is too large or no text."""
    return as_text(golden, data, MOST_BYTES)
