"""Completion of a line of the table itself: whatever may be dealt can be tapped word by word."""

from __future__ import annotations

from random import Random

import pytest

import referee
from referee import shelf
from referee.core.game import Game
from referee.scribe.completion import complete
from referee.scribe.opening import HeaderData, new_log

CASES = [
    ("rapa-nui-cards", "kosmos-nl", {}, "en"),
    ("rapa-nui-cards", "kosmos-fr", {"start-kinds": "distinct"}, "fr"),
    ("rapa-nui-cards", "kosmos-nl", {"start-kinds": "three-per-kind"}, "nl"),
    ("rapa-nui-island", "matagot-fr", {}, "en"),
    ("rapa-nui-island", "matagot-es", {}, "es"),
]


@pytest.mark.parametrize(("name", "edition", "rulings", "language"), CASES)
def test_every_dealt_line_can_be_completed_word_by_word(
    tmp_path: object, name: str, edition: str, rulings: dict[str, str], language: str
) -> None:
    game: Game = shelf.game(name)
    header = HeaderData(game, edition, ["Ann", "Ben", "Cid"], rulings, language=language)
    session = new_log(f"{tmp_path}/log.moai", header)
    dice = Random(3)
    try:
        for _ in range(30):
            seen = session.seen
            assert game.deal is not None
            dealt = game.deal(seen.state, seen.options, dice)
            if dealt is None:
                break
            line = seen.record.notation.write(dealt, seen.record.players)
            head, _, body = line.partition(": ")
            typed = f"{head}: "
            for word in body.replace(",", "").split():
                offers = {each.text.strip(" ,"): each for each in complete(session, typed)}
                assert word in offers, (typed, word, offers)
                offer = offers[word]
                typed = typed[: len(typed) - offer.replaces] + offer.text
            assert typed.strip() == line
            assert [each.text for each in complete(session, typed)] == []
            assert session.feed(typed).written
    finally:
        session.close()
    assert session.turn.player == "Ann"
    assert referee.check(session.seen.record).legal


def test_the_example_of_a_line_names_only_what_is_still_to_be_laid(tmp_path: object) -> None:
    game = shelf.game("rapa-nui-island")
    session = new_log(f"{tmp_path}/log.moai", HeaderData(game, "matagot-es", ["Ann", "Ben", "Cid"], {}))
    try:
        assert session.feed("tiles: A4.1 barter, A4.2 rest, B5 favour").written
        example = session.turn.example
        assert "A1.1 " in example
        assert not {"A4.1", "A4.2", "B5", "favour"} & set(example.replace(",", "").split())
        assert session.feed(example).written
    finally:
        session.close()
    assert referee.check(session.seen.record).legal
