"""The page for a final table: the rulebooks' own examples, and bad answers."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from tests.cli.test_tally import EXAMPLES
from tests.support import scored

from .serving import Client


def step(client: Client, game: str, *answers: str) -> dict[str, Any]:
    told: dict[str, Any] = client.ask("tally", {"game": game, "answers": list(answers)}).data
    return told


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_example_of_the_rulebook_gives_its_numbers(client: Client, game: str) -> None:
    text, answered = EXAMPLES[game]
    answers = answered.split("|")
    for number in range(len(answers)):
        assert step(client, game, *answers[:number])["asks"]
    outcome = step(client, game, *answers)["html"]
    assert text.splitlines()[-1] in outcome
    assert "fate wrong" not in outcome  # every claim of the book is right
    verdict = referee.check(referee.loads(text))
    for line in scored(verdict).lines:
        assert line.rule in outcome


def test_a_wrong_answer_is_not_taken_and_says_why(client: Client) -> None:
    before = ["kosmos-nl", "Anne, Marc"]
    told = step(client, "rapa-nui-cards", *before, "fish 3, fish 3")
    assert "is already in this list" in told["wrong"]
    assert told["taken"] == len(before)
    assert "SYN-WORD-1" in told["wrong"]


def test_a_wrong_total_is_told_by_how_much(client: Client) -> None:
    _, answered = EXAMPLES["rapa-nui-cards"]
    outcome = step(client, "rapa-nui-cards", *answered.split("|")[:-1], "18")["html"]
    assert "3 too many" in outcome
    assert "KO-FINAL-1" in outcome


@pytest.mark.parametrize("none", ["", "0"])
def test_the_stone_has_more_cards_than_the_builders_can_have_laid(client: Client, none: str) -> None:
    answers = ["kosmos-nl", "Anne, Marc", "fish 4", "", "1", "", "", "", none]
    told = step(client, "rapa-nui-cards", *answers)
    assert "KO-OFFER-8" in told["wrong"]


@pytest.mark.parametrize(
    "sent",
    [
        {"answers": "kosmos-nl"},
        {"answers": ["x" * 500]},
        {"answers": [7]},
        {"answers": ["x"] * 1000},
    ],
    ids=["no list", "a long answer", "no text", "many answers"],
)
def test_what_no_page_sends_is_refused(client: Client, sent: dict[str, Any]) -> None:
    assert client.ask("tally", {"game": "rapa-nui-cards", **sent}).status == 400


def test_there_is_no_page_for_a_game_that_is_not_known(client: Client) -> None:
    assert client.ask("tally?game=chess").status == 404
    assert client.ask("tally", {"game": "chess", "answers": []}).status == 404


@pytest.mark.parametrize(
    ("language", "answer"), [("fr", "Répondre"), ("nl", "Antwoorden"), ("es", "Responder")]
)
def test_the_page_speaks_the_language_of_the_device(client: Client, language: str, answer: str) -> None:
    told = client.ask("tally?game=rapa-nui-cards", headers={"Accept-Language": language})
    assert answer in told.text
    asked = client.ask("tally", {"game": "rapa-nui-cards", "answers": []}, {"Accept-Language": language})
    assert asked.data["asks"] != step(client, "rapa-nui-cards")["asks"]
