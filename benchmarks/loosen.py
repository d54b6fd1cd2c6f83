"""Writes a canonical log as people type it: other words, other case, other spacing. It means the same."""

from __future__ import annotations

import re
from random import Random

import referee

WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "easter-island": {
        "place": ("puts", "places", "put"),
        "sun": ("lays", "lay sun", "suns"),
        "pivot": ("turns", "rotates", "turn"),
        "move": ("slides", "moves", "slide"),
        "fire": ("shoots", "fires", "shoot"),
        "pass": ("passes",),
    },
    "rapa-nui-cards": {
        "play": ("plays", "lays"),
        "buy": ("buys",),
        "draw": ("draws",),
        "build": ("builds",),
        "offer": ("offers",),
    },
    "rapa-nui-island": {
        "draft": ("picks", "drafts"),
        "villager": ("puts villager", "place villager", "villagers"),
        "sorcerer": ("puts sorcerer", "place sorcerer"),
        "carve": ("carves",),
        "barter": ("barters",),
        "moai": ("transports moai", "erects moai"),
        "pukao": ("transports pukao",),
        "buy": ("buys",),
        "pass": ("passes",),
        "rest": ("rests",),
        "exchange": ("exchanges",),
    },
}
"""For each verb of a game, other words that its grammar reads as the same."""

OTHER_WORD = 0.6
OTHER_SPACING = 0.5


def loosened(text: str, seed: int) -> str:
    """The log in free spelling. The header stays as it is."""
    record = referee.loads(text)
    dice = Random(seed)
    words = WORDS[record.known_game.name]
    case = dice.choice((str, str.upper, str.lower, str.title))
    head, blank, body = text.partition("\n\n")
    loose = head + blank + "".join(_line(line, words, case, dice) + "\n" for line in body.splitlines())
    again = referee.loads(loose)
    if again.findings or referee.format_log(again) != referee.format_log(record):
        raise RuntimeError(f"free spelling changed the meaning:\n{loose}")
    return loose


def _line(line: str, words: dict[str, tuple[str, ...]], case: object, dice: Random) -> str:
    name, colon, said = line.partition(": ")
    if not colon or '"' in line or "#" in line or name.split()[0] in ("claim", "result"):
        return line
    clauses = [_clause(clause, words, dice) for clause in said.split("; ")]
    between, after = dice.choice(("; ", ";", " ; ", ";  ")), dice.choice((": ", ":", " : "))
    loose = name + after + between.join(clauses)
    if dice.random() < OTHER_SPACING:
        loose = re.sub(" ", lambda _: " " * dice.choice((1, 1, 2, 3)), loose)
    assert callable(case)
    changed: str = case(loose)
    return changed


def _clause(clause: str, words: dict[str, tuple[str, ...]], dice: Random) -> str:
    verb, blank, rest = clause.partition(" ")
    if verb in words and dice.random() < OTHER_WORD:
        verb = dice.choice(words[verb])
    return verb + blank + rest.replace("->", dice.choice(("->", "=>", "→")))
