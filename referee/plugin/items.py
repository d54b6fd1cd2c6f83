"""Makes tests from a log: one for its marks, and one for its golden if it has one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.cli.configuration import Configurations
from referee.cli.files import Trouble, read_bytes, write_beside
from referee.cli.golden_files import compared
from referee.core.finding import Place
from referee.core.verdict import Verdict
from referee.export import report
from referee.export.safe_text import visible
from referee.export.terminal import Paint
from referee.forms.folding import fold
from referee.golden.differences import FINDING, WORDS
from referee.golden.examine import MISSING, golden_name
from referee.golden.expected import surprises
from referee.golden.report import detail
from referee.speech.current import ENGLISH, speaking
from referee.text.header_keys import key_of
from referee.text.marks import Mark, marks
from referee.text.source import TooLarge, cut_comment, decode, split

from .settings import OFF, REQUIRED, RULE, WRITTEN

LEGAL, GOLDEN, UNREADABLE = "legal", "golden", "unreadable"
CONFIGURATIONS = pytest.StashKey[Configurations]()
"""Each configuration is read once."""


class NotAsExpected(Exception):
    """The test failed; the text is all that is shown."""


class LogFile(pytest.File):
    """A `.moai` file."""

    def collect(self) -> Iterator[pytest.Item]:
        # A file that cannot be read is one failed test, and does not end the whole run.
        try:
            lines = split(decode(read_bytes(str(self.path))))
        except (Trouble, TooLarge):
            yield MarksItem.from_parent(self, name=UNREADABLE)
            return
        said = marks(lines)
        self.extra_keyword_matches |= {mark.code for mark in said}
        about = _header(lines)
        self.extra_keyword_matches |= set(about.values())
        self.add_marker(pytest.mark.moai(**about))
        wanted = self.config.getini("moai_golden")
        golden = wanted == REQUIRED or (wanted != OFF and os.path.lexists(golden_name(str(self.path))))
        if said or not golden:  # a log without marks is tested only by its golden
            yield MarksItem.from_parent(self, name=_name(said))
        if golden:
            yield GoldenItem.from_parent(self, name=GOLDEN)


def _header(lines: list[str]) -> dict[str, str]:
    """The game and edition in the header. The whole log is read when its test runs."""
    about: dict[str, str] = {}
    for line in lines:
        code, _ = cut_comment(line)
        key = key_of(code)
        if key in ("game", "edition"):
            about.setdefault(key, fold(code.partition(":")[2].strip()))
        elif code.strip() and key is None:
            break
    return about


def _name(said: list[Mark]) -> str:
    """What the log expects: the codes that it marks, each once, or `legal`."""
    codes = [f"{mark.code}?" if mark.undecided else mark.code for mark in said]
    return ",".join(dict.fromkeys(codes)) or LEGAL


class LogItem(pytest.Item):
    """A test of one log."""

    @property
    def file(self) -> str:
        """The path of the file from the folder where pytest was started."""
        return _seen_from(self.config.invocation_params.dir, self.path)

    def judged(self) -> Verdict:
        try:
            customs = self.config.stash.setdefault(CONFIGURATIONS, Configurations()).customs(str(self.path))
            record = referee.loads(
                read_bytes(str(self.path)),
                self.file,
                self.path.parent,
                house=customs.house,
                boards=customs.boards,
            )
        except referee.CannotRead as error:
            raise NotAsExpected(visible(str(error))) from None
        verdict = referee.check(record)
        for code in dict.fromkeys(each.code for each in verdict.findings if each.counts):
            self.user_properties.append((RULE, code))  # --junitxml writes them
        return verdict

    def runtest(self) -> None:
        with speaking(self.config.getini("moai_language") or ENGLISH):
            self.examine()

    def examine(self) -> None:
        """Judge the log. NotAsExpected if it is not judged as it should be."""
        raise NotImplementedError

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, NotAsExpected):
            return str(excinfo.value)
        if isinstance(excinfo.value, Trouble):
            return visible(str(excinfo.value))
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[os.PathLike[str] | str, int | None, str]:
        return self.path, None, f"{self.file}: {self.name}"


def _seen_from(folder: Path, path: Path) -> str:
    try:
        return os.path.relpath(path, folder)
    except ValueError:  # on another drive
        return str(path)


class MarksItem(LogItem):
    """Tests that the findings are those that the log marks: `#!` for a broken rule, `#?` for undecided."""

    def examine(self) -> None:
        verdict = self.judged()
        differ = surprises(verdict)
        if differ:
            places = {each.finding.place for each in differ if each.finding is not None}
            shown = [each for place, each in _paragraphs(verdict) if place in places]
            said = "\n".join(visible(each.text) for each in differ)
            raise NotAsExpected("\n\n".join([*shown, said]))


def _paragraphs(verdict: Verdict) -> list[tuple[Place, str]]:
    """The findings as `referee check` prints them, each with its place."""
    told = report.full(verdict, Paint(False, unicode=True))
    return [(finding.place, text) for finding, text in zip(verdict.findings, told, strict=True)]


class GoldenItem(LogItem):
    """Tests that a log is judged as when its golden was written."""

    def examine(self) -> None:
        golden, path = golden_name(self.file), golden_name(str(self.path))
        verdict = self.judged()
        examined = compared(verdict, path)
        if self.config.getoption("moai_update") and examined.can_be_written:
            write_beside(path, examined.text)
            self.user_properties.append((WRITTEN, golden))
            return
        if examined.state == MISSING:
            raise NotAsExpected(f"{golden} is missing; pytest --moai-update writes it")
        told = [visible(line) for line in detail(examined._replace(surprises=()))]
        if told:
            lines = {each.line for each in examined.differences if each.kind in (FINDING, WORDS)}
            shown = [each for place, each in _paragraphs(verdict) if place.line in lines]
            hint = "if this is right: pytest --moai-update, or referee golden --update"
            said = "\n".join([f"{golden} differs:", *told, hint])
            raise NotAsExpected("\n\n".join([*shown, said]))
