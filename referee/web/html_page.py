"""The frame of every page of `referee serve`: its head, its bar on top, and where it may load from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from referee.pages.html import Html, element, empty, joined, style_sheet
from referee.speech.catalogue import known
from referee.speech.current import spoken
from referee.speech.say import tell

ASSETS = Path(__file__).parent / "assets"
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What a page may load: only what this server gives."""
LANGUAGES = {"en": "English", "fr": "Français", "nl": "Nederlands", "es": "Español"}
"""What each language is called in itself."""


@cache
def script(name: str = "serve.js") -> str:
    return (ASSETS / name).read_text(encoding="utf-8")


@cache
def styles() -> str:
    """The style sheet of the other pages, and what only these need."""
    return f"{style_sheet()}\n{(ASSETS / 'serve.css').read_text(encoding='utf-8')}"


def page(title: str, *content: str | None, up: str, kind: str, **about: str) -> str:
    """A whole page. `up` leads to the list of logs. `about` is for the script."""
    words = {f"data_{key}": value for key, value in about.items()}
    head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        '<link rel="icon" href="data:,">',
        element("title", f"{title} · Referee"),
        empty("link", rel="stylesheet", href=f"{up}serve.css"),
        element("script", src=f"{up}serve.js", defer=True),
    ]
    body = element("body", *content, class_=f"serve {kind}", data_up=up, **words)
    return "\n".join(
        [f'<!DOCTYPE html>\n<html lang="{spoken()}">\n<head>', *head, "</head>", body, "</html>\n"]
    )


def bar(*content: str | None, up: str, is_home: bool = False) -> Html:
    """The bar on top: the way to the list of logs, what the page is, and the language."""
    home = None if is_home else element("a", tell("web.logs", "Logs"), href=up or "./", class_="home")
    return element("header", home, *content, languages(), class_="top")


def copy_button(what: str) -> Html:
    """A button that copies the text of the element with this id."""
    return element("button", tell("web.copy-text", "Copy the text"), type="button", data_copy=what)


def languages() -> Html:
    """The choice of the language that this device speaks."""
    options = [
        element("option", LANGUAGES.get(code, code), value=code, selected=code == spoken(), lang=code)
        for code in known()
    ]
    return element(
        "label",
        element("span", tell("web.language", "Language"), class_="hidden"),
        element("select", joined(options), id="language"),
        class_="language",
    )
