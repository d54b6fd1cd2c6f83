"""Judging a log again after an edit gives what judging it from the beginning gives."""

from __future__ import annotations

from random import Random

import pytest

import referee
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.lsp.resuming import EVERY, ResumedReplay
from referee.scribe.look import look
from tests.support import ROOT


def found(verdict: Verdict) -> list[tuple[object, ...]]:
    return [(each.code, each.place, each.severity, each.message) for each in verdict.findings]


def tables(verdict: Verdict) -> object:
    return None if verdict.state is None else dict(verdict.state.components())


def load(lines: list[str]) -> Record:
    return referee.loads("".join(f"{line}\n" for line in lines))


def edited(lines: list[str], dice: Random) -> list[str]:
    """The log after one edit that a person makes: a line changed, deleted, doubled, moved or half typed."""
    at = dice.randrange(len(lines))
    line = lines[at]
    other = lines[dice.randrange(len(lines))]
    new = dice.choice([[], [line, line], [other], [line[: dice.randrange(len(line) + 1)]], [other, line]])
    return [*lines[:at], *new, *lines[at + 1 :]]


@pytest.mark.parametrize("game", ["easter-island", "rapa-nui-cards", "rapa-nui-island"])
@pytest.mark.parametrize("seed", range(2))
def test_after_any_edit_the_verdict_is_that_of_a_new_replay(game: str, seed: int) -> None:
    dice = Random(f"{game} {seed}")
    lines = referee.simulate(game, seed=seed).text.splitlines()
    replay = ResumedReplay()
    for _ in range(12):
        record = load(lines)
        expected = look(lines, "x", ROOT).verdict
        again = replay.judge(record)
        assert sorted(map(repr, found(again))) == sorted(map(repr, found(expected)))
        if not again.stopped:
            assert tables(again) == tables(expected)
        lines = (
            edited(lines, dice)
            if dice.random() < 0.7
            else referee.simulate(game, seed=seed).text.splitlines()
        )


def test_only_the_end_is_judged_again_if_only_the_end_changes() -> None:
    lines = referee.simulate("rapa-nui-island", seed=2).text.splitlines()
    replay = ResumedReplay()
    replay.judge(load(lines[:-1]))
    whole = replay.replayed
    verdict = replay.judge(load(lines))
    assert whole > 200
    assert 0 < replay.replayed < whole / 3
    assert verdict.legal


def test_the_table_before_a_line_is_that_of_a_shorter_log() -> None:
    lines = referee.simulate("easter-island", seed=3).text.splitlines()
    replay = ResumedReplay()
    record = load(lines)
    replay.judge(record)
    for number in range(1, len(record.entries), 5):
        shorter = referee.loads("\n".join(lines[: record.entries[number].line - 1]))
        state, expected = replay.state_before(number), ResumedReplay()
        expected.judge(shorter)
        assert state.components() == expected.state_before(number).components()
    assert EVERY > 1
