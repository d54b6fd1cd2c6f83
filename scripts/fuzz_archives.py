"""Archives, sound and damaged: each gives logs or reasons, within the bounds."""

from __future__ import annotations

import gzip
import io
import json
import lzma
import random
import struct
import tarfile
import tempfile
import zipfile
from pathlib import Path

from referee.archive.limits import MOST_IN_LINE
from referee.archive.member import MissingLog
from referee.archive.naming import GZ, LINES, PLAIN, XZ, ZIP
from referee.archive.reading import Archive

from .fuzz_commands import run
from .fuzz_inputs import NAMES, SIGNS, Bender, as_bytes
from .fuzz_promises import promise, unsafe

MEMBERS = (
    "a.moai", "a.moai", "league/b.moai", "../out.moai", "/etc/out.moai", "C:\\out.moai", "a\\b.moai",
    "x/../../y.moai", "in.zip", "._a.moai", "board.yaml", "c.MOAI", ".moai", "d/", "e\x00.moai",
)  # fmt: skip
MOST_LOGS = 6
BY_COMMAND = 0.1
"""How often the command itself is run, which is slower."""
ENDINGS = {
    (ZIP, PLAIN): ".zip",
    ("tar", PLAIN): ".tar",
    ("tar", GZ): ".tar.gz",
    ("tar", XZ): ".tar.xz",
    (LINES, PLAIN): ".jsonl",
    (LINES, GZ): ".jsonl.gz",
    (LINES, XZ): ".jsonl.xz",
}


def make_archive(bender: Bender) -> bytes:
    """Parts of logs in an archive, which is damaged before or after it is compressed, or not at all."""
    dice = bender.dice
    form, compression = dice.choice(list(ENDINGS))
    files = [(_name(dice), as_bytes(bender.bent_piece())) for _ in range(dice.randint(0, MOST_LOGS))]
    data = {ZIP: _zip, "tar": _tar, LINES: _lines}[form](files, dice)
    if dice.random() < 0.4:
        data = _damaged(data, dice)
    if compression:
        data = gzip.compress(data, mtime=0) if compression == GZ else lzma.compress(data)
        if dice.random() < 0.3:
            data = _damaged(data, dice)
    return data


def _name(dice: random.Random) -> str:
    if dice.random() < 0.3:
        return dice.choice((*NAMES, *SIGNS)) + ".moai"
    return dice.choice(MEMBERS)


def _zip(files: list[tuple[str, bytes]], dice: random.Random) -> bytes:
    out = io.BytesIO()
    method = dice.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2))
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in files:
            info = zipfile.ZipInfo(name.encode("utf-8", "replace").decode())
            info.compress_type = method
            archive.NameToInfo.pop(info.filename, None)  # a name may be there twice, without a warning
            archive.writestr(info, data)
    return _of_the_large_kind(out.getvalue(), dice) if dice.random() < 0.3 else out.getvalue()


def _of_the_large_kind(data: bytes, dice: random.Random) -> bytes:
    """The same zip with numbers of 64 bits for its directory and its first member, right or too large."""
    at = data.rindex(b"PK\5\6")
    count, size, start = struct.unpack_from("<HLL", data, at + 10)
    head, entries = data[:start], data[start:at]
    if entries and dice.random() < 0.5:
        place = dice.choice((0, *FAR))
        length = struct.unpack_from("<H", entries, 28)[0]
        extra = struct.pack("<HHQ", 1, 8, place)
        first = entries[:30] + struct.pack("<H", len(extra)) + entries[32:42] + b"\xff" * 4
        entries = first + entries[46 : 46 + length] + extra + entries[46 + length :]
        size += len(extra)
    where, end = (dice.choice((right, right, *FAR)) for right in (start, start + size))
    many = dice.choice((count, count, *FAR))
    end_64 = struct.pack("<4sQ2H2L4Q", b"PK\6\6", 44, 45, 45, 0, 0, many, many, size, where)
    locator = struct.pack("<4sLQL", b"PK\6\7", 0, end, 1)
    return head + entries + end_64 + locator + data[at:]


FAR = (2**31, 2**32, 2**62, 2**63 - 1, 2**63, 2**64 - 1)


def _tar(files: list[tuple[str, bytes]], dice: random.Random) -> bytes:
    out = io.BytesIO()
    form = dice.choice((tarfile.PAX_FORMAT, tarfile.GNU_FORMAT, tarfile.USTAR_FORMAT))
    with tarfile.open(fileobj=out, mode="w", format=form, errors="replace", encoding="utf-8") as archive:
        for name, data in files:
            info = tarfile.TarInfo(name.encode("utf-8", "replace").decode())
            info.type = dice.choice((tarfile.REGTYPE,) * 8 + (tarfile.SYMTYPE, tarfile.LNKTYPE))
            info.linkname = "" if info.isreg() else dice.choice(MEMBERS)
            info.size = len(data) if info.isreg() else 0
            if dice.random() < 0.02:
                info.pax_headers = {f"{dice.random()}": "x" * dice.randrange(9) for _ in range(2_000)}
            try:
                archive.addfile(info, io.BytesIO(data))
            except ValueError:  # the name does not fit this format
                continue
    return out.getvalue()


def _lines(files: list[tuple[str, bytes]], dice: random.Random) -> bytes:
    rows = []
    for name, data in files:
        text = data.decode("utf-8", "surrogateescape")
        row = dice.choice(({"name": name, "text": text}, {"text": text}, {"record": {"entries": [text]}}))
        rows.append(json.dumps(row))
    if dice.random() < 0.02:
        few = dice.choice(("[], ", "{}, ", '"", ', "0, "))
        rows.append('{"text": "", "x": [' + few * (dice.choice((10**6, MOST_IN_LINE - 100)) // len(few)))
        rows[-1] += "0]}" if dice.random() < 0.7 else ""
    return "".join(f"{row}\n" for row in rows).encode()


def _damaged(data: bytes, dice: random.Random) -> bytes:
    """The same with bytes changed, lost or repeated, or cut off, often where a header is."""
    changed = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 6))):
        at = dice.randrange(min(len(changed), dice.choice((64, 600, 10**9))) + 1)
        at = len(changed) - at if dice.random() < 0.4 else at
        match dice.randrange(5):
            case 0:
                del changed[at:]
            case 1:
                del changed[at : at + dice.choice((1, 4, 512))]
            case 2:
                changed[at:at] = changed[at : at + dice.choice((4, 512, 1024))]
            case 3:
                changed[at : at + 4] = dice.choice((b"\xff\xff\xff\xff", b"\0\0\0\0", b"\x7f\xff\xff\xff"))
            case _:
                changed[at : at + 1] = dice.randbytes(1)
    return bytes(changed)


def ending_of(data: bytes, dice: random.Random) -> str:
    """The ending that fits the first bytes, or now and then another."""
    if dice.random() < 0.05:
        return dice.choice(list(ENDINGS.values()))
    if data[:2] == b"PK":
        return ".zip"
    if data[:2] == b"\x1f\x8b":
        return dice.choice((".tar.gz", ".jsonl.gz"))
    if data[:6] == b"\xfd7zXZ\0":
        return dice.choice((".tar.xz", ".jsonl.xz"))
    return ".jsonl" if data[:1] == b"{" else ".tar"


def hold_archive(data: bytes, dice: random.Random) -> None:
    """Each log has a path inside the archive; each that cannot be read has a reason."""
    with tempfile.TemporaryDirectory(prefix="referee-fuzz-") as folder:
        path = Path(folder, f"games{ending_of(data, dice)}")
        path.write_bytes(data)
        for found in Archive(str(path)).logs():
            if isinstance(found, MissingLog):
                promise(bool(found.why), "a log of an archive is refused without a reason")
                continue
            parts = found.path.split("/")
            promise(bool(found.path) and parts[0] != "" and ".." not in parts, "a path leads out")
            promise("\0" not in found.path, "a path holds a zero byte")
        if dice.random() < BY_COMMAND:
            code, said = run(["check", str(path)])
            promise(code in (0, 1, 2), "an exit code that is not documented")
            promise("internal error" not in said, f"a command ends in an internal error [{said[-300:]}]")
            promise(not unsafe(said), "a command lets a control character through")
        promise([each.name for each in Path(folder).iterdir()] == [path.name], "files are left behind")
