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
    Place,
    PlacedLast,
    Setup,
    ShiftToken,
    Sun,
    TakeToken,
)

SAID: dict[type, str] = {
    Setup: "As `place`; a due statue counts as set up even if its point was taken.",
    Place: "The statue stands on the point if that is free: out of the reserve, else the one with the "
    "number named, else the one that died last. It was an action of the player who did it.",
    Sun: "The token lies there if the position is free and its owner has one in hand.",
    Pivot: "The statue that stands there looks the way that was said, whosever it is, and goes to a second "
    "point if one was named and is free.",
    PivotBy: "The statue turns by whole quarters; by anything else it stays as it is.",
    Move: "The statue goes to the point if that is free, over whatever lies between.",
    Fire: "The token is spent, and the statues that the log says were destroyed leave the island, else "
    "those that the ray destroys. Without a token nothing happens.",
    ShiftToken: "The token lies at the other position if that is free.",
    TakeToken: "The token is back in its owner's hand.",
    Pass: "The turn is over for whoever passed.",
    Resign: "As if it had been legal.",
    HasStatue: "The position goes on without it.",
    HasToken: "The position goes on without it.",
    HasLost: "The position goes on without it.",
    PlacedLast: "As if it had been legal.",
    Begins: "The turn begins; if the game is over in the position, it is over.",
    TurnEnds: "A turn with too few actions is over all the same.",
    NotAnAction: "It was an action of the turn, and nothing moves.",
    Misnamed: "It was an action of the turn, and nothing moves.",
}
