"""What tables argue about: in each game a record of each kind of dispute, and what the referee says."""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

import referee
from tests.support import RECORDS

from .conftest import Run

DISPUTES = RECORDS / "disputes"
KINDS = {
    "wrong-total": [["check"]],
    "forgotten-bonus": [["check"]],
    "two-editions": [["dispute"]],
    "two-scribes-first": [
        ["dispute", "--between", "two-scribes-second.moai"],
        ["dispute", "--between", "two-scribes-second.moai", "--output-format", "markdown"],
    ],
    "waived": [["check"], ["score"], ["dispute"]],
    "slip": [["check"], ["repair", "--most", "2"]],
}
GAMES = referee.game_names()


def test_every_game_has_every_kind_of_dispute() -> None:
    for game in GAMES:
        found = {path.stem for path in (DISPUTES / game).glob("*.moai")}
        assert found == {*KINDS, "two-scribes-second"}, game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_the_referee_says(
    run: Run, snapshot: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch, game: str, kind: str
) -> None:
    folder = DISPUTES / game
    monkeypatch.chdir(folder)
    before = _bytes(folder)
    for command, *options in KINDS[kind]:
        assert run(command, f"{kind}.moai", *options).out == snapshot
    assert _bytes(folder) == before, "a command changed a file that it was to read"


def _bytes(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("game", GAMES)
def test_the_slip_is_mended_as_it_was(game: str) -> None:
    """The first repair makes the log legal, and changes only one line."""
    record = referee.load(DISPUTES / game / "slip.moai")
    best = referee.repair(record).repairs[0]
    text = referee.repaired(record, best).rstrip("\n").split("\n")
    assert referee.check(referee.loads("\n".join(text))).legal
    assert sum(one != two for one, two in zip(text, record.lines, strict=True)) == 1
