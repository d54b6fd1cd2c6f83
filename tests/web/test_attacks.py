"""The server refuses what it should: each attack gets its answer, and the logs are as they were."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import ROOT

pytest.importorskip("starlette", reason="the package starlette is not installed")
pytest.importorskip("uvicorn", reason="the package uvicorn is not installed")
pytest.importorskip("segno", reason="the package segno is not installed")

from .attacks import ATTACKS, Attack, table
from .serving import Client, log_address, served

LOG = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\n"
SECRET = "nobody must read this"
LOG_NAME = log_address("game.moai")
QUICK = {"head": 0.4, "body": 0.4, "answer": 0.6, "event": 0.4, "beat": 0.2}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    above = tmp_path_factory.mktemp("above")
    inside = above / "logs"
    (inside / "folder.moai").mkdir(parents=True)
    (above / "outside.moai").write_text(f"{LOG}# {SECRET}\n")
    (inside / "game.moai").write_text(LOG)
    (inside / "game.moai.undone").write_text(SECRET)
    (inside / ".hidden.moai").write_text(f"{LOG}# {SECRET}\n")
    (inside / "secret.txt").write_text(SECRET)
    (inside / "link.moai").symlink_to(above / "outside.moai")
    os.mkfifo(inside / "pipe.moai")
    return inside


@pytest.fixture(scope="module")
def guarded(folder: Path) -> Iterator[Client]:
    with served(folder, lan=True) as client:
        yield client


@pytest.fixture(scope="module")
def mark(guarded: Client) -> Iterator[str]:
    """What the log is, as a page knows that has it open."""
    with guarded.open(LOG_NAME) as page:
        yield page.next()["mark"]


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.what)
def test_an_attack_is_refused(guarded: Client, mark: str, folder: Path, attack: Attack) -> None:
    word = guarded.start.strip("/")
    host = f"127.0.0.1:{guarded.port}"
    sent = attack.sent
    for name, value in {
        "host": host,
        "word": word,
        "short": word[:-1],
        "mark": mark,
        "log": LOG_NAME,
    }.items():
        sent = sent.replace(f"{{{name}}}", value)
    got = guarded.raw(sent.encode("latin-1"))
    head = got.decode("latin-1").partition("\r\n")[0].split(" ")
    assert head[0] == "HTTP/1.1" and int(head[1]) == attack.status, got[:300]
    assert SECRET.encode() not in got
    assert (folder / "game.moai").read_text() == LOG


def test_the_table_in_the_docs_is_this_one() -> None:
    text = (ROOT / "docs" / "serve.md").read_text(encoding="utf-8")
    assert "\n".join(table()) in text


def test_what_is_allowed_comes_in(guarded: Client) -> None:
    assert guarded.ask("").status == 200
    link = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    assert guarded.ask("", headers=link).status == 200
    own = {"Origin": f"http://127.0.0.1:{guarded.port}", "Sec-Fetch-Site": "same-origin"}
    assert guarded.ask(f"{LOG_NAME}choices", {"text": ""}, own).status == 200
    named = Client(guarded.port, guarded.start.strip("/"))
    assert named.ask("", headers={"Host": f"localhost:{guarded.port}"}).status == 200


def test_every_answer_has_the_headers_that_protect_it(guarded: Client) -> None:
    for path in ("", "serve.js", "nothing", "share", f"{LOG_NAME}replay"):
        headers = guarded.ask(path).headers
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer" and headers["cache-control"] == "no-store"
    assert "default-src 'none'" in guarded.ask("").headers["content-security-policy"]
    assert "frame-ancestors 'none'" in guarded.ask(f"{LOG_NAME}replay").headers["content-security-policy"]


# --- slow clients ---


def closed_within(wire: socket.socket, seconds: float) -> bool:
    wire.settimeout(seconds)
    try:
        while wire.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionResetError:
        pass
    return True


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server that waits less than a second."""
    folder = tmp_path_factory.mktemp("hasty")
    (folder / "game.moai").write_text(LOG)
    with served(folder, **QUICK) as client:
        yield client


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1",
        b"POST /new HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        b"Content-Length: 9\r\n\r\n{",
        b"GET /serve.js HTTP/1.1\r\nHost: {host}\r\n\r\n",
    ],
    ids=["silence", "half a head", "half a body", "an idle connection"],
)
def test_a_slow_client_is_let_go(hasty: Client, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port)) as wire:
        wire.sendall(begun.replace(b"{host}", f"127.0.0.1:{hasty.port}".encode()))
        assert closed_within(wire, 8)


def test_a_head_that_comes_letter_by_letter(hasty: Client) -> None:
    def trickle(wire: socket.socket) -> None:
        for _ in range(200):
            wire.sendall(b"G")
            time.sleep(0.05)

    with (
        socket.create_connection(("127.0.0.1", hasty.port)) as wire,
        pytest.raises(OSError, match=r"pipe|reset"),
    ):
        trickle(wire)


def test_a_client_that_does_not_read_holds_nobody_up(hasty: Client) -> None:
    """It asks for the stream and never reads. Others write on, and the server lets it go."""
    log = LOG_NAME
    with hasty.open(log, "a1") as page, socket.create_connection(("127.0.0.1", hasty.port)) as deaf:
        page.until(writes=True)
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(
            f"GET /{log}events?device=b2 HTTP/1.1\r\nHost: 127.0.0.1:{hasty.port}\r\n\r\n".encode()
        )
        for number in range(30):
            mark = page.mark
            assert hasty.do(log, "note", f"{number}", mark=mark).status == 200
            while page.mark == mark:
                page.next()
    assert hasty.ask("").status == 200
