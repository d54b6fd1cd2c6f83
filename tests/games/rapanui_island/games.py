"""Random games by the legal actions: tiles are laid at random, then whoever is in turn does something."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.core.acts import TurnEnds
from referee.core.editions import Terms, settle
from referee.games.rapanui_island.actions import Carve, Draft, Exchange, Moai, Pass, Pukao, Tiles, Villager
from referee.games.rapanui_island.board import shipped
from referee.games.rapanui_island.game import GAME
from referee.games.rapanui_island.pieces import ISLAND, QUARRY, TILE_COUNTS
from referee.games.rapanui_island.state import OVER, State

EDITIONS = ("matagot-fr", "matagot-es")
NAMES = ("Ana", "Bea", "Cid", "Dan")


class Step(NamedTuple):
    """One action of a random game, with the table before it; `first` begins a line."""

    state: State
    seat: int
    action: Any
    first: bool


def terms_for(players: int, edition: str, rulings: dict[str, str] | None = None) -> Terms:
    return settle(GAME, edition, rulings or {}, shipped("stand-in-2" if players == 2 else "stand-in-34"))


def steps(terms: Terms, players: int, dice: random.Random, most_turns: int = 300) -> Iterator[Step]:
    """The actions of a random game, each before it is done."""
    options = terms.options
    state = GAME.start(options, players)
    tiles = [kind for kind, count in enumerate(TILE_COUNTS) for _ in range(count)]
    dice.shuffle(tiles)
    names = [name.lower() for name in options.board.platform_names]
    laid = Tiles(tuple(zip(names, tiles, strict=False)))
    yield Step(state, -1, laid, True)
    GAME.effects[Tiles](state, -1, laid, options)
    for _ in range(most_turns):
        if state.phase == OVER:
            return
        seat = -1
        while (choice := _choose(state, seat, options, dice)) is not None:
            who, action = choice
            yield Step(state, who, action, seat == -1)
            GAME.effects[type(action)](state, who, action, options)
            seat = who
            if isinstance(action, Pass | Draft) or who != state.active:
                break
            if GAME.turn_is_full(state, options) and dice.random() < 0.7:
                break
        GAME.effects[TurnEnds](state, seat, TurnEnds(), options)


def _choose(state: State, seat: int, options: Any, dice: random.Random) -> tuple[int, Any] | None:
    """A kind of action first and then one of that kind; what moves the game on more often."""
    kinds: dict[type, list[tuple[int, Any]]] = {}
    for who, action in GAME.legal(state, options):
        if seat in (-1, who):
            kinds.setdefault(type(action), []).append((who, action))
    if not kinds:
        return None
    names = sorted(kinds, key=lambda kind: kind.__name__)
    if Pass in kinds and len(names) > 1 and dice.random() < 0.85:
        names.remove(Pass)
    kind = next((k for k in (Exchange, Pukao, Moai, Carve) if k in kinds and dice.random() < 0.8), None)
    kind = kind or dice.choice(names)
    pool = kinds[kind]
    if kind is Carve:
        best = max(sum(action.taken) for _, action in pool)
        pool = [each for each in pool if sum(each[1].taken) == best]
    elif kind is Villager and dice.random() < 0.8:
        pool = _useful(pool, options, dice) or pool
    return dice.choice(pool)


def _useful(pool: list[tuple[int, Any]], options: Any, dice: random.Random) -> list[tuple[int, Any]]:
    """Villagers in the quarry, or beside one of the two starting spaces."""
    board = options.board
    if dice.random() < 0.5:
        return [each for each in pool if each[1].where.kind == QUARRY]
    near = board.next[board.crater] | board.next[board.pukao_quarry]
    return [
        each for each in pool if each[1].where.kind == ISLAND and board.index[each[1].where.space] in near
    ]


def log(terms: Terms, players: int, dice: random.Random, most_turns: int = 300) -> tuple[str, State]:
    """A random game as a log, and the table at its end."""
    names = NAMES[:players]
    lines: list[str] = []
    step = None
    for step in steps(terms, players, dice, most_turns):
        text = GAME.write(step.action, names)
        if step.seat < 0:
            lines.append(text)
        elif step.first:
            lines.append(f"{names[step.seat]}: {text}")
        else:
            lines[-1] += f"; {text}"
    assert step is not None
    head = [f"game: {GAME.name}", f"edition: {terms.edition}", f"players: {', '.join(names)}"]
    head += [f"ruling: {key}={option}" for key, option in terms.chosen.items()]
    return "\n".join([*head, "", *lines]) + "\n", step.state
