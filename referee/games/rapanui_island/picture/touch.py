"""What a player writes for a shape of the picture: a space, a platform, a star, a column, or a piece."""

from __future__ import annotations

from ..pieces import IMPROVEMENT_NAMES, RESOURCE_NAMES, TILE_NAMES

ON_PLATFORMS = ("ahu", "moai", "cap", "tile")
ON_SPACES = ("space", "label", "mark", "word", "gain", "villager", "tired")
ON_COLUMNS = ("column", "slot", "carver")


def touched(shape: str, seat: int) -> tuple[str, ...]:
    """The words for the shape with this id, the most exact first; nothing if it has no name."""
    kind, *rest = shape.removesuffix("-name").removesuffix("-count").removesuffix("-number").split("-")
    if not rest:
        return ()
    if kind in ON_PLATFORMS:
        return (rest[0], rest[0].partition(".")[0])
    if kind in ON_SPACES:
        return (rest[0],)
    if kind in ON_COLUMNS:
        return (f"quarry {rest[0]}", rest[0])
    if kind == "star":
        return (f"star {rest[0]}",)
    return _piece(kind, rest, str(seat))


def _piece(kind: str, rest: list[str], seat: str) -> tuple[str, ...]:
    if kind in ("stock", "pile", "outstanding"):
        return (rest[0],)
    if kind == "own" and rest[:2] == ["tile", seat]:
        return (TILE_NAMES[int(rest[2])],)
    if rest[0] != seat:
        return ()  # another player's
    if kind in (*RESOURCE_NAMES, "sorcerer", "chief", "tablet"):
        return (kind,)
    if kind == "built" and rest[-1] in IMPROVEMENT_NAMES:
        return (rest[-1],)
    return ("villager",) if kind == "hand" else ()
