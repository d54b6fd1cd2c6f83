"""`referee serve` in a browser as wide as a phone: whole games by taps alone, as at the prompt."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.support import RECORDS
from tests.web.serving import Client, served

Page = Any
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    for package in ("starlette", "uvicorn", "segno"):
        pytest.importorskip(package, reason=f"the package {package} is not installed")
    (tmp_path / "tapped").mkdir()
    with served(tmp_path / "tapped") as client:
        yield client


@pytest.fixture
def opened(browser: Any, client: Client) -> Iterator[Callable[..., Page]]:
    """`opened("log/..."): a page of the server. At the end it asserts that none had an error."""
    contexts: list[Any] = []
    trouble: list[str] = []

    def open_it(address: str = "", **more: Any) -> Page:
        context = browser.new_context(**{**PHONE, **more})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", lambda said: trouble.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto(client.address + address)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert trouble == []


def begin(page: Page, client: Client, game: str, *players: str) -> None:
    """Begin a log by the page for it: only the names are typed."""
    page.goto(f"{client.address}new?game={game}")
    for field, name in zip(page.locator("[name=player]").all(), players, strict=False):
        field.fill(name)
    page.tap("#begin")
    page.wait_for_selector("#choices button")


def settled(page: Page) -> None:
    """Wait until the server has answered."""
    page.wait_for_selector("body:not([aria-busy])")


def tap_choice(page: Page, label: str) -> None:
    settled(page)
    page.locator("#choices button").get_by_text(label, exact=True).first.tap()


def tap_shape(page: Page, shape: str) -> None:
    """Scroll as a person does, so that the shape is not under the desk, and tap its middle."""
    settled(page)
    page.evaluate(
        "(id) => scrollBy(0, document.getElementById(id).getBoundingClientRect().top - 80)", shape
    )
    x, y = page.evaluate(
        "(id) => { const box = document.getElementById(id).getBoundingClientRect();"
        " return [box.left + box.width / 2, box.top + box.height / 2]; }",
        shape,
    )
    page.touchscreen.tap(x, y)


def write(page: Page) -> None:
    """Tap on the button, and wait until the page says that the line is written."""
    settled(page)
    before = page.locator("#log li").count(), page.inner_text("#log")
    page.tap("#write")
    page.wait_for_function(
        "([count, text]) => document.querySelectorAll('#log li').length !== count"
        " || document.getElementById('log').innerText !== text",
        arg=list(before),
    )
    assert page.locator("#verdict .fate.right").count() == 1, page.inner_text("#verdict")


def at_the_prompt(folder: Path, game: str, edition: str, players: str, lines: Sequence[str]) -> bytes:
    """The same game, line by line from standard input."""
    log = folder / "typed.moai"
    command = ["record", game, str(log), "--edition", edition, "--players", players, "--quiet"]
    subprocess.run(
        [sys.executable, "-m", "referee", *command], input="\n".join([*lines, ""]), text=True, check=True
    )
    return log.read_bytes()


def tapped(folder: Path) -> bytes:
    (log,) = (folder / "tapped").glob("*.moai")
    return log.read_bytes()


def turns(record: Path) -> list[str]:
    """The lines of a record below its header, without comments."""
    lines = [line.partition("#")[0].strip() for line in record.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and line.partition(":")[0] not in ("game", "edition", "players")]


def test_a_whole_game_of_easter_island(opened: Callable[..., Page], client: Client, tmp_path: Path) -> None:
    lines = turns(RECORDS / "easter-island" / "legal" / "endings" / "one-left-by-enemy-ray.moai")
    page = opened()
    begin(page, client, "easter-island", "Ann", "Ben")
    for line in lines:
        for number, action in enumerate(line.partition(": ")[2].split("; ")):
            if line.startswith("result"):
                break
            if number:
                settled(page)
                page.tap("#choices .then")
            enter(page, action.partition(" ->")[0].split())
        if line.startswith("result"):
            page.tap("#result")
            for word in line.split()[1:2]:
                tap_choice(page, word)
        write(page)
    assert "Ben" in page.inner_text("#status")
    plain = [without_arrows(line) for line in lines]
    assert tapped(tmp_path) == at_the_prompt(tmp_path, "easter-island", "twilight-fr", "Ann, Ben", plain)


def without_arrows(line: str) -> str:
    """The line with what was done, without what was seen, and a result without its reason."""
    if line.startswith("result"):
        return " ".join(line.split()[:2])
    return "; ".join(action.partition(" ->")[0] for action in line.split("; "))


def enter(page: Page, words: Sequence[str]) -> None:
    """An action of Easter Island: places are tapped in the picture, other words are buttons."""
    settled(page)
    verb, *rest = words
    for place in rest:
        shape = page.locator(f"#t-point-{place}, #t-statue-{place}, #t-sun-{place}, #t-token-{place}")
        if shape.count():
            tap_shape(page, shape.first.get_attribute("id"))
            settled(page)
            line = page.input_value("#line")
            if f" {verb} " not in f" {line} ":  # several verbs are possible there
                tap_choice(page, f"{verb} {place}")
        else:
            tap_choice(page, place)
    if not rest:
        tap_choice(page, verb)
