"""The table as a person sees it: layout, displays, hands and supplies in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from referee.pictures.text_picture import Row, Run, TextPicture, columns, fitted, own, placed

from ..cards import CARD_NAMES, HIDDEN, gatherer_of
from ..options import Options
from ..state.state import (
    CHOOSE,
    DONE,
    DRAW,
    EXTRA,
    FILL,
    OFFER,
    OFFERINGS,
    OVER,
    SETUP,
    START,
    State,
    deck_limits,
)
from .words import say

NAME_WIDTH, LABEL_WIDTH = 10, 10
KINDS_LEFT = NAME_WIDTH + LABEL_WIDTH
COLUMN_WIDTH = 14
STEPS = {
    START: "buys",
    OFFER: "offers",
    EXTRA: "adds",
    DRAW: "draws",
    FILL: "waits to refill",
    CHOOSE: "waits to choose",
    DONE: "done",
}
Cells = Sequence[tuple[int, Sequence[Run]]]
Counts = Mapping[int, object]
"""What to write below the name of each kind of card."""


def draw(state: State, options: Options, players: Sequence[str]) -> TextPicture:
    """The columns side by side, the front cards in brackets; below them one table for everything else."""
    rows: list[Row | str] = [*_columns(state), "", _kinds()]
    rows.append(_line("", say("supply"), _offerings(state.supply)))
    face_down = [(KINDS_LEFT, [Run(say("stone hidden", count=state.hidden_on_stone))])]
    rows.append(_line("", say("stone"), _offerings(state.stone), face_down))
    if any(HIDDEN in column for column in state.columns) and not state.given:
        unseen = [most - seen for most, seen in zip(deck_limits(options), state.seen, strict=True)]
        rows.append(_line("", say("not seen"), dict(enumerate(unseen))))
    for seat in range(state.players):
        rows += _player(state, seat, players[seat])
    return TextPicture([*rows, heading(state, players)])


def heading(state: State, players: Sequence[str]) -> str:
    """Whose turn it is, and at which step."""
    if state.phase in (SETUP, OVER):
        return say("laying out" if state.phase == SETUP else "over")
    return say("turn", turn=state.turn, name=players[state.active], step=say(STEPS[state.phase]))


def _columns(state: State) -> Iterator[Row]:
    count = len(state.columns)
    heads = [
        (COLUMN_WIDTH * number + 1, [Run(say("column", number=number + 1))]) for number in range(count)
    ]
    yield placed([*heads, (COLUMN_WIDTH * count + 1, [Run(say("pile of", count=state.pile))])])
    for row in range(max([state.options.column_size, *map(len, state.columns)])):
        yield placed(
            (COLUMN_WIDTH * number, [Run(_card(column, row))])
            for number, column in enumerate(state.columns)
            if row < len(column)
        )


def _card(column: Sequence[int], row: int) -> str:
    kind = CARD_NAMES[column[row]] if column[row] != HIDDEN else ""
    name = say(kind or "hidden")
    if columns(name) > COLUMN_WIDTH - 2:
        name = say(f"short {kind}")
    return f"[{name}]" if row == len(column) - 1 else f" {name}"


def _kinds() -> Row:
    """The heads of the table."""
    names = [say(f"short {name}") for name in CARD_NAMES]
    heads = [(end - columns(name), [Run(name)]) for name, end in zip(names, _ends(), strict=True)]
    return placed([*heads, (_ends()[-1] + 2, [Run(say("tokens"))])])


def _ends() -> list[int]:
    """Where the columns of the kinds end."""
    return list(accumulate((columns(say(f"short {name}")) + 1 for name in CARD_NAMES), initial=KINDS_LEFT))[
        1:
    ]


def _line(name: str | Run, label: str, counts: Counts, more: Cells = (), later: Cells = ()) -> Row:
    """A line of the table: whose, what, and the numbers below the kinds. Zeros are left out."""
    shown = name if isinstance(name, Run) else Run(name)
    cells: list[tuple[int, Sequence[Run]]] = [(0, [shown]), (NAME_WIDTH, [Run(label)]), *more]
    ends = _ends()
    for kind, count in counts.items():
        if count:
            cells.append((ends[kind] - len(str(count)), [Run(str(count))]))
    return placed([*cells, *later])


def _offerings(counts: Sequence[object]) -> Counts:
    return {gatherer_of(kind): count for kind, count in enumerate(counts)}


def _player(state: State, seat: int, name: str) -> Iterator[Row]:
    shown = own(seat, fitted(name, NAME_WIDTH - 1))
    tokens = f"{state.wood[seat]:>4} {state.glory[seat]:>5}"
    yield _line(
        shown,
        say("display"),
        dict(enumerate(state.display[seat])),
        later=[(_ends()[-1] + 2, [Run(tokens)])],
    )
    unknown = say("unknown", count=state.unknown[seat]) if state.unknown[seat] > 0 else ""
    hand = dict(enumerate(state.hand[seat]))
    yield _line("", say("hand"), hand, later=[(_ends()[-1] + 2, [Run(unknown)])])
    possible = state.purses[seat].possible
    ranges = [sorted({each[kind] for each in possible}) or [0] for kind in OFFERINGS]
    owned = [f"{each[0]}-{each[-1]}" if len(each) > 1 else each[0] for each in ranges]
    yield _line("", say("offerings"), _offerings(owned))
