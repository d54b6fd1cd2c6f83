"""Canonical texts of all games with one word misspelt, and what the reader says of them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import NamedTuple

import referee
from referee.core.acts import NearlyRead
from referee.core.game import Game
from referee.core.record import Record
from referee.forms.folding import fold
from referee.speech.say import Wording
from referee.text.syntax import suggested
from tests.text.bending import NAMES, texts
from tests.text.reading import underlined

EDITIONS = {
    "easter-island": "twilight-fr",
    "rapa-nui-cards": "kosmos-nl",
    "rapa-nui-island": "matagot-fr",
}
WORD = re.compile(r'"[^"]*"|\b[^\W\d_]+(?:[-\'][^\W\d_]+)*(?![\w.-])')
SHORTEST = 4
"""Letters of a word of which one slip leaves enough to know it by."""


class Misspelt(NamedTuple):
    line: str
    right: str
    word: str
    meant: str


def misspelt(game: Game, number: int, seed: int) -> Iterator[Misspelt]:
    """This many lines with one word misspelt, each with the line and the word that were meant."""
    dice = random.Random(f"{game.name} {seed}")
    while number:
        text, is_line = dice.choice(texts(game))
        words = [word for word in WORD.finditer(text) if len(word[0]) >= SHORTEST]
        if not words:
            continue
        word = dice.choice(words)
        wrong = slip(word[0], dice) if word[0][0] != '"' else f'"{slip(word[0][1:-1], dice)}"'
        before = "" if is_line else f"{NAMES[0]}: "
        if fold(wrong) != fold(word[0]):
            line = text[: word.start()] + wrong + text[word.end() :]
            yield Misspelt(before + line, before + text, wrong, word[0])
            number -= 1


def slip(word: str, dice: random.Random) -> str:
    """A letter left out, doubled, swapped with the next or wrong."""
    at = dice.randrange(len(word))
    kind = dice.randrange(4)
    if kind == 0:
        return word[:at] + word[at + 1 :]
    if kind == 1:
        return word[: at + 1] + word[at:]
    if kind == 2:
        return word[:at] + word[at + 1 : at + 2] + word[at] + word[at + 2 :]
    return word[:at] + dice.choice("abcdefghijklmnopqrstuvwxyz") + word[at + 1 :]


READ = "read as it was meant"
OTHERWISE = "read as something else"
CURED = "underlined, with the right word"
NAMED = "underlined, with the right word and another one that is as near"
NOT_OFFERED = "underlined, without the right word"
BLAMED = "another word is underlined"


def answer(game: Game, said: Misspelt) -> str:
    """What the reader makes of a misspelt line."""
    record, right = log(game, said.line), log(game, said.right)
    assert not right.findings, said
    if not record.findings:
        return READ if record.entries == right.entries else OTHERWISE
    finding = record.findings[0]
    if underlined(record, finding) != said.word:
        return BLAMED
    meant = [play.action.meant for play in record.entries[0].plays if isinstance(play.action, NearlyRead)]
    hint = finding.facts.get("hint")
    if isinstance(hint, Wording) and "words" in hint.facts and not finding.suggestion:
        return NAMED if said.meant in hint.facts["words"].items else NOT_OFFERED
    known = meant == [play.action for play in right.entries[0].plays]
    return (
        CURED
        if fold(suggested(finding)).strip('"') == fold(said.meant).strip('"') and known
        else NOT_OFFERED
    )


def log(game: Game, line: str) -> Record:
    header = f"game: {game.name}\nedition: {EDITIONS[game.name]}\nplayers: {', '.join(NAMES)}\n"
    return referee.loads(f"{header}\n{line}\n")
