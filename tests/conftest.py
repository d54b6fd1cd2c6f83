"""Settings for all tests: they draw the same cases and find the same games on every machine."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from referee import installed
from tests.effort import FULL

pytest.register_assert_rewrite("tests.properties", "tests.support")

settings.register_profile(
    "steady",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("steady")

installed.GROUP = "referee.games.of-tests"
"""The tests are of our own games, and of those that they install: not of what else is installed here."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not FULL:
        terminalreporter.write_line("a sample of the long tests ran; REFEREE_TESTS=full runs them in full")
