"""What a player writes for a shape of the picture: a column, or a kind of card."""

from __future__ import annotations


def touched(shape: str, seat: int) -> tuple[str, ...]:
    """The words for the shape with this id; nothing if it is no card and no column."""
    kind, *rest = shape.removesuffix("-name").removesuffix("-count").split("-")
    if not rest:
        return ()
    card = rest[-1]
    if kind in ("column", "gap"):
        return (f"draw {rest[0]}", rest[0])
    if kind == "hand" and len(rest) == 2 and rest[0] == str(seat):
        return (f"play {card}", card)
    if kind == "supply" and card != "panel":
        return (f"buy {card}", f"extra {card}")
    return ()
