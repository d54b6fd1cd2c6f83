"""Reads the members of a zip in the order of its directory, without keeping the directory in memory."""

from __future__ import annotations

import stat
import struct
import zlib
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

from referee.speech.say import tell

from .limits import MOST_RATIO, Broken
from .member import Head, Unread

_END = struct.Struct("<4s4H2LH")
_LOCATOR = struct.Struct("<4sLQL")
_END_64 = struct.Struct("<4sQ2H2L4Q")
_ENTRY = struct.Struct("<4s6H3L5H2L")
_LOCAL = struct.Struct("<4s5H3L2H")
_STORED, _DEFLATED = 0, 8
_UNIX = 3
_FREE_OF_RATIO = 1024 * 1024


class ZipEntry(NamedTuple):
    """Where a member is in the file, and how it is stored."""

    head: Head
    offset: int
    packed: int
    crc: int
    method: int


class Zip:
    """A zip in a file in which one can seek."""

    def __init__(self, file: BinaryIO, again: BinaryIO) -> None:
        self.directory = file
        self.file = again
        self.size = file.seek(0, 2)
        self.taken = 0
        self.count, self.at, self.shift = self._end()
        self.entry: ZipEntry | None = None

    def heads(self) -> Iterator[Head]:
        """Every member except folders."""
        at = self.at
        for _ in range(self.count):
            if not _found(self.directory, at, self.size):
                raise Broken(tell("archive.directory", "its directory is damaged"))
            fixed = self.directory.read(_ENTRY.size)
            if len(fixed) < _ENTRY.size or fixed[:4] != b"PK\1\2":
                raise Broken(tell("archive.directory", "its directory is damaged"))
            fields = _ENTRY.unpack(fixed)
            name_length, extra_length, comment_length = fields[10:13]
            names = self.directory.read(name_length + extra_length)
            if len(names) < name_length + extra_length:
                raise Broken(tell("archive.directory", "its directory is damaged"))
            at += _ENTRY.size + name_length + extra_length + comment_length
            self.entry = _entry(fields, names[:name_length], names[name_length:])
            if not self.entry.head.name.endswith("/"):
                yield self.entry.head

    def data(self, head: Head) -> bytes:
        """The bytes of the member whose head came last. Unread if they are damaged, or far too large."""
        entry = self.entry
        assert entry is not None and entry.head is head
        self.taken += entry.packed
        if self.taken > self.size:
            raise Broken(tell("archive.overlap", "its members overlap; no more of it is read"))
        if head.size > _FREE_OF_RATIO and head.size > MOST_RATIO * max(entry.packed, 1):
            raise Unread(
                tell(
                    "archive.ratio-member",
                    "its content is more than {most} times its size in the archive",
                    most=MOST_RATIO,
                )
            )
        is_there = _found(self.file, entry.offset + self.shift, self.size)
        local = self.file.read(_LOCAL.size) if is_there else b""
        if len(local) < _LOCAL.size or local[:4] != b"PK\3\4":
            raise Unread(tell("archive.moved", "it is not where the directory of the archive says"))
        name_length, extra_length = _LOCAL.unpack(local)[9:11]
        self.file.seek(name_length + extra_length, 1)
        packed = self.file.read(entry.packed) if entry.packed <= self.size else b""
        data = packed if entry.method == _STORED else _inflated(packed, head.size)
        if len(packed) < entry.packed or len(data) != head.size or zlib.crc32(data) != entry.crc:
            raise Unread(tell("archive.data", "its data in the archive is damaged"))
        return data

    def _end(self) -> tuple[int, int, int]:
        """The number of entries in the directory, its offset, and the bytes before the archive."""
        reach = min(self.size, _END.size + 0xFFFF)
        self.directory.seek(self.size - reach)
        tail = self.directory.read(reach)
        at = tail.rfind(b"PK\5\6")
        if at < 0 or len(tail) - at < _END.size:
            raise Broken(tell("archive.no-zip", "this is not a zip file, or its end is missing"))
        _, disk, first, _, count, length, offset, _ = _END.unpack_from(tail, at)
        end = self.size - reach + at
        if disk != first:
            raise Broken(tell("archive.split", "it is only one part of a split archive"))
        if at >= _LOCATOR.size and tail[at - _LOCATOR.size : at - _LOCATOR.size + 4] == b"PK\6\7":
            where = _LOCATOR.unpack_from(tail, at - _LOCATOR.size)[2]
            large = self.directory.read(_END_64.size) if _found(self.directory, where, self.size) else b""
            if len(large) < _END_64.size or large[:4] != b"PK\6\6":
                raise Broken(tell("archive.directory", "its directory is damaged"))
            *_, count, length, offset = _END_64.unpack(large)
            return count, offset, 0
        shift = end - length - offset
        if shift < 0:
            raise Broken(tell("archive.directory", "its directory is damaged"))
        return count, offset + shift, shift


def _found(file: BinaryIO, at: int, size: int) -> bool:
    """Go to a place that an archive names. It may be far outside of the file, where none can be reached."""
    if at > size:
        return False
    file.seek(at)
    return True


def _entry(fields: tuple[int, ...], name: bytes, extra: bytes) -> ZipEntry:
    made_by, flags, method, crc = fields[1], fields[3], fields[4], fields[7]
    packed, size, attributes, offset = fields[8], fields[9], fields[15], fields[16]
    large = _large(extra)
    if size == 0xFFFFFFFF and large:
        size = large.pop(0)
    if packed == 0xFFFFFFFF and large:
        packed = large.pop(0)
    if offset == 0xFFFFFFFF and large:
        offset = large.pop(0)
    mode = attributes >> 16 if made_by >> 8 == _UNIX else 0
    why = ""
    if stat.S_ISLNK(mode):
        why = tell("archive.link", "it is a link, which is not followed")
    elif flags & 1:
        why = tell("archive.encrypted", "it is encrypted")
    elif method not in (_STORED, _DEFLATED):
        why = tell(
            "archive.method",
            "it is compressed by a method that is not known here ({method})",
            method=method,
        )
    said = (
        name.decode("utf-8", "surrogateescape") if flags & 0x800 or _is_utf8(name) else name.decode("cp437")
    )
    return ZipEntry(Head(said, size, why), offset, packed, crc, method)


def _is_utf8(name: bytes) -> bool:
    try:
        name.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _large(extra: bytes) -> list[int]:
    """The numbers with more than four bytes (zip64)."""
    at = 0
    while at + 4 <= len(extra):
        kind, length = struct.unpack_from("<HH", extra, at)
        at += 4
        if kind == 1:
            many = min(length, len(extra) - at) // 8
            return list(struct.unpack_from(f"<{many}Q", extra, at))
        at += length
    return []


def _inflated(packed: bytes, size: int) -> bytes:
    """Decompress. The result has at most one byte more than `size`."""
    try:
        return zlib.decompressobj(wbits=-15).decompress(packed, size + 1)
    except zlib.error:
        return b""
