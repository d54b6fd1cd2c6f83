"""The pytest plugin: every `.moai` file is a test, which asserts the marks in the file (docs/golden.md).

Pytest loads this module in every project of an environment with Referee, so it imports nothing of Referee.
The modules that read and judge a log are loaded when the first log is found.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .settings import AUTO, OFF, REQUIRED, WRITTEN

if TYPE_CHECKING:
    from .items import LogFile

SUFFIX = ".moai"
"""The same as in text/source.py, which is not loaded for this. A test compares the two."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("moai", "logs of games (Referee)")
    group.addoption(
        "--moai-update",
        action="store_true",
        help="write the goldens of logs that are judged differently, once you agree",
    )
    parser.addini(
        "moai_golden",
        "goldens beside logs: auto (compare if there is one), required (every log needs one), off",
        default=AUTO,
    )
    parser.addini(
        "moai_paths", "files, folders and patterns with logs to test; all logs if empty", type="linelist"
    )
    parser.addini("moai_ignore", "files, folders and patterns with logs to leave out", type="linelist")
    parser.addini("moai_language", "the language of messages: en, fr, nl or es", default="")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "moai(game, edition): a log of a game, judged by Referee; given to every .moai file"
    )
    wanted = config.getini("moai_golden")
    if wanted not in (AUTO, REQUIRED, OFF):
        raise pytest.UsageError(f"moai_golden is {AUTO}, {REQUIRED} or {OFF}, not {wanted!r}")
    language = config.getini("moai_language")
    if language:
        from referee.speech.catalogue import known

        if language not in known():
            raise pytest.UsageError(f"moai_language is {', '.join(known())}, not {language!r}")

    for path in config.getini("moai_paths"):
        if _is_missing(path, config.rootpath):
            raise pytest.UsageError(f"moai_paths: there is no file or folder {path!r} in {config.rootpath}")


def _is_missing(wanted: str, root: Path) -> bool:
    """Whether no log can be there. A pattern, or the name of a log without a folder, may fit anywhere."""
    name = "/" not in wanted and wanted.endswith(SUFFIX)
    return not (name or any(sign in wanted for sign in "*?[") or (root / wanted).exists())


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> LogFile | None:
    if file_path.suffix != SUFFIX or not _is_wanted(file_path, parent):
        return None
    from .items import LogFile

    return LogFile.from_parent(parent, path=file_path)


def _is_wanted(path: Path, parent: pytest.Collector) -> bool:
    """Whether the settings of the project let a log be a test. One that is named itself always is."""
    config = parent.config
    paths, ignored = config.getini("moai_paths"), config.getini("moai_ignore")
    if not (paths or ignored) or parent.session.isinitpath(path):
        return True
    fits = [any(_fits(path, config.rootpath, each) for each in listed) for listed in (paths, ignored)]
    return (fits[0] or not paths) and not fits[1]


def _fits(path: Path, root: Path, pattern: str) -> bool:
    """Whether a log is this file, is in this folder, or fits this pattern; all seen from the root.

    A pattern without a folder may also fit the name of the log alone, as in `per-file-ignores`.
    """
    from fnmatch import fnmatchcase

    seen = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()
    named = pattern.removeprefix("./").rstrip("/")
    if named in ("", ".") or seen.startswith(f"{named}/"):
        return True
    return fnmatchcase(seen, named) or fnmatchcase(path.name, named)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    written = [
        value
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == WRITTEN
    ]
    if written:
        terminalreporter.section("goldens written")
        for name in sorted(map(str, written)):
            terminalreporter.line(name)
