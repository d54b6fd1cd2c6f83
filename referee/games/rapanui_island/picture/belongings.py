"""What each player has, as shapes: one panel for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.pictures.drawing import Shape, clipped, label, shape, use

from ..pieces import (
    IMPROVEMENT_NAMES,
    KINDS,
    OFFERING_NAMES,
    OUTSTANDING,
    RESOURCE_NAMES,
    SIZE_NAMES,
    TILE_NAMES,
)
from ..state.state import IN_HAND, IN_VILLAGE, OVER, SETUP, TABLET_KEPT, TABLET_NONE, State
from .words import say

HEIGHT, GAP = 112, 12


def belongings(
    state: State, players: Sequence[str], seat: int, top: float, width: float
) -> Iterator[Shape]:
    """A player's panel."""
    name, x = players[seat], GAP + 14
    active = " active" if state.active == seat and state.phase not in (SETUP, OVER) else ""
    yield shape(
        f"panel-{seat}",
        "rect",
        x=GAP,
        y=top,
        width=width - 2 * GAP,
        height=HEIGHT,
        rx=10,
        class_=f"panel seat{seat}{active}",
        title=say("in turn", name=name) if active else "",
    )
    yield use(f"chip-{seat}", f"totem-{seat}", x + 11, top + 21, f"seat{seat}")
    yield label(f"name-{seat}", x + 30, top + 27, clipped(name, 20), f"name seat{seat}", title=name)
    if state.passed[seat]:
        yield label(f"passed-{seat}", x + 250, top + 26, say("passed"), "small left")
    for kind in KINDS:
        at, word = width - GAP - 232 + 58 * kind, RESOURCE_NAMES[kind]
        count = state.resources[seat][kind]
        yield use(
            f"{word}-{seat}",
            word,
            at,
            top + 21,
            title=say("resource", name=name, count=count, kind=say(word)),
        )
        yield label(f"{word}-{seat}-count", at + 14, top + 27, str(count), "count left")
    yield from _spread(_pieces(state, name, seat), x + 12, top + 56, width - 60, seat)
    yield from _built(state, name, seat, x, top + 97)
    yield from _taken(state, name, seat, x + 300, top + 92, width - 356)


def _pieces(state: State, name: str, seat: int) -> list[tuple[str, str, str, float]]:
    """What lies before the player: id, symbol, title and width of each piece."""
    row = []
    for number in range(state.hand_villagers[seat]):
        row.append((f"hand-{seat}-{number}", f"villager-{seat}", say("villagers", name=name), 22.0))
    for key, where in (("sorcerer", state.sorcerer[seat]), ("chief", state.chief[seat])):
        if where == IN_HAND or (where == IN_VILLAGE and key == "sorcerer"):
            title = say(f"{key} at", name=name, place=say("hand"))
            row.append((f"{key}-{seat}", f"{key}-{seat}", title, 22.0))
    if state.tablet[seat] != TABLET_NONE:
        kept = state.tablet[seat] == TABLET_KEPT
        row.append(
            (
                f"tablet-{seat}",
                "tablet" if kept else "tablet-used",
                say("tablet kept" if kept else "tablet used", name=name),
                30.0,
            )
        )
    for size, count in enumerate(state.held[seat]):
        for number in range(count):
            title = say("held", name=name, size=say(SIZE_NAMES[size]))
            row.append((f"held-{seat}-{size}-{number}", f"moai-{SIZE_NAMES[size]}", title, 26.0))
    for kind, count in enumerate(state.hand[seat]):
        for number in range(count):
            title = say("own tile", name=name, tile=say(TILE_NAMES[kind]))
            row.append((f"own-tile-{seat}-{kind}-{number}", f"tile {TILE_NAMES[kind]}", title, 34.0))
    for number in range(state.untold[seat]):
        title = say("own unknown tile", name=name)
        row.append((f"untold-{seat}-{number}", "tile unknown", title, 34.0))
    return row


def _spread(
    row: Sequence[tuple[str, str, str, float]], x: float, y: float, room: float, seat: int
) -> Iterator[Shape]:
    """The pieces from left to right, closer together if there are too many."""
    squeeze = min(1.0, room / max(1.0, sum(width for *_, width in row)))
    for piece, symbol, title, width in row:
        at = x + width * squeeze / 2 - 11
        if symbol.startswith("tile "):
            word = symbol.removeprefix("tile ")
            yield use(piece, "tile", at, y + 15, title=title)
            yield label(f"{piece}-name", at, y + 5, say(f"short {word}"), "tile-name")
        else:
            yield use(piece, symbol, at, y, f"seat{seat}", title=title)
        x += width * squeeze


def _built(state: State, name: str, seat: int, x: float, y: float) -> Iterator[Shape]:
    """The four improvements; those that are built have a tick."""
    for number, word in enumerate(IMPROVEMENT_NAMES):
        built = state.built[seat][number]
        title = say("built" if built else "not built", name=name, improvement=say(word))
        kind, mark = ("built left", "✓ ") if built else ("small left", "")
        yield label(f"built-{seat}-{word}", x + 74 * number, y, mark + say(word), kind, title=title)


def _taken(state: State, name: str, seat: int, x: float, y: float, room: float) -> Iterator[Shape]:
    """The offerings that the player has taken."""
    pitch = min(46, room / max(1, len(state.offerings[seat])))
    for number, (kind, value) in enumerate(state.offerings[seat]):
        word = OFFERING_NAMES[kind % OUTSTANDING]
        key = "taken outstanding" if kind >= OUTSTANDING else "taken"
        at, title = x + pitch * number, say(key, name=name, kind=say(word), value=value)
        yield use(f"taken-{seat}-{number}", word, at, y, title=title)
        shown = f"{value}★" if kind >= OUTSTANDING else str(value)
        yield label(f"taken-{seat}-{number}-value", at + 13, y + 5, shown, "count left")
