"""Settings for all tests: they draw the same cases and find the same games on every machine."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from referee import installed

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
