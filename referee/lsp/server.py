"""The server itself: it keeps the open logs, and answers the requests of an editor over standard input."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path
from typing import Any, BinaryIO, cast

from lsprotocol import types
from pygls.exceptions import JsonRpcException, JsonRpcInvalidParams, JsonRpcParseError
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path
from pygls.workspace import PositionCodec

from referee.api import CannotRead, format_log
from referee.export.safe_text import visible
from referee.speech.say import tell
from referee.version import __version__

from . import acting, colours, completing, diagnostics, hovering, outline
from .columns import text_edits
from .documents import NO_HOUSE_TERMS, HouseTerms, HouseTermsOf, OpenLog
from .messages import Incoming, Messages

PAUSE = 0.25
"""Seconds without a change after which the causes of faults are searched for."""


class RefereeServer(LanguageServer):
    """The logs that are open in one editor."""

    def __init__(self, customs_of: HouseTermsOf) -> None:
        # An editor sends the whole text: pygls would divide a text at characters that end no line in LSP.
        super().__init__("referee", __version__, types.TextDocumentSyncKind.Full, protocol_cls=Messages)
        self.customs_of = customs_of
        self.logs: dict[str, OpenLog] = {}
        self.waiting: dict[str, asyncio.Task[None]] = {}
        self.searching = asyncio.Lock()

    def log(self, uri: str) -> OpenLog:
        """An open log. If there is none of that name, the request is answered by an error."""
        if uri not in self.logs:
            raise JsonRpcInvalidParams(tell("editor.not-open", "{uri} is not open", uri=visible(uri)))
        return self.logs[uri]

    def open(self, uri: str, text: str, version: int) -> None:
        path = to_fs_path(uri) if uri.startswith("file:") else None
        name = Path(path).name if path else uri.rpartition("/")[2]
        codec = PositionCodec(self.workspace.position_encoding)
        folder, customs = (Path(path).parent, self.customs(Path(path))) if path else (None, NO_HOUSE_TERMS)
        self.logs[uri] = OpenLog(name, folder, codec, customs)
        self.change(uri, text, version)

    def customs(self, path: Path) -> HouseTerms | str:
        """What the configuration says about a log, or what is wrong with the configuration."""
        try:
            return self.customs_of(path)
        except CannotRead as error:
            return str(error)

    def change(self, uri: str, text: str, version: int) -> None:
        """Judge a new text, show the findings, and search for causes when nothing changes for a while."""
        log = self.log(uri)
        log.change(text, version)
        self.publish(uri, log)
        self.stop_waiting(uri)
        if log.needs_search:
            self.waiting[uri] = asyncio.create_task(self.search(uri, log))

    def close(self, uri: str) -> None:
        self.stop_waiting(uri)
        self.logs.pop(uri, None)
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))

    def stop_waiting(self, uri: str) -> None:
        task = self.waiting.pop(uri, None)
        if task is not None:
            task.cancel()

    async def search(self, uri: str, log: OpenLog) -> None:
        await asyncio.sleep(PAUSE)
        async with self.searching:  # one at a time, so that the editor is still answered quickly
            verdict = await asyncio.to_thread(log.search)
        if log.settle(verdict):
            self.publish(uri, log)

    def publish(self, uri: str, log: OpenLog) -> None:
        found = diagnostics.diagnostics(uri, log)
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, found, log.version))

    def report_server_error(self, error: Exception, source: Any) -> None:
        """Tell the editor what went wrong outside a request. A text that is not JSON may have been one."""
        if source is JsonRpcException:
            self.protocol.answer(None, JsonRpcParseError())
        else:
            super().report_server_error(error, source)

    def refuse(self, why: str) -> None:
        self.window_show_message(types.ShowMessageParams(types.MessageType.Info, why))


def no_customs(path: Path) -> HouseTerms:
    """No log has a configuration."""
    return NO_HOUSE_TERMS


def make_server(customs_of: HouseTermsOf = no_customs) -> RefereeServer:
    server = RefereeServer(customs_of)
    _keep_documents(server)
    _answer_about_places(server)
    _answer_about_documents(server)
    return server


def _keep_documents(server: RefereeServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    async def opened(ls: RefereeServer, params: types.DidOpenTextDocumentParams) -> None:
        document = params.text_document
        ls.open(document.uri, document.text, document.version)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(ls: RefereeServer, params: types.DidChangeTextDocumentParams) -> None:
        document = params.text_document
        for change in params.content_changes[-1:]:
            if not isinstance(change, types.TextDocumentContentChangeWholeDocument):
                ls.refuse(
                    tell("editor.part", "the editor must send the whole text of a log, not a part of it")
                )
            elif document.uri in ls.logs:
                ls.change(document.uri, change.text, document.version)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(ls: RefereeServer, params: types.DidCloseTextDocumentParams) -> None:
        ls.close(params.text_document.uri)


def _answer_about_places(server: RefereeServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hover(ls: RefereeServer, params: types.HoverParams) -> types.Hover | None:
        return hovering.hover(*_place(ls, params))

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    def definition(ls: RefereeServer, params: types.DefinitionParams) -> list[types.Location]:
        return diagnostics.causes(params.text_document.uri, *_place(ls, params))

    @server.feature(
        types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=[":", ";", " "])
    )
    def completion(ls: RefereeServer, params: types.CompletionParams) -> types.CompletionList:
        items = completing.completions(*_place(ls, params))
        return types.CompletionList(is_incomplete=True, items=items)


def _place(ls: RefereeServer, params: Any) -> tuple[OpenLog, int, int]:
    """The log of a request, the line from 1, and the column from 0 in characters."""
    log = ls.log(params.text_document.uri)
    return log, params.position.line + 1, log.columns.column(params.position)


def _answer_about_documents(server: RefereeServer) -> None:
    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions([types.CodeActionKind.QuickFix], resolve_provider=True),
    )
    def code_actions(ls: RefereeServer, params: types.CodeActionParams) -> list[types.CodeAction]:
        uri = params.text_document.uri
        return acting.actions(uri, ls.log(uri), params)

    @server.feature(types.CODE_ACTION_RESOLVE)
    async def resolve(ls: RefereeServer, action: types.CodeAction) -> types.CodeAction:
        if action.data is None:
            return action  # it has its edit already
        log = ls.log(acting.uri_of(action))
        try:
            async with ls.searching:
                return await asyncio.to_thread(acting.resolved, log, action)
        except ValueError as reason:
            ls.refuse(str(reason))
        return action

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def symbols(ls: RefereeServer, params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        return outline.symbols(ls.log(params.text_document.uri))

    @server.feature(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, colours.LEGEND)
    def tokens(ls: RefereeServer, params: types.SemanticTokensParams) -> types.SemanticTokens:
        return colours.tokens(ls.log(params.text_document.uri))

    @server.feature(types.TEXT_DOCUMENT_INLAY_HINT)
    def hints(ls: RefereeServer, params: types.InlayHintParams) -> list[types.InlayHint]:
        return list(outline.score_hints(ls.log(params.text_document.uri), params.range))

    @server.feature(types.TEXT_DOCUMENT_FORMATTING)
    def formatting(ls: RefereeServer, params: types.DocumentFormattingParams) -> list[types.TextEdit]:
        log = ls.log(params.text_document.uri)
        try:
            if log.trouble:
                raise ValueError(log.trouble)
            return text_edits(log.columns.lines, format_log(log.record), log.columns)
        except ValueError as reason:
            ls.refuse(tell("editor.not-formatted", "the log is left as it is: {reason}", reason=reason))
            return []


def serve(customs_of: HouseTermsOf) -> None:
    """Answer an editor until it closes standard input. CannotRead if it sends what no editor would."""
    if not os.environ.get("REFEREE_DEBUG"):
        logging.getLogger("pygls").setLevel(logging.CRITICAL)  # the editor is told by an answer
    make_server(customs_of).start_io(cast("BinaryIO", Incoming(sys.stdin.buffer)))
