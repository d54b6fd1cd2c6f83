"""Finds grammars, schemas and records: inside the installed package, or beside it in a checkout.

An absolute path is used as it is, so that games of other packages can name their own files.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The folder of that name: inside the package in a wheel, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def read_text(name: str, file: str) -> str:
    return (folder(name) / file).read_text(encoding="utf-8")


def records(game: str, home: Path | None = None) -> Path:
    """The folder with the records of a game. A game of another package has them in its own folder."""
    return folder("records") / game if home is None else home / "records"
