"""What an editor announces: a message that is far too long is refused before it is read."""

from __future__ import annotations

import io

import pytest

pytest.importorskip("pygls", reason="the package pygls is not installed")

from referee.api import CannotRead
from referee.lsp.messages import Incoming


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Length: " + b"9" * 5_000 + b"\r\n",
        b"Content-Length: " + b"9" * 20 + b"\r\n",
        b"Content-Length: 200000000\r\n",
        b"x" * 10_000,
    ],
)
def test_a_message_without_end_is_refused(head: bytes) -> None:
    """A length of 20 digits ended in an internal error. pygls waits for the whole of a shorter one."""
    with pytest.raises(CannotRead, match="no message, or one of more than 128 MiB"):
        Incoming(io.BytesIO(head)).readline()


def test_a_message_is_read_as_it_is() -> None:
    sent = b"Content-Length: 2\r\n\r\n{}"
    incoming = Incoming(io.BytesIO(sent))
    assert (incoming.readline(), incoming.readline(), incoming.read(2)) == (sent[:19], b"\r\n", b"{}")
