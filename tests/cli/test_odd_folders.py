"""Folders from unknown sources: links and pipes instead of files, endless folders.

Nothing outside is touched, no command waits forever, and each gives one clear message and exit code 2. Also
tested: what a killed process leaves, and two processes that write to one log.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from referee import disk
from referee.cli import log_files
from referee.scribe.lock import Lock
from tests.cli.conftest import GOOD, TIDY, UNTIDY, Run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of POSIX")

PRECIOUS = b"precious\n"
SCRIPT = [sys.executable, "-m", "referee"]


def link(place: Path) -> None:
    place.symlink_to(place.with_name("victim"))


def link_to_nowhere(place: Path) -> None:
    place.symlink_to(place.with_name("not-there"))


def another_name(place: Path) -> None:
    os.link(place.with_name("victim"), place)


def pipe(place: Path) -> None:
    os.mkfifo(place)


def folder(place: Path) -> None:
    place.mkdir()


def listening(place: Path) -> None:
    with socket.socket(socket.AF_UNIX) as door:
        here = os.getcwd()
        os.chdir(place.parent)  # such a name must be short
        try:
            door.bind(place.name)
        finally:
            os.chdir(here)


def large(place: Path) -> None:
    with place.open("wb") as file:
        file.truncate(6 << 30)  # takes no room on the disk


INSTEAD: list[Callable[[Path], None]] = [link, link_to_nowhere, another_name, pipe, folder, listening]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    (tmp_path / "victim").write_bytes(PRECIOUS)
    path = tmp_path / "game.moai"
    path.write_text(GOOD, encoding="utf-8")
    return path


def looked_at(folder: Path) -> dict[str, tuple[int, int, int, bytes]]:
    """Everything in a folder, with its properties and content."""
    found = {}
    for path in folder.iterdir():
        seen = path.lstat()
        content = path.read_bytes() if path.is_file() and seen.st_size < 1 << 20 else b""
        found[path.name] = (seen.st_mode, seen.st_ino, seen.st_size, content)
    return found


def is_one_clear_message(said: str, *parts: str) -> bool:
    rows = said.splitlines()
    return all(row.startswith("referee: ") for row in rows) and all(part in said for part in parts)


# --- files beside a log ---


@pytest.mark.parametrize("make", [*INSTEAD, large])
@pytest.mark.parametrize("command", ["record", "format", "repair"])
def test_something_else_in_the_place_of_a_lock(
    run: Run, log: Path, make: Callable[[Path], None], command: str
) -> None:
    log.write_text(UNTIDY.replace("c3 N", "c3 nroth") if command == "repair" else UNTIDY, encoding="utf-8")
    make(log.with_name(".game.moai.lock"))
    before = looked_at(log.parent)
    more = {"record": ["easter-island", log], "format": [log], "repair": [log, "--apply", "1"]}[command]
    ran = run(command, *more, stdin="Ben: place d4 west\n")
    assert ran.code == 2
    assert is_one_clear_message(ran.err, ".game.moai.lock")
    assert looked_at(log.parent) == before


@pytest.mark.parametrize(
    ("command", "make"),
    [
        (command, make)
        for command in ("undo", "redo")
        for make in (*INSTEAD, large)
        if (command, make) != ("redo", another_name)  # what is only read may have two names
    ],
)
def test_something_else_in_the_place_of_lines_taken_back(
    run: Run, log: Path, make: Callable[[Path], None], command: str
) -> None:
    make(log.with_name("game.moai.undone"))
    before = looked_at(log.parent)
    ran = run("record", "easter-island", log, stdin=f"{command}\n")
    assert ran.code == 2
    assert is_one_clear_message(ran.err, "game.moai.undone", "stopped at line 1")
    assert looked_at(log.parent) == before


@pytest.mark.parametrize("make", INSTEAD)
@pytest.mark.parametrize("command", [["golden"], ["golden", "--update"], ["coverage"]], ids=" ".join)
def test_something_else_in_the_place_of_a_golden(
    run: Run, log: Path, make: Callable[[Path], None], command: list[str]
) -> None:
    make(log.with_name("game.golden.json"))
    before = looked_at(log.parent)
    ran = run(*command, log)
    assert ran.code == 2
    if make is not another_name:
        assert is_one_clear_message(ran.err, "game.golden.json", "a golden is a file beside its log")
    assert looked_at(log.parent) == before


def test_a_golden_without_end_is_not_read_whole(run: Run, log: Path) -> None:
    large(log.with_name("game.golden.json"))
    ran = run("golden", log)
    assert (ran.code, "larger than 4 MiB" in ran.out) == (2, True)


@pytest.mark.parametrize("make", INSTEAD)
def test_a_backup_takes_the_place_of_nothing(run: Run, log: Path, make: Callable[[Path], None]) -> None:
    log.write_text(UNTIDY.replace("c3 N", "c3 nroth"), encoding="utf-8")
    make(log.with_name("game.moai.bak"))
    before = looked_at(log.parent)
    assert run("repair", log, "--apply", "1").code == 0
    after = looked_at(log.parent)
    assert {name: after[name] for name in before if name != "game.moai"} == {
        name: seen for name, seen in before.items() if name != "game.moai"
    }
    assert after["game.moai.bak1"][3] == before["game.moai"][3]


@pytest.mark.parametrize("make", INSTEAD)
def test_only_our_own_leavings_are_swept(log: Path, make: Callable[[Path], None]) -> None:
    make(log.with_name(".referee-1-abc"))
    make(log.with_name(".other.lock"))
    before = looked_at(log.parent)
    disk.sweep(str(log.parent))
    left = looked_at(log.parent)
    if make is another_name:  # a name of ours, under which nobody writes any more
        assert left.keys() | {".referee-1-abc"} == before.keys()
        assert left["victim"][3] == PRECIOUS
    else:
        assert left == before


# --- what a kill leaves ---


def test_what_a_kill_leaves_is_taken_away_by_the_next_run(run: Run, log: Path) -> None:
    log.write_text(UNTIDY, encoding="utf-8")
    for name in (".referee-4711-00ff", ".referee-4711-1"):
        log.with_name(name).write_text("half", encoding="utf-8")
    log.with_name(".game.moai.lock").write_text("4711 record\n", encoding="ascii")
    log.with_name(".other.moai.lock").write_text("4711 write\n", encoding="ascii")
    theirs = (".referee-notes", ".yarn.lock", ".empty.lock")
    for name in theirs:
        log.with_name(name).write_text("" if "empty" in name else "theirs", encoding="utf-8")
    assert run("format", log).code == 0
    assert log.read_text(encoding="utf-8") == TIDY
    assert {path.name for path in log.parent.iterdir()} == {"game.moai", "victim", *theirs}


def test_what_is_in_use_is_not_swept(log: Path) -> None:
    with disk.named(str(log.parent), b"new", disk.Kept(0o600)) as temporary, Lock(log) as lock:
        disk._swept.clear()
        disk.sweep(str(log.parent))
        assert os.path.exists(temporary)
        assert lock.path.exists()


def test_who_waits_for_another_has_no_file_yet(
    run: Run, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it would leave nothing if it were killed while it waits."""
    log.write_text(UNTIDY, encoding="utf-8")
    seen: list[set[str]] = []
    monkeypatch.setattr("referee.scribe.lock.MOST_MOMENTS", 3)
    monkeypatch.setattr(
        "referee.scribe.lock.time.sleep",
        lambda _: seen.append({path.name for path in log.parent.iterdir()}),
    )
    with Lock(log, "write"):
        ran = run("format", log)
    assert ran.code == 2
    assert (
        f"another process (process {os.getpid()}) is writing to this file; nothing was written" in ran.err
    )
    assert seen == [{"game.moai", "victim", ".game.moai.lock"}] * 3


# --- one lock for all ---

WRITERS = {
    "format": ["format", "LOG"],
    "repair": ["repair", "LOG", "--apply", "1"],
    "import": ["import", "DATA", "-o", "LOG"],
    "export": ["export", "DATA.moai", "--to", "text", "-o", "LOG"],
    "report": ["check", "DATA.moai", "-o", "LOG"],
    "record": ["record", "easter-island", "LOG"],
}


@pytest.mark.parametrize("command", WRITERS.values(), ids=WRITERS)
def test_nobody_else_writes_to_a_log_that_a_recorder_keeps(run: Run, log: Path, command: list[str]) -> None:
    log.write_text(UNTIDY.replace("c3 N", "c3 nroth") if "repair" in command else UNTIDY, encoding="utf-8")
    data, other = log.with_name("data.json"), log.with_name("data.moai")
    data.write_text(run("export", "-", stdin=TIDY).out, encoding="utf-8")
    other.write_text(GOOD, encoding="utf-8")
    places = {"LOG": log, "DATA": data, "DATA.moai": other}
    with Lock(log):
        before = looked_at(log.parent)
        ran = run(*[str(places.get(part, part)) for part in command])
        assert ran.code == 2
        assert f"recorder (process {os.getpid()}) keeps this log" in ran.err
        assert looked_at(log.parent) == before


RACE = """
import subprocess, sys
import referee.scribe.journal as journal
plain, waiting = journal._write_all, [True]
def slow(descriptor, data):
    if waiting and bytes(data).startswith(b"Ann: place"):
        waiting.clear()
        subprocess.run([sys.executable, "-m", "referee", "format", sys.argv[-1]], check=False)
    plain(descriptor, data)
journal._write_all = slow
from referee.cli import main
main()
"""


def test_a_line_that_is_acknowledged_is_not_lost_to_another_writer(tmp_path: Path) -> None:
    """The other process writes after the recorder has read the log and before it writes."""
    log = tmp_path / "race.moai"
    log.write_bytes(b"game: easter-island\r\nplayers: Ann, Ben\r\n")
    ran = subprocess.run(
        [sys.executable, "-c", RACE, "record", "easter-island", str(log)],
        input=b"Ann: place c3 n\nBen: place d4 s\n",
        capture_output=True,
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0
    assert b"Ann: place c3 north\r\nBen: place d4 south\r\n" in log.read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["race.moai"]


# --- folders without end, and folders that are shut ---


@pytest.mark.parametrize("pattern", ["**/*.moai", "**", "*/*/*/*.moai", "/".join(["*"] * 40) + "/g.moai"])
def test_links_to_their_own_folder(run: Run, tmp_path: Path, pattern: str) -> None:
    for name in ("a", "b", "c"):
        (tmp_path / name).symlink_to(".")
    (tmp_path / "g.moai").write_text(GOOD, encoding="utf-8")
    looked: list[str] = []
    real = log_files._listed

    def listed(folder: str) -> object:
        looked.append(folder)
        return real(folder)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(log_files, "_listed", listed)
        ran = run("check", "--all", tmp_path / pattern)
    assert len(looked) <= 3 * 40
    assert ran.code == 0
    assert ran.out.count("g.moai") == 1


def test_folders_without_end(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(1_200):
        os.mkdir("d")
        os.chdir("d")
    (Path() / "deep.moai").write_text(GOOD, encoding="utf-8")
    os.chdir(tmp_path)
    for argument in ("d", "**/*.moai"):
        ran = run("check", "--all", argument)
        assert (ran.code, ran.err, ran.out.count("deep.moai")) == (0, "", 1)
    subprocess.run(["rm", "-rf", str(tmp_path / "d")], check=True)


SHUT = {
    "a folder": "TOP",
    "a pattern of any depth": "TOP/**/*.moai",
    "a pattern": "TOP/*/*.moai",
}


@pytest.mark.parametrize("argument", SHUT.values(), ids=SHUT)
@pytest.mark.parametrize("command", ["check", "format", "golden", "coverage"])
def test_a_folder_that_may_not_be_read_is_no_legal_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argument: str, command: str
) -> None:
    for name in ("open", "shut"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "g.moai").write_text(TIDY, encoding="utf-8")
    real = os.scandir

    def scandir(path: str) -> object:
        if str(path).endswith("shut"):
            raise PermissionError(13, "Permission denied", path)
        return real(path)

    monkeypatch.setattr(os, "scandir", scandir)
    ran = run(command, argument.replace("TOP", str(tmp_path)))
    assert ran.code == 2
    assert f"{tmp_path / 'shut'}: Permission denied" in ran.err


def test_a_folder_that_is_really_shut(tmp_path: Path) -> None:
    (tmp_path / "shut").mkdir()
    for name in ("a.moai", "shut/b.moai"):
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    rights = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    if rights and subprocess.run([*rights, "true"], capture_output=True, check=False).returncode:
        pytest.skip("root may read everything, and cannot be hindered here")
    (tmp_path / "shut").chmod(0)
    try:
        ran = subprocess.run(
            [*rights, *SCRIPT, "check", "--all", str(tmp_path)],
            capture_output=True,
            timeout=600,
            check=False,
        )
    finally:
        (tmp_path / "shut").chmod(0o700)
    assert ran.returncode == 2
    assert b"a.moai: legal" in ran.stdout
    assert b"shut: Permission denied" in ran.stderr


GONE = [
    ["check", "."],
    ["check", "*.moai"],
    ["check", "g.moai"],
    ["format", "g.moai"],
    ["golden", "."],
    ["export", "LOG", "-o", "x.json"],
    ["check", "LOG", "-o", "x"],
    ["record", "easter-island", "x.moai"],
    ["record", "easter-island"],
    ["board", "new", "-o", "x.yaml"],
    ["simulate", "easter-island", "-o", "x.moai"],
    ["simulate", "easter-island", "--games", "2", "-o", "x"],
]


@pytest.mark.parametrize("command", GONE, ids=" ".join)
def test_a_working_folder_that_is_gone(
    run: Run, log: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    gone = log.parent / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    ran = run(*[str(log) if part == "LOG" else part for part in command], stdin="Ann: place c3 n\n")
    assert ran.code == 2
    assert is_one_clear_message(ran.err)
    assert len(ran.err.splitlines()) <= 2


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device")
@pytest.mark.parametrize("command", [["--version"], ["--help"], ["score", "--help"], ["rules"]])
def test_a_word_to_a_full_disk(command: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        ran = subprocess.run(
            [*SCRIPT, *command], stdout=full, stderr=subprocess.PIPE, timeout=600, check=False
        )
    assert ran.returncode == 2
    assert ran.stderr.startswith(b"referee: ")
    assert ran.stderr.count(b"\n") == 1
    assert b"No space left on device" in ran.stderr
