"""Finds grammar, schemas and records: inside the installed package, or beside it in a checkout.

A file that is named by its whole path is that file: so games of other packages name theirs.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The folder of that name. A wheel carries it inside the package, a checkout beside it."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def read_text(name: str, file: str) -> str:
    return (folder(name) / file).read_text(encoding="utf-8")


def records(game: str, home: Path | None = None) -> Path:
    """The folder with the records of a game. One of another package has them in its own folder."""
    return folder("records") / game if home is None else home / "records"
