"""Reads a page, and checks what must hold for every page."""

from __future__ import annotations

import re
from html.parser import HTMLParser

MOST_KILOBYTES = 300
VOID = ("meta", "link", "input")


class Parsed(HTMLParser):
    """The tags and ids of a page. Every tag is closed, in the right order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.ids: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def is_whole_and_small(page: str) -> None:
    """One file that loads nothing, with ids that are different, and small enough to send."""
    parsed = Parsed(page)
    assert len(parsed.ids) == len(set(parsed.ids))
    assert len(page.encode()) < 1024 * MOST_KILOBYTES
    assert not re.search(r"\b(src|href)=\"(?!#|data:,)", page)
    assert not re.search(r"url\(|@import", page.partition("<body>")[0])
    [policy] = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in policy and "http" not in policy
