"""The replay page in a browser: what it shows is what the engine says, with keyboard, link and paper."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.analysis.moments import places_of
from referee.core.finding import Place
from referee.pages.frames import PREFIX
from referee.pages.replay import replay_page
from tests.pages.applying import Seen, shapes_of
from tests.support import RECORDS, judged, log, name_of

from .conftest import Open, Page

GAMES = [
    RECORDS / "easter-island" / "legal" / "endings" / "one-left-by-enemy-ray.moai",
    RECORDS / "rapa-nui-cards" / "legal" / "games" / "4-players-fr.moai",
    RECORDS / "rapa-nui-island" / "legal" / "games" / "4-players-fr.moai",
]
MOMENTS = 10
SHAPES = f"""() => [...document.querySelectorAll("#table svg > :not(defs)")]
    .map((node) => [node.id.slice({len(PREFIX)}), node.tagName,
        Object.fromEntries([...node.attributes].map((each) => [each.name, each.value])
            .filter(([name]) => name !== "id" && name !== "data-now")),
        [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data).join(""),
        node.querySelector("title")?.textContent ?? ""])"""
PRESS = """(times) => {
    for (let at = 0; at < times; at += 1) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    }
}"""
WRONG = (
    "Ann: place c3 north",
    "Ben: place c3 south  # he was sure",
    "Ann: place b2 north",
    "claim Ann 2",
    "claim Ben 7",
)


def page_of(*lines: str, players: str = "Ann, Ben") -> str:
    return replay_page(referee.check(log(*lines, players=players)))


def table(page: Page) -> list[Seen]:
    return [Seen(*each) for each in page.evaluate(SHAPES)]


def step(page: Page) -> int:
    return int(page.input_value("#moment"))


def until(true: Callable[[], bool]) -> None:
    """Wait for something. The policy of the page does not allow that the browser itself does it."""
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    pytest.fail("it did not come true")


def said(page: Page, selector: str) -> str:
    text: str = page.inner_text(selector)
    return text


def asked(place: Place) -> str:
    return str(place.line) if place.action is None else f"{place.line}.{place.action + 1}"


def is_as_the_engine_has_it(page: Page, record: Any, place: Place) -> None:
    drawing = referee.picture(record, at=asked(place))
    assert drawing is not None
    assert table(page) == shapes_of(drawing), place
    assert page.get_attribute("#table svg", "aria-label") == drawing.description


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_a_game_from_start_to_end_and_back(open_page: Open, path: Path) -> None:
    """Step by step with the keyboard, compared with the engine at ten moments."""
    record = judged(path).record
    page = open_page(replay_page(judged(path).verdict))
    places = [place for place, _ in places_of(record.entries)]
    first = table(page)
    chosen = {round(number * len(places) / MOMENTS) for number in range(1, MOMENTS + 1)}
    for before, number in pairwise([0, *sorted(chosen)]):
        page.evaluate(PRESS, number - before)
        assert step(page) == number
        is_as_the_engine_has_it(page, record, places[number - 1])
    page.keyboard.press("ArrowRight")
    assert step(page) == len(places)
    for number in sorted(chosen - {len(places)}, reverse=True)[::3]:
        page.evaluate(f"location.hash = '#line={asked(places[number - 1])}'")
        until(lambda wanted=number: step(page) == wanted)
        is_as_the_engine_has_it(page, record, places[number - 1])
    page.click("#start")
    assert (step(page), table(page)) == (0, first)


def test_the_score_sheet_at_the_end(open_page: Open) -> None:
    path = GAMES[1]
    page = open_page(replay_page(judged(path).verdict))
    page.click("#end")
    shown = [row.inner_text() for row in page.query_selector_all("#sheet .sum button")]
    sums = [line.amount for line in referee.score(judged(path).record).lines if line.is_sum]
    assert shown == [str(amount) for amount in sums]
    page.click("#sheet .sum button >> nth=0")
    links = page.query_selector_all("#course a")
    assert len(links) > 3
    links[0].click()
    assert 0 < step(page) < 97


def test_a_game_without_pictures_is_shown_in_characters(open_page: Open) -> None:
    record = log("Ann: place c3 north", "Ben: place d4 south")
    drawing = record.known_game.drawing
    object.__setattr__(record.known_game, "drawing", None)
    try:
        page = open_page(replay_page(referee.check(record)), link="#line=6")
    finally:
        object.__setattr__(record.known_game, "drawing", drawing)
    words = " ".join(shape.text for shape in table(page)).split()
    assert words == referee.show(record).split()


# --- keys, links, findings ---


def test_keys_step_and_do_not_take_scrolling(open_page: Open) -> None:
    page = open_page(page_of(*WRONG))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert step(page) == 2
    page.keyboard.press("Shift+ArrowLeft")
    assert step(page) == 1
    page.keyboard.press("Shift+ArrowRight")
    assert step(page) == 2
    for key in ("ArrowDown", "PageDown", "End", "Space"):
        page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        until(lambda: page.evaluate("scrollY") > 0)
        assert step(page) == 2, key
    page.click("#back")
    page.keyboard.press("ArrowRight")  # the keys work after a button was used
    assert step(page) == 2
    page.focus("#speed")
    page.keyboard.press("ArrowRight")  # a list has its own use for them
    assert step(page) == 2
    page.focus("#moment")
    page.keyboard.press("ArrowLeft")
    assert step(page) == 1


@pytest.mark.parametrize(("link", "at"), [("#line=6", 2), ("#line=6.1", 2), ("#line=900", 5), ("#x", 0)])
def test_a_link_leads_to_a_moment(open_page: Open, link: str, at: int) -> None:
    page = open_page(page_of(*WRONG), link=link)
    assert step(page) == at


def test_the_address_follows(open_page: Open) -> None:
    page = open_page(page_of("Ann: place c3 north", "Ben: place d4 south", "Ann: sun W-3; sun W-2"))
    page.click("#end")
    assert page.evaluate("location.hash") == "#line=7.2"
    assert page.inner_text("#log [aria-current] mark") == "sun W-2"


def test_a_finding_is_marked_and_told(open_page: Open) -> None:
    page = open_page(page_of(*WRONG))
    assert page.query_selector_all("#marks .error")
    page.click("#finding-on")
    assert step(page) == 2
    assert said(page, "#here .message") == said(page, "#findings article:nth-of-type(1) .message")
    assert "he was sure" in said(page, "#told")
    assert page.get_attribute("#log [aria-current]", "id") == "line-6"
    page.click("#findings article:nth-of-type(2) h3 a")
    until(lambda: step(page) == 5)
    assert "not right" in said(page, "#told")
    page.click("#back")
    assert "This claim is right." in said(page, "#told")


def test_a_line_of_the_log_and_a_point_of_the_chart_lead_to_their_moment(open_page: Open) -> None:
    page = open_page(page_of(*WRONG))
    page.click("#line-7 .said")
    assert step(page) == 3
    page.locator("#points a").first.click()
    until(lambda: step(page) == 1)
    page.select_option("#jump", index=2)
    assert step(page) == 2


def test_it_plays_by_itself_and_stops(open_page: Open) -> None:
    page = open_page(page_of(*WRONG))
    page.select_option("#speed", "4")
    page.click("#play")
    assert page.get_attribute("#play", "aria-label") == "Pause"
    until(lambda: step(page) == 2)
    page.keyboard.press("Escape")
    assert page.get_attribute("#play", "aria-label") == "Play"
    page.click("#play")
    until(lambda: page.get_attribute("#play", "aria-label") == "Play")
    assert step(page) == 5


# --- how it looks ---


def overflow(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_it_fits_a_phone(open_page: Open, path: Path) -> None:
    page = open_page(replay_page(judged(path).verdict), phone=True)
    page.click("#end")
    assert overflow(page) <= 0
    for button in page.query_selector_all(".buttons button"):
        box = button.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["height"] >= 40


def test_dark_and_light(open_page: Open) -> None:
    colour = "getComputedStyle(document.body).backgroundColor"
    light, dark = (open_page(page_of(*WRONG), dark=dark).evaluate(colour) for dark in (False, True))
    assert light != dark


def test_nothing_moves_for_those_who_do_not_want_it(open_page: Open) -> None:
    page = open_page(page_of(*WRONG), reduced_motion="reduce")
    page.keyboard.press("ArrowRight")
    names = (
        "[...document.querySelectorAll('[data-now]')].map((node) => getComputedStyle(node).animationName)"
    )
    assert set(page.evaluate(names)) == {"none"}
    page = open_page(page_of(*WRONG), reduced_motion="no-preference")
    page.keyboard.press("ArrowRight")
    assert set(page.evaluate(names)) == {"arrive"}


def test_on_paper(open_page: Open) -> None:
    page = open_page(page_of(*WRONG), link="#line=6", dark=True)
    page.emulate_media(media="print")
    assert not page.is_visible("#bar")
    assert page.is_visible("#table") and page.is_visible("#findings") and page.is_visible("#line-9")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.pdf().startswith(b"%PDF-")


def test_without_its_script(open_page: Open) -> None:
    page = open_page(page_of(*WRONG), java_script_enabled=False)
    assert page.is_visible("#table svg") and page.is_visible("#findings") and page.is_visible("#line-9")
    assert page.is_visible("noscript")
    assert not page.is_visible("#bar")


@pytest.mark.parametrize(
    "name", ["<script>", "<img src=x onerror=alert(1)>", "]x[", "</svg>", "&lt", "𝒜nn"]
)
def test_hostile_names_are_shown_as_they_are(open_page: Open, name: str) -> None:
    safe = name.replace("(", "").replace(")", "").replace("=", "")
    lines = (f"{safe}: place c3 north", "Ben: place c3 south  # [a](x) <b>")
    page = open_page(page_of(*lines, players=f"{safe}, Ben"), link="#line=5")
    assert said(page, "h1") == f"{safe} and Ben"
    assert said(page, "#what b") == safe
    assert page.title().startswith(safe)
    page.click("#end")
    assert "[a](x) <b>" in said(page, "#told")
