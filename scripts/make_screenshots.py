"""Renew the pictures of pages in docs/pictures. Needs the extra `browser`, and Chromium.

python -m scripts.make_screenshots
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import referee

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
SIZE = {"width": 1180, "height": 780}


def first_log() -> str:
    """The log of the README."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"^```moai file first\.moai\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError("the README has no log first.moai")
    return found[1]


def shoot(browser: Any, html: str, link: str, file: Path) -> None:
    """A picture of a page in a window."""
    page = browser.new_page(viewport=SIZE, color_scheme="light", reduced_motion="reduce")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.html"
        path.write_text(html, encoding="utf-8")
        page.goto(path.as_uri() + link)
        page.screenshot(path=str(file))
    page.close()


def main() -> int:
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.stderr.write("make_screenshots: the program chromium is not installed\n")
        return 2
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        html = referee.to_html(referee.loads(first_log(), "first.moai"))
        shoot(browser, html, "#line=14.2", FOLDER / "replay.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
