"""Finds players and quantities by the names that a person types."""

from __future__ import annotations

from referee.core.record import Record
from referee.forms.folding import fold
from referee.speech.say import tell


def seat_named(record: Record, name: str) -> int:
    """The seat of a player. ValueError with a message if no player has that name."""
    names = [fold(each) for each in record.players]
    if fold(name) not in names:
        raise ValueError(
            tell(
                "name.no-player",
                "no player is called {name}; the players are: {players}",
                name=name,
                players=", ".join(record.players),
            )
        )
    return names.index(fold(name))


def quantity_named(record: Record, name: str) -> int:
    """The index of a quantity. ValueError with a message if the game has none of that name."""
    known = record.known_game.quantities.names
    meant = fold(name)
    if meant not in known:
        meant = _quantities(record).get(meant, "")
    if not meant:
        raise ValueError(
            tell(
                "name.no-quantity",
                "there is no quantity {name}; the quantities are: {known}",
                name=name,
                known=", ".join(quantities_of(record)),
            )
        )
    place: int = known.index(meant)
    return place


def quantities_of(record: Record) -> list[str]:
    """The quantities of its game, as the log calls them."""
    own, known = record.notation.lexicon, record.known_game.quantities.names
    return list(known) if own is None else [own.name(name) for name in known]


def _quantities(record: Record) -> dict[str, str]:
    """The quantities as the log calls them, and the English for each."""
    lexicon = record.notation.lexicon
    return {} if lexicon is None else record.known_game.quantities.spellings(lexicon)
