"""The command as it is installed: it finds its Python, and heeds Ctrl-C from the start of Python on."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Callable, Sequence
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

import referee
from referee.cli.ctrl_c import _is_usual
from referee.version import __version__
from scripts.early_interrupts import interrupted_at, traced_calls
from tests.cli.conftest import BAD, GOOD

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the launcher is for a system with a shell")

ROOT = Path(__file__).resolve().parents[2]
LAUNCHER = ROOT / "launcher" / "referee"
CODE = os.pathsep.join([str(Path(referee.__file__).parent.parent), sysconfig.get_path("purelib")])
AS_PIP_WRITES_IT = "#!{python}\nimport sys\nfrom referee.start import main\nsys.exit(main())\n"
INTERRUPTED = (2, "referee: interrupted\n")

Started = subprocess.CompletedProcess[str]
Start = Callable[..., Started]


def install(folder: Path, python: str) -> Path:
    """Our launcher, and beside it the script that pip would write."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(LAUNCHER, folder / "referee")
    by_pip = folder / "moai-referee"
    by_pip.write_text(AS_PIP_WRITES_IT.format(python=python), encoding="utf-8")
    by_pip.chmod(0o755)
    return folder / "referee"


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command in a virtual environment whose name has blanks."""
    made = tmp_path_factory.mktemp("an environment") / "with blanks"
    venv.create(made, symlinks=True)
    return install(made / "bin", sys.executable)


def started(command: Sequence[str | Path], **options: object) -> Started:
    """Run a command, with our code on the path of Python."""
    changed = {"PYTHONPATH": CODE, **options.pop("variables", {})}  # type: ignore[dict-item]
    asked: dict[str, object] = {"capture_output": True, "text": True, "timeout": 600}
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONHOME"} | changed
    return subprocess.run(command, env=environment, check=False, **(asked | options))  # type: ignore


def before_ours(folder: Path, code: str) -> dict[str, str]:
    """The variables with which Python runs this code at the end of its own start."""
    folder.mkdir(exist_ok=True)
    (folder / "sitecustomize.py").write_text(code, encoding="utf-8")
    return {"PYTHONPATH": os.pathsep.join([str(folder), CODE])}


def test_the_package_installs_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    scripts = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-scripts"]
    assert scripts["launcher/referee"] == "referee"
    assert "referee" not in project["project"]["scripts"], "pip would write a script of its own instead"
    assert LAUNCHER.stat().st_mode & 0o111 == 0o111


def test_it_runs_a_command(command: Path, tmp_path: Path) -> None:
    log = tmp_path / "a log.moai"
    log.write_text(BAD, encoding="utf-8")
    ran = started([command, "check", log])
    assert (ran.returncode, ran.stderr) == (1, "")
    assert str(log) in ran.stdout
    ran = started([command, "no-such-command"])
    assert ran.returncode == 2
    assert "referee" in ran.stderr and str(command) not in ran.stderr


def test_it_is_found_by_links_and_by_any_name(command: Path, tmp_path: Path) -> None:
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / "first").symlink_to(command)
    (tmp_path / "second").symlink_to("links/first")
    ways = (
        [tmp_path / "links" / "first"],
        [tmp_path / "second"],
        ["./second"],
        ["sh", "second"],
        [sys.executable, command],  # as a tool does that looks into programs
    )
    for way in ways:
        ran = started([*way, "--version"], cwd=tmp_path)
        assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"referee {__version__}\n", ""), way


WHERE = "import sys\nprint(sys.prefix, sys.flags.no_site)\n"


def test_it_uses_the_python_of_its_environment(command: Path, tmp_path: Path) -> None:
    ran = started([command, "--version"], variables=before_ours(tmp_path / "first", WHERE))
    assert ran.stdout.splitlines()[0] == f"{command.parent.parent} 1"


def test_outside_an_environment_it_uses_the_python_that_pip_names(tmp_path: Path) -> None:
    named = install(tmp_path / "bin", sys.executable)
    (tmp_path / "bin" / "python").symlink_to("/bin/false")
    (tmp_path / "bin" / "python3").symlink_to("/bin/false")
    ran = started([named, "--version"], variables=before_ours(tmp_path / "first", WHERE))
    assert ran.stdout.splitlines() == [f"{sys.prefix} 1", f"referee {__version__}"]


@pytest.mark.parametrize(
    "first",
    [
        "#!/bin/sh\n'''exec' '{python}' \"$0\" \"$@\"\n' '''",
        "#!/usr/bin/env -S {python} -P",
        "#!{python} -sP",
    ],
    ids=["by a shell", "by env", "with options"],
)
def test_what_it_does_not_know_is_started_as_by_pip(tmp_path: Path, first: str) -> None:
    named = install(tmp_path / "bin", sys.executable)
    by_pip = named.with_name("moai-referee")
    text = by_pip.read_text(encoding="utf-8").partition("\n")[2]
    by_pip.write_text(f"{first.format(python=sys.executable)}\n{text}", encoding="utf-8")
    ran = started([named, "--version"], variables=before_ours(tmp_path / "first", WHERE))
    assert ran.stdout.splitlines() == [f"{sys.prefix} 0", f"referee {__version__}"]


@pytest.mark.parametrize("reason", ["no Python", "another home"])
def test_the_reason_is_seen_if_python_cannot_start(tmp_path: Path, reason: str) -> None:
    python = sys.executable if reason == "another home" else "/no/such/python"
    named = install(tmp_path / "bin", python)
    (tmp_path / "pyvenv.cfg").touch()
    (tmp_path / "bin" / "python").symlink_to(python)
    variables = {"PYTHONHOME": "/no/such/home"} if reason == "another home" else {}
    ran = started([named, "--version"], variables=variables)
    assert ran.returncode != 0
    assert ran.stderr.strip()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_is_not_mistaken(command: Path, closed: str) -> None:
    by_pip = command.with_name("moai-referee")
    ways = [started(["sh", "-c", f'"$0" explain EI-FIRE-5 {closed}', way]) for way in (command, by_pip)]
    assert ways[0].returncode == ways[1].returncode
    assert (ways[0].stdout, ways[0].stderr) == (ways[1].stdout, ways[1].stderr)


LEFT_OPEN = "import os\nprint(sorted(int(n) for n in os.listdir('/proc/self/fd'))[:-1])\n"


@pytest.mark.skipif(not os.path.exists("/proc/self/fd"), reason="the system does not list open files")
def test_no_file_stays_open_for_it(command: Path, tmp_path: Path) -> None:
    ran = started([command, "--version"], variables=before_ours(tmp_path / "first", LEFT_OPEN))
    assert ran.stdout.splitlines()[0] == "[0, 1, 2]"


AT_THE_END_OF_ITS_START = """
import signal
signal.raise_signal(signal.SIGINT)
"""


def test_ctrl_c_while_python_loads_what_is_for_every_program(command: Path, tmp_path: Path) -> None:
    variables = before_ours(tmp_path / "first", AT_THE_END_OF_ITS_START)
    ran = started([command, "--version"], variables=variables)
    assert (ran.returncode, ran.stderr) == INTERRUPTED
    by_pip = started([command.with_name("moai-referee"), "--version"], variables=variables)
    assert "Traceback" in by_pip.stderr  # what the launcher is for


def test_ctrl_c_that_is_ignored_stays_ignored(command: Path, tmp_path: Path) -> None:
    variables = before_ours(tmp_path / "first", AT_THE_END_OF_ITS_START)
    ran = started(["sh", "-c", 'trap "" INT; exec "$0" --version', command], variables=variables)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_command_replaces_what_its_start_decided() -> None:
    """The recorder says more than one line, and a command that writes files cleans up first."""
    loader = SourceFileLoader("launcher", str(LAUNCHER))
    launcher = module_from_spec(spec_from_loader("launcher", loader, origin=str(LAUNCHER)))
    loader.exec_module(launcher)
    assert _is_usual(launcher.leave_at_once, None)
    assert not _is_usual(print, None)


def can_be_traced() -> bool:
    strace = shutil.which("strace")
    if strace is None:
        return False
    return subprocess.run([strace, "true"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not can_be_traced(), reason="strace cannot be used here")
def test_ctrl_c_while_python_can_only_print_a_traceback(
    command: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the call by which Python takes the signal to itself, until the one by which it becomes ours.
    It ends without a word, or goes on, because Python overlooks some errors of its own while it starts."""
    monkeypatch.setenv("PYTHONPATH", CODE)
    calls = traced_calls(str(command))
    python = max(number for number, call in enumerate(calls) if call.name == "execve")
    begin, end, *_ = (n for n, call in enumerate(calls) if n > python and call.sets(signal.SIGINT))
    for number in sorted({begin, *range(begin, end, max(1, (end - begin) // 6)), end}):
        ran = interrupted_at(str(command), calls[number])
        assert ran.stderr in ("", INTERRUPTED[1]), calls[number]


IN_A_THREAD = """
import threading, time
threading.Thread(target=time.sleep, args=(20,), daemon=True).start()
"""


@pytest.mark.parametrize("way", ["forked", "new"])
def test_processes_of_its_own(command: Path, tmp_path: Path, way: str) -> None:
    """Beside another thread new processes are started, which Python gives the same options."""
    for number in range(6):
        (tmp_path / f"{number}.moai").write_text(BAD if number == 4 else GOOD, encoding="utf-8")
    variables = before_ours(tmp_path / "first", IN_A_THREAD) if way == "new" else {}
    ran = started([command, "check", "--jobs", "2", "--quiet", tmp_path], variables=variables)
    assert (ran.returncode, ran.stderr) == (1, "")
    assert "4.moai" in ran.stdout
