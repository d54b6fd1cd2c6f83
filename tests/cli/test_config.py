"""Configurations: where they are found, what they change, and what a hostile one cannot do."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from referee.cli import fixing
from referee.cli.config_file import KEYS, read_config
from referee.cli.log_files import Trouble
from tests.cli.conftest import GOOD, Run
from tests.support import RECORDS, ROOT

WRONG = "game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 north\nBen: place c3 south\n"
CARDS = (RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai").read_text(encoding="utf-8")
NO_EDITION = CARDS.replace("edition: kosmos-nl\n", "")
FULL = """\
language = "fr"
output-format = "concise"
select = ["EI", "KO", "SYN"]
ignore = ["EI-FIRE"]
boards = "boards"

[per-file-ignores]
"wrong.moai" = ["EI-PLACE-1"]
"old/*" = ["SYN"]

[editions]
rapa-nui-cards = "kosmos-nl"

[rulings.rapa-nui-cards]
tiebreak = "moai"
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("REFEREE_LANGUAGE", raising=False)
    (tmp_path / "wrong.moai").write_text(WRONG, encoding="utf-8")
    (tmp_path / "good.moai").write_text(GOOD, encoding="utf-8")
    return tmp_path


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text, encoding="utf-8")


def test_the_nearest_configuration_upwards_holds(run: Run, here: Path) -> None:
    write("referee.toml", 'ignore = ["EI-PLACE-1"]\n')
    write("a/b/wrong.moai", WRONG)
    assert run("check", "a/b/wrong.moai").code == 0
    write("a/pyproject.toml", "[tool.referee]\n")
    assert run("check", "a/b/wrong.moai").code == 1  # the nearer one ignores nothing
    write("a/pyproject.toml", "[project]\nname = 'x'\n")
    assert run("check", "a/b/wrong.moai").code == 0  # this one is not about Referee
    assert run("check", "a/b/wrong.moai", "--isolated").code == 1
    assert run("check", "wrong.moai", "a/b/wrong.moai", "-j", "2").code == 0


def test_referee_toml_comes_before_pyproject(run: Run, here: Path) -> None:
    write("pyproject.toml", '[tool.referee]\nignore = ["EI"]\n')
    assert run("check", "wrong.moai").code == 0
    write("referee.toml", "")
    assert run("check", "wrong.moai").code == 1


def test_options_take_the_place_of_the_configuration(run: Run, here: Path) -> None:
    write("referee.toml", 'output-format = "concise"\nignore = ["EI"]\nlanguage = "fr"\n')
    assert run("check", "wrong.moai", "--ignore", "KO").out.startswith("wrong.moai:5:6: EI-PLACE-1 ")
    told = run("check", "wrong.moai", "--ignore", "KO", "--output-format", "full", "--language", "en").out
    assert "already stands on c3" in told
    assert (
        "already stands" not in run("check", "wrong.moai", "--ignore", "KO", "--output-format", "full").out
    )


def test_files_can_be_excepted(run: Run, here: Path) -> None:
    write("referee.toml", '[per-file-ignores]\n"old/*" = ["EI"]\n"first-*" = ["EI-PLACE"]\n')
    for name, code in (("old/x.moai", 0), ("a/old/x.moai", 1), ("a/first-x.moai", 0), ("x.moai", 1)):
        write(name, WRONG)
        assert run("check", name).code == code, name


def test_the_edition_and_rulings_of_a_club_hold_where_the_header_says_nothing(run: Run, here: Path) -> None:
    write("cards.moai", NO_EDITION)
    assert "SYN-HEAD-3" in run("check", "cards.moai").out
    write("referee.toml", '[editions]\nrapa-nui-cards = "kosmos-nl"\n')
    assert run("check", "cards.moai").out.startswith("cards.moai: legal; ")
    assert "Marc" in run("score", "cards.moai").out
    write("referee.toml", FULL.partition("[editions]")[1] + FULL.partition("[editions]")[2])
    assert "KO-WIN" in run("check", "cards.moai").out  # by that ruling the victory is shared
    data = json.loads(run("check", "cards.moai", "--output-format", "json").out)["logs"][0]
    assert (data["edition"], data["rulings"]) == ("kosmos-nl", {"tiebreak": "moai"})
    write("cards.moai", CARDS.replace("players:", "ruling: tiebreak=moai-wood\nplayers:"))
    assert run("check", "cards.moai").code == 0  # the header comes first


def test_boards_may_lie_in_one_folder(run: Run, here: Path) -> None:
    source = RECORDS / "rapa-nui-island" / "legal" / "rules"
    log = (source / "MA-DATA-1-bare.moai").read_text(encoding="utf-8")
    write("logs/x.moai", log)
    write("boards/board-34.yaml", (source / "board-34.yaml").read_text(encoding="utf-8"))
    assert run("check", "logs/x.moai").code == 1
    write("referee.toml", 'boards = "boards"\n')
    assert run("check", "logs/x.moai").code == 0
    write("logs/y.moai", log)
    assert run("check", "logs", "-j", "2").code == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("selct = []", "referee.toml: there is no selct (did you mean select?); choose from: language, "),
        ("select = 3", "referee.toml: select: this must be a list of codes"),
        ("select = ['EI-FRIE']", "referee.toml: select EI-FRIE: no code of a rule begins so (did you mean"),
        ("language = 'fx'", "referee.toml: language: there is no fx; choose from: en, es, fr, nl"),
        ("language = 1", "referee.toml: language: this must be a text"),
        ("output-format = 'sarf'", "referee.toml: output-format: there is no sarf (did you mean sarif?)"),
        ("editions = []", "referee.toml: editions: this must be a table"),
        ("[editions]\nrapanui = 'x'", "referee.toml: editions: there is no rapanui"),
        (
            "[editions]\nrapa-nui-cards = 'kosmos-n'",
            "referee.toml: editions.rapa-nui-cards: there is no kosmos-n (did you mean kosmos-nl?)",
        ),
        ("[rulings.rapa-nui-cards]\ntie = 'x'", "referee.toml: rulings.rapa-nui-cards: there is no tie"),
        (
            "[rulings.rapa-nui-cards]\ntiebreak = 'x'",
            "referee.toml: rulings.rapa-nui-cards.tiebreak: there is no x; choose from: ",
        ),
        ("[rulings]\nrapa-nui-cards = 1", "referee.toml: rulings.rapa-nui-cards: this must be a table"),
        ("per-file-ignores = {a = 1}", "referee.toml: per-file-ignores.a: this must be a list of codes"),
        ("language =", "referee.toml: this is not TOML: "),
        ("x = " + "[" * 5000, "referee.toml: this is not TOML: "),
        ("x = 1" + "0" * 5000, "referee.toml: this is not TOML: "),
        ("# " + "x" * 70_000, "referee.toml: larger than 64 KiB"),
        ("boards = ''", "referee.toml: boards: this is empty"),
        ("boards = 'nope'", "referee.toml: boards: there is no folder nope"),
        ("ignore = ['']", "referee.toml: ignore: this is empty"),
        ("boards = '/etc'", "referee.toml: boards: the folder must be inside"),
        ("boards = '../x'", "referee.toml: boards: the folder must be inside"),
        ("boards = 'a/../../x'", "referee.toml: boards: the folder must be inside"),
        ("boards = 'link'", "referee.toml: boards: the folder must be inside"),
        ('boards = "a\\u0000b"', "referee.toml: boards: this must be a text"),
    ],
)
def test_a_wrong_or_hostile_configuration_is_one_message(
    run: Run, here: Path, text: str, message: str
) -> None:
    os.symlink("/", "link")
    write("referee.toml", text)
    for command in (
        ["check", "good.moai"],
        ["check", "good.moai", "wrong.moai"],
        ["config"],
        ["score", "good.moai"],
    ):
        ran = run(*command)
        assert ran.code == 2, command
        assert message in ran.err.splitlines()[0], command
        assert len(ran.err) < 1000
    assert run("check", "good.moai", "--isolated").code == 0


@pytest.mark.parametrize("text", ["[tool]\nx = 1\n# tool.referee", "[tool.x]\ny = 1", "tools = 3", "\0"])
def test_a_pyproject_that_says_nothing_of_referee_is_left_alone(run: Run, here: Path, text: str) -> None:
    write("pyproject.toml", text)
    assert run("check", "good.moai").code == 0


def test_a_pipe_a_folder_or_a_link_is_not_waited_for(run: Run, here: Path) -> None:
    os.mkfifo("pyproject.toml")
    assert run("check", "good.moai").code == 0
    os.mkfifo("referee.toml")
    assert run("check", "good.moai").code == 2
    os.unlink("referee.toml")
    os.symlink("/dev/zero", "referee.toml")
    assert run("check", "good.moai").code == 2


def test_config_shows_what_holds_and_from_where(run: Run, here: Path, snapshot: SnapshotAssertion) -> None:
    assert run("config").out == snapshot(name="nothing is configured")
    Path("boards").mkdir(exist_ok=True)
    write("referee.toml", FULL)
    told = run("config", "wrong.moai", "--language", "en").out.replace(str(here), "HERE")
    assert told == snapshot(name="everything is configured")
    data = json.loads(run("config", "--output-format", "json").out)
    assert data["file"] == str(here / "referee.toml")
    assert data["rulings"] == {"rapa-nui-cards": {"tiebreak": "moai"}}


def test_our_own_folder_has_no_configuration(run: Run) -> None:
    assert json.loads(run("config", str(ROOT), "--output-format", "json").out)["file"] is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[tool]\nreferee = 3\n", "pyproject.toml: tool.referee: this must be a table"),
        ("tool.referee = 'x'\n", "pyproject.toml: tool.referee: this must be a table"),
        ("[[tool.referee]]\nlanguage = 'fr'\n", "pyproject.toml: tool.referee: this must be a table"),
        ("tool = 3\n", "pyproject.toml: tool: this must be a table"),
        ("'tool' = []\n", "pyproject.toml: tool: this must be a table"),
        ("[[tool]]\nx = 1\n", "pyproject.toml: tool: this must be a table"),
        ("[tool]\nreferee.selct = []\n", "pyproject.toml: there is no selct (did you mean select?)"),
        ("#" * 600_000 + "\n[tool.referee]\nselect = 3\n", "pyproject.toml: larger than 512 KiB"),
        ("#" * 100_000 + "\n[tool.referee]\nselect = 3\n", "pyproject.toml: select: this must be a list"),
    ],
)
def test_a_pyproject_of_the_wrong_shape_is_one_message(
    run: Run, here: Path, text: str, message: str
) -> None:
    write("pyproject.toml", text)
    for command in (["check", "good.moai"], ["config"]):
        ran = run(*command)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert message in ran.err


def test_referee_toml_has_its_keys_at_the_top(run: Run, here: Path) -> None:
    write("referee.toml", "[tool.referee]\nlanguage = 'fr'\n")
    ran = run("check", "good.moai")
    assert (ran.code, "referee.toml: tool: here the keys stand without a table" in ran.err) == (2, True)


SHAPES = (
    "3",
    "-1.5",
    "true",
    "1979-05-27",
    "''",
    "'x'",
    "[]",
    "['']",
    "[3]",
    "[[]]",
    "{}",
    "{'' = 3}",
    "{x = []}",
)
RIGHT = {
    "select": {"[]"},
    "ignore": {"[]"},
    "per-file-ignores": {"{}", "{x = []}"},
    "editions": {"{}"},
    "rulings": {"{}"},
}


@pytest.mark.parametrize("key", KEYS)
def test_a_value_of_any_other_shape_is_one_message_that_names_the_key(here: Path, key: str) -> None:
    for shape in SHAPES:
        write("referee.toml", f"{key} = {shape}\n")
        if shape in RIGHT.get(key, ()):
            assert read_config(".") is not None
            continue
        with pytest.raises(Trouble) as told:
            read_config(".")
        assert str(told.value).startswith(f"./referee.toml: {key}"), shape
        assert "\n" not in str(told.value)


def test_config_for_a_place_that_does_not_exist_is_an_error(run: Run, here: Path) -> None:
    ran = run("config", "no/such/place")
    assert (ran.code, ran.out) == (2, "")
    assert "no/such/place: no such file or folder" in ran.err


@pytest.mark.parametrize("option", ["--select", "--ignore"])
def test_an_empty_code_is_an_error(run: Run, here: Path, option: str) -> None:
    ran = run("check", "good.moai", option, "")
    assert (ran.code, f"{option}: the code is empty" in ran.err) == (2, True)


def test_a_mistyped_format_is_not_taken_for_a_file(run: Run, here: Path) -> None:
    ran = run("check", "wrong.moai", "-o", "sarfi=found.sarif")
    assert (ran.code, "there is no format sarfi (did you mean sarif?)" in ran.err) == (2, True)
    assert not Path("sarfi=found.sarif").exists()
    assert run("check", "wrong.moai", "-o", "./a=b").code == 1
    assert Path("a=b").exists()


@pytest.mark.parametrize(
    ("encoding", "name", "end", "why"),
    [
        ("utf-16", "Zoé", "\n", "the file is not in UTF-8"),
        ("utf-8", "Zoé", "\r", "the line ends are mixed"),
        ("utf-8", "Zoe\u0301", "\n", "the file has letters"),
    ],
)
def test_fix_says_why_it_leaves_a_file_alone(
    run: Run, here: Path, encoding: str, name: str, end: str, why: str
) -> None:
    text = f"game: easter-island\nplayers: Ann, {name}\n\nAnn: place c3 nrth\n".replace("\n", end)
    data = text.encode(encoding)
    Path("slip.moai").write_bytes(data)
    assert f"slip.moai: no spelling corrected: {why}" in run("check", "--fix", "slip.moai").err
    assert Path("slip.moai").read_bytes() == data


@pytest.mark.parametrize(
    ("bound", "few", "enough", "why"),
    [
        ("MOST_LINES", 3, 4, "it has more than 3 lines"),
        ("MOST_MEBIBYTES", 0, 1, "it is larger than 0 MiB"),
    ],
)
def test_fix_leaves_a_very_long_file_alone(
    run: Run, here: Path, monkeypatch: pytest.MonkeyPatch, bound: str, few: int, enough: int, why: str
) -> None:
    """Such a log is read once, to be checked, and not once more before that."""
    text = "game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 nrth\n"
    Path("slip.moai").write_text(text, encoding="utf-8")
    monkeypatch.setattr(fixing, bound, few)
    ran = run("check", "--fix", "slip.moai")
    assert f"slip.moai: no spelling corrected: {why}" in ran.err
    assert (ran.code, Path("slip.moai").read_text(encoding="utf-8")) == (1, text)
    monkeypatch.setattr(fixing, bound, enough)
    assert "1 spelling corrected" in run("check", "--fix", "slip.moai").err


def test_a_byte_order_mark_in_the_configuration_does_not_matter(run: Run, here: Path) -> None:
    for name, text in (
        ("referee.toml", "language = 'fr'\n"),
        ("pyproject.toml", "tool.referee.language = 'fr'\n"),
    ):
        Path(name).write_bytes(b"\xef\xbb\xbf" + text.encode())
        assert (
            '"language": "fr"' in run("config", "--output-format", "json").out or "fr" in run("config").out
        )
        Path(name).unlink()


def test_a_configuration_that_is_not_text_is_one_plain_message(run: Run, here: Path) -> None:
    Path("referee.toml").write_bytes(b"language = '\xff'\n")
    ran = run("config")
    assert ran.code == 2 and ran.err.endswith("referee.toml: this is not UTF-8 text\n")


@pytest.mark.parametrize(
    ("pattern", "why"),
    [
        ("", "per-file-ignores: a pattern is empty"),
        ("[", "per-file-ignores.[: a [ is never closed"),
        ("a[!]", "per-file-ignores.a[!]: a [ is never closed"),
        ("[]].moai", None),
        ("[[]x.moai", None),
    ],
)
def test_a_pattern_that_fits_no_file_is_refused(
    run: Run, here: Path, pattern: str, why: str | None
) -> None:
    Path("referee.toml").write_text(f'[per-file-ignores]\n"{pattern}" = ["EI"]\n', encoding="utf-8")
    ran = run("config")
    assert ran.code == (2 if why else 0)
    assert why is None or why in ran.err
