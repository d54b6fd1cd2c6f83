"""In words: what each kind of action does although it is illegal (as_played.py does it)."""

from __future__ import annotations

from referee.core.acts import Misnamed, NotAnAction, Resign, TurnEnds

from .actions import (
    Begins,
    Fire,
    HasLost,
    HasStatue,
    HasToken,
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

SAID: dict[type, str] = {
    Setup: "As `place`; out of order, it shows that a statue of the other player's is not written. In the "
    "middle of a setup anything else is a turn that came too early: if the next line is not a statue of "
    "the setup, the play has begun, and the statues of the setup that are lacking stand somewhere.",
    PlaceStatue: "The statue stands on the point if that is free: out of the reserve, else the one with "
    "the number named, else the one that died last. If another statue stands there, it stands somewhere: "
    "it counts, and is found where its owner first pivots or moves a statue that the log did not place. It "
    "was an action of the player who did it.",
    Sun: "The token lies there if the position is free and its owner has one in hand. If a token of the "
    "other player's lies there, it lies somewhere, and is found where its owner first fires one that the "
    "log did not lay.",
    Pivot: "The statue that stands there looks the way that was said, whosever it is, and goes to a "
    "second point if one was named and is free.",
    PivotBy: "The statue turns by whole quarters; by anything else it stays as it is.",
    Move: "The statue goes to the point if that is free, over whatever lies between.",
    Fire: "The token is spent, and the statues that the log says were destroyed leave the island, else "
    "those that the ray destroys. Without a token nothing happens.",
    ShiftToken: "The token lies at the other position if that is free.",
    TakeToken: "The token is back in its owner's hand.",
    Pass: "The turn is over for whoever passed. An opening that was passed, or is not written, had "
    "an action that the log does not tell: it may have laid a token or placed a statue, which is then "
    "found as above.",
    Resign: "As if it had been legal; the result of a game that is over stays.",
    HasStatue: "In a position it stands on the point if that is free, else somewhere; in the middle of a "
    "setup it is one of its statues.",
    HasToken: "The position goes on without it.",
    HasLost: "The position goes on without it.",
    PlacedLast: "As if it had been legal.",
    Begins: "The turn begins; if the game is over in the position, it is over.",
    TurnEnds: "A turn with too few actions is over all the same. What is done after the end of the game "
    "is told once: the table plays on, each line is judged by its own rules, and the result stays.",
    NotAnAction: "It was an action of the turn, and nothing moves.",
    Misnamed: "It was an action of the turn. A statue that was placed, or given, without a true facing "
    "looks the nearest way, or north; without a true point it stands somewhere; a token without a true "
    "position lies somewhere; a statue that pivoted looks the nearest way. Otherwise nothing moves.",
}
