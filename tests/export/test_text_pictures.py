"""Pictures in characters: where things stand, how wide and high they are, and their colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

import referee
from referee import shelf
from referee.core.replay import replay
from referee.export.terminal import PLAIN, Paint, coloured
from referee.games.rapanui_island.board.board import shipped
from referee.games.rapanui_island.board.layout import spots
from referee.pictures.text_picture import Run, TextPicture, columns, fitted, own, padded, placed
from referee.speech.current import speaking
from tests.effort import some
from tests.support import RECORDS, hold_for_each, loaded, log, name_of, records

GAMES = [game.name for game in shelf.own_games()]
FIRED = RECORDS / "easter-island/legal/endings/all-fired-by-tie-break.moai"
LONG = ("Wilhelmina of the Twelve Islands and the Reef", "島の長老" * 9, "Ño" * 30, "x" * 64)
MOST_LINES, MOST_COLUMNS = 24, 80


def picture(path: Path, *names: str) -> str:
    record = loaded(path)
    players = [*names, *record.players][: len(record.players)] if names else list(record.players)
    return record.known_game.draw(replay(record).known_state, record.known_terms.options, players)


def whole(game: str) -> list[Path]:
    return [*records(game, "legal", "games"), *records(game, "legal", "endings")]


def sampled(game: str) -> list[Path]:
    return [path for path in [*whole(game), *some(records(game), 40)] if loaded(path).can_be_judged]


@pytest.mark.parametrize("language", ["en", "fr", "nl", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_pictures_fit_a_terminal(game: str, language: str) -> None:
    with speaking(language):
        hold_for_each(sampled(game) if language == "en" else whole(game), name_of, fits_a_terminal)


def fits_a_terminal(path: Path) -> None:
    drawn = picture(path, *LONG)
    body, heading = drawn.rsplit("\n", 1)
    assert max(columns(line) for line in body.split("\n")) <= MOST_COLUMNS
    assert heading
    if "rapa-nui-island" not in path.parts:
        assert drawn.count("\n") + 1 <= MOST_LINES


def test_column_letters_stand_over_their_columns() -> None:
    rows = referee.show(log("Ann: place c3 north", "Ben: place a5 east")).split("\n")
    assert rows[0].split() == list("abcde")
    assert rows[2].index("B>") == rows[0].index("a")
    assert rows[4].index("A^") == rows[0].index("c")


@pytest.mark.parametrize("board", ["stand-in-2", "stand-in-34"])
def test_spaces_lie_as_on_the_board_file(board: str) -> None:
    side, players = shipped(board), 2 if board == "stand-in-2" else 4
    path = RECORDS / f"rapa-nui-island/legal/games/{players}-players-es.moai"
    rows = picture(path).split("\n")
    steps = spots(side)
    for space, name in enumerate(side.names):
        x, y = steps[space]
        assert rows[3 * y].index(f"{name} ") == round(x * 12)


@pytest.mark.parametrize(
    ("sun", "told"),
    [
        ("27", "The ray from E-3 goes west. Odile's statue on d3 turns it south. It destroys Odile's"),
        ("17.1", "The ray from E-5 goes west. It strikes nothing, and leaves the island at W-5."),
        (
            "30",
            "Robin's statue on c1 turns it east. It leaves the island at E-1, and destroys the last statue",
        ),
    ],
)
def test_show_says_what_a_ray_did(sun: str, told: str) -> None:
    said = referee.show(referee.load(FIRED), at=sun)
    assert told in said.replace("\n", " ")


def test_show_says_nothing_after_another_action() -> None:
    assert "ray" not in referee.show(referee.load(FIRED), at="16").rsplit("\n", 1)[1]


def test_a_picture_is_a_text_that_knows_its_colours() -> None:
    drawn = TextPicture([(Run("a "), own(1, "b\x07")), "c  "])
    assert drawn == "a b\x07\nc"
    assert coloured(drawn, PLAIN) == "a b\\u0007\nc"
    assert coloured(drawn, Paint(colour=True)) == "a \x1b[1;33mb\\u0007\x1b[0m\nc"
    assert coloured("x\x07\ny", PLAIN) == "x\\u0007\ny"


def test_words_are_placed_and_fitted() -> None:
    assert (
        "".join(run.text for run in placed([(2, [Run("abc")]), (4, [Run("d")]), (9, [Run("e")])]))
        == "  abc d  e"
    )
    assert (fitted("Odile", 5), fitted("Odile", 4), padded("島島島", 5)) == ("Odile", "Odi…", "島島…")
    assert columns("e\u0301島") == 3


@pytest.mark.parametrize(
    ("path", "at"),
    [
        (FIRED, "30"),
        (RECORDS / "rapa-nui-cards/legal/endings/unresolved.moai", None),
        (RECORDS / "rapa-nui-island/legal/games/4-players-es.moai", "128"),
    ],
    ids=GAMES,
)
def test_show(path: Path, at: str | None, snapshot: SnapshotAssertion) -> None:
    assert referee.show(referee.load(path), at=at) == snapshot
