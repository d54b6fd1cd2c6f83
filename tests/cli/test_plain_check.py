"""`referee check LOG...` without options is carried out without typer, and just as with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from referee.cli import by_typer, check, plain_check
from referee.cli.completions import COMPLETING
from referee.cli.plain_check import is_plain_check


@pytest.mark.parametrize(
    ("arguments", "plain"),
    [
        (["check", "game.moai"], True),
        (["check", "one.moai", "two.moai"], True),
        (["check", "-"], True),
        (["check", ""], True),
        (["check"], False),
        ([], False),
        (["check", "--strict", "game.moai"], False),
        (["check", "game.moai", "-q"], False),
        (["check", "--", "-odd.moai"], False),
        (["check", "--help"], False),
        (["score", "game.moai"], False),
        (["--language", "fr", "check", "game.moai"], False),
    ],
)
def test_only_logs_after_check_are_plain(arguments: list[str], plain: bool) -> None:
    assert is_plain_check(arguments) is plain


def test_where_typer_completes_or_expands_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_check, "EXPANDS_PATTERNS", True)
    assert not is_plain_check(["check", "*.moai"])
    monkeypatch.undo()
    monkeypatch.setenv(COMPLETING, "complete_zsh")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "referee check ")
    assert not is_plain_check(["check", "game.moai"])


@pytest.mark.parametrize("code", [0, 1, 2])
def test_typer_would_ask_for_the_same(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def checked(logs: Any, settings: Any) -> int:
        asked.append((list(logs), settings))
        return code

    monkeypatch.setattr(check, "check_logs", checked)
    arguments = ["check", "one.moai", "-", "", "a b.moai"]
    monkeypatch.setattr(sys, "argv", ["referee", *arguments])
    plainly, by_parsing = plain_check.check_plainly(arguments[1:]), by_typer.run_command(arguments)
    assert (plainly or 0) == (by_parsing or 0) == code
    assert asked[0] == asked[1]


def test_typer_is_not_loaded(good: Path) -> None:
    program = (
        "import atexit, sys; from referee.cli import main\n"
        "atexit.register(lambda: print([name for name in sys.modules if name.startswith('typer')]))\n"
        "main()"
    )
    plain = {name: value for name, value in os.environ.items() if not name.startswith("_REFEREE")}
    for options, loaded in ([], False), (["--strict"], True):
        ran = subprocess.run(
            [sys.executable, "-c", program, "check", str(good), *options],
            check=False,
            capture_output=True,
            text=True,
            env=plain,
        )
        assert ran.returncode == 0, ran.stderr
        assert ("'typer'" in ran.stdout) is loaded


def test_a_legal_log_loads_nothing_that_searches_for_causes(good: Path) -> None:
    program = (
        "import sys, referee; referee.check(referee.load(sys.argv[1]))\n"
        "import json; print(json.dumps([name for name in sys.modules if 'referee.mend.' in name]))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, str(good)], check=True, capture_output=True, text=True
    )
    loaded = set(json.loads(ran.stdout))
    assert "referee.mend.judging" in loaded
    assert not loaded & {"referee.mend.story", "referee.mend.path", "referee.mend.edits"}
