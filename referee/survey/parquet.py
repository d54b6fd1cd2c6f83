"""Writes the tables as Parquet, with DuckDB. The types of the columns come from the schema."""

from __future__ import annotations

import json
import os
from typing import Any

from referee.assets import read_text
from referee.speech.say import tell

from .rows import TABLES
from .store import CannotStore

_TYPES = {"string": "VARCHAR", "integer": "BIGINT", "boolean": "BOOLEAN", "array": "VARCHAR[]"}


def require_duckdb() -> Any:
    """The module duckdb. CannotStore if it is not installed."""
    try:
        import duckdb
    except ImportError:
        raise CannotStore(
            tell(
                "survey.duckdb",
                "for Parquet install the package duckdb: {command}",
                command="pip install 'moai-referee[survey]'",
            )
        ) from None
    return duckdb


def columns() -> dict[str, dict[str, str]]:
    """The columns of each table in order, with their types in DuckDB."""
    schema = json.loads(read_text("schemas", "survey.schema.json"))
    found = {}
    for table in TABLES:
        properties = schema["$defs"][table]["properties"]
        found[table] = {name: _TYPES[_kind(said)] for name, said in properties.items()}
    return found


def _kind(said: dict[str, Any]) -> str:
    if "enum" in said:
        return "string"
    kinds = said["type"] if isinstance(said["type"], list) else [said["type"]]
    [kind] = [kind for kind in kinds if kind != "null"]
    return str(kind)


def write_parquet(folder: str) -> list[str]:
    """Write `TABLE.parquet` beside each `TABLE.jsonl`, completely or not at all."""
    duckdb = require_duckdb()
    if any(sign in folder for sign in "*?["):
        raise CannotStore(
            tell(
                "survey.parquet-name",
                "{folder}: with --parquet the name of the folder must not contain {signs}",
                folder=folder,
                signs="* ? [",
            )
        )
    written = []
    with duckdb.connect() as connection:
        for table, types in columns().items():
            source, target = (os.path.join(folder, f"{table}.{ending}") for ending in ("jsonl", "parquet"))
            part = f"{target}.part"
            listed = ", ".join(f"{_quoted(name)}: {_quoted(kind)}" for name, kind in types.items())
            read = f"read_json({_quoted(source)}, format='newline_delimited', columns={{{listed}}})"
            try:
                connection.execute(
                    f"COPY (SELECT * FROM {read}) TO {_quoted(part)} (FORMAT parquet, COMPRESSION zstd)"
                )
                os.replace(part, target)
            except (duckdb.Error, OSError) as error:
                raise CannotStore(f"{target}: {str(error).splitlines()[0]}") from None
            written.append(target)
    return written


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
