"""Reads a words file and checks it. `scripts/compile_words.py` makes modules of our own files.

A list of words is written with commas between them: `play: joue, jouer, joues`. A name that messages need
as a noun says what one and several of it are called: `fish: {one: poisson, many: poissons, gender: m}`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from referee.edition_file import checked
from referee.forms.lexicon import WordsData

SCHEMA = "words.schema.json"

Entry = str | Mapping[str, str]


def load_words(path: Path) -> WordsData:
    """The words of one file. ValueError with a message if it is missing or wrong."""
    data: dict[str, Any] = checked(path, SCHEMA)
    names: Mapping[str, Entry] = data.get("names", {})
    nouns: Mapping[str, Entry] = data.get("nouns", {})
    return {
        "words": {key: split(words) for key, words in data.get("words", {}).items()},
        "names": {key: _spellings(entry) for key, entry in names.items()},
        "nouns": {
            key: (
                composed(entry["one"]),
                composed(entry.get("many", entry["one"])),
                entry.get("gender", ""),
            )
            for key, entry in {**names, **nouns}.items()
            if isinstance(entry, Mapping)
        },
        "notes": {key: split(words) for key, words in data.get("notes", {}).items()},
        "phrases": {key: composed(said) for key, said in data.get("phrases", {}).items()},
        "unread": {key: split(words) for key, words in data.get("unread", {}).items()},
        "header": {key: split(words) for key, words in data.get("header", {}).items()},
        "titles": split(data.get("titles", "")),
    }


def _spellings(entry: Entry) -> tuple[str, ...]:
    """The canonical name and whatever else is read for it, its plural included."""
    if isinstance(entry, str):
        return split(entry)
    listed = [
        entry.get("say", entry["one"]),
        entry["one"],
        entry.get("many", ""),
        *split(entry.get("read", "")),
    ]
    return tuple(dict.fromkeys(composed(word) for word in listed if word))


def split(words: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(composed(word.strip()) for word in words.split(",") if word.strip()))


def composed(word: str) -> str:
    """With each accent and its letter as one character, as in the lines of a log."""
    return unicodedata.normalize("NFC", str(word))
