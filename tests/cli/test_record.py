"""referee record with lines on standard input: what is written, said, refused, and the exit code."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

import referee
from tests.cli.conftest import Run
from tests.effort import some
from tests.support import RECORDS, name_of, records

HEADER = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n"
PLAY = "Ann: place c3 north\nBen: place d4 west\n"
GAMES = [path for path in records() if path.parent.name in ("games", "endings") and "legal" in path.parts]


@pytest.mark.parametrize("path", some(GAMES, 9), ids=name_of)
def test_a_golden_game_by_standard_input(
    run: Run, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda _: None)  # the disk is tried elsewhere
    golden = referee.load(path)
    log = tmp_path / "game.moai"
    ran = run("record", golden.game.name, log, stdin=path.read_bytes())
    assert (ran.code, ran.err) == (0, "")
    assert log.read_text(encoding="utf-8") == referee.format_log(golden)
    assert ran.out.splitlines()[-1] == run("check", log).out.splitlines()[-1]
    said = [
        row.partition(" ")[2]
        for row in ran.out.splitlines()
        if row.split(" ")[0].isdigit() and "│" not in row
    ]
    assert said == [line for line in log.read_text(encoding="utf-8").splitlines() if line]


def test_the_games_are_of_every_kind() -> None:
    assert {path.relative_to(RECORDS).parts[0] for path in GAMES} == set(referee.game_names())


def test_the_header_is_in_the_language_that_is_spoken(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    options = ["--language", "nl", "--edition", "kosmos-nl", "--players", "Anne,Ben"]
    ran = run("record", "rapa-nui-cards", log, *options, stdin="hand Anne: vis vis graan\n")
    assert (ran.code, ran.err) == (0, "")
    heads = [line.partition(":")[0] for line in log.read_text(encoding="utf-8").splitlines()]
    assert heads == ["spel", "taal", "editie", "spelers", "", "hand Anne"]


def test_options_write_the_header_and_nothing_is_asked(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    options = ["--edition", "twilight-fr", "--players", "Anne,Ben", "--ruling", "passing=exactly-two"]
    ran = run("record", "easter-island", log, *options, stdin="place c3 n\n")
    assert (ran.code, ran.err) == (0, "")
    assert log.read_text(encoding="utf-8").splitlines() == [
        "game: easter-island",
        "edition: twilight-fr",
        "players: Anne, Ben",
        "ruling: passing=exactly-two",
        "",
        "Anne: place c3 north",
    ]
    again = run("record", "easter-island", log, *options, stdin="place d4 w\n")
    assert (again.code, again.out.splitlines()[0]) == (0, "7 Ben: place d4 west")


WRONG_OPTIONS = [
    (["--edition", "twilight-xx"], "there is no edition twilight-xx"),
    (["--edition", "xx"], "there is no edition xx"),
    (["--ruling", "passing=sometimes"], "sometimes"),
    (["--ruling", "nonsense"], "ruling"),
    (["--players", "Ann"], "players"),
    (["--players", "Ann,Ann"], "Ann"),
    (["--players", "Ann\nBen: pass"], ""),
]


@pytest.mark.parametrize(
    ("options", "words"), WRONG_OPTIONS, ids=[" ".join(each) for each, _ in WRONG_OPTIONS]
)
def test_a_wrong_option_makes_no_file(run: Run, tmp_path: Path, options: list[str], words: str) -> None:
    ran = run("record", "easter-island", tmp_path / "game.moai", *options, stdin=PLAY)
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("game", "said", "edition"),
    [
        ("rapa-nui-island", "es", "matagot-es"),
        ("rapa-nui-cards", "NL", "kosmos-nl"),
        ("easter-island", "twi", "twilight-fr"),
    ],
)
def test_a_part_of_the_name_of_an_edition_is_enough(
    run: Run, tmp_path: Path, game: str, said: str, edition: str
) -> None:
    log = tmp_path / "game.moai"
    ran = run("record", game, log, "--edition", said, "--players", "Ana,Bea", stdin="# begins\n")
    assert (ran.code, ran.err) == (0, "")
    assert log.read_text(encoding="utf-8").splitlines()[1] == f"edition: {edition}"


def test_options_that_the_log_contradicts(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    log.write_text(HEADER + "\n" + PLAY, encoding="utf-8")
    for options in (["--players", "Ann,Bob"], ["--ruling", "passing=exactly-two"], ["--board", "other"]):
        ran = run("record", "easter-island", log, *options)
        assert (ran.code, ran.out) == (2, "")
        assert "the log says" in ran.err
    assert log.read_text(encoding="utf-8") == HEADER + "\n" + PLAY


def test_a_log_without_a_name_gets_one_that_no_file_has(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for number in ("", "-2", "-3"):
        ran = run("record", "easter-island", stdin=HEADER + PLAY)
        name = f"easter-island-{date.today().isoformat()}{number}.moai"
        assert ran.err == f"referee: the log is {name}\n"
        assert Path(name).read_text(encoding="utf-8") == HEADER + PLAY


def test_lines_that_break_a_rule_are_refused(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    ran = run(
        "record", "easter-island", log, stdin=HEADER + PLAY + "Ann: place c3 east\nAnn: place a1 east\n"
    )
    assert (ran.code, ran.err) == (1, "")
    assert f"{log}:6:6\n" in ran.out
    assert "error[EI-PLACE-1]" in ran.out
    assert "refused: line 6 of the input: Ann: place c3 east" in ran.out
    assert "--at" not in ran.out  # the line is not there to be asked about
    assert log.read_text(encoding="utf-8") == HEADER + PLAY + "Ann: place a1 east\n"


def test_lines_that_break_a_rule_are_kept_if_wished(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    wrong = "Ann: place c3 east\nBen: plaec d2 west\n"
    ran = run("record", "easter-island", log, "--keep", stdin=HEADER + PLAY + wrong)
    assert ran.code == 1
    assert log.read_text(encoding="utf-8") == HEADER + PLAY + wrong
    assert "6 Ann: place c3 east" in ran.out.splitlines()
    assert "refused" not in ran.out


def test_quiet_tells_findings_only(run: Run, tmp_path: Path) -> None:
    ran = run("record", "easter-island", tmp_path / "a.moai", "-q", stdin=HEADER + PLAY)
    assert (ran.code, ran.out, ran.err) == (0, "", "")


def test_commands_work_by_standard_input(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    lines = (
        HEADER + PLAY + "undo\nlegal Ben\nscore\nshow\nhelp\nredo\nnote a beer\nend\nAnn: place a1 north\n"
    )
    ran = run("record", "easter-island", log, stdin=lines)
    assert ran.code == 0
    for words in (
        "taken back: Ben",
        "Ben: place a1 north",
        "statues on the island",
        "5 Ben: place d4 west",
    ):
        assert words in ran.out
    assert log.read_text(encoding="utf-8") == HEADER + PLAY + "# a beer\n"


def test_the_table_after_each_turn(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    ran = run("record", "easter-island", log, "--show", stdin=HEADER + PLAY)
    for part in run("show", log).out.rstrip("\n").split("\n\n"):
        assert part in ran.out
    assert ran.out.count("the way a statue looks") == 1  # what is as it was is not shown again
    assert ran.out.count("reserve") > 1


# Resuming


def test_the_same_command_goes_on(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    for line in (HEADER + PLAY).splitlines():
        assert run("record", "easter-island", log, stdin=line + "\n").code == 0
    assert log.read_text(encoding="utf-8") == HEADER + PLAY


def test_a_header_that_was_not_finished_is_finished(run: Run, tmp_path: Path) -> None:
    """Killed at any byte of the header, the same command with the same options makes the same log."""
    options = ["--players", "Ann,Ben", "--ruling", "passing=exactly-two"]
    whole = HEADER + "ruling: passing=exactly-two\n"
    for cut in range(0, len(whole), 3):
        log = tmp_path / f"{cut}.moai"
        log.write_text(whole[:cut], encoding="utf-8")
        ran = run("record", "easter-island", log, *options, stdin="Ann: place c3 north\n")
        text = log.read_text(encoding="utf-8")
        assert text == whole + "\nAnn: place c3 north\n", (cut, ran)


def test_a_log_that_names_no_edition_is_gone_on_with(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    before = "game: easter-island\nplayers: Ann (61), Ben (58)\n\nAnn: place c3 north\n"
    log.write_text(before, encoding="utf-8")
    ran = run("record", "easter-island", log, "--players", "ann,ben", stdin="place d4 west\n")
    assert (ran.code, ran.err) == (0, "")
    assert log.read_text(encoding="utf-8") == before + "Ben: place d4 west\n"


TORN = [
    ("Ann: place a1 north", 0, ["Ann: place a1 north"]),
    ("Ann: place a1 no", 1, []),
    ("\xe9", 1, []),
]


@pytest.mark.parametrize(("rest", "code", "taken"), TORN, ids=[each[0] for each in TORN])
def test_a_last_line_without_its_end(
    run: Run, tmp_path: Path, rest: str, code: int, taken: list[str]
) -> None:
    log = tmp_path / "game.moai"
    log.write_text(HEADER + PLAY + rest, encoding="utf-8")
    ran = run("record", "easter-island", log, stdin="")
    assert ran.code == code
    assert "the last line has no line end" in ran.err
    here = log.read_text(encoding="utf-8").splitlines()
    assert here == [*(HEADER + PLAY).splitlines(), *(taken or [rest])]
    if not taken:
        assert "refused" in ran.out
        run("record", "easter-island", log, stdin="Ann: place e5 north\n")
        assert log.read_text(encoding="utf-8") == HEADER + PLAY + "Ann: place e5 north\n"
        assert rest in (tmp_path / "game.moai.undone").read_text(encoding="utf-8")


HOPELESS = [
    ("game: rapa-nui-cards\nedition: kosmos-nl\nplayers: A, B\n", "this is a log of rapa-nui-cards"),
    ("game: chess\nplayers: A, B\n", "a log of chess"),
    ("game: easter-island\nAnn: place c3 north\n", "cannot be continued"),
    ("game: easter-island\nedition: xx\nplayers: Ann, Ben\n", "cannot be continued"),
    ("Dear diary,\n", "cannot be continued"),
    ("\x00\x01\n", "cannot be continued"),
]


@pytest.mark.parametrize(("text", "words"), HOPELESS, ids=[text[:30] for text, _ in HOPELESS])
def test_a_file_that_is_no_such_log_is_left_alone(run: Run, tmp_path: Path, text: str, words: str) -> None:
    log = tmp_path / "game.moai"
    log.write_text(text, encoding="utf-8")
    ran = run("record", "easter-island", log, stdin=PLAY)
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err
    assert log.read_text(encoding="utf-8") == text
    assert [path.name for path in tmp_path.iterdir()] == ["game.moai"]


def test_a_broken_line_in_the_middle_hinders_nothing(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    broken = HEADER + "Ann: place c3 north\nwe had a beer\n"
    log.write_text(broken, encoding="utf-8")
    ran = run("record", "easter-island", log, stdin="Ben: place d4 west\n")
    assert (ran.code, ran.out.splitlines()[0]) == (0, "6 Ben: place d4 west")
    assert log.read_text(encoding="utf-8") == broken + "Ben: place d4 west\n"


# Trouble


def test_a_game_that_is_not_there(run: Run) -> None:
    ran = run("record", "easter-iland", stdin="")
    assert (ran.code, "did you mean easter-island" in ran.err) == (2, True)


@pytest.mark.parametrize("name", ["missing/a.moai", "a\0b", ".", "x" * 300, "/dev/null", "", "-"])
def test_a_place_where_no_log_can_be(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("record", "easter-island", name, stdin=HEADER)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("referee: ")
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_is_full(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "game.moai"
    log.write_text(HEADER, encoding="utf-8")

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("referee.scribe.journal.os.write", full)
        ran = run("record", "easter-island", log, stdin=PLAY)
    assert (ran.code, ran.out) == (2, "")
    assert "No space left on device" in ran.err
    assert "stopped at line 1 of the input, which is not written: Ann: place c3 north" in ran.err
    assert log.read_text(encoding="utf-8") == HEADER


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_no_room_for_more_in_a_real_process(tmp_path: Path) -> None:
    """A limit on the size of files, which takes half of the last line, as a full disk does.

    Python keeps no compiled modules meanwhile (-B), since half of one would be kept for good.
    """
    log = tmp_path / "game.moai"
    notes = [f"# a note with the number {number}" for number in range(100)]
    ran = subprocess.run(
        [
            "bash",
            "-c",
            'ulimit -f 1; exec "$@"',
            "bash",
            sys.executable,
            "-B",
            "-m",
            "referee",
            "record",
            "easter-island",
            log,
        ],
        input=HEADER + "\n".join(notes) + "\n",
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    text = log.read_text(encoding="utf-8")
    taken = text.splitlines()[3:]
    assert ran.returncode == 2
    assert 10 < len(taken) < 90
    assert (text.endswith("\n"), taken) == (True, notes[: len(taken)])
    assert f"which is not written: {notes[len(taken)]}" in ran.stderr
    said = [row.partition(" ")[2] for row in ran.stdout.splitlines()]
    assert said == text.splitlines()


def test_a_second_recorder_is_told_and_the_first_goes_on(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    process = subprocess.Popen(
        [sys.executable, "-m", "referee", "record", "easter-island", str(log)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(HEADER)
    process.stdin.flush()
    assert process.stdout.readline() == "1 game: easter-island\n"
    ran = run("record", "easter-island", log, stdin=PLAY)
    assert (ran.code, ran.out) == (2, "")
    assert f"another recorder (process {process.pid}) keeps this log" in ran.err
    process.communicate(PLAY, timeout=600)
    assert process.returncode == 0
    assert log.read_text(encoding="utf-8") == HEADER + PLAY
    assert run("record", "easter-island", log, stdin="").code == 0


ODD = [
    b"\xff\xfe\x00\n",
    b"Ann: caf\xe9\n",
    b"\x00\n",
    b"Ann: \x1b[2J\n",
    b"x" * 20_000 + b"\n",
    b"Ann: pass\rBen: pass\n",
]


@pytest.mark.parametrize("data", ODD, ids=[str(data[:20]) for data in ODD])
@pytest.mark.parametrize("keep", ["--keep", "--refuse"])
def test_whatever_comes_nothing_steers_the_terminal(
    run: Run, tmp_path: Path, data: bytes, keep: str
) -> None:
    log = tmp_path / "game.moai"
    log.write_text(HEADER, encoding="utf-8")
    ran = run("record", "easter-island", log, keep, stdin=data + b"claim Ann statues 0\n")
    assert ran.code == 1
    assert all(char == "\n" or char.isprintable() for char in ran.out)
    assert log.read_bytes().startswith(HEADER.encode())
    assert log.read_bytes().endswith(b"claim Ann statues 0\n")
    assert referee.replay(referee.load(log)).judged


def test_the_name_of_the_log_does_not_steer_the_terminal(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "a\x1b[2Jb.moai"
    lines = HEADER + PLAY + "score\ncheck\nAnn: place f9 north\nsave c\x1b[2Jd.moai\nsave \x1b[2J/x\n"
    monkeypatch.chdir(tmp_path)
    ran = run("record", "easter-island", log, stdin=lines)
    assert "\x1b" not in ran.out + ran.err
    assert (ran.code, "stopped at line 10 of the input\n" in ran.err) == (2, True)
    assert (tmp_path / "c\x1b[2Jd.moai").exists()


def test_a_line_larger_than_a_log(run: Run, tmp_path: Path) -> None:
    ran = run("record", "easter-island", tmp_path / "a.moai", stdin=HEADER.encode() + b"x" * (17 << 20))
    assert (ran.code, "16 MiB" in ran.err) == (2, True)


def test_nothing_at_all(run: Run, tmp_path: Path) -> None:
    ran = run("record", "easter-island", tmp_path / "a.moai", stdin="")
    assert (ran.code, ran.out) == (0, "")
    assert "nothing was written" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_other_commands_do_not_load_the_prompt(tmp_path: Path) -> None:
    """Nor does the recorder itself, as long as nobody types."""
    log = tmp_path / "game.moai"
    look = (
        "import sys; from referee.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print('prompt_toolkit' in sys.modules, 'referee.scribe.session' in sys.modules, file=sys.stderr)"
    )
    seen = []
    for command in (["check", "-"], ["record", "easter-island", str(log)]):
        ran = subprocess.run(
            [sys.executable, "-c", look, *command],
            input=HEADER + PLAY,
            capture_output=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONPATH": str(RECORDS.parent)},
            check=True,
        )
        seen.append(ran.stderr.strip())
    assert seen == ["False False", "False True"]
