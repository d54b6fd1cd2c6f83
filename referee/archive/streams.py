"""Reads a compressed file as a stream, and limits how much larger the content may be than the file."""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable
from typing import Any, BinaryIO, Protocol

from referee.speech.say import tell

from .limits import FREE_OF_RATIO, MOST_RATIO, MOST_WINDOW, Broken, NotInstalled
from .naming import GZ, PLAIN, XZ

BLOCK = 64 * 1024


class Readable(Protocol):
    def read(self, size: int, /) -> bytes: ...


class Stream:
    """The decompressed content of a file. Broken if it is damaged, or far too large for the file."""

    def __init__(self, file: BinaryIO, compression: str) -> None:
        self.file = file
        self.compressed = compression != PLAIN
        self.inner = _opened(file, compression)
        self.taken = 0

    def read(self, size: int) -> bytes:
        """The next `size` bytes. There are fewer only at the end."""
        parts, left = [], size
        while left:
            part = self._some(min(left, BLOCK))
            if not part:
                break
            parts.append(part)
            left -= len(part)
        return parts[0] if len(parts) == 1 else b"".join(parts)

    def skip(self, size: int) -> bool:
        """Skip `size` bytes. False if there are fewer."""
        while size:
            part = self._some(min(size, BLOCK))
            if not part:
                return False
            size -= len(part)
        return True

    def _some(self, size: int) -> bytes:
        try:
            part = self.inner.read(size)
        except EOFError:
            raise Broken(tell("archive.early", "it ends too early")) from None
        except MemoryError:
            raise
        except Exception as error:
            if isinstance(error, OSError) and error.errno is not None:
                raise Broken(error.strerror or str(error)) from None
            raise Broken(
                tell("archive.compressed", "its compressed data is damaged")
            ) from None  # each library has its own exception
        self.taken += len(part)
        if self.compressed and self.taken > FREE_OF_RATIO:
            if self.taken > MOST_RATIO * max(self.file.tell(), 1):
                raise Broken(
                    tell(
                        "archive.ratio",
                        "its content is more than {most} times its size; no more of it is read",
                        most=MOST_RATIO,
                    )
                )
        return part


def _opened(file: BinaryIO, compression: str) -> Readable:
    if compression == PLAIN:
        return file
    if compression == GZ:
        return _Pieces(file, _GzipPiece)
    if compression == XZ:
        import lzma

        return _Pieces(file, lambda: lzma.LZMADecompressor(memlimit=MOST_WINDOW))
    return _zstandard(file)


class _GzipPiece:
    """zlib with the interface of the decompressors of the other libraries."""

    def __init__(self) -> None:
        self.inner = zlib.decompressobj(wbits=31)

    def decompress(self, data: bytes, max_length: int) -> bytes:
        return self.inner.decompress(self.inner.unconsumed_tail + data, max_length)

    @property
    def eof(self) -> bool:
        return self.inner.eof

    @property
    def needs_input(self) -> bool:
        return not self.inner.unconsumed_tail

    @property
    def unused_data(self) -> bytes:
        return self.inner.unused_data


class _Pieces:
    """A file of several compressed pieces, read as one."""

    def __init__(self, file: BinaryIO, begin: Callable[[], Any]) -> None:
        self.file = file
        self.begin = begin
        self.piece: Any = None
        self.ahead = b""

    def read(self, size: int) -> bytes:
        while True:
            if self.piece is None or self.piece.eof:
                rest = (self.piece.unused_data if self.piece else b"") or self.file.read(BLOCK)
                if self.piece is not None:
                    rest = rest.lstrip(b"\0")  # padding at the end of a file
                    while not rest:
                        more = self.file.read(BLOCK)
                        if not more:
                            return b""
                        rest = more.lstrip(b"\0")
                self.piece, self.ahead = self.begin(), rest
            data = self.ahead
            if not data and self.piece.needs_input:
                data = self.file.read(BLOCK)
                if not data:
                    raise EOFError
            self.ahead = b""
            out: bytes = self.piece.decompress(data, size)
            if out:
                return out


def _zstandard(file: BinaryIO) -> Readable:
    if sys.version_info >= (3, 14):  # pragma: no cover
        from compression import zstd  # type: ignore[import-not-found, unused-ignore]

        options = {zstd.DecompressionParameter.window_log_max: MOST_WINDOW.bit_length() - 1}
        return _Pieces(file, lambda: zstd.ZstdDecompressor(options=options))
    try:
        import zstandard
    except ImportError:
        raise NotInstalled(
            "for this kind of archive install the package zstandard: pip install 'moai-referee[zst]'"
        ) from None
    begin = zstandard.ZstdDecompressor(max_window_size=MOST_WINDOW).decompressobj
    return _Pieces(file, lambda: _ZstandardPiece(begin()))


class _ZstandardPiece:
    """zstandard with that interface. Its output cannot be limited, so the input is given in small steps."""

    STEP = 512
    """Bytes of input. Four bytes can become 128 KiB, so a step becomes at most 16 MiB."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.packed = self.made = memoryview(b"")

    def decompress(self, data: bytes, max_length: int) -> bytes:
        if data:
            self.packed = memoryview(bytes(self.packed) + data)
        while not self.made and self.packed and not self.inner.eof:
            step, self.packed = self.packed[: self.STEP], self.packed[self.STEP :]
            self.made = memoryview(self.inner.decompress(step))
        made, self.made = self.made[:max_length], self.made[max_length:]
        return bytes(made)

    @property
    def eof(self) -> bool:
        return bool(self.inner.eof) and not self.made

    @property
    def needs_input(self) -> bool:
        return not self.made and not self.packed

    @property
    def unused_data(self) -> bytes:
        return bytes(self.inner.unused_data) + bytes(self.packed)
