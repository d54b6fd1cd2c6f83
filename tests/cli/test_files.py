"""Files are written whole or not at all, whatever happens, by every command that writes one."""

from __future__ import annotations

import contextlib
import errno
import os
import resource
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import referee
from referee import disk
from referee.cli import writing
from referee.scribe.lock import WRITE, Lock
from tests.cli.conftest import TIDY, UNTIDY, Run

SLIP = UNTIDY.replace("c3 N", "c3 nroth")
OLD = b"what was there before\n"
PREVIOUS = 0o640

IN_PLACE = {
    "format": (["format", "LOG"], UNTIDY),
    "repair": (["repair", "LOG", "--apply", "1"], SLIP),
}
REPORTS = {
    "check": ["check", "LOG"],
    "score": ["score", "LOG"],
    "why": ["score", "LOG", "--why", "Ann"],
    "dispute": ["dispute", "LOG"],
    "repairs": ["repair", "LOG"],
    "show": ["show", "LOG"],
    "legal": ["legal", "LOG"],
    "export": ["export", "LOG"],
    "import": ["import", "DATA"],
    "board check": ["board", "check", "BOARD"],
    "board draw": ["board", "draw", "BOARD"],
}


class Desk:
    """A folder with a log, the log as JSON, a board, and an existing output file."""

    def __init__(self, folder: Path, run: Run, text: str = UNTIDY) -> None:
        self.run = run
        self.folder = folder
        self.log = folder / "log.moai"
        self.log.write_text(text, encoding="utf-8")
        self.data = folder / "data.json"
        self.data.write_text(run("export", "-", stdin=TIDY).out, encoding="utf-8")
        self.board = folder / "board.yaml"
        self.board.write_text(run("board", "new", "ours").out, encoding="utf-8")
        self.out = folder / "out"
        self.out.write_bytes(OLD)
        self.out.chmod(PREVIOUS)

    def typed(self, command: list[str]) -> list[str]:
        stands = {"LOG": self.log, "DATA": self.data, "BOARD": self.board}
        return [str(stands.get(part, part)) for part in command]

    def content(self) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in self.folder.iterdir()}


@pytest.fixture
def desk(tmp_path: Path, run: Run) -> Desk:
    return Desk(tmp_path, run)


def every_command(desk: Desk) -> list[list[str]]:
    """All commands that write, each with its file."""
    commands = [desk.typed(command) for command, _ in IN_PLACE.values()]
    commands += [[*desk.typed(command), "-o", str(desk.out)] for command in REPORTS.values()]
    return [*commands, ["board", "new", "ours", "-o", str(desk.folder / "new.yaml")]]


@pytest.mark.parametrize("command", REPORTS.values(), ids=REPORTS)
def test_a_report_takes_the_place_of_an_old_one(desk: Desk, command: list[str]) -> None:
    ran = desk.run(*desk.typed(command), "-o", desk.out)
    assert ran.out == ""
    assert desk.out.read_bytes() not in (OLD, b"")
    assert stat.S_IMODE(desk.out.stat().st_mode) == PREVIOUS
    assert sorted(desk.content()) == ["board.yaml", "data.json", "log.moai", "out"]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "name", ["board.yaml", "referee.toml", "boards/other.yml", "log.golden.json", "log.moai.undone"]
)
@pytest.mark.parametrize("command", [*REPORTS.values(), ["replay", "LOG"], ["coverage", "LOG"]])
def test_a_report_does_not_replace_what_is_read_beside_a_log(
    desk: Desk, command: list[str], name: str
) -> None:
    """A board that it may name, in its folder or in that of the configuration, its golden, and so on."""
    (desk.folder / "referee.toml").write_text('boards = "boards"\n', encoding="utf-8")
    (desk.folder / "boards").mkdir()
    for other in ("boards/other.yml", "log.golden.json", "log.moai.undone"):
        (desk.folder / other).write_bytes(desk.board.read_bytes())
    before = (desk.folder / name).read_bytes()
    ran = desk.run(*desk.typed(command), "-o", desk.folder / name)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith(f"{name}: the output would replace the input\n")
    assert (desk.folder / name).read_bytes() == before


def test_a_log_with_the_longest_name_has_no_golden(desk: Desk) -> None:
    longest = desk.log.rename(desk.folder / f"{'n' * 250}.moai")
    assert desk.run("coverage", longest).code == 0
    ran = desk.run("golden", longest, "--update")
    assert ran.code == 2 and "File name too long" in ran.err


def fails(code: int) -> Callable[..., object]:
    def failing(*_: object, **__: object) -> object:
        raise OSError(code, os.strerror(code))

    return failing


def half_written(descriptor: int, data: bytes) -> int:
    """A disk that takes some bytes and is then full."""
    if len(data) > 20:
        return REAL_WRITE(descriptor, data[:20])
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


REAL_WRITE = os.write
FAILURES = {
    "a full disk": ("write", half_written, "No space left on device"),
    "a disk that fails": ("fsync", fails(errno.EIO), "Input/output error"),
    "a read-only file system": ("open", fails(errno.EROFS), "Read-only file system"),
}


@pytest.mark.parametrize(("call", "failing", "words"), FAILURES.values(), ids=FAILURES)
@pytest.mark.parametrize("text", [UNTIDY, SLIP], ids=["untidy", "slip"])
def test_a_disk_that_does_not_take_it(
    tmp_path: Path,
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    call: str,
    failing: Callable[..., object],
    words: str,
    text: str,
) -> None:
    """For every command: one sentence, exit code 2, and the folder is as it was."""
    desk = Desk(tmp_path, run, text)
    before = desk.content()
    tried = 0
    monkeypatch.setattr(writing.os, call, failing)
    for command in every_command(desk):
        ran = run(*command)
        if f"cannot write: {words}" in ran.err:
            tried += 1
            assert ran.code == 2, command
        assert desk.content() == before, command
    assert tried >= 9


@pytest.mark.parametrize("call", ["fsync", "replace", "link"])
def test_an_interrupt_leaves_nothing_behind(desk: Desk, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    before = desk.content()
    monkeypatch.setattr(writing.os, call, interrupted)
    stopped = 0
    for command in every_command(desk):
        ran = desk.run(*command)
        if "interrupted" in ran.err:
            stopped += 1
            assert ran.code == 2
            assert desk.content() == before, command
    assert stopped


@pytest.mark.parametrize("named", [False, True], ids=["unnamed files", "named files"])
def test_both_ways_to_make_a_file(desk: Desk, monkeypatch: pytest.MonkeyPatch, named: bool) -> None:
    if named:
        monkeypatch.setattr(disk, "OPEN_FILES", "/nowhere")
    assert desk.run("format", desk.log).code == 0
    assert desk.log.read_text(encoding="utf-8") == TIDY
    assert len(desk.content()) == 4


# --- somebody else writes at the same time ---


@pytest.mark.parametrize(("command", "text"), IN_PLACE.values(), ids=IN_PLACE)
def test_a_log_that_changes_meanwhile_is_not_overwritten(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, command: list[str], text: str
) -> None:
    desk = Desk(tmp_path, run, text)
    saved = text + "Ben: place d4 west\n"
    for name in ("format_log", "repaired"):
        monkeypatch.setattr(referee, name, meanwhile(getattr(referee, name), desk.log, saved))
    ran = run(*desk.typed(command))
    assert ran.code == 2
    assert "the file was changed by somebody else; nothing was written" in ran.err
    assert desk.log.read_text(encoding="utf-8") == saved
    assert sorted(desk.content()) == ["board.yaml", "data.json", "log.moai", "out"]


def meanwhile(call: Callable[..., str], path: Path, text: str) -> Callable[..., str]:
    """The same function, while somebody saves the log in an editor."""

    def called(*arguments: object) -> str:
        path.write_text(text, encoding="utf-8")
        return call(*arguments)

    return called


def test_a_log_that_is_removed_meanwhile(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    real = referee.format_log

    def removed(*arguments: Any) -> str:
        desk.log.unlink()
        return real(*arguments)

    monkeypatch.setattr(referee, "format_log", removed)
    ran = desk.run("format", desk.log)
    assert (ran.code, "No such file" in ran.err) == (2, True)
    assert not desk.log.exists()


def test_writers_take_turns(tmp_path: Path) -> None:
    """A command that waited for another writer reads the file again, and does not overwrite new content."""
    path = tmp_path / "log"
    path.write_bytes(b"old")
    told: list[str] = []

    def second() -> None:
        try:
            writing.write_unchanged(str(path), b"old", b"second")
        except writing.NotWritten as reason:
            told.append(str(reason))

    waiting = threading.Thread(target=second)
    with Lock(path, WRITE):
        waiting.start()
        waiting.join(0.3)
        assert waiting.is_alive()
        other = tmp_path / "first"
        other.write_bytes(b"first")
        other.replace(path)
    waiting.join(600)
    assert told == ["the file was changed by somebody else; nothing was written"]
    assert path.read_bytes() == b"first"


def test_what_another_has_done_already_is_done(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"new")
    writing.write_unchanged(str(path), b"old", b"new")
    assert path.read_bytes() == b"new"


def test_two_of_us_at_once(tmp_path: Path) -> None:
    """Three processes format one folder: every log is formatted, and none reports an error."""
    for number in range(10):
        (tmp_path / f"{number}.moai").write_text(UNTIDY, encoding="utf-8")
    several = [
        subprocess.Popen([sys.executable, "-m", "referee", "format", str(tmp_path)], stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    said = [process.communicate(timeout=600)[1] for process in several]
    assert [process.returncode for process in several] == [0, 0, 0], said
    assert {path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == {TIDY}
    assert len(list(tmp_path.iterdir())) == 10


def test_two_backups_do_not_get_one_name(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A backup that appears between the look and the writing is not overwritten."""
    desk = Desk(tmp_path, run, SLIP)
    theirs = Path(f"{desk.log}.bak")
    real = os.path.lexists

    def appears(path: str) -> bool:
        there = real(path)
        if path == str(theirs) and not there:
            theirs.write_bytes(b"theirs")
        return there

    monkeypatch.setattr(os.path, "lexists", appears)
    assert run(*desk.typed(IN_PLACE["repair"][0])).code == 0
    assert theirs.read_bytes() == b"theirs"
    assert Path(f"{desk.log}.bak1").read_text(encoding="utf-8") == SLIP


# --- links, owners, permissions, devices ---


def test_a_log_behind_a_link_is_written_where_it_lies(desk: Desk) -> None:
    link = desk.folder / "link.moai"
    link.symlink_to(desk.log.name)
    assert desk.run("format", link).code == 0
    assert link.is_symlink()
    assert desk.log.read_text(encoding="utf-8") == TIDY


@pytest.mark.parametrize(("command", "text"), IN_PLACE.values(), ids=IN_PLACE)
def test_a_file_with_two_names_is_left_alone(
    tmp_path: Path, run: Run, command: list[str], text: str
) -> None:
    desk = Desk(tmp_path, run, text)
    os.link(desk.log, tmp_path / "other-name")
    ran = run(*desk.typed(command))
    assert ran.code == 2
    assert "the file has 2 names (hard links), and only one of them would change" in ran.err
    assert desk.log.read_text(encoding="utf-8") == text
    assert len(desk.content()) == 5


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o660, 0o755])
def test_permissions_stay(desk: Desk, mode: int) -> None:
    desk.log.chmod(mode)
    assert desk.run("format", desk.log).code == 0
    assert stat.S_IMODE(desk.log.stat().st_mode) == mode


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_the_owner_stays(desk: Desk) -> None:
    os.chown(desk.log, 12345, 54321)
    assert desk.run("format", desk.log).code == 0
    assert (desk.log.stat().st_uid, desk.log.stat().st_gid) == (12345, 54321)
    assert desk.log.read_text(encoding="utf-8") == TIDY


@pytest.mark.parametrize(("command", "text"), IN_PLACE.values(), ids=IN_PLACE)
def test_a_read_only_log_is_left_alone(tmp_path: Path, run: Run, command: list[str], text: str) -> None:
    desk = Desk(tmp_path, run, text)
    desk.log.chmod(0o444)
    ran = run(*desk.typed(command))
    assert (ran.code, "cannot write: the file is read-only" in ran.err) == (2, True)
    assert desk.log.read_text(encoding="utf-8") == text
    assert len(desk.content()) == 4


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device")
def test_output_to_a_full_device(desk: Desk) -> None:
    ran = desk.run("check", desk.log, "-o", "/dev/full")
    assert (ran.code, "cannot write: No space left on device" in ran.err) == (2, True)


@pytest.mark.skipif(not os.access("/dev/shm", os.W_OK), reason="no memory file system")
def test_a_file_below_dev_is_replaced_and_not_added_to(desk: Desk) -> None:
    path = Path(f"/dev/shm/referee-test-{os.getpid()}")
    try:
        for _ in range(2):
            assert desk.run("check", desk.log, "-o", path).code == 0
        assert path.read_text(encoding="utf-8").count("unfinished") == 1
    finally:
        path.unlink()


def test_a_new_board_takes_the_place_of_no_file(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even of one that appears at the last moment."""
    monkeypatch.setattr(os.path, "lexists", lambda path: False)
    ran = desk.run("board", "new", "ours", "-o", desk.out)
    assert (ran.code, "already exists" in ran.err) == (2, True)
    assert desk.out.read_bytes() == OLD


# --- real processes, ended from outside or out of room ---

PAUSED = """
import os, signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore both
signal.signal(signal.SIGHUP, signal.SIG_DFL)
from referee.cli import main
def paused(descriptor):
    print("here", flush=True)
    for _ in range(6000):  # a signal that comes right before a sleep does not end it
        time.sleep(0.1)
os.fsync = paused
sys.argv = ["referee", "format", sys.argv[1]]
main()
"""


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_a_process_that_is_ended_while_it_writes(desk: Desk, end: signal.Signals) -> None:
    before = desk.content()
    with subprocess.Popen(
        [sys.executable, "-c", PAUSED, str(desk.log)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"here\n"
        process.send_signal(end)
        _, said = process.communicate(timeout=600)
    left = desk.content()
    if end == signal.SIGKILL:  # the next run takes away what is left
        assert {name: left[name] for name in before} == before
        assert desk.run("format", desk.log).code == 0
        assert desk.content() == before | {"log.moai": TIDY.encode()}
    else:
        assert (process.returncode, said) == (2, b"referee: interrupted\n")
        assert left == before


def test_a_file_larger_than_the_system_allows(desk: Desk) -> None:
    """Python keeps no compiled modules meanwhile (-B), since half of one would be kept for good."""
    before = desk.content()
    ran = subprocess.run(
        [sys.executable, "-B", "-m", "referee", "export", str(desk.log), "-o", str(desk.out)],
        capture_output=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200)),
        timeout=600,
        check=False,
    )
    assert (ran.returncode, b"cannot write: File too large" in ran.stderr) == (2, True)
    assert desk.content() == before


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount")
def test_a_file_system_that_is_really_full(tmp_path: Path, run: Run) -> None:
    small = tmp_path / "small"
    small.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "referee", str(small)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("nothing can be mounted here")
    try:
        log = small / "log.moai"
        log.write_text(UNTIDY, encoding="utf-8")
        with contextlib.suppress(OSError):
            (small / "rest").write_bytes(b"x" * 65_536)
        ran = run("format", log)
        assert (ran.code, "No space left on device" in ran.err) == (2, True)
        assert log.read_text(encoding="utf-8") == UNTIDY
        assert sorted(path.name for path in small.iterdir()) == ["log.moai", "rest"]
    finally:
        subprocess.run(["umount", str(small)], check=True)
