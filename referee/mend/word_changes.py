"""Small changes to the words of a clause: another word of its kind, another number, another order."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from referee.core.record import Record
from referee.forms.phrase import Words
from referee.forms.vocabulary import is_number

from .likeness import A_COMMA, NEXT, NUMBER, ONE_SIGN
from .saying import says

MOST_WORDS = 80

ARROW = "->"
DOT = "."
"""The sign between the name of a thing and that of its part."""

OtherText = tuple[float, str, str]
"""What it costs to have mistyped another text, that text, and how it differs."""

_WORDS = re.compile(r'"[^"]*"\S*|\S+')


def apart(text: str) -> list[str]:
    """The words of a text. A name in quotation marks is one word."""
    return _WORDS.findall(text) or [""]


def commas(words: Sequence[str]) -> Iterator[OtherText]:
    """The text with a comma after one of the words behind the arrow."""
    behind = words.index(ARROW) if ARROW in words else len(words)
    for at in range(behind + 1, min(len(words) - 1, MOST_WORDS)):
        if not words[at].endswith(","):
            comma = says("edit.comma", "a comma after {text}", text=words[at])
            yield A_COMMA, replaced(words, at, f"{words[at]},"), comma


def is_listed(words: Sequence[str], at: int) -> bool:
    """Whether a word has an amount, and the words before it or after that are another amount."""
    amounts = [0 <= each < len(words) and is_number(words[each]) for each in (at - 1, at + 1, at + 3)]
    return amounts[1] and (amounts[0] or amounts[2])


def in_order(words: Sequence[str], at: int, family: Sequence[str]) -> list[str]:
    """The words with a list of amounts, to which one word belongs, in the order of its kinds."""
    begin = end = at
    while begin >= 2 and is_number(words[begin - 1]) and words[begin - 2] in family:
        begin -= 2
    while end + 1 < len(words) and words[end] in family and is_number(words[end + 1]):
        end += 2
    pairs = zip(words[begin:end:2], words[begin + 1 : end : 2], strict=True)
    ordered = sorted(pairs, key=lambda pair: family.index(pair[0]))
    return [*words[:begin], *(word for pair in ordered for word in pair), *words[end:]]


def replaced(words: Sequence[str], at: int, *new: str) -> str:
    """The text with other words, or none, in the place of one."""
    return " ".join([*words[:at], *new, *words[at + 1 :]])


def numbers(word: str) -> Iterator[tuple[float, str]]:
    number = int(word)
    for other in (number - 1, number + 1):
        if other >= 0:
            yield NUMBER, str(other)
    for at, digit in enumerate(word if len(word) > 1 else ""):
        twice = digit in (word[at - 1 : at], word[at + 1 : at + 2])
        yield NEXT if twice else ONE_SIGN, word[:at] + word[at + 1 :]
    for at, digit in enumerate(word):
        for other_digit in "0123456789":
            other_word = word[:at] + other_digit + word[at + 1 :]
            if other_digit != digit and (len(word) == 1 or other_word[0] != "0"):
                yield ONE_SIGN + 0.1, other_word
    if len(word) > 1:
        yield ONE_SIGN, word[::-1]


def are_next(pair: Sequence[str]) -> bool:
    """Whether these are two numbers, one after the other."""
    return all(map(is_number, pair)) and len(pair) == 2 and abs(int(pair[0]) - int(pair[1])) == 1


def families(record: Record) -> list[tuple[str, ...]]:
    """The words of one kind: those of each vocabulary of the game, also with the word for an empty list;
    the names of the board."""
    board = record.known_terms.board
    slots = [slot for form in record.known_game.forms for slot in (*form.slots, *form.seen)]
    parts = [part for slot in slots for part in (slot.vocabulary, *vars(slot.vocabulary).values())]
    listed = {part.what: part.names for part in parts if isinstance(part, Words)}
    kinds = [(listed.get(getattr(slot.vocabulary, "what", "")), slot.empty) for slot in slots]
    empty = [(*names, word) for names, word in kinds if names and word.isalpha()]
    names = dict.fromkeys([*(part.names for part in parts if isinstance(part, Words)), *empty])
    return [*names, *(() if board is None else board.families)]


def parts_of(lists: Sequence[Sequence[str]]) -> dict[str, list[str]]:
    """The names of the parts of a thing by its name: the platforms of a space."""
    found: dict[str, list[str]] = {}
    for name in (name for family in lists for name in family if DOT in name):
        found.setdefault(name.partition(DOT)[0], []).append(name)
    return found
