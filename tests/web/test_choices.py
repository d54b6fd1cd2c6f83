"""What can be tapped: every legal action, by buttons and by the picture, and nothing that leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from referee.scribe.next_actions import legal_now
from referee.scribe.opening import resume_log
from referee.scribe.session import Session
from tests.effort import tries
from tests.support import RECORDS

pytest.importorskip("starlette", reason="the package starlette is not installed")

from referee.web.choices import choices_after, choices_by_shape, start_of_line
from referee.web.log_parts import drawing_of, shapes_of

GAMES = {
    "easter-island": "endings/all-fired-by-majority",
    "rapa-nui-cards": "games/4-players-fr",
    "rapa-nui-island": "games/4-players-fr",
}
TIMES = tries(6, 60)


def sessions(game: str, folder: Path) -> Iterator[tuple[Session, Random]]:
    """A log of the game, cut at some of its lines."""
    lines = (RECORDS / game / "legal" / f"{GAMES[game]}.moai").read_text(encoding="utf-8").splitlines()
    dice = Random(game)
    first = lines.index("") + 1
    for number in range(TIMES):
        path = folder / f"{number}.moai"
        path.write_text("\n".join([*lines[: dice.randrange(first, len(lines))], ""]), encoding="utf-8")
        session = resume_log(path)
        try:
            yield session, dice
        finally:
            session.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_can_be_tapped(tmp_path: Path, game: str) -> None:
    tapped = 0
    for session, dice in sessions(game, tmp_path):
        turn, players = session.turn, session.seen.record.players
        legal = [each for each in legal_now(session.seen) if each.seat == turn.seat]
        for action in dice.sample(legal, min(4, len(legal))):
            target = f"{players[action.seat]}: {action.text}"
            line = start_of_line(session)
            while line.strip() != target:
                taps = choices_after(session, line).buttons
                fitting = [
                    tap for tap in taps if target.startswith(tap.text.strip()) and len(tap.text) > len(line)
                ]
                assert fitting, (line, target, taps)
                line = max(fitting, key=lambda tap: len(tap.text)).text
            assert choices_after(session, line).is_whole
            tapped += 1
    assert tapped >= TIMES // 2


def test_behind_a_whole_action_comes_the_next_one_and_no_word_that_breaks_a_rule(tmp_path: Path) -> None:
    """A player with one priest is not offered a second card, nor `down`, which says nothing more."""
    lines = (RECORDS / "rapa-nui-cards" / "legal" / "games" / "4-players-fr.moai").read_text().splitlines()
    end = next(number for number, line in enumerate(lines) if line.startswith("Herman: play priest"))
    path = tmp_path / "log.moai"
    path.write_text("\n".join([*lines[:end], ""]))
    session = resume_log(path)
    try:
        shown = [tap.label for tap in choices_after(session, "Herman: play priest ").buttons]
    finally:
        session.close()
    assert shown == [";", "free", "for", "gaining"]


@pytest.mark.parametrize("game", GAMES)
def test_every_shape_that_glows_means_something(tmp_path: Path, game: str) -> None:
    glowing = 0
    for session, _ in sessions(game, tmp_path):
        start, shapes = start_of_line(session), shapes_of(drawing_of(session))
        for shape in choices_after(session, start, shapes).shapes:
            taps = choices_by_shape(session, start, shape)
            assert taps and all(tap.text.startswith(start) and len(tap.text) > len(start) for tap in taps)
            glowing += 1
        for shape in set(shapes) - set(choices_after(session, start, shapes).shapes):
            assert choices_by_shape(session, start, shape) == ()
    assert glowing > TIMES


def test_a_shape_that_can_mean_several_things(tmp_path: Path) -> None:
    """A statue can be pivoted or moved."""
    path = tmp_path / "log.moai"
    lines = (RECORDS / "easter-island" / "legal" / "endings" / "one-left-by-enemy-ray.moai").read_text()
    path.write_text("\n".join([*lines.splitlines()[:14], ""]))
    session = resume_log(path)
    try:
        found = choices_by_shape(session, "Ben: ", "statue-d4")
        assert [tap.text for tap in found] == ["Ben: pivot d4 ", "Ben: move d4 "]
        (placed,) = choices_by_shape(session, "Ben: ", "point-a1")[:1]
        assert placed.text == "Ben: place a1 "
    finally:
        session.close()


@pytest.mark.parametrize(
    ("typed", "labels"),
    [
        ("claim ", ["Ann", "Ben"]),
        ("claim Ann statues ", [*"0123456789"]),
        ("claim Ann statues 1", [*"0123456789"]),
        ("save ", []),
    ],
)
def test_claims_and_no_commands(tmp_path: Path, typed: str, labels: list[str]) -> None:
    path = tmp_path / "log.moai"
    path.write_text("game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\nAnn: place c3 north\n")
    session = resume_log(path)
    try:
        shown = [tap.label for tap in choices_after(session, typed).buttons]
    finally:
        session.close()
    assert shown[-10:] == labels if labels and labels[0] == "0" else shown == labels
