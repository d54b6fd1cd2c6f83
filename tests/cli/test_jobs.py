"""--jobs: the same bytes as with one process, whatever the command."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.archive.made import tar_bytes
from tests.effort import some, tries
from tests.support import RECORDS, ROOT

from .conftest import UNTIDY, Ran, Run

RECORDED = "records/easter-island"
COMMANDS = [
    ("check", "records/rapa-nui-island/legal/rulings", RECORDED + "/illegal/rules", "missing.moai"),
    ("check", RECORDED, "--output-format", "json"),
    ("check", RECORDED, "--output-format", "jsonl"),
    ("check", "records/rapa-nui-cards/illegal", "--output-format", "concise"),
    ("check", "records/rapa-nui-island/legal/rulings", "--strict", "--all"),
    ("golden", RECORDED),
    ("golden", RECORDED, "--output-format", "json"),
    ("coverage", "records/easter-island/illegal/rules"),
    ("coverage", "records/easter-island/legal", "records/easter-island/illegal"),
    ("coverage", "records/easter-island/legal", "--output-format", "json"),
    ("format", "--check", RECORDED),
    ("format", "--diff", "records/rapa-nui-island/legal"),
    ("export", "--to", "jsonl", "records/easter-island/legal"),
]


def ran(*arguments: str) -> Ran:
    """A command in a process of its own, as a user runs it."""
    done = subprocess.run(
        [sys.executable, "-m", "referee", *arguments],
        cwd=ROOT,
        capture_output=True,
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.parametrize("command", some(COMMANDS, 7), ids=" ".join)
def test_the_output_is_that_of_one_process(command: tuple[str, ...]) -> None:
    one, two = ran(*command), ran(*command, "--jobs", "2")
    assert one == two
    assert one.out or one.err


def test_simulated_games_are_those_of_one_process(tmp_path: Path) -> None:
    said = []
    for jobs in ("1", "2"):
        out = tmp_path / jobs
        done = ran("simulate", "easter-island", "--games", "3", "-o", str(out), "--jobs", jobs)
        said.append(done.err.replace(str(out), "FOLDER"))
        assert done.code == 0
    assert said[0] == said[1]
    files = [{path.name: path.read_bytes() for path in (tmp_path / jobs).iterdir()} for jobs in "12"]
    assert files[0] == files[1] and len(files[0]) == 3


@pytest.mark.parametrize("jobs", ["0", "-1", "two", "1.5", "257", "9" * 50, ""])
def test_a_number_that_means_nothing(run: Run, good: Path, jobs: str) -> None:
    ran = run("check", good, f"--jobs={jobs}")
    assert ran == (2, "", f"referee: --jobs {jobs}: write a number from 1 to 256, or auto\n")


def test_auto_is_a_number(good: Path) -> None:
    assert ran("check", str(good), "--jobs", "auto").code == 0


def test_nothing_is_written_into_an_archive(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.tar"
    path.write_bytes(tar_bytes({"a.moai": UNTIDY.encode(), "b.moai": UNTIDY.encode()}))
    before = path.read_bytes()
    why = "a log in an archive cannot be rewritten; use --check or --diff"
    assert run("format", path) == (2, "", f"referee: {path}: {why}\n")
    assert run("format", "--check", path).err.count("would format") == 2
    assert run("golden", path, "--update").err.count("the log must be a file") == 1
    assert path.read_bytes() == before


def test_several_logs_go_into_json_lines(run: Run, good: Path, bad: Path) -> None:
    ran = run("export", good, good)
    assert ran.code == 2
    assert ran.err == "referee: several logs can only be exported as JSON lines: --to jsonl, not json\n"
    assert run("export", good, bad, "--to", "jsonl").code == 1


# Somebody ends it, or kills a process


SLOW = tries(300, 1500)
"""Logs in an archive that takes a while."""


@pytest.fixture
def slow(tmp_path: Path) -> Path:
    """An archive that takes a while."""
    logs = [path.read_bytes() for path in sorted((RECORDS / "rapa-nui-cards").rglob("*.moai"))[:50]]
    path = tmp_path / "slow.tar"
    path.write_bytes(tar_bytes({f"{n}.moai": logs[n % len(logs)] for n in range(SLOW)}))
    return path


STARTED = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
from referee.cli import main
sys.argv[0] = "referee"
main()
"""


def started(*arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", STARTED, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc for the processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_who_ends_it_is_told_what_was_done(slow: Path, jobs: str) -> None:
    with started("check", str(slow), "--jobs", jobs, "-q", "--output-format", "jsonl") as process:
        assert process.stdout is not None and process.stderr is not None
        lines = [process.stdout.readline() for _ in range(20)]
        workers = children(process.pid)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        process.stdout.read()
        said = process.stderr.read().decode()
        assert process.wait(timeout=30) == 2
    assert all(lines)
    assert said.startswith("referee: interrupted; ")
    assert "logs were checked" in said and said.count("\n") == 1
    assert len(workers) == (2 if jobs == "2" else 0)
    wait_until(lambda: not any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers))


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc for the processes")
def test_a_process_that_is_killed_loses_nothing(slow: Path, tmp_path: Path) -> None:
    with started("check", str(slow), "--jobs", "2", "--output-format", "jsonl") as process:
        assert process.stdout is not None and process.stderr is not None
        lines = [process.stdout.readline() for _ in range(20)]
        os.kill(children(process.pid)[0], signal.SIGKILL)
        lines += process.stdout.readlines()
        said = process.stderr.read().decode().splitlines()
        assert process.wait(timeout=300) == 1
    assert len(lines) == SLOW
    [killed] = [line for line in said if "was killed" in line]
    assert killed.startswith(f"referee: {slow}/") and killed.endswith("the log is tried again")


def wait_until(holds: object) -> None:
    for _ in range(200):
        if holds():  # type: ignore[operator]
            return
        time.sleep(0.05)
    raise AssertionError("it does not come true")


AT_ONCE = """
import sys
from referee.cli import main, progress
progress.EVERY = 0  # show the bar after every log
sys.argv[0] = "referee"
main()
"""


def on_a_terminal(*arguments: str) -> tuple[str, str]:
    """Standard output as a pipe, standard error as a terminal."""
    ours, its = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", AT_ONCE, *arguments], stdout=subprocess.PIPE, stderr=its
    ) as process:
        os.close(its)
        assert process.stdout is not None
        out, said = process.stdout.read().decode(), b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            said += part
    os.close(ours)
    return out, said.decode()


def test_a_bar_is_for_a_terminal_and_for_standard_error_alone(
    tmp_path: Path,
) -> None:
    logs = [path.read_bytes() for path in sorted((RECORDS / "rapa-nui-cards").rglob("*.moai"))[:9]]
    (tmp_path / "games.tar").write_bytes(tar_bytes({f"{n}.moai": logs[n] for n in range(len(logs))}))
    out, said = on_a_terminal(
        "check", str(tmp_path / "games.tar"), "--output-format", "concise", "--jobs", "2"
    )
    assert "\r[" in said and " logs\x1b[K" in said
    assert said.endswith("\r\x1b[K")  # and then it is gone
    assert "\r" not in out
    assert out == ran("check", str(tmp_path / "games.tar"), "--output-format", "concise").out


def test_wrong_logs_are_counted_when_it_is_ended() -> None:
    from referee.cli.many import ManyLogs

    many = ManyLogs.__new__(ManyLogs)
    many.several, many.done, many.wrong, many.deed = True, 0, 0, "checked"
    assert many.so_far() == ""
    many.done = 1
    assert many.so_far() == "1 log was checked"
    many.done, many.wrong = 1200, 7
    assert many.so_far() == "1,200 logs were checked, 7 with findings"
    many.several = False
    assert many.so_far() == ""


def test_an_export_that_lacks_a_log_replaces_no_file(run: Run, tmp_path: Path) -> None:
    """What was there before may have every log."""
    good, out = tmp_path / "good.moai", tmp_path / "all.jsonl"
    good.write_text("game: easter-island\nplayers: Ann, Ben\n", encoding="utf-8")
    out.write_text("what was there before\n", encoding="utf-8")
    ran = run("export", good, tmp_path / "gone.moai", "--to", "jsonl", "-o", out)
    assert (ran.code, out.read_text(encoding="utf-8")) == (2, "what was there before\n")
    assert "gone.moai" in ran.err
    assert run("export", good, "--to", "jsonl", "-o", out).code == 0
    assert "good.moai" in out.read_text(encoding="utf-8")
