"""Every verb of every game is read in all the forms that a player writes, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

import referee
from referee.forms.folding import fold
from referee.language import languages
from referee.language.word_file import load_words
from tests.language.test_rulebook_phrases import BOARD, CARDS, HEADS, ISLAND
from tests.support import ROOT, hold_for_each

SHARED = ROOT / "referee" / "language" / "words"
FILES = [*sorted(SHARED.glob("*.yaml")), *sorted((ROOT / "referee" / "games").glob("*/words/*.yaml"))]
VERB = re.compile("<([^<>]+)>")


@cache
def raw(path: Path) -> dict[str, dict[str, str]]:
    data: dict[str, dict[str, str]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return data


@cache
def forms_of(language: str) -> dict[str, list[str]]:
    """The forms of each verb by its infinitive."""
    verbs: dict[str, dict[str, str]] = yaml.safe_load((SHARED / f"{language}.yaml").read_text("utf-8"))[
        "verbs"
    ]
    return {
        verb: [verb, *(form.strip() for each in forms.values() for form in each.split(","))]
        for verb, forms in verbs.items()
    }


def named(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_who_lists_one_form_of_a_verb_lists_them_all(path: Path) -> None:
    """In a list that has a verb no other verb is there with some of its forms only."""
    verbs = forms_of(path.stem)
    holes = []
    words = load_words(path)["words"]
    for key, written in raw(path).get("words", {}).items():
        if not VERB.search(written):
            continue
        said = {fold(word) for word in words[key]}
        for entry in said:
            first, _, rest = entry.partition(" ")
            missing = [
                {f"{fold(form)} {rest}".strip() for form in forms} - said
                for forms in verbs.values()
                if first in map(fold, forms)
            ]
            if missing and all(missing):  # a form may be of two verbs
                holes.append((key, entry, missing[0]))
    assert holes == []


@pytest.mark.parametrize("path", [path for path in FILES if path.stem != "en"], ids=named)
def test_what_is_a_verb_in_english_is_one_in_every_language(path: Path) -> None:
    english = raw(path.with_name("en.yaml"))["words"]
    own = raw(path)["words"]
    nouns = {"setup", "barter", "rest", "upgrade"}
    missing = [
        key
        for key, written in english.items()
        if VERB.search(written) and key not in nouns and not VERB.search(own[key])
    ]
    assert missing == []


EXAMPLES = {
    ISLAND: {
        "place": "c3 north",
        "pivot": "c3 east",
        "move": "c3 c4",
        "fire": "N-b",
        "sun": "N-b",
        "pass": "",
    },
    CARDS: {
        "buy": "fish",
        "play": "fish",
        "draw": "2",
        "offer": "Ann fish, Ben grain",
        "take": "Ann wood",
        "build": "moai",
    },
    BOARD: {
        "put": "villager B4",
        "draft": "rest",
        "carve": "small",
        "transport": "moai small to B5",
        "cover": "to B5",
        "exchange": "egg 4 for hen",
        "buy": "artist",
        "pass": "",
        "use": "rest B4",
        "copy": "rest B4",
    },
}
"""For each verb what may follow it, in the canonical English words."""


def sentences() -> Iterator[tuple[str, str, str, str]]:
    for game, verbs in EXAMPLES.items():
        for language in languages.codes():
            path = next(
                each for each in FILES if each.stem == language and each.parent.parent.name == ROOMS[game]
            )
            for key, rest in verbs.items():
                for verb in dict.fromkeys(VERB.findall(raw(path)["words"][key])):
                    if f"<{verb}> " in raw(path)["words"][key] and not re.search(
                        rf"<{verb}>(,|$)", raw(path)["words"][key]
                    ):
                        continue  # the verb alone is another action
                    for form in dict.fromkeys(forms_of(language)[verb]):
                        yield game, language, key, f"{form} {rest}".strip()


ROOMS = {ISLAND: "easter_island", CARDS: "rapanui_cards", BOARD: "rapanui_island"}


def test_every_form_of_every_verb_is_read_alike() -> None:
    """The words behind the verb are English, which every log may have."""
    meant: dict[tuple[str, str], str] = {}

    def is_read(sentence: tuple[str, str, str, str]) -> None:
        game, language, key, text = sentence
        record = referee.loads(f"{HEADS[game].format(language)}Ann: {text}\n")
        assert not record.findings, record.findings[0].message
        said = referee.format_log(record, "en").splitlines()[-1]
        assert meant.setdefault((game, key), said) == said

    hold_for_each(list(sentences()), str, is_read)
