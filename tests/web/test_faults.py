"""A page writes, and a system call of the server fails: a sample, and proof that a bad one is noticed."""

from __future__ import annotations

import os

import pytest

from tests.effort import tries
from tests.faults.test_faults import answer

for package in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(package, reason=f"the package {package} is not installed")
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs POSIX processes")

SAMPLE = tries(8, 40)


def test_a_sample_of_the_faults_of_serve() -> None:
    told = answer(
        *(
            "scripts.faults",
            "--only",
            "serve",
            "--sample",
            str(SAMPLE),
            "--seed",
            "7",
            "--output-format",
            "json",
        )
    )
    rows = told["commands"].values()
    assert set(told["commands"]) == {"serve, a new log", "serve, undo and redo"}
    assert sum(row["faults"] for row in rows) == SAMPLE
    assert sum(row["broken"] for row in rows) == 0
    assert sum(row["done"] for row in rows) < SAMPLE / 2


def test_a_server_that_acknowledges_too_much_shows() -> None:
    broken = answer("tests.faults.trying", "spoiled", "serve, too much")
    assert any("LOST: after " in each for each in broken), broken
