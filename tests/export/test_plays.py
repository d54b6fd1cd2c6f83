"""A finished game for BG Stats and BoardGameGeek: the fields, and what is not handed over."""

from __future__ import annotations

import json
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

import referee
from referee.export.plays import ADDRESS, NoPlay, bgstats_link, play_in_words, play_of
from tests.cli.conftest import Run, run  # noqa: F401
from tests.support import RECORDS

CARDS = """\
game: rapa-nui-cards
edition: kosmos-fr
players: Anne, "{name}"
date: 2026-11-15
place: Chez Zoé & fils, 2e

position: end
glory Anne: 12
glory {name}: 12
owns Anne: fish 2
"""
FIELDS = {"sourceName", "sourcePlayId", "playDate", "comments", "location", "game", "players"}
GAME_FIELDS = {"name", "sourceGameId", "highestWins", "noPoints"}
PLAYER_FIELDS = {"name", "sourcePlayerId", "startPlayer", "winner", "score"}


def played(text: str) -> dict[str, Any]:
    return play_of(referee.check(referee.loads(text)))


def cards(name: str = "Marc") -> str:
    return CARDS.replace('"{name}"', name).replace("{name}", name)


def test_a_shared_victory() -> None:
    play = played(cards())
    assert play["playDate"] == "2026-11-15 12:00:00"
    assert play["location"] == "Chez Zoé & fils, 2e"
    assert play["game"] == {
        "name": "Rapa Nui, the card game",
        "sourceGameId": "rapa-nui-cards",
        "highestWins": True,
        "noPoints": False,
    }
    assert [(each["name"], each["winner"], each["score"]) for each in play["players"]] == [
        ("Anne", True, 12),
        ("Marc", True, 12),
    ]


SETUP = "".join(
    f"{name}: place {place}\n"
    for name, place in zip(
        ("Odile", "Robin") * 4,
        ("b2 north", "d4 south", "b4 east", "d2 west", "c3 north", "a5 east", "e1 west", "c1 north"),
        strict=True,
    )
)
PLAYED = """\
Odile: sun W-3
Robin: sun W-2; sun E-1
Odile: fire W-3; pivot e1 north
Robin: fire W-2; fire E-1
"""
COUNTED = "Odile: has 1 statues\nRobin: has 4 statues\nposition: end\n"


@pytest.mark.parametrize(("lines", "starts"), [(SETUP + PLAYED, [True, False]), (COUNTED, [False, False])])
def test_a_game_without_points_and_its_first_player(lines: str, starts: list[bool]) -> None:
    """A final table does not show who began."""
    play = played(f"game: easter-island\nplayers: Odile, Robin\ndate: 2026-11-15\n\n{lines}")
    assert play["game"]["noPoints"] is True
    assert [set(each) for each in play["players"]] == [PLAYER_FIELDS - {"score"}] * 2
    assert [each["winner"] for each in play["players"]] == [False, True]
    assert [each["startPlayer"] for each in play["players"]] == starts


@pytest.mark.parametrize("name", ["Zoé", "O'Neil", "李"])
def test_the_link_carries_every_name_and_only_known_fields(name: str) -> None:
    link = bgstats_link(referee.check(referee.loads(cards(name))))
    assert link.startswith(ADDRESS)
    assert link.isascii()
    play = json.loads(unquote(link.removeprefix(ADDRESS)))
    assert set(play) <= FIELDS
    assert set(play["game"]) == GAME_FIELDS
    assert [each["name"] for each in play["players"]] == ["Anne", name]
    for player in play["players"]:
        assert set(player) == PLAYER_FIELDS
        assert isinstance(player["winner"], bool)
        assert isinstance(player["startPlayer"], bool)


PUBLISHED: dict[str, Any] = {
    "board": str,
    "durationMin": int,
    "comments": str,
    "game": {"bggId": int, "highestWins": bool, "name": str, "noPoints": bool, "sourceGameId": str},
    "location": str,
    "playDate": str,
    "players": {
        "startPlayer": bool,
        "name": str,
        "rank": int,
        "role": str,
        "score": int,
        "sourcePlayerId": str,
        "winner": bool,
    },
    "sourceName": str,
    "sourcePlayId": str,
}
"""The fields that BG Stats publishes for links to it, and their types."""


def hold_types(said: dict[str, Any], published: dict[str, Any]) -> None:
    for key, value in said.items():
        if isinstance(published[key], dict):
            for each in value if isinstance(value, list) else [value]:
                hold_types(each, published[key])
        else:
            assert type(value) is published[key], key


@pytest.mark.parametrize("game", referee.game_names())
def test_the_data_has_the_fields_and_types_that_bg_stats_publishes(game: str) -> None:
    made = next(each for seed in range(99) if (each := referee.simulate(game, seed=seed)).finished)
    text = made.text.replace("\nplayers:", "\ndate: 2026-11-15\nplace: home\nplayers:", 1)
    play = json.loads(unquote(bgstats_link(referee.check(referee.loads(text))).removeprefix(ADDRESS)))
    hold_types(play, PUBLISHED)
    assert {"sourceName", "sourcePlayId", "playDate", "game", "players"} <= set(play)
    assert datetime.strptime(play["playDate"], "%Y-%m-%d %H:%M:%S").date().isoformat() == "2026-11-15"
    assert any(player["winner"] for player in play["players"]) or "draw" in play["comments"]


def test_the_number_of_a_play_is_the_same_for_the_same_log() -> None:
    assert played(cards())["sourcePlayId"] == played(cards().replace("  ", " "))["sourcePlayId"]
    assert played(cards())["sourcePlayId"] != played(cards("Carl"))["sourcePlayId"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (cards().replace("date: 2026-11-15\n", ""), "needs the date"),
        (cards().replace("2026-11-15", "last Sunday"), "needs the date"),
        (cards().replace("2026-11-15", "2026-02-30"), "needs the date"),
        ("game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 north\n", "is not finished"),
        (
            (RECORDS / "rapa-nui-cards/legal/endings/unresolved.moai").read_text(encoding="utf-8"),
            "depends on",
        ),
    ],
)
def test_what_is_not_handed_over_has_a_reason(text: str, why: str) -> None:
    with pytest.raises(NoPlay, match=why):
        played(text)


def test_the_words_need_no_date() -> None:
    said = play_in_words(referee.check(referee.loads(cards().replace("date: 2026-11-15\n", ""))))
    assert said.splitlines()[1] == "Anne and Marc win: totals 12-12"
    assert "Anne 12: glory tokens 12" in said


def test_a_qr_code_is_a_picture_or_says_what_to_install(run: Run, tmp_path: Path) -> None:  # noqa: F811
    picture = tmp_path / "play.svg"
    ran = run("export", "-", "--to", "bgstats-qr", "-o", picture, stdin=cards())
    if find_spec("segno") is None:
        assert (ran.code, picture.exists()) == (2, False)
        assert "moai-referee[web]" in ran.err
    else:
        assert (ran.code, ran.err) == (0, "")
        assert "<svg" in picture.read_text(encoding="utf-8")


def test_a_wrong_log_is_handed_over_with_a_warning(run: Run) -> None:  # noqa: F811
    ran = run("export", "-", "--to", "bgg", stdin=cards() + "claim Anne 40\n")
    assert (ran.code, "Anne and Marc win" in ran.out) == (0, True)
    assert "KO-FINAL-1" in ran.err
