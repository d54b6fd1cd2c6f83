"""What a line of Rapa Nui, the card game, can say. Columns, cards and offerings are numbers."""

from __future__ import annotations

from referee.core.value import value


@value
class Hand:
    """The start hand of a player."""

    player: int
    cards: tuple[int, ...]


@value
class Position:
    """A log that starts in the middle of a game: the turn to go on with, and whose it is."""

    turn: int
    player: int


@value
class FinalTable:
    """A log that has only the final table: the game is over, and what is not written is not there."""


@value
class Display:
    """The cards that lie before a player."""

    player: int
    cards: tuple[int, ...]


@value
class Owns:
    """The offering cards of a player before the first logged turn."""

    player: int
    counts: tuple[tuple[int, int], ...]


@value
class Supply:
    """The offering cards in the supply before the first logged turn."""

    counts: tuple[tuple[int, int], ...]


@value
class Wood:
    """The wood of a player before the first logged turn."""

    player: int
    number: int


@value
class Glory:
    """The glory of a player before the first logged turn."""

    player: int
    number: int


@value
class Pile:
    """The cards in the draw pile before the first logged turn."""

    number: int


@value
class Column:
    """A column of the first layout, from the back to the front."""

    column: int
    cards: tuple[int, ...]


@value
class Refill:
    """Cards laid into an emptied column, in the order laid; the last lies in front."""

    column: int
    cards: tuple[int, ...]
    front: int | None = None


@value
class Buy:
    """An offering card is bought. `price` is the price that the log gives."""

    kind: int
    price: int | None = None
    gain: int | None = None
    stone: bool = False


@value
class PlayCards:
    """Cards go from the hand to the display. `price` is the price that the log gives."""

    cards: tuple[int, ...]
    price: int | None = None
    gain: int | None = None


@value
class Box:
    """Moai are put into the box."""

    cards: tuple[int, ...]


@value
class Keep:
    """Nothing is played."""


@value
class Offer:
    """The offering round, in order: seat, kind (or HIDDEN), and whether it was laid open."""

    offered: tuple[tuple[int, int, bool], ...]


@value
class Extra:
    """What the builder adds from the supply; `own` says that it came from the collection."""

    kinds: tuple[int, ...]
    own: bool = False


@value
class Draw:
    """Cards taken from the layout one after the other, by column, by kind, or from the pile."""

    sources: tuple[int, ...]
    together: bool = False
    took: tuple[int, ...] | None = None
    exposed: int | None = None


@value
class Take:
    """What players receive in an evaluation: seat, amount if written, and the things named."""

    shares: tuple[tuple[int, int | None, tuple[int, ...]], ...]


@value
class Reveal:
    """What the face-down card of a turn was."""

    turn: int
    kind: int


@value
class Holdings:
    """The offering cards that a player keeps at the end."""

    player: int
    counts: tuple[tuple[int, int], ...]


@value
class Stone:
    """The offering cards on the stone, sorted at the end."""

    counts: tuple[tuple[int, int], ...]


@value
class Values:
    """What each kind is worth at the end."""

    counts: tuple[tuple[int, int], ...]


@value
class StoneTouched:
    """A player took a card back from the stone, or looked through it."""

    text: str
