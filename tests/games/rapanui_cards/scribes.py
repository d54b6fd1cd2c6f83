"""Legal games as different people write them down: the same game, told with other habits."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from referee.core.acts import TurnEnds
from referee.games.rapanui_cards.actions import (
    Buy,
    Column,
    Display,
    Draw,
    Glory,
    Hand,
    Owns,
    Pile,
    Position,
    Refill,
    Stone,
    Supply,
    Take,
    Wood,
)
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.calculations.payment import GLORY, NONE, WOOD, takers
from referee.games.rapanui_cards.cards import CARDS, HIDDEN, MOAI, PRIEST, WOODCUTTER, offering_of
from referee.games.rapanui_cards.scoring.quantities import quantity
from referee.games.rapanui_cards.state.state import DONE, NOBODY, OVER, START, State, play_cost, price_of

from .games import GAME, TABLE, RandomGame

SAFE_CLAIMS = ("wood", "glory", "pile", "hand", "cards", "moai")


class Scribe:
    """Writes a game down. Each habit is drawn once for the log or anew at each chance."""

    def __init__(self, game: RandomGame, seed: int) -> None:
        self.game = game
        self.dice = random.Random(f"scribe {seed}")
        self.lines: list[str] = []
        self.clauses: list[str] = []
        self.seat = TABLE
        self.state: State = GAME.start(game.terms.options, len(game.names))
        self.split = self.dice.choice((0.0, 0.2, 0.6, 1.0))
        self.telling = self.dice.choice((0.0, 0.3, 1.0))
        self.told_by = self.dice.choice(("active", "clauses", "each"))
        self.own_line = self.dice.choice((0.0, 0.5, 1.0))
        self.opening = self.dice.choice((0, 0, self.dice.randrange(1, 20)))

    def text(self) -> str:
        script = list(self.game.script)
        setup = [action for _, action in script if isinstance(action, Hand | Column)]
        for seat, action in script[: len(setup)]:
            self.do(seat, action)
        rest = script[len(setup) :]
        if self.opening:
            rest = self.skipped(rest)
            setup = list(self.position())
        else:
            setup += self.beginnings()
        self.dice.shuffle(setup)
        self.lines += [self.said(action) for action in setup]
        for seat, action in rest:
            self.write(seat, action)
        self.close()
        return "\n".join([*self.game.header(), *self.lines]) + "\n"

    def said(self, action: Any) -> str:
        return GAME.write(action, self.game.names)

    def do(self, seat: int, action: Any) -> None:
        GAME.effects[type(action)](self.state, seat, action, self.game.terms.options)

    def end_turn(self) -> None:
        GAME.effects[TurnEnds](self.state, self.state.active, TurnEnds(), self.game.terms.options)

    def beginnings(self) -> Iterable[Any]:
        """What the rulebook gives everybody, which nobody has to write."""
        players = range(self.state.players)
        possible: list[Any] = [
            *(Wood(seat, self.state.wood[seat]) for seat in players),
            *(Glory(seat, 0) for seat in players),
            *(Display(seat, (WOODCUTTER,)) for seat in players),
            *(Owns(seat, tuple((kind, 1) for kind in range(4))) for seat in players),
            Supply(tuple(enumerate(self.state.supply))),
            Pile(34),
            Stone(tuple((kind, 0) for kind in range(4))),
        ]
        return [action for action in possible if self.dice.random() < self.telling]

    def skipped(self, rest: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
        """Begin in the middle: what comes after some turns."""
        while rest and (self.state.turn <= self.opening or self.state.phase != START or self.state.acted):
            seat, action = rest.pop(0)
            self.do(seat, action)
            if self.state.phase == DONE:
                self.end_turn()
        return rest

    def position(self) -> Iterable[Any]:
        state = self.state
        yield Position(state.turn, state.active)
        yield Supply(tuple(enumerate(state.supply)))
        yield Pile(state.pile)
        yield Stone(tuple(enumerate(state.stone)))
        for seat in range(state.players):
            yield Wood(seat, state.wood[seat])
            yield Glory(seat, state.glory[seat])
            yield Display(seat, _cards(state.display[seat]))
            yield Hand(seat, _cards(state.hand[seat]))
            (owned,) = state.purses[seat].possible
            yield Owns(seat, tuple(enumerate(owned)))
        for column, cards in enumerate(state.columns):
            yield Column(column, tuple(cards))

    def write(self, seat: int, action: Any) -> None:
        state = self.state
        told = self.with_outcome(seat, action)
        if seat == TABLE:
            self.close()
            self.lines.append(self.said(told))
        else:
            self.say(seat, told)
        choosing = isinstance(action, Take)
        self.do(seat, action)
        if state.phase == DONE:
            if not choosing and state.evaluated != NOBODY and self.dice.random() < self.telling:
                self.tell_evaluation()
            self.close()
            self.end_turn()
        if self.clauses and self.dice.random() < self.split:
            self.close()
        if not self.clauses and self.dice.random() < 0.1:
            self.claim()

    def say(self, seat: int, action: Any) -> None:
        if seat != self.seat:
            self.close()
        self.seat = seat
        self.clauses.append(self.said(action))

    def close(self) -> None:
        if self.clauses:
            self.lines.append(f"{self.game.names[self.seat]}: {'; '.join(self.clauses)}")
            self.clauses = []

    def claim(self) -> None:
        name = self.dice.choice(SAFE_CLAIMS)
        seat = self.dice.randrange(self.state.players)
        number = quantity(self.state, seat, GAME.quantities.names.index(name))
        if isinstance(number, int):
            self.lines.append(f"claim {self.game.names[seat]} {name} {number}")

    def with_outcome(self, seat: int, action: Any) -> Any:
        """The same action with what the table saw, if it is the habit to write it."""
        state, options = self.state, self.game.terms.options
        if self.dice.random() >= self.telling:
            return action
        if isinstance(action, Buy):
            return Buy(action.kind, price_of(state, seat, action.kind, options))
        if isinstance(action, Play):
            return Play(action.cards, play_cost(action.cards, options))
        if isinstance(action, Refill):
            return Refill(action.column, action.cards, action.cards[-1])
        if isinstance(action, Draw) and not options.covered_unseen:
            cards = state.columns[action.sources[0]]
            exposed = cards[-2] if len(cards) > 1 and cards[-2] != HIDDEN else None
            return Draw(action.sources, took=(cards[-1],), exposed=exposed)
        return action

    def tell_evaluation(self) -> None:
        """What was paid without a choice: by the player in turn at once, in parts, or by each of them."""
        state = self.state
        shares = list(self.shares())
        if not shares:
            return
        self.dice.shuffle(shares)
        if self.dice.random() < self.own_line:
            self.close()
        if self.told_by == "active":
            self.say(state.active, Take(tuple(shares)))
        for share in shares if self.told_by != "active" else ():
            self.say(state.active if self.told_by == "clauses" else share[0], Take((share,)))

    def shares(self) -> Iterable[tuple[int, int | None, tuple[int, ...]]]:
        state = self.state
        card, dues = state.evaluated, list(state.dues)
        if state.paid_out:
            paid = takers(state, self.game.terms.options)[: state.paid_out]
            dues = [paid.count(seat) for seat in range(state.players)]
        thing = {WOODCUTTER: WOOD, PRIEST: GLORY}.get(card)
        for seat, due in enumerate(dues):
            if not due:
                if self.dice.random() < 0.3 and card != MOAI:
                    yield self.dice.choice(((seat, None, (NONE,)), (seat, 0, (self.paid_in(card),))))
            elif thing is not None:
                yield self.dice.choice(((seat, due, (thing,)), (seat, None, (thing,))))
            else:
                kind = offering_of(card)
                yield self.dice.choice(((seat, due, (kind,)), (seat, None, (kind,) * due)))

    def paid_in(self, card: int) -> int:
        return {WOODCUTTER: WOOD, PRIEST: GLORY}.get(card, card - 3)


def _cards(counts: list[int]) -> tuple[int, ...]:
    return tuple(card for card in CARDS for _ in range(counts[card]))


def is_over(state: State) -> bool:
    return state.phase == OVER
