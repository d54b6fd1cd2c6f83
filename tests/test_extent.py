"""Logs that are read, but are too large for some commands: one clear message, and little work."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.analysis import limits
from referee.core.record import Record
from referee.scribe.lock import Lock
from referee.scribe.opening import CannotOpen, resume_log
from referee.survey import rows
from referee.text.reader import LineReader
from referee.text.reading_on import read_on
from referee.text.syntax import MOST_FINDINGS
from tests.cli.conftest import Run, run

__all__ = ["run"]

HEADER = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n"
LARGE = HEADER + ("Ann: place c3 north " + "#".ljust(9_000, "x") + "\n") * 117
"""Little more than 1 MiB, in few lines."""
LONG = HEADER + "\n" * (limits.MOST_OPEN_LINES - 2)


def strangers(number: int) -> str:
    return HEADER + "".join(f"Zed{at}: pass\n" for at in range(number))


def codes(record: Record) -> list[str]:
    return [finding.code for finding in referee.check(record).findings]


@pytest.mark.parametrize(("number", "too_many"), [(MOST_FINDINGS, False), (MOST_FINDINGS + 1, True)])
def test_after_a_thousand_lines_of_strangers_the_rest_is_not_read(number: int, too_many: bool) -> None:
    record = referee.loads(strangers(number))
    assert codes(record) == ["EI-PLAYERS-1"] * MOST_FINDINGS + ["SYN-TEXT-4"] * too_many
    longer = referee.loads(strangers(number) + "Ann: place c3 north\n" * 5_000)
    read = MOST_FINDINGS if too_many else number + 5_000
    assert len(longer.entries) == read


def test_lines_of_strangers_are_counted_from_the_beginning() -> None:
    """A line that is added to the log is read alone, and the answer is that of the whole log."""
    text = strangers(MOST_FINDINGS)
    known, whole = referee.loads(text), referee.loads(f"{text}Zed: pass\n")
    assert read_on(known, ["Ann: place c3 north"]) is not None
    assert read_on(known, ["Zed: pass"]) is None
    assert [finding.code for finding in whole.findings] == ["SYN-TEXT-4"]


@pytest.mark.parametrize(
    "command",
    [
        ["replay", "-o", "page.html"],
        ["score", "--output-format", "html", "-o", "page.html"],
        ["score", "--output-format", "svg", "-o", "page.html"],
        ["dispute", "--output-format", "html", "-o", "page.html"],
        ["dispute", "--output-format", "html", "-o", "page.html", "--between", "game.moai"],
    ],
    ids=" ".join,
)
def test_a_large_log_is_not_shown_on_a_page(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.moai").write_text(LARGE)
    ran = run(*command, "game.moai")
    assert ran.code == 2
    assert "game.moai is larger than 1 MiB, too large for a page\n" in ran.err
    assert not (tmp_path / "page.html").exists()


@pytest.mark.parametrize("text", [LARGE, LONG], ids=["large", "long"])
def test_a_browser_does_not_open_a_large_log(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.moai"
    path.write_text(text)
    with pytest.raises(CannotOpen, match="a log of more than 1 MiB or 5,000 lines is too large"):
        resume_log(path)
    Lock(path).release()  # it is free
    path.write_text(text[: len(HEADER)])
    resume_log(path).close()


def test_a_log_in_a_browser_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, read = tmp_path / "game.moai", []
    path.write_text(HEADER)
    below = LineReader.read

    def counted(reader: LineReader, *told: Any) -> None:
        read.append(told)
        below(reader, *told)

    monkeypatch.setattr(LineReader, "read", counted)
    resume_log(path).close()
    assert len(read) == 1


@pytest.mark.parametrize("text", [LARGE, LONG], ids=["large", "long"])
def test_an_editor_does_not_judge_a_large_log(text: str) -> None:
    pytest.importorskip("pygls", reason="the package pygls is not installed")
    from pygls.workspace import PositionCodec

    from referee.lsp.colours import tokens
    from referee.lsp.diagnostics import diagnostics
    from referee.lsp.documents import OpenLog

    log = OpenLog("game.moai", None, PositionCodec())
    log.change(text, 1)
    [told] = diagnostics("file:///game.moai", log)
    assert told.message.startswith("a log of more than 1 MiB or 5,000 lines is too large for an editor")
    assert (log.record.entries, tokens(log).data, log.needs_search) == ([], [], False)
    log.change(text[: len(HEADER)], 2)
    assert (diagnostics("file:///game.moai", log), log.trouble) == ([], "")


def test_a_log_of_very_many_actions_is_a_row_of_a_survey_that_says_why(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "MOST_ACTIONS", 10)
    (tmp_path / "ten.moai").write_text(HEADER + f"Ann: {'; '.join(['pass'] * 10)}\n")
    (tmp_path / "more.moai").write_text(HEADER + f"Ann: {'; '.join(['pass'] * 11)}\n")
    ran = run("survey", tmp_path / "more.moai", tmp_path / "ten.moai", "-o", tmp_path / "tables", "-q")
    games = [json.loads(line) for line in (tmp_path / "tables" / "games.jsonl").read_text().splitlines()]
    assert (ran.code, [game["verdict"] for game in games]) == (2, ["unreadable", "illegal"])
    assert games[0]["trouble"] == "the log has 11 actions; at most 10 are taken into a survey"
    assert (tmp_path / "tables" / "actions.jsonl").read_text().count('"log":0') == 0
