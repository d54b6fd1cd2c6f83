"""The pages in other languages: nothing of their own English is left in them."""

from __future__ import annotations

import re
from html import unescape

import pytest

import referee
from referee.pages.comparison import between_page
from referee.pages.dispute import dispute_page
from referee.pages.replay import replay_page
from referee.pages.score import score_page
from referee.pages.words import ENGLISH, for_script
from referee.speech.catalogue import catalogue
from referee.speech.current import speaking
from tests.support import RECORDS, judged

LANGUAGES = "fr", "nl", "es"
WOOD = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai"
WRONG = RECORDS / "rapa-nui-island" / "illegal" / "rules" / "MA-AHU-1-moai.moai"
SCRIBES = [
    RECORDS / "disputes" / "rapa-nui-island" / f"two-scribes-{each}.moai" for each in ("first", "second")
]


def pages() -> list[str]:
    """A page of every kind in the language that is spoken now."""
    wood, wrong = judged(WOOD).record, judged(WRONG).record
    one, two = (judged(path).record for path in SCRIBES)
    return [
        *(replay_page(referee.check(record)) for record in (wood, wrong)),
        dispute_page(wood, referee.dispute(wood)),
        between_page(one, two, referee.compare(one, two)),
        score_page(referee.check(wood)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_of_a_page_is_left(language: str) -> None:
    own = catalogue("referee", language)
    told = {text for key, text in ENGLISH.items() if own[f"html.{key}"] != text}
    fixed = {text for text in told if "{" not in text and len(text) > 3}
    assert len(fixed) > 80
    with speaking(language):
        for page in pages():
            assert f'<html lang="{language}">' in page
            shown = {unescape(text).strip() for text in re.findall(r">([^<>]+)<", page)}
            shown |= {unescape(text) for text in re.findall(r'(?:aria-label|title|label)="([^"]*)"', page)}
            assert sorted(shown & fixed) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_has_the_same_blanks_in_every_language(language: str) -> None:
    with speaking(language):
        for key, text in for_script().items():
            assert sorted(re.findall(r"{.*?}", text)) == sorted(re.findall(r"{.*?}", ENGLISH[key]))
