"""The scribe's prompt: keys typed into prompt_toolkit, and real terminals, good and bad."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from referee import shelf
from referee.cli.prompt import FullPrompt, converse
from referee.export.terminal import PLAIN, Paint
from referee.scribe.adding import CannotKeep
from referee.scribe.journal import Journal
from referee.scribe.session import Session

from .terminal import Terminal

HEADER = ["game: easter-island", "edition: twilight-fr", "players: Ann, Ben"]
CTRL_A, CTRL_C, CTRL_D, CTRL_K, TAB, ENTER = "\x01", "\x03", "\x04", "\x0b", "\t", "\r"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    path = tmp_path / "game.moai"
    path.write_text("".join(f"{line}\n" for line in HEADER), encoding="utf-8")
    kept = Session(Journal(path), shelf.game("easter-island"), guided=True)
    yield kept
    kept.journal.close()


def type_keys(session: Session, *keys: str) -> None:
    """Type these keys into the prompt, and then Ctrl-D."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("".join(keys) + CTRL_D)
        converse(session, PLAIN, FullPrompt(session))


def body(session: Session) -> list[str]:
    return session.journal.path.read_text(encoding="utf-8").splitlines()[4:]


def test_lines_and_the_last_words(session: Session, capsys: pytest.CaptureFixture[str]) -> None:
    type_keys(session, "Ann: place c3 n", ENTER, "place d4 w", ENTER)
    assert body(session) == ["Ann: place c3 north", "Ben: place d4 west"]
    out = capsys.readouterr().out
    assert "5 Ann: place c3 north" in out  # shown, since it was typed otherwise
    assert out.endswith(f"legal; unfinished [twilight-fr]\n6 lines in {session.journal.path}\n")


PASTE, PASTED = "\x1b[200~", "\x1b[201~"


def test_pasted_lines_are_taken_one_by_one(session: Session, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["Ann: place c3 north", "Ben: place c3 north", "Ann: place b2 north", "Ben: place a1 west"]
    type_keys(session, PASTE, "\n".join(lines), PASTED, ENTER, "Ben: place e1 west", ENTER)
    assert body(session) == [lines[0], "Ben: place e1 west", lines[2], lines[3]]
    type_keys(session, PASTE, "Ben: place a2 west\nAnn: place a3 west", PASTED, ENTER)
    assert body(session)[4:] == []
    rows = capsys.readouterr().out.splitlines()
    assert rows[-2:] == ["not written: Ben: place a2 west", "not written: Ann: place a3 west"]


def test_a_line_typed_between_two_pages_is_the_next_line(session: Session) -> None:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(f"help{ENTER}place c3 n{ENTER}help{ENTER}q{ENTER}place d4 w{ENTER}{CTRL_D}")
        converse(session, Paint(columns=40), FullPrompt(session))
    assert body(session) == ["Ann: place c3 north", "Ben: place d4 west"]


def test_enter_alone_does_nothing(session: Session) -> None:
    type_keys(session, ENTER, ENTER, "Ann: place c3 north", ENTER, ENTER, "Ben: place d4 west", ENTER)
    assert body(session) == ["Ann: place c3 north", "Ben: place d4 west"]


def test_ctrl_c_clears_the_line(session: Session) -> None:
    type_keys(session, "Ann: place c3 north", CTRL_C, "Ann: place a1 east", ENTER)
    assert body(session) == ["Ann: place a1 east"]


def test_ctrl_d_in_the_middle_of_a_question(session: Session, capsys: pytest.CaptureFixture[str]) -> None:
    type_keys(session, "Ann: place f9 north", ENTER)
    assert body(session) == []
    assert "not written: Ann: place f9 north" in capsys.readouterr().out


def test_ctrl_d_after_the_log_was_deleted(session: Session, capsys: pytest.CaptureFixture[str]) -> None:
    session.journal.path.unlink()
    type_keys(session)
    assert session.journal.path.read_text(encoding="utf-8").splitlines() == HEADER
    assert "was deleted and has been written again" in " ".join(capsys.readouterr().out.split())


def test_a_line_is_mended_where_it_stands(session: Session, capsys: pytest.CaptureFixture[str]) -> None:
    """The wrong line is offered again to be changed: here its beginning is deleted and typed again."""
    type_keys(
        session, "Ben: place c3 north", ENTER, "fix", ENTER, CTRL_A, CTRL_K, "Ann: place c3 north", ENTER
    )
    assert body(session) == ["Ann: place c3 north"]
    out = capsys.readouterr().out
    assert out.index("error[EI-") < out.index("north")


def test_the_line_to_mend_is_prefilled(session: Session) -> None:
    type_keys(session, "Ann: place c3 nort-east", ENTER, "fix", ENTER, "\x7f" * 9, "north", ENTER)
    assert body(session) == ["Ann: place c3 north"]


def test_keep_and_stands(session: Session) -> None:
    type_keys(session, "Ben: place c3 north", ENTER, "keep", ENTER)
    assert body(session) == ["Ben: place c3 north"]
    type_keys(session, "undo", ENTER, "redo", ENTER, "stands older", ENTER, "stands so what", ENTER)
    [line] = body(session)
    assert line.startswith("Ben: place c3 north stands EI-")
    assert line.count("stands") == 2


def test_a_line_that_was_cut_short_is_there_to_be_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.moai"
    path.write_text("\n".join([*HEADER, "", "Ann: place c3 nor"]), encoding="utf-8")
    session = Session(Journal(path), shelf.game("easter-island"), guided=True)
    type_keys(session, "th", ENTER)
    session.journal.close()
    assert body(session) == ["Ann: place c3 north"]
    assert "may have been cut short" in capsys.readouterr().out


def test_a_log_with_faults_is_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.moai"
    wrong = ["Ann: place c3 north", "Ben: place c3 north", "we had a beer", "Ann: dance", "Ann: sing"]
    path.write_text("\n".join([*HEADER, "", *wrong]) + "\n", encoding="utf-8")
    session = Session(Journal(path), shelf.game("easter-island"), guided=True)
    type_keys(session, "note still here", ENTER)
    session.journal.close()
    assert body(session) == [*wrong, "# still here"]
    out = capsys.readouterr().out
    assert "continuing" in out
    assert "and 1 more; `check` shows them" in out


def test_an_interrupt_in_the_middle_of_writing(
    session: Session, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    append = session.journal.append

    def interrupted(*lines: str) -> None:
        monkeypatch.undo()
        append(*lines)
        raise KeyboardInterrupt

    monkeypatch.setattr(session.journal, "append", interrupted)
    type_keys(session, "Ann: place c3 north", ENTER, "Ben: place d4 west", ENTER)
    assert body(session) == ["Ann: place c3 north", "Ben: place d4 west"]
    assert "interrupted; the log has 5 lines" in capsys.readouterr().err


def test_what_could_not_be_written_is_told_at_the_end(
    session: Session, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: str) -> None:
        raise CannotKeep("No space left on device")

    monkeypatch.setattr(session.journal, "append", full)
    type_keys(session, "Ann: place c3 north", ENTER, CTRL_C)
    out = capsys.readouterr().out
    assert "No space left on device" in out
    assert out.endswith("not written: Ann: place c3 north\n")


# Real terminals


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX")
@pytest.mark.parametrize("term", ["dumb", "xterm"])
@pytest.mark.filterwarnings("ignore:.*use of forkpty.*:DeprecationWarning")
def test_a_whole_evening_in_a_terminal(tmp_path: Path, term: str) -> None:
    log = tmp_path / "game.moai"
    terminal = Terminal(term, "rapa-nui-cards", str(log))
    terminal.wait_for("Which rulebook?")
    terminal.type("kosmos-nl\r", "Who plays?")
    terminal.type("Anne, Marc\r", "What does your table do otherwise")
    terminal.type("\r", "5 hand Anne:")
    terminal.type("fish berry grain\r", "6 hand Marc:")
    terminal.type("hand Marc: fish fish grain\r", "7 column 1:")
    terminal.type("fish priest moai grain\r", "8 column 2:")
    terminal.type("woodcutter moai priest woodcutter\r", "9 column 3:")
    terminal.type("berry berry potato priest\r", "10 column 4:")
    terminal.type("fish moai woodcutter grain\r", "11 Anne>")
    terminal.type("nonsense", "nonsense")
    terminal.wait_for("11 Anne>", again=CTRL_C)  # one that comes just before input() reads is not seen
    terminal.type("play grain; draw 1\r", "12 Marc>")
    assert "Turn 2: Marc buys or plays" not in terminal.said  # the table is shown if somebody asks for it
    terminal.type("show\r", "Turn 2: Marc buys or plays")
    terminal.type("play moai\r", "fix, keep")
    terminal.type("drop\r", "12 Marc>")
    terminal.type(CTRL_D, f"11 lines in {log}")
    assert terminal.close() == 0
    assert log.read_text(encoding="utf-8").splitlines()[-1] == "Anne: play grain; draw 1"
    assert "Traceback" not in terminal.said


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX")
@pytest.mark.filterwarnings("ignore:.*use of forkpty.*:DeprecationWarning")
def test_tab_completes(tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    terminal = Terminal("xterm", "easter-island", str(log), "--players", "Ann,Ben", "--no-show")
    terminal.wait_for("5 Ann>")
    terminal.type("An" + TAB, "n:")  # a terminal is told only what is new
    terminal.type("pla" + TAB, "ce")
    terminal.type("c3 so" + TAB, "uth")
    terminal.type(ENTER, "6 Ben>")
    terminal.type("end\r", "5 lines in")
    assert terminal.close() == 0
    assert log.read_text(encoding="utf-8").splitlines()[4:] == ["Ann: place c3 south"]


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX")
@pytest.mark.filterwarnings("ignore:.*use of forkpty.*:DeprecationWarning")
def test_killed_at_the_prompt_and_gone_on_with(tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    arguments = ("easter-island", str(log), "--players", "Ann,Ben", "--no-show")
    terminal = Terminal("xterm", *arguments)
    terminal.wait_for("5 Ann>")
    terminal.type("place c3 north\r", "6 Ben>")
    terminal.type("place d4 we", "place d4 we")
    os.kill(terminal.process, signal.SIGKILL)
    assert terminal.close() == -signal.SIGKILL
    again = Terminal("xterm", *arguments)
    again.wait_for("6 Ben>")
    assert "continuing" in again.said
    again.type("place d4 west\r", "7 Ann>")
    again.type("end\r", "6 lines in")
    assert again.close() == 0
    assert log.read_text(encoding="utf-8").splitlines()[4:] == ["Ann: place c3 north", "Ben: place d4 west"]


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX")
@pytest.mark.parametrize("typed", [CTRL_D, "end\r"])
@pytest.mark.filterwarnings("ignore:.*use of forkpty.*:DeprecationWarning")
def test_leaving_at_the_question_for_names_leaves_no_file(tmp_path: Path, typed: str) -> None:
    terminal = Terminal("xterm", "easter-island", str(tmp_path / "game.moai"))
    terminal.wait_for("separated by commas\r\n>")  # before its prompt is there, a terminal drops Ctrl-D
    terminal.type(typed, "no log was kept")
    assert terminal.close() == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX")
@pytest.mark.filterwarnings("ignore:.*use of forkpty.*:DeprecationWarning")
def test_a_new_log_is_begun_in_the_language_of_the_messages(tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    header = ["juego: rapa-nui-island", "idioma: es", "edición: matagot-es", "jugadores: Ana, Bea"]
    options = ["--language", "es", "--edition", "es", "--players", "Ana,Bea", "--no-show"]
    terminal = Terminal("dumb", "rapa-nui-island", str(log), *options)
    terminal.wait_for("6 fichas:")
    terminal.type("A1.1 rest\r", "7 ")
    os.write(terminal.descriptor, b"end\r")
    assert terminal.close() == 0
    assert log.read_text(encoding="utf-8").splitlines() == [*header, "", "fichas: A1.1 reposo"]


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX")
@pytest.mark.filterwarnings("ignore:.*use of forkpty.*:DeprecationWarning")
def test_ended_from_outside_at_the_prompt(tmp_path: Path) -> None:
    """The accepted lines are in the file, and the lock is gone."""
    log = tmp_path / "game.moai"
    terminal = Terminal("dumb", "easter-island", str(log), "--players", "Ann,Ben", "--no-show")
    terminal.wait_for("5 Ann>")
    terminal.type("place c3 north\r", "6 Ben>")
    os.kill(terminal.process, signal.SIGTERM)
    assert terminal.close(told=signal.SIGTERM) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["game.moai"]
    assert log.read_text(encoding="utf-8").splitlines()[4:] == ["Ann: place c3 north"]
