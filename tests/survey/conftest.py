"""A small archive of every kind of log: legal, illegal, unjudged, unreadable."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.archive.made import archive_bytes
from tests.support import RECORDS, records


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = {path.relative_to(RECORDS).as_posix(): path.read_bytes() for path in records()[::25]}
    files |= {path.relative_to(RECORDS).as_posix(): path.read_bytes() for path in records("log")[::4]}
    files["chess.moai"] = b"game: chess\nplayers: Ann, Ben\n"
    files["inner.zip"] = b""
    files["../out.moai"] = b"game: easter-island\n"
    path = tmp_path_factory.mktemp("survey") / "games.tar.gz"
    path.write_bytes(archive_bytes(".tar.gz", files))
    return path
