"""The words of the game: names of points, facings and suns, and how each action is said.

The grammar (grammar/easter_island.lark) names its rules after the forms here and the parts of a
rule after the slots, so that what was read needs no translation.
"""

from __future__ import annotations

from copy import copy
from typing import Self

from referee.core.acts import shell_forms
from referee.forms.folding import fold
from referee.forms.lexicon import Lexicon
from referee.forms.phrase import Flag, Form, Many, Numbers, Seats, Slot, Words

from .actions import (
    Begins,
    FinalTable,
    Fire,
    HasLost,
    HasStatue,
    HasStatues,
    HasToken,
    HasTokens,
    Move,
    Pass,
    Pivot,
    PivotBy,
    PlacedLast,
    PlaceStatue,
    Setup,
    ShiftToken,
    Sun,
    TakeToken,
)
from .board import FACING_NAMES, POINT_NAMES, SUN_NAMES
from .scoring import ENDINGS, QUANTITIES

SIDES = ("n", "e", "s", "w")
QUARTER = 90
"""The degrees of a turn to the left or to the right, if nobody says how far."""
BETWEEN = ("north-east", "north-west", "south-east", "south-west", "diagonal")
"""Facings that no statue has; the words files say how else they are called."""
COORDINATES = "abcdefghij0123456789"
"""What may stand behind the letter of a side; only some of it is on the board."""


def _looks_like_a_point(word: str) -> bool:
    return word[:1].isalpha() and word[1:].isdigit() and word.isascii()


def _looks_between(word: str) -> bool:
    return word in BETWEEN


def _looks_like_a_sun(word: str) -> bool:
    return word[:1] in SIDES and word not in POINT_NAMES


def _side(letter: str) -> str:
    """The key of a side's letter in the words files."""
    return f"side-{letter}"


class SideWords(Words):
    """The letters of the four sides."""

    def spoken(self, lexicon: Lexicon) -> Self:
        other = copy(self)
        other.names = tuple(lexicon.name(_side(letter)) for letter in self.names)
        other.values = {fold(name): value for value, name in enumerate(other.names)}
        return other

    def spellings(self, lexicon: Lexicon) -> dict[str, str]:
        return {fold(word): name for name in self.names for word in lexicon.names.get(_side(name), ())}


class SunWords(Words):
    """Sun positions: a side, by its letter or its name, and a column or row. `bare`: whether `e1` is read
    for `E-1`. That is also an intersection, so it is read only where no statue can be meant."""

    def __init__(self, bare: bool) -> None:
        super().__init__("sun position", SUN_NAMES, _looks_like_a_sun)
        self.bare = bare

    def spoken(self, lexicon: Lexicon) -> Self:
        other = copy(self)
        other.names = tuple(f"{lexicon.name(_side(sun[0].lower())).upper()}{sun[1:]}" for sun in self.names)
        other.values = {fold(name): value for value, name in enumerate(other.names)}
        return other

    def spellings(self, lexicon: Lexicon) -> dict[str, str]:
        """A side by its letter or its name: `w-3`, `west 3`; also `w-9`, though the board has none."""
        names = lexicon.names
        sides = {
            letter: (*names[_side(letter)], *names[name])
            for letter, name in zip(SIDES, FACING_NAMES, strict=True)
        }
        read = {
            f"{fold(side)}{dash}{sun[2]}": sun
            for sun in SUN_NAMES
            for side in sides[sun[0].lower()]
            for dash in ("-", "", " ")
            if self.bare or f"{fold(side)}{dash}{sun[2]}" not in POINT_NAMES
        }
        return {fold(said): name for name, said in self.others(lexicon).items()} | read

    def others(self, lexicon: Lexicon) -> dict[str, str]:
        sides = {letter: lexicon.name(_side(letter)) for letter in SIDES}
        on = {fold(sun) for sun in SUN_NAMES}
        return {
            f"{letter.upper()}-{at}": f"{side.upper()}-{at}"
            for letter, side in sides.items()
            for at in COORDINATES
            if f"{letter}-{at}" not in on
        }


class FacingWords(Words):
    """The four facings, and words for those that no statue may have."""

    def spellings(self, lexicon: Lexicon) -> dict[str, str]:
        between = {fold(word): name for name in BETWEEN for word in lexicon.names.get(name, ())}
        return between | super().spellings(lexicon)

    def others(self, lexicon: Lexicon) -> dict[str, str]:
        return {name: lexicon.name(name) for name in BETWEEN}


POINT = Words("intersection", POINT_NAMES, well_formed=_looks_like_a_point)
FACING = FacingWords("facing", FACING_NAMES, well_formed=_looks_between)
SIDE = SideWords("side", SIDES)
SUN = SunWords(bare=True)
SUN_AWAY = SunWords(bare=False)
"""Where a token is that is turned over or moved, as a statue may be."""
WAY = Words("way", ("right", "left"))
FACE = Words("face", ("ready", "spent"))
ENDING = Words("ending", ENDINGS)
QUANTITY = Words("quantity", QUANTITIES)

_POINT_AND_FACING = (Slot("point", POINT), Slot("facing", FACING))
_OWNER = Slot("owner", Seats(), "of {}", optional=True)
_NUMBER = Slot("number", Numbers("statue"), "as {}", optional=True)

FORMS = (
    Form("place", PlaceStatue, *_POINT_AND_FACING, _OWNER, _NUMBER, usual=True),
    Form("setup", Setup, *_POINT_AND_FACING, _OWNER, _NUMBER, rare=True),
    Form("sun", Sun, Slot("sun", SUN), _OWNER, Slot("spent", Flag(), "spent", optional=True)),
    Form("pivot", Pivot, *_POINT_AND_FACING, Slot("to", POINT, "to {}", optional=True)),
    Form(
        "pivot_by",
        PivotBy,
        Slot("point", POINT),
        Slot("degrees", Numbers("angle"), "by {}", default=QUARTER),
        Slot("way", WAY, optional=True),
        verb="pivot",
    ),
    Form(
        "move",
        Move,
        Slot("start", POINT),
        Slot("end", POINT),
        Slot("facing", FACING, "facing {}", optional=True),
    ),
    Form(
        "fire",
        Fire,
        Slot("sun", SUN_AWAY),
        Slot("struck", Many(POINT), "struck {}", seen=True, empty="nothing struck"),
        Slot("destroyed", Many(POINT), "{} destroyed", seen=True, empty="nothing destroyed"),
    ),
    Form("pass", Pass),
    Form("shift", ShiftToken, Slot("sun", SUN_AWAY), Slot("to_sun", SUN_AWAY), rare=True),
    Form("take", TakeToken, Slot("sun", SUN), rare=True),
    Form("has_statue", HasStatue, *_POINT_AND_FACING, _NUMBER, verb="has", rare=True),
    Form("has_token", HasToken, Slot("sun", SUN), Slot("face", FACE), verb="has", rare=True),
    Form("has_statues", HasStatues, Slot("count", Numbers("number"), "{} statues"), verb="has", rare=True),
    Form(
        "has_tokens",
        HasTokens,
        Slot("count", Numbers("number")),
        Slot("face", FACE),
        verb="has",
        rare=True,
    ),
    Form("has_lost", HasLost, Slot("count", Numbers("number")), verb="has lost", rare=True),
    Form("final_table", FinalTable, verb="position : end", rare=True),
    Form("placed_last", PlacedLast, verb="placed last", rare=True),
    Form("begins", Begins, Slot("turn", Numbers("turn")), verb="begins turn", rare=True),
    *shell_forms(ENDING, QUANTITY),
)

NOUNS = {
    "_DESTROYED": "what the ray did (`c3 destroyed`, `nothing destroyed` or `struck b4 d4`)",
    "POINT": "an intersection (a1 to e5)",
    "FACING": "a facing (north, east, south or west)",
    "SUN": "a sun position (N-a to N-e, E-1 to E-5, S-a to S-e, W-1 to W-5)",
    "SUN_AWAY": "a sun position (N-a to N-e, E-1 to E-5, S-a to S-e, W-1 to W-5)",
    "NUMBER": "a number",
    "NUMBER_OF": "a number",
    "WAY": "a way (left or right)",
    "READY": "`ready` or `spent`",
}

TERMINALS = {
    "FACING": FACING,
    "SIDE": SIDE,
    "SUN": SUN,
    "SUN_AWAY": SUN_AWAY,
    "BARE_SUN": SUN,
    "WAY": WAY,
    "REASON": ENDING,
    "QUANTITY": QUANTITY,
}
"""The list of names that each terminal of the grammar matches."""
