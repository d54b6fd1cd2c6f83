"""Settings for all tests: random cases and installed games are the same on every machine."""

from __future__ import annotations

import gc
import os
import sys

import pytest
from hypothesis import HealthCheck, settings

from referee import installed
from tests.effort import FULL

pytest.register_assert_rewrite("tests.properties", "tests.support")

# Compiled modules are kept, also where the environment says that they are not: the tests start many
# processes, and half of what a short one does is to compile the same modules again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

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


def pytest_collection_finish() -> None:
    """Freeze the collected tests, so that the garbage collector does not look at them every time."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not FULL:
        terminalreporter.write_line("a sample of the long tests ran; REFEREE_TESTS=full runs them in full")
