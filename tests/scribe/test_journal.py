"""The log file never loses a line: when appended, undone, changed, cut short, locked, or on a full disk."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from referee.scribe import journal as module
from referee.scribe.adding import CannotKeep
from referee.scribe.journal import Journal, MayBeKept
from referee.scribe.journal import LogChanged as Changed
from referee.scribe.lock import Locked

LINES = ["game: easter-island", "players: Ann, Ben", "", "Ann: place c3 north", "Ben: place d4 west"]
TEXT = "\n".join(LINES) + "\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.moai"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    path.write_text(TEXT, encoding="utf-8")
    kept = Journal(path)
    yield kept
    kept.close()


def aside(path: Path) -> list[str]:
    """The lines that were taken back, as the file beside the log has them."""
    beside = path.with_name(f"{path.name}.undone")
    rows = beside.read_text(encoding="utf-8").splitlines() if beside.exists() else []
    return [row.split(" ", 2)[2] for row in rows]


def test_what_is_appended_is_in_the_file(journal: Journal, path: Path) -> None:
    journal.append("", "Ann: place b2 east")
    assert path.read_text(encoding="utf-8") == TEXT + "\nAnn: place b2 east\n"
    assert journal.lines == [*LINES, "", "Ann: place b2 east"]


def test_each_line_is_synced_before_append_returns(
    journal: Journal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    monkeypatch.setattr(module.os, "fsync", lambda _: synced.append(path.read_text(encoding="utf-8")))
    journal.append("Ann: pass")
    assert synced[-1] == f"{TEXT}Ann: pass\n"


def test_the_folder_of_a_new_log_is_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[str] = []
    monkeypatch.setattr(module.os, "fsync", lambda fd: synced.append(os.readlink(f"/proc/self/fd/{fd}")))
    if not os.path.exists("/proc/self/fd"):
        pytest.skip("no way to see what is synced")
    Journal(tmp_path / "new.moai").close()
    assert str(tmp_path) in synced


def test_undo_and_redo_go_back_and_forth(journal: Journal, path: Path) -> None:
    assert journal.take_back() == "Ben: place d4 west"
    assert journal.take_back() == "Ann: place c3 north"
    assert journal.lines == LINES[:3]
    for expected in LINES[3:]:
        line = journal.undone()
        assert line == expected
        journal.append(line)
    assert journal.undone() is None
    assert path.read_text(encoding="utf-8") == TEXT


def test_redo_survives_the_process(path: Path) -> None:
    path.write_text(TEXT, encoding="utf-8")
    first = Journal(path)
    first.take_back()
    first.close()
    second = Journal(path)
    assert second.undone() == "Ben: place d4 west"
    second.close()


def test_nothing_is_put_back_below_another_log(journal: Journal) -> None:
    journal.take_back()
    journal.append("Ben: place a1 north")
    journal.append("Ann: place a2 north")
    journal.take_back()
    journal.take_back()
    journal.append("Ben: place e5 south")
    assert journal.undone() is None  # line 6 was taken back, but below another line 5


def test_undo_takes_empty_lines_along(path: Path) -> None:
    path.write_text(TEXT + "\n\n", encoding="utf-8")
    journal = Journal(path)
    assert journal.take_back() == "Ben: place d4 west"
    assert path.read_text(encoding="utf-8") == "".join(f"{line}\n" for line in LINES[:-1])
    assert journal.undone() == "Ben: place d4 west"
    journal.close()


FORMS = {
    "crlf": TEXT.replace("\n", "\r\n").encode(),
    "mark": b"\xef\xbb\xbf" + TEXT.encode(),
    "old mac": TEXT.replace("\n", "\r").encode(),
    "bad bytes": TEXT.encode() + b"# caf\xe9\n",
    "decomposed": TEXT.replace("Ann", "Ange\u0301").encode(),
}


@pytest.mark.parametrize("form", FORMS)
def test_the_rest_of_the_file_stays_as_it_is_written(path: Path, form: str) -> None:
    before = FORMS[form]
    path.write_bytes(before)
    journal = Journal(path)
    journal.append("Ann: pass")
    end = b"\r\n" if form == "crlf" else b"\n"
    assert path.read_bytes() == before + b"Ann: pass" + end
    assert journal.take_back() == "Ann: pass"
    assert path.read_bytes() == before
    journal.change(2, "players: Ann, Bob")
    assert path.read_bytes().startswith(before[: before.index(b"players")] + b"players: Ann, Bob" + end)
    assert path.read_bytes().endswith(before[-12:])
    journal.close()


@pytest.mark.parametrize("cut", range(1, len(LINES[-1]) + 1))
def test_a_line_without_its_end_is_kept_apart(path: Path, cut: int) -> None:
    """If a log is cut anywhere in its last line, no complete line is lost, and the rest is kept apart."""
    torn = TEXT.rstrip("\n")[: len(TEXT) - cut]
    path.write_text(torn, encoding="utf-8")
    journal = Journal(path)
    fragment = LINES[-1][: len(LINES[-1]) - cut + 1]
    assert (journal.lines, journal.fragment) == (LINES[:-1], fragment)
    assert path.read_text(encoding="utf-8") == torn  # nothing is touched before something is done
    journal.append("Ben: place e5 west")
    assert path.read_text(encoding="utf-8") == "\n".join([*LINES[:-1], "Ben: place e5 west"]) + "\n"
    assert (aside(path), journal.fragment) == ([fragment], "")
    journal.close()


def test_undo_takes_back_a_line_without_its_end(path: Path) -> None:
    path.write_text(TEXT + "Ann: pla", encoding="utf-8")
    journal = Journal(path)
    assert journal.take_back() == "Ann: pla"
    assert path.read_text(encoding="utf-8") == TEXT
    assert journal.undone() == "Ann: pla"
    journal.close()


# Killed at every step


class Killed(BaseException):
    """Simulates that the process was killed."""


CALLS = ("open", "write", "fsync", "ftruncate", "replace", "chmod")


def kill_at(step: int, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Simulate a kill before the nth system call. Returns a function that counts the calls."""
    made = 0

    def counted(call: Callable[..., object]) -> Callable[..., object]:
        def calls(*arguments: object, **more: object) -> object:
            nonlocal made
            made += 1
            if made >= step:
                raise Killed
            return call(*arguments, **more)

        return calls

    for name in CALLS:
        monkeypatch.setattr(module.os, name, counted(getattr(os, name)))
    return lambda: made


DEEDS: dict[str, tuple[Callable[[Journal], object], list[str]]] = {
    "append": (lambda journal: journal.append("Ann: place b2 east"), [*LINES, "Ann: place b2 east"]),
    "undo": (lambda journal: journal.take_back(), LINES[:-1]),
    "change": (
        lambda journal: journal.change(4, "Ann: place c3 south"),
        [*LINES[:3], "Ann: place c3 south", LINES[4]],
    ),
}


@pytest.mark.parametrize(
    ("deed", "torn"), [("append", ""), ("append", "Ann: pl"), ("undo", ""), ("change", "")]
)
def test_killed_at_any_step_nothing_is_lost(tmp_path: Path, deed: str, torn: str) -> None:
    """After each step the log is as before or as after, and what left it is in the file beside it."""
    does, after = DEEDS[deed]
    steps, endings = 1, set()
    while True:
        path = tmp_path / f"game{steps}.moai"
        path.write_text(TEXT + torn, encoding="utf-8")
        journal = Journal(path)
        with pytest.MonkeyPatch.context() as patch:
            made = kill_at(steps, patch)
            try:
                does(journal)
                whole = True
            except Killed:
                whole = False
            count = made()
        journal._lock.release()  # as the system does for a process that is gone
        again = Journal(path)
        assert again.lines in (LINES, after)
        lost = {*LINES, *([torn] if torn else [])} - {*again.lines, again.fragment, *aside(path)}
        assert lost == set()
        endings.add(tuple(again.lines))
        again.close()
        if whole:
            assert count < steps
            break
        steps += 1
    assert steps > 3
    assert endings == {tuple(LINES), tuple(after)}


# Trouble


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_full_disk_leaves_the_log_as_it_was(
    journal: Journal, path: Path, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.write

    def half(descriptor: int, data: memoryview) -> int:
        if len(data) > 4:
            return real(descriptor, data[:4])
        raise OSError(errno.ENOSPC, "No space left on device")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(module.os, call, half if call == "write" else full)
        with pytest.raises(CannotKeep, match="No space left on device"):
            journal.append("Ann: place b2 east")
    assert path.read_text(encoding="utf-8") == TEXT
    assert journal.lines == LINES
    journal.append("Ann: place b2 east")  # and there is room again
    assert path.read_text(encoding="utf-8") == TEXT + "Ann: place b2 east\n"


def test_half_a_line_that_cannot_be_cut_off_is_not_glued_to_the_next(
    journal: Journal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.write

    def half(descriptor: int, data: memoryview) -> int:
        if len(data) > 10:
            return real(descriptor, data[:8])
        raise OSError(errno.ENOSPC, "No space left on device")

    def fails(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(module.os, "write", half)
        patch.setattr(module.os, "ftruncate", fails)
        with pytest.raises(CannotKeep):
            journal.append("Ann: place b2 east")
    assert journal.fragment == "Ann: place b2 ea"
    journal.append("Ann: place b2 east")
    assert path.read_text(encoding="utf-8") == TEXT + "Ann: place b2 east\n"


def test_half_a_row_among_those_undone_is_not_glued_to_the_next(journal: Journal, path: Path) -> None:
    """A kill may leave half a row. Otherwise `redo` would restore a line that nobody wrote."""
    journal.append("one", "two")
    journal.take_back()
    beside = path.with_name(f"{path.name}.undone")
    whole = beside.read_bytes()
    beside.write_bytes(whole + whole[: len(whole) - 2])
    assert journal.undone() == "two"
    journal.append("three")
    journal.take_back()
    assert journal.undone() == "three"
    assert beside.read_bytes().startswith(whole)


def test_a_line_that_cannot_be_taken_out_again_is_not_called_unwritten(
    journal: Journal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OSError(errno.EIO, "the disk fails")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fails)
        broken.setattr(os, "ftruncate", fails)
        with pytest.raises(MayBeKept, match="the line may be in the log"):
            journal.append("one")
    assert journal.lines[-1] == "one"
    journal.append("two")
    assert path.read_bytes().endswith(b"one\ntwo\n")


def test_a_line_is_not_cut_off_unless_it_was_set_aside(
    journal: Journal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.undone_file.path.mkdir()
    with pytest.raises(CannotKeep, match="cannot write"):
        journal.take_back()
    assert path.read_text(encoding="utf-8") == TEXT


@pytest.mark.parametrize("does", [lambda j: j.append("Ann: pass"), lambda j: j.take_back()])
def test_the_edits_of_somebody_else_are_seen(
    journal: Journal, path: Path, does: Callable[[Journal], object]
) -> None:
    edited = TEXT + "# from the other room\n"
    path.with_name("new").write_text(edited, encoding="utf-8")
    path.with_name("new").replace(path)
    with pytest.raises(Changed):
        does(journal)
    assert path.read_text(encoding="utf-8") == edited
    journal.read()
    does(journal)
    assert path.read_text(encoding="utf-8") != edited


def test_a_file_that_was_taken_away_is_written_again(journal: Journal, path: Path) -> None:
    path.unlink()
    with pytest.raises(Changed):
        journal.append("Ann: pass")
    journal.write_again()
    journal.append("Ann: pass")
    assert path.read_text(encoding="utf-8") == TEXT + "Ann: pass\n"


def test_a_copy_replaces_no_file(journal: Journal, path: Path) -> None:
    with pytest.raises(CannotKeep, match="exists"):
        journal.copy_to(str(path))
    journal.copy_to(str(path.with_name("other.moai")))
    assert path.with_name("other.moai").read_text(encoding="utf-8") == TEXT


REFUSED: dict[str, tuple[Callable[[Path], Path], str]] = {
    "a folder": (lambda folder: folder, "not a regular file"),
    "in no folder": (lambda folder: folder / "missing" / "a.moai", "no such folder"),
    "a NUL": (lambda folder: folder / "a\0b", "a file cannot have this name"),
    "a device": (lambda folder: Path("/dev/null"), "not a regular file"),
    "a long name": (lambda folder: folder / ("x" * 300), "too long"),
    "UTF-16": (lambda folder: written(folder, TEXT.encode("utf-16")), "UTF-16"),
    "too large": (lambda folder: written(folder, b"#" * (17 << 20)), "16 MiB"),
}


def written(folder: Path, data: bytes) -> Path:
    path = folder / "given.moai"
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_a_log_is_refused(tmp_path: Path, case: str) -> None:
    make, words = REFUSED[case]
    with pytest.raises(CannotKeep, match=words):
        Journal(make(tmp_path))
    assert not list(tmp_path.glob(".*.lock"))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_and_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    (tmp_path / "shut").mkdir()
    path = tmp_path / "shut" / "game.moai"
    path.write_text(TEXT, encoding="utf-8")
    path.parent.chmod(0o500)
    try:
        with pytest.raises(CannotKeep, match="Permission denied"):
            Journal(path.with_name("new.moai"))
        journal = Journal(path)  # the log itself can be written to
        journal.append("Ann: pass")
        journal.close()
        path.chmod(0o400)
        with pytest.raises(CannotKeep, match="read-only"):
            Journal(path)
    finally:
        path.parent.chmod(0o700)
    assert path.read_text(encoding="utf-8") == TEXT + "Ann: pass\n"


# Locks


def test_one_recorder_at_a_time(journal: Journal, path: Path) -> None:
    link = path.with_name("link.moai")
    link.symlink_to(path)
    for name in (path, link):
        with pytest.raises(Locked, match=rf"another recorder \(process {os.getpid()}\) keeps this log"):
            Journal(name)
    journal.close()
    Journal(path).close()
    assert not list(path.parent.glob(".*.lock"))


def test_the_lock_file_of_a_killed_recorder_hinders_nobody(path: Path) -> None:
    path.write_text(TEXT, encoding="utf-8")
    path.with_name(f".{path.name}.lock").write_text("99999\n", encoding="ascii")
    Journal(path).close()


def test_in_a_folder_that_is_read_only_the_log_itself_is_locked(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_text(TEXT, encoding="utf-8")
    opens = os.open

    def refuses(name: str | Path, *more: int) -> int:
        if str(name).endswith(".lock"):
            raise PermissionError(errno.EACCES, "Permission denied")
        return opens(name, *more)

    monkeypatch.setattr(module.os, "open", refuses)
    journal = Journal(path)
    with pytest.raises(Locked, match="another recorder keeps this log"):
        Journal(path)
    journal.append("Ann: pass")
    journal.close()
    Journal(path).close()
    assert path.read_text(encoding="utf-8") == TEXT + "Ann: pass\n"


def test_a_log_in_which_nothing_was_written_leaves_no_file(tmp_path: Path) -> None:
    Journal(tmp_path / "new.moai").close()
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "empty.moai").touch()
    Journal(tmp_path / "empty.moai").close()
    assert (tmp_path / "empty.moai").exists()


def test_a_line_is_changed_by_another_file_in_the_place_of_the_log(journal: Journal, path: Path) -> None:
    """There is no moment at which only half of it is there; permissions stay, and nothing is left over."""
    path.chmod(0o640)
    before = path.stat()
    journal.change(4, "Ann: place c3 south")
    assert path.stat().st_mode == before.st_mode
    assert path.stat().st_ino != before.st_ino
    assert {each.name for each in path.parent.iterdir()} == {
        "game.moai",
        "game.moai.undone",
        ".game.moai.lock",
    }
