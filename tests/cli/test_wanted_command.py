"""typer gets only the command that is named. What it prints is the same as with all commands."""

from __future__ import annotations

import subprocess
import sys
from inspect import signature

import pytest
import typer.main

from referee.cli.app import app
from referee.cli.wanted_command import for_arguments
from referee.version import __version__

from .conftest import Run

COMMANDS = sorted(typer.main.get_command(app).commands)  # type: ignore[attr-defined]  # it is a group


def text_of_help(wanted: typer.Typer, *arguments: str) -> str:
    command = typer.main.get_command(wanted)
    context = command.make_context("referee", list(arguments), resilient_parsing=True)
    for name in arguments:
        found = command.get_command(context, name)  # type: ignore[attr-defined]  # it is a group
        assert found is not None
        context, command = typer.Context(found, parent=context, info_name=name), found
    return command.get_help(context)


def test_the_list_of_commands_is_the_same() -> None:
    assert text_of_help(for_arguments(app, ["--help"])) == text_of_help(app)
    assert text_of_help(for_arguments(app, [])) == text_of_help(app)


@pytest.mark.parametrize("option", ["-V", "--version"])
def test_the_version_needs_no_command_with_its_options(run: Run, option: str) -> None:
    wanted = for_arguments(app, [option])
    assert [info for info in wanted.registered_commands if signature(info.callback).parameters] == []
    assert run(option).out == f"referee {__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_is_the_same_alone(name: str) -> None:
    wanted = for_arguments(app, [name, "x"])
    assert len(wanted.registered_commands) + len(wanted.registered_groups) == 1
    assert text_of_help(wanted, name) == text_of_help(app, name)


@pytest.mark.parametrize("arguments", [["chek"], ["--nonsense", "check"], [""]])
def test_anything_else_gets_all_commands(arguments: list[str]) -> None:
    assert for_arguments(app, arguments) is app


NEVER = ("lark", "rich", "yaml", "jsonschema", "pydantic", "json", "csv", "importlib.metadata")
NOT_FOR_A_LEGAL_LOG = ("referee.text.grammar", "referee.mend.search", "referee.pictures.drawing")


@pytest.mark.parametrize("game", ["easter-island", "rapa-nui-cards", "rapa-nui-island"])
def test_a_legal_canonical_log_loads_little(game: str) -> None:
    code = f"""
import io, sys, referee
text = referee.simulate({game!r}, seed=1, turns=30).text
names = set(sys.modules)
for name in names:
    if name.split(".")[0] in ("referee", "lark", "json", "csv"):
        del sys.modules[name]
sys.argv, sys.stdin = ["referee", "check", "-"], io.TextIOWrapper(io.BytesIO(text.encode()))
from referee.cli import main
try:
    main()
finally:
    loaded = set(sys.modules)
    print([name for name in {(*NEVER, *NOT_FOR_A_LEGAL_LOG)!r} if name in loaded])
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "legal" in run.stdout and run.stdout.splitlines()[-1] == "[]", run.stdout
