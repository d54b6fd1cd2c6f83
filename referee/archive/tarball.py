"""Reads the members of a tar one by one. tarfile parses the headers; the limits are our own."""

from __future__ import annotations

import tarfile
from collections.abc import Iterator

from referee.speech.say import tell

from .limits import MOST_NAME, Broken
from .member import Head
from .streams import Stream

_BLOCK = tarfile.BLOCKSIZE
_PAX = (tarfile.XHDTYPE, tarfile.SOLARIS_XHDTYPE)
_LONG = (tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK)
_EXTRA = (*_PAX, *_LONG, tarfile.XGLTYPE)
_PLAIN = (tarfile.REGTYPE, tarfile.AREGTYPE, tarfile.CONTTYPE)
_SPARSE = "GNU.sparse.major"
_KEPT = (b"path", b"size", _SPARSE.encode())
"""What is kept of extra headers, however many there are."""


class Tar:
    """A tar that is read from a stream."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.left = 0
        """The number of bytes before the next header."""

    def heads(self) -> Iterator[Head]:
        """Every member except folders. Its data must be read before the next one, or it is skipped."""
        while True:
            info = self._next()
            if info is None:
                self._require_nothing_more()
                return
            if info.isdir():
                continue
            why = ""
            if info.issym() or info.islnk():
                why = tell("archive.link", "it is a link, which is not followed")
            elif info.type not in _PLAIN or _SPARSE in info.pax_headers:
                why = tell("archive.not-plain", "it is not a plain file")
            yield Head(info.name, info.size if not why else 0, why)

    def data(self, head: Head) -> bytes:
        data = self.stream.read(head.size)
        self.left -= len(data)
        if len(data) < head.size:
            raise Broken(tell("archive.early", "it ends too early"))
        return data

    def _next(self) -> tarfile.TarInfo | None:
        """The next member, with the values from the extra headers before it."""
        said: dict[str, str] = {}
        while True:
            info = self._header()
            if info is None:
                return None
            if info.type not in _EXTRA:
                break
            if info.size > 16 * MOST_NAME:
                raise Broken(tell("archive.long-header", "a header in it is too long"))
            text = self.stream.read(info.size)
            self.left -= len(text)
            if info.type in _PAX:
                said |= _pax(text)
            elif info.type == tarfile.GNUTYPE_LONGNAME:
                said["path"] = text.rstrip(b"\0").decode("utf-8", "surrogateescape")
        info.name = said.get("path", info.name)
        info.pax_headers = said
        if "size" in said:
            if not said["size"].isdecimal() or len(said["size"]) > 20:
                raise Broken(tell("archive.header", "a header in it cannot be read"))
            info.size = int(said["size"])
            self.left = _padded(info.size)
        if len(info.name) > MOST_NAME:
            raise Broken(tell("archive.long-name", "a name in it is too long"))
        return info

    def _header(self) -> tarfile.TarInfo | None:
        if not self.stream.skip(self.left):
            raise Broken(tell("archive.early", "it ends too early"))
        self.left = 0
        block = self.stream.read(_BLOCK)
        if len(block) < _BLOCK:
            raise Broken(tell("archive.early", "it ends too early"))
        try:
            info = tarfile.TarInfo.frombuf(block, "utf-8", "surrogateescape")
        except tarfile.EOFHeaderError:  # type: ignore[attr-defined]  # typeshed lacks it
            return None
        except tarfile.HeaderError:
            raise Broken(tell("archive.header", "a header in it cannot be read")) from None
        if info.size < 0:
            raise Broken(tell("archive.header", "a header in it cannot be read"))
        has_data = info.type in (*_PLAIN, *_EXTRA) or info.type not in tarfile.SUPPORTED_TYPES
        self.left = _padded(info.size) if has_data or info.type == tarfile.GNUTYPE_SPARSE else 0
        return info

    def _require_nothing_more(self) -> None:
        """After the end there may only be zeros. Reading them also verifies the checksum of the file."""
        while block := self.stream.read(16 * _BLOCK):
            if block.strip(b"\0"):
                raise Broken(tell("archive.after", "there is more data after its end, which is not read"))


def _padded(size: int) -> int:
    return -(-size // _BLOCK) * _BLOCK


def _pax(text: bytes) -> dict[str, str]:
    """The values of an extra header that matter here. Each is `LENGTH KEY=VALUE` and a line end."""
    said: dict[str, str] = {}
    at, end = 0, len(text.rstrip(b"\0"))
    while at < end:
        blank = text.find(b" ", at, at + 8)
        length = text[at : max(blank, at)]
        size = int(length) if length.isdigit() else 0
        if not len(length) + 1 < size <= len(text) - at:
            raise Broken(tell("archive.header", "a header in it cannot be read"))
        key, _, value = text[blank + 1 : at + size - 1].partition(b"=")
        if key in _KEPT:
            said[key.decode()] = value.decode("utf-8", "surrogateescape")
        at += size
    return said
