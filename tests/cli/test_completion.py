"""Completion in real shells, and the look-up of commands and rules."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import referee
from referee.cli.completions import COMPLETING
from tests.cli.conftest import GOOD, Run
from tests.effort import FULL
from tests.support import hold_for_each

SHELLS = ("bash", "zsh", "fish")


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A `referee` on the path that runs this one, and a log beside it."""
    command = tmp_path / "bin" / "referee"
    command.parent.mkdir()
    command.write_text(f"#!{sys.executable}\nfrom referee.cli import main\n\nmain()\n")
    command.chmod(0o755)
    (tmp_path / "game.moai").write_text(GOOD.replace("Ann", "Zoé"), encoding="utf-8")
    path = f"{command.parent}{os.pathsep}{os.environ['PATH']}"
    code = str(Path(referee.__file__).parent.parent)
    return {**os.environ, "PATH": path, "HOME": str(tmp_path), "PYTHONPATH": code, "LC_ALL": "C.UTF-8"}


def offered(shell: str, line: str, environment: dict[str, str], folder: Path) -> set[str]:
    """What a real shell offers for a line, with the script that `referee completion` prints."""
    words = line.split(" ")
    told = {
        "bash": f"""source ./script; COMP_WORDS=({line.rstrip()}{' ""' if line.endswith(" ") else ""})
            COMP_CWORD={len(words) - 1}; _referee_completion referee
            printf '%s\\n' "${{COMPREPLY[@]}}" """,
        "zsh": f"""autoload -U compinit; compinit -u -D; source ./script
            compdef() {{ :; }}; _arguments() {{ print -rl -- "$@"; }}; _files() {{ :; }}
            words=({line.rstrip()}{' ""' if line.endswith(" ") else ""}); CURRENT={len(words)}
            _referee_completion""",
        "fish": f"source ./script; complete -C '{line}'",
    }[shell]
    ran = subprocess.run(
        [shell, "-c", told],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    found = ran.stdout.replace('"', " ").replace("'", " ").replace("(", " ").replace(")", " ")
    return set(found.replace("\t", " ").split()) | {ran.stderr.strip()}


OFFERS = [
    # what is typed, what is offered, what is not
    ("referee score game.moai --why Z", "Zoé", "Ben"),
    ("referee exp", "explain", "check"),
    ("referee explain EI-FIRE-", "EI-FIRE-5", "EI-SUN-1"),
    ("referee rules rapa", "rapa-nui-cards", "easter-island"),
    ("referee check --ignore KO-WIN-", "KO-WIN-3", "EI-FIRE-5"),
    ("referee tally e", "easter-island", "rapa-nui-cards"),
    ("referee help c", "check", "explain"),
    ("referee score --language f", "fr", "nl"),
    ("referee check -o sa", "sarif=", "json="),
]


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_offers_what_fits(shell: str, environment: dict[str, str], tmp_path: Path) -> None:
    """Bash is asked each question, the others two: what is offered is the same in all shells."""
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    asked = ["referee", "completion", shell]
    script = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True, timeout=60)
    (tmp_path / "script").write_text(script.stdout, encoding="utf-8")

    def is_offered(row: tuple[str, str, str]) -> None:
        line, word, other = row
        found = offered(shell, line, environment, tmp_path)
        assert word in found, found
        assert other not in found

    hold_for_each(OFFERS if shell == "bash" or FULL else OFFERS[:2], str, is_offered)


def test_help_is_also_a_command(run: Run) -> None:
    assert run("help").out == run("--help").out
    assert run("help", "check").out == run("check", "--help").out
    assert run("help", "board", "new").out == run("board", "new", "--help").out
    assert run("help", "chekc").code == 2
    assert run("-V").out == run("--version").out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["ray"], "EI-FIRE-5"),
        (["rayon"], "EI-FIRE-5"),
        (["straal"], "EI-FIRE-5"),
        (["rayo"], "EI-FIRE-5"),
        (["statue", "placed"], "EI-FIRE-5"),
        (["EI-FIRE"], "EI-FIRE-5"),
        (["ei-fire-5"], "EI-FIRE-5"),
    ],
)
def test_rules_are_found_by_words_and_by_code(run: Run, words: list[str], code: str) -> None:
    assert code in run("explain", *words).out
    data = json.loads(run("explain", *words, "--output-format", "json").out)
    assert code in [rule["code"] for rule in data]
    assert len(data) < len(referee.rules())


def test_words_that_no_rule_has_are_one_message(run: Run) -> None:
    ran = run("explain", "helicopter")
    assert ran.code == 2
    assert ran.err.startswith(
        "referee: there is no rule, ruling or game called helicopter, and no rule mentions it"
    )


@pytest.mark.parametrize("words", ["", " ", "...", "a", "the", "é"])
def test_words_that_say_nothing_are_refused(run: Run, words: str) -> None:
    ran = run("explain", words)
    assert (ran.code, ran.out) == (2, "")
    assert "or a code" in ran.err or "write a code or a word" in ran.err


def test_a_wrong_number_of_a_rule_leads_to_its_family(run: Run) -> None:
    assert "(did you mean EI-FIRE?)" in run("explain", "EI-FIRE-99").err
    assert "did you mean" not in run("explain", "XX-FIRE-99").err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--language", "fr", "explain", "ray"], "écrivez --language après la commande"),
        (["--language", "en", "explain", "ray"], "write --language after the command"),
        (["--isolated", "check", "x.moai"], "write --isolated after the command"),
    ],
)
def test_an_option_before_the_command_is_sent_after_it(run: Run, arguments: list[str], told: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2 and ran.err.startswith(f"referee: {told}\n")


def test_legal_actions_are_grouped_and_counted(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    log.write_text(GOOD, encoding="utf-8")
    plain = run("legal", log).out.splitlines()
    grouped = run("legal", log, "--group").out.splitlines()
    assert grouped[0] == f"Ben: place, {len(plain)}"
    assert [f"Ben: {line.strip()}" for line in grouped[1:-1]] == plain
    assert run("legal", log, "--count").out.splitlines() == [grouped[0], f"{len(plain)} actions in all"]
    data = json.loads(run("legal", log, "--count", "--output-format", "json").out)
    assert data == [{"player": "Ben", "verb": "place", "count": len(plain)}]


@pytest.mark.parametrize("value", ["complete_bash", "source_bash", "bogus", ""])
def test_a_variable_that_no_shell_has_set_changes_nothing(
    value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    log = tmp_path / "game.moai"
    log.write_text(GOOD, encoding="utf-8")
    for command in ("check", "score"):
        before = run(command, log)
        monkeypatch.setenv(COMPLETING, value)
        assert run(command, log) == before
