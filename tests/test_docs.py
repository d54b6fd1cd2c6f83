"""Everything that the pages show is tested: commands, logs, Python, links, and generated pages.

In a page, a block marked `console` has commands (`$ referee …`, `$ pytest …`, and `$ pip …` for the
example game) and their exact output; output that ends with `...` is compared up to there. A block
marked `moai` is a log, and its `#! CODE` marks are all that is wrong with it. Words after `moai`:

    moai file NAME   the log is also a file of that name in the folder where the commands run
    moai position    the position from which partial logs of the page continue
    moai part        a partial log: missing header lines and that position are put in front
    moai part setup  the same without the position
    moai part same   a partial log that is the canonical form of the block above it
"""

from __future__ import annotations

import doctest
import gc
import io
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

import referee
from referee.cli import main
from referee.core.rule import NOTICE, WAIVED
from referee.export.labels import note_label
from referee.speech.current import speaking
from referee.text.header import key_of
from referee.text.marks import marks
from tests.example_game import SITE

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
GUIDES = sorted(page for page in (ROOT / "docs").glob("*/*.md") if page.parent.name != "rules")
WRITTEN = [README, *sorted((ROOT / "docs").glob("*.md")), *GUIDES]
"""The pages whose commands are tried; those in docs/rules are tables."""
EVERY_PAGE = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

_BLOCK = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
_PYTEST = 'pytest() {{ {} -m pytest -p no:cacheprovider -p no:syrupy -p no:hypothesispytest "$@"; }}'
_REFEREE = 'referee() {{ {} -m referee "$@"; }}'
_PIP = 'pip() {{ {} -m tests.example_game "$@"; }}'
_LINK = re.compile(r"\[[^\]\n]*\]\((?P<target>[^)\s]+)\)")


class Block(NamedTuple):
    page: Path
    line: int
    info: tuple[str, ...]
    body: str

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT).as_posix().removeprefix('docs/')}:{self.line}"


def blocks(page: Path, kind: str) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for match in _BLOCK.finditer(text):
        first, *rest = match["info"].split() or [""]
        if first == kind:
            yield Block(page, text.count("\n", 0, match.start()) + 1, tuple(rest), match["body"])


def all_blocks(kind: str) -> list[Block]:
    return [block for page in WRITTEN for block in blocks(page, kind)]


def named(block: Block) -> str:
    return block.name


# Logs


def position_of(page: Path) -> tuple[list[str], list[str]]:
    """The header and the lines of the position from which partial logs of a page continue."""
    [block] = [block for block in blocks(page, "moai") if block.info == ("position",)]
    return header_and_body(block.body)


def header_and_body(text: str) -> tuple[list[str], list[str]]:
    lines = [line for line in text.splitlines() if line.strip()]
    header = [line for line in lines if key_of(line) is not None]
    return header, [line for line in lines if line not in header]


def whole(block: Block) -> str:
    if block.info[:1] != ("part",):
        return block.body
    header, body = header_and_body(block.body)
    given, position = position_of(block.page)
    own = {key_of(line) for line in header}
    header = [line for line in given if key_of(line) not in own] + header
    setup = "setup" in block.info
    return "\n".join([*header, "", *(body if setup else [*position, *body])]) + "\n"


@pytest.mark.parametrize("block", all_blocks("moai"), ids=named)
def test_log_is_what_its_marks_say(block: Block) -> None:
    text = whole(block)
    verdict = referee.check(referee.loads(text, name=block.name))
    found = [(f.place.line, f.code) for f in verdict.findings if f.severity not in (NOTICE, WAIVED)]
    assert sorted(found) == sorted((mark.line, mark.code) for mark in marks(text.splitlines()))
    assert verdict.judged


def test_canonical_example() -> None:
    page = ROOT / "docs" / "notation.md"
    logs = list(blocks(page, "moai"))
    same = [index for index, block in enumerate(logs) if "same" in block.info]
    assert same
    for index in same:
        loose, strict = (whole(block) for block in logs[index - 1 : index + 1])
        assert referee.format_log(referee.loads(loose)) == strict
        assert loose != strict


# Commands


class Command(NamedTuple):
    line: str
    output: str


def commands(block: Block) -> list[Command]:
    found: list[Command] = []
    for chunk in re.split(r"^\$ ", block.body, flags=re.MULTILINE)[1:]:
        line, _, output = chunk.partition("\n")
        found.append(Command(line, output))
    return found


_BESIDE = re.compile(
    r"(?:(?P<before>printf [^|]*) \| )?referee (?P<arguments>[^|<>;&$`*?~#\\]+)"
    r"(?:(?P<after>\| (?!referee ).*)|(?: ?> (?P<file>\S+))?; (?P<code>echo \$\?))?"
)
"""One command beside others that are the shell's: `printf … | referee …`, `referee … | grep …`,
`referee … > file; echo $?`."""


def run(line: str, folder: Path) -> str:
    """The output of a command line. A single command of ours runs inside this process, for speed."""
    found = _BESIDE.fullmatch(line)
    installed = (folder / SITE).exists()  # packages that this process does not know
    if found is None or installed:
        return _run_in_a_shell(line, folder)
    told = _run_in_a_shell(found["before"], folder) if found["before"] else ""
    out, err, code = _run_here(["referee", *shlex.split(found["arguments"])], folder, told)
    if found["file"]:
        (folder / found["file"]).write_text(out, encoding="utf-8")
        out = ""
    if found["after"]:
        out = _run_in_a_shell(f"cat {found['after']}", folder, out)
    return f"{err}{out}{code}\n" if found["code"] else err + out


def _run_here(arguments: list[str], folder: Path, told: str) -> tuple[str, str, int]:
    """Both outputs and the exit code. A command that writes to both is not in a page, so far."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    code = 0
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for name in ("NO_COLOR", "FORCE_COLOR", "REFEREE_DEBUG"):
            patch.delenv(name, raising=False)
        patch.setenv("COLUMNS", "80")
        patch.setattr(sys, "argv", arguments)
        patch.setattr(sys.modules["__main__"], "__package__", None)  # else it calls itself pytest.referee
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(told.encode()), encoding="utf-8"))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            main()
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 0
        for number, handler in handlers.items():
            signal.signal(number, handler)
        gc.enable()  # a command does not care what it leaves behind; this process does
    return _printed(out), _printed(err), code


def _printed(stream: io.TextIOWrapper) -> str:
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8")


def _run_in_a_shell(line: str, folder: Path, told: str = "") -> str:
    python = shlex.quote(sys.executable)
    known = [known.format(python) for known in (_REFEREE, _PYTEST, _PIP)]
    shell = "\n".join([*known, line])
    hidden = ("NO_COLOR", "FORCE_COLOR", "REFEREE_DEBUG", "PYTHONPATH")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    environment |= {"PYTHONUTF8": "1", "COLUMNS": "80", "PYTHONPATH": f"{ROOT}{os.pathsep}{folder / SITE}"}
    done = subprocess.run(
        ["bash", "-c", shell],
        cwd=folder,
        env=environment,
        input=told,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    return done.stdout


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.name)
def test_commands_print_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    for name in ("records", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    for block in blocks(page, "moai"):
        if block.info[:1] == ("file",):
            (tmp_path / block.info[1]).write_text(block.body, encoding="utf-8")
    for block in blocks(page, "console"):
        found = commands(block)
        assert found, f"{block.name}: no command"
        for command in found:
            output = run(command.line, tmp_path)
            shown = command.output
            if shown.endswith("...\n"):
                shown = shown.removesuffix("...\n")
                output = output[: len(shown)]
            assert output == shown, f"{block.name}: $ {command.line}"


def test_every_command_has_an_example() -> None:
    shown = "\n".join(block.body for block in blocks(ROOT / "docs" / "commands.md", "console"))
    names = re.findall(r"^  (\w+)  ", run("referee --help", ROOT).partition("Commands:")[2], re.MULTILINE)
    assert len(names) > 5
    assert [name for name in names if f"referee {name} " not in shown] == []


def test_readme_lists_every_command() -> None:
    names = re.findall(r"^  (\w+)  ", run("referee --help", ROOT).partition("Commands:")[2], re.MULTILINE)
    text = README.read_text(encoding="utf-8")
    assert [name for name in names if f"`referee {name}" not in text] == []


# Python


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.name)
def test_python_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    globs: dict[str, object] = {}
    for block in blocks(page, "python"):
        if ">>>" not in block.body:
            continue
        test = doctest.DocTestParser().get_doctest(block.body, globs, block.name, str(page), block.line)
        failures: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=failures.append, clear_globs=False)
        globs = test.globs
        assert not failures, "".join(failures)


def test_every_public_name_is_documented() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert [name for name in referee.__all__ if f"referee.{name}" not in text] == []


def test_every_field_of_a_game_is_documented() -> None:
    from dataclasses import fields

    from referee.core.game import Game

    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    rows = [row.split("|")[1] for row in text.splitlines() if row.startswith("| `")]
    table = " ".join(rows)
    assert [field.name for field in fields(Game) if f"`{field.name}`" not in table] == []


def test_every_part_of_the_habits_is_documented() -> None:
    from referee.core.habits import Habits

    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert [part for part in Habits._fields if f"| `{part}` |" not in text] == []


def test_every_temper_is_documented() -> None:
    from referee.playing.tempers import MIXED, TEMPERS

    text = (ROOT / "docs" / "simulate.md").read_text(encoding="utf-8")
    assert [name for name in (*TEMPERS, MIXED) if f"| `{name}` |" not in text] == []


# Set-up


def setup_commands() -> list[str]:
    text = README.read_text(encoding="utf-8")
    lines = [line for block in blocks(README, "sh") for line in block.body.splitlines()]
    assert [line for line in text.splitlines() if line.startswith("python3 ")] == lines
    return lines


def test_readme_has_two_set_up_commands() -> None:
    first, second = setup_commands()
    assert first.endswith("referee check records/easter-island/legal")
    assert " -m pytest " in second
    for line in (first, second):
        assert line.startswith("python3 -m venv .venv")
        assert "http" not in line


def test_ci_takes_the_test_command_from_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    _, second = setup_commands()
    assert second not in script
    [line] = [line for line in script.splitlines() if line.startswith("tests=")]
    assert 'eval "$tests"' in script
    taken = subprocess.run(
        ["bash", "-c", f'{line}\nprintf %s "$tests"'],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert taken.stdout == second


def test_ci_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


# Pages


@pytest.mark.parametrize("name", ["make_docs.py", "make_pictures.py"])
def test_generated_pages_are_fresh(name: str) -> None:
    script = [sys.executable, str(ROOT / "scripts" / name), "--check"]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (0, ""), f"run scripts/{name}\n{done.stdout}{done.stderr}"


def anchors(page: Path) -> set[str]:
    titles: Sequence[str] = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def links(page: Path) -> Iterator[tuple[str, Path, str]]:
    """Each link of a page to a file of ours: as it is written, the file, and the anchor."""
    text = _BLOCK.sub("", page.read_text(encoding="utf-8"))
    for match in _LINK.finditer(text):
        target = match["target"]
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        yield target, (page.parent / path).resolve() if path else page, anchor


@pytest.mark.parametrize("page", EVERY_PAGE, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_resolve(page: Path) -> None:
    wrong = [
        target
        for target, file, anchor in links(page)
        if not file.exists() or (anchor and anchor not in anchors(file))
    ]
    assert wrong == []


def reached(page: Path) -> set[Path]:
    """Every page that links lead to from this one."""
    found, ahead = {page}, [page]
    while ahead:
        for _, file, _ in links(ahead.pop()):
            if file.suffix == ".md" and file.exists() and file not in found:
                found.add(file)
                ahead.append(file)
    return found


def test_the_doors_lead_to_every_page() -> None:
    """README to docs/README.md, from there to the four tutorials and to every other page."""
    index = ROOT / "docs" / "README.md"
    assert index in {file for _, file, _ in links(README)}
    direct = {file for _, file, _ in links(index)}
    doors = re.findall(r"^## (.+)$", index.read_text(encoding="utf-8"), re.MULTILINE)
    assert doors == ["Players", "Scribes", "Engineers", "Contributors"]
    pages = set((ROOT / "docs").rglob("*.md"))
    assert sorted(pages - direct - {index}) == []
    assert sorted(set(EVERY_PAGE) - reached(index)) == []


@pytest.mark.parametrize("name", ["players", "scribes", "engineers", "contributing"])
def test_each_door_is_a_tutorial_that_is_tried(name: str) -> None:
    page = ROOT / "docs" / f"{name}.md"
    tried = sum(len(commands(block)) for block in blocks(page, "console"))
    assert tried > 1


def test_the_readme_is_short() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 130


@pytest.mark.parametrize("language", ["es", "fr", "nl"])
def test_a_guide_shows_how_to_judge_a_log_and_explains_what_a_verdict_says(language: str) -> None:
    page = ROOT / "docs" / language / "README.md"
    shown = [block.body for block in blocks(page, "console") if "$ referee check " in block.body]
    assert shown
    text = page.read_text(encoding="utf-8")
    with speaking(language):
        labels = {key: note_label(key) for key in ("rule", "table", "legal", "fix", "see", "ruling")}
    assert any(f"= {labels['rule']} " in body for body in shown)
    assert [label for label in labels.values() if f"`{label}`" not in text] == []
