"""The command: what it needs, where it listens, and the code for a camera."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from referee.cli import serve
from referee.cli.files import Trouble


def test_without_its_packages_it_says_how_to_install_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    with pytest.raises(Trouble, match=r"pip install 'moai-referee\[web\]'"):
        serve.run_serve(str(tmp_path), 0, False)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    pytest.importorskip("uvicorn", reason="the package uvicorn is not installed")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Trouble, match=f"port {port}: .*`--port` takes another one"):
            serve.run_serve(str(tmp_path), port, False)


def test_it_listens_on_this_machine_alone_unless_asked() -> None:
    pytest.importorskip("uvicorn", reason="the package uvicorn is not installed")
    from referee.web.server import listen

    place = listen(0, False)
    with place.listener:
        host, port = place.listener.getsockname()
        assert host == "127.0.0.1"
        assert place.addresses.links == [f"http://127.0.0.1:{port}/"]
        assert place.hosts == [f"127.0.0.1:{port}", f"localhost:{port}"]


def test_secret_words_differ_and_are_long() -> None:
    pytest.importorskip("starlette", reason="the package starlette is not installed")
    from referee.web.gate import LETTERS, secret_word

    words = {secret_word() for _ in range(50)}
    assert len(words) == 50
    assert all(len(word) >= 16 and set(word) <= set(LETTERS) for word in words)


def test_the_code_for_a_camera() -> None:
    pytest.importorskip("segno", reason="the package segno is not installed")
    from referee.web.sharing import Addresses, qr_in_terminal, share_page

    link = Addresses(("192.0.2.7:8475",), "abcdefgh23456789").links[0]
    assert link == "http://192.0.2.7:8475/abcdefgh23456789/"
    rows = qr_in_terminal(link).splitlines()
    assert len(rows) > 12 and {"█", "▀", "▄"} & set("".join(rows))
    shown = share_page(Addresses(("192.0.2.7:8475",), "abcdefgh23456789"), True)
    assert link in shown and "<svg" in shown
    assert "referee serve --lan" in share_page(Addresses(("127.0.0.1:8475",)), False)
