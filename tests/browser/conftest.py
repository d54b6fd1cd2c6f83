"""Pages in a real browser. The tests are skipped where playwright or Chromium is missing."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support import ROOT

Page = Any
Open = Callable[..., Page]

CHROMIUM = (
    os.environ.get("REFEREE_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)
AXE = Path(os.environ.get("REFEREE_AXE", ROOT / "node_modules" / "axe-core" / "axe.min.js"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="the package playwright is not installed", exc_type=ImportError
    )
    if CHROMIUM is None:
        pytest.skip("no browser: the program chromium is not installed")
    with playwright.sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Any, tmp_path: Path) -> Iterator[Open]:
    """`open_page(html, link="#line=3", dark=True, phone=True, ...)`: the page, opened from a file.

    At the end it asserts that no page asked for anything but itself, and that none had an error.
    """
    contexts: list[Any] = []
    trouble: list[str] = []

    def opened(html: str, *, link: str = "", dark: bool = False, phone: bool = False, **more: Any) -> Page:
        file = tmp_path / f"page-{len(contexts)}.html"
        file.write_text(html, encoding="utf-8")
        size = {"width": 360, "height": 640} if phone else {"width": 1280, "height": 900}
        context = browser.new_context(
            viewport=size, color_scheme="dark" if dark else "light", offline=True, **more
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: trouble.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on(
            "request", lambda asked: trouble.append(asked.url) if asked.url.split("#")[0] != url else None
        )
        url = file.as_uri()
        page.goto(url + link)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert trouble == []


@pytest.fixture
def axe() -> str:
    """The text of axe-core, which looks for barriers to people with disabilities."""
    if not AXE.exists():
        pytest.skip(
            "no axe-core: run `npm install --no-save axe-core`, or name its axe.min.js in REFEREE_AXE"
        )
    return AXE.read_text(encoding="utf-8")
