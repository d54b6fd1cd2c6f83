"""Finds grammar, schemas and records: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The folder of that name. A wheel carries it inside the package, a checkout beside it."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def read_text(name: str, file: str) -> str:
    return (folder(name) / file).read_text(encoding="utf-8")
