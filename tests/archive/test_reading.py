"""Logs come out of an archive as they went in. What cannot gets a message, never a traceback."""

from __future__ import annotations

import gzip
import io
import json
import random
import re
import stat
import struct
import sys
import tarfile
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from referee.archive import limits, reading
from referee.archive.json_lines import _TEXT, _has_too_many_parts
from referee.archive.member import Member, MissingLog
from referee.archive.naming import KINDS, PLAIN, inner_path, kind_of, split_name
from referee.archive.reading import Archive
from referee.archive.seen import Seen
from referee.archive.streams import Stream
from referee.archive.tarball import Tar, _pax
from tests.counted_regex import Counted
from tests.effort import tries

from .made import archive_bytes, line_bytes, tar_bytes, written, zip_bytes

LONG = "a-folder-with-a-long-name/" * 12 + "d.moai"
LOGS = {
    "one.moai": b"game: easter-island\n",
    "league/two.moai": "players: Zoé, Ben\n".encode(),
    LONG: b"x" * 3000,
    "Ünïcode names.moai": b"",
}
FILES = {**LOGS, "README.md": b"no log", "league/board.yaml": b"name: ours\n", "league/._two.moai": b"junk"}


def in_tests(ending: str) -> None:
    if ending.endswith("zst") and sys.version_info < (3, 14):
        pytest.importorskip("zstandard", reason="the package zstandard is not installed")


def all_of(path: Path) -> tuple[dict[str, bytes], list[MissingLog]]:
    found = list(Archive(str(path)).logs())
    members = {each.path: each.data for each in found if isinstance(each, Member)}
    return members, [each for each in found if isinstance(each, MissingLog)]


@pytest.mark.parametrize("ending", [ending for ending in KINDS if "jsonl" not in ending])
def test_logs_come_out_as_they_went_in(tmp_path: Path, ending: str) -> None:
    in_tests(ending)
    assert all_of(written(tmp_path, ending, FILES)) == (LOGS, [])


@pytest.mark.parametrize("ending", [ending for ending in KINDS if "jsonl" in ending])
def test_so_they_do_from_json_lines(tmp_path: Path, ending: str) -> None:
    in_tests(ending)
    members, missing = all_of(written(tmp_path, ending, LOGS))
    assert members == {f"{n}/{name}": data for n, (name, data) in enumerate(LOGS.items(), 1)}
    assert missing == []


@pytest.mark.parametrize("form", [tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT])
def test_every_form_of_a_tar(tmp_path: Path, form: int) -> None:
    files = {f"{'f' * 90}/{'n' * 60}.moai": b"one", "two.moai": b"two"}
    (tmp_path / "games.tar").write_bytes(tar_bytes(files, form))
    assert all_of(tmp_path / "games.tar") == (files, [])


def test_a_zip_that_is_stored_and_one_with_something_before_it(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(b"#!/bin/sh\n" + zip_bytes(LOGS, zipfile.ZIP_STORED))
    assert all_of(tmp_path / "a.zip") == (LOGS, [])


def test_pieces_one_behind_the_other_are_one(tmp_path: Path) -> None:
    data = line_bytes(LOGS)
    (tmp_path / "a.jsonl.gz").write_bytes(gzip.compress(data[:100]) + gzip.compress(data[100:]))
    assert len(all_of(tmp_path / "a.jsonl.gz")[0]) == len(LOGS)


def test_boards_lie_beside_their_logs(tmp_path: Path) -> None:
    for ending in (".zip", ".tar.gz"):
        archive = Archive(str(written(tmp_path, ending, {**FILES, "far/board.yaml": b"x"})))
        assert archive.boards_beside("league/two.moai") == {"board.yaml": b"name: ours\n"}
        assert archive.boards_beside("one.moai") == {}


# What cannot be read


def with_links(kind: bytes) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as tar:
        info = tarfile.TarInfo("link.moai")
        info.type, info.linkname = kind, "/etc/passwd"
        tar.addfile(info)
    return out.getvalue()


def zip_with_link() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        info = zipfile.ZipInfo("link.moai")
        info.create_system, info.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")
    return out.getvalue()


def zip_with_flag(flag: int, method: int = 8) -> bytes:
    data = bytearray(zip_bytes({"a.moai": b"text"}))
    at = data.index(b"PK\1\2")
    struct.pack_into("<HH", data, at + 8, flag, method)
    return bytes(data)


def overlapping() -> bytes:
    """The directory names one member a thousand times."""
    data = zip_bytes({"a.moai": random.Random(0).randbytes(2000)})
    start, end = data.index(b"PK\1\2"), data.index(b"PK\5\6")
    entry = data[start:end]
    names = [entry.replace(b"a.moai", b"%06d.moai" % n) for n in range(1000)]
    names = [each[:28] + struct.pack("<H", 11) + each[30:] for each in names]
    body = b"".join(names)
    return data[:start] + body + struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 1000, 1000, len(body), start, 0)


def pax_bomb() -> bytes:
    """An extra header that says it has a gigabyte."""
    info = tarfile.TarInfo("././@PaxHeader")
    info.type, info.size = tarfile.XHDTYPE, 1024**3
    return info.tobuf(tarfile.USTAR_FORMAT) + b"x" * 100_000


def far_away(which: str, at: int) -> bytes:
    """A zip of the large kind (zip64) that says that a member, or its directory, is at this place."""
    data = zip_bytes({"a.moai": b"text"})
    start, end = data.index(b"PK\1\2"), data.index(b"PK\5\6")
    body, entry = data[:start], data[start:end]
    if which == "member":
        extra = struct.pack("<HHQ", 1, 8, at)
        entry = entry[:30] + struct.pack("<H", len(extra)) + entry[32:42] + b"\xff" * 4 + entry[46:] + extra
        return body + entry + struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 1, 1, len(entry), len(body), 0)
    end_64 = struct.pack("<4sQ2H2L4Q", b"PK\6\6", 44, 45, 45, 0, 0, 1, 1, len(entry), at)
    place = struct.pack("<4sLQL", b"PK\6\7", 0, at if which == "end" else len(body + entry), 1)
    return body + entry + end_64 + place + struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 0, 0, 0, 0, 0)


PLACES = (2**32, 2**62, 2**63 - 1, 2**63, 2**64 - 1)
LARGE = limits.MOST_IN_MEMBER + 1
TROUBLES: dict[str, tuple[str, Callable[[], bytes], str, str]] = {
    "symlink": (".tar", lambda: with_links(tarfile.SYMTYPE), "link.moai", "it is a link"),
    "hard link": (".tar", lambda: with_links(tarfile.LNKTYPE), "link.moai", "it is a link"),
    "pipe": (".tar", lambda: with_links(tarfile.FIFOTYPE), "link.moai", "it is not a plain file"),
    "link in a zip": (".zip", zip_with_link, "link.moai", "it is a link"),
    "absolute": (".tar", lambda: tar_bytes({"/etc/a.moai": b""}), "/etc/a.moai", "leads out of"),
    "upwards": (".zip", lambda: zip_bytes({"a/../../b.moai": b""}), "a/../../b.moai", "leads out of"),
    "drive": (".zip", lambda: zip_bytes({"C:\\b.moai": b""}), "C:\\b.moai", "leads out of"),
    "upwards in a line": (".jsonl", lambda: line_bytes({"../b.moai": b""}), "1", "leads out of"),
    "nested": (".zip", lambda: zip_bytes({"in.tar.gz": b""}), "in.tar.gz", "inside an archive"),
    "encrypted": (".zip", lambda: zip_with_flag(1), "a.moai", "it is encrypted"),
    "method": (".zip", lambda: zip_with_flag(0, 14), "a.moai", "not known here (14)"),
    "large": (".tar", lambda: tar_bytes({"a.moai": b"x" * LARGE}), "a.moai", "larger than 16 MiB"),
    "large in a zip": (".zip", lambda: zip_bytes({"a.moai": b"x" * LARGE}), "a.moai", "larger than 16"),
    "zip bomb": (".zip", lambda: zip_bytes({"a.moai": b"x" * (LARGE - 1)}), "a.moai", "200 times its size"),
    "tar bomb": (".tar.gz", lambda: _gz({"a.bin": bytes(8 * LARGE)}), "", "200 times its size"),
    "overlap": (".zip", overlapping, "", "its members overlap"),
    "header bomb": (".tar", pax_bomb, "", "a header in it is too long"),
    "no zip": (".zip", lambda: b"this is not a zip", "", "this is not a zip file"),
    "empty zip": (".zip", lambda: b"", "", "this is not a zip file"),
    "no tar": (".tar", lambda: b"this is no tar" * 100, "", "a header in it cannot be read"),
    "no gzip": (".tar.gz", lambda: b"this is no gzip", "", "its compressed data is damaged"),
    "empty gzip": (".tar.gz", lambda: b"", "", "it ends too early"),
    "no xz": (".tar.xz", lambda: b"this is no xz file", "", "its compressed data is damaged"),
    "no logs": (".tar", lambda: tar_bytes({"README": b""}), "", "no .moai logs in this archive"),
    "joined": (".tar", lambda: tar_bytes(LOGS) + tar_bytes(LOGS), "", "more data after its end"),
    "no JSON": (".jsonl", lambda: b"game: easter-island\n", "1", "the line is not JSON"),
    "no object": (".jsonl", lambda: b'"game"\n', "1", "the line is not a JSON object"),
    "no log": (".jsonl", lambda: b'\n{"name": "a.moai"}\n', "2/a.moai", "has neither `text`"),
    "deep": (".jsonl", lambda: b"[" * 100_000 + b"\n", "1", "nested too deeply"),
    "small parts": (".jsonl", lambda: b"[" + b"[]," * 400_000 + b"0]\n", "1", "1 MiB beside its texts"),
    "texts without end": (".jsonl", lambda: b'["' + b'","' * 400_000, "1", "1 MiB beside its texts"),
}


def _gz(files: dict[str, bytes]) -> bytes:
    return archive_bytes(".tar.gz", files)


@pytest.mark.parametrize("name", TROUBLES)
def test_what_cannot_be_read_is_said_once(tmp_path: Path, name: str) -> None:
    ending, make, path, why = TROUBLES[name]
    (tmp_path / f"games{ending}").write_bytes(make())
    [missing] = all_of(tmp_path / f"games{ending}")[1]
    assert missing.path == path
    assert why in missing.why


@pytest.mark.parametrize("which", ["member", "directory", "end"])
@pytest.mark.parametrize("at", PLACES)
def test_a_place_far_outside_of_the_file_is_a_message(tmp_path: Path, which: str, at: int) -> None:
    """A place of more than 63 bits ended in an internal error."""
    (tmp_path / "games.zip").write_bytes(far_away(which, at))
    members, [missing] = all_of(tmp_path / "games.zip")
    assert not members
    assert missing.why in ("its directory is damaged", "it is not where the directory of the archive says")


def test_a_zip_of_the_large_kind_is_read(tmp_path: Path) -> None:
    (tmp_path / "games.zip").write_bytes(far_away("member", 0))
    assert all_of(tmp_path / "games.zip") == ({"a.moai": b"text"}, [])


def test_extra_headers_of_a_tar_take_no_memory(tmp_path: Path) -> None:
    """All their keys were kept: an archive of 13 MiB took 700 MiB."""
    info = tarfile.TarInfo("a.moai")
    info.size, info.pax_headers = 4, {f"comment{n}": "x" for n in range(3_000)} | {"path": "b.moai"}
    header = info.tobuf(tarfile.PAX_FORMAT)
    kept = Tar(Stream(io.BytesIO(header + b"text".ljust(512, b"\0") + bytes(1024)), PLAIN))
    [head] = kept.heads()
    assert head.name == "b.moai"
    assert set(
        _pax(b"".join(b"%d %s=x\n" % (len(key) + 5, key) for key in (b"path", b"abcd", b"efgh")))
    ) == {"path"}


def test_a_large_line_of_small_parts_is_not_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of 32 MiB took 900 MiB, and a record of that size minutes. A log of 16 MiB is read."""
    long = "game: easter-island\n" + '# "\\ [] {}\n' * 120_000
    parts = json.dumps({"text": "", "x": [[]] * 300_000})
    (tmp_path / "a.jsonl").write_text(f"{json.dumps({'text': long})}\n{parts}\n")
    parsed = []
    real = json.loads
    monkeypatch.setattr(json, "loads", lambda line: (parsed.append(len(line)), real(line))[1])
    members, [missing] = all_of(tmp_path / "a.jsonl")
    assert members == {"1": long.encode()}
    assert (missing.path, len(parsed)) == ("2", 1)


def test_many_texts_in_a_line_take_no_memory() -> None:
    """They were cut out of it at once: a line of 32 MiB took more than 500 MiB."""
    line = b"[" + b'"", ' * 400_000 + b"0]"
    tracemalloc.start()
    assert _has_too_many_parts(line)
    assert tracemalloc.get_traced_memory()[1] < 10_000
    tracemalloc.stop()


@pytest.mark.parametrize("piece", ['"', '\\"', "\\", '""', "[", "x", '"\\'])
def test_texts_in_a_line_are_looked_at_once(piece: str) -> None:
    pattern = re.compile(_TEXT.pattern.decode(), _TEXT.flags & re.DOTALL)
    short, long = (Counted(pattern, '"' + piece * many).search_all() for many in (60, 240))
    assert long < 5 * short


def test_of_two_members_of_one_name_the_first_is_read(tmp_path: Path) -> None:
    two = tar_bytes({"a.moai": b"1"})[:1024] + tar_bytes({"./a.moai": b"2", "b.moai": b"3"})
    (tmp_path / "a.tar").write_bytes(two)
    members, [missing] = all_of(tmp_path / "a.tar")
    assert members == {"a.moai": b"1", "b.moai": b"3"}
    assert missing == MissingLog("a.moai", "this name is in the archive twice; only the first is read")


@pytest.mark.parametrize("ending", [".zip", ".tar"])
def test_the_number_of_members_is_bounded(
    tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_MEMBERS", 3)
    members, [missing] = all_of(written(tmp_path, ending, {f"{n}.moai": b"" for n in range(5)}))
    assert len(members) == 3
    assert missing.why.startswith("it has more than 3 members")


def test_a_line_that_is_too_long_hides_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.archive.json_lines.MOST_IN_LINE", 200_000)
    long = json.dumps({"text": "x" * 300_000})
    (tmp_path / "a.jsonl").write_text(f'{{"text": "1"}}\n{long}\n{{"text": "2"}}')
    members, [missing] = all_of(tmp_path / "a.jsonl")
    assert members == {"1": b"1", "3": b"2"}
    assert missing.path == "2"


@pytest.mark.parametrize(
    "ending", [".zip", ".tar", ".tar.gz", ".tar.xz", ".tar.zst", ".jsonl", ".jsonl.zst"]
)
def test_a_damaged_archive_gives_true_logs_and_a_message(tmp_path: Path, ending: str) -> None:
    """Cut short anywhere, or with a byte that is another: no exception, and no log that is not whole."""
    in_tests(ending)
    files = {f"{n}.moai": bytes(random.Random(n).choices(b"abcdefgh\n", k=700)) for n in range(4)}
    whole = archive_bytes(ending, files)
    dice = random.Random(ending)
    path = tmp_path / f"games{ending}"
    for number in range(tries(60, 1000)):
        if number % 2:
            damaged = whole[: dice.randrange(len(whole))]
        else:
            at = dice.randrange(len(whole))
            damaged = whole[:at] + bytes([whole[at] ^ (1 << dice.randrange(8))]) + whole[at + 1 :]
        path.write_bytes(damaged)
        members, missing = all_of(path)
        if number % 2 and not ending.startswith(".jsonl"):
            assert missing or members == files, len(damaged)
            assert all(data in files.values() for data in members.values())


# Names


def test_names_lead_into_archives(tmp_path: Path) -> None:
    archive = written(tmp_path, ".tar.gz", LOGS)
    assert split_name(f"{archive}/league/two.moai") == (str(archive), "league/two.moai")
    assert split_name(str(archive)) is None
    assert split_name(f"{tmp_path}/other.zip/two.moai") is None  # no such file
    (tmp_path / "folder.zip").mkdir()
    assert split_name(f"{tmp_path}/folder.zip/two.moai") is None


@pytest.mark.parametrize(
    ("name", "kind"),
    [("A.ZIP", ("zip", "")), ("a.tar.gz", ("tar", "gz")), ("a.jsonl", ("lines", "")), ("a.gz", None)],
)
def test_kinds_of_archives(name: str, kind: object) -> None:
    assert kind_of(name) == kind


@pytest.mark.parametrize(
    ("said", "path"), [("./a/b", "a/b"), ("a//b", "a/b"), ("a\\b", "a/b"), ("/a", None), ("", None)]
)
def test_paths_are_made_plain(said: str, path: str | None) -> None:
    assert inner_path(said) == path


def test_names_are_remembered_in_little_memory() -> None:
    seen, names = Seen(), [f"games/{number}.moai" for number in range(5000)]
    assert all(seen.add(name) for name in names)
    assert not any(seen.add(name) for name in names)
    assert seen.add("another.moai") and seen.count == 5001
    assert 8 * len(seen.slots) <= 32 * 5001
