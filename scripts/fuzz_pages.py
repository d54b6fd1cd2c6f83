"""Pages for a browser: no text of a log becomes markup, and a page loads nothing."""

from __future__ import annotations

import random
from html.parser import HTMLParser

import referee
from referee.analysis.limits import require_extent, require_judgeable
from referee.core.record import Record
from referee.language import languages
from referee.pages.comparison import between_page
from referee.pages.dispute import dispute_page
from referee.pages.replay import replay_page
from referee.pages.score import score_page
from referee.speech.current import speaking

from .fuzz_inputs import Bender, as_bytes
from .fuzz_promises import promise, unsafe

MARKUP = (
    "<script>alert(1)</script>", "</script><script>x", "<!--", "-->", "]]>", "<img src=x onerror=alert(1)>",
    '" onclick="x', "' onclick='x", "&lt;q&gt;", "&#60;q>", "</title><q>", "</style><q>", "</svg><q>",
    "<svg/onload=x>", "javascript:x", "{{x}}", "${x}", "\\u003cq>", "<q", "</p", "<?x?>", "<![CDATA[", "&",
)  # fmt: skip
FOREIGN = ("img", "q", "iframe", "object")
"""Tags that no page of ours has, and some of the pieces above would make."""
WITHOUT_END = ("meta", "link", "input")
SCRIPTS = 2
"""A page has at most a block of data and one script, which the policy in its head names by its digest."""


def make_page(bender: Bender) -> bytes:
    """A log with pieces of markup in its names, words and comments, or changed in any way."""
    dice = bender.dice
    text = bender.record() if dice.random() < 0.7 else bender.log()
    for _ in range(dice.choice((0, 1, 1, 2, 5))):
        text = _with_markup(text, dice)
    return as_bytes(text)


def _with_markup(text: str, dice: random.Random) -> str:
    mark = dice.choice(MARKUP)
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    match dice.randrange(4):
        case 0:
            lines[at] += f"  # {mark}"
        case 1:
            lines.insert(at, f"note: {mark}")
        case 2:
            words = lines[at].split(" ")
            words[dice.randrange(len(words))] = mark
            lines[at] = " ".join(words)
        case _:
            return _with_a_name(text, mark, dice)
    return "\n".join(lines)


def _with_a_name(text: str, mark: str, dice: random.Random) -> str:
    """One player is called by a piece of markup, as far as a name may hold it."""
    players = next((line for line in text.split("\n") if line.startswith("players: ")), "")
    names = [each.split("(")[0].strip() for each in players.partition(":")[2].split(",")]
    name = dice.choice(names)
    return text.replace(name, mark.replace(",", "").replace('"', "")) if name else text


def hold_page(data: bytes, dice: random.Random) -> None:
    record = referee.loads(data)
    try:
        require_judgeable(record)
        require_extent(record, on_a_page=True)
    except ValueError as refusal:
        promise(bool(str(refusal)), "a refusal says nothing")
        return
    make = dice.choice((_replay, _replay, _score, _score, _dispute, _between))
    with speaking(dice.choice(languages.codes())):
        page = make(record)
    promise(not unsafe(page), "a page holds a control character")
    _hold_markup(page)


def _replay(record: Record) -> str:
    return replay_page(referee.check(record))


def _score(record: Record) -> str:
    return score_page(referee.check(record))


def _dispute(record: Record) -> str:
    return dispute_page(record, referee.dispute(record))


def _between(record: Record) -> str:
    other = referee.loads("\n".join(record.lines[:-1]))
    try:
        return between_page(record, other, referee.compare(record, other))
    except ValueError:  # without its last line it is no longer a log of the same game
        return between_page(record, record, referee.compare(record, record))


class _Parsed(HTMLParser):
    """Reads a page and checks each tag. Every tag is closed, in the right order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.scripts = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in WITHOUT_END:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.scripts += tag == "script"
        promise(tag not in FOREIGN, f"a page has a tag of a stranger [{tag}]")
        for name, value in attrs:
            promise(not name.startswith("on"), "a page has an attribute that runs something")
            if name in ("src", "href", "xlink:href"):
                promise((value or "").startswith(("#", "data:,")), "a page leads elsewhere")

    def handle_endtag(self, tag: str) -> None:
        promise(bool(self.open) and self.open.pop() == tag, "the tags of a page are not closed in order")

    def handle_comment(self, data: str) -> None:
        promise(False, "a page has a comment")

    def handle_pi(self, data: str) -> None:
        promise(False, "a page has a processing instruction")

    def unknown_decl(self, data: str) -> None:
        promise(False, "a page has a declaration of a stranger")


def _hold_markup(page: str) -> None:
    parsed = _Parsed()
    parsed.feed(page)
    parsed.close()
    promise(parsed.open == [], "a page has tags that are not closed")
    promise(parsed.scripts <= SCRIPTS, "a page has a script of a stranger")
