"""Writes HTML: elements with everything escaped, and a page that loads nothing from anywhere."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from referee.export.svg import escape, style
from referee.export.svg_colours import DARK, LIGHT
from referee.speech.current import spoken

_ASSETS = Path(__file__).parent / "assets"


class Html(str):
    """Text that is HTML already. Any other text is escaped."""

    __slots__ = ()


def element(tag: str, *content: str | None, **attributes: object) -> Html:
    """An element. `class_` is written `class`, other underscores as hyphens. None is left out."""
    said = "".join(_attribute(name, value) for name, value in attributes.items())
    inside = "".join(_safe(each) for each in content if each is not None)
    return Html(f"<{tag}{said}>{inside}</{tag}>")


def empty(tag: str, **attributes: object) -> Html:
    """An element without an end tag, such as `input`."""
    return Html(f"<{tag}{''.join(_attribute(name, value) for name, value in attributes.items())}>")


def joined(parts: Iterable[str]) -> Html:
    return Html("".join(map(_safe, parts)))


def _attribute(name: str, value: object) -> str:
    if value is None or value is False:
        return ""
    key = name.rstrip("_").replace("_", "-")
    return f" {key}" if value is True else f' {key}="{escape(str(value))}"'


def _safe(text: str) -> str:
    return text if isinstance(text, Html) else escape(text)


def data_block(name: str, text: str) -> Html:
    """JSON for the script of the page. Nothing in it can end the element."""
    return Html(
        f'<script type="application/json" id="{name}">{text.replace("<", chr(92) + "u003c")}</script>'
    )


def to_json(data: object) -> str:
    """JSON in as few characters as possible."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def page(title: str, body: str, *, script: str = "") -> str:
    """A whole page. Its policy allows its own style and script, and no connection at all."""
    sheet = style_sheet()
    allowed = f"default-src 'none'; style-src '{_digest(sheet)}'; img-src data:"
    allowed += "; base-uri 'none'; form-action 'none'"
    allowed += f"; script-src '{_digest(script)}'" if script else ""
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{allowed}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        '<link rel="icon" href="data:,">',
        element("title", title),
        f"<style>{sheet}</style>",
    ]
    parts = [f'<!DOCTYPE html>\n<html lang="{spoken()}">\n<head>', *head, "</head>\n<body>", body]
    parts += [f"<script>{script}</script>"] if script else []
    return "\n".join([*parts, "</body>\n</html>\n"])


@cache
def asset(name: str) -> str:
    return (_ASSETS / name).read_text(encoding="utf-8")


@cache
def style_sheet() -> str:
    """The colours of the drawings for the whole page, the drawings, and the page itself."""
    light, dark = (";".join(f"--{key}:{value}" for key, value in each.items()) for each in (LIGHT, DARK))
    colours = f":root{{{light}}}@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return f"{colours}\n{style()}\n{asset('chart.css')}\n{asset('page.css')}"


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
