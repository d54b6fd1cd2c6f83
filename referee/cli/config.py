"""referee config: what holds for a log, and from where."""

from __future__ import annotations

import os
from typing import Any

from referee.export.json_text import to_text
from referee.export.safe_text import visible
from referee.speech.say import tell

from .config_file import KEYS, Config
from .configuration import Configurations
from .files import STDIN, Trouble, emit, leads_into_archive


def run_config(log: str, output_format: str) -> None:
    if log != STDIN and not leads_into_archive(log) and not os.path.lexists(log):
        raise Trouble(tell("config.nowhere", "{log}: no such file or folder", log=visible(log)))
    known = Configurations()
    config = known.of(log)
    values = _values(config)
    if output_format == "json":
        emit(to_text({"file": config.path if config else None, **values}), None)
        return
    default = tell("config.default", "default")
    rows = [
        (
            key,
            to_line(values[key]),
            visible(config.path) if config and values[key] != _USUAL[key] else default,
        )
        for key in KEYS
    ]
    width = max(len(key) for key, _, _ in rows)
    wide = max(len(text) for _, text, _ in rows)
    emit("\n".join(f"{key:<{width}}  {text:<{wide}}  {where}" for key, text, where in rows), None)
    customs = known.customs(log) if log != STDIN else None
    if config is not None and customs is not None and customs.ignore != config.ignore:
        ignored = ", ".join(customs.ignore)
        emit(
            tell("config.for-log", "in {log} these are ignored: {codes}", log=visible(log), codes=ignored),
            None,
        )


_USUAL: dict[str, Any] = {
    "language": None,
    "output-format": "full",
    "select": [],
    "ignore": [],
    "per-file-ignores": {},
    "editions": {},
    "rulings": {},
    "boards": None,
}


def _values(config: Config | None) -> dict[str, Any]:
    if config is None:
        return dict(_USUAL)
    return {
        "language": config.language,
        "output-format": config.output_format or "full",
        "select": list(config.select),
        "ignore": list(config.ignore),
        "per-file-ignores": {pattern: list(codes) for pattern, codes in config.per_file_ignores},
        "editions": dict(config.editions),
        "rulings": {name: dict(chosen) for name, chosen in config.rulings.items()},
        "boards": os.path.relpath(config.boards, config.folder) if config.boards else None,
    }


def to_line(value: Any) -> str:
    """A value on one line; a dash for one that is empty."""
    if isinstance(value, dict):
        said = ", ".join(f"{key}: {to_line(each)}" for key, each in value.items())
    else:
        said = ", ".join(value) if isinstance(value, list) else value or ""
    return visible(said) or "-"
