"""The formats of `check` for other tools. Each has a module with `of_log` and `document`.

`of_log` writes one verdict; any process can call it. `document` puts these texts together, log by log.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Protocol, cast

from referee.core.verdict import Verdict

MODULES = {
    "github": "github",
    "gitlab": "gitlab",
    "junit": "junit",
    "markdown": "verdict_markdown",
    "rdjson": "rdjson",
    "sarif": "sarif",
}

WITHOUT_COUNTS = frozenset({"gitlab", "rdjson"})
"""The formats that are lists of findings, with no place to count those ignored or waived."""


class VerdictFormat(Protocol):
    """What a module of a format has."""

    def of_log(self, verdict: Verdict, every: bool) -> Iterator[str]: ...

    def document(self, logs: Iterable[str]) -> Iterator[str]: ...


def format_named(name: str) -> VerdictFormat:
    return cast("VerdictFormat", import_module(f"{__package__}.{MODULES[name]}"))
