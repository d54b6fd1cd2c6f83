"""What the recorder lists as legal is not refused when it is typed, also where a turn is not over."""

from __future__ import annotations

import pytest

import referee
from referee.core.rule import ERROR
from referee.scribe.look import look
from referee.scribe.next_actions import legal_now, upcoming
from tests.effort import some
from tests.support import RECORDS

GAMES = [
    "easter-island/legal/endings/all-fired-by-majority",
    "rapa-nui-cards/legal/games/3-players-nl",
    "rapa-nui-cards/legal/games/4-players-fr",
    "rapa-nui-island/legal/games/3-players-fr",
]


def cut_within_turns(lines: list[str]) -> list[list[str]]:
    """The log up to each line with several actions, without the last of them."""
    ends = [at for at, line in enumerate(lines) if ";" in line.partition("#")[0]]
    return [[*lines[:at], lines[at].partition("#")[0].rpartition(";")[0]] for at in ends]


def errors(lines: list[str]) -> list[str]:
    verdict = referee.check(referee.loads("\n".join(lines)))
    return [f"{each.place.line}: {each.code}" for each in verdict.findings if each.severity == ERROR]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_action_listed_for_each_player_is_legal(game: str) -> None:
    lines = (RECORDS / f"{game}.moai").read_text(encoding="utf-8").splitlines()
    seen = 0
    for begun in some(cut_within_turns(lines), 3):
        if errors(begun):
            continue  # what was left out was needed by a line of its own
        shown = look([*begun, ""], "log.moai", None)
        by_seat = {choice.seat: choice.text for choice in reversed(legal_now(shown))}
        for seat, text in by_seat.items():
            goes_on = upcoming(shown).open_for == seat
            new = f"{begun[-1]}; {text}" if goes_on else f"{shown.record.players[seat]}: {text}"
            assert errors([*(begun[:-1] if goes_on else begun), new]) == [], (begun[-1], new)
            seen += 1
    assert seen > 3
