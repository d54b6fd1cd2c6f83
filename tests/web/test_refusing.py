"""What a page or a stranger asks for that cannot be: the answer can be read, and no log stays locked."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from referee.scribe.lock import Lock, Locked

from .serving import Client, log_address

LOG = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n"
GAME = log_address("game.moai")


@pytest.fixture
def log(client: Client, tmp_path: Path) -> Path:
    path = tmp_path / "game.moai"
    path.write_text(LOG)
    return path


def is_free(path: Path) -> bool:
    try:
        Lock(path).release()
    except Locked:
        return False
    return True


def is_soon_free(path: Path) -> bool:
    for _ in range(400):
        if is_free(path):
            return True
        time.sleep(0.01)
    return False


def test_a_log_that_is_not_utf_8_is_given_as_it_is(client: Client, log: Path) -> None:
    data = LOG.encode() + b"# caf\xe9\n"
    log.write_bytes(data)
    answer = client.ask(f"{GAME}text")
    assert (answer.status, answer.body) == (200, data)
    assert answer.headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize("text", [rb'"\ud800"', rb'"\udc80"', b"[" * 60_000])
@pytest.mark.parametrize("to", [f"{GAME}choices", f"{GAME}do", f"{GAME}pen", "new"])
def test_half_a_character_is_a_bad_request(client: Client, log: Path, to: str, text: bytes) -> None:
    answer = client.ask(to, b'{"device": "a1", "do": "line", "text": ' + text + b"}")
    assert (answer.status, answer.data) == (400, {"why": "bad request"})


def test_the_script_gets_json_for_what_is_not_there(client: Client, log: Path, tmp_path: Path) -> None:
    with client.open(GAME) as page:
        mark = page.next()["mark"]
        sent = {"device": "a1", "do": "sing", "mark": mark}
        for to in ("pen", "do"):
            answer = client.ask(f"{GAME}{to}", sent)
            assert (answer.status, list(answer.data)) == (404, ["why"])
        log.rename(tmp_path / "other")
        assert client.do(GAME, "line", "place c3 n", mark=mark).data["why"]
        log.symlink_to(tmp_path / "other")
        assert client.do(GAME, "line", "place c3 n", mark=mark).data["why"]
    assert (tmp_path / "other").read_text() == LOG


def test_to_ask_whether_a_log_is_there_does_not_open_it(client: Client, log: Path) -> None:
    for address in (GAME, f"{GAME}events?device=a1"):
        answer = client.ask(address, method="HEAD")
        assert (answer.status, answer.body) == (200, b"")
        assert is_free(log)
    assert client.ask(log_address("none.moai"), method="HEAD").status == 404


def test_a_log_is_released_though_no_page_ever_listened(
    client: Client, log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("referee.web.shared_log.RELEASED_AFTER", 0.2)
    client.ask(GAME)
    assert is_soon_free(log)
    begun = client.new("easter-island", "twilight-fr", "Ann", "Ben")
    assert is_soon_free(tmp_path / begun.split("/")[1])


def test_a_log_stays_locked_while_a_page_listens(
    client: Client, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("referee.web.shared_log.RELEASED_AFTER", 0.01)
    with client.open(GAME) as page:
        page.next()
        client.ask(GAME)
        time.sleep(0.1)
        assert not is_free(log)
    assert is_soon_free(log)
