"""`format` never drops a word: over what was found, and where a word is put in.

That it drops none of any record is one of the properties in tests/properties/texts.py.
"""

from __future__ import annotations

import random

import pytest

import referee
from scripts.fuzz_inputs import FOUND, ROOT, SEEDS, as_bytes
from scripts.fuzz_promises import Broken
from scripts.fuzz_words import NONSENSE, hold_command, hold_format, hold_words, with_nonsense

RECORDS = sorted((ROOT / "records").rglob("*.moai"))
OTHERS = [path for folder in (FOUND, SEEDS) if folder.is_dir() for path in sorted(folder.glob("*.moai"))]


def test_all_words_of_what_was_found_are_kept() -> None:
    for path in OTHERS:
        hold_format(path.read_bytes(), random.Random(1))


def test_a_word_that_nobody_knows_is_kept_wherever_it_is_put() -> None:
    dice = random.Random(8)
    written = 0
    for path in dice.sample(RECORDS, 300):
        text = with_nonsense(path.read_text(encoding="utf-8", errors="ignore"), dice)
        hold_format(as_bytes(text), random.Random(1))
        written += not referee.loads(text).findings
    assert 20 < written < 280  # both ways out are tried: the word is kept, or the log is refused


def test_the_command_leaves_what_it_cannot_read() -> None:
    dice = random.Random(9)
    for path in dice.sample(RECORDS, 25):
        hold_command(as_bytes(with_nonsense(path.read_text(encoding="utf-8"), dice)))


CARDS = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Anne, Marc\n\n"


@pytest.mark.parametrize("word", NONSENSE)
@pytest.mark.parametrize(
    "line", ["supply: {}fish 22", "Anne: draw 1 {}", "# why {}", "hand Anne: fish # {}"]
)
def test_a_formatter_that_drops_a_word_is_caught(word: str, line: str) -> None:
    text = CARDS + line.format(word) + "\n"
    hold_words(referee.loads(text), text)
    with pytest.raises(Broken):
        hold_words(referee.loads(text), CARDS + line.format("") + "\n")


def test_what_is_understood_may_be_written_otherwise() -> None:
    text = f"{CARDS}Anne: DRAW 01\n"
    hold_words(referee.loads(text), f"{CARDS}Anne: draw 1\n")
    wide = "game: easter-island\nplayers: Ann, Ben\n\nAnn: pivot c3 by １８０\n"
    hold_words(referee.loads(wide), wide.replace("１８０", "180"))
    with pytest.raises(Broken):
        hold_words(referee.loads(wide), wide.replace("１８０", "90"))


def test_the_beginning_of_a_game_is_understood_by_its_edition() -> None:
    text = CARDS.replace("rapa-nui-cards", "rapa-nu")
    hold_words(referee.loads(text), CARDS)
    hold_format(text.encode(), random.Random(1))
