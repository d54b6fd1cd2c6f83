"""How the pages of `referee serve` look: they fit a phone, and axe-core finds no barrier, in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.support import RECORDS
from tests.web.serving import Client, served

from .test_replay_page import overflow
from .test_serve import PHONE, settled

Page = Any
HEADER = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\n"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    for package in ("starlette", "uvicorn", "segno"):
        pytest.importorskip(package, reason=f"the package {package} is not installed")
    folder = tmp_path_factory.mktemp("logs")
    (folder / "begun.moai").write_text(f"{HEADER}Ann: place c3 north\n")
    for game, name in (
        ("easter-island", "endings/one-left-by-enemy-ray"),
        ("rapa-nui-cards", "games/4-players-fr"),
        ("rapa-nui-island", "games/4-players-fr"),
    ):
        text = (RECORDS / game / "legal" / f"{name}.moai").read_text(encoding="utf-8")
        (folder / f"{game}.moai").write_text(text, encoding="utf-8")
    with served(folder, lan=True) as client:
        yield client


def wrong_line(page: Page) -> None:
    """A line that breaks a rule, with the question what to do."""
    page.wait_for_selector("#choices button")
    page.fill("#line", "Ben: place c3 south")
    settled(page)
    page.click("#write")
    page.wait_for_selector(".answers")


def half_a_line(page: Page) -> None:
    page.wait_for_selector("#choices button")
    page.locator("#choices button").first.click()
    settled(page)


def shown(page: Page) -> None:
    page.wait_for_selector("#log li")


PAGES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "the logs": ("", lambda page: None),
    "a new log": ("new?game=rapa-nui-island", lambda page: page.click("summary")),
    "other devices": ("share", lambda page: None),
    "half a line": ("log/begun.moai/", half_a_line),
    "a wrong line": ("log/begun.moai/", wrong_line),
    "a game that is over": ("log/easter-island.moai/", shown),
    "the card game": ("log/rapa-nui-cards.moai/", shown),
    "the board game": ("log/rapa-nui-island.moai/", shown),
    "a page that is not there": ("log/none.moai/", lambda page: None),
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_no_barriers_on_a_phone(browser: Any, client: Client, axe: str, name: str, dark: bool) -> None:
    address, act = PAGES[name]
    scheme = "dark" if dark else "light"
    context = browser.new_context(**PHONE, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    try:
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto(client.address + address)
        act(page)
        assert overflow(page) <= 0
        page.evaluate(axe)
        found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    finally:
        context.close()
    told = [
        (fault["id"], fault["help"], [node["html"][:200] for node in fault["nodes"][:3]])
        for fault in found["violations"]
    ]
    assert told == []
    assert len(found["passes"]) > 8


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
@pytest.mark.parametrize("name", PAGES)
def test_no_english_is_left(browser: Any, client: Client, name: str, language: str) -> None:
    """Every text of the English page that is no name, number or line of the log is another one."""
    address, act = PAGES[name]
    told = []
    for code in ("en", language):
        context = browser.new_context(**PHONE, locale=code)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto(client.address + address)
        act(page)
        told.append(set(page.evaluate(TEXTS)))
        context.close()
    assert told[0] & told[1] == set()


TEXTS = """() => {
    const found = [];
    const skipped = "code, #log, #choices, #line, .language, pre, h1 small, b, #table svg, figcaption, td, thead th";
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim();
        if (/\\p{L}{4}/u.test(text) && !walk.currentNode.parentElement.closest(skipped)) found.push(text);
    }
    for (const each of document.querySelectorAll("[aria-label], [placeholder]")) {
        for (const name of ["aria-label", "placeholder"]) {
            const text = each.getAttribute(name);
            if (text && !each.closest(skipped)) found.push(text);
        }
    }
    return found;
}"""
