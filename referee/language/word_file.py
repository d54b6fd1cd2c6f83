"""Reads a words file and checks it. `scripts/compile_words.py` makes modules of our own files.

A list of words is written with commas between them: `play: joue, jouer, joues`. A name that messages need
as a noun says what one and several of it are called: `fish: {one: poisson, many: poissons, gender: m}`.
`<jouer>` in a list stands for every form of that verb. The forms are in the `verbs` of the file, or of the
file that all games share.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from referee.edition_file import checked
from referee.forms.lexicon import WordsData

SCHEMA = "words.schema.json"
SHARED = Path(__file__).resolve().parent / "words"
_VERB = re.compile("<([^<>]+)>")

Entry = str | Mapping[str, str]


def load_words(path: Path) -> WordsData:
    """The words of one file. ValueError with a message if it is missing or wrong."""
    data: dict[str, Any] = checked(path, SCHEMA)
    verbs = _verbs(path, data)
    names: Mapping[str, Entry] = data.get("names", {})
    nouns: Mapping[str, Entry] = data.get("nouns", {})
    return {
        "words": {key: _with_verbs(path, words, verbs) for key, words in data.get("words", {}).items()},
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


def _verbs(path: Path, data: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    """Every form of each verb by its infinitive: those of this file, and those that all games share."""
    given: dict[str, Mapping[str, str]] = dict(data.get("verbs", {}))
    shared = SHARED / path.name
    if (
        shared != path.resolve()
        and shared.is_file()
        and any(map(_VERB.search, data.get("words", {}).values()))
    ):
        given = {**checked(shared, SCHEMA).get("verbs", {}), **given}
    return {
        verb: tuple(dict.fromkeys([*(each for words in forms.values() for each in split(words)), verb]))
        for verb, forms in given.items()
    }


def _with_verbs(path: Path, words: str, verbs: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The words of a list, with every form of a verb in the place of `<verb>`."""
    listed: list[str] = []
    for word in split(words):
        verb = _VERB.search(word)
        if verb is None:
            listed.append(word)
        elif verb[1] in verbs:
            listed += [word.replace(verb[0], form) for form in verbs[verb[1]]]
        else:
            raise ValueError(f"{path}: no file has the forms of the verb {verb[0]}")
    return split(", ".join(listed))


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
