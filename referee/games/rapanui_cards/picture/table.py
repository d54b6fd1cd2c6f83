"""The table as shapes: the columns, the pile, the supply, the stone, and what each player has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.pictures.drawing import Drawing, Shape, clipped, label, shape, use

from ..cards import CARD_NAMES, HIDDEN, OFFERING_NAMES
from ..options import Options
from ..state.state import OVER, SETUP, State
from .art import CARD_HEIGHT, CARD_WIDTH, STRIP, SYMBOLS
from .text import heading
from .words import say

WIDTH, MARGIN = 560, 16
PITCH = CARD_WIDTH + 17
COLUMNS_TOP, REACH = 78, 84
"""Where the columns begin, and how far their front cards are below that."""
STOCK_TOP = COLUMNS_TOP + REACH + CARD_HEIGHT + 20
STOCK_HEIGHT, PANEL_HEIGHT, GAP = 74, 144, 12
PLAYERS_TOP = STOCK_TOP + STOCK_HEIGHT + GAP
INNER = WIDTH - 2 * MARGIN
SUPPLY_WIDTH = 252


def table(state: State, options: Options, players: Sequence[str]) -> Drawing:
    """The whole picture."""
    turn = heading(state, players)
    height = PLAYERS_TOP + state.players * (PANEL_HEIGHT + GAP) - GAP + MARGIN
    shapes = [
        shape("paper", "rect", width=WIDTH, height=height, class_="paper"),
        label("turn", WIDTH / 2, 36, clipped(turn, 54), "head", title=turn),
        *(each for number in range(len(state.columns)) for each in _column(state, number)),
        *_pile(state),
        *_supply(state),
        *_stone(state),
        *(each for seat in range(state.players) for each in _player(state, players, seat)),
    ]
    return Drawing(WIDTH, height, tuple(shapes), _described(state, players, turn), SYMBOLS)


def _name(card: int) -> str:
    return "hidden" if card == HIDDEN else CARD_NAMES[card]


def _column(state: State, number: int) -> Iterator[Shape]:
    """The cards of a column, the front card at the bottom and whole."""
    x, cards = MARGIN + 2 + PITCH * number, state.columns[number]
    middle = x + CARD_WIDTH / 2
    yield label(f"column-{number + 1}", middle, COLUMNS_TOP - 10, say("column", number=number + 1), "small")
    if not cards:
        yield shape(
            f"gap-{number + 1}",
            "rect",
            x=x,
            y=COLUMNS_TOP,
            width=CARD_WIDTH,
            height=CARD_HEIGHT,
            rx=8,
            class_="gap",
            title=say("empty column", number=number + 1),
        )
    step = min(STRIP + 3, REACH / max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        name, y = _name(card), COLUMNS_TOP + step * place
        key = "front card" if place == len(cards) - 1 else "covered card"
        told = say("unseen") if card == HIDDEN else say(name)
        title = say(key, number=number + 1, card=told)
        here = f"column-{number + 1}-{place + 1}"
        yield use(here, f"card-{name}", x, y, f"kind-{name}", title=title)
        yield label(f"{here}-name", middle, y + 17, say(name), "on-kind")


def _pile(state: State) -> Iterator[Shape]:
    x = MARGIN + 2 + PITCH * len(state.columns)
    title = say("in pile", count=state.pile)
    yield label("pile-name", x + CARD_WIDTH / 2, COLUMNS_TOP - 10, say("pile"), "small")
    if state.pile > 0:
        yield use("pile", "card-hidden", x, COLUMNS_TOP, "", title=title)
    else:
        yield shape(
            "pile",
            "rect",
            x=x,
            y=COLUMNS_TOP,
            width=CARD_WIDTH,
            height=CARD_HEIGHT,
            rx=8,
            class_="gap",
            title=title,
        )
    yield label("pile-count", x + CARD_WIDTH / 2, COLUMNS_TOP + CARD_HEIGHT + 22, str(state.pile), "big")


def _stock(name: str, x: float, width: float) -> Iterator[Shape]:
    yield shape(
        f"{name}-panel", "rect", x=x, y=STOCK_TOP, width=width, height=STOCK_HEIGHT, rx=10, class_="panel"
    )
    yield label(f"{name}-name", x + 14, STOCK_TOP + 21, say(name), "small left")


def _supply(state: State) -> Iterator[Shape]:
    yield from _stock("supply", MARGIN, SUPPLY_WIDTH)
    for kind, name in enumerate(OFFERING_NAMES):
        title = say("in supply", count=state.supply[kind], card=say(name))
        yield from _offering(
            f"supply-{name}", name, MARGIN + 28 + 59 * kind, STOCK_TOP + 46, str(state.supply[kind]), title
        )


def _stone(state: State) -> Iterator[Shape]:
    left = MARGIN + SUPPLY_WIDTH + GAP
    yield from _stock("stone", left, INNER - SUPPLY_WIDTH - GAP)
    for kind, name in enumerate(OFFERING_NAMES):
        title = say("on stone", count=state.stone[kind], card=say(name))
        yield from _offering(
            f"stone-{name}", name, left + 28 + 50 * kind, STOCK_TOP + 46, str(state.stone[kind]), title
        )
    title = say("face down", count=state.hidden_on_stone)
    hidden = str(state.hidden_on_stone)
    yield from _offering("stone-hidden", "hidden", left + 28 + 50 * 4, STOCK_TOP + 46, hidden, title)


def _offering(name: str, kind: str, x: float, y: float, count: str, title: str) -> Iterator[Shape]:
    pale = " pale" if count == "0" else ""
    yield use(name, f"offering-{kind}", x, y, f"kind-{kind}{pale}", title=title)
    yield label(f"{name}-count", x + 17, y + 5, count, "small left" if pale else "count left")


def _player(state: State, players: Sequence[str], seat: int) -> Iterator[Shape]:
    """A player's tokens, display, hand and offering cards."""
    top, name = PLAYERS_TOP + seat * (PANEL_HEIGHT + GAP), players[seat]
    active = " active" if state.active == seat and state.phase not in (SETUP, OVER) else ""
    yield shape(
        f"panel-{seat}",
        "rect",
        x=MARGIN,
        y=top,
        width=INNER,
        height=PANEL_HEIGHT,
        rx=10,
        class_=f"panel seat{seat}{active}",
        title=say("in turn", name=name) if active else "",
    )
    yield label(f"name-{seat}", MARGIN + 14, top + 26, clipped(name, 30), f"name seat{seat}", title=name)
    for number, (key, symbol, count) in enumerate(
        (("wood", "log", state.wood[seat]), ("glory", "star", state.glory[seat]))
    ):
        x, title = WIDTH - MARGIN - 132 + 74 * number, say(key, name=name, count=count)
        yield use(f"{key}-{seat}", symbol, x, top + 20, title=title)
        yield label(f"{key}-{seat}-count", x + 18, top + 26, str(count), "count left")
    yield from _cards("display", "in display", state.display[seat], 0, (seat, name), top + 52, 400)
    yield from _cards(
        "hand", "in hand", state.hand[seat], max(0, state.unknown[seat]), (seat, name), top + 87, 400
    )
    yield from _owned(state, seat, name, top + 122)


def _cards(
    key: str, told: str, counts: Sequence[int], unknown: int, owner: tuple[int, str], y: float, room: float
) -> Iterator[Shape]:
    """A row of small cards, each kind with its number."""
    seat, name = owner
    yield label(f"{key}-{seat}", MARGIN + 14, y + 5, say(key), "small left")
    held = [(kind, count) for kind, count in zip(CARD_NAMES, counts, strict=True) if count]
    held += [("hidden", unknown)] if unknown else []
    pitch = min(50, room / max(1, len(held)))
    for place, (kind, count) in enumerate(held):
        x, here = MARGIN + 100 + pitch * place, f"{key}-{seat}-{kind}"
        card = say("unseen") if kind == "hidden" else say(kind)
        yield use(
            here, f"mini-{kind}", x, y, f"kind-{kind}", title=say(told, name=name, count=count, card=card)
        )
        if count > 1:
            yield label(f"{here}-count", x + 18, y + 5, str(count), "count left")


def _owned(state: State, seat: int, name: str, y: float) -> Iterator[Shape]:
    """The offering cards; a range where face-down cards leave it open."""
    yield label(f"offerings-{seat}", MARGIN + 14, y + 5, say("offerings"), "small left")
    possible = state.purses[seat].possible or frozenset({(0, 0, 0, 0)})
    for kind, card in enumerate(OFFERING_NAMES):
        low, high = (pick(each[kind] for each in possible) for pick in (min, max))
        count = str(low) if low == high else f"{low}–{high}"
        spoken = count if low == high else say("between", low=low, high=high)
        title = say("owned", name=name, count=spoken, card=say(card))
        yield from _offering(f"owned-{seat}-{card}", card, MARGIN + 100 + 100 * kind, y, count, title)


def _described(state: State, players: Sequence[str], turn: str) -> str:
    fronts = [say(_name(column[-1])) if column else say("none") for column in state.columns]
    told = [
        say(
            "described player",
            name=players[seat],
            wood=state.wood[seat],
            glory=state.glory[seat],
            display=_counted(sum(state.display[seat])),
            hand=_counted(sum(state.hand[seat]) + max(0, state.unknown[seat])),
        )
        for seat in range(state.players)
    ]
    return say("described", turn=turn, fronts=", ".join(fronts), players=" ".join(told))


def _counted(number: int) -> str:
    return say("one card") if number == 1 else say("cards", count=number)
