"""referee replay: the page is written whole or not at all."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import referee

from .conftest import GOOD, Run


def test_the_page_goes_to_a_file(run: Run, good: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    ran = run("replay", good, "-o", page)
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert page.read_text(encoding="utf-8") == referee.to_html(referee.load(good))


def test_the_page_of_standard_input(run: Run) -> None:
    ran = run("replay", "-", "--stdin-filename", "table 3", stdin=GOOD)
    assert ran.code == 0
    assert ran.out.startswith("<!DOCTYPE html>")


def test_a_wrong_log_has_its_page_and_exit_code_1(run: Run, bad: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    ran = run("replay", bad, "-o", page)
    assert ran.code == 1
    assert "EI-GRID-1" in ran.err
    assert "EI-GRID-1" in page.read_text(encoding="utf-8")


def test_a_log_whose_game_is_not_known_has_no_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    ran = run("replay", "-", "-o", page, stdin="players: Ann, Ben\nAnn: place c3 north\n")
    assert ran.code == 1
    assert "SYN-HEAD" in ran.err
    assert not page.exists()


def test_a_log_that_is_too_long_has_no_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    ran = run("replay", "-", "-o", page, stdin=GOOD + "Ann: pass\n" * 9_000)
    assert ran.code == 2
    assert ran.err == "referee: - has 9,001 actions; at most 5,000 can be shown on a page\n"
    assert not page.exists()


def test_the_log_is_not_replaced(run: Run, good: Path) -> None:
    assert run("replay", good, "-o", good).code == 2
    assert good.read_text(encoding="utf-8") == GOOD


def test_a_page_that_cannot_be_written_leaves_the_old_one(run: Run, good: Path, tmp_path: Path) -> None:
    ran = run("replay", good, "-o", tmp_path / "no" / "game.html")
    assert ran.code == 2
    assert "cannot write" in ran.err


def test_a_terminal_gets_no_page(run: Run, good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    ran = run("replay", good)
    assert (ran.code, ran.out) == (2, "")
    assert "as in -o game.html" in ran.err
