"""The table as a person sees it: layout, displays, hands and supplies in words."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import CARD_NAMES, HIDDEN, OFFERING_NAMES, cards_of
from ..options import Options
from ..state.state import CHOOSE, DONE, DRAW, EXTRA, FILL, OFFER, OVER, SETUP, START, State, deck_limits

STEPS = {
    SETUP: "the table is being laid out",
    START: "buys or plays",
    OFFER: "holds the offering round",
    EXTRA: "adds the extra card",
    DRAW: "draws",
    FILL: "waits for the refill",
    CHOOSE: "waits for the choices of the evaluation",
    DONE: "is done",
    OVER: "the game is over",
}


def draw(state: State, options: Options, players: Sequence[str]) -> str:
    rows = [f"column {number}  {_cards(column)}" for number, column in enumerate(state.columns, 1)]
    rows = [f"{row}  <- front" if not row.endswith("empty") else row for row in rows]
    supply = ", ".join(
        f"{name} {number}" for name, number in zip(OFFERING_NAMES, state.supply, strict=True)
    )
    stone = ", ".join(f"{name} {number}" for name, number in zip(OFFERING_NAMES, state.stone, strict=True))
    rows += [
        "",
        f"pile {state.pile}; supply {supply}; stone {stone}, face down {state.hidden_on_stone}",
        "",
    ]
    if any(HIDDEN in column for column in state.columns) and not state.given:
        unseen = [most - seen for most, seen in zip(deck_limits(options), state.seen, strict=True)]
        rows[-1:] = [f"not seen yet: {_counted(unseen)}", ""]
    width = max(len(name) for name in players)
    for seat in range(state.players):
        rows += _player(state, seat, players[seat].ljust(width))
    return "\n".join([*rows, "", _whose_turn(state, players)])


def _player(state: State, seat: int, name: str) -> list[str]:
    possible = sorted(state.purses[seat].possible)
    owned = (
        _offerings(possible[0])
        if len(possible) == 1
        else f"{cards_of(state.purses[seat].size)}, not all known"
    )
    return [
        f"{name}  wood {state.wood[seat]}, glory {state.glory[seat]}; offerings {owned}",
        f"{' ' * len(name)}  display {_counted(state.display[seat])}; hand {_counted(state.hand[seat])}",
    ]


def _offerings(numbers: Sequence[int]) -> str:
    return (
        ", ".join(
            f"{number} {name}" for name, number in zip(OFFERING_NAMES, numbers, strict=True) if number
        )
        or "none"
    )


def _cards(cards: Sequence[int]) -> str:
    return " ".join("?" if card == HIDDEN else CARD_NAMES[card] for card in cards) or "empty"


def _counted(counts: Sequence[int]) -> str:
    return ", ".join(f"{n} {CARD_NAMES[card]}" for card, n in enumerate(counts) if n) or "empty"


def _whose_turn(state: State, players: Sequence[str]) -> str:
    if state.phase in (SETUP, OVER):
        return STEPS[state.phase]
    return f"turn {state.turn}: {players[state.active]} {STEPS[state.phase]}"


def situation(state: State, action: object, players: Sequence[str]) -> tuple[str, ...]:
    """What the report of a fault says about the table: the player in turn, and what that player has."""
    if state.phase in (SETUP, OVER):
        return ()
    seat = state.active
    return (
        f"{players[seat]} has {state.wood[seat]} wood, in hand {_counted(state.hand[seat])}",
        "fronts " + ", ".join(_cards(column[-1:]) for column in state.columns),
    )
