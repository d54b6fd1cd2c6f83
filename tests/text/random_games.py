"""Random legal games as logs, and the same logs as an untidy scribe would have typed them."""

from __future__ import annotations

import random

from referee import shelf
from referee.core.editions import settle
from referee.playing.playout import playout

GAME = shelf.game("easter-island")
TERMS = settle(GAME, "twilight-fr", {})
PLAYERS = ("Anne-Marie", "Jean Luc")
HEADER = [
    "game: easter-island",
    "edition: twilight-fr",
    f"players: {PLAYERS[0]} (red), {PLAYERS[1]} (white)",
    "",
]
DASHES = "-‐–—−"


def turns(seed: int, most: int = 30) -> list[str]:
    """The lines of a random legal game."""
    return [
        f"{PLAYERS[turn.seat]}: " + "; ".join(GAME.write(action, PLAYERS) for action in turn.actions)
        for turn in playout(GAME, TERMS, random.Random(seed), most)
    ]


def canonical_game(seed: int, most: int = 30) -> str:
    return "\n".join([*HEADER, *turns(seed, most)]) + "\n"


def untidy(line: str, dice: random.Random) -> str:
    """The same words in other letters and with other spaces."""
    typed = "".join(_typed(char, dice) for char in line)
    typed = dice.choice(["", " ", "\t"]) + typed.replace(":", dice.choice([":", " : ", ":\t"]), 1)
    return typed + dice.choice(["", " ", ";", " ; "] if ":" in line else ["", "  "])


def _typed(char: str, dice: random.Random) -> str:
    if char == " ":
        return dice.choice([" ", "  ", "\t", "\u00a0"])
    if char == "-":
        return dice.choice(DASHES)
    if char == ";":
        return dice.choice([";", " ;"])
    if char == "o" and dice.random() < 0.2:
        return "ö"
    return char.upper() if dice.random() < 0.3 else char


def untidy_game(seed: int, comments: list[str], most: int = 30) -> str:
    """A random game with noise in every line and the comments spread over it."""
    dice = random.Random(seed)
    lines = [*HEADER[:3], "", *(untidy(line, dice) for line in turns(seed, most))]
    for comment in comments:
        at = dice.randrange(len(lines))
        if "#" in lines[at]:
            lines.insert(at, "")
        lines[at] += dice.choice(["", " ", "\t"]) + "#" + comment
    return dice.choice(["\n", "\r\n", "\r"]).join([*lines, ""])
