"""Legal actions that the generator does not list, built without asking a rule.

These are tiles copied by the tablet for a gain, several tiles at once, split gains, and everything that
may be written after `->`. The rules must accept them all the same.
"""

from __future__ import annotations

from referee.core.value import changed

from ..actions import Exchange, Moai, Pukao
from ..effects.effects import EFFECTS
from ..options import Options
from ..pieces import (
    BY_TABLET,
    KINDS,
    LUXURY,
    NO_TILE,
    OPULENCE,
    SUPPLEMENT,
    Gain,
)
from ..state.state import State


def with_bonus(state: State, seat: int, action: Moai, tablet: int, stack: bool) -> Moai:
    """Further bonus tiles, one by the tablet; only where the log need not tell the kinds gained."""
    if any(gain.seat == seat for gain in action.gains or ()):
        return action
    tiles = list(action.bonus or ())
    for tile in (OPULENCE, SUPPLEMENT):
        copied = any(each >= BY_TABLET for each in tiles)
        if tile == tablet and not copied and (stack if tiles else action.size > 0):
            tiles.append(tile + BY_TABLET)
        if tile not in tiles and state.hand[seat][tile] and stack:
            tiles.append(tile)
    return changed(action, bonus=tuple(tiles) or None)


def with_luxury(state: State, seat: int, action: Pukao, tablet: int, options: Options) -> Pukao:
    """The tablet as luxury, if the edition allows it and the exchange does not need the tablet for
    something else.
    """
    useless = action.bonus or state.hand[seat][LUXURY] or options.tablet_luxury == "forbid"
    needed = sum(state.resources[seat]) < options.exchange_cubes or not all(state.piles)
    if tablet != LUXURY or useless or needed:
        return action
    return changed(action, bonus=(LUXURY + BY_TABLET,))


def split(state: State, seat: int, action: Moai, options: Options) -> Moai:
    """A part of a gain of one kind is of the printed kind one step below, where the tracks have room."""
    own = [gain for gain in action.gains or () if gain.seat == seat]
    if len(own) != 1 or options.erect_one_kind or options.fervent_base_only:
        return action
    amounts = list(own[0].amounts)
    kinds = [kind for kind in KINDS if amounts[kind]]
    board = options.board
    space = board.platforms[board.platform_index[action.to]][0]
    printed = {kind for gain in board.gains[space] for kind in KINDS if gain[kind]}
    if len(kinds) != 1 or kinds[0] - 1 not in printed or amounts[kinds[0]] < 2:
        return action
    upper, lower = kinds[0], kinds[0] - 1
    if state.resources[seat][upper] + amounts[upper] >= board.track[upper]:
        return action  # something of the gain may be lost already
    if state.resources[seat][lower] >= board.track[lower]:
        return action
    amounts[upper] -= 1
    amounts[lower] += 1
    reed, egg, wood, pearl = amounts
    others = tuple(gain for gain in action.gains or () if gain.seat != seat)
    return changed(action, gains=(*others, Gain(seat, (reed, egg, wood, pearl))))


def told(state: State, seat: int, action: Moai | Pukao | Exchange, options: Options) -> object:
    """The same action with everything that the table saw."""
    after = state.copy()
    EFFECTS[type(action)](after, seat, action, options)
    if isinstance(action, Exchange):
        return changed(action, worth=after.offerings[seat][-1][1])
    gains = []
    for player in range(state.players):
        change = [after.resources[player][kind] - state.resources[player][kind] for kind in KINDS]
        involved = player == seat and isinstance(action, Moai)
        involved |= any(gain.seat == player for gain in action.gains or ())
        if any(change) or involved:
            gains.append(Gain(player, (change[0], change[1], change[2], change[3])))
    tired = sum(after.tired) + sum(after.sorcerer_tired) - sum(state.tired) - sum(state.sorcerer_tired)
    figure = 1 if after.sorcerer_tired != state.sorcerer_tired else 0
    seen: dict[str, object] = {"gains": tuple(gains) or None, "tires": (figure,) if tired else ()}
    if isinstance(action, Moai):
        seen["tiles"] = (after.tile_now,) if after.tile_now != NO_TILE else ()
    return changed(action, **seen)
