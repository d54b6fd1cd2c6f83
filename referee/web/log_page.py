"""The page of a log: the table, the line that is being written, the log, and the score."""

from __future__ import annotations

from referee.export.safe_text import visible
from referee.pages.html import Html, element, empty, joined
from referee.scribe.session import Session
from referee.speech.say import tell
from referee.text.line_kinds import spoken_word

from .html_page import bar, page
from .shared_log import SharedLog

UP = "../../"


def log_page(log: SharedLog, beat: float) -> str:
    """The page without what the stream tells: it has no line of the log yet."""
    record = log.session.seen.record
    title = record.known_game.said_title if log.session.seen.playable else log.name
    return page(
        log.name,
        bar(element("h1", title, element("small", visible(log.name))), up=UP),
        element(
            "p",
            tell("web.offline", "No connection. Trying again …"),
            id="offline",
            role="status",
            hidden=True,
        ),
        element("main", _stage(), _desk(log.session), _log(), _score(), _more(), class_="keeping"),
        up=UP,
        kind="log",
        failed=tell("web.failed", "That did not reach the server. Look at the log before you try again."),
        copied=tell("web.copied", "Copied"),
        beat=str(round(1000 * beat)),
    )


def _stage() -> Html:
    return element(
        "section",
        element("h2", tell("web.table", "The table"), class_="hidden"),
        element("div", id="status", role="status"),
        element("div", id="table"),
        class_="stage",
    )


def _desk(session: Session) -> Html:
    """Where the line grows: by taps, or typed."""
    typed = empty(
        "input",
        id="line",
        type="text",
        maxlength=4000,
        autocomplete="off",
        autocapitalize="none",
        autocorrect="off",
        spellcheck="false",
        enterkeyhint="send",
        aria_label=tell("web.line", "The line"),
    )
    form = element(
        "form",
        element(
            "button", "⌫", type="button", id="back", aria_label=tell("web.back", "Take the last word away")
        ),
        typed,
        element("button", tell("web.write", "Write"), type="submit", id="write", class_="main"),
        id="composer",
    )
    tools = [
        ("undo", tell("web.undo", "Undo")),
        ("redo", tell("web.redo", "Redo")),
        ("note", tell("web.note", "Note")),
        ("claim", tell("web.claim", "Claim")),
        ("result", tell("web.result", "Result")),
    ]
    notation = session.seen.record.notation if session.seen.playable else session.game
    begins = {"note": "# ", **{word: f"{spoken_word(notation, word)} " for word in ("claim", "result")}}
    buttons = [
        element("button", label, type="button", id=name, data_word=begins.get(name, ""))
        for name, label in tools
    ]
    return element(
        "section",
        element("h2", tell("web.next", "The next line"), class_="hidden"),
        element("div", id="pen"),
        element("div", id="verdict", role="status", aria_live="polite"),
        form,
        element("div", id="choices", role="group", aria_label=tell("web.choices", "What may come next")),
        element("div", joined(buttons), class_="tools", id="tools"),
        class_="desk",
        id="desk",
    )


def _log() -> Html:
    return element(
        "section",
        element("h2", tell("web.log", "The log"), id="log-title"),
        element("ol", id="log", tabindex="0", aria_labelledby="log-title"),
        class_="log",
    )


def _score() -> Html:
    return element(
        "section",
        element("h2", tell("web.score", "The score so far")),
        element("div", id="score"),
        class_="score",
    )


def _more() -> Html:
    """The log as text, and the pages of the game."""
    links = [
        element("a", tell("web.replay", "Replay"), href="replay"),
        element("a", tell("web.dispute", "Dispute"), href="dispute"),
        element("a", tell("web.hand-over", "Hand over"), href="hand-over"),
        element("a", tell("web.text", "The log as text"), href="text"),
        element("a", tell("web.share", "Other devices"), href=f"{UP}share"),
    ]
    return element(
        "section",
        element("h2", tell("web.more", "More")),
        element("p", joined(links), class_="links"),
        element("button", tell("web.copy", "Copy the log"), type="button", id="copy"),
        class_="more-pages",
    )
