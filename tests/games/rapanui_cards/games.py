"""Random legal games: dealt from a shuffled deck, played by what the generator lists, told as a log."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from referee import shelf
from referee.core.acts import TurnEnds
from referee.core.editions import Terms, settle
from referee.games.rapanui_cards.actions import Buy, Column, Draw, Hand, Offer, Refill
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.cards import GATHERERS, HIDDEN, MOAI, PRIEST, WOODCUTTER
from referee.games.rapanui_cards.state.state import DONE, FILL, OVER, State

GAME = shelf.game("rapa-nui-cards")
NAMES = ("Anne", "Marc", "Herman", "Carl")
EDITIONS = ("kosmos-nl", "kosmos-fr")
DECK = [MOAI] * 9 + [PRIEST] * 9 + [WOODCUTTER] * 12 + [card for card in GATHERERS for _ in range(5)]
TABLE = -1
OTHER_RULINGS = [
    {key: option}
    for key, ruling in GAME.data["rulings"].items()
    for option, means in ruling["options"].items()
    if option != ruling["default"] and "sets" in means and key != "after-violation"
]
"""Every option that is not the default of its ruling, by itself."""


def terms(edition: str = "kosmos-nl", **rulings: str) -> Terms:
    """The terms of an edition, with other rulings by key (dashes written as underscores)."""
    return settle(GAME, edition, {key.replace("_", "-"): value for key, value in rulings.items()})


def mixed_rulings(dice: random.Random) -> dict[str, str]:
    """An option of every ruling, taken at random; what follows a violation stays as it is."""
    rulings = {key: dice.choice(list(each["options"])) for key, each in GAME.data["rulings"].items()}
    return rulings | {"after-violation": "as-played"}


class Step(NamedTuple):
    """One action with the table before and after it; the seat is TABLE for cards that are laid."""

    before: State
    seat: int
    action: Any
    after: State


class RandomGame:
    """A full game. All face-down cards are known to it; the log need not tell them."""

    def __init__(
        self, players: int, edition: str, seed: int, rulings: Mapping[str, str] | None = None
    ) -> None:
        self.names = NAMES[:players]
        self.edition = edition
        self.rulings = dict(rulings or {})
        self.terms = terms(edition, **self.rulings)
        self.dice = random.Random(f"{players} {edition} {seed}")
        self.layout: list[list[int]] = [[], [], [], []]  # what really lies there, seen or not
        self.script: list[tuple[int, Any]] = []
        self.state: State = GAME.start(self.terms.options, players)
        self.deck = DECK[:]
        self.dice.shuffle(self.deck)
        self.deal()
        while self.state.phase != OVER:
            self.go_on()

    def deal(self) -> None:
        hands = list(GATHERERS) * 3
        self.dice.shuffle(hands)
        kinds = self.terms.options.start_kinds
        for seat in range(len(self.names)):
            cards = [self.dice.choice(GATHERERS) for _ in range(3)]
            if kinds == "distinct":
                cards = self.dice.sample(list(GATHERERS), 3)
            elif kinds == "three-per-kind":
                cards = [hands.pop() for _ in range(3)]
            self.do(TABLE, Hand(seat, tuple(cards)))
        for column in range(4):
            self.do(TABLE, Column(column, self.lay(column, 4)))

    def lay(self, column: int, number: int) -> tuple[int, ...]:
        """Cards of the deck for a column, as the scribe writes them."""
        cards = [self.deck.pop() for _ in range(min(number, len(self.deck)))]
        self.layout[column] += cards
        if not self.terms.options.covered_unseen:
            return tuple(cards)
        covered = [HIDDEN if self.dice.random() < 0.7 else card for card in cards[:-1]]
        return (*covered, cards[-1])

    def do(self, seat: int, action: Any) -> None:
        self.script.append((seat, action))
        apply(self.state, seat, action, self.terms)

    def go_on(self) -> None:
        if self.state.phase == FILL:
            self.do(TABLE, Refill(self.state.emptied, self.lay(self.state.emptied, 4)))
            return
        choices = [pair for pair in GAME.legal(self.state, self.terms.options) if self.true(pair[1])]
        assert choices, f"nothing is legal in phase {self.state.phase}"
        seat, action = self.pick(choices)
        if isinstance(action, Draw):
            self.layout[action.sources[0]].pop()
        self.do(seat, action)

    def true(self, action: Any) -> bool:
        """Whether an action exposes the card that lies there."""
        if not isinstance(action, Draw) or action.exposed is None:
            return True
        return self.layout[action.sources[0]][-2] == action.exposed

    def pick(self, choices: list[tuple[int, Any]]) -> tuple[int, Any]:
        """Moai rather often, purchases now and then, and no card that even its owner does not see."""
        told = [pair for pair in choices if not _hides(pair[1])]
        buys = [pair for pair in told if isinstance(pair[1], Buy)]
        rest = [pair for pair in told if not isinstance(pair[1], Buy)]
        moai = [pair for pair in rest if isinstance(pair[1], Play) and pair[1].cards[0] == MOAI]
        if buys and self.dice.random() < 0.3:
            return self.dice.choice(buys)
        return self.dice.choice(moai if moai and self.dice.random() < 0.8 else rest)

    def told(self, hide: float, seed: int = 0) -> list[tuple[int, Any]]:
        """The script, with each face-down card written `?` with a probability."""
        dice = random.Random(seed)
        return [
            (seat, hidden(action, seat) if isinstance(action, Offer) and dice.random() < hide else action)
            for seat, action in self.script
        ]

    def steps(self, hide: float = 0.0) -> Iterator[Step]:
        state: State = GAME.start(self.terms.options, len(self.names))
        for seat, action in self.told(hide):
            before = state.copy()
            apply(state, seat, action, self.terms)
            yield Step(before, seat, action, state)

    def lines(self, hide: float = 0.0, join: float = 0.5, seed: int = 0) -> list[str]:
        """The log below its header. Draws may share a clause; clauses of a player share a line."""
        dice = random.Random(seed)
        lines: list[str] = []
        open_seat, clauses = TABLE, list[Any]()
        turn_over = False
        state: State = GAME.start(self.terms.options, len(self.names))

        def close() -> None:
            if clauses:
                said = "; ".join(GAME.write(clause, self.names) for clause in clauses)
                lines.append(f"{self.names[open_seat]}: {said}")
                clauses.clear()

        for seat, action in self.told(hide, seed):
            if seat == TABLE or seat != open_seat or turn_over:
                close()
            if seat == TABLE:
                lines.append(GAME.write(action, self.names))
            else:
                last = clauses[-1] if clauses else None
                joins = isinstance(action, Draw) and isinstance(last, Draw) and last.exposed is None
                if joins and dice.random() < join:
                    clauses[-1] = Draw((*last.sources, *action.sources), exposed=action.exposed)
                else:
                    clauses.append(action)
                open_seat = seat
            turn = state.turn
            apply(state, seat, action, self.terms)
            turn_over = state.turn != turn
        close()
        return lines

    def header(self) -> list[str]:
        rulings = [f"ruling: {key.replace('_', '-')}={option}" for key, option in self.rulings.items()]
        players = f"players: {', '.join(self.names)}"
        return ["game: rapa-nui-cards", f"edition: {self.edition}", players, *rulings, ""]

    def text(self, hide: float = 0.0, join: float = 0.5, seed: int = 0) -> str:
        return "\n".join([*self.header(), *self.lines(hide, join, seed)]) + "\n"


def _hides(action: Any) -> bool:
    return isinstance(action, Offer) and any(kind == HIDDEN for _, kind, _ in action.offered)


def hidden(action: Offer, builder: int) -> Offer:
    """The same offering round, the builder's card not seen."""
    return Offer(
        tuple((giver, HIDDEN if giver == builder else kind, face) for giver, kind, face in action.offered)
    )


def apply(state: State, seat: int, action: Any, agreed: Terms) -> None:
    """Do a legal action, and end the turn if it was the last of it."""
    GAME.effects[type(action)](state, seat, action, agreed.options)
    if state.phase == DONE:
        GAME.effects[TurnEnds](state, state.active, TurnEnds(), agreed.options)
