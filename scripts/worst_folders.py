"""What may lie beside logs, or hold them, at its limits: configurations and archives."""

from __future__ import annotations

import gzip
import io
import json
import re
import struct
import tarfile
import zipfile
from collections.abc import Iterator, Mapping

import referee
from referee import shelf
from referee.archive.limits import MOST_BESIDE_TEXTS, MOST_IN_LINE, MOST_RATIO
from referee.cli.config_file import MOST_BYTES, MOST_OF_PROJECT, OWN, PROJECT
from referee.text.source import MOST_BYTES as MOST_OF_A_LOG

from .worst_files import LOG, Case
from .worst_logs import header, text_of, whole_game

CONFIGURATION = "a configuration of 64 KiB"
OF_A_PROJECT = "a pyproject.toml of 512 KiB"
ARCHIVE = "an archive"
READ_BY_ALL = ("a key of parts without end", "one pattern of stars")
"""Every command reads a configuration in the same way, so the other shapes are for two commands only."""


def configurations(limit: str, commands: Mapping[str, str]) -> Iterator[Case]:
    """Configurations for a log, and every command that reads a log."""
    game = shelf.own_names()[0]
    log = text_of(*whole_game(game)).encode()
    asked = {
        name: each.replace("NAME", "Ann").replace("GAME", game).replace("other.moai", LOG)
        for name, each in commands.items()
    }
    in_project = limit == OF_A_PROJECT
    name, most = (PROJECT, MOST_OF_PROJECT) if in_project else (OWN, MOST_BYTES)
    top = "[tool.referee]\n" if in_project else ""
    table = "[tool.referee.per-file-ignores]" if top else "[per-file-ignores]"
    begun = top.encode()
    room = most - 200
    shapes = {
        "a key of parts without end": begun + b"a" + b".a" * (room // 2) + b" = 1\n",
        "empty lines": begun + b"\n" * room,
        "blanks": begun + b" " * room,
        "a remark": begun + b"#" * room,
        "lists in lists": begun + b"x = " + b"[" * (room // 2) + b"]" * (room // 2),
        "a number without end": begun + b"x = " + b"9" * room,
        "keys without end": begun + b"".join(b"k%d = 1\n" % at for at in range(room // 11)),
        "codes without end": begun + b"ignore = [" + b'"EI",' * (room // 5) + b"]\n",
        "one pattern of stars": f"{table}\n".encode() + b'"' + b"*a" * (room // 2) + b'" = ["EI"]\n',
        "patterns without end": f"{table}\n".encode()
        + b"".join(b'"*g*a*%d" = ["EI"]\n' % at for at in range(room // 22)),
    }
    asked["config"] = "config ."
    for shape, data in shapes.items():
        told = asked if shape in READ_BY_ALL else {each: asked[each] for each in ("check", "config")}
        yield Case(limit, shape, {LOG: log, name: data[:most]}, told)


def archives() -> Iterator[Case]:
    """Archives that are as large inside as they may be, with the commands that take all of it, and those
    that take one log of it."""
    for shape, (ending, data, log) in _archives().items():
        name = f"games{ending}"
        whole = {
            "check": f"check {name}",
            "check --output-format json": f"check --all --output-format json {name}",
            "format": f"format --check {name}",
            "export": f"export --to jsonl {name}",
            "coverage": f"coverage {name}",
            "survey": f"survey {name} -o tables",
        }
        at = f"{name}/{log}"
        one = {each: f"{each} {at}" for each in ("score", "dispute", "repair", "show", "legal", "tally")}
        one |= {
            "score --why": f"score --why Ann {at}",
            "score --claimed": f"score --claimed Ann=99 {at}",
            "score as a page": f"score --output-format html {at}",
            "dispute --between": f"dispute {at} --between {at}",
            "dispute as a page": f"dispute --output-format html {at}",
            "export --to csv": f"export --to csv {at}",
            "replay": f"replay {at} -o page.html",
        }
        yield Case(ARCHIVE, shape, {name: data}, whole | one)


def _archives() -> dict[str, tuple[str, bytes, str]]:
    game = shelf.own_names()[0]
    log = text_of(*whole_game(game)).encode()
    record = referee.to_json(referee.loads(log))
    beside = len(re.sub(r'"[^"]*"', '""', json.dumps(record["entries"])))
    record["entries"] *= (MOST_BESIDE_TEXTS - 10_000) // beside
    remark = b"# " + b"nothing to see here " * 450 + b"\n"
    large = header(game).encode() + remark * (MOST_OF_A_LOG // len(remark) - 1)
    line = b'{"text": "", "x": ['
    lists = line + b"[], " * ((MOST_IN_LINE - 100) // 4) + b"0]}\n"
    texts = line + b'"", ' * ((MOST_IN_LINE - 100) // 4) + b"0]}\n"
    packed = b"#" * (MOST_OF_A_LOG - 100)
    return {
        "a line of lists": (".jsonl", lists, "1"),
        "a line of texts": (".jsonl", texts, "1"),
        "a line with a long record": (".jsonl", json.dumps(record).encode() + b"\n", "1"),
        "a line with a log of 16 MiB": (
            ".jsonl",
            json.dumps({"text": large.decode()}).encode() + b"\n",
            "1",
        ),
        "a zip with a log of 16 MiB": (".zip", _zip({"a.moai": large}), "a.moai"),
        f"content of {MOST_RATIO} times its size": (
            ".jsonl.gz",
            _gz(packed * 4),
            "1",
        ),
        "a zip with many names": (".zip", _zip({f"{at}.txt": b"" for at in range(60_000)}), "a.moai"),
        "a zip with long extra fields": (".zip", _with_extras(log), "0.moai"),
        "a tar with headers without end": (".tar", _headers(log), "a.moai"),
    }


def _gz(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _zip(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()


def _with_extras(log: bytes) -> bytes:
    """Each member has as many fields in its extra part as there is room for."""
    extra = struct.pack("<HH", 0x9999, 0) * 16_000
    out = _zip({f"{at}.moai": log for at in range(100)})
    start, end = out.index(b"PK\1\2"), out.rindex(b"PK\5\6")
    entries, at = b"", start
    while at < end:
        length, had = struct.unpack_from("<HH", out, at + 28)
        entry = out[at : at + 46 + length]
        entries += entry[:30] + struct.pack("<H", len(extra)) + entry[32:] + extra
        at += 46 + length + had
    last = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 100, 100, len(entries), start, 0)
    return out[:start] + entries + last


def _headers(log: bytes) -> bytes:
    """256 extra headers of 64 KiB, each with keys of its own, then one log."""
    out = io.BytesIO()
    for number in range(256):
        keys = b"".join(b"18 %05x%05x=xxx\n" % (number, at) for at in range(3_600))
        out.write(_head("x", len(keys), tarfile.XHDTYPE) + keys + b"\0" * (-len(keys) % 512))
    out.write(_head("a.moai", len(log), tarfile.REGTYPE) + log + b"\0" * (-len(log) % 512 + 1024))
    return out.getvalue()


def _head(name: str, size: int, kind: bytes) -> bytes:
    info = tarfile.TarInfo(name)
    info.size, info.type = size, kind
    return info.tobuf(tarfile.USTAR_FORMAT)
