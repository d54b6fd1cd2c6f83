"""The page and the chart of the score: the numbers of the engine, for everybody, from one file."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import referee
from referee import shelf
from referee.pages.score import course_of, score_chart, score_page
from tests.support import RECORDS, log

GAMES = [game.name for game in shelf.own_games()]
LOGS = {
    "easter-island": "legal/endings/all-fired-by-tie-break.moai",
    "rapa-nui-cards": "legal/endings/unresolved.moai",
    "rapa-nui-island": "legal/games/2-players-es.moai",
}
SVG = "{http://www.w3.org/2000/svg}"


def path_of(game: str) -> Path:
    return RECORDS / game / LOGS[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_course_ends_with_the_score(game: str) -> None:
    record = referee.load(path_of(game))
    course = course_of(record)
    sheet = referee.score(record)
    label = course.sheets.measure
    for seat, number in enumerate(course.marks[-1].numbers):
        line = next(line for line in sheet.lines if line.seat == seat and line.label == label)
        assert number == (str(line.amount) if line.most is None else f"{line.amount}–{line.most}")
    lines = [mark.line for mark in course.marks]
    assert lines == sorted(lines) and len(lines) > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_chart_and_its_numbers(game: str) -> None:
    record = referee.load(path_of(game))
    page = score_page(referee.check(record))
    course = course_of(record)
    assert page.count("<svg") == 1 and page.count("<desc>") == 1
    assert page.count("<table") == 2
    numbers = page.split('id="numbers-caption"')[1].split("</table>")[0]
    assert len(re.findall("<tr>", numbers)) == 1 + len(course.marks)
    assert re.findall(r"https?://|url\(|<script|@import", page.replace("http-equiv", "")) == []
    assert len(page.encode()) < 60_000


@pytest.mark.parametrize("game", GAMES)
def test_the_chart_is_a_file_of_its_own(game: str) -> None:
    text = score_chart(referee.check(referee.load(path_of(game))))
    assert text is not None
    root = ElementTree.fromstring(text)
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title", "").endswith("in the course of the game")
    assert root.findtext(f"{SVG}desc", "").startswith("At the end: ")
    assert len(list(root.iter(f"{SVG}path"))) >= 2
    assert text.count("http") == 1


def test_names_cannot_become_markup() -> None:
    verdict = referee.check(log("<script>x</script>: place c3 north", players="<script>x</script>, &<b>"))
    page, chart = score_page(verdict), score_chart(verdict)
    assert chart is not None
    assert "<script" not in page and "<script" not in chart
    assert "&lt;script&gt;" in page and "&amp;&lt;b&gt;" in chart


def test_a_log_without_a_line_has_a_page() -> None:
    assert "The score" in score_page(referee.check(log()))
