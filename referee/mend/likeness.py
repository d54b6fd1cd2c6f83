"""How likely it is that somebody wrote one thing and meant another: the one measure for all that is tried.

A fault that is taken as it stands costs AS_PLAYED. Another reading of a line costs about as much if a slip
of the pen explains it, and more the further it is from what was written. So another reading wins only if
it makes some other fault vanish, and one that is far-fetched only if it makes several vanish.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.folding import fold

AS_PLAYED = 1.0
"""The table really did what was written."""

# --- another word in the same clause ---
NEXT = 0.9
"""A neighbour: c4 for c3, a letter left out."""
ONE_SIGN = NUMBER = 1.0
ANOTHER_WORD = 1.2
CHANGED_PLACES = 1.4
ANOTHER_VERB = 1.5
ANOTHER_PLACE = 1.6
ONE_WORD = 1.3
"""A word left out, or one put in."""
LIKELY = 1.2
"""What a word costs at most that somebody may have typed for another."""

# --- what is told of a deed ---
PUT_RIGHT, LEFT_OUT, NOT_TOLD, ANOTHER_RULE = 0.9, 1.0, 1.3, 1.2

# --- another line ---
DOUBLED = 0.8
ANOTHER_PLAYER, ACTS_EXCHANGED, LINES_EXCHANGED, NAMES_EXCHANGED, LINE_MOVED = 1.1, 1.2, 1.2, 1.3, 1.4
DEALT = 0.85
"""A line forgotten that says what chance did, where chance was to do something."""
HEADER = 1.3
ORDER = 1.4
"""A line forgotten that names all players: more than to name them wrongly in the header."""
ANOTHER_ACT = 1.7
"""Something else was done, of which the line tells nothing."""
UNKNOWN_ACT = 1.6
ACT_TOO_MANY = 1.6
ACT_MISSING = 1.7
MISSING = 2.0 - 0.25
SURPLUS = 2.5
A_GUESS = 0.1
"""What a line costs on top that is one of several that would do."""
NO_TURN_KNOWN = 0.4
"""What it costs on top if no turn is known that would do."""
SILENT = 0.2
"""What it costs on top that a slip was legal where it stands, and came to light only later."""

CLEARLY = 0.65
"""By how much the nearest of several must be nearer than the next, to be what was meant."""


def word_cost(word: str, other: str) -> float:
    """What it takes to type the one for the other: a neighbour, a sign, or another word altogether."""
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
    """What it takes to write the one clause for the other: the words in which they differ."""
    if not words or not others:
        return SURPLUS
    cost = 0.0 if words[0] == others[0] else ANOTHER_VERB
    one, two = list(words[1:]), list(others[1:])
    while one and two and one[0] == two[0]:
        del one[0], two[0]
    while one and two and one[-1] == two[-1]:
        del one[-1], two[-1]
    cost += sum(word_cost(a, b) for a, b in zip(one, two, strict=False) if a != b)
    return cost + ONE_WORD * abs(len(one) - len(two))
