"""What an editor does to a log while it is kept: nothing leaves the log or comes into it unmentioned."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee import shelf
from referee.scribe.journal import Journal
from referee.scribe.opening import CannotOpen, resume_log
from referee.scribe.reply import Fate
from referee.scribe.session import Session
from tests.cli.conftest import Run, run

__all__ = ["run"]

HEADER = ["game: easter-island", "edition: twilight-fr", "players: Ann, Ben", ""]
PLAY = ["Ann: place b2 north", "Ben: place d4 south", "Ann: place b4 east"]
NEXT = "Ben: place d2 west"
WHOLE = "\n".join([*HEADER, *PLAY])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.moai"
    path.write_text(f"{WHOLE}\n", encoding="utf-8")
    return path


@pytest.fixture
def session(path: Path) -> Iterator[Session]:
    kept = Session(Journal(path), shelf.game("easter-island"), guided=True)
    yield kept
    kept.close()


def on_disk(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()[len(HEADER) :]


def aside(path: Path) -> list[str]:
    beside = path.with_name(f"{path.name}.undone")
    return [row.split(" ", 2)[2] for row in beside.read_text(encoding="utf-8").splitlines()]


LAST_LINES = [
    ("", NEXT, [*PLAY, NEXT]),
    (f"\n{NEXT}", "Ann: place c3 north", [*PLAY, NEXT, "Ann: place c3 north"]),
    ("\n# the cat sat on the board", "note ok", [*PLAY, "# the cat sat on the board", "# ok"]),
]


@pytest.mark.parametrize(("more", "typed", "lines"), LAST_LINES)
def test_a_whole_last_line_without_its_end_counts(
    session: Session, path: Path, more: str, typed: str, lines: list[str]
) -> None:
    path.write_text(WHOLE + more, encoding="utf-8")
    reply = session.feed(typed)
    assert (reply.fate, on_disk(path)) == (Fate.TAKEN, lines)
    assert f"it counts as line {len(HEADER) + len(lines) - 1}: {lines[-2]}" in reply.rows[1]


@pytest.mark.parametrize("more", ["", f"\n{NEXT}"])
def test_a_whole_last_line_counts_when_a_page_opens_the_log(path: Path, more: str) -> None:
    path.write_text(WHOLE + more, encoding="utf-8")
    session = resume_log(path)
    try:
        assert session.journal.lines == (WHOLE + more).splitlines()
        assert "it counts as line" in session.at_opening[0]
        assert session.feed("note ok").fate is Fate.TAKEN
    finally:
        session.close()
    assert path.read_text(encoding="utf-8") == f"{WHOLE}{more}\n# ok\n"


def test_half_a_line_is_told_and_goes_aside_when_another_is_written(session: Session, path: Path) -> None:
    path.write_text(f"{WHOLE}\nBen: place d2 we st", encoding="utf-8")
    reply = session.feed("check")
    assert "does not count: Ben: place d2 we st" in reply.rows[1]
    reply = session.feed(NEXT)
    assert "it is now in game.moai.undone: Ben: place d2 we st" in reply.rows[0]
    assert (on_disk(path), aside(path)) == ([*PLAY, NEXT], ["Ben: place d2 we st"])


HEADERS = [("game:", "gme:"), ("Ann, Ben", "Ann Ben"), ("players:", "plyers:"), ("twilight-fr", "dusk")]


@pytest.mark.parametrize(("old", "new"), HEADERS)
@pytest.mark.parametrize("typed", [NEXT, "note hi", "undo", "redo", "edition: twilight-fr"])
def test_a_log_whose_header_is_lost_is_not_written_to(
    session: Session, path: Path, old: str, new: str, typed: str
) -> None:
    session.feed("undo")
    broken = path.read_text(encoding="utf-8").replace(old, new)
    path.write_text(broken, encoding="utf-8")
    for times in range(2):
        said = session.feed(typed).rows
        assert any("can no longer be read" in row for row in said) or (times and typed == "redo")
        assert session.question is None
    assert path.read_text(encoding="utf-8") == broken
    path.write_text(broken.replace(new, old), encoding="utf-8")
    assert session.feed(PLAY[-1]).fate is Fate.TAKEN


def test_such_a_log_is_not_opened_either(path: Path) -> None:
    path.write_text(f"{WHOLE}\n".replace("Ann, Ben", "Ann Ben"), encoding="utf-8")
    with pytest.raises(CannotOpen, match="cannot be continued"):
        resume_log(path)


@pytest.mark.parametrize("typed", ["end", "check", "score", "note hi", NEXT])
@pytest.mark.parametrize(("does", "told"), [("delete", "was deleted"), ("empty", "was emptied")])
def test_a_log_that_is_deleted_or_emptied_is_written_again(
    session: Session, path: Path, does: str, told: str, typed: str
) -> None:
    path.unlink() if does == "delete" else path.write_text("\n")
    reply = session.feed(typed)
    assert f"{told} and has been written again" in reply.rows[0]
    assert on_disk(path)[: len(PLAY)] == PLAY


def test_lines_that_an_editor_removes_are_told_and_kept_beside(session: Session, path: Path) -> None:
    path.write_text("\n".join([*HEADER, *PLAY[:1], ""]), encoding="utf-8")
    assert (
        session.feed("check").rows[1]
        == "2 lines are no longer in it as before, and kept in game.moai.undone"
    )
    assert aside(path) == PLAY[1:]
    assert session.feed("redo").fate is Fate.TAKEN
    assert on_disk(path) == PLAY[:2]


def test_a_line_is_judged_by_the_log_as_it_is_now(session: Session, path: Path) -> None:
    with path.open("a", encoding="utf-8") as editor:
        editor.write(f"{NEXT}\n")
    reply = session.feed("Ann: place c3 north")  # before, it was Ben's turn
    assert (reply.fate, on_disk(path)) == (Fate.TAKEN, [*PLAY, NEXT, "Ann: place c3 north"])


def test_a_log_that_is_saved_unchanged_is_no_news(session: Session, path: Path) -> None:
    path.write_text(f"{WHOLE}\n", encoding="utf-8")
    reply = session.feed(NEXT)
    assert (reply.fate, reply.rows) == (Fate.TAKEN, ())


@pytest.mark.parametrize("deed", ["record", "write"])
def test_half_a_line_of_a_killed_recorder_does_not_count(path: Path, deed: str) -> None:
    """Half a remark is a remark too, and so nothing would be wrong with it."""
    path.write_text(f"{WHOLE}\n# so i", encoding="utf-8")
    path.with_name(f".{path.name}.lock").write_text(f"99999 {deed}\n", encoding="ascii")
    session = resume_log(path)
    try:
        assert ("does not count: # so i" in session.at_opening[0]) == (deed == "record")
        assert session.feed("note so it was").fate is Fate.TAKEN
    finally:
        session.close()
    assert on_disk(path)[-2:] == [PLAY[-1] if deed == "record" else "# so i", "# so it was"]


def test_half_a_line_of_a_killed_recorder_does_not_count_before_the_input(run: Run, path: Path) -> None:
    path.write_text(f"{WHOLE}\n# so i", encoding="utf-8")
    path.with_name(f".{path.name}.lock").write_text("99999 record\n", encoding="ascii")
    ran = run("record", "easter-island", path, stdin="note so it was\n")
    assert "does not count: # so i" in ran.err
    assert (on_disk(path)[-1], aside(path)) == ("# so it was", ["# so i"])
