"""The table as a person sees it: the island space by space, the quarry, the players, whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..board.board import format_gain
from ..options import Options
from ..pieces import (
    CHIEF,
    FIGURE_NAMES,
    IMPROVEMENT_NAMES,
    KINDS,
    OFFERING_NAMES,
    RESOURCE_NAMES,
    SIZE_NAMES,
    SIZES,
    SORCERER,
    TILE_NAMES,
    UNKNOWN_TILE,
    VILLAGER,
    figures,
    offering_name,
)
from ..state.state import (
    CARVE,
    DRAFT,
    NO_MOAI,
    NOBODY,
    OVER,
    PLACE,
    SETUP,
    State,
    column_at,
    star_at,
)
from ..voice import VOICE


def draw(state: State, options: Options, players: Sequence[str]) -> str:
    board = options.board
    rows = [_space(state, options, space, players) for space in range(len(board.names))]
    rows += ["", _quarry(state, players), _stocks(state), ""]
    for seat in range(state.players):
        rows += _player(state, seat, players[seat])
    return "\n".join([*rows, "", _whose_turn(state, players)])


def _space(state: State, options: Options, space: int, players: Sequence[str]) -> str:
    board = options.board
    parts = [board.names[space].ljust(8), _printed(options, space).ljust(12)]
    parts += [_platform(state, platform) for platform in board.platforms_of[space]]
    if state.owner[space] != NOBODY:
        parts.append(f"{players[state.owner[space]]}: {_figures(state, space)}")
    return "  ".join(parts).rstrip()


def _printed(options: Options, space: int) -> str:
    board = options.board
    if space == board.crater:
        return f"{VOICE.term('crater')}"
    if space == board.pukao_quarry:
        return f"{VOICE.term('pukao quarry')}"
    words = re.split(r"(\W+)", format_gain(board.gains[space]))
    return "".join(f"{VOICE.term(word)}" if word in RESOURCE_NAMES else word for word in words)


def _platform(state: State, platform: int) -> str:
    size, tile = state.moai_on[platform], state.tile_on[platform]
    if size != NO_MOAI and state.capped[platform]:
        return VOICE.say("picture.capped", "[{size} capped]", size=VOICE.term(SIZE_NAMES[size]))
    if size != NO_MOAI:
        return f"[{VOICE.term(SIZE_NAMES[size])}]"
    if tile == UNKNOWN_TILE:
        return "(?)"
    return f"({VOICE.term(TILE_NAMES[tile])})" if tile >= 0 else VOICE.say("picture.no-tile", "(no tile)")


def _figures(state: State, space: int) -> str:
    seat = state.owner[space]
    said = []
    if state.rested[space]:
        said.append(str(figures(state.rested[space], VILLAGER)))
    if state.tired[space]:
        said.append(VOICE.say("picture.tired", "{number} tired", number=state.tired[space]))
    if state.sorcerer[seat] == space:
        tired = state.sorcerer_tired[seat]
        said.append(VOICE.say("picture.tired-sorcerer", "sorcerer, tired") if tired else _name(SORCERER))
    if state.chief[seat] == space:
        said.append(_name(CHIEF))
    return ", ".join(said)


def _name(figure: int) -> str:
    return f"{VOICE.term(FIGURE_NAMES[figure])}"


def _quarry(state: State, players: Sequence[str]) -> str:
    columns = []
    seats = range(state.players)
    for column in (1, 2, 3):
        there = [players[seat] for seat in state.slots[column - 1] if seat != NOBODY]
        there += [
            VOICE.say("picture.chief", "{player}'s chief", player=players[seat])
            for seat in seats
            if column_at(state.chief[seat]) == column
        ]
        there += [
            VOICE.say("picture.sorcerer", "{player}'s sorcerer", player=players[seat])
            for seat in seats
            if column_at(state.sorcerer[seat]) == column
        ]
        if there:
            names = ", ".join(there)
            columns.append(
                VOICE.say("picture.column", "column {column}: {names}", column=column, names=names)
            )
        else:
            columns.append(VOICE.say("picture.empty-column", "column {column}: empty", column=column))
    return VOICE.say("picture.quarry", "quarry  {columns}", columns="; ".join(columns))


def _stocks(state: State) -> str:
    moai = ", ".join(f"{state.stock[size]} {VOICE.term(SIZE_NAMES[size])}" for size in SIZES)
    empty = VOICE.say("picture.empty", "empty")
    piles = ", ".join(
        f"{VOICE.term(OFFERING_NAMES[kind])} {'-'.join(map(str, pile)) or empty}"
        for kind, pile in enumerate(state.piles)
    )
    return VOICE.say(
        "picture.stock",
        "stock   {moai}, {pukao} pukao; {free} free {free|platform|platforms}; offerings {piles}",
        moai=moai,
        pukao=state.pukao,
        free=state.free,
        piles=piles,
    )


def _player(state: State, seat: int, name: str) -> list[str]:
    say, term = VOICE.say, VOICE.term
    owned = ", ".join(f"{state.resources[seat][kind]} {term(RESOURCE_NAMES[kind])}" for kind in KINDS)
    tiles = [f"{term(TILE_NAMES[kind])}" for kind, many in enumerate(state.hand[seat]) for _ in range(many)]
    built = [f"{term(IMPROVEMENT_NAMES[number])}" for number, done in enumerate(state.built[seat]) if done]
    moai = [f"{n} {term(SIZE_NAMES[size])}" for size, n in enumerate(state.held[seat]) if n]
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
    return [f"{name}: {'; '.join(parts)}"]


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


def situation(state: State, action: object, players: Sequence[str]) -> tuple[str, ...]:
    """What the report of a fault says about the table: the player in turn, and what that player has."""
    if state.phase in (SETUP, OVER):
        return ()
    return (_whose_turn(state, players), *_player(state, state.active, players[state.active]))
