"""The first page: the logs of the folder, and the games that a new log can be of."""

from __future__ import annotations

from datetime import datetime
from urllib.parse import quote

from referee import api, shelf
from referee.core.record import Record
from referee.disk import NotPlain, read_plain
from referee.export.safe_text import visible
from referee.pages.html import Html, element
from referee.speech.say import tell
from referee.text.source import MOST_BYTES

from .folder import FolderEntry, LogFolder
from .html_page import bar, page

MOST_SHOWN = 60
"""The most logs that the page shows, the newest first."""
OF_A_HEADER = 32 * 1024
"""How many bytes of a log are read to say whose it is. Its header is in them."""


def home_page(folder: LogFolder) -> str:
    logs = folder.logs()
    shown = [_log(folder, log) for log in logs[:MOST_SHOWN]]
    more = len(logs) - len(shown)
    rest = tell("web.older", "and {number} older {number|log|logs}", number=more) if more > 0 else None
    games = [
        element("li", element("a", game.said_title, href=f"new?game={quote(game.name)}", class_="button"))
        for game in shelf.all_games()
    ]
    tallied = [
        element("li", element("a", game.said_title, href=f"tally?game={quote(game.name)}", class_="button"))
        for game in shelf.all_games()
        if game.tally_plan is not None
    ]
    nothing = element("p", tell("web.no-logs", "There is no log in this folder yet."))
    return page(
        tell("web.logs", "Logs"),
        bar(element("h1", "Referee", translate="no"), up="", is_home=True),
        element(
            "main",
            element(
                "section",
                element("h2", tell("web.new", "Begin a new log")),
                element("ul", *games, class_="games"),
            ),
            element(
                "section",
                element("h2", tell("web.resume", "Go on with a log")),
                element("ul", *shown, class_="logs-list") if shown else nothing,
                element("p", rest) if rest else None,
            ),
            element(
                "section",
                element("h2", tell("web.tally", "The score alone")),
                element("ul", *tallied, class_="games"),
            ),
            element(
                "section",
                element("h2", tell("web.share", "Other devices")),
                element(
                    "a", tell("web.share-how", "Open these pages on a phone"), href="share", class_="button"
                ),
            ),
        ),
        up="",
        kind="home",
    )


def _log(folder: LogFolder, log: FolderEntry) -> Html:
    record = read_log(folder, log.name, OF_A_HEADER)
    parts = []
    if record is not None and record.game is not None:
        parts.append(record.game.said_title)
        if record.header.players:
            parts.append(", ".join(visible(player.name) for player in record.header.players))
    when = datetime.fromtimestamp(log.modified).strftime("%Y-%m-%d %H:%M")
    return element(
        "li",
        element(
            "a",
            element("b", visible(log.name)),
            element("small", " · ".join([*parts, when]), translate="no"),
            href=f"log/{quote(log.name, safe='')}/",
        ),
    )


def read_log(folder: LogFolder, name: str, most: int | None = None) -> Record | None:
    """A log as it is on disk now, or at most so many bytes of it; None if it cannot be read."""
    path = folder.path_of(name)
    if path is None:
        return None
    try:
        data = read_plain(path, most or MOST_BYTES)
        if most is not None and len(data) > most:
            data = data[: data.rfind(b"\n") + 1]
        return api.loads(data, name, folder.path)
    except (OSError, NotPlain, api.CannotRead):
        return None


def known_names(folder: LogFolder) -> list[str]:
    """The players of the newest logs, to be tapped instead of typed."""
    names: dict[str, None] = {}
    for log in folder.logs()[:20]:
        record = read_log(folder, log.name, OF_A_HEADER)
        for player in record.header.players if record is not None else ():
            names.setdefault(player.name)
    return list(names)[:12]
