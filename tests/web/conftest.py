"""The tests of `referee serve` need the packages of the extra `web`, and nothing but loopback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .serving import Client, served


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A server for an empty folder."""
    for package in ("starlette", "uvicorn", "segno"):
        pytest.importorskip(package, reason=f"the package {package} is not installed")
    with served(tmp_path) as client:
        yield client
