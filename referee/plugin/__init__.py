"""The pytest plugin: every `.moai` file is a test, which asserts the marks in the file (docs/golden.md).

Pytest loads this module in every project of an environment with Referee, so it imports nothing of Referee.
The modules that read and judge a log are loaded when the first log is found.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .settings import AUTO, OFF, REQUIRED, WRITTEN

if TYPE_CHECKING:
    from .items import LogFile

SUFFIX = ".moai"
"""The same as in text/source.py, which is not loaded for this. A test compares the two."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("moai", "logs of games (Referee)")
    group.addoption(
        "--moai-update",
        action="store_true",
        help="write the goldens of logs that are judged differently, once you agree",
    )
    parser.addini(
        "moai_golden",
        "goldens beside logs: auto (compare if there is one), required (every log needs one), off",
        default=AUTO,
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "moai(game, edition): a log of a game, judged by Referee; given to every .moai file"
    )
    wanted = config.getini("moai_golden")
    if wanted not in (AUTO, REQUIRED, OFF):
        raise pytest.UsageError(f"moai_golden is {AUTO}, {REQUIRED} or {OFF}, not {wanted!r}")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> LogFile | None:
    if file_path.suffix != SUFFIX:
        return None
    from .items import LogFile

    return LogFile.from_parent(parent, path=file_path)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    written = [
        value
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == WRITTEN
    ]
    if written:
        terminalreporter.section("goldens written")
        for name in sorted(map(str, written)):
            terminalreporter.line(name)
