"""The question about the rulings of a table: numbered, in the words of the language that is spoken.

`?` lists the open questions of the rulebook, `2` tells the answers to the second, and `2b` is an answer.
"""

from __future__ import annotations

import re
from string import ascii_lowercase

from referee.core.game import Game
from referee.forms.folding import fold
from referee.speech.say import tell

LIST = "?"
_ANSWER = re.compile(r"(\d{1,3})\s*([a-z])")


def open_rulings(game: Game) -> tuple[str, ...]:
    """The keys of the rulings that have more than one option; they are numbered in this order."""
    return tuple(key for key, ruling in game.data["rulings"].items() if len(ruling["options"]) > 1)


def answers_meant(game: Game, said: str) -> str:
    """The rulings as a header has them, for `2b, 5a`. Other text as typed."""
    found = [_ANSWER.fullmatch(part) for part in _parts(said)]
    chosen = [_ruling(game, int(each[1]), each[2]) for each in found if each is not None]
    return ", ".join(each for each in chosen if each) if chosen and len(chosen) == len(found) else said


def _parts(said: str) -> list[str]:
    """The answers in a list of them: `2b, 5a.`"""
    return re.split(r"[,;\s]+(?=\d)", fold(said).strip(" ,;."))


def _ruling(game: Game, number: int, letter: str) -> str:
    """`KEY=OPTION` for the number of a question and the letter of an answer; empty if there is none."""
    keys = open_rulings(game)
    options = list(game.data["rulings"][keys[number - 1]]["options"]) if 0 < number <= len(keys) else []
    at = ascii_lowercase.index(letter)
    return f"{keys[number - 1]}={options[at]}" if at < len(options) else ""


def told_about(game: Game, usual: dict[str, str], said: str) -> list[str]:
    """What is told if somebody asks about the rulings instead of answering; nothing for an answer."""
    keys = open_rulings(game)
    word = fold(said.removesuffix("?").strip())
    if said.strip() == LIST:
        return [_row(game, usual, number) for number in range(1, len(keys) + 1)]
    if word.isdecimal():
        number = int(word[:6])
        return _one(game, usual, keys[number - 1]) if 0 < number <= len(keys) else [_none(keys)]
    if said.endswith("?"):
        unknown = tell("ask.no-ruling", "there is no ruling {key}", key=word)
        return _one(game, usual, word) if word in game.data["rulings"] else [unknown]
    chosen = [each for each in map(_ANSWER.fullmatch, _parts(said)) if each is not None]
    return [] if all(_ruling(game, int(each[1]), each[2]) for each in chosen) else [_none(keys)]


def _none(keys: tuple[str, ...]) -> str:
    return tell(
        "ask.ruling-number",
        "please write the number of a question, from 1 to {most}, and the letter of an answer: `2b`",
        most=len(keys),
    )


def _row(game: Game, usual: dict[str, str], number: int) -> str:
    """One open question with its usual answer."""
    key = open_rulings(game)[number - 1]
    ruling = game.ruling_said(key)
    return tell(
        "ask.ruling-row",
        "{number} {asks} Usually: {says}.",
        number=number,
        asks=ruling["asks"],
        says=ruling["options"][usual[key]]["says"],
    )


def _one(game: Game, usual: dict[str, str], key: str) -> list[str]:
    """One question with all its answers, and how each is chosen."""
    keys, ruling = open_rulings(game), game.ruling_said(key)
    number = str(keys.index(key) + 1) if key in keys else ""
    rows = [f"{number} {ruling['asks']}".lstrip()]
    for letter, (option, what) in zip(ascii_lowercase, ruling["options"].items(), strict=False):
        mark = tell("ask.usual", " (usual)") if option == usual[key] else ""
        rows.append(f"  {number}{letter if number else ''} {what['says']}{mark}")
    return rows
