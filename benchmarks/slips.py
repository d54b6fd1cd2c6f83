"""Slips as scribes make them. They work on letters and lines, and do not depend on the search."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

Lines = list[str]
Slip = Callable[[Lines, int, Random, Sequence[str]], "Lines | None"]
"""`slip(lines, at, dice, names)`: the log with a slip on that line, or None if that is impossible."""

_PLACE = re.compile(r"\b[a-eA-F][1-6]\b|\b[NSEW]-[a-e1-5]\b")
_WORD = re.compile(r"\b[a-z]{3,}\b")
_NUMBER = re.compile(r"(?<![\w.-])\d{1,3}\b(?!-)")
_VERB = re.compile(r"[:;] ([a-z]{2,})\b")

TABLE_WORDS = ("claim ", "result", "hand ", "column ", "refill ", "tiles:")
"""The first words of lines that say what is on the table, not what a player did."""


def neighbour(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A coordinate one off: c3 for c4."""
    found = list(_PLACE.finditer(lines[at]))
    if not found:
        return None
    match = dice.choice(found)
    word = match[0]
    sign = dice.choice([0, len(word) - 1]) if len(word) == 2 else len(word) - 1
    other = chr(ord(word[sign]) + dice.choice([-1, 1]))
    if not other.isalnum():
        return None
    return _with(lines, at, match.start() + sign, match.start() + sign + 1, other)


def word(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A word from a similar place of the log: another facing, another card. Never a verb."""
    body = lines[at].find(":") + 1
    found = [match for match in _WORD.finditer(lines[at], body) if not _is_verb(lines[at], match.start())]
    if not found or lines[at].startswith(("claim", "result")):
        return None
    match = dice.choice(found)
    head = lines[at][: match.start()].split()[-1:]
    peers = {
        other[0]
        for line in lines
        for other in _WORD.finditer(line, line.find(":") + 1)
        if line[: other.start()].split()[-1:] == head and other[0] != match[0]
    }
    if not peers:
        return None
    return _with(lines, at, match.start(), match.end(), dice.choice(sorted(peers)))


def _is_verb(line: str, at: int) -> bool:
    return line[:at].rstrip().endswith((":", ";")) and line.split(" ")[0] != "hand"


def number(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A number one off."""
    found = list(_NUMBER.finditer(lines[at]))
    if not found:
        return None
    match = dice.choice(found)
    other = max(0, int(match[0]) + dice.choice([-1, 1]))
    return _with(lines, at, match.start(), match.end(), str(other))


def letters(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A letter left out, doubled, or swapped with the next."""
    found = list(_WORD.finditer(lines[at], lines[at].find(":") + 1))
    if not found:
        return None
    match = dice.choice(found)
    return _with(lines, at, match.start(), match.end(), dice.choice(misspelt(match[0], dice)))


def misspelt(text: str, dice: Random) -> tuple[str, str, str]:
    """The word with a letter left out, doubled, or swapped with the next."""
    i = dice.randrange(len(text) - 1)
    return (
        text[:i] + text[i + 1 :],
        text[: i + 1] + text[i:],
        text[:i] + text[i + 1] + text[i] + text[i + 2 :],
    )


def verb(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """The verb is misspelt."""
    found = _verbs(lines[at])
    if not found:
        return None
    match = dice.choice(found)
    return _with(lines, at, match.start(1), match.end(1), dice.choice(misspelt(match[1], dice)))


def verbless(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """The verb is left out."""
    found = [match for match in _verbs(lines[at]) if lines[at][match.end(1) :].startswith(" ")]
    if not found:
        return None
    match = dice.choice(found)
    return _with(lines, at, match.start(1), match.end(1) + 1, "")


def _verbs(line: str) -> list[re.Match[str]]:
    return [] if line.startswith(TABLE_WORDS) else list(_VERB.finditer(line))


def comma(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A comma instead of a semicolon between two actions."""
    found = [place for place, sign in enumerate(lines[at]) if sign == ";"]
    if not found:
        return None
    place = dice.choice(found)
    return _with(lines, at, place, place + 1, ",")


def initial(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """The first letter instead of a name."""
    name, colon, _ = lines[at].partition(":")
    if not colon or name not in names:
        return None
    return _with(lines, at, 1, len(name), "")


def colon(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A colon between two actions, where a semicolon belongs, and the next word is misspelt."""
    found = list(re.finditer(r"; ([a-z]{3,})", lines[at]))
    if not found:
        return None
    match = dice.choice(found)
    text = f": {dice.choice(misspelt(match[1], dice))}"
    return _with(lines, at, match.start(), match.end(), text)


def acts_swapped(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """Two acts of a line have changed places."""
    name, acts = _acts(lines[at], names)
    if len(acts) < 2:
        return None
    one = dice.randrange(len(acts) - 1)
    acts[one : one + 2] = acts[one + 1], acts[one]
    return [*lines[:at], f"{name}: {'; '.join(acts)}", *lines[at + 1 :]]


def act_missing(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """An act of a line is forgotten."""
    name, acts = _acts(lines[at], names)
    if len(acts) < 2:
        return None
    del acts[dice.randrange(len(acts))]
    return [*lines[:at], f"{name}: {'; '.join(acts)}", *lines[at + 1 :]]


def _acts(line: str, names: Sequence[str]) -> tuple[str, list[str]]:
    name, _, body = line.partition(": ")
    return name, body.split("; ") if name in names else []


def counted(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """Another number, or another winner, in a claim or in the result."""
    if not lines[at].startswith(("claim ", "result ")):
        return None
    numbers = list(_NUMBER.finditer(lines[at]))
    winners = [name for name in names if lines[at].startswith(f"result {name}")]
    if numbers and (not winners or dice.random() < 0.5):
        match = dice.choice(numbers)
        other = int(match[0]) + dice.choice([2, 3, 10])
        return _with(lines, at, match.start(), match.end(), str(other))
    if not winners:
        return None
    start = len("result ")
    others = [name for name in names if name not in lines[at]]
    return _with(lines, at, start, start + len(winners[0]), dice.choice(others)) if others else None


def player(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A line with another player's name."""
    name, colon, _ = lines[at].partition(":")
    if not colon or name not in names:
        return None
    return _with(lines, at, 0, len(name), dice.choice([other for other in names if other != name]))


def swapped(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """Two lines swapped."""
    if at + 1 >= len(lines):
        return None
    return [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]


def moved(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A line two or three lines too low."""
    below = at + dice.choice([2, 3])
    if below >= len(lines):
        return None
    return [*lines[:at], *lines[at + 1 : below + 1], lines[at], *lines[below + 1 :]]


def doubled(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A line written twice."""
    return [*lines[: at + 1], *lines[at:]]


def copied(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A line of a player written again two to five lines further down."""
    below = at + dice.randint(2, 5)
    if below > len(lines) or lines[at].partition(":")[0] not in names:
        return None
    return [*lines[:below], lines[at], *lines[below:]]


def run_on(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """The line break behind a line forgotten."""
    if at + 1 >= len(lines) or not (lines[at].strip() and lines[at + 1].strip()):
        return None
    return [*lines[:at], f"{lines[at]} {lines[at + 1]}", *lines[at + 2 :]]


def digit(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A digit typed twice."""
    found = list(re.finditer(r"(?<![\w])\d\b", lines[at]))
    if not found:
        return None
    one = dice.choice(found)
    return _with(lines, at, one.start(), one.end(), one[0] * 2)


def cut(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """The last word of a line forgotten."""
    words = lines[at].split(" ")
    return None if len(words) < 3 else [*lines[:at], " ".join(words[:-1]), *lines[at + 1 :]]


def missing(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A line forgotten."""
    return [*lines[:at], *lines[at + 1 :]]


def _with(lines: Lines, at: int, start: int, end: int, text: str) -> Lines:
    line = lines[at]
    return [*lines[:at], line[:start] + text + line[end:], *lines[at + 1 :]]


PLAIN: dict[str, Slip] = {
    "a coordinate one off": neighbour,
    "another word": word,
    "a number one off": number,
    "letters": letters,
    "another player": player,
    "a verb misspelt": verb,
    "a verb missing": verbless,
    "a comma for a semicolon": comma,
    "an initial for a name": initial,
    "a wrong claim or result": counted,
    "a colon, and a misspelt word": colon,
}
"""Slips that change only one line."""

ACTS: dict[str, Slip] = {
    "two acts swapped": acts_swapped,
    "an act missing": act_missing,
}

LINES: dict[str, Slip] = {
    "two lines swapped": swapped,
    "a line doubled": doubled,
    "a line missing": missing,
    "a line moved": moved,
}

SLIPS: dict[str, Slip] = PLAIN | ACTS | LINES

COPIED = "a line copied further down"
EXTRA: dict[str, Slip] = {
    COPIED: copied,
    "two lines on one": run_on,
    "a digit typed twice": digit,
    "the last word forgotten": cut,
}
"""Slips of which extra logs are made, so that the logs with the other slips stay the same."""


def seats(head: Lines, dice: Random, names: Sequence[str]) -> Lines | None:
    """Two players exchanged in the header."""
    others = list(names)
    one, two = dice.sample(range(len(names)), 2)
    others[one], others[two] = names[two], names[one]
    return _header(head, "players", ", ".join(others))


def joined(head: Lines, dice: Random, names: Sequence[str]) -> Lines | None:
    """The comma between two names forgotten, or the names begin with another player."""
    at = dice.randrange(len(names) - 1)
    if dice.random() < 0.5:
        return _header(head, "players", ", ".join([*names[at + 1 :], *names[: at + 1]]))
    together = [*names[:at], f"{names[at]} {names[at + 1]}", *names[at + 2 :]]
    return _header(head, "players", ", ".join(together))


def guests(head: Lines, dice: Random, names: Sequence[str]) -> Lines | None:
    """A player too many in the header, or one too few."""
    if len(names) > 2 and dice.random() < 0.5:
        gone = dice.choice(names)
        return _header(head, "players", ", ".join(name for name in names if name != gone))
    others = [*names, "Zoe"]
    return _header(head, "players", ", ".join(others))


def other_edition(head: Lines, dice: Random, editions: Sequence[str]) -> Lines | None:
    """Another edition of the same game."""
    others = [name for name in editions if f"edition: {name}" not in head]
    return _header(head, "edition", dice.choice(others)) if others else None


def other_board(head: Lines, dice: Random, boards: Sequence[str]) -> Lines | None:
    """Another board than the one used."""
    return [*head[:-1], f"board: {dice.choice(sorted(boards))}", head[-1]] if boards else None


def _header(head: Lines, key: str, text: str) -> Lines:
    return [f"{key}: {text}" if line.startswith(f"{key}:") else line for line in head]
