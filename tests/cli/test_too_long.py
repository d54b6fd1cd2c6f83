"""Commands that replay a log many times have a limit of length."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.analysis import limits
from tests.cli.conftest import Run
from tests.support import hold_for_each

COMMANDS = [
    ["dispute"],
    ["dispute", "--between", "LOG"],
    ["repair"],
    ["repair", "--apply", "1"],
    ["score", "--why", "Ann"],
    ["score", "--claimed", "Ann=3"],
]


def test_a_log_that_is_too_long(run: Run, tmp_path: Path) -> None:
    """It is still judged. At the limit itself the command works."""
    path = tmp_path / "long.moai"
    text = "game: easter-island\nplayers: Ann, Ben\n" + f"Ann: {'; '.join(['pass'] * 100)}\n" * (
        limits.MOST_ACTIONS // 100
    )
    path.write_text(text, encoding="utf-8")
    record = referee.load(path)
    limits.require_extent(record)
    path.write_text(f"{text}Ann: pass\n", encoding="utf-8")

    def is_refused(command: list[str]) -> None:
        asked = [str(path) if word == "LOG" else word for word in command]
        ran = run(*asked, path)
        assert (ran.code, ran.out) == (2, "")
        assert "has 5,001 actions; at most 5,000 can be compared, repaired or explained" in ran.err
        assert path.read_text(encoding="utf-8") == f"{text}Ann: pass\n"

    hold_for_each(COMMANDS, " ".join, is_refused)
    assert run("check", path).code == 1
    long = referee.load(path)
    for ask in (
        referee.dispute,
        referee.repair,
        referee.account,
        lambda log: referee.compare(record, log),
        lambda log: referee.history(log, "Ann", "hand"),
    ):
        with pytest.raises(ValueError, match="5,001 actions"):
            ask(long)
