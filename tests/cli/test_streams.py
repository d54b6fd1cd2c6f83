"""What only a real process shows: closed pipes, odd encodings, interrupts, a full disk."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import BAD, GOOD, Run
from tests.effort import some
from tests.support import RECORDS

REFEREE = [sys.executable, "-m", "referee"]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and descriptors of POSIX")


def environment(**more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
    return kept | more


def assert_calm(errors: bytes) -> None:
    assert b"Traceback" not in errors
    assert b"internal error" not in errors
    assert b"Exception ignored" not in errors


def test_output_that_is_closed_early() -> None:
    """`referee check records | head -1`: not a verdict on the logs, so not 0 or 1."""
    process = subprocess.Popen(
        [*REFEREE, "check", str(RECORDS)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait(600) == 2
    assert_calm(errors)
    assert b"referee: the output was closed before everything was written" in errors


def test_output_and_messages_that_are_closed_early() -> None:
    """`referee rules 2>&1 | head -1`: nobody hears why, so the exit code has to tell."""
    process = subprocess.Popen(
        [*REFEREE, "rules", "--output-format", "markdown"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment(),
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(60) == 2


@pytest.mark.parametrize(
    "command", [["explain", "EI-FIRE-5"], ["check", "-"], ["check", "--output-format", "json", "-"]]
)
def test_standard_output_that_is_not_there(command: list[str]) -> None:
    ran = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *REFEREE, *command],
        input=GOOD.encode(),
        stderr=subprocess.PIPE,
        env=environment(),
        timeout=600,
        check=False,
    )
    assert_calm(ran.stderr)
    assert ran.returncode in (0, 2)


def test_standard_input_that_is_not_there() -> None:
    ran = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *REFEREE, "check", "-"],
        capture_output=True,
        env=environment(),
        timeout=600,
        check=False,
    )
    assert ran.returncode == 2
    assert b"there is no standard input" in ran.stderr
    assert b"legal" not in ran.stdout


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device")
def test_a_full_disk() -> None:
    with open("/dev/full", "wb") as full:
        ran = subprocess.run(
            [*REFEREE, "check", "-"], input=BAD.encode(), stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ran.returncode == 2
    assert_calm(ran.stderr)
    assert b"No space left on device" in ran.stderr


READING = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
from referee.cli import files, main
real = files._stdin
def told():
    os.write(1, b"here\\n")
    return real()
files._stdin = told
sys.argv = ["referee", "check", "-"]
main()
"""


def test_an_interrupt() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", READING],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"here\n"
    process.send_signal(signal.SIGINT)
    process.wait(timeout=600)  # before its input is closed, which would end it another way
    out, errors = process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert errors == b"referee: interrupted\n"


AT_AN_IMPORT = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
wanted, number, *command = sys.argv[1:]
from referee.cli import main
class Counted:
    left = int(number)
    def find_spec(self, *_):
        Counted.left -= 1
        if Counted.left == 0:
            signal.raise_signal(getattr(signal, wanted))
sys.meta_path.insert(0, Counted())
sys.argv = ["referee", *command]
main()
"""


@pytest.mark.parametrize(
    ("end", "number"),
    [
        *(("SIGINT", number) for number in (1, 2, 5, 20, 60, 100, 150)),
        *((end, number) for end in ("SIGTERM", "SIGHUP") for number in some((1, 20, 60, 150), 2)),
    ],
)
def test_an_interrupt_while_modules_are_loaded(number: int, end: str) -> None:
    """Whichever module is being loaded: one line, and no traceback."""
    ran = subprocess.run(
        [sys.executable, "-c", AT_AN_IMPORT, end, str(number), "check", "-"],
        input=BAD.encode(),
        capture_output=True,
        timeout=600,
        check=False,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, b"", b"referee: interrupted\n")


BEFORE_IT_IS_SETTLED = """
import _signal, runpy, sys
_signal.signal(_signal.SIGINT, _signal.default_int_handler)
asked = []
class Seen:
    def find_spec(self, name, *_):
        if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
            asked.append(name)
for name in [name for name in sys.modules if name in ("enum", "signal")]:
    del sys.modules[name]
sys.meta_path.insert(0, Seen())
sys.argv = ["referee", "--version"]
try:
    runpy.run_module("referee", run_name="__main__")
finally:
    print(*asked, file=sys.stderr)
"""


def test_nothing_is_loaded_before_it_is_settled_what_an_interrupt_does() -> None:
    """Before that, only Python's own start and two small files can be interrupted."""
    ran = subprocess.run(
        [sys.executable, "-c", BEFORE_IT_IS_SETTLED],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0
    assert set(ran.stderr.split()) <= {"referee", "referee.__main__", "referee.start"}
    assert "referee.start" in ran.stderr


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
@pytest.mark.parametrize("command", ["check", "show", "score", "legal", "format", "export"])
def test_a_terminal_that_knows_few_letters(
    run: Run, monkeypatch: pytest.MonkeyPatch, encoding: str, command: str
) -> None:
    text = GOOD.replace("Ann", "李明")
    terminal = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    monkeypatch.setattr(sys, "stdout", terminal)
    ran = run(command, "-", stdin=text)
    assert (ran.code, ran.err) == (0, "")
    assert isinstance(terminal.buffer, io.BytesIO)
    assert terminal.buffer.getvalue().decode(encoding)


def test_plain_characters_for_a_plain_terminal() -> None:
    ran = subprocess.run(
        [*REFEREE, "check", "-"],
        input=(BAD + "we had a beer\n").encode(),
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii"),
        timeout=600,
        check=False,
    )
    assert ran.returncode == 1
    assert b"\\u" not in ran.stdout
    assert b"5 | Ann: place f9 north" in ran.stdout


def test_python_m_referee_in_another_folder(tmp_path: Path) -> None:
    (tmp_path / "a.moai").write_text(GOOD, encoding="utf-8")
    ran = subprocess.run(
        [*REFEREE, "check", "."], cwd=tmp_path, capture_output=True, timeout=600, check=False
    )
    assert (ran.returncode, ran.stdout) == (0, b"a.moai: legal; unfinished [twilight-fr]\n")
