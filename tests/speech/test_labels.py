"""What a score sheet calls a number is a name of that number: after --why, and in a claim of the log."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import referee
from referee.core.acts import Claim
from referee.speech.current import speaking
from referee.text.translated import written_in
from tests.cli.conftest import Run, run
from tests.support import RECORDS

__all__ = ["run"]

LANGUAGES = ("en", "fr", "nl", "es")
CLAIM = {"en": "claim", "fr": "annonce", "nl": "telling", "es": "recuento"}
GAMES = {
    "easter-island": "legal/rules/EI-MOVE-7-facing-kept.moai",
    "rapa-nui-cards": "legal/games/3-players-nl.moai",
    "rapa-nui-island": "legal/games/first-game.moai",
}


@cache
def log(game: str, language: str) -> str:
    """A log of a game in a language."""
    folder = RECORDS / game
    path = folder / GAMES[game]
    record = referee.load(path if path.exists() else sorted((folder / "legal" / "rules").glob("*.moai"))[0])
    return written_in(record, language)


def labels(game: str, language: str) -> list[str]:
    with speaking(language):
        sheet = referee.score(referee.loads(log(game, language)))
        return [line.label for line in sheet.lines if line.seat == 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_label_is_explained(
    game: str, language: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFEREE_LANGUAGE", language)
    path = tmp_path / "log.moai"
    path.write_text(log(game, language), encoding="utf-8")
    player = referee.load(path).players[0]
    for label in labels(game, language):
        ran = run("score", "--why", f"{player} {label}", str(path))
        assert (ran.code, ran.err) == (0, ""), label
        assert run("score", "--why", label, str(path)).code == 0, label


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_label_can_be_claimed(game: str, language: str) -> None:
    text = log(game, language).rstrip()
    player = referee.loads(text).players[0]
    for label in labels(game, language):
        record = referee.loads(f"{text}\n{CLAIM[language]} {player} {label} 4\n")
        assert [finding.message for finding in record.findings] == [], label
        (play,) = record.entries[-1].plays
        assert isinstance(play.action, Claim) and play.action.value == 4
