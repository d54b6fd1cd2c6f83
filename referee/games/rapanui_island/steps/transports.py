"""Quick steps of transports: the usual ones are decided at one go, from the path to the gains."""

from __future__ import annotations

from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Moai, Pukao
from ..board.board import Board
from ..calculations.exchange import is_plainly_possible
from ..calculations.gains import bonus_amount, clipped, plus
from ..effects import transport
from ..effects.effects import EFFECTS
from ..effects.transport import A_VILLAGER, platform_of, play_bonus
from ..options import Options
from ..pieces import ARTIST, ECONOMY, FERVENT, KINDS, NO_TILE, PARTS, Amounts
from ..rules import quick_checks, reward
from ..rules.book import BOOK
from ..rules.quick_checks import MOST_CHOICES
from ..state.queries import is_bare
from ..state.state import CARRY, MOAI_CARRIED, NO_MOAI, NOBODY, PUKAO_CARRIED, State

Parts = tuple[tuple[int, int], ...]
Due = dict[int, tuple[Amounts, ...]]
"""What the spaces of a path pay each rival: the alternatives."""
NOBODY_ELSE: Due = {}
ONLY_ECONOMY = (ECONOMY,)
Booked = list[tuple[list[int], Parts]]
"""The resources of players, and what is added to them."""


@BOOK.step(Moai, CARRY, of=(quick_checks.moai_may_be_erected,), does=EFFECTS[Moai])
def carry_moai(state: State, seat: int, action: Moai, options: Options) -> Breach:
    board, tires = options.board, action.tires
    between, here, platform = board.moai_routes[action.via, action.to]
    if (
        platform == NOBODY
        or state.owner[here] != seat
        or not state.rested[here]
        or state.moai_on[platform] != NO_MOAI
        or not is_usual(state, seat, action, board)
        or (state.chief[seat] == here if tires is None else tires != A_VILLAGER)
        or options.platform_lowest
        or options.gain_per_transporter
    ):
        return carry_any_moai(state, seat, action, options)
    size, held, tile, tiles = action.size, state.held[seat], state.tile_on[platform], action.tiles
    if not held[size] or tile < NO_TILE or not (tiles is None or tiles == (tile,)):
        return carry_any_moai(state, seat, action, options)
    due = due_to_rivals(state, seat, between, board.gains)
    if due is None:
        return carry_any_moai(state, seat, action, options)
    number = options.gain_small if size == 0 else options.gain_medium if size == 1 else options.gain_large
    bonus = action.bonus
    if bonus:
        taken_now = options.tile_now and bonus in quick_checks.GAINFUL and bonus[0] == tile
        if not taken_now and not quick_checks.is_played_along(state, seat, action, bonus, options):
            return DOUBT
        number += bonus_amount(bonus, options)
    booked = gains_of_all(state, seat, action, due, number, here, options)
    if booked is None:
        return carry_any_moai(state, seat, action, options)
    for owned, parts in booked:
        for kind, amount in parts:
            owned[kind] += amount
    if tile != NO_TILE:
        state.hand[seat][tile] += 1
    state.tile_on[platform] = NO_TILE
    state.tile_now = tile
    if bonus:
        play_bonus(state, seat, bonus)
    held[size] -= 1
    state.free -= 1
    state.moai_on[platform] = size
    state.erected_in[platform] = state.round
    state.rested[here] -= 1
    state.tired[here] += 1
    state.carried = MOAI_CARRIED
    state.done += 1
    state.acted = state.begun = True
    return None


def is_usual(state: State, seat: int, action: Moai | Pukao, board: Board) -> bool:
    """Whether the player carries now, and the log says nothing unusual about the figure and the start."""
    return (
        seat == state.active
        and not state.carried
        and not state.passed[seat]
        and state.just_passed != seat
        and action.by is None
        and action.start is None
        and not action.left
        and state.owner[board.crater] == NOBODY == state.owner[board.pukao_quarry]
    )


def due_to_rivals(
    state: State, seat: int, between: tuple[int, ...], printed: tuple[tuple[Amounts, ...], ...]
) -> Due | None:
    """What the spaces between the ends of a path pay, if somebody stands on each; else None."""
    owner, due = state.owner, NOBODY_ELSE
    for space in between:
        whose = owner[space]
        if whose != seat:
            if whose == NOBODY:
                return None
            choices = printed[space]
            if due is NOBODY_ELSE:
                due = {whose: choices}
                continue
            if whose in due:
                choices = tuple([plus(one, two) for one in due[whose] for two in choices])
                if len(choices) > MOST_CHOICES:
                    return None
            due[whose] = choices
    return due


def gains_of_all(
    state: State, seat: int, action: Moai, due: Due, number: int, here: int, options: Options
) -> Booked | None:
    """What the player and all rivals book, if what is written is right and usual; else None."""
    resources, track, own = state.resources, options.board.track, None
    booked: Booked = []
    for whose, amounts, at in action.gains or ():
        parts = PARTS.get(amounts)
        if parts is None or at:
            return None
        if whose == seat:
            if own is not None:
                return None
            own = parts
            continue
        choices = due.pop(whose, ())  # a second gain of the same player finds nothing here
        owned = resources[whose]
        if amounts in choices:
            for kind, amount in parts:
                if owned[kind] + amount > track[kind]:
                    return None
        elif len(choices) != 1 or amounts != clipped(choices[0], owned, options):
            return None
        booked.append((owned, parts))
    for whose, choices in due.items():
        if len(choices) != 1:
            return None  # who has a choice has to be told
        owned = resources[whose]
        parts = PARTS.get(clipped(choices[0], owned, options))
        if parts is None:
            return None
        booked.append((owned, parts))
    owned, printed = resources[seat], options.board.natures[here]
    if own is None:
        if len(printed) != 1:
            return None
        kind = printed[0]
        room = track[kind] - owned[kind]
        booked.append((owned, ((kind, number if number <= room else max(0, room)),)))
        return booked
    if len(own) > 1 and options.erect_one_kind:
        return None
    fervent = state.built[seat][FERVENT]
    for kind, amount in own:
        if owned[kind] + amount > track[kind]:
            return None
        if kind not in printed and (options.fervent_base_only or kind - 1 not in printed or not fervent):
            return None
        number -= amount
    booked.append((owned, own))
    if number > 0:
        return booked if may_be_lost(owned, own, printed, fervent, options) else None
    return None if number else booked


def may_be_lost(
    owned: list[int], own: Parts, printed: tuple[int, ...], fervent: bool, options: Options
) -> bool:
    """Whether a part of a gain may be lost: a marker that it may move has reached the end of its track."""
    if options.erect_one_kind or options.fervent_any or options.fervent_base_only:
        return False
    gained, track = dict(own), options.board.track
    return any(
        owned[kind] + gained.get(kind, 0) >= track[kind]
        for kind in KINDS
        if kind in printed or (fervent and kind - 1 in printed)
    )


def carry_any_moai(state: State, seat: int, action: Moai, options: Options) -> Breach:
    """Any other transport of a moai."""
    path = quick_checks.path_to_platform(state, seat, action, options)
    platform = platform_of(state, action, options) if path else NOBODY
    if platform == NOBODY:
        return DOUBT
    paid = quick_checks.rivals_paid(state, seat, action, path, options)
    gain = quick_checks.right_gain(state, seat, action, platform, options)
    if paid is None or gain is None:
        return DOUBT
    transport.carry_moai(state, seat, action, platform, paid, gain)
    return None


@BOOK.step(
    Pukao,
    CARRY,
    of=(quick_checks.pukao_may_be_carried, reward.exchange_is_possible),
    does=EFFECTS[Pukao],
)
def carry_pukao(state: State, seat: int, action: Pukao, options: Options) -> Breach:
    board, tires = options.board, action.tires
    between, here, platform = board.pukao_routes[action.via, action.to]
    if (
        platform == NOBODY
        or state.owner[here] != seat
        or not state.rested[here]
        or state.pukao <= 0
        or not is_bare(state, platform)
        or not is_usual(state, seat, action, board)
        or (state.chief[seat] == here if tires is None else tires != A_VILLAGER)
        or options.pukao_gain_count
    ):
        return carry_any_pukao(state, seat, action, options)
    owner, reeds = state.owner, [0] * state.players
    for space in between:
        whose = owner[space]
        if whose != seat:
            if whose == NOBODY:
                return carry_any_pukao(state, seat, action, options)
            reeds[whose] += 1
    resources, most, told = state.resources, board.track[0], action.gains
    if told:
        due = reeds[:]
        for whose, amounts, at in told:
            number = due[whose]
            if at or amounts != (number, 0, 0, 0) or not 0 < number <= most - resources[whose][0]:
                return carry_any_pukao(state, seat, action, options)
            due[whose] = 0  # a second gain of the same player finds nothing here
    bonus = action.bonus
    if bonus and not quick_checks.is_played_along(state, seat, action, bonus, options):
        return DOUBT
    economy, artist = state.economy_now > 0 or bonus == ONLY_ECONOMY, state.built[seat][ARTIST]
    usual = not bonus or bonus == ONLY_ECONOMY
    if not usual or not is_plainly_possible(state, resources[seat], artist, economy, options):
        if reward.exchange_is_possible(state, seat, action, options) is not None:
            return DOUBT
    for whose, number in enumerate(reeds):
        if number:
            owned = resources[whose]
            room = most - owned[0]
            owned[0] += number if number <= room else max(0, room)
    if bonus:
        play_bonus(state, seat, bonus)
    state.pukao -= 1
    state.capped[platform] = True
    state.rested[here] -= 1
    state.tired[here] += 1
    state.owes_exchange = True
    state.carried = PUKAO_CARRIED
    state.done += 1
    state.acted = state.begun = True
    return None


def carry_any_pukao(state: State, seat: int, action: Pukao, options: Options) -> Breach:
    """Any other transport of a pukao."""
    path = quick_checks.path_to_moai(state, seat, action, options)
    platform = platform_of(state, action, options) if path else NOBODY
    if platform == NOBODY or not is_bare(state, platform):
        return DOUBT
    paid = quick_checks.rivals_paid(state, seat, action, path, options)
    if paid is None or reward.exchange_is_possible(state, seat, action, options) is not None:
        return DOUBT
    transport.carry_pukao(state, seat, action, platform, paid)
    return None
