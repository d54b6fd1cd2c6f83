"""Runs `serve` or `lsp` for one log, from start to end, so that a whole session can be measured.

    python -m scripts.worst_sessions serve game.moai      a browser opens the log and sends a line
    python -m scripts.worst_sessions lsp game.moai        an editor opens the log and asks about it

Both sides are in one process: the other side is a thread that sends what a browser or an editor would.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from referee.cli import main
from scripts import fault_serve

PATIENCE = 120.0
AFTER = 1.0
"""Seconds after which an editor leaves; causes are searched for while nobody types."""
SESSIONS = ("serve", "lsp")


def serve(log: str) -> int:
    fault_serve.PATIENCE = PATIENCE
    sys.argv = ["referee", "serve", "--port", "0"]
    return fault_serve.served(main, log, ["Ann: pass"], os.write)


def _messages(uri: str, text: str) -> Iterator[dict[str, Any]]:
    """What an editor sends, without the end."""
    document = {"uri": uri}
    place = {"line": min(5, text.count("\n")), "character": 0}
    everything = {"start": {"line": 0, "character": 0}, "end": {"line": text.count("\n"), "character": 0}}
    item = {"uri": uri, "languageId": "moai", "version": 0, "text": text}
    yield {"method": "initialized", "params": {}}
    yield {"method": "textDocument/didOpen", "params": {"textDocument": item}}
    asked: dict[str, dict[str, Any]] = {
        "documentSymbol": {},
        "semanticTokens/full": {},
        "formatting": {"options": {"tabSize": 4, "insertSpaces": True}},
        "hover": {"position": place},
        "completion": {"position": place},
        "inlayHint": {"range": everything},
        "codeAction": {"range": everything, "context": {"diagnostics": []}},
    }
    for number, (what, about) in enumerate(asked.items(), 2):
        yield {
            "id": number,
            "method": f"textDocument/{what}",
            "params": {"textDocument": document, **about},
        }


def lsp(log: str) -> int:
    readable, writable = os.pipe()
    os.dup2(readable, 0)
    text = Path(log).read_bytes().decode("utf-8", "replace")
    uri = Path(log).absolute().as_uri()

    def edit() -> None:
        with os.fdopen(writable, "wb") as pipe:

            def send(message: dict[str, Any]) -> None:
                body = json.dumps({"jsonrpc": "2.0", **message}).encode()
                pipe.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
                pipe.flush()

            about: dict[str, Any] = {"processId": None, "rootUri": None, "capabilities": {}}
            send({"id": 1, "method": "initialize", "params": about})
            for message in _messages(uri, text):
                send(message)
            time.sleep(AFTER)
            send({"id": 99, "method": "shutdown"})
            send({"method": "exit"})

    threading.Thread(target=edit, daemon=True).start()
    sys.argv = ["referee", "lsp"]
    try:
        main()
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    return 0


if __name__ == "__main__":
    sys.exit({"serve": serve, "lsp": lsp}[sys.argv[1]](sys.argv[2]))
