"""The score alone, on a phone: the rulebooks' own final examples give the books' numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import referee
from tests.cli.test_tally import EXAMPLES
from tests.support import scored

from .test_replay_page import overflow
from .test_serve import client, opened
from .test_serve_looks import told

__all__ = ["client", "opened"]

Page = Any


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_example_of_the_rulebook_on_a_phone(opened: Callable[..., Page], game: str) -> None:
    text, answered = EXAMPLES[game]
    page = opened()
    page.click(f"a[href='tally?game={game}']")
    for answer in answered.split("|"):
        told(page, answer)
    page.wait_for_selector("#outcome table")
    assert page.inner_text("#text").strip() == text.strip()  # the same log as from a file
    assert page.locator("#outcome .fate.wrong").count() == 0
    sheet = scored(referee.check(referee.loads(text)))
    totals = [str(line.amount) for line in sheet.lines if line.is_sum]
    assert page.locator("#outcome tr.sum td").all_inner_texts() == totals
    assert overflow(page) <= 0


def test_an_answer_can_be_changed(opened: Callable[..., Page]) -> None:
    page = opened("tally?game=easter-island")
    for answer in ("Odile, Robin", "3"):
        told(page, answer)
    asked = page.inner_text("#asks")
    page.fill("#said", "10")  # more statues than there are
    page.click("#answer")
    page.wait_for_selector("#wrong .fate")
    assert page.inner_text("#asks") == asked
    page.click("#before")
    page.wait_for_selector("body[data-answered='1']")
    assert page.input_value("#said") == "3"


def test_a_name_is_tapped(opened: Callable[..., Page]) -> None:
    page = opened("tally?game=rapa-nui-cards")
    page.wait_for_selector("#offers button")
    page.click("#offers button >> nth=1")
    page.click("#answer")
    page.wait_for_selector("body[data-answered='1']")
    assert page.inner_text("#wrong") == ""


def test_a_page_that_is_loaded_again_keeps_the_answers_and_a_new_one_has_none(
    opened: Callable[..., Page],
) -> None:
    page = opened("tally?game=easter-island")
    for answer in ("Odile, Robin", "3"):
        told(page, answer)
    asked = page.inner_text("#asks")
    page.reload()
    page.wait_for_selector("body[data-answered='2']")
    assert page.inner_text("#asks") == asked
    page.goto(page.url)
    page.wait_for_selector("body[data-answered='0']")
