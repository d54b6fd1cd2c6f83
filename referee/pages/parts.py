"""What every page has: its title, who played, who won, and what it stands on."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.game import ScoreSheet
from referee.core.record import Record
from referee.export.fingerprint import fingerprint
from referee.export.safe_text import visible
from referee.version import __version__

from .html import Html, element, joined
from .words import listed, say


def title_of(record: Record, key: str) -> str:
    return say(key, players=players_of(record), game=record.known_game.said_title)


def players_of(record: Record) -> str:
    return listed([visible(name) for name in record.players[: record.known_game.most_players]])


def edition_of(record: Record) -> str:
    return record.known_game.edition_title(record.known_terms.edition)


def result_of(sheet: ScoreSheet, players: Sequence[str]) -> str:
    """Who won and why, in a sentence."""
    if not sheet.over:
        return say("unfinished")
    if sheet.contenders:
        names = listed([visible(players[seat]) for seat in sheet.contenders], "or")
        return say("over", result=say("may have won", names=names, how=sheet.how))
    names = listed([visible(players[seat]) for seat in sheet.winners])
    key = "wins" if sheet.winners else "nobody wins"
    return say("over", result=say(key, names=names, how=sheet.how, count=len(sheet.winners)))


def about(*records: Record) -> Html:
    """What the page stands on: rulebook, rulings, version, and the fingerprint of each log."""
    rows = [row for record in records for row in _stands_on(record)]
    rows.append((say("made by"), say("maker", version=__version__)))
    notes = joined(Html(element("dt", key) + element("dd", value)) for key, value in dict.fromkeys(rows))
    return element("footer", element("h2", say("about")), element("dl", notes))


def _stands_on(record: Record) -> list[tuple[str, str]]:
    terms = record.known_terms
    chosen = ", ".join(f"{key}={value}" for key, value in terms.chosen.items())
    return [
        (say("rulebook"), f"{edition_of(record)} ({terms.edition})"),
        (say("rulings"), chosen or say("no rulings")),
        *([(say("note"), terms.note)] if terms.note else []),
        *((key[:1].upper() + key[1:], value) for key, value in record.header.fields),
        (say("mark of log"), str(fingerprint(record))),
    ]


def log_text(record: Record) -> Html:
    """The log with the numbers of its lines."""
    rows = [
        element("li", element("span", str(number)), element("span", line))
        for number, line in enumerate(record.lines, 1)
    ]
    return element("ol", joined(rows), id="log", tabindex="0", aria_label=say("log"))
