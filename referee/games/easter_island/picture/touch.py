"""What a player writes for a shape of the picture: the point or the sun position that it is on."""

from __future__ import annotations

KINDS = ("point", "statue", "head", "sun", "token")


def touched(shape: str, seat: int) -> tuple[str, ...]:
    """The words for the shape with this id; nothing if it is no place."""
    kind, _, place = shape.partition("-")
    return (place,) if kind in KINDS and place else ()
