"""Settings for all tests: random cases and installed games are the same on every machine."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
import typer
from hypothesis import HealthCheck, settings

from referee import installed
from referee.cli import by_typer
from referee.cli.completions import COMPLETING
from referee.cli.wanted_command import for_arguments, names_of
from tests.effort import FULL

pytest.register_assert_rewrite("tests.properties", "tests.support")

# Compiled modules are kept, also where the environment says that they are not: the tests start many
# processes, and half of what a short one does is to compile the same modules again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

os.environ["REFEREE_LANGUAGE"] = "en"
"""What the tests read is English, whatever the locale of the machine is."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a script
    signal.signal(signal.SIGINT, signal.default_int_handler)

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


@pytest.fixture(autouse=True, scope="session")
def commands_are_prepared_once() -> Iterator[None]:
    """Let typer prepare a command once for all tests of a process, and not whenever a test runs it."""
    app, names = by_typer.app, names_of(by_typer.app)
    prepared = cache(lambda name: typer.main.get_command(for_arguments(app, [name])))

    def ready(app: typer.Typer, arguments: Sequence[str]) -> object:
        if COMPLETING in os.environ or not arguments or arguments[0] not in names:
            return for_arguments(app, arguments)
        return prepared(arguments[0])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(by_typer, "for_arguments", ready)
        yield


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
    """Keep the garbage collector from what is no garbage: the collected tests, and the judged records.

    Hypothesis also times each collection, which is most of what a small one costs.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not FULL:
        terminalreporter.write_line("a sample of the long tests ran; REFEREE_TESTS=full runs them in full")
