"""A command that a message suggests can be copied into a shell, whatever the names in it are."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

import referee
from referee.analysis import history
from referee.analysis.suggested_command import command, quoted
from referee.export.report import full
from referee.export.terminal import PLAIN
from tests.cli.conftest import Run

NAMES = [
    "game.moai",
    "our game.moai",
    "it's.moai",
    'so "called".moai',
    "$(touch owned).moai",
    "`touch owned`.moai",
    "a;touch owned;.moai",
    "a&b|c>d<e.moai",
    "-x.moai",
    "--help.moai",
    "two\nlines.moai",
    "tab\tbell\x07.moai",
    "\\back\\slash.moai",
    "*.moai",
    "~.moai",
    "#no remark.moai",
    "élan \u202e.moai",
    "byte\udcff.moai",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_shell_gives_the_name_back(tmp_path: Path, name: str) -> None:
    """Bash splits the command again: the file is one word, it is not an option, and nothing else is run."""
    said = command("score", "--why", f"{name} wood", log=name)
    assert said.isprintable()
    program = f'printf "%s\\0" {said.removeprefix("referee ")}'
    ran = subprocess.run(["bash", "-c", program], cwd=tmp_path, capture_output=True, check=True)
    verb, file, why, about = ran.stdout.decode("utf-8", "surrogateescape").split("\0")[:-1]
    assert (verb, why, about) == ("score", "--why", f"{name} wood")
    assert Path(file) == Path(name) and not file.startswith("-")
    assert list(tmp_path.iterdir()) == []


def test_plain_names_stay_plain() -> None:
    assert command("check", log="games/first.moai") == "referee check games/first.moai"
    assert command("check", log="-") == "referee check -"
    assert quoted("Ann wood") == "'Ann wood'"


LOG = "our game.moai"
HEADER = "game: easter-island\nedition: twilight-fr\nplayers: Ann Lee, Ben\n\n"
WRONG = HEADER + "Ann Lee: fire N-c\n" * 5


def suggested(text: str) -> list[list[str]]:
    """Every command in a text, as a shell would split it."""
    said = " ".join(text.split())
    return [shlex.split(each) for each in re.findall(r"referee (?:score|legal|check) [^()]*", said)]


def test_what_was_legal() -> None:
    words = "\n".join(full(referee.check(referee.loads(WRONG, LOG)), PLAIN))
    assert ["referee", "legal", LOG, "--at", "5"] in suggested(words)


@pytest.mark.parametrize("name", [LOG, "-"])
def test_earlier_changes_of_a_number(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A wrong claim behind more changes than are listed; standard input cannot be asked again."""
    monkeypatch.setattr(history, "MOST_KEPT", 1)
    turns = "".join(f"Ann: place {at} north\nBen: pass\n" for at in ("a1", "b2", "c3"))
    header = HEADER.replace("Ann Lee", "Ann")
    log = referee.loads(f"{header}{turns}claim Ann statues 9\n", name)
    notes = [note for finding in referee.check(log).findings for _, note in finding.related]
    [earlier] = [note for note in notes if "earlier change" in note]
    wanted = [["referee", "score", LOG, "--why", "Ann statues"]]
    assert suggested(earlier) == (wanted if name == LOG else [])


def test_a_log_with_many_faults(run: Run, tmp_path: Path) -> None:
    path = tmp_path / LOG
    path.write_text(WRONG, encoding="utf-8")
    assert ["referee", "check", str(path)] in suggested(run("score", path).err)


def test_a_game_without_totals(run: Run, tmp_path: Path) -> None:
    path = tmp_path / LOG
    path.write_text(HEADER, encoding="utf-8")
    said = run("score", path, "--claimed", "Ann Lee=3").err
    assert suggested(said) == [["referee", "score", str(path), "--why", "Ann Lee"]]
