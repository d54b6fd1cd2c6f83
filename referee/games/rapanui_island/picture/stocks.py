"""What lies beside the island: the quarry with its carvers, the order, the stock and the offerings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.pictures.drawing import Shape, label, shape, use

from ..pieces import OFFERING_NAMES, SIZE_NAMES, SIZES
from ..state.state import NOBODY, State, column_at, star_at
from .words import say

GAP = 12
QUARRY_HEIGHT, PILES_HEIGHT = 132, 84


def stocks(state: State, players: Sequence[str], top: float, width: float) -> Iterator[Shape]:
    """Two panels side by side, and one below them."""
    half = (width - 3 * GAP) / 2
    yield _panel("quarry", GAP, top, half, QUARRY_HEIGHT)
    yield label("quarry-name", GAP + 14, top + 22, say("quarry"), "small left")
    for column in (1, 2, 3):
        yield from _column(state, players, column, GAP + 20, top + 16 + 32 * column, half - 40)
    right = 2 * GAP + half
    yield _panel("order", right, top, half, QUARRY_HEIGHT)
    yield from _order(state, players, right + 14, top + 27, half)
    yield from _stars(state, players, right + 14, top + 70, half)
    yield from _stock(state, right + 14, top + 108)
    below = top + QUARRY_HEIGHT + GAP
    yield _panel("offerings", GAP, below, width - 2 * GAP, PILES_HEIGHT)
    yield from _piles(state, below, (width - 2 * GAP) / 5)


def _panel(name: str, x: float, y: float, width: float, height: float) -> Shape:
    return shape(f"{name}-panel", "rect", x=x, y=y, width=width, height=height, rx=10, class_="panel")


def _column(
    state: State, players: Sequence[str], column: int, x: float, y: float, room: float
) -> Iterator[Shape]:
    """The slots of a column, then the sorcerers and chiefs in it."""
    yield label(f"column-{column}", x, y + 6, str(column), "place")
    slots = state.slots[column - 1]
    others = [
        (key, seat)
        for key, places in (("sorcerer", state.sorcerer), ("chief", state.chief))
        for seat in range(state.players)
        if column_at(places[seat]) == column
    ]
    pitch = min(26, room / max(1, len(slots) + len(others)))
    for number, seat in enumerate(slots):
        here, at = f"slot-{column}-{number + 1}", x + 28 + pitch * number
        yield use(here, "slot", at, y, title=say("slot", column=column, slot=number + 1))
        if seat != NOBODY:
            title = say("carver", column=column, name=players[seat])
            yield use(
                f"carver-{column}-{number + 1}", f"villager-{seat}", at, y, f"seat{seat}", title=title
            )
    for number, (key, seat) in enumerate(others, len(slots)):
        title = say(f"{key} at", name=players[seat], place=say("at column", column=column))
        yield use(f"{key}-{seat}", f"{key}-{seat}", x + 28 + pitch * number, y, f"seat{seat}", title=title)


def _order(state: State, players: Sequence[str], x: float, y: float, width: float) -> Iterator[Shape]:
    yield label("order-name", x, y + 5, say("order"), "small left")
    for place, seat in enumerate(state.order):
        title = say("in order", place=place + 1, name=players[seat])
        yield use(f"totem-{seat}", f"totem-{seat}", x + 84 + 40 * place, y, f"seat{seat}", title=title)


def _stars(state: State, players: Sequence[str], x: float, y: float, width: float) -> Iterator[Shape]:
    """The stars with the sorcerers on them."""
    yield label("stars-name", x, y + 5, say("stars"), "small left")
    stars = state.options.board.stars
    on = {star_at(state.sorcerer[seat]): seat for seat in range(state.players)}
    count = max([stars, *on])
    pitch = min(40, (width - 110) / max(1, count))
    for star in range(1, count + 1):
        at = x + 84 + pitch * (star - 1)
        yield use(f"star-{star}", "star", at, y, title=say("star", star=star))
        if star not in on:
            yield label(f"star-{star}-number", at, y + 5, str(star), "small")
    for seat in range(state.players):
        star = star_at(state.sorcerer[seat])
        if star:
            at = x + 84 + pitch * (star - 1) + (0 if on[star] == seat else 8)
            title = say("sorcerer at", name=players[seat], place=say("at star", star=star))
            yield use(f"sorcerer-{seat}", f"sorcerer-{seat}", at, y + 2, f"seat{seat}", title=title)


def _stock(state: State, x: float, y: float) -> Iterator[Shape]:
    yield label("stock-name", x, y + 5, say("stock"), "small left")
    pieces = [(f"moai-{SIZE_NAMES[size]}", SIZE_NAMES[size], state.stock[size]) for size in SIZES]
    for place, (symbol, word, count) in enumerate(pieces):
        at, title = x + 66 + 48 * place, say("in stock", count=count, piece=say(word))
        yield use(f"stock-{word}", symbol, at, y, title=title)
        yield label(f"stock-{word}-count", at + 14, y + 5, str(count), "count left")
    at, title = x + 214, say("in stock", count=state.pukao, piece=say("pukao"))
    yield use("stock-pukao", "pukao", at, y + 5, title=title)
    yield label("stock-pukao-count", at + 12, y + 5, str(state.pukao), "count left")


def _piles(state: State, top: float, pitch: float) -> Iterator[Shape]:
    """The piles of offerings, the next one first; below them the outstanding ones."""
    for kind, name in enumerate(OFFERING_NAMES):
        x = GAP + 13 + pitch * kind
        values = _values(state.piles[kind])
        yield use(f"pile-{name}", name, x + 10, top + 22, title=say("pile", kind=say(name), values=values))
        yield label(f"pile-{name}-name", x + 26, top + 27, say(name), "small left")
        yield label(f"pile-{name}-values", x, top + 52, values, "number left")
        more = _values(state.outstanding[kind])
        title = say("outstanding", kind=say(name), values=more)
        yield label(f"outstanding-{name}", x, top + 73, f"★ {more}", "small left", title=title)


def _values(values: Sequence[int]) -> str:
    shown = " ".join(map(str, values[:6])) + (" …" if len(values) > 6 else "")
    return shown or say("empty")
