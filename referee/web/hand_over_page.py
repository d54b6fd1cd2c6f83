"""The page that hands a finished game over: a link and QR code for BG Stats, a text for BoardGameGeek."""

from __future__ import annotations

from referee.core.verdict import Verdict
from referee.export.plays import NoPlay, bgstats_link, play_in_words
from referee.export.safe_text import visible
from referee.export.svg import escape
from referee.pages.html import Html, element, joined
from referee.speech.say import tell

from .html_page import bar, copy_button, page
from .sharing import qr_on_page

UP = "../../"


def hand_over_page(verdict: Verdict, name: str) -> str:
    title = tell("web.hand-over", "Hand over")
    log = element("p", element("a", visible(name), href="./"), class_="links", translate="no")
    return page(
        title,
        bar(element("h1", title), up=UP),
        element("main", log, _bgstats(verdict), _bgg(verdict)),
        up=UP,
        kind="hand-over",
        copied=tell("web.copied", "Copied"),
    )


def _bgstats(verdict: Verdict) -> Html:
    told: list[Html]
    try:
        link = bgstats_link(verdict)
        how = tell(
            "web.bgstats-told", "Open the link on the phone that has BG Stats, or scan the code with it."
        )
        named = element("a", tell("web.bgstats", "Open in BG Stats"), href=link, class_="button")
        told = [element("p", how), element("figure", qr_on_page(link), element("figcaption", named))]
    except NoPlay as why:
        told = [element("p", str(why), class_="warning")]
    return element("section", element("h2", "BG Stats", translate="no"), *told, class_="share")


def _bgg(verdict: Verdict) -> Html:
    try:
        text = element("pre", in_lines(play_in_words(verdict)), tabindex="0", id="text")
        told = joined([text, copy_button("text")])
    except NoPlay as why:
        told = element("p", str(why), class_="warning")
    return element("section", element("h2", "BoardGameGeek", translate="no"), told)


def in_lines(text: str) -> Html:
    """The text with its line ends. Escaped as a whole, they would be shown as codes."""
    return Html("\n".join(map(escape, text.split("\n"))))
