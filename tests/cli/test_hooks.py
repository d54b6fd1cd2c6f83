"""The hooks of pre-commit and the action of GitHub: each names commands that exist, and they run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cli.conftest import BAD, GOOD, UNTIDY, Run
from tests.support import ROOT

HOOKS: list[dict[str, Any]] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
ACTION: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: str(hook["id"]))
@pytest.mark.parametrize(("log", "code"), [(GOOD, 0), (BAD, 1), (UNTIDY, 0)])
def test_a_hook_is_a_command_that_takes_logs(
    hook: dict[str, Any], log: str, code: int, tmp_path: Path, run: Run
) -> None:
    path = tmp_path / "game.moai"
    path.write_text(log, encoding="utf-8")
    program, *words = hook["entry"].split()
    assert program == "referee"
    assert run(*words, path).code == code


def run_the_action(folder: Path, logs: str, options: str) -> subprocess.CompletedProcess[str]:
    """The last step of the action, run by bash in that folder, with `referee` on the path."""
    *_, step = ACTION["runs"]["steps"]
    bin_folder = folder / "bin"
    bin_folder.mkdir()
    command = bin_folder / "referee"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m referee "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    path = f"{bin_folder}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", step["run"]],
        cwd=folder,
        env={**os.environ, "PATH": path, "LOGS": logs, "OPTIONS": options},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_action_checks_its_logs(tmp_path: Path) -> None:
    """With a hostile name among the logs."""
    name = "$(>harmed).moai"
    (tmp_path / name).write_text(BAD, encoding="utf-8")
    ran = run_the_action(tmp_path, name, "--all")
    assert ran.returncode == 1, ran.stderr
    assert ran.stdout.startswith("::error title=referee (")
    assert not (tmp_path / "harmed").exists()


@pytest.mark.parametrize("apart", [" ", "\n"])
def test_the_action_takes_a_log_and_an_option_on_each_line(apart: str, tmp_path: Path) -> None:
    for name, log in (("good.moai", GOOD), ("bad.moai", BAD)):
        (tmp_path / name).write_text(log, encoding="utf-8")
    logs = apart.join(["good.moai", "bad.moai", ""])
    ran = run_the_action(tmp_path, logs, apart.join(["--all", "-o", "json=found.json", ""]))
    assert ran.returncode == 1, ran.stderr
    assert "file=bad.moai" in ran.stdout
    assert (tmp_path / "found.json").exists()


@pytest.mark.parametrize("word", ["logs", "options", "python-version"])
def test_the_action_uses_every_input(word: str) -> None:
    assert f"inputs.{word} }}}}" in (ROOT / "action.yml").read_text(encoding="utf-8")
    assert set(ACTION["inputs"]) == {"logs", "options", "python-version"}


PRE_COMMIT = Path(sys.executable).with_name("pre-commit")


@pytest.mark.skipif(not PRE_COMMIT.exists(), reason="the package pre_commit is not installed")
def test_pre_commit_runs_the_hook(tmp_path: Path) -> None:
    """In a repository that is not ours, with the last commit of this one as the repository of the hooks."""
    environment = {**os.environ, "PRE_COMMIT_HOME": str(tmp_path / "home")}
    project = tmp_path / "project"
    project.mkdir()

    def call(*words: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            words, cwd=project, env=environment, capture_output=True, text=True, check=False
        )

    call("git", "init", "-q")
    for log, code in ((GOOD, 0), (BAD, 1)):
        (project / "game.moai").write_text(log, encoding="utf-8")
        call("git", "add", "-A")
        ran = call(PRE_COMMIT, "try-repo", ROOT, "referee-check", "--all-files")
        assert ran.returncode == code, ran.stdout + ran.stderr
        assert ("error[EI-GRID-1]" in ran.stdout) == bool(code), ran.stdout
