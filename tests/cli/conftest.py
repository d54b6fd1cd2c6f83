"""Runs commands inside the test process, as main() does, and captures their output."""

from __future__ import annotations

import gc
import io
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from referee.cli import main

GOOD = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\nAnn: place c3 north\n"
BAD = GOOD.replace("c3", "f9") + "Ben: plaec d4 west\n"
UNTIDY = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\nANN:  place c3 N; # why\n"
TIDY = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\nAnn: place c3 north  # why\n"
POSITION = """\
game: easter-island
players: Odile, Robin

Odile: has b2 north; has b4 east; has c3 north; has e1 west; has W-3 ready
Robin: has d4 south; has d2 west; has a5 east; has c1 north; has W-2 ready; has E-1 ready; placed last
Odile: begins turn 3
"""


ENDINGS = (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []))


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("check", path, stdin=b"...")`. It asserts that no traceback is printed."""
    for name in ("NO_COLOR", "FORCE_COLOR", "REFEREE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    # With `python -m pytest` the command would otherwise call itself `python -m pytest.referee`.
    monkeypatch.setattr(sys.modules["__main__"], "__package__", None)

    def runs(*arguments: str | Path, stdin: bytes | str = b"") -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        monkeypatch.setattr(sys, "argv", ["referee", *map(str, arguments)])
        code = 0
        handlers = {number: signal.getsignal(number) for number in ENDINGS}
        try:
            main()
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 0
        finally:
            for number, handler in handlers.items():
                signal.signal(number, handler)
            gc.enable()  # a command does not care what it leaves behind; this process does
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        assert "internal error" not in err, err
        return Ran(code, out, err)

    return runs


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return _written(tmp_path / "good.moai", GOOD)


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    return _written(tmp_path / "bad.moai", BAD)


@pytest.fixture
def untidy(tmp_path: Path) -> Path:
    return _written(tmp_path / "untidy.moai", UNTIDY)


def _written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path
