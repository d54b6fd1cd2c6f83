"""Messages that make no sense: each request gets an answer, and the server lives on."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import Future
from itertools import count
from typing import Any

import pytest

pytest.importorskip("pygls", reason="the package pygls is not installed")
pytest.importorskip("pytest_lsp", reason="the package pytest_lsp is not installed")

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from referee.lsp.server import make_server
from tests.lsp.test_session import FAULTY, URI, Editor, session

NOT_BEGUN = -32002
PARSE, REQUEST, METHOD, PARAMS = -32700, -32600, -32601, -32602
OPEN, ELSEWHERE = {"uri": URI}, {"uri": "file:///elsewhere.moai"}
PLACE = {"line": 3, "character": 2}
HOVER = {"jsonrpc": "2.0", "id": 7, "method": "textDocument/hover"}


async def answer(editor: Editor, sent: bytes, number: Any) -> tuple[int, str]:
    """The code and message of the error that answers these bytes."""
    waiting: Future[Any] = Future()
    editor.client.protocol._request_futures[number] = waiting
    header = b"Content-Length: %d\r\n\r\n" % len(sent)
    written = editor.client.protocol.writer.write(header + sent)
    if written is not None:
        await written
    try:
        await asyncio.wait_for(asyncio.wrap_future(waiting), 10)
    except JsonRpcException as error:
        return error.code, error.message
    return 0, ""


WRONG = {
    "no JSON": (b'{"jsonrpc": "2.0", "id": 7, ', None, PARSE),
    "not UTF-8": (b'{"jsonrpc": "2.0", "id": "\xff"}', None, PARSE),
    "nested too deeply": (b"[" * 100_000, None, PARSE),
    "a number": (b"3", None, REQUEST),
    "a batch": (json.dumps([HOVER]).encode(), None, REQUEST),
    "no version": (b'{"id": 7, "method": "shutdown"}', 7, REQUEST),
    "another version": (b'{"jsonrpc": "1.0", "id": 7, "method": "shutdown"}', 7, REQUEST),
    "an id that is none": (b'{"jsonrpc": "2.0", "id": [7], "method": "shutdown"}', None, REQUEST),
    "a method that is none": (b'{"jsonrpc": "2.0", "id": 7, "method": {}}', 7, REQUEST),
    "neither request nor answer": (b'{"jsonrpc": "2.0", "id": 7}', 7, REQUEST),
    "a second beginning": (
        b'{"jsonrpc": "2.0", "id": 7, "method": "initialize", "params": {"capabilities": {}}}',
        7,
        REQUEST,
    ),
    "an unknown method": (b'{"jsonrpc": "2.0", "id": "x", "method": "moai/dance"}', "x", METHOD),
    "no parameters": (json.dumps(HOVER).encode(), 7, PARAMS),
    "half the parameters": (json.dumps({**HOVER, "params": {"textDocument": OPEN}}).encode(), 7, PARAMS),
    "a line before the first": (
        json.dumps(
            {**HOVER, "params": {"textDocument": OPEN, "position": {"line": -1, "character": 0}}}
        ).encode(),
        7,
        PARAMS,
    ),
    "a log that is not open": (
        json.dumps({**HOVER, "params": {"textDocument": ELSEWHERE, "position": PLACE}}).encode(),
        7,
        PARAMS,
    ),
}


def test_a_message_that_makes_no_sense_gets_an_error() -> None:
    async def play(editor: Editor) -> None:
        await editor.open(FAULTY)
        for name, (sent, number, code) in WRONG.items():
            got, message = await answer(editor, sent, number)
            assert (got, bool(message)) == (code, True), name
        said = [
            (await answer(editor, *WRONG[name][:2]))[1] for name in ("half the parameters", "no parameters")
        ]
        assert "position" in said[0] and "params" in said[1]
        assert len(await editor.type(FAULTY)) == 2

    session(play)


@pytest.mark.parametrize("shape", [3, [], {}, {"textDocument": 3}, {"textDocument": ELSEWHERE, "data": 3}])
def test_every_question_is_answered_whatever_its_parameters_are(shape: Any) -> None:
    asked = [name for name in make_server().protocol.fm.features if "/did" not in name]
    assert len(asked) > 8

    async def play(editor: Editor) -> None:
        await editor.open(FAULTY)
        numbers = count()
        for method in asked:
            for params in (shape, {"title": "x", "data": shape}):
                number = f"{method} {next(numbers)}"
                data = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
                assert (await answer(editor, json.dumps(data).encode(), number))[0] in (PARAMS, 0), params
        for method in (
            types.TEXT_DOCUMENT_DID_CHANGE,
            types.TEXT_DOCUMENT_DID_CLOSE,
            "$/cancelRequest",
            "x/y",
        ):
            data = {"jsonrpc": "2.0", "method": method, "params": shape}
            sent = json.dumps(data).encode()
            editor.client.protocol.writer.write(b"Content-Length: %d\r\n\r\n" % len(sent) + sent)
        assert len(await editor.type(FAULTY)) == 2

    session(play)


@pytest.mark.parametrize("method", ["textDocument/hover", "shutdown", "moai/dance"])
def test_a_request_before_the_beginning_is_refused(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    protocol = make_server().protocol
    sent: list[Any] = []
    monkeypatch.setattr(protocol, "_send_data", sent.append)
    protocol.handle_message({"jsonrpc": "2.0", "id": 7, "method": method})
    [answered] = sent
    assert (answered["id"], answered["error"].code) == (7, NOT_BEGUN)


def test_a_notification_before_the_beginning_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    server = make_server()
    sent: list[Any] = []
    monkeypatch.setattr(server.protocol, "_send_data", sent.append)
    document = {"uri": URI, "languageId": "moai", "version": 1, "text": FAULTY}
    opened = {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": document}}
    server.protocol.handle_message(opened)
    assert not sent and not server.logs


def test_a_part_of_the_text_is_not_taken_for_the_whole() -> None:
    async def play(editor: Editor) -> None:
        await editor.open(FAULTY)
        part = types.TextDocumentContentChangePartial(
            types.Range(types.Position(0, 0), types.Position(0, 0)), "x"
        )
        for changes in ([], [part]):
            document = types.VersionedTextDocumentIdentifier(uri=URI, version=5)
            editor.client.text_document_did_change(types.DidChangeTextDocumentParams(document, changes))
        await editor.client.wait_for_notification(types.WINDOW_SHOW_MESSAGE)
        params = types.DocumentSymbolParams(editor.document)
        assert await editor.client.text_document_document_symbol_async(params)

    session(play)


def test_an_editor_may_add_the_usual_option() -> None:
    async def play(editor: Editor) -> None:
        assert len(await editor.open(FAULTY)) == 2

    session(play, URI, "--stdio")
