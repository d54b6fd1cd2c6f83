"""The page for a final table without a log: one question after the other, then the score."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from referee import api
from referee.core.game import Game
from referee.core.record import Record
from referee.core.rule import ERROR
from referee.export.disputes import of_the_score, score_summary
from referee.export.scores import result_line, sheet_of
from referee.pages.html import Html, element, empty, joined
from referee.scribe.reply import Fate, Reply
from referee.scribe.tallying import Tallying
from referee.speech.say import tell

from .hand_over_page import in_lines
from .html_page import bar, copy_button, page
from .log_parts import in_short, sheet_table

MOST_ANSWERS = 60
MOST_LETTERS = 400


def tally_page(game: Game) -> str:
    """One question after the other; the script asks for them."""
    said = empty(
        "input",
        id="said",
        type="text",
        maxlength=MOST_LETTERS,
        autocomplete="off",
        autocapitalize="none",
    )
    form = element(
        "form",
        element("label", id="asks", for_="said", aria_live="polite"),
        element("div", id="offers", class_="row many"),
        said,
        element("div", id="wrong", role="alert"),
        element(
            "div",
            element("button", tell("web.answer", "Answer"), type="submit", class_="main", id="answer"),
            element("button", tell("web.answer-back", "Back"), type="button", id="before", hidden=True),
            class_="row",
        ),
        id="tally",
    )
    title = tell("web.tally", "The score alone")
    return page(
        title,
        bar(element("h1", game.said_title), up=""),
        element(
            "main",
            element(
                "section",
                element("h2", title),
                element(
                    "p", tell("web.tally-told", "Leave an answer empty if there is nothing."), id="hint"
                ),
                form,
                element("div", id="outcome", class_="score", role="status"),
            ),
        ),
        element("script", src="tally.js", defer=True),
        up="",
        kind="tally",
        game=game.name,
        failed=tell("web.not-sent", "That did not reach the server. Try again."),
        copied=tell("web.copied", "Copied"),
    )


def tally_step(game: Game, answers: list[str], folder: Path) -> dict[str, Any]:
    """What comes after these answers: the next question, what is wrong with the last one, or the result."""
    tallying = Tallying(game, (), folder)
    for number, text in enumerate(answers):
        if tallying.question is None:
            break
        reply = tallying.answer(text)
        if reply.fate is not Fate.TAKEN:
            return {"wrong": _wrong(reply), "taken": number}
    asked = tallying.question
    if asked is not None:
        return {"asks": asked.asks, "choices": list(asked.choices), "taken": len(answers)}
    record = api.loads(tallying.text, tallying.name, folder)
    return {"html": _outcome(record, tallying.text), "taken": len(answers)}


def _wrong(reply: Reply) -> Html:
    findings = reply.found.findings if reply.found is not None else []
    return joined([in_short(findings), *(element("p", row, class_="fate wrong") for row in reply.rows)])


def _outcome(record: Record, text: str) -> Html:
    """What is wrong, who wins, the sheet with a rule for each point, and what others would say."""
    verdict, found = api.check(record), of_the_score(api.dispute(record))
    sheet = sheet_of(verdict)
    wrong = [each for each in verdict.findings if each.severity == ERROR]
    return joined(
        [
            in_short(wrong),
            element("p", result_line(record.known_game, sheet, record.players), class_="result"),
            sheet_table(verdict, tell("web.sheet", "The score sheet"), details=True),
            *(element("p", row, class_="note") for row in score_summary(record, found)),
            element("h3", tell("web.text", "The log as text")),
            element("pre", in_lines(text), id="text", tabindex="0"),
            copy_button("text"),
        ]
    )
