"""What a line of Rapa Nui, the board game, can say. Spaces and platforms are case-folded ids.

The board decides which spaces exist, so the rules, not the reader, judge an id that the board does not
have. Columns, stars and slots have the numbers that the players use, counted from 1.
"""

from __future__ import annotations

from typing import Protocol

from referee.core.value import value

from .pieces import Amounts, Gain, Spot

# --- lines of the table: set-up, positions, headings ---


@value
class Variant:
    """The table plays the first-game variant."""

    which: int


@value
class Position:
    """A log that starts in the middle of a game: the round and phase to go on with, and whose turn it
    is.
    """

    round: int
    phase: int
    player: int


@value
class FinalTable:
    """A log that has only the final table: the game is over, and what is not written is not there."""


@value
class Order:
    """The order of the totems: at the set-up, after the sorcerers are placed, or as it stands now."""

    seats: tuple[int, ...]


@value
class Tiles:
    """Ahu tiles on platforms."""

    laid: tuple[tuple[str, int], ...]


@value
class Reserve:
    """The tiles left over for the draft of two players."""

    counts: tuple[tuple[int, int], ...]


@value
class Stock:
    """Moai by size and pukao beside the board: 0 to 2 are the sizes, 3 is pukao."""

    counts: tuple[tuple[int, int], ...]


@value
class Pile:
    """The values of an offering pile, from the top. Kinds from OUTSTANDING on are the outstanding
    tiles.
    """

    kind: int
    values: tuple[int, ...]


@value
class Neutral:
    """Where the grey transporters stand."""

    spaces: tuple[str, ...]


@value
class Resources:
    """The resources of a player before the first logged turn."""

    player: int
    amounts: Amounts


@value
class Figures:
    """The figures that a player has in hand at the start, by kind."""

    player: int
    counts: tuple[tuple[int, int], ...]


@value
class Hand:
    """The ahu tiles of a player before the first turn told."""

    player: int
    tiles: tuple[int, ...]


@value
class Tablet:
    """Whether a player has the tablet: 0 kept, 1 used, 2 none."""

    player: int
    state: int


@value
class Built:
    """The improvements that a player has built before the first turn told."""

    player: int
    improvements: tuple[int, ...]


@value
class Placed:
    """The figures of a player on the board: kind, where, and whether it is tired."""

    player: int
    figures: tuple[tuple[int, Spot, bool], ...]


@value
class Erected:
    """Moai on platforms: platform, size, and whether a pukao lies on it."""

    moai: tuple[tuple[str, int, bool], ...]


@value
class Carved:
    """The moai that a player has taken in this round and not erected, by size."""

    player: int
    taken: tuple[int, int, int]


@value
class Offerings:
    """The offerings of a player before the first turn told: kind and value."""

    player: int
    taken: tuple[tuple[int, int], ...]


@value
class Passed:
    """Who has passed in this phase 3."""

    seats: tuple[int, ...]


@value
class Round:
    """The heading of a round."""

    number: int


@value
class Phase:
    """The heading of a phase, 1 to 3."""

    number: int


# --- what players do ---


@value
class Draft:
    """A tile of the reserve is picked before a game of two."""

    tile: int


@value
class Villager:
    """A villager is placed; `by` is 0 if the log gives the improvement `popular` as the reason."""

    where: Spot
    by: int | None = None


@value
class Sorcerer:
    """The sorcerer is placed."""

    where: Spot


@value
class Chief:
    """The chief is placed."""

    where: Spot


@value
class Carve:
    """Moai are taken: small, medium, large."""

    taken: tuple[int, int, int]


@value
class Reinforcement:
    """A virtual carver in a column."""

    column: int
    tablet: bool = False


@value
class Reconversion:
    """The sorcerer becomes a carver or a transporter."""

    where: Spot
    tablet: bool = False


@value
class HelpingHand:
    """A carver or the chief becomes a transporter."""

    figure: int
    to: str
    source: Spot | None = None
    tablet: bool = False


@value
class Rest:
    """A tired transporter stands up. `to` is written only by someone who also moved it."""

    space: str
    figure: int | None = None
    to: str | None = None
    tablet: bool = False


@value
class Barter:
    """Three resources for three others. `lowered` is what the log says was counted as less."""

    given: Amounts
    got: Amounts
    lowered: Amounts | None = None
    tablet: bool = False


@value
class Economy:
    """The price of the exchange that is due becomes two."""

    tablet: bool = False


@value
class Luxury:
    """Luxury is said to be played, which only the tablet can."""

    tablet: bool = False


@value
class Bonus:
    """Opulence or supplement by itself, not along with a moai."""

    tile: int
    tablet: bool = False


@value
class Favour:
    """The log says that favour was played."""

    tablet: bool = False


class TilePlay(Protocol):
    """Any of these actions; the tablet may replace the tile."""

    @property
    def tablet(self) -> bool: ...


TILE_PLAYS = (Reinforcement, Reconversion, HelpingHand, Rest, Barter, Economy, Luxury, Bonus, Favour)
"""Ahu tiles by their own verbs; `with` on a transport plays tiles too."""


@value
class Moai:
    """A moai is carried and erected.

    `start` is filled only if it is not the crater, and `left` only if the log says that the moai was left
    on the way. `by` is the figure that erects, `bonus` the tiles played for the gain (BY_TABLET added for
    the tablet). What the table saw: gains, the tiles taken, the figures laid down.
    """

    size: int
    to: str
    start: str | None = None
    via: tuple[str, ...] | None = None
    left: bool = False
    by: int | None = None
    bonus: tuple[int, ...] | None = None
    gains: tuple[Gain, ...] | None = None
    tiles: tuple[int, ...] | None = None
    tires: tuple[int, ...] | None = None


@value
class Pukao:
    """A pukao is carried and put on a moai; the fields are those of a moai. The exchange follows it."""

    to: str
    start: str | None = None
    via: tuple[str, ...] | None = None
    left: bool = False
    by: int | None = None
    bonus: tuple[int, ...] | None = None
    gains: tuple[Gain, ...] | None = None
    tires: tuple[int, ...] | None = None


@value
class Exchange:
    """Resources for an offering. OUTSTANDING is added to the kind of the seven. `worth` is the value
    seen.
    """

    spent: Amounts
    taken: tuple[int, ...]
    lowered: Amounts | None = None
    worth: int | None = None


@value
class Buy:
    """An improvement is built; if `paid` is empty, for its price."""

    improvement: int
    paid: Amounts | None = None
    lowered: Amounts | None = None


@value
class Pass:
    """No more transports in this round."""
