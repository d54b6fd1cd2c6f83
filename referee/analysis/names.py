"""Players and quantities by the names that a person types."""

from __future__ import annotations

from referee.core.folding import fold
from referee.core.record import Record


def seat_named(record: Record, name: str) -> int:
    """The seat of a player. ValueError, in words, if nobody has that name."""
    names = [fold(each) for each in record.players]
    if fold(name) not in names:
        raise ValueError(f"nobody called {name} plays here; players are {', '.join(record.players)}")
    return names.index(fold(name))


def quantity_named(record: Record, name: str) -> int:
    """What can be counted, by name. ValueError, in words, if there is no such thing."""
    known = record.known_game.quantities.names
    if fold(name) not in known:
        raise ValueError(f"{name} is nothing that can be counted here; this can: {', '.join(known)}")
    place: int = known.index(fold(name))
    return place
