"""What is the name of one kind of place is never read as a place of another kind, whatever the verb.

Only where a token is laid, `e1` is read for `E-1`: no statue is placed by such words.
"""

from __future__ import annotations

import pytest

import referee
from referee.core.entry import Play
from referee.games.easter_island import actions as ei
from referee.games.easter_island.board import POINT_NAMES, SUN_NAMES
from referee.games.easter_island.game import GAME
from referee.language.spoken import spoken
from referee.text import grammar
from referee.text.clauses import Clauses

HEAD = "game: easter-island\nlanguage: {}\nplayers: Ann, Ben\n\n"
OF_SUNS = (ei.Fire, ei.ShiftToken, ei.TakeToken, ei.HasToken)
OF_POINTS = (ei.PlaceStatue, ei.Setup, ei.Pivot, ei.PivotBy, ei.Move, ei.HasStatue)


def _read(language: str, clauses: list[str]) -> list[tuple[str, object]]:
    """Each clause that is read without a finding, and its action."""
    reader = Clauses(referee.loads(HEAD.format(language)))
    said = [(clause, _quietly(reader, clause)) for clause in clauses]
    return [(clause, play.action) for clause, play in said if play is not None]


def _quietly(reader: Clauses, clause: str) -> Play | None:
    return reader.quietly(lambda quiet: quiet.clause(1, 0, clause, 0))


def _verbs(language: str, *kinds: str) -> list[str]:
    spelt = grammar.parser(spoken(GAME, language)).spelt
    return sorted({word for kind in kinds for word in spelt.get(kind, ())})


@pytest.mark.parametrize("language", ["en", "fr", "nl", "es"])
def test_an_intersection_is_never_read_as_a_position_of_the_sun(language: str) -> None:
    of_side = [name for name in POINT_NAMES if f"{name[0]}-{name[1]}" in map(str.lower, SUN_NAMES)]
    assert of_side
    points = [said for name in of_side[:2] for said in (name, name.upper())]
    for verb in _verbs(language, "_FIRE", "_SHIFT", "_TAKE", "_MOVE"):
        clauses = [f"{verb} {point}{rest}" for point in points for rest in ("", " e3", " -> nothing")]
        read = [clause for clause, action in _read(language, clauses) if isinstance(action, OF_SUNS)]
        assert read == []


@pytest.mark.parametrize("language", ["en", "fr", "nl", "es"])
def test_a_position_of_the_sun_is_never_read_as_an_intersection(language: str) -> None:
    for verb in _verbs(language, "_PLACE", "_SETUP", "_PIVOT", "_MOVE"):
        clauses = [f"{verb} E-1{rest}" for rest in ("", " north", " E-2", " by 180")]
        read = [clause for clause, action in _read(language, clauses) if isinstance(action, OF_POINTS)]
        assert read == []
