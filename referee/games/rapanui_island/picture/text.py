"""The table as a person sees it: the island space by space, the quarry, the players, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.board import format_gain
from ..options import Options
from ..pieces import (
    IMPROVEMENT_NAMES,
    KINDS,
    OFFERING_NAMES,
    OUTSTANDING,
    RESOURCE_NAMES,
    SIZE_NAMES,
    SIZES,
    TILE_NAMES,
    UNKNOWN_TILE,
    counted,
)
from ..state.state import (
    CARRY,
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

STEPS = {
    SETUP: "the table is being laid out",
    DRAFT: "picks a tile",
    PLACE: "places a figure",
    CARVE: "carves",
    CARRY: "carries or passes",
    OVER: "the game is over",
}


def draw(state: State, options: Options, players: Sequence[str]) -> str:
    board = options.board
    rows = [_space(state, options, space, players) for space in range(len(board.names))]
    rows += ["", _quarry(state, players), _stocks(state), ""]
    for seat in range(state.players):
        rows += _player(state, seat, players[seat])
    return "\n".join([*rows, "", _whose_turn(state, players)])


def _space(state: State, options: Options, space: int, players: Sequence[str]) -> str:
    board = options.board
    what = "crater" if space == board.crater else "pukao quarry" if space == board.pukao_quarry else ""
    parts = [board.names[space].ljust(8), (what or format_gain(board.gains[space])).ljust(12)]
    parts += [_platform(state, platform) for platform in board.platforms_of[space]]
    if state.owner[space] != NOBODY:
        parts.append(f"{players[state.owner[space]]}: {_figures(state, space)}")
    return "  ".join(parts).rstrip()


def _platform(state: State, platform: int) -> str:
    size, tile = state.moai_on[platform], state.tile_on[platform]
    if size != NO_MOAI:
        return f"[{SIZE_NAMES[size]}{' capped' if state.capped[platform] else ''}]"
    return f"({'?' if tile == UNKNOWN_TILE else TILE_NAMES[tile] if tile >= 0 else 'no tile'})"


def _figures(state: State, space: int) -> str:
    seat = state.owner[space]
    said = []
    if state.rested[space]:
        said.append(counted(state.rested[space], "villager"))
    if state.tired[space]:
        said.append(f"{state.tired[space]} tired")
    if state.sorcerer[seat] == space:
        said.append("sorcerer, tired" if state.sorcerer_tired[seat] else "sorcerer")
    if state.chief[seat] == space:
        said.append("chief")
    return ", ".join(said)


def _quarry(state: State, players: Sequence[str]) -> str:
    columns = []
    for column in (1, 2, 3):
        there = [players[seat] for seat in state.slots[column - 1] if seat != NOBODY]
        there += [
            f"{players[s]}'s chief" for s in range(state.players) if column_at(state.chief[s]) == column
        ]
        there += [
            f"{players[s]}'s sorcerer"
            for s in range(state.players)
            if column_at(state.sorcerer[s]) == column
        ]
        columns.append(f"column {column}: {', '.join(there) or 'empty'}")
    return "quarry  " + "; ".join(columns)


def _stocks(state: State) -> str:
    moai = ", ".join(f"{state.stock[size]} {SIZE_NAMES[size]}" for size in SIZES)
    piles = ", ".join(
        f"{OFFERING_NAMES[kind]} {'-'.join(map(str, pile)) or 'empty'}"
        for kind, pile in enumerate(state.piles)
    )
    return f"stock   {moai}, {state.pukao} pukao; {counted(state.free, 'free platform')}; offerings {piles}"


def _player(state: State, seat: int, name: str) -> list[str]:
    owned = ", ".join(f"{state.resources[seat][kind]} {RESOURCE_NAMES[kind]}" for kind in KINDS)
    tiles = [TILE_NAMES[kind] for kind, number in enumerate(state.hand[seat]) for _ in range(number)]
    built = [IMPROVEMENT_NAMES[number] for number, done in enumerate(state.built[seat]) if done]
    moai = [f"{n} {SIZE_NAMES[size]}" for size, n in enumerate(state.held[seat]) if n]
    taken = [
        ("outstanding " if kind >= OUTSTANDING else "") + f"{OFFERING_NAMES[kind % OUTSTANDING]} {value}"
        for kind, value in state.offerings[seat]
    ]
    star = star_at(state.sorcerer[seat])
    parts = [f"{counted(state.hand_villagers[seat], 'villager')} in hand", f"star {star}" if star else ""]
    parts += [f"moai {', '.join(moai)}" if moai else "", f"tiles {', '.join(tiles)}" if tiles else ""]
    parts += [
        f"built {', '.join(built)}" if built else "",
        ("", "tablet used", "no tablet")[state.tablet[seat]],
    ]
    parts += [f"offerings {', '.join(taken)}" if taken else "", "passed" if state.passed[seat] else ""]
    return [f"{name}: {owned}; " + "; ".join(part for part in parts if part)]


def _whose_turn(state: State, players: Sequence[str]) -> str:
    if state.phase in (SETUP, OVER):
        return STEPS[state.phase]
    order = ", ".join(players[seat] for seat in state.order)
    return f"round {state.round}, order {order}: {players[state.active]} {STEPS[state.phase]}"


def situation(state: State, action: object, players: Sequence[str]) -> tuple[str, ...]:
    """What the report of a fault says about the table: the player in turn, and what that player has."""
    if state.phase in (SETUP, OVER):
        return ()
    return (_whose_turn(state, players), *_player(state, state.active, players[state.active]))
