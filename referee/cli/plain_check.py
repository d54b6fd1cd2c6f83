"""`referee check LOG...` without any option: what is asked most.

There is nothing to parse in such arguments, so typer is not loaded, which takes longer than judging a log.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from .completions import is_asked
from .log_files import STDIN

EXPANDS_PATTERNS = os.name == "nt"
"""Whether typer expands patterns in the arguments, because the shell does not."""


def is_plain_check(arguments: Sequence[str]) -> bool:
    """Whether the arguments are `check` and logs."""
    if arguments[:1] != ["check"] or len(arguments) < 2 or EXPANDS_PATTERNS or is_asked():
        return False
    return all(word == STDIN or not word.startswith("-") for word in arguments[1:])


def check_plainly(logs: Sequence[str]) -> int:
    """Check these logs as typer would have it done without options. Returns the exit code."""
    from .speaking import isolate, speak_as_asked

    speak_as_asked(None)
    isolate(False)
    from .check import CheckSettings, check_logs

    return check_logs(logs, CheckSettings())
