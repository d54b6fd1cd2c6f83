"""A real scheduler and two workers on this machine: the same rows, and a killed worker loses nothing."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from referee.survey.rows import TABLES
from tests.archive.made import archive_bytes
from tests.cli.conftest import Run, good, run
from tests.support import RECORDS, ROOT, records

needs_dask = pytest.mark.skipif(
    not __import__("importlib.util").util.find_spec("distributed"),
    reason="the package distributed is not installed",
)
__all__ = ["good", "run"]

DIES = """
import os, signal
from referee.batch.source import Source
def task(source):
    if source.data == b"kill":
        os.kill(os.getpid(), signal.SIGKILL)
    return source.data.decode()
"""


class Cluster(NamedTuple):
    address: str
    workers: list[subprocess.Popen[bytes]]


@contextlib.contextmanager
def cluster(folder: Path, workers: int = 2, *more: str) -> Iterator[Cluster]:
    file = folder / "scheduler.json"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{folder}"}
    started: list[subprocess.Popen[bytes]] = []

    def start(module: str, *arguments: str) -> None:
        command = [sys.executable, "-m", f"distributed.cli.{module}", "--no-dashboard", *arguments]
        started.append(
            subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        )

    try:
        start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
        wait_for(file.exists)
        address = json.loads(file.read_text())["address"]
        assert address.startswith("tcp://127.0.0.1:")
        for number in range(workers):
            local = folder / f"worker-{number}"
            local.mkdir()
            own = ("--host", "127.0.0.1", "--nthreads", "1", "--local-directory", str(local))
            start("dask_worker", address, *own, *(more or ("--no-nanny",)))
        import distributed

        with distributed.Client(address, timeout=60, set_as_default=False) as client:
            wait_for(lambda: len(client.nthreads()) == workers)
        yield Cluster(address, started[1:])
    finally:
        for process in reversed(started):
            process.terminate()
        for process in started:
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for(holds: object) -> None:
    for _ in range(600):
        if holds():  # type: ignore[operator]
            return
        time.sleep(0.1)
    raise AssertionError("it does not come true")


def archive(folder: Path, times: int) -> Path:
    logs = [path.read_bytes() for path in records("rapa-nui-cards", "legal")[::3]]
    files = {f"{time}/{number}.moai": data for time in range(times) for number, data in enumerate(logs)}
    files["chess.moai"] = b"game: chess\n"
    files["inner.zip"] = b""
    path = folder / "games.tar.gz"
    path.write_bytes(archive_bytes(".tar.gz", files))
    return path


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "referee", *map(str, arguments)]


def tables(folder: Path) -> dict[str, bytes]:
    return {table: (folder / f"{table}.jsonl").read_bytes() for table in TABLES}


@needs_dask
def test_two_workers_give_the_rows_of_one_process_though_one_is_killed(tmp_path: Path) -> None:
    logs = archive(tmp_path, 12)
    alone = subprocess.run(
        command("survey", logs, "-o", tmp_path / "one"), capture_output=True, check=False
    )
    board = next(path for path in records("rapa-nui-island", "legal") if b".yaml" in path.read_bytes())
    with cluster(tmp_path) as there:
        survey = command("survey", logs, "-o", tmp_path / "two", "--cluster", there.address)
        with subprocess.Popen(survey, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            wait_for(lambda: all_are_busy(there) or process.poll() is not None)
            assert process.poll() is None
            there.workers[0].send_signal(signal.SIGKILL)
            out, said = process.communicate(timeout=120)
        assert process.returncode == alone.returncode, said
        again = command("check", RECORDS / "easter-island" / "legal" / "endings", board)
        plain = subprocess.run(again, capture_output=True, check=False)
        remote = subprocess.run([*again, "--cluster", there.address], capture_output=True, check=False)
    assert tables(tmp_path / "two") == tables(tmp_path / "one")
    assert b"logs:" in out
    assert (remote.returncode, remote.stdout, remote.stderr) == (0, plain.stdout, plain.stderr)


def all_are_busy(there: Cluster) -> bool:
    import distributed

    with distributed.Client(there.address, timeout=60, set_as_default=False) as client:
        return all(client.processing().values())


@needs_dask
def test_a_log_that_ends_every_worker_is_left_out(tmp_path: Path) -> None:
    from referee.batch.cluster import Cluster as Workers
    from referee.batch.source import Failed, Source

    (tmp_path / "dies.py").write_text(DIES)
    sys.path.insert(0, str(tmp_path))
    try:
        from dies import task  # type: ignore[import-not-found]

        # with a nanny, a worker that was killed is started again
        with cluster(tmp_path, 2, "--nanny", "--death-timeout", "60") as there:
            items = [Source(f"log-{n}", b"kill" if n == 2 else b"%d" % n) for n in range(5)]
            made = list(Workers(there.address, task, print).results(items))
    finally:
        sys.path.remove(str(tmp_path))
    left_out = Failed("log-2", "the workers that worked on this log were lost; the log is skipped")
    assert made == ["0", "1", left_out, "3", "4"]


@needs_dask
def test_a_cluster_without_workers_and_one_that_is_not_there(run: Run, good: Path, tmp_path: Path) -> None:
    with cluster(tmp_path, 0) as there:
        ran = run("check", good, "--cluster", there.address)
        assert ran == (2, "", f"referee: {there.address}: the cluster has no workers\n")
    ran = run("check", good, "--cluster=tcp://127.0.0.1:1")
    assert ran == (2, "", "referee: tcp://127.0.0.1:1: no Dask cluster answers there\n")


@pytest.mark.parametrize("address", ["", "nonsense://x:1", "tcp://127.0.0.1", "a b:1", "8786"])
def test_what_is_no_address(run: Run, good: Path, address: str) -> None:
    ran = run("check", good, f"--cluster={address}")
    why = "write the scheduler as HOST:PORT or tcp://HOST:PORT"
    assert ran == (2, "", f"referee: --cluster {address}: {why}\n")


def test_without_the_library_it_is_said_how_to_get_it(
    run: Run, good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = run("check", good, "--cluster", "127.0.0.1:8786")
    assert ran == (
        2,
        "",
        "referee: for --cluster install the package distributed: pip install 'moai-referee[cluster]'\n",
    )


def test_one_of_the_two(run: Run, good: Path) -> None:
    ran = run("check", good, "--cluster", "127.0.0.1:8786", "--jobs", "2")
    assert ran.err == "referee: --jobs and --cluster cannot be used together\n"
    assert ran.code == 2
