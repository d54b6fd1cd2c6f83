"""The page that begins a log: rulebook, players, rulings, board, and the language of the log."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from typing import Any

from referee.core.game import Game
from referee.export.safe_text import visible
from referee.language.languages import codes, speaks
from referee.pages.html import Html, element, empty, joined
from referee.scribe.header_questions import usual_in
from referee.scribe.opening import HeaderData
from referee.scribe.ruling_questions import open_rulings
from referee.speech.current import ENGLISH, spoken
from referee.speech.say import tell

from .html_page import LANGUAGES, bar, page

MOST_LETTERS = 200


class Unfit(Exception):
    """What was sent is no header; the text says why."""


def setup_page(game: Game, names: list[str]) -> str:
    """The form for a new log of a game. `names` are offered for the players."""
    form = element(
        "form",
        _edition(game),
        _players(game, names),
        _rulings(game),
        _board(game),
        _field(tell("web.date", "Date"), empty("input", name="date", type="date", value=str(date.today()))),
        _language(game),
        element("div", id="wrong", role="alert"),
        element("button", tell("web.begin", "Begin"), type="submit", class_="main", id="begin"),
        id="setup",
    )
    return page(
        game.said_title,
        bar(element("h1", game.said_title), up=""),
        element("main", element("section", element("h2", tell("web.new", "Begin a new log")), form)),
        up="",
        kind="new",
        game=game.name,
        failed=tell("web.failed", "That did not reach the server. Look at the log before you try again."),
    )


def _field(label: str, content: str, hint: str = "") -> Html:
    told = element("small", hint) if hint else None
    return element("label", element("span", label), Html(content), told, class_="field")


def _select(name: str, options: Mapping[str, str], chosen: str, **attributes: str) -> Html:
    rows = [
        element("option", label, value=value, selected=value == chosen) for value, label in options.items()
    ]
    return element("select", joined(rows), name=name, **attributes)


def _first_edition(game: Game) -> str:
    """The edition that is chosen at first: one in the language of the page, if there is one."""
    editions = game.data["editions"]
    own = [key for key, each in editions.items() if each.get("language") == spoken()]
    return next(iter([*own, *editions]))


def _edition(game: Game) -> Html:
    editions = {key: game.edition_title(key) for key in game.data["editions"]}
    return _field(tell("web.edition", "Rulebook"), _select("edition", editions, _first_edition(game)))


def _players(game: Game, names: list[str]) -> Html:
    rows = []
    for number in range(1, game.most_players + 1):
        label = tell("web.player", "Player {number}", number=number)
        needed = number <= game.least_players
        if not needed:
            label = tell("web.player-if", "Player {number}, if there is one", number=number)
        rows.append(
            _field(
                label,
                empty(
                    "input",
                    name="player",
                    type="text",
                    maxlength=60,
                    autocomplete="off",
                    autocapitalize="words",
                    required=needed,
                ),
            )
        )
    chips = [
        element("button", visible(name), type="button", data_name=name, translate="no") for name in names
    ]
    return element(
        "fieldset",
        element("legend", tell("web.players", "Players, in their order around the table")),
        *rows,
        element("div", *chips, class_="row many") if chips else None,
    )


def _rulings(game: Game) -> Html | None:
    """Every ruling that has several options. What is left as it is, is not written."""
    rows = [_ruling(game, key) for key in open_rulings(game)]
    if not rows:
        return None
    count = tell("web.rulings", "Rulings of your table ({number})", number=len(rows))
    return element("details", element("summary", count), *rows)


def _ruling(game: Game, key: str) -> Html:
    """The options of a ruling. The script shows the usual one of the edition that is chosen."""
    ruling = game.ruling_said(key)
    says = {name: option["says"] for name, option in ruling["options"].items()}
    usual = {
        edition: tell(
            "web.usual", "as usual with this rulebook: {says}", says=says[usual_in(game, edition)[key]]
        )
        for edition in game.data["editions"]
    }
    options = {"": usual[_first_edition(game)], **says}
    select = _select(f"ruling:{key}", options, "", data_usual=json.dumps(usual))
    return _field(ruling["asks"], select)


def _board(game: Game) -> Html | None:
    if game.boards is None:
        return None
    options = {"": tell("web.usual-board", "the usual one for so many players")}
    options |= {name: name for name in game.boards.shipped}
    hint = tell(
        "web.stand-in",
        "These boards are stand-ins that we invented. To use your own, put its file beside the log.",
    )
    own = empty(
        "input",
        name="own-board",
        type="text",
        maxlength=100,
        autocomplete="off",
        placeholder="board.yaml",
        translate="no",
    )
    label = tell("web.own-board", "Or the file of your own board, in the same folder")
    return joined(
        [_field(tell("web.board", "Board"), _select("board", options, ""), hint), _field(label, own)]
    )


def _language(game: Game) -> Html:
    options = {code: LANGUAGES.get(code, code) for code in _codes(game)}
    choice = element("span", _select("language", options, spoken()), translate="no")
    return _field(tell("web.log-language", "Language of the log"), choice)


def _codes(game: Game) -> list[str]:
    """The languages in which a log of the game can be."""
    return [code for code in codes() if code == ENGLISH or speaks(game, code)]


def header_of(game: Game, sent: Mapping[str, Any]) -> HeaderData:
    """The header that was sent. Unfit if a part of it is no text."""
    players, rulings = sent.get("players", []), sent.get("rulings", {})
    if not isinstance(players, list) or not isinstance(rulings, dict):
        raise Unfit("header")
    language = _word(sent.get("language", "")) or ENGLISH
    if language not in _codes(game):
        raise Unfit("language")
    more = {"date": _word(sent.get("date", ""))}
    return HeaderData(
        game,
        _word(sent.get("edition", "")),
        [name for name in map(_word, players) if name],
        {_word(key): _word(option) for key, option in rulings.items() if option},
        _word(sent.get("board", "")),
        {key: word for key, word in more.items() if word},
        language,
    )


def _word(value: object) -> str:
    """A text of one line, without what would be a comment or another line."""
    if not isinstance(value, str) or len(value) > MOST_LETTERS or not value.isprintable():
        raise Unfit("text")
    return value.strip()
