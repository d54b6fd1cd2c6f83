"""The question about the rulings of a table: listed in words, answered by number and letter."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee import shelf
from referee.scribe.header_questions import usual_in
from referee.scribe.opening import open_session
from referee.scribe.ruling_questions import answers_meant, open_rulings, told_about
from referee.scribe.session import Session
from referee.speech.current import speaking

GAMES = shelf.own_names()
LANGUAGES = ["en", "fr", "nl", "es"]


def asked(folder: Path, game: str) -> Session:
    """A new log that asks for its rulings."""
    session = open_session(folder / "game.moai", shelf.game(game), held=True)
    editions = list(shelf.game(game).data["editions"])
    session.begin([f"game: {game}", f"edition: {editions[0]}", "players: Ann, Ben"])
    assert session.question is not None
    assert session.question.key == "ruling"
    return session


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_are_listed_in_words(tmp_path: Path, game: str, language: str) -> None:
    with speaking(language):
        session = asked(tmp_path, game)
        assert session.question is not None
        assert not any("=" in row for row in (*session.question.rows, session.question.asks))
        rows = session.feed("?").rows
        keys = open_rulings(session.game)
        assert len(rows) == len(keys)
        for number, (key, row) in enumerate(zip(keys, rows, strict=True), 1):
            ruling = session.game.ruling_said(key)
            assert row.startswith(f"{number} {ruling['asks']} ")
            assert any(option["says"] in row for option in ruling["options"].values())
        session.close()


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_has_a_number_and_a_letter(name: str) -> None:
    game = shelf.game(name)
    usual = usual_in(game, None)
    for number, key in enumerate(open_rulings(game), 1):
        ruling = game.ruling_said(key)
        first, *rows = told_about(game, usual, str(number))
        assert first == f"{number} {ruling['asks']}"
        assert told_about(game, usual, f"{key}?") == [first, *rows]
        for row, (option, what) in zip(rows, ruling["options"].items(), strict=True):
            answer, _, said = row.strip().partition(" ")
            assert said == what["says"] + (" (usual)" if option == usual[key] else "")
            assert answers_meant(game, answer) == f"{key}={option}"


def test_several_answers_and_the_names_of_a_header_are_read(tmp_path: Path) -> None:
    wanted = {"passing": "exactly-two", "opening": "at-most-one"}
    for said in ("1c, 2b", "1C 2b.", "1 c; 2 b", "passing=exactly-two, opening=at-most-one"):
        session = asked(tmp_path, "easter-island")
        session.feed(said)
        assert session.seen.record.header.rulings == wanted, said
        session.close()
        (tmp_path / "game.moai").unlink()


@pytest.mark.parametrize("said", ["0", "99", "1z", "1c, 99a", "99999999999"])
def test_what_is_no_answer_is_explained_and_the_question_stays_open(tmp_path: Path, said: str) -> None:
    session = asked(tmp_path, "easter-island")
    (row,) = session.feed(said).rows
    assert row == ("please write the number of a question, from 1 to 17, and the letter of an answer: `2b`")
    assert session.question is not None
    session.close()
