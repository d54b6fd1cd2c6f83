"""The cost of every reading: the less likely it is that one thing was written and another meant, the more.

A fault that is left as written costs AS_PLAYED. Another reading of the line costs about as much if a typing
slip explains it, and more the more it differs from the text. So another reading wins only if it explains
another fault as well, and an unlikely one only if it explains several.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.forms.folding import fold

AS_PLAYED = 1.0
"""The players really did what was written."""

# --- another word in the same clause ---
NEXT = 0.9
"""A neighbour: c4 instead of c3, or a missing letter."""
TURNED = 0.88
"""The same letters in another order: that happens more often than a wrong letter."""
ONE_OF_FEW = 0.89
"""Another of a few words of one kind, such as a facing: confused as easily as neighbours, but one of
them fits by chance less often, because there are fewer."""
LEFT_OPEN = 0.88
"""A part of a thing of which only the thing is named. Nothing is mistyped, so it costs less than a slip."""
A_COMMA = 0.85
ONE_SIGN = NUMBER = 1.0
ANOTHER_WORD = 1.2
CHANGED_PLACES = 1.4
ANOTHER_VERB = 1.5
ANOTHER_PLACE = 1.6
ONE_WORD = 1.3
"""A missing word, or one too many."""
ITEM_MOVED, ITEM_LACKING = 0.88, 1.0
"""An item of a list in the wrong place, and a missing one. All other items stay as they are written."""
NAMED = 0.05
"""How much less a slip above costs if it gives the player what the message says is lacking."""
EMPTIED = 0.05
"""The extra cost of reading that nothing was meant, where something can be read."""
AS_NEAR = 0.01
"""By how little the costs of two readings differ that are equally near."""
LIKELY = 1.2
"""The highest cost of a word that may have been typed by mistake."""

# --- the optional parts of an action ---
PUT_RIGHT, LEFT_OUT, NOT_TOLD, ANOTHER_RULE = 0.9, 1.0, 1.3, 1.2
SEEN_WRONG = 0.1
"""How much less a wrong word costs in what was seen: the rules say what is right."""
ITEM_LEFT_OUT = 1.15
"""An item of what was seen is left out. It costs more than any wrong word in it, because it can be read."""

# --- another line ---
JOINED, PARTED, NAME_LOST = 0.85, 0.85, 0.9
"""A turn that goes on in the next line, two turns on one line, and a line without a name."""
DOUBLED, COPIED = 0.8, 0.25
"""A line that is written twice in a row, and how much more it costs if the first is further up."""
ANOTHER_PLAYER, LINES_EXCHANGED, NAMES_EXCHANGED, LINE_MOVED = 1.1, 1.2, 1.3, 1.4
ACTS_EXCHANGED, ACTS_PUT_RIGHT = 1.2, 0.88
"""Two actions in the wrong order, and the repair of that. There is one such repair for dozens of other
words, so it fits by chance less often than one of them."""
TOO_EARLY = 0.65
"""The extra cost of a line that was written too early. A line that was forgotten is written too late."""
DEALT = 0.85
"""A missing line that says what was dealt, where a deal was due."""
HEADER = 1.3
ORDER = 1.4
"""A missing line that names all players. It costs more than a wrong order in the header."""
AN_UNREAD_WORD = 1.7
"""A word that cannot be read stands for one that is not like it at all."""
UNKNOWN_ACT = 1.6
ACT_MISSING = 1.7
FORGOTTEN, LACKING = 1.4, 1.0
"""A missing action: the turn has room for it, or the fault is that the turn lacks it."""
LIKELIER_ABOVE = 0.05
"""The extra cost of something missing that may as well be missing further up, and likelier: the end of a
turn before the player's next line, or a turn before a claim about its player."""
TOO_SHORT = 0.2
"""The extra cost of an action that is written twice, if the turn is short without it."""
SHORT_TURN = 0.85
"""A missing action in a turn that is too short and that no other line can continue."""
MISSING = 2.0 - 0.25
SURPLUS = 2.5
A_GUESS = 0.1
"""The extra cost of a missing line if several lines would fit."""
GUESSED = 0.3
"""The extra cost of each action of a missing turn that is chosen so that it explains a fault. Almost any
fault can be explained like that, so such a turn must explain two."""
NO_TURN_KNOWN = 0.4
"""The extra cost of a missing turn if no turn is known that would fit."""
SILENT = 0.2
"""The extra cost of a slip that was legal on its own line and was noticed later."""

CLEARLY = 0.65
"""How much less the cheapest of several readings must cost than the next, to be clearly meant."""


def word_cost(word: str, other: str) -> float:
    """The cost of typing one word instead of another."""
    if len(word) == len(other) and len(word) <= 4:
        wrong = [(ord(a), ord(b)) for a, b in zip(fold(word), fold(other), strict=False) if a != b]
        if len(wrong) == 1:
            return NEXT if abs(wrong[0][0] - wrong[0][1]) == 1 else ONE_SIGN
        if sorted(word) == sorted(other):
            return ONE_SIGN
        if not word.isalpha():
            return ANOTHER_PLACE
    return ANOTHER_WORD


def clause_cost(words: Sequence[str], others: Sequence[str]) -> float:
    """The cost of writing one clause instead of another: that of the words that differ."""
    if not words or not others:
        return SURPLUS
    cost = 0.0 if words[0] == others[0] else ANOTHER_VERB
    if is_list(words) or is_list(others):
        return cost + compared(items(words), items(others)).cost
    return cost + words_cost(words[1:], others[1:])


def words_cost(words: Sequence[str], others: Sequence[str]) -> float:
    """The cost of the words between the same beginning and the same end."""
    one, two = list(words), list(others)
    while one and two and one[0] == two[0]:
        del one[0], two[0]
    while one and two and one[-1] == two[-1]:
        del one[-1], two[-1]
    cost = sum(word_cost(a, b) for a, b in zip(one, two, strict=False) if a != b)
    return cost + ONE_WORD * abs(len(one) - len(two))


# --- lists, as of an offering round: each item begins with the player whose it is ---

Item = tuple[str, ...]


class Compared(NamedTuple):
    """How a written list differs from another: the indexes of items that belong together, and the rest."""

    written: Sequence[Item]
    other: Sequence[Item]
    pairs: Sequence[tuple[int, int]]
    lacking: Sequence[Item]
    surplus: Sequence[Item]

    @property
    def moved(self) -> int:
        """How many items stand in another place among the others."""
        lengths: list[int] = []  # of the longest row of items in the right order that ends with each
        places = [there for _, there in sorted(self.pairs)]
        for at, place in enumerate(places):
            before = (length for length, other in zip(lengths, places[:at], strict=True) if other < place)
            lengths.append(1 + max(before, default=0))
        return len(places) - max(lengths, default=0)

    @property
    def cost(self) -> float:
        changed = sum(words_cost(self.written[here], self.other[there]) for here, there in self.pairs)
        left_out = ONE_WORD * sum(map(len, self.surplus))
        return changed + ITEM_MOVED * self.moved + ITEM_LACKING * len(self.lacking) + left_out


def is_list(words: Sequence[str]) -> bool:
    return any(word.endswith(",") for word in words)


def items(words: Sequence[str]) -> list[Item]:
    """The items of a list, without its verb."""
    return [tuple(item.split()) for item in " ".join(words[1:]).split(",") if item.strip()]


def compared(written: Sequence[Item], other: Sequence[Item]) -> Compared:
    """Two lists compared: the same items belong together, then those of one player, then those that have
    only another player, then the others in their order."""
    here, there = dict(enumerate(written)), dict(enumerate(other))
    pairs: list[tuple[int, int]] = []
    for same in (_equal, _of_one, _but_for_whom, _any):
        for at, item in list(here.items()):
            to = next((to for to, each in there.items() if same(item, each)), None)
            if to is not None:
                pairs.append((at, to))
                del here[at], there[to]
    return Compared(written, other, pairs, tuple(there.values()), tuple(here.values()))


def _equal(one: Item, two: Item) -> bool:
    return one == two


def _of_one(one: Item, two: Item) -> bool:
    return one[0] == two[0]


def _but_for_whom(one: Item, two: Item) -> bool:
    return one[1:] == two[1:] != ()


def _any(one: Item, two: Item) -> bool:
    return True
