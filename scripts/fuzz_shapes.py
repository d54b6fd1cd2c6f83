"""Logs of an odd shape: very many names, the same line repeated endlessly, every line wrong.

A slip changes a log in one place. These change it everywhere, because some limits are exceeded only if
everything is wrong at once.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

HEADER_LINE = re.compile(r"^players:.*$", re.MULTILINE)
_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"[^\W\d_]{2,}")
MANY_NAMES = (200, 2_700)
MANY_LINES = (30, 300, 2_000)
LONGEST = 60_000
"""The most characters of such a log. Larger ones are for `scripts.fuzz_worst`."""

Other = Callable[[], str]


def many_names(text: str, dice: random.Random, other: Other) -> str:
    """A header with hundreds of players; the lines below are theirs, or unchanged."""
    count = dice.choice(MANY_NAMES)
    names = [_short(number) for number in range(count)]
    if dice.random() < 0.3:
        names[dice.randrange(count)] = names[0]
    players = HEADER_LINE.search(text)
    was = (
        [each.split("(")[0].strip() for each in players[0].partition(":")[2].split(",")] if players else []
    )
    body = HEADER_LINE.sub(lambda _: "players: " + ",".join(names), text, count=1)
    if dice.random() < 0.7:
        for name in filter(None, was):
            body = body.replace(f"\n{name}:", f"\n{dice.choice(names)}:")
    return body


def _short(number: int) -> str:
    """A name of two letters, so that thousands of them fit into one line."""
    letters = "abcdefghijklmnopqrstuvwxyzабвгдежзиклмнопрстуфхцчшщыэюя"
    return letters[number // len(letters)] + letters[number % len(letters)]


def lines_without_end(text: str, dice: random.Random, other: Other) -> str:
    """One line, or all lines from one on, again and again."""
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    piece = lines[at : at + dice.choice((1, 1, 2, 6))]
    room = LONGEST // max(1, sum(map(len, piece)))
    lines[at:at] = piece * min(dice.choice(MANY_LINES), max(1, room))
    return "\n".join(lines)


def nested_notes(text: str, dice: random.Random, other: Other) -> str:
    """Notes in notes, quotes in quotes, in a header or in a line."""
    depth = dice.choice((3, 40, 900, 4_000))
    opening, closing = dice.choice(
        (("(", ")"), ('"', '"'), ("“", "”"), ("(x, ", ")"), ("[", "]"), ("-> ", ""))
    )
    nest = opening * min(depth, 9_000 // len(opening)) + "x"
    nest += closing * (len(nest) // len(opening)) if dice.random() < 0.7 else ""
    lines = text.split("\n")
    spots = (
        [at for at, line in enumerate(lines) if line.startswith("players:")] if dice.random() < 0.4 else []
    )
    at = spots[0] if spots else dice.randrange(len(lines))
    lines[at] += f" {nest[:9_500]}"
    return "\n".join(lines)


def wrong_on_every_line(text: str, dice: random.Random, other: Other) -> str:
    """A word of each line is replaced or misspelt; the header usually stays."""
    head, gap, body = text.partition("\n\n")
    if dice.random() < 0.2 or not body:
        head, gap, body = "", "", text
    words = _WORD.findall(other()) or ["zork"]
    rows = []
    for line in body.split("\n"):
        found = list(_WORD.finditer(line))
        if found and dice.random() < 0.95:
            spot = dice.choice(found)
            word = dice.choice(
                (dice.choice(words), spot[0][:-1], spot[0] + spot[0][-1], "zork", spot[0][::-1])
            )
            rows.append(line[: spot.start()] + word + line[spot.end() :])
        else:
            rows.append(line)
    return head + gap + "\n".join(rows)


def mixed_games(text: str, dice: random.Random, other: Other) -> str:
    """The lines of two or three logs, shuffled together like cards."""
    piles = [text.split("\n"), *(other().split("\n") for _ in range(dice.choice((1, 1, 2))))]
    rows: list[str] = []
    while any(piles):
        pile = dice.choice([each for each in piles if each])
        take = dice.choice((1, 1, 2, 5))
        rows += pile[:take]
        del pile[:take]
    return "\n".join(rows)


def numbers_all_odd(text: str, dice: random.Random, other: Other) -> str:
    """Every number is zero, or huge, or in another script."""
    by = dice.choice(
        (("0",), ("0", "1"), ("9" * 30,), ("9" * 400,), ("-1",), ("٣", "²", "½"), ("0", "7", "99"))
    )
    part = dice.choice((1.0, 1.0, 0.5, 0.1))
    return _NUMBER.sub(lambda spot: dice.choice(by) if dice.random() < part else spot[0], text)


def letters_all_odd(text: str, dice: random.Random, other: Other) -> str:
    """Similar letters of another alphabet, or letters with marks, or words without spaces."""
    match dice.randrange(7):
        case 0:
            return "".join(
                chr(ord(char) + 0xFEE0) if "!" <= char <= "~" and char not in ":#" else char
                for char in text
            )
        case 1:
            return text.translate(
                {ord("a"): "а", ord("e"): "е", ord("o"): "о", ord("c"): "с", ord("p"): "р"}
            )
        case 2:
            return _WORD.sub(lambda word: word[0] + "\u0301" * dice.choice((1, 2, 200)), text)
        case 3:
            return text.replace("\n", "\x00\n")
        case 4:
            return text.replace(" ", dice.choice(("\x00", "\u200b", "\u2028", "\x1c", "\u3000")))
        case 5:
            return text.replace(
                "\n", dice.choice(("\r\n", "\n\r", "\r", "\r\r\n", "\x0b", "\x85", "\u2029"))
            )
        case _:
            return text.title() if dice.random() < 0.5 else text.swapcase()


def lines_in_any_order(text: str, dice: random.Random, other: Other) -> str:
    """The same lines shuffled, usually with the header first."""
    head, gap, body = text.partition("\n\n")
    if dice.random() < 0.2:
        head, gap, body = "", "", text
    lines = body.split("\n")
    dice.shuffle(lines)
    return head + gap + "\n".join(lines)


def everything_on_one_line(text: str, dice: random.Random, other: Other) -> str:
    """The actions of many lines, as one turn of one player."""
    head, gap, body = text.partition("\n\n")
    bodies = [line.partition(": ")[2] or line for line in body.split("\n") if line]
    joint = dice.choice(("; ", ", ", " ", " -> "))
    return f"{head}{gap}Ann: {joint.join(bodies)[:9_900]}\n"


SHAPES: tuple[Callable[[str, random.Random, Other], str], ...] = (
    many_names, lines_without_end, nested_notes, wrong_on_every_line, wrong_on_every_line, mixed_games,
    numbers_all_odd, letters_all_odd, lines_in_any_order, everything_on_one_line,
)  # fmt: skip
