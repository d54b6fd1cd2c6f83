"""Tables made for one question, and what the rules say of an action there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import referee
from referee.core.editions import Terms
from referee.core.judge import first_breach
from referee.games.rapanui_cards.actions import Draw, Offer, Refill, Take
from referee.games.rapanui_cards.cards import CARDS
from referee.games.rapanui_cards.offerings import Four
from referee.games.rapanui_cards.state.state import DRAW, START, State
from tests.support import found

from .games import GAME, TABLE, terms

W, P, M, HF, HB, HP, HG = CARDS
A, B, C, D = range(4)
AGREED = terms()


def table(players: int, **fields: Any) -> State:
    """A table before the turn of the first player; each hand and display is given by its cards."""
    state = State(players, AGREED.options)
    state.phase = START
    state.pile = 34
    state.columns = [[W, W, W, W] for _ in range(4)]
    state.display = [[0 for _ in CARDS] for _ in range(players)]
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def counted(*each: Sequence[int]) -> list[list[int]]:
    return [[list(cards).count(card) for card in CARDS] for cards in each]


def displays(card: int, counts: Sequence[int]) -> list[list[int]]:
    return counted(*([card] * count for count in counts))


def code(state: State, action: Any, seat: int | None = None, agreed: Terms = AGREED) -> str | None:
    breach = first_breach(
        agreed.plan, state, state.active if seat is None else seat, action, agreed.options
    )
    return None if breach is None else breach[0].code


def do(state: State, *actions: Any, agreed: Terms = AGREED) -> State:
    """Legal actions of the active player, and refills, one after the other."""
    for action in actions:
        seat = TABLE if isinstance(action, Refill) else state.active
        broken = code(state, action, seat, agreed)
        assert broken is None, f"{action}: {broken}"
        GAME.effects[type(action)](state, seat, action, agreed.options)
    return state


def evaluated(card: int, counts: Sequence[int], agreed: Terms = AGREED, **fields: Any) -> State:
    """A table on which the last draw has just exposed a card."""
    state = table(len(counts), display=displays(card, counts), phase=DRAW, to_draw=1, **fields)
    state.columns[0] = [card, W]
    return do(state, Draw((0,)), agreed=agreed)


def offered(*cards: tuple[int, int]) -> Offer:
    return Offer(tuple((giver, kind, False) for giver, kind in cards))


def taken(*shares: tuple[int, int]) -> Take:
    merged: dict[int, tuple[int, ...]] = {}
    for seat, thing in shares:
        merged[seat] = (*merged.get(seat, ()), thing)
    return Take(tuple((seat, None, things) for seat, things in merged.items()))


def sizes(state: State) -> list[int]:
    return [purse.size for purse in state.purses]


def owned(state: State, seat: int) -> Four:
    (only,) = state.purses[seat].possible
    return only


class Judged(NamedTuple):
    """What a table is told of its log."""

    findings: list[tuple[int, str]]  # those that count
    status: str
    winners: tuple[int, ...]
    points: list[tuple[int, str, int]]
    notes: tuple[str, ...]


def judged(text: str) -> Judged:
    record = referee.loads(text)
    sheet = referee.score(record)
    points = [(line.seat, line.label, line.amount) for line in sheet.lines]
    return Judged(found(referee.check(record)), sheet.status, sheet.winners, points, sheet.notes)
