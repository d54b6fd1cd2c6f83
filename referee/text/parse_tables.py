"""Keeps the parse tables of a grammar in a file, because making them takes a hundred times as long.

`scripts/compile_grammars.py` writes the file beside the grammar. It is two lines of JSON, so that reading
it runs no code. The first line says what the tables in the second line were made from. They are used only
if that is this grammar and if they are complete; otherwise new tables are made. The structure is the
same in all languages; for each language but English there is another file with its words. A small file has
the verbs that people may type (`respelling.py`), because most texts need nothing else.
"""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from referee.assets import folder, read_text

FORMAT = 5
SUFFIX = ".tables.jsonl"

WORDS = {"terminals", "words", "spelt", "means"}
"""The parts that differ between languages."""

PARTS = WORDS | {"also", "ignored", "rules", "starts", "ends", "ahead", "rows"}

VERBS = "verbs"
"""In the place of a language: the file of the verbs, and its only part."""

Data = dict[str, Any]


def template_of(grammar: str) -> str:
    """The common grammar followed by the game's own, without the words of a language."""
    return read_text("grammar", "common.lark") + read_text("grammar", grammar)


def file_of(grammar: str, language: str = "") -> str:
    return grammar.removesuffix(".lark") + (f".{language}" if language else "") + SUFFIX


def read(grammar: str, text: str, language: str = "") -> Data | None:
    """The tables in the file for a grammar with this text, or None if they cannot be used.

    With a language, only the parts that are its words; with VERBS, only these.
    """
    try:
        kept = (folder("grammar") / file_of(grammar, language)).read_bytes()
        head, _, packed = kept.partition(b"\n")
        if json.loads(head) != _head(text, packed):
            return None
        tables = json.loads(packed)
        return tables if tables.keys() == _parts(language) else None
    except (OSError, ValueError, AttributeError, RecursionError):
        return None


def _parts(language: str) -> set[str]:
    if language == VERBS:
        return {VERBS}
    return WORDS if language else PARTS


def write(text: str, tables: Data) -> str:
    """The text of the file."""
    packed = _one_line(tables) + "\n"
    return f"{_one_line(_head(text, packed.encode()))}\n{packed}"


def _head(text: str, packed: bytes) -> Data:
    return {"format": FORMAT, "grammar": text, "crc32": crc32(packed)}


def _one_line(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))
