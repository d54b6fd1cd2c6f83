"""A log beside the golden in its folder, for `referee golden` and for the pytest plugin."""

from __future__ import annotations

import os

from referee.core.verdict import Verdict
from referee.golden.examine import Examined, examine

from .files import Trouble, read_text


def compared(verdict: Verdict, golden: str) -> Examined:
    """The verdict beside the golden of that name, which may be missing or broken."""
    if not os.path.lexists(golden):
        return examine(verdict, None)
    try:
        return examine(verdict, read_text(golden))
    except Trouble as fault:
        return examine(verdict, "")._replace(trouble=str(fault))
