"""Runs a command in a fork of this process, with or without a fault, and notes everything that it did.

A fork has everything loaded already, so a run takes a few hundredths of a second. Do not use this in a
process with threads.
"""

from __future__ import annotations

import gc
import io
import os
import select
import shutil
import signal
import stat
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import referee.cli.board
import referee.cli.check
import referee.cli.convert
import referee.cli.coverage
import referee.cli.dispute
import referee.cli.golden
import referee.cli.prompt
import referee.cli.record
import referee.cli.repair
import referee.cli.replay
import referee.cli.running
import referee.cli.simulate
import referee.cli.survey
import referee.cli.tally
import referee.cli.views  # noqa: F401  (all loaded once, for the runs to come)
from referee import disk
from referee.cli import main
from scripts.fault_cases import Case
from scripts.fault_points import Call, Fault, Points
from scripts.fault_serve import served

LONGEST = 300.0
"""Seconds after which a run counts as hanging. No command waits longer than 10."""
USUAL_MODE = 0o644
WRITTEN = 1_700_000_000
"""When every file of a case was last changed."""
STRANGE = 3
"""The exit code of a fork that ended in a way in which no command ends."""


class File(NamedTuple):
    data: bytes
    mode: int


Content = Mapping[str, File]
"""The files of a folder by name. The name of an empty folder ends with a slash."""


class Ran(NamedTuple):
    """What a run left behind."""

    code: int
    """The exit code; less than zero: ended by that signal."""
    out: str
    err: str
    content: Content
    calls: tuple[Call, ...]
    hit: Call | None
    """The call that failed, or None in a run without a fault."""
    hung: bool = False


class Bench:
    """A folder that is prepared for each run, and another folder for the output."""

    def __init__(self, root: Path) -> None:
        self.folder, self.side = root / "folder", root / "side"
        self.side.mkdir()

    def lay_out(self, case: Case) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir()
        for name, data in case.files.items():
            path = self.folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
            path.chmod(case.modes.get(name, USUAL_MODE))
            os.utime(path, (WRITTEN, WRITTEN))  # a survey knows its logs by their times

    def warm_up(self, case: Case) -> None:
        """Run a command in this process, so that a fork has everything loaded."""
        self.lay_out(case)
        here, streams = os.getcwd(), (sys.stdin, sys.stdout, sys.stderr, sys.argv)
        try:
            os.chdir(self.folder)
            sys.stdin = io.TextIOWrapper(io.BytesIO("\n".join(case.told or case.answers).encode()), "utf-8")
            sys.stdout = sys.stderr = io.TextIOWrapper(io.BytesIO(), "utf-8")
            sys.argv = ["referee", *case.command]
            with suppress(SystemExit):
                if not case.is_served:  # threads must not be started before a fork
                    main()
        finally:
            os.chdir(here)
            sys.stdin, sys.stdout, sys.stderr, sys.argv = streams
            _usual_signals()
            disk._swept.clear()
            gc.enable()
            gc.freeze()

    def content(self) -> Content:
        found: dict[str, File] = {}
        for path in sorted(self.folder.rglob("*")):
            name = path.relative_to(self.folder).as_posix()
            if path.is_dir():
                if not any(path.iterdir()):
                    found[f"{name}/"] = File(b"", 0)
            else:
                found[name] = File(path.read_bytes(), stat.S_IMODE(path.lstat().st_mode))
        return found

    def run(self, case: Case, fault: Fault | None = None, told: tuple[str, ...] | None = None) -> Ran:
        """Run the command of a case in the folder as it is now."""
        lines = (case.told or case.answers) if told is None else told
        said = "".join(f"{line}\n" for line in lines)
        (self.side / "in").write_text(said, encoding="utf-8")
        news, mouth = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(news)
            self._child(case, fault, mouth, lines)
        os.close(mouth)
        told_of, hung = _heard(news)
        if hung:
            os.kill(process, signal.SIGKILL)
        _, status = os.waitpid(process, 0)
        calls = [_call(row) for row in told_of if row.startswith("call ")]
        hits = [_call(row) for row in told_of if row.startswith("hit ")]
        out, err = ((self.side / name).read_text("utf-8", "replace") for name in ("out", "err"))
        code = os.waitstatus_to_exitcode(status)
        return Ran(code, out, err, self.content(), tuple(calls), hits[0] if hits else None, hung)

    def _child(self, case: Case, fault: Fault | None, mouth: int, lines: Sequence[str]) -> None:
        """Run the command in the fork. Never returns."""
        code: object = STRANGE
        try:
            os.umask(0o022)
            os.chdir(self.folder)
            for name, place in (("in", 0), ("out", 1), ("err", 2)):
                flags = os.O_RDONLY if place == 0 else os.O_WRONLY | os.O_CREAT | os.O_TRUNC
                opened = os.open(self.side / name, flags, 0o600)
                os.dup2(opened, place)
                os.close(opened)
            os.environ.update(TERM="dumb", PYTHONIOENCODING="utf-8")
            _usual_signals()
            sys.dont_write_bytecode = True  # what is compiled meanwhile is not the command's
            write = os.write
            points = Points(
                str(self.folder),
                case.lacks,
                fault,
                lambda call: _tell(write, mouth, "hit", call),
                case.terminal,
            )
            points.install()
            sys.stdin = io.TextIOWrapper(points.stream(0, "rb"), "utf-8")
            sys.stdout = io.TextIOWrapper(points.stream(1, "wb"), "utf-8")
            sys.stderr = open(2, "w", encoding="utf-8", buffering=1, closefd=False)  # noqa: SIM115
            sys.argv = ["referee", *case.command]
            try:
                if case.is_served:
                    code = served(main, case.log, lines, write)
                else:
                    main()
                    code = 0
            except SystemExit as left:
                code = left.code
            if fault is None:
                for call in points.calls:
                    _tell(write, mouth, "call", call)
        except BaseException:
            import traceback

            traceback.print_exc()
        finally:
            os._exit(code if isinstance(code, int) else STRANGE)


def _usual_signals() -> None:
    """Set the signals as a shell does, however this process was started."""
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def _tell(write: object, mouth: int, word: str, call: Call) -> None:
    assert callable(write)
    write(mouth, f"{word} {call.number} {call.function} {call.about}\n".encode())


def _call(row: str) -> Call:
    _, number, function, about = row.split(" ", 3)
    return Call(int(number), function, about)


def _heard(news: int) -> tuple[list[str], bool]:
    """What a fork reports until it ends, and whether it hangs."""
    heard = b""
    while True:
        ready, _, _ = select.select([news], [], [], LONGEST)
        chunk = os.read(news, 65536) if ready else b""
        if not chunk:
            os.close(news)
            return heard.decode().split("\n"), not ready
        heard += chunk
