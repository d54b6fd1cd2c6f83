"""No page has a barrier that axe-core can find, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import referee
from referee.pages.comparison import between_page
from referee.pages.dispute import dispute_page
from referee.pages.replay import replay_page
from tests.support import RECORDS, judged, log

from .conftest import Open
from .test_replay_page import GAMES, WRONG, overflow

DISPUTES = RECORDS / "disputes"


def dispute_of(game: str, name: str) -> str:
    record = judged(DISPUTES / game / f"{name}.moai").record
    return dispute_page(record, referee.dispute(record))


def between(game: str) -> str:
    one, two = (
        judged(DISPUTES / game / f"two-scribes-{which}.moai").record for which in ("first", "second")
    )
    return between_page(one, two, referee.compare(one, two))


PAGES: dict[str, Callable[[], str]] = {
    "a replay with findings": lambda: replay_page(referee.check(log(*WRONG))),
    "a replay of the card game": lambda: replay_page(judged(GAMES[1]).verdict),
    "a replay of the board game": lambda: replay_page(judged(GAMES[2]).verdict),
    "a dispute": lambda: dispute_of("rapa-nui-cards", "two-editions"),
    "a dispute that nobody wins": lambda: dispute_of("easter-island", "two-editions"),
    "two scribes": lambda: between("easter-island"),
}
LINK = {"a replay with findings": "#line=6", "a replay of the board game": "#line=126"}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_no_barriers(open_page: Open, axe: str, name: str, dark: bool) -> None:
    page = open_page(
        PAGES[name](), link=LINK.get(name, ""), dark=dark, bypass_csp=True, reduced_motion="reduce"
    )
    page.evaluate(axe)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    told = [
        (fault["id"], fault["help"], [node["html"][:200] for node in fault["nodes"][:3]])
        for fault in found["violations"]
    ]
    assert told == []
    assert len(found["passes"]) > 10


@pytest.mark.parametrize("name", PAGES)
def test_it_fits_a_phone_and_paper(open_page: Open, name: str) -> None:
    page = open_page(PAGES[name](), phone=True)
    assert overflow(page) <= 0
    assert page.pdf().startswith(b"%PDF-")
