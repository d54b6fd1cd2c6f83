"""Random legal games: tiles laid at random, players of several temperaments, told as a log.

Players take what the generator lists, and dress it up (unlisted.py) with legal things that it leaves out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from referee.core.acts import TurnEnds
from referee.core.editions import Terms, settle
from referee.games.rapanui_island.actions import (
    Barter,
    Buy,
    Carve,
    Chief,
    Draft,
    Economy,
    Exchange,
    HelpingHand,
    Moai,
    Order,
    Pass,
    Pukao,
    Reconversion,
    Reinforcement,
    Rest,
    Sorcerer,
    Tiles,
    Variant,
    Villager,
)
from referee.games.rapanui_island.board.board import shipped
from referee.games.rapanui_island.game import GAME
from referee.games.rapanui_island.legal import unlisted
from referee.games.rapanui_island.options import Options
from referee.games.rapanui_island.pieces import (
    BARTER,
    BY_TABLET,
    ECONOMY,
    FIRST_GAME_COUNTS,
    HELPING_HAND,
    ISLAND,
    LUXURY,
    OPULENCE,
    OUTSTANDING,
    QUARRY,
    RECONVERSION,
    REINFORCEMENT,
    REST,
    SUPPLEMENT,
    TILE_COUNTS,
)
from referee.games.rapanui_island.state.queries import bare_moai, free_platforms
from referee.games.rapanui_island.state.state import NOBODY, OVER, TABLET_KEPT, State

EDITIONS = ("matagot-fr", "matagot-es")
NAMES = ("Ana", "Bea", "Cid", "Dan")
TABLE = -1
MOST_TURNS = 900
OTHER_RULINGS = [
    {key: option}
    for key, ruling in GAME.data["rulings"].items()
    for option, means in ruling["options"].items()
    if option != ruling["default"] and "sets" in means and key != "after-violation"
]
"""Every option that is not the default of its ruling, by itself."""

TILE_OF: dict[type, int] = {
    Reinforcement: REINFORCEMENT,
    Reconversion: RECONVERSION,
    HelpingHand: HELPING_HAND,
    Rest: REST,
    Barter: BARTER,
    Economy: ECONOMY,
}


TABLET_TILES = (*TILE_OF.values(), OPULENCE, SUPPLEMENT, LUXURY)
"""What the tablet may copy; luxury only in the French rulebook."""


class Temper(NamedTuple):
    """How a player likes to play: how often each thing is done when it could be."""

    quarry: float  # villagers that carve
    carries: tuple[type, type]  # which transport comes first
    tiles: float
    buys: float
    bonus: float
    passes: float


TEMPERS = (
    Temper(0.6, (Moai, Pukao), 0.3, 0.3, 0.5, 0.02),  # a builder
    Temper(0.4, (Pukao, Moai), 0.3, 0.2, 0.7, 0.02),  # caps before all else
    Temper(0.5, (Pukao, Moai), 0.7, 0.7, 0.9, 0.05),  # uses whatever there is
    Temper(0.5, (Moai, Pukao), 0.05, 0.05, 0.1, 0.1),  # saves everything, gives up early
)


class Step(NamedTuple):
    """One action of a random game, with the table before and after it; `first` begins a line."""

    before: State
    seat: int
    action: Any
    after: State
    first: bool


def terms_for(players: int, edition: str, rulings: Mapping[str, str] | None = None) -> Terms:
    board = shipped("stand-in-2" if players == 2 else "stand-in-34")
    return settle(GAME, edition, dict(rulings or {}), board)


class RandomGame:
    """A whole game as a script of actions."""

    def __init__(
        self,
        players: int,
        edition: str,
        seed: int,
        rulings: Mapping[str, str] | None = None,
        first_game: bool = False,
        tells: float = 0.5,
        most_turns: int = MOST_TURNS,
    ) -> None:
        self.names = NAMES[:players]
        self.rulings = dict(rulings or {})
        self.terms = terms_for(players, edition, rulings)
        self.options: Options = self.terms.options
        self.dice = random.Random(f"{players} {edition} {seed} {first_game}")
        self.first_game = first_game
        self.tells = tells
        self.tempers = [self.dice.choice(TEMPERS) for _ in self.names]
        self.favourites = [self.dice.choice((*TABLET_TILES, NOBODY)) for _ in self.names]
        self.script: list[tuple[int, Any, bool]] = []
        self.goals: dict[tuple[int, int], int] = {}  # where the table wants to go, by round and quarry
        self.state: State = GAME.start(self.options, players)
        self.lay_out()
        while self.state.phase != OVER and self.state.turn < most_turns:
            self.take_turn()

    # --- the course of a game ---

    def do(self, seat: int, action: Any, first: bool) -> None:
        self.script.append((seat, action, first))
        GAME.effects[type(action)](self.state, seat, action, self.options)

    def lay_out(self) -> None:
        if self.first_game:
            self.do(TABLE, Variant(0), True)
        counts = FIRST_GAME_COUNTS if self.first_game else TILE_COUNTS
        tiles = [kind for kind, count in enumerate(counts) for _ in range(count)]
        self.dice.shuffle(tiles)
        names = [name.lower() for name in self.options.board.platform_names]
        order = list(range(len(self.names)))
        self.dice.shuffle(order)
        self.do(TABLE, Order(tuple(order)), True)
        self.do(TABLE, Tiles(tuple(zip(names, tiles, strict=False))), True)

    def take_turn(self) -> None:
        """A line, or several while the duty is not done."""
        seat = NOBODY
        while (choice := self.choose(seat)) is not None:
            who, action = choice
            self.do(who, action, seat == NOBODY)
            seat = who
            if isinstance(action, Pass | Draft) or who != self.state.active:
                break
            if GAME.turn_is_full(self.state, self.options) and not self.goes_on(who):
                break
        assert seat != NOBODY, f"nothing is legal in phase {self.state.phase}"
        GAME.effects[TurnEnds](self.state, seat, TurnEnds(), self.options)

    def goes_on(self, seat: int) -> bool:
        """Whether the player looks for something more to do after the duty."""
        temper = self.tempers[seat]
        return self.dice.random() < max(temper.tiles, temper.buys) + 0.1

    # --- choosing ---

    def choose(self, seat: int) -> tuple[int, Any] | None:
        """Something by the temper of the player in turn; in a line that is begun only the same player's."""
        kinds: dict[type, list[tuple[int, Any]]] = {}
        for who, action in GAME.legal(self.state, self.options):
            if seat in (NOBODY, who):
                kinds.setdefault(type(action), []).append((who, action))
        if not kinds:
            return None
        full = seat != NOBODY and GAME.turn_is_full(self.state, self.options)
        temper = self.tempers[self.state.active]
        for kind in self.wishes(temper, kinds):
            if kind in kinds and (pool := self.wanted(kind, kinds[kind], temper)):
                who, action = self.dice.choice(pool)
                return who, self.dressed(who, action, temper)
        if full:
            return None
        left = [kind for kind in kinds if kind not in TILE_OF] or list(kinds)
        duties = [kind for kind in (Exchange, Villager, Sorcerer, Carve, Moai, Pukao, Pass) if kind in left]
        kind = duties[0] if duties else left[0]
        who, action = self.dice.choice(kinds[kind])
        return who, self.dressed(who, action, temper)

    def wishes(self, temper: Temper, kinds: Mapping[type, Any]) -> Iterator[type]:
        """Kinds of action in the order in which this player would like them."""
        dice = self.dice
        seat = self.state.active
        extras: list[type] = [
            kind
            for kind, tile in TILE_OF.items()
            if dice.random() < (0.6 if self.copies(seat, tile) else temper.tiles)
        ]
        extras += [Buy] if dice.random() < temper.buys else []
        extras += [Chief] if dice.random() < 0.5 else []
        dice.shuffle(extras)
        yield from extras
        if dice.random() < temper.passes:
            yield Pass
        yield Exchange
        yield Draft
        yield from (Sorcerer, Villager) if dice.random() < 0.25 else (Villager,)
        yield Carve
        if dice.random() < 0.95:
            yield from temper.carries if dice.random() < 0.8 else reversed(temper.carries)

    def wanted(self, kind: type, pool: list[tuple[int, Any]], temper: Temper) -> list[tuple[int, Any]]:
        """Of the actions of a kind those that make sense to this player."""
        if kind in TILE_OF:
            return [each for each in pool if not each[1].tablet or self.copies(each[0], TILE_OF[kind])]
        if kind in (Moai, Pukao):
            pool = [each for each in pool if self.fond(*each)] or pool
        if kind is Villager:
            return self.useful(pool, temper) or pool
        if kind is Carve:
            best = max(sum(action.taken) for _, action in pool)
            good = best if self.dice.random() < 0.9 else 0
            return [each for each in pool if sum(each[1].taken) >= good]
        if kind is Exchange and self.dice.random() < 0.7:
            return [each for each in pool if each[1].taken[0] >= OUTSTANDING] or pool
        if kind is Moai and self.dice.random() < temper.bonus:
            return [each for each in pool if each[1].bonus] or pool
        return pool

    def copies(self, seat: int, tile: int) -> bool:
        """Whether a player would use the tablet for this tile: each has one in mind."""
        return self.favourites[seat] == tile and self.state.tablet[seat] == TABLET_KEPT

    def fond(self, seat: int, action: Any) -> bool:
        """Whether a transport leaves the tablet alone; `dressed` uses it for bonus tiles."""
        tiles = [tile - BY_TABLET for tile in action.bonus or () if tile >= BY_TABLET]
        return all(tile == ECONOMY and self.copies(seat, tile) for tile in tiles)

    def useful(self, pool: list[tuple[int, Any]], temper: Temper) -> list[tuple[int, Any]]:
        """Villagers in the quarry, the first column above all; or where a chain lacks somebody."""
        seat = self.state.active
        column = self.column(seat, temper)
        if column:
            return [each for each in pool if (each[1].where.kind, each[1].where.number) == (QUARRY, column)]
        good = self.gaps(seat)
        index = self.options.board.index
        return [
            each for each in pool if each[1].where.kind == ISLAND and index[each[1].where.space] in good
        ]

    def column(self, seat: int, temper: Temper) -> int:
        """The column that the next villager goes to; 0 for the island."""
        first, second, third = self.state.carvers[seat]
        small, medium, _ = self.state.stock
        if not first:
            return 1
        if not small and not second:
            return 2
        if not small and not medium and not third:
            return 3
        return self.dice.choice((1, 1, 2, 2, 3)) if self.dice.random() < temper.quarry / 2 else 0

    def gaps(self, seat: int) -> set[int]:
        """Where somebody has to stand for a transport: at the destination, else on the way."""
        board, state = self.options.board, self.state
        rich = sum(state.resources[seat]) >= self.options.exchange_cubes
        start = board.pukao_quarry if rich and self.dice.random() < 0.5 else board.crater
        work = free_platforms if start == board.crater else bare_moai
        best: dict[int, list[int]] = {start: []}  # the empty spaces of the cheapest way to each space
        edge = [start]
        while edge:
            here = edge.pop(0)
            for space in self.dice.sample(sorted(board.next[here]), len(board.next[here])):
                empty = state.owner[space] == NOBODY and space not in (board.crater, board.pukao_quarry)
                way = [*best[here], space] if empty else best[here]
                if space not in best or len(way) < len(best[space]):
                    best[space] = way
                    edge.append(space)
        ends = {space: way for space, way in best.items() if work(state, space)}
        if (state.round, start) not in self.goals and ends:
            nearest = min(len(way) for way in ends.values())
            near = [space for space, way in ends.items() if len(way) <= nearest + bool(state.stock[0])]
            self.goals[state.round, start] = self.dice.choice(near)
        goal = self.goals.get((state.round, start), start)
        if goal in ends and ends[goal] and self.dice.random() < 0.8:
            return {goal} if state.owner[goal] == NOBODY else set(ends[goal])
        own = [space for space, way in ends.items() if way and state.owner[space] in (NOBODY, seat)]
        if not own:
            return set()
        goal = min(own, key=lambda space: len(ends[space]))
        return {goal} if state.owner[goal] == NOBODY else set(ends[goal])

    def dressed(self, seat: int, action: Any, temper: Temper) -> Any:
        """With what the generator does not list: more tiles, split gains, all that the table saw."""
        tablet = self.favourites[seat] if self.state.tablet[seat] == TABLET_KEPT else NOBODY
        if isinstance(action, Moai):
            stack = self.options.bonus_stack and self.dice.random() < temper.bonus
            action = unlisted.with_bonus(self.state, seat, action, tablet, stack)
            action = unlisted.split(self.state, seat, action, self.options)
        elif isinstance(action, Pukao):
            action = unlisted.with_luxury(self.state, seat, action, tablet, self.options)
        tells = self.dice.random() < self.tells and isinstance(action, Moai | Pukao | Exchange)
        return unlisted.told(self.state, seat, action, self.options) if tells else action

    # --- the game as steps and as a log ---

    def steps(self) -> Iterator[Step]:
        """Each action with the table before and after; the end of a turn is a step without a seat."""
        state: State = GAME.start(self.options, len(self.names))
        last = NOBODY
        for seat, action, first in self.script:
            if first and last != NOBODY:
                GAME.effects[TurnEnds](state, last, TurnEnds(), self.options)
            before = state.copy()
            GAME.effects[type(action)](state, seat, action, self.options)
            yield Step(before, seat, action, state, first)
            last = seat

    def header(self) -> list[str]:
        head = [f"game: {GAME.name}", f"edition: {self.terms.edition}", f"players: {', '.join(self.names)}"]
        return [*head, *(f"ruling: {key}={option}" for key, option in self.rulings.items()), ""]

    def lines(self) -> list[str]:
        lines: list[str] = []
        for seat, action, first in self.script:
            text = GAME.write(action, self.names)
            if seat == TABLE:
                lines.append(text)
            elif first:
                lines.append(f"{self.names[seat]}: {text}")
            else:
                lines[-1] += f"; {text}"
        return lines

    def text(self) -> str:
        return "\n".join([*self.header(), *self.lines()]) + "\n"
