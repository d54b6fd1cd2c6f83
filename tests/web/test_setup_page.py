"""The page that begins a log: what it says about the rulings of each edition."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from referee import shelf
from referee.core.editions import settle
from referee.scribe.ruling_questions import open_rulings
from referee.speech.current import speaking
from referee.web.setup_page import Unfit, header_of, setup_page

SELECT = re.compile(r'<select name="ruling:([^"]+)" data-usual="([^"]+)"><option value=""[^>]*>([^<]*)<')


@pytest.mark.parametrize(
    ("game", "language", "chosen"),
    [
        ("rapa-nui-island", "es", "matagot-es"),
        ("rapa-nui-island", "en", "matagot-fr"),
        ("rapa-nui-cards", "fr", "kosmos-fr"),
        ("easter-island", "nl", "twilight-fr"),
    ],
)
def test_a_ruling_that_is_left_open_is_told_as_the_edition_plays_it(
    game: str, language: str, chosen: str
) -> None:
    known = shelf.game(game)
    with speaking(language):
        found = SELECT.findall(setup_page(known, []))
        assert [key for key, _, _ in found] == list(open_rulings(known))
        for key, each, shown in found:
            said = json.loads(unescape(each))
            assert list(said) == list(known.data["editions"])
            assert unescape(shown) == said[chosen]
            options = known.ruling_said(key)["options"]
            for edition, text in said.items():
                named = [option for option, what in options.items() if text.endswith(f": {what['says']}")]
                usual = settle(known, edition, {}).options
                assert [settle(known, edition, {key: each}).options for each in named] == [usual]


def test_the_log_begins_in_the_language_that_was_chosen() -> None:
    sent = {"edition": "matagot-es", "players": ["Ana", "Bea"], "language": "es"}
    lines = header_of(shelf.game("rapa-nui-island"), sent).lines()
    assert lines[:2] == ["juego: rapa-nui-island", "idioma: es"]


@pytest.mark.parametrize("language", ["xx", "EN", "es\n", 7])
def test_a_language_that_no_log_can_be_in_is_refused(language: object) -> None:
    with pytest.raises(Unfit):
        header_of(shelf.game("rapa-nui-island"), {"language": language})
