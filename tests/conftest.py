"""Settings for all tests: random cases and installed games are the same on every machine."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from referee import installed
from tests.effort import FULL

pytest.register_assert_rewrite("tests.properties", "tests.support")

# Compiled modules are kept, also where the environment says that they are not: the tests start many
# processes, and half of what a short one does is to compile the same modules again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

os.environ["REFEREE_LANGUAGE"] = "en"
"""What the tests read is English, whatever the locale of the machine is."""

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


@pytest.fixture(autouse=True)
def signals_as_before() -> Iterator[None]:
    """Put back what a command run inside the test process did to the signals that end it."""
    numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [(number, signal.getsignal(number)) for number in numbers]
    yield
    for number, handler in before:
        if handler is not None and signal.getsignal(number) is not handler:
            signal.signal(number, handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test that is marked as sampled, keep every so many cases, and all in a full run."""
    kept, left = [], []
    cases: Counter[str] = Counter()
    for item in items:
        mark = None if FULL else item.get_closest_marker("sampled")
        name = item.nodeid.partition("[")[0]
        (kept if mark is None or cases[name] % mark.args[0] == 0 else left).append(item)
        cases[name] += 1
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept


def pytest_collection_finish() -> None:
    """Freeze the collected tests, so that the garbage collector does not look at them every time."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not FULL:
        terminalreporter.write_line("a sample of the long tests ran; REFEREE_TESTS=full runs them in full")
