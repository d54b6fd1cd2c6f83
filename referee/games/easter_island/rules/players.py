"""Who plays, and who is the older."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.acts import Seating
from referee.core.entry import Player
from referee.core.rule import Breach, Notice
from referee.forms.folding import fold

from ..options import Options
from ..state import SETUP, State
from .book import BOOK

SEATS = 2

PLAYERS_1 = BOOK.rule(
    "EI-PLAYERS-1",
    title="Two players, two colours",
    law="There are exactly two players, with different names and different colours. Every line of the "
    "log belongs to one of them.",
    says={
        "count": "Easter Island is for two players, but the header names {number} (names are separated "
        "by commas)",
        "name": "both players are called {name}, so nobody can tell their lines apart",
        "colour": "{first} and {second} both play {colour}",
        "stranger": "{name} is not a player: the players are {players}{hint}",
    },
    where="SUBTITLE SETUP-1",
)


@PLAYERS_1.check(on=Seating, during=(SETUP,))
def two_players_in_two_colours(state: State, seat: int, action: Seating, options: Options) -> Breach:
    players = action.players
    if len(players) != SEATS:
        return {"case": "count", "number": len(players)}
    first, second = players
    if fold(first.name) == fold(second.name):
        return {"case": "name", "name": first.name}
    if not (first.notes and second.notes):
        return None
    colours = [colour_of(player) for player in players]
    if colours[0] is not None and fold(colours[0]) == fold(colours[1] or ""):
        return {
            "case": "colour",
            "first": first.name,
            "second": second.name,
            "colour": colours[0],
        }
    return None


FIRST_1 = BOOK.rule(
    "EI-FIRST-1",
    title="The older player starts the setup",
    law="The player named first in the header is the older one and places the first statue. If the "
    "header gives ages, they must agree with that.",
    says={
        "turn": "{older} is the older player and places the first statue, not {player}",
        "ages": "{older} is named first as the older player, but {older} is {first} and {younger} is "
        "{second}",
        "missing": "this table requires two different ages in the header",
        "asked": "if `{said}` is {player}'s age, write the number alone in brackets behind the name, so "
        "that the ages are compared",
    },
    where="SETUP-2",
)


@FIRST_1.check(on=Seating, during=(SETUP,))
def ages_agree_with_the_order(state: State, seat: int, action: Seating, options: Options) -> Breach:
    if len(action.players) != SEATS:
        return None
    older, younger = action.players
    if not (older.notes or younger.notes or options.ages_required):
        return _asked(action.players)
    first, second = (age_of(player) for player in action.players)
    if first is not None and second is not None and first < second:
        return {
            "case": "ages",
            "older": older.name,
            "younger": younger.name,
            "first": first,
            "second": second,
        }
    if options.ages_required and (first is None or second is None or first == second):
        return {"case": "missing"}
    return _asked(action.players)


def _asked(players: Sequence[Player]) -> Notice | None:
    """What is asked if a note has a number that is no age, or if both names end with a number that may be
    one: `Ann 61, Ben 58`. Two who are called `Player 1` and `Player 2` are not asked."""
    for player in players:
        for note in player.notes:
            if age_of(Player("", (note,))) is None and any(map(str.isdecimal, note)):
                return Notice(case="asked", said=note, player=player.name)
    ends = [player.name.rpartition(" ") for player in players]
    if len({name for name, _, _ in ends}) == SEATS and all(_is_like_an_age(end) for _, _, end in ends):
        return Notice(case="asked", said=ends[0][2], player=ends[0][0])
    return None


def _is_like_an_age(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) in (1, 2)


def age_of(player: Player) -> int | None:
    """`61` or `age 61` among the notes behind a name."""
    for note in player.notes:
        number = fold(note).removeprefix("age").strip()
        if number.isascii() and number.isdigit() and len(number) < 4:
            return int(number)
    return None


def colour_of(player: Player) -> str | None:
    """The first note that is no age, and has no number that may be one."""
    return next((note for note in player.notes if not any(map(str.isdecimal, note))), None)
