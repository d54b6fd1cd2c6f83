"""The page of a dispute: the conclusion first, then the readings, the tables and the rules."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import referee
from referee.pages.comparison import between_page
from referee.pages.dispute import dispute_page
from tests.effort import some, tries
from tests.support import RECORDS, hold_for_each, judged, log, name_of, records

from .parsing import Parsed, is_whole_and_small

DISPUTES = RECORDS / "disputes"
WOOD = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai"
SCRIBES = "two-scribes-first.moai", "two-scribes-second.moai"


def page_of(path: Path) -> str:
    record = judged(path).record
    return dispute_page(record, referee.dispute(record))


def between(one: str, two: str) -> str:
    first, second = referee.loads(one, "home/first.moai"), referee.loads(two, "second.moai")
    return between_page(first, second, referee.compare(first, second))


def lead(page: str) -> str:
    [told] = re.findall(r'<p class="lead">(.*?)</p>', page)
    return unescape(told)


CONCLUSIONS = {
    WOOD: "Under the French rules Anne and Marc win together (players who are still tied share the "
    "victory). Under the Dutch rules Marc wins (the next tie-breaker is wood, but not in the French "
    "rulebook).",
    DISPUTES / "easter-island" / "two-editions.moai": "Nobody's win depends on this: the game is not over "
    "under any reading.",
    DISPUTES / "rapa-nui-cards" / "slip.moai": "If the ruling “gather-majority” is “all”, Marc "
    "wins (totals 36-40-26). As the log says, Anne wins (totals 38-37-26).",
    RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-total.moai": "Nobody's win depends on this: "
    "Carl wins under every reading.",
}


@pytest.mark.parametrize(("path", "conclusion"), CONCLUSIONS.items(), ids=lambda each: Path(each).stem)
def test_the_conclusion_comes_first(path: Path, conclusion: str) -> None:
    page = page_of(path)
    assert lead(page) == conclusion
    assert page.index("lead") < page.index("<main")


def test_a_log_that_nobody_can_argue_about() -> None:
    record = log("Ann: place c3 north", players="Ann (41), Ben (39)")
    page = dispute_page(record, referee.dispute(record))
    assert lead(page).startswith("Nothing depends on this: the verdict and the score are the same")
    is_whole_and_small(page)


def test_a_reading_has_its_question_its_tables_and_its_rules() -> None:
    page = unescape(page_of(WOOD))
    record = judged(WOOD).record
    ruling = record.known_game.data["rulings"]["short-refill"]
    for words in (
        ruling["asks"],
        ruling["options"]["lay-none"]["says"],
        record.known_game.book["KO-WIN-3"].law,
    ):
        assert words in page
    assert "The table after line 24" in page
    assert (
        Parsed(page_of(WOOD)).tags.count("figure") == 3
    )  # one table that is the same, and two that differ


def page_is_whole_and_small(path: Path) -> None:
    if judged(path).record.can_be_judged and len(judged(path).record.entries) < tries(60, 900):
        is_whole_and_small(page_of(path))


def test_every_dispute_is_a_page() -> None:
    hold_for_each(
        [*some(records("disputes"), 12), *some(records()[::150], 5)], name_of, page_is_whole_and_small
    )


@pytest.mark.parametrize("game", ["easter-island", "rapa-nui-cards", "rapa-nui-island"])
def test_two_scribes(game: str) -> None:
    one, two = ((DISPUTES / game / name).read_text(encoding="utf-8") for name in SCRIBES)
    page = between(one, two)
    is_whole_and_small(page)
    rows = re.findall(r"<tr( class=\"differs\")?><td>", page)
    assert rows.count(' class="differs"') == 1
    assert len(rows) > 10
    assert "The logs differ in 1 turn" in lead(page)
    assert "home/" not in page


GOOD = "game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 north\nBen: place d4 south\n"


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (GOOD, "The two logs say the same."),
        (GOOD.replace("Ann, Ben", "Ann (41), Ben"), "The two logs tell the same game in different words."),
        (GOOD.replace("players", "ruling: edge-facing=forbidden\nplayers"), "The turns agree"),
        (GOOD + "Ann: place a1 north\n", "line 6 of the second"),
        (GOOD.replace("d4 s", "d5 s"), "line 5 of the first log, line 5 of the second"),
    ],
)
def test_what_two_logs_differ_in(other: str, told: str) -> None:
    page = between(GOOD, other)
    is_whole_and_small(page)
    assert told in lead(page)


def test_hostile_names_are_shown_as_they_are() -> None:
    text = GOOD.replace("Ann", "<script>")
    record = referee.loads(text)
    for page in (dispute_page(record, referee.dispute(record)), between(text, text.replace("d4", "d5"))):
        assert "script" not in Parsed(page).tags
        assert "&lt;script&gt;" in page
