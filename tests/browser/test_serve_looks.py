"""How the pages of `referee serve` look: they fit a phone, in light and dark, without barriers."""

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
    for name in ("begun", "half"):  # a log keeps the last answer, in the language of its writer
        (folder / f"{name}.moai").write_text(f"{HEADER}Ann: place c3 north\n")
    for game, name in (
        ("easter-island", "endings/one-left-by-enemy-ray"),
        ("rapa-nui-cards", "games/4-players-fr"),
        ("rapa-nui-island", "games/4-players-fr"),
    ):
        text = (RECORDS / game / "legal" / f"{name}.moai").read_text(encoding="utf-8")
        (folder / f"{game}.moai").write_text(text, encoding="utf-8")
    text = (folder / "easter-island.moai").read_text(encoding="utf-8")
    (folder / "dated.moai").write_text(
        text.replace("players:", "date: 2026-11-15\nplayers:"), encoding="utf-8"
    )
    with served(folder, lan=True) as client:
        yield client


def take_the_pen(page: Page) -> None:
    """The page before this one was another device."""
    shown(page)
    if page.locator("#pen [data-pen=take]").count():
        page.click("#pen [data-pen=take]")
    page.wait_for_selector("#desk:not(.reads)")
    if page.locator(".answers").count():  # left by the page before
        page.click("[data-answer=drop]")
        page.wait_for_selector("#composer", state="visible")


def wrong_line(page: Page) -> None:
    """A line that breaks a rule, with the question what to do."""
    take_the_pen(page)
    page.fill("#line", "Ben: place c3 south")
    settled(page)
    page.click("#write")
    page.wait_for_selector(".answers")


def half_a_line(page: Page) -> None:
    take_the_pen(page)
    page.locator("#choices button").first.click()
    settled(page)


def shown(page: Page) -> None:
    page.wait_for_selector("#log li")


def counted(page: Page) -> None:
    """A final table of the card game, with a total that is wrong."""
    for answer in ("nl", "Anne, Marc", "", "3", "", "2", "", "1", "", "", "", "10", ""):
        told(page, answer)
    page.wait_for_selector("#outcome table")


def refused(page: Page) -> None:
    for answer in ("nl", "Anne, Marc"):
        told(page, answer)
    page.fill("#said", "zork 3")
    page.click("#answer")
    page.wait_for_selector("#wrong .fate")


def told(page: Page, answer: str) -> None:
    """Answer, and wait for the next question."""
    page.wait_for_selector("body[data-answered]")
    before = page.get_attribute("body", "data-answered")
    page.fill("#said", answer)
    page.click("#answer")
    page.wait_for_selector(f"body:not([data-answered='{before}'])")


PAGES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "the logs": ("", lambda page: None),
    "a new log": ("new?game=rapa-nui-island", lambda page: page.click("summary")),
    "other devices": ("share", lambda page: None),
    "half a line": ("log/half.moai/", half_a_line),
    "a wrong line": ("log/begun.moai/", wrong_line),
    "hand over": ("log/dated.moai/hand-over", lambda page: None),
    "a game that is over": ("log/easter-island.moai/", shown),
    "the card game": ("log/rapa-nui-cards.moai/", shown),
    "the board game": ("log/rapa-nui-island.moai/", shown),
    "a question about the final table": ("tally?game=rapa-nui-cards", refused),
    "the score alone": ("tally?game=rapa-nui-cards", counted),
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


@pytest.mark.parametrize("name", PAGES)
def test_no_english_is_left(browser: Any, client: Client, name: str) -> None:
    """No text of the English page is on the French one, except names and lines of the log."""
    address, act = PAGES[name]
    told = []
    for language in ("en", "fr"):
        context = browser.new_context(**PHONE, locale=language)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto(client.address + address)
        act(page)
        told.append(set(page.evaluate(TEXTS)))
        context.close()
    assert len(told[0]) > 1
    assert told[0] & told[1] - SAME == set()


SAME = {"Easter Island", "Note", "Date", "total", "stand-in-2", "stand-in-34"}
"""What is the same in French."""
TEXTS = """() => {
    const found = [];
    const skipped = "code, #log, #choices, .language, pre, h1 small, b, #table, figcaption, [translate=no]";
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
