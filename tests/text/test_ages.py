"""Ages behind the names of players: they are read, and no name takes them in."""

from __future__ import annotations

import pytest

import referee
from referee.forms.folding import fold
from referee.language import languages
from referee.text.player_list import as_listed, parse_players

AGED = (("Ann", ("61",)), ("Ben", ("58",)))
READ = [
    ("Ann (61 years), Ben (58 years old)", AGED),
    ("Ann (61 ans), Ben (âgé de 58 ans)", AGED),
    ("Ann 61 jaar, Ben 58 jaar", AGED),
    ("Ann, 61 años, Ben, 58 años", AGED),
    ("Ann 61 ans et Ben 58 ans", AGED),
    ("Ann aged 61 and Ben aged 58", AGED),
    ("Ann (red, 61 years), Ben 58 years (white)", (("Ann", ("red", "61")), ("Ben", ("58", "white")))),
    ("Player 1, Player 2", (("Player 1", ()), ("Player 2", ()))),
    ('"Ann 61 years", Ben', (("Ann 61 years", ()), ("Ben", ()))),
]


@pytest.mark.parametrize(("written", "players"), READ, ids=[written for written, _ in READ])
def test_ages_are_read_and_written_again(
    written: str, players: tuple[tuple[str, tuple[str, ...]], ...]
) -> None:
    assert [tuple(player) for player in parse_players(written) or ()] == list(players)
    again = ", ".join(
        as_listed(name) + (f" ({', '.join(notes)})" if notes else "") for name, notes in players
    )
    assert [tuple(player) for player in parse_players(again) or ()] == list(players)


@pytest.mark.parametrize("code", languages.codes())
def test_no_name_takes_in_an_age_in_any_language(code: str) -> None:
    lexicon = languages.lexicon("easter-island", code)
    said = [f"61 {word}" for word in lexicon.words["years"]] + [
        f"{word} 61" for word in lexicon.words["aged"]
    ]
    for age in said:
        for written in (
            f"Ann {age}, Ben",
            f"Ann, {age}, Ben",
            f"Ann ({age}), Ben",
            f"Ann {age.upper()}, Ben",
        ):
            assert [tuple(player) for player in parse_players(written) or ()] == [
                ("Ann", ("61",)),
                ("Ben", ()),
            ]
            assert "61" not in fold((parse_players(written) or ())[0].name)


@pytest.mark.parametrize(
    ("players", "asked"),
    [
        ("Ann 61, Ben 58", "61"),
        ("Ann (born 1961), Ben", "born 1961"),
        ("Player 1, Player 2", None),
        ("Ann, Ben 2", None),
    ],
)
def test_a_number_that_may_be_an_age_is_asked_about(players: str, asked: str | None) -> None:
    record = referee.loads(f"game: easter-island\nplayers: {players}\n")
    found = referee.check(record).findings
    assert [finding.facts.get("said") for finding in found] == ([asked] if asked else [])
