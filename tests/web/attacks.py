"""What was tried against the server, and the answer to each: docs/serve.md shows this table.

An attack is the bytes that are sent. `{host}` is the server's own, `{word}` its secret word, `{log}` a log.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from referee.web.gate import MOST_BODY
from referee.web.server import MOST_HEAD

ROOM = 16 - len("{mark}")
"""How much longer a body is with the mark of the log in it."""
LINE = json.dumps({"device": "a1", "do": "line", "text": "Ann: place c3 north", "mark": "{mark}"})


class Attack(NamedTuple):
    """What is tried, in words; the bytes; what the answer is."""

    what: str
    sent: str
    status: int


def get(path: str, *headers: str, host: str = "{host}") -> str:
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers, "", ""])


def post(
    path: str, body: str, *headers: str, length: int | None = None, kind: str = "application/json"
) -> str:
    head = [f"POST {path} HTTP/1.1", "Host: {host}", "Connection: close", f"Content-Type: {kind}"]
    size = f"Content-Length: {len(body) + ROOM * ('{mark}' in body) if length is None else length}"
    return "\r\n".join([*head, *headers, size, "", body])


EVIL = "Origin: http://evil.example"
ANSWERS = '{"game": "easter-island", "answers": [' + ", ".join(['"1"'] * 1000) + "]}"
PARTS = (
    "POST /{{word}}/{{log}}do HTTP/1.1\r\nHost: {{host}}\r\nContent-Type: application/json\r\n"
    "Connection: close\r\nTransfer-Encoding: {kind}\r\n\r\n{size}\r\n{{{{}}}}\r\n0\r\n\r\n"
)
ATTACKS = (
    Attack("an address without the secret word", get("/"), 404),
    Attack("a wrong secret word", get("/abcdefgh23456789/"), 404),
    Attack("the secret word without its last letter", get("/{short}/"), 404),
    Attack("the secret word as a parameter", get("/?word={word}"), 404),
    Attack("another host name (DNS rebinding)", get("/{word}/", host="evil.example"), 421),
    Attack("the right host with another port", get("/{word}/", host="127.0.0.1:1"), 421),
    Attack("no host at all", "GET /{word}/ HTTP/1.0\r\n\r\n", 421),
    Attack("two hosts", get("/{word}/", "Host: evil.example"), 400),
    Attack("a whole address in the first line", get("http://evil.example/{word}/"), 404),
    Attack("a page of another site sends a line", post("/{word}/{log}do", LINE, EVIL), 403),
    Attack("a page without an origin sends a line", post("/{word}/{log}do", LINE, "Origin: null"), 403),
    Attack(
        "a page of another port of this machine",
        post("/{word}/{log}do", LINE, "Origin: http://127.0.0.1:1"),
        403,
    ),
    Attack(
        "a page over HTTPS of the same name", post("/{word}/{log}do", LINE, "Origin: https://{host}"), 403
    ),
    Attack(
        "another site loads a page as a script or image",
        get("/{word}/", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: script"),
        403,
    ),
    Attack(
        "another site listens to the stream",
        get("/{word}/{log}events?device=a1", "Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: cors"),
        403,
    ),
    Attack(
        "another site shows a page in a frame",
        get("/{word}/", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"),
        403,
    ),
    Attack("a form sends a line", post("/{word}/{log}do", LINE, kind="text/plain"), 415),
    Attack("a line by GET", get("/{word}/{log}do?text=place"), 405),
    Attack(
        "another method", "DELETE /{word}/{log} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n", 405
    ),
    Attack(
        "a preflight of another site",
        f"OPTIONS /{{word}}/ HTTP/1.1\r\nHost: {{host}}\r\n{EVIL}\r\nConnection: close\r\n\r\n",
        405,
    ),
    Attack("a body that says it is too large", post("/{word}/{log}do", "", length=MOST_BODY + 1), 413),
    Attack(
        "a body in parts that grows too large",
        "POST /{word}/{log}do HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
        + f"{MOST_BODY // 2:x}\r\n{' ' * (MOST_BODY // 2)}\r\n" * 3
        + "0\r\n\r\n",
        413,
    ),
    Attack("a body with a GET", get("/{word}/", "Content-Length: 5") + "12345", 413),
    Attack("two lengths", post("/{word}/{log}do", LINE, "Content-Length: 1"), 400),
    Attack("a length and parts at once", post("/{word}/{log}do", LINE, "Transfer-Encoding: chunked"), 400),
    Attack("a head that is too large", get("/{word}/", f"X: {'x' * (20 * MOST_HEAD)}"), 400),
    Attack("no HTTP at all", "\x16\x03\x01 hello\r\n\r\n", 400),
    Attack("a greeting in HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 405),
    Attack("a length of thousands of digits", get("/{word}/", f"Content-Length: {'9' * 9000}"), 400),
    Attack("parts whose length is no number", PARTS.format(kind="chunked", size="ZZ"), 400),
    Attack("parts in two codings", PARTS.format(kind="chunked, identity", size="2"), 400),
    Attack("a name before the host (`a@host`)", get("/{word}/", host="a@{host}"), 421),
    Attack("a carriage return in a header", get("/{word}/", "X: a\rOrigin: b"), 400),
    Attack("lists nested 30,000 deep", post("/{word}/{log}do", "[" * 30_000), 400),
    Attack("half a character", post("/{word}/{log}do", '{"device": "\\ud800"}'), 400),
    Attack("a device without a key", get("/{word}/{log}events"), 400),
    Attack("a log with a name of thousands of letters", get(f"/{{word}}/log/{'a' * 5000}.moai/"), 404),
    Attack("a log with a name that is not UTF-8", get("/{word}/log/%ff%fe.moai/"), 404),
    Attack("a file beside the logs", get("/{word}/log/secret.txt/text"), 404),
    Attack("a hidden log", get("/{word}/log/.hidden.moai/text"), 404),
    Attack("a link to a log elsewhere", get("/{word}/log/link.moai/text"), 404),
    Attack("a folder that is called like a log", get("/{word}/log/folder.moai/text"), 404),
    Attack("a pipe that is called like a log", get("/{word}/log/pipe.moai/text"), 404),
    Attack("the lock and the undone lines of a log", get("/{word}/log/game.moai.undone/text"), 404),
    Attack("a log of the folder above", get("/{word}/log/../../outside.moai/text"), 404),
    Attack("the same, escaped", get("/{word}/log/..%2foutside.moai/text"), 404),
    Attack("the same, escaped twice", get("/{word}/log/..%252foutside.moai/text"), 404),
    Attack("the same, by backslashes", get("/{word}/log/..%5coutside.moai/text"), 404),
    Attack("a name with a zero byte", get("/{word}/log/game.moai%00.txt/text"), 404),
    Attack("an absolute path", get("/{word}/log/%2fetc%2fpasswd/text"), 404),
    Attack("a name in capitals", get("/{word}/log/GAME.MOAI/text"), 404),
    Attack("the program's own files", get("/{word}/serve.py"), 404),
    Attack(
        "a line by a device that does not have the pen",
        post("/{word}/{log}do", LINE.replace("a1", "zz")),
        403,
    ),
    Attack(
        "a line for a log that has changed since", post("/{word}/{log}do", LINE.replace("{mark}", "0")), 409
    ),
    Attack("a thousand answers about a final table", post("/{word}/tally", ANSWERS), 400),
    Attack("a final table of a game that does not exist", get("/{word}/tally?game=../chess"), 404),
)


def table() -> list[str]:
    """The rows of the table in docs/serve.md."""
    return [
        "| tried | answer |",
        "| --- | --- |",
        *(f"| {attack.what} | {attack.status} |" for attack in ATTACKS),
    ]
