"""referee completion"""

from __future__ import annotations

from .completions import COMPLETING
from .files import say


def run_completion(shell: str) -> None:
    """Print the script that a shell needs."""
    from typer._completion_shared import get_completion_script

    say(get_completion_script(prog_name="referee", complete_var=COMPLETING, shell=shell) + "\n")
