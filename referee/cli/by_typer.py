"""Runs a command: typer reads its arguments."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from .app import app
from .interrupts import Interrupted
from .wanted_command import for_arguments


def run_command(arguments: Sequence[str]) -> object:
    """Run the command that the arguments name. Returns its exit code, if it gives one."""
    try:
        return for_arguments(app, arguments)(standalone_mode=False)
    except typer.Exit as leave:
        return leave.exit_code
    except typer.Abort:
        raise Interrupted from None
