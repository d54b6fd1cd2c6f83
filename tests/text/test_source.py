"""The quick look at all characters of a log says the same as a look at each of them."""

from __future__ import annotations

import random
import unicodedata

import pytest

from referee.text.source import MOST_COLUMNS, is_suspicious, split, split_and_look

CHARACTERS = "aé œŒß\u0301ǎη中🗿\t\0\x9c\xad\x85\u200b\u2028\udc9c\ufeff\n\r"
TEXTS = ["", "\n", "a\r\nb\n", "œ\n", "œ\nĀ", "cœur\nœuf\t\n", "e\u0301", "\ufeffé\n"]
LONG = ["a" * MOST_COLUMNS, "œ" * MOST_COLUMNS, "η" * MOST_COLUMNS]


def random_texts(seed: int, number: int = 300) -> list[str]:
    dice = random.Random(seed)
    return ["".join(dice.choices(CHARACTERS[: dice.randrange(3, 24)], k=8)) + "\n" for _ in range(number)]


def looks_wrong(line: str) -> bool:
    return len(line) > MOST_COLUMNS or not all(map(str.isprintable, line))


@pytest.mark.parametrize("seed", range(3))
def test_a_look_at_all_lines_finds_what_a_look_at_each_character_finds(seed: int) -> None:
    longer = [text + text[0] for text in LONG]
    for text in (*TEXTS, *LONG, *longer, *random_texts(seed)):
        lines, suspicious = split_and_look(text)
        assert lines == split(text)
        assert suspicious == is_suspicious(lines) == any(map(looks_wrong, lines)), text[:20]


@pytest.mark.parametrize("seed", range(3))
def test_accents_are_composed_in_every_line(seed: int) -> None:
    for text in (*TEXTS, *random_texts(seed)):
        assert all(unicodedata.is_normalized("NFC", line) for line in split(text)), text
