"""Archives made for tests, sound and otherwise."""

from __future__ import annotations

import gzip
import io
import json
import lzma
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

Files = Mapping[str, bytes]


def tar_bytes(files: Files, form: int = tarfile.PAX_FORMAT) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=form) as tar:
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))
    return out.getvalue()


def zip_bytes(files: Files, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def line_bytes(files: Files) -> bytes:
    lines = [json.dumps({"name": name, "text": data.decode()}) for name, data in files.items()]
    return "".join(f"{line}\n" for line in lines).encode()


def zst_bytes(data: bytes) -> bytes:
    if sys.version_info >= (3, 14):
        from compression import zstd

        return zstd.compress(data)
    import zstandard

    return bytes(zstandard.ZstdCompressor().compress(data))


def archive_bytes(ending: str, files: Files) -> bytes:
    """An archive of that kind."""
    if ending == ".zip":
        return zip_bytes(files)
    data = line_bytes(files) if "jsonl" in ending else tar_bytes(files)
    if ending.endswith("gz"):
        return gzip.compress(data, mtime=0)
    if ending.endswith("xz"):
        return lzma.compress(data)
    return zst_bytes(data) if ending.endswith("zst") else data


def written(folder: Path, ending: str, files: Files) -> Path:
    path = folder / f"games{ending}"
    path.write_bytes(archive_bytes(ending, files))
    return path
