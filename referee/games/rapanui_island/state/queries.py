"""What can be read off the table: whose turn it is, who stands where, which platforms are free.

Rules, effects and the list of legal actions share these. Nothing here changes a state.
"""

from __future__ import annotations

from functools import lru_cache

from ..board.board import BY_EDITION, BY_PLAYERS, Board
from ..options import Options
from ..pieces import (
    CHIEF_BUILT,
    FIRST_GAME_COUNTS,
    NO_TILE,
    POPULAR,
    TILE_COUNTS,
    TILES,
    Amounts,
)
from .state import (
    CARRY,
    CARVE,
    DRAFT,
    FIRST_STAR,
    IN_HAND,
    IN_VILLAGE,
    NO_MOAI,
    NOBODY,
    PLACE,
    State,
    column_at,
    star_at,
    turn_may_be_over,
)


def tile_counts(state: State) -> tuple[int, ...]:
    """How many ahu tiles of each kind are in the game."""
    return FIRST_GAME_COUNTS if state.first_game else TILE_COUNTS


def tiles_left_over(state: State) -> list[int]:
    """The tiles that lie on no platform, by kind."""
    return [count - state.tile_on.count(kind) for kind, count in enumerate(tile_counts(state))]


def platforms_without_tile(state: State) -> list[int]:
    """Platforms of the set-up that still wait for their tile."""
    return [
        platform
        for platform, tile in enumerate(state.tile_on)
        if tile == NO_TILE and state.moai_on[platform] == NO_MOAI
    ]


# --- whose turn it is ---


def has_figures(state: State, seat: int) -> bool:
    """Whether a player can still place a villager or the sorcerer in this phase 1."""
    return state.hand_villagers[seat] > 0 or state.sorcerer[seat] == IN_HAND


def may_have_villager(state: State, seat: int) -> bool:
    """Whether a villager is in hand, or may be because the figure placed last was an unread sorcerer."""
    return state.hand_villagers[seat] > 0 or (state.unread[seat] > 0 and state.sorcerer[seat] == IN_HAND)


def keeps_chief(state: State, seat: int) -> bool:
    """Whether a player has nothing left to place but a chief who is in play."""
    return not has_figures(state, seat) and state.chief[seat] == IN_HAND


def figures_due(state: State, seat: int) -> int:
    """How many figures a player certainly still has to place.

    It is one less for each turn that another player took in between: that was reported, and a line may be
    missing.
    """
    number = state.hand_villagers[seat] + (state.sorcerer[seat] == IN_HAND)
    return max(0, number - state.skipped.count(seat))


def all_may_be_placed(state: State) -> bool:
    """Whether phase 1 may be over: players with figures left were skipped, and that was reported."""
    if not state.skipped and not any(state.hand_villagers):
        return IN_HAND not in state.sorcerer
    return not any(figures_due(state, seat) for seat in state.order)


def may_come_now(state: State, seat: int) -> bool:
    """Whether a player may be in turn although another seems to be.

    Either a star is unknown, so that the log shows the order, or the players before were skipped in this
    phase already, and that was reported.
    """
    if state.acted or not (state.skipped or any(state.star_lost)) or not may_have_turn(state, seat):
        return False
    at = state.order.index(state.active)
    turned = state.order[at:] + state.order[:at]
    unsure = state.star_lost if state.phase == CARVE else [False] * state.players
    before = [each for each in turned[: turned.index(seat)] if may_have_turn(state, each)]
    return unsure[seat] or all(unsure[each] or is_explained(state, each) for each in before)


def is_explained(state: State, seat: int) -> bool:
    """Whether a missing line, reported above, explains why this player is not in turn."""
    return seat in state.skipped and not (state.phase == PLACE and figures_due(state, seat))


def next_after(state: State, seat: int) -> int:
    """Who is in turn after this player in the present phase; NOBODY when the phase is over."""
    phase, order = state.phase, state.order
    at = order.index(seat) + 1 if seat in order else 0
    if phase == PLACE:
        hand, sorcerer = state.hand_villagers, state.sorcerer
        if state.skipped:
            for other in order[at:] + order[:at]:
                if figures_due(state, other):
                    return other
        elif at < len(order) and hand[order[at]] > 0:
            return order[at]  # three times out of four
        for other in order[at:] + order[:at]:
            if hand[other] > 0 or sorcerer[other] == IN_HAND:
                return other
        return NOBODY
    if phase == DRAFT:
        return draft_seat(state)
    out = state.carved if phase == CARVE else state.passed
    for other in order[at:] + order[:at]:
        if not out[other]:
            return other
    return NOBODY


@lru_cache(maxsize=256)
def followers(order: tuple[int, ...]) -> list[int]:
    """For each player the next one in the order; NOBODY for a player who is not in it."""
    after = dict(zip(order, (*order[1:], *order[:1]), strict=True))
    return [after.get(seat, NOBODY) for seat in range(max(order, default=NOBODY) + 1)]


def may_have_turn(state: State, seat: int) -> bool:
    if state.phase == PLACE:
        return state.hand_villagers[seat] > 0 or state.sorcerer[seat] == IN_HAND
    return not (state.carved if state.phase == CARVE else state.passed)[seat]


def draft_seat(state: State) -> int:
    """Who picks now: the second player of the opening order, then the first, and so on."""
    picks = sum(state.drafted)
    if picks >= 2 * state.options.drafted_each or not any(draftable(state)):
        return NOBODY
    second_first = (picks % 2 == 0) if not (state.options.draft_snake and picks >= 2) else picks % 2 == 1
    return state.order[1] if second_first else state.order[0]


def draftable(state: State) -> list[bool]:
    """The kinds of tile in the reserve that may be picked."""
    return [state.reserve[kind] > 0 and not state.eliminated[kind] for kind in TILES]


def settled(state: State) -> tuple[int, int]:
    """The phase and the player in turn once a full turn is closed."""
    phase, following = _closed(state)
    return phase, new_order(state)[0] if phase == CARVE and state.phase == PLACE else following


def settled_phase(state: State) -> int:
    """The phase once a full turn is closed."""
    return _closed(state)[0]


def _closed(state: State) -> tuple[int, int]:
    """The same, with the player in turn unless phase 1 is over, which changes the order."""
    if state.phase == PLACE and state.acted and state.figure_now != NOBODY:
        if not any(state.hand_villagers) and IN_HAND not in state.sorcerer:
            return CARVE, NOBODY  # all figures are placed
    if not (state.acted and turn_may_be_over(state, state.options)):
        return state.phase, state.active
    following = next_after(state, state.active)
    over = all_may_be_placed(state) if state.phase == PLACE else state.lost and following == state.active
    if over:
        following = NOBODY
    if following != NOBODY or state.phase not in (PLACE, CARVE):
        return state.phase, following
    return (CARVE, NOBODY) if state.phase == PLACE else (CARRY, state.order[0])


def new_order(state: State) -> list[int]:
    """The totems in front of the sorcerers: by star, gaps ignored; those without a star at the end."""
    sorcerers = state.sorcerer
    if max(sorcerers) <= FIRST_STAR:  # all of them are on stars, the usual case
        return sorted(state.order, key=sorcerers.__getitem__, reverse=True)
    return sorted(state.order, key=lambda seat: star_at(sorcerers[seat]) or 1000)


# --- figures on the board ---


def transporters(state: State, space: int) -> int:
    """How many figures of its owner stand on a space, tired or not."""
    seat = state.owner[space]
    if seat == NOBODY:
        return 0
    others = (state.sorcerer[seat] == space) + (state.chief[seat] == space)
    return state.rested[space] + state.tired[space] + others


def carries(state: State, space: int) -> bool:
    """Whether a path may use a space: somebody stands there, or one of the grey figures."""
    board = state.options.board
    return state.owner[space] != NOBODY or space in (board.crater, board.pukao_quarry)


def rested_figures(state: State, seat: int, space: int) -> tuple[bool, bool, bool]:
    """Which of the player's figures on a space may erect or cap: a villager, the sorcerer, the chief."""
    if state.owner[space] != seat:
        return False, False, False
    sorcerer = state.sorcerer[seat] == space and not state.sorcerer_tired[seat]
    return state.rested[space] > 0, sorcerer, state.chief[seat] == space


def unnamed_figure(state: State, seat: int, space: int) -> int:
    """Who erects or caps if the log does not say: the chief, else a villager, else the sorcerer."""
    villager, sorcerer, chief = rested_figures(state, seat, space)
    return 2 if chief else 0 if villager else 1 if sorcerer else NOBODY


def carver_counts(state: State, seat: int, chief_too: bool = True) -> tuple[int, int, int]:
    """Carvers by column: villagers, chief, reconverted sorcerer, and the virtual ones of this turn."""
    one, two, three = state.carvers[seat]
    if seat == state.active:
        first, second, third = state.virtual
        one, two, three = one + first, two + second, three + third
    for place in (state.sorcerer[seat], state.chief[seat]) if chief_too else (state.sorcerer[seat],):
        if place < IN_VILLAGE and (column := column_at(place)):
            one, two, three = one + (column == 1), two + (column == 2), three + (column == 3)
    return one, two, three


def free_slots(state: State, column: int) -> int:
    """Free slots of a column, 1 to 3."""
    return state.slots[column - 1].count(NOBODY)


def villagers_owned(state: State, seat: int) -> int:
    return state.options.villagers + state.built[seat][POPULAR]


def chief_in_play(state: State, seat: int) -> bool:
    return state.built[seat][CHIEF_BUILT]


def may_hold(state: State, seat: int, size: int) -> bool:
    """Whether a player has such a moai, or may have one because what was carved is unknown."""
    return state.held[seat][size] > 0 or (state.untold_moai[seat] and state.stock[size] > 0)


# --- platforms ---


def space_of(board: Board, name: str) -> int:
    """The space of a folded id, or of the platform that it names; NOBODY if the board has none such."""
    return board.places.get(name, NOBODY)


def free_platforms(state: State, space: int) -> list[int]:
    return [p for p in state.options.board.platforms_of[space] if state.moai_on[p] == NO_MOAI]


def bare_moai(state: State, space: int) -> list[int]:
    """Platforms of a space whose moai may be capped."""
    return [p for p in state.options.board.platforms_of[space] if is_bare(state, p)]


def is_bare(state: State, platform: int) -> bool:
    """Whether a moai stands there that may be capped."""
    if state.moai_on[platform] == NO_MOAI or state.capped[platform]:
        return False
    return not state.options.cap_earlier_rounds or state.erected_in[platform] < state.round


def end_threshold(state: State, options: Options) -> int:
    """The game is over after a round with this many free platforms or fewer."""
    free = options.board.end_free
    if free is BY_PLAYERS or (free == BY_EDITION and state.players != 2):
        return state.players
    return options.two_end if free == BY_EDITION else free


def amounts_of(state: State, seat: int) -> Amounts:
    reed, egg, wood, pearl = state.resources[seat]
    return reed, egg, wood, pearl


# --- moments ---


def between_steps(state: State) -> bool:
    """Whether the phase has just begun: nobody has carved, or nobody has carried or passed."""
    if state.acted:
        return False
    if state.phase == CARVE:
        return not any(state.carved)
    return state.phase == CARRY and not any(state.passed) and not any(state.turns_carrying)


def is_carving_skipped(state: State) -> bool:
    """Whether nobody has carved in phase 2. If a transport follows, all turns of the phase are missing."""
    return state.phase == CARVE and between_steps(state)


def reconversion_open(state: State, seat: int, options: Options) -> bool:
    """Whether a player may turn the sorcerer into something else now."""
    if state.phase != CARVE or state.carved[seat]:
        return False
    if options.reconversion_before_any and any(state.carved):
        return False
    return seat == state.active or between_steps(state)


def hand_open(state: State, seat: int, options: Options) -> bool:
    """Whether a player may play helping-hand now."""
    if state.phase == CARVE:
        # the last to carve may go on at once; under a ruling everybody may after carving
        own = options.hand_window == "own-carved" and state.carved[seat]
        return seat == state.active and (own or all(state.carved))
    if state.phase != CARRY or state.passed[seat] or state.just_passed == seat:
        return False
    if options.hand_window == "first-turn" and state.turns_carrying[seat]:
        return False
    return seat == state.active or between_steps(state)


def improvements_left(state: State, seat: int, options: Options) -> list[int]:
    """The improvements that a player may still build, whatever they cost."""
    if sum(state.built[seat]) >= options.most_improvements:
        return []
    return [number for number, built in enumerate(state.built[seat]) if not built]
