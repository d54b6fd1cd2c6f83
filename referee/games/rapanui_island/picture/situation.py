"""What the report of a fault says about the table: the player in turn, and what that player has."""

from __future__ import annotations

from collections.abc import Sequence

from referee.speech.punctuation import headed, together
from referee.speech.values import Count

from ..pieces import (
    IMPROVEMENT_NAMES,
    KINDS,
    RESOURCE_NAMES,
    SIZE_NAMES,
    TILE_NAMES,
    VILLAGER,
    figures,
    offering_name,
)
from ..state.state import CARVE, DRAFT, OVER, PLACE, SETUP, State, star_at
from ..voice import VOICE


def situation(state: State, action: object, players: Sequence[str]) -> tuple[str, ...]:
    """What the report of a fault says about the table: the player in turn, and what that player has."""
    if state.phase in (SETUP, OVER):
        return ()
    return (_whose_turn(state, players), *_player(state, state.active, players[state.active]))


def _player(state: State, seat: int, name: str) -> list[str]:
    say, term = VOICE.say, VOICE.term
    owned = ", ".join(f"{Count(state.resources[seat][kind], term(RESOURCE_NAMES[kind]))}" for kind in KINDS)
    tiles = [f"{term(TILE_NAMES[kind])}" for kind, many in enumerate(state.hand[seat]) for _ in range(many)]
    built = [f"{term(IMPROVEMENT_NAMES[number])}" for number, done in enumerate(state.built[seat]) if done]
    moai = [f"{Count(n, term(SIZE_NAMES[size]))}" for size, n in enumerate(state.held[seat]) if n]
    taken = [f"{offering_name(kind)} {value}" for kind, value in state.offerings[seat]]
    star = star_at(state.sorcerer[seat])
    hand = figures(state.hand_villagers[seat], VILLAGER)
    parts = [owned, say("picture.in-hand", "{villagers} in hand", villagers=hand)]
    parts += [say("picture.star", "star {star}", star=star)] if star else []
    parts += [say("picture.moai", "moai {moai}", moai=", ".join(moai))] if moai else []
    parts += [say("picture.tiles", "tiles {tiles}", tiles=", ".join(tiles))] if tiles else []
    parts += [say("picture.built", "built {built}", built=", ".join(built))] if built else []
    if state.tablet[seat] == 1:
        parts.append(say("picture.tablet-used", "tablet used"))
    elif state.tablet[seat] == 2:
        parts.append(say("picture.no-tablet", "no tablet"))
    parts += [say("picture.offerings", "offerings {taken}", taken=", ".join(taken))] if taken else []
    parts += [say("picture.passed", "passed")] if state.passed[seat] else []
    return [headed(name, together(parts))]


def _whose_turn(state: State, players: Sequence[str]) -> str:
    say, phase = VOICE.say, state.phase
    if phase == SETUP:
        return say("step.setup", "the table is being laid out")
    if phase == OVER:
        return say("step.over", "the game is over")
    order = ", ".join(players[seat] for seat in state.order)
    facts = {"round": state.round, "order": order, "player": players[state.active]}
    if phase == DRAFT:
        return say("step.draft", "round {round}, order {order}: {player} picks a tile", **facts)
    if phase == PLACE:
        return say("step.place", "round {round}, order {order}: {player} places a figure", **facts)
    if phase == CARVE:
        return say("step.carve", "round {round}, order {order}: {player} carves", **facts)
    return say("step.carry", "round {round}, order {order}: {player} carries or passes", **facts)
