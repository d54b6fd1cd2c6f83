"""After the rivals are paid: the tile, tiles behind `with`, the gain, the tiring (dossier 4, point 5, end).

Order for a moai: tile (ERECT-4), tiles behind `with` one by one (tablet, owned, moment, number), kinds
(ERECT-7, FERV-1), amount (OPUL-1, SUPP-1, ERECT-6, ERECT-8), track (ERECT-9), tiring (TIRE-1,
ERECT-10). For a pukao: tiles behind `with`, an exchange is possible (CAP-6), tiring (TIRE-1, CAP-7). The
rules themselves are declared in erecting.py, capping.py, tiles.py and improvements.py.
"""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.rule import Breach, Facts, Rule, Seat
from referee.speech.values import Count, Series

from ..actions import Bonus, Favour, HelpingHand, Luxury, Moai, Pukao, Rest, TilePlay
from ..calculations.exchange import is_possible, owns_luxury
from ..calculations.gains import base_amount, bonus_amount, kinds_for, misfit, natures, own_told
from ..effects.affordable import can_be_payable, is_payable, stays_open_after_tile
from ..effects.transport import builder, platform_of, play_bonus, taken_tile
from ..options import Options
from ..pieces import (
    BY_TABLET,
    CHIEF,
    ECONOMY,
    FAVOUR,
    FERVENT,
    FIGURE_NAMES,
    KINDS,
    LUXURY,
    NO_TILE,
    NOTHING,
    OPULENCE,
    RECONVERSION,
    REINFORCEMENT,
    RESOURCE,
    RESOURCE_NAMES,
    SUPPLEMENT,
    TILE_NAMES,
    TILES,
    UNKNOWN_TILE,
    Amounts,
    amount_written,
    sized,
)
from ..state.queries import free_platforms, space_of
from ..state.state import CARRY, EARLY_EXCHANGE, MOAI_CARRIED, NOBODY, TABLET_KEPT, TABLET_NONE, State
from ..voice import VOICE
from .book import first_fault
from .capping import CAP_6, CAP_7, unpayable
from .carving import RECON_1, REINF_1
from .erecting import (
    ERECT_4,
    ERECT_5,
    ERECT_6,
    ERECT_7,
    ERECT_8,
    ERECT_9,
    ERECT_10,
    TIRE_1,
)
from .improvements import FERV_1
from .supply import FIRST_2
from .tile_timing import copied_when, kind_of
from .tiles import AHU_1, AHU_3, AHU_4, ECON_1, FAV_1, LUX_1, OPUL_1, SUPP_1, TAB_1, TAB_2, TAB_3, TAB_4
from .transport import TURN_1

Fault = tuple[Rule, Facts]


@ERECT_4.check(on=Moai, during=(CARRY,))
def tile_is_that_of_the_platform(state: State, seat: int, action: Moai, options: Options) -> Breach:
    board = options.board
    platform = platform_of(state, action, options)
    if platform == NOBODY:
        return None
    if options.platform_lowest:
        free = free_platforms(state, board.platforms[platform][0])
        if platform not in free[:1]:
            return {"case": "lowest", "platform": board.platform_names[free[0]]} if free else None
    right, told = state.tile_on[platform], action.tiles
    if told is None:
        return unnamed_platform(state, action, platform, options)
    if right == NO_TILE:
        return None
    if len(told) == 1 and right in (UNKNOWN_TILE, told[0]):
        return None
    facts = {"platform": board.platform_names[platform]}
    if len(told) != 1:
        return facts | {"case": "many" if told else "none"}
    return facts | {
        "case": "other",
        "right": VOICE.term(TILE_NAMES[right]),
        "written": VOICE.term(TILE_NAMES[told[0]]),
    }


def unnamed_platform(state: State, action: Moai, platform: int, options: Options) -> Breach:
    """If free platforms of a space have different tiles, the log has to say which one was used."""
    board = options.board
    if options.platform_lowest or action.to in board.platform_index:
        return None
    space = board.platforms[platform][0]
    free = free_platforms(state, space)
    if len({state.tile_on[each] for each in free}) < 2:
        return None
    choices = Series(with_its_tile(state, each, board.platform_names[each]) for each in free)
    facts = {"space": board.names[space], "platform": board.platform_names[platform]}
    return facts | {"case": "unwritten", "choices": choices}


def with_its_tile(state: State, platform: int, name: str) -> object:
    tile = state.tile_on[platform]
    if tile < 0:  # unknown, or gone
        return name
    return VOICE.phrase(
        "platform.tile", "{platform} ({tile})", platform=name, tile=VOICE.term(TILE_NAMES[tile])
    )


# --- tiles behind `with` ---


def along_fault(state: State, seat: int, action: Moai | Pukao, options: Options) -> Fault | None:
    """The first fault among the tiles that are played along with a transport, in the order written."""
    for at, tile in enumerate(action.bonus or ()):
        before = (action.bonus or ())[:at]
        kind = tile % BY_TABLET
        fault = (
            tablet_fault(state, seat, tile, before, options)
            or owned_fault(state, seat, tile, before, action, options)
            or moment_fault(state, seat, kind, tile >= BY_TABLET, action, options)
            or number_fault(state, seat, kind, before, action, options)
        )
        if fault:
            return fault
    return None


def tablet_fault(
    state: State, seat: int, tile: int, before: tuple[int, ...], options: Options
) -> Fault | None:
    if tile < BY_TABLET:
        return None
    if state.tablet[seat] == TABLET_NONE:
        return FIRST_2, {}
    if state.tablet[seat] != TABLET_KEPT or any(each >= BY_TABLET for each in before):
        return TAB_1, {"player": Seat(seat)}
    if tile % BY_TABLET == LUXURY and options.tablet_luxury == "forbid":
        return TAB_3, {}
    if tile % BY_TABLET == FAVOUR and not options.tablet_favour_scores:
        return TAB_4, {}
    return None


def owned_fault(
    state: State, seat: int, tile: int, before: tuple[int, ...], action: Moai | Pukao, options: Options
) -> Fault | None:
    """Whether the tile is in hand, or is the one just taken."""
    if tile >= BY_TABLET or (tile == LUXURY and state.hand[seat][LUXURY]):
        return None
    left = state.hand[seat][tile] - before.count(tile)
    played = sum(max(0, before.count(kind) - state.hand[seat][kind]) for kind in TILES)
    if left > 0 or state.untold[seat] > played:
        return None
    platform = platform_of(state, action, options)
    if isinstance(action, Moai) and platform != NOBODY and left == 0:
        if taken_tile(state, seat, platform, action) == tile:
            return None if options.tile_now else (ERECT_5, {"case": "now"})
    facts = {"player": Seat(seat), "tile": VOICE.term(TILE_NAMES[tile])}
    spent = state.spent_in[seat][tile]
    if 0 < spent < state.round and not before.count(tile):
        return AHU_3, facts | {"round": spent}
    return AHU_1, facts


WHEN: dict[int, Fault] = {
    ECONOMY: (ECON_1, {"case": "when"}),
    OPULENCE: (OPUL_1, {"case": "when"}),
    SUPPLEMENT: (SUPP_1, {"case": "when"}),
    LUXURY: (LUX_1, {"case": "played"}),
    FAVOUR: (FAV_1, {}),
    REINFORCEMENT: (REINF_1, {"case": "phase"}),
    RECONVERSION: (RECON_1, {"case": "late"}),
}


def moment_fault(
    state: State, seat: int, kind: int, by_tablet: bool, action: Moai | Pukao, options: Options
) -> Fault | None:
    """Whether the tile may be played with this transport.

    Opulence and supplement go with a moai, economy and luxury with a pukao, the others by themselves.
    """
    if kind in ((OPULENCE, SUPPLEMENT) if isinstance(action, Moai) else (ECONOMY, LUXURY)):
        return None
    if by_tablet:
        return TAB_2, copied_when(kind)
    text = VOICE.phrase("deed.with", "with {tile}", tile=VOICE.term(TILE_NAMES[kind]))
    return WHEN.get(kind) or (TURN_1, {"case": "deed", "text": text})


def number_fault(
    state: State, seat: int, kind: int, before: tuple[int, ...], action: Moai | Pukao, options: Options
) -> Fault | None:
    if isinstance(action, Moai):
        number = len(before) + 1
        return (AHU_4, {"number": number}) if number > 1 and not options.bonus_stack else None
    if kind != ECONOMY:
        return None
    if state.economy_now or any(each % BY_TABLET == ECONOMY for each in before):
        return ECON_1, {"case": "twice"}
    number = sum(state.resources[seat])
    if options.economy_own_four and number < options.exchange_cubes:
        facts = {"player": Seat(seat), "number": number, "right": options.exchange_cubes}
        return ECON_1, facts | {"case": "four"}
    return None


ALONG = (FIRST_2, TAB_1, TAB_2, TAB_3, TAB_4, AHU_1, AHU_3, TURN_1, ECON_1, FAV_1, REINF_1, RECON_1)
first_fault((*ALONG, AHU_4, ERECT_5, LUX_1), Moai, (CARRY,), along_fault)
first_fault((*ALONG, OPUL_1, SUPP_1), Pukao, (CARRY,), along_fault)


@ERECT_5.check(on=Bonus, during=(CARRY,))
def bonus_comes_before_the_gain(state: State, seat: int, action: Bonus, options: Options) -> Breach:
    late = state.carried == MOAI_CARRIED and seat == state.active
    return {"case": "late", "tile": VOICE.term(TILE_NAMES[action.tile])} if late else None


# --- the gain of an erection ---


def own_fault(state: State, seat: int, action: Moai, options: Options) -> Fault | None:
    """The first fault in what the player who erects books."""
    space = space_of(options.board, action.to)
    base, tiles = base_amount(action.size, options), action.bonus or ()
    bonus = bonus_amount(tiles, options)
    told = own_told(action, seat, options)
    facts: dict[str, object] = {
        "player": Seat(seat),
        "space": options.board.names[space],
        **sized(action.size),
        "right": Count(base, RESOURCE),
    }
    if told is None:
        return unwritten(state, seat, space, base + bonus, facts, options)
    facts["written"] = sum(told) if any(told) else NOTHING
    case = misfit(state, seat, space, told, base, bonus, options)
    if case == "kind":
        return wrong_kind(state, seat, space, told, facts, options)
    if case == "split":
        return ERECT_7, facts | {"case": "split"}
    if case == "base":
        return FERV_1, facts | {"case": "base"}
    if case == "track":
        return ERECT_9, facts | overrun(state, seat, told, options)
    if not case:
        return None
    room = room_for(state, seat, space, base + bonus, options)
    if bonus:
        played = [each % BY_TABLET for each in tiles if each % BY_TABLET in (OPULENCE, SUPPLEMENT)]
        parts = [base, *(bonus_amount((tile,), options) for tile in played)]
        facts |= {"case": "amount", "tiles": Series(VOICE.term(TILE_NAMES[tile]) for tile in played)}
        facts |= {"due": Count(base + bonus, RESOURCE), "sum": " + ".join(map(str, parts))}
        if case == "few" and room < base + bonus:
            facts |= {"case": "room", "room": room}
        return (OPUL_1 if played[0] == OPULENCE else SUPP_1), facts
    if case == "many":
        return ERECT_6, facts
    return ERECT_8, facts | {"case": "room" if room < base else "amount", "room": room}


def room_for(state: State, seat: int, space: int, number: int, options: Options) -> int:
    """How many of these resources the tracks can hold, if their kinds are chosen so that most can be."""
    owned, track = state.resources[seat], options.board.track
    free = [max(0, track[kind] - owned[kind]) for kind in kinds_for(state, seat, space, options)]
    return min(number, max(free, default=0) if options.erect_one_kind else sum(free))


def unwritten(
    state: State, seat: int, space: int, number: int, facts: dict[str, object], options: Options
) -> Fault | None:
    """If a space prints several kinds, the log has to say which were taken, if any could be."""
    printed = natures(options, space)
    owned, track = state.resources[seat], options.board.track
    if len(printed) < 2 or all(
        owned[kind] >= track[kind] for kind in kinds_for(state, seat, space, options)
    ):
        return None
    one = [0, 0, 0, 0]
    one[printed[0]] = number
    items = amount_written((one[0], one[1], one[2], one[3]))
    return ERECT_7, facts | {"case": "unwritten", "kinds": names(printed), "name": Seat(seat), "one": items}


def names(kinds: tuple[int, ...]) -> Series:
    return Series((VOICE.term(RESOURCE_NAMES[kind]) for kind in kinds), "or")


def wrong_kind(
    state: State, seat: int, space: int, told: Amounts, facts: dict[str, object], options: Options
) -> Fault:
    kinds = kinds_for(state, seat, space, options)
    wrong = names(tuple(kind for kind in KINDS if told[kind] and kind not in kinds))
    facts |= {"kinds": names(kinds), "written": wrong}
    lower = any(told[kind] for kind in range(min(kinds, default=0)))
    if state.built[seat][FERVENT] and not lower:
        return FERV_1, facts | {"case": "high"}
    return ERECT_7, facts | {"case": "kind"}


def overrun(state: State, seat: int, told: Amounts, options: Options) -> dict[str, object]:
    owned, track = state.resources[seat], options.board.track
    kind = next(kind for kind in KINDS if told[kind] and owned[kind] + told[kind] > track[kind])
    room = max(0, track[kind] - owned[kind])
    return {
        "kind": VOICE.term(RESOURCE_NAMES[kind]),
        "most": track[kind],
        "right": room,
        "written": told[kind],
    }


first_fault((ERECT_7, FERV_1, OPUL_1, SUPP_1, ERECT_6, ERECT_8, ERECT_9), Moai, (CARRY,), own_fault)


# --- capping ---


@CAP_6.check(on=Pukao, during=(CARRY,))
def exchange_is_possible(state: State, seat: int, action: Pukao, options: Options) -> Breach:
    if state.carried == EARLY_EXCHANGE:
        return None  # it was made, and that it came first was reported
    played = action.bonus or ()
    economy = state.economy_now > 0 or ECONOMY in played or ECONOMY + BY_TABLET in played
    luxury = owns_luxury(state, seat) or LUXURY + BY_TABLET in played
    if is_possible(state, seat, economy, luxury and (options.economy_luxury or not economy), options):
        return None
    after = state.copy()
    play_bonus(after, seat, played)
    return None if can_be_payable(after, seat, options) else unpayable(after, seat, options)


@CAP_6.check(on=(Rest, HelpingHand, Favour, Luxury), during=(CARRY,))
def tablet_is_not_needed(state: State, seat: int, action: TilePlay, options: Options) -> Breach:
    """If only the tablet can make the exchange payable, it may be used for nothing else."""
    if not (state.owes_exchange and action.tablet) or seat != state.active:
        return None
    if stays_open_after_tile(state, seat, kind_of(action), True, options):
        return None
    return unpayable(state, seat, options)


@CAP_6.check(on=TurnEnds, during=(CARRY,), when=lambda options: options.exchange_must)
def exchange_was_possible(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    """Tiles that were held but not played do not count."""
    owes = state.acted and state.owes_exchange
    if not owes or is_payable(state, state.active, options):
        return None
    return unpayable(state, state.active, options)


# --- tiring ---


def tiring_fault(state: State, seat: int, action: Moai | Pukao, options: Options) -> Fault | None:
    told = action.tires
    if told is None:
        return None
    if CHIEF in told:
        return TIRE_1, {}
    rule = ERECT_10 if isinstance(action, Moai) else CAP_7
    space = space_of(options.board, action.to)
    who = builder(state, seat, space, action)
    if who == CHIEF:
        return (rule, {"case": "chief"}) if told else None
    if not told:
        return rule, {"case": "none", "player": Seat(seat), "space": options.board.names[space]}
    if len(told) > 1:
        return rule, {"case": "many", "number": len(told)}
    if who in (told[0], NOBODY):
        return None
    return rule, {
        "case": "other",
        "right": VOICE.term(FIGURE_NAMES[who]),
        "written": VOICE.term(FIGURE_NAMES[told[0]]),
    }


first_fault((TIRE_1, ERECT_10), Moai, (CARRY,), tiring_fault)
first_fault((TIRE_1, CAP_7), Pukao, (CARRY,), tiring_fault)
