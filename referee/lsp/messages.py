"""The messages of an editor: each request gets an answer, also one that makes no sense.

pygls drops a message that has the wrong shape, and an editor would wait for ever. Here such a request is
answered by an error, and the server lives on. The codes are those of JSON-RPC and of the protocol.
"""

from __future__ import annotations

import re
from typing import Any, BinaryIO

from cattrs import transform_error
from lsprotocol import types
from pygls.exceptions import (
    JsonRpcException,
    JsonRpcInvalidParams,
    JsonRpcInvalidRequest,
    JsonRpcServerNotInitialized,
)
from pygls.protocol import LanguageServerProtocol

from referee.api import CannotRead
from referee.speech.say import tell

VERSION = "2.0"
MOST_BYTES = 128 * 1024 * 1024
"""The longest message that is read: the text of a log of 16 MiB, if each of its signs is escaped."""
MOST_OF_A_HEAD = 4096
"""The longest line above a message."""
_LENGTH = re.compile(rb"Content-Length: ([0-9]+)\r\n")
_MOST_SAID = 500
"""The most characters of what is said about parameters of the wrong shape."""


class Incoming:
    """What an editor sends, to be read as pygls does. CannotRead if a message is announced as far too long,
    since pygls would wait for all of it."""

    def __init__(self, stream: BinaryIO) -> None:
        self.stream = stream

    def readline(self) -> bytes:
        line = self.stream.readline(MOST_OF_A_HEAD)
        length = _LENGTH.fullmatch(line)
        if len(line) == MOST_OF_A_HEAD or (length and (len(length[1]) > 9 or int(length[1]) > MOST_BYTES)):
            raise CannotRead(
                tell(
                    "editor.too-long",
                    "what the editor sends is no message, or one of more than {most} MiB",
                    most=MOST_BYTES // 1024 // 1024,
                )
            )
        return line

    def read(self, size: int) -> bytes:
        return self.stream.read(size)


class Messages(LanguageServerProtocol):
    """The protocol of pygls, without messages that are dropped."""

    def structure_message(self, data: dict[str, Any]) -> dict[str, Any]:
        """An object of the text as it is: pygls calls this for each, also for those inside a message."""
        return data

    def handle_message(self, message: Any) -> None:
        """Carry out a message, which is any JSON value, or answer why not."""
        try:
            self._check(message)
            structured = self._structured(message)
        except JsonRpcException as error:
            self._refuse(message, error)
        else:
            super().handle_message(structured)

    def answer(self, number: str | int | None, error: JsonRpcException) -> None:
        """Answer the request of that number by an error, or one whose number could not be read."""
        response = {"jsonrpc": VERSION, "id": number, "error": error.to_response_error()}
        self._send_data(response)

    def _check(self, message: Any) -> None:
        if not isinstance(message, dict):
            raise JsonRpcInvalidRequest("a message is one JSON object")
        if message.get("jsonrpc") != VERSION:
            raise JsonRpcInvalidRequest(f'a message has "jsonrpc": "{VERSION}"')
        if "id" in message and _id_of(message) is None:
            raise JsonRpcInvalidRequest("the id of a request is a string or an integer")
        if not message.keys() & {"method", "result", "error"}:
            raise JsonRpcInvalidRequest("a message has a method, a result or an error")
        if not isinstance(message.get("method", ""), str):
            raise JsonRpcInvalidRequest("a method is a string")
        if _is_request(message):
            self._check_order(message["method"])
        elif message.get("method", types.EXIT) != types.EXIT and not self._is_initialized():
            raise JsonRpcServerNotInitialized("initialize is the first message")

    def _check_order(self, method: str) -> None:
        """A session begins with `initialize` and has nothing after `shutdown`."""
        if self._shutdown:
            raise JsonRpcInvalidRequest("there are no requests after shutdown")
        if method == types.INITIALIZE and self._is_initialized():
            raise JsonRpcInvalidRequest("initialize is sent once")
        if method != types.INITIALIZE and not self._is_initialized():
            raise JsonRpcServerNotInitialized("initialize is the first request")

    def _is_initialized(self) -> bool:
        return self._workspace is not None

    def _structured(self, message: dict[str, Any]) -> Any:
        if "method" in message and self.get_message_type(message["method"]) is None:
            message = {"params": None, **message}  # an unknown method may have none
        try:
            return super().structure_message(message)
        except JsonRpcException as error:
            cause = error.__cause__
            said = "; ".join(transform_error(cause)) if isinstance(cause, Exception) else str(error)
            raise JsonRpcInvalidParams(said[:_MOST_SAID]) from None

    def _refuse(self, message: Any, error: JsonRpcException) -> None:
        """Answer a message that cannot be carried out. Nobody waits for the answer to a notification or
        to an answer, so those are only written to the editor's log."""
        if (
            not isinstance(message, dict)
            or _is_request(message)
            or isinstance(error, JsonRpcInvalidRequest)
        ):
            self.answer(_id_of(message), error)
            return
        if isinstance(error, JsonRpcServerNotInitialized):
            return  # before the beginning, a server sends nothing but answers
        params = types.LogMessageParams(types.MessageType.Error, error.message)
        self.notify(types.WINDOW_LOG_MESSAGE, params)


def _is_request(message: dict[str, Any]) -> bool:
    return "id" in message and "method" in message


def _id_of(message: Any) -> str | int | None:
    """The id of a message, if it has one that can be answered."""
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, str | int) and not isinstance(found, bool) else None
