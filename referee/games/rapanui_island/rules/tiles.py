"""Ahu tiles and the tablet (dossier 4.6 and 4, point 2): owned, then the moment, then the effect.

Order for a tile by its own verb: the tablet (FIRST-2, TAB-1, TAB-3, TAB-4), whose turn (AHU-2), owned
(AHU-3 for one spent in an earlier round, else AHU-1), then the moment and the effect of that tile; a
tablet at a wrong moment is TAB-2. Tiles behind `with` are judged by erecting.py and capping.py, with
these rules; ECON-2, LUX-2 and most of LUX-1 with the exchange.
"""

from __future__ import annotations

from referee.core.rule import Breach, Seat

from ..actions import TILE_PLAYS, Barter, Bonus, Buy, Economy, Favour, Luxury, Rest, TilePlay
from ..effects.affordable import can_pay, exchange_stays_open, stays_open_after_tile
from ..options import Options
from ..pieces import (
    BARTER,
    CHIEF,
    ECONOMY,
    FIGURE_NAMES,
    KINDS,
    OPULENCE,
    SORCERER,
    SUPPLEMENT,
    TILE_NAMES,
    VILLAGER,
    amounts_text,
)
from ..state.queries import amounts_of, space_of
from ..state.state import IN_ROUND, MOAI_CARRIED, NOBODY, TABLET_KEPT, State
from ..voice import VOICE
from .book import MORE, rule
from .supply import FIRST_2
from .tile_timing import copied_when, has_passed, is_anothers_turn, kind_of, wrong_moment


@FIRST_2.check(on=TILE_PLAYS, during=IN_ROUND)
def no_tablet_is_used_in_the_first_game(
    state: State, seat: int, action: TilePlay, options: Options
) -> Breach:
    return {} if action.tablet and state.first_game else None


TAB_1 = rule(
    "MA-TAB-1",
    "TAB",
    "A tablet is used once",
    "A player uses their own tablet, and discards it when it is used.",
    "{player} has already used the tablet",
)


@TAB_1.check(on=TILE_PLAYS, during=IN_ROUND)
def tablet_is_there(state: State, seat: int, action: TilePlay, options: Options) -> Breach:
    return {"player": Seat(seat)} if action.tablet and state.tablet[seat] != TABLET_KEPT else None


TAB_3 = rule(
    "MA-TAB-3",
    "TAB",
    "Tablet and luxury",
    "The Spanish rulebook does not allow a copy of luxury. In the French one it works for one capping.",
    "the tablet cannot copy luxury",
)


@TAB_3.check(on=Luxury, during=IN_ROUND, when=lambda options: options.tablet_luxury == "forbid")
def luxury_is_not_copied(state: State, seat: int, action: Luxury, options: Options) -> Breach:
    return {} if action.tablet else None


TAB_4 = rule(
    "MA-TAB-4",
    "TAB SCO",
    "Tablet and favour",
    "Favour has no power to play, so there is nothing to copy.",
    "favour only scores at the end of the game, so the tablet has nothing to copy",
)


@TAB_4.check(on=Favour, during=IN_ROUND, when=lambda options: not options.tablet_favour_scores)
def favour_is_not_copied(state: State, seat: int, action: Favour, options: Options) -> Breach:
    return {} if action.tablet else None


AHU_2 = rule(
    "MA-AHU-2",
    "AHU",
    "In the player's own turn",
    "A player plays tiles in their own turn. Reconversion and helping-hand may also be played between "
    "the steps of a round.",
    {
        "turn": "it is {due}'s turn, so {player} cannot play {tile}",
        "passed": "{player} has passed and has no further turn in this round",
    },
)


@AHU_2.check(on=TILE_PLAYS, during=IN_ROUND)
def tile_is_played_in_the_own_turn(state: State, seat: int, action: object, options: Options) -> Breach:
    if not is_anothers_turn(state, seat, action, options):
        return None
    if has_passed(state, seat):
        return {"case": "passed", "player": Seat(seat)}
    tile = VOICE.term(TILE_NAMES[kind_of(action)])
    return {"case": "turn", "due": Seat(state.active), "player": Seat(seat), "tile": tile}


AHU_3 = rule(
    "MA-AHU-3",
    "AHU",
    "Played tiles are discarded",
    "A tile that was played goes to the box. Luxury and favour stay with their holder.",
    "{player}'s {tile} tile was used up in round {round}",
)


@AHU_3.check(on=TILE_PLAYS, during=IN_ROUND)
def tile_was_not_spent_rounds_ago(state: State, seat: int, action: TilePlay, options: Options) -> Breach:
    kind = kind_of(action)
    spent = state.spent_in[seat][kind]
    if is_owned(state, seat, action) or not 0 < spent < state.round:
        return None
    return {"player": Seat(seat), "tile": VOICE.term(TILE_NAMES[kind]), "round": spent}


AHU_1 = rule(
    "MA-AHU-1",
    "AHU",
    "A tile of the player's own",
    "A player plays only tiles that they took when erecting, or drafted, and have not used up.",
    "{player} has no {tile} tile",
)


@AHU_1.check(on=TILE_PLAYS, during=IN_ROUND)
def tile_is_owned(state: State, seat: int, action: TilePlay, options: Options) -> Breach:
    kind = kind_of(action)
    if is_owned(state, seat, action):
        return None
    return {"player": Seat(seat), "tile": VOICE.term(TILE_NAMES[kind])}


def is_owned(state: State, seat: int, action: TilePlay) -> bool:
    """Whether the tile is in hand, or may be one that was taken without being written down."""
    return bool(action.tablet or state.hand[seat][kind_of(action)] or state.untold[seat])


TAB_2 = rule(
    "MA-TAB-2",
    "TAB",
    "A copied tile is played at once",
    "The tablet can copy any tile of the game, at a time when that tile itself could be played.",
    "the tablet can copy {tile} only when that tile could be played: {when}",
)


@TAB_2.check(on=TILE_PLAYS, during=IN_ROUND)
def copied_tile_could_be_played(state: State, seat: int, action: TilePlay, options: Options) -> Breach:
    if not action.tablet or wrong_moment(state, seat, action, options) is None:
        return None
    return copied_when(kind_of(action))


AHU_4 = rule(
    "MA-AHU-4",
    "AHU",
    "Any number of tiles",
    "There is no limit on tiles held or played. Several may be played for the same moai.",
    "at this table only one bonus tile can be played for a moai, not {number}",
)
REST_1 = rule(
    "MA-REST-1",
    "AHU-rest",
    "Rest",
    "In a turn of phase 3, its player raises one of their own tired transporters where it is.",
    {
        "phase": "rest is played in phase 3",
        "rested": "there is no tired {figure} on {space}",
        "moved": "rest raises a figure, but does not move it",
        "rival": "the figure on {space} is {owner}'s",
        "unknown": "the board has no space {space}",
    },
)


@REST_1.check(on=Rest, during=IN_ROUND)
def rest_raises_a_tired_figure(state: State, seat: int, action: Rest, options: Options) -> Breach:
    if wrong := wrong_moment(state, seat, action, options):
        return wrong
    board = options.board
    space = space_of(board, action.space)
    if space == NOBODY:
        return {"case": "unknown", "space": action.space.upper()}
    if action.to is not None and space_of(board, action.to) != space:
        return {"case": "moved"}
    owner = state.owner[space]
    if owner not in (NOBODY, seat) and not options.rest_any:
        return {"case": "rival", "space": board.names[space], "owner": Seat(owner)}
    if is_tired(state, space, action.figure):
        return None
    figure = VOICE.noun("figure") if action.figure is None else VOICE.term(FIGURE_NAMES[action.figure])
    return {"case": "rested", "space": board.names[space], "figure": figure}


def is_tired(state: State, space: int, figure: int | None) -> bool:
    """Whether such a figure, or any at all, lies on a space."""
    owner = state.owner[space]
    if owner == NOBODY or figure == CHIEF:
        return False
    sorcerer = state.sorcerer[owner] == space and state.sorcerer_tired[owner]
    villager = state.tired[space] > 0
    return {SORCERER: sorcerer, VILLAGER: villager, None: villager or sorcerer}.get(figure, False)


BARTER_1 = rule(
    "MA-BARTER-1",
    "AHU-barter",
    "Barter: what is given",
    "The player gives exactly three of their resources, in the Spanish rulebook all of one kind.",
    {
        "number": "in a barter exactly {right} resources are given, not {number}",
        "owned": "{player} has {owned}, but gives {given} in this barter",
        "exchange": "after this barter {player} could not pay for the exchange that must follow",
        "kind": "in a barter the three resources given are of one kind, not {given}",
    },
)


@BARTER_1.check(on=Barter, during=IN_ROUND)
def barter_gives_three_own_resources(state: State, seat: int, action: Barter, options: Options) -> Breach:
    if claims_lowering(action):
        return None
    given = action.given
    if sum(given) != options.barter_cubes:
        return {"case": "number", "right": options.barter_cubes, "number": sum(given)}
    if not can_pay(state, seat, given):
        has, gives = amounts_text(amounts_of(state, seat)), amounts_text(given)
        return {"case": "owned", "player": Seat(seat), "owned": has, "given": gives}
    if options.barter_one_kind and max(given) != options.barter_cubes:
        return {"case": "kind", "given": amounts_text(given)}
    return None


def claims_lowering(action: Barter | Buy) -> bool:
    """What is said to be lowered outside an exchange is MA-EXCH-5, before any price."""
    return action.lowered is not None and any(action.lowered)


BARTER_2 = rule(
    "MA-BARTER-2",
    "AHU-barter",
    "Barter: what is received",
    "The player receives exactly three resources, in the Spanish rulebook of one other kind. What a "
    "track cannot hold is lost.",
    {
        "number": "in a barter exactly {right} resources are received, not {number}",
        "kind": "in a barter the three resources received are of one other kind, not {got}",
    },
)


@BARTER_2.check(on=Barter, during=IN_ROUND)
def barter_gets_three_resources(state: State, seat: int, action: Barter, options: Options) -> Breach:
    if claims_lowering(action):
        return None
    got = action.got
    if sum(got) != options.barter_cubes:
        return {"case": "number", "right": options.barter_cubes, "number": sum(got)}
    same = any(action.given[kind] and got[kind] for kind in KINDS)
    if options.barter_one_kind and (max(got) != options.barter_cubes or same):
        return {"case": "kind", "got": amounts_text(got)}
    return None


@BARTER_1.check(on=Barter, during=IN_ROUND)
def exchange_is_payable_after_a_barter(state: State, seat: int, action: Barter, options: Options) -> Breach:
    given, got, tablet = action.given, action.got, action.tablet
    if claims_lowering(action) or exchange_stays_open(state, seat, given, got, options, BARTER, tablet):
        return None
    return {"case": "exchange", "player": Seat(seat)}


ECON_1 = rule(
    "MA-ECON-1",
    "AHU-economy",
    "Economy",
    "Economy is played only with a capping. The exchange then costs two resources instead of four. A "
    "second economy changes nothing.",
    {
        "when": "economy is played with a capping: write `with economy` after the pukao",
        "twice": "a second economy does not lower the price further",
        "four": "at this table {player} must own the full price of {right} resources and has {number}",
        "exchange": "with economy {player} could not pay for any offering that is left",
    },
)


@ECON_1.check(on=Economy, during=IN_ROUND)
def economy_goes_with_a_capping(state: State, seat: int, action: Economy, options: Options) -> Breach:
    if wrong := wrong_moment(state, seat, action, options):
        return wrong
    if state.economy_now:
        return {"case": "twice"}
    number = sum(state.resources[seat])
    if options.economy_own_four and number < options.exchange_cubes:
        return {"case": "four", "player": Seat(seat), "number": number, "right": options.exchange_cubes}
    if not stays_open_after_tile(state, seat, ECONOMY, action.tablet, options):
        return {"case": "exchange", "player": Seat(seat)}
    return None


ECON_2 = rule(
    "MA-ECON-2",
    "AHU-economy",
    "Economy on an axe",
    "With economy an axe costs two different resources.",
    "with economy an axe costs two different resources, not {spent}",
)
OPUL_1 = rule(
    "MA-OPUL-1",
    "AHU-opulence",
    "Opulence",
    "Opulence is played only when its player erects a moai. It gives three more resources of the same "
    "kinds.",
    {
        "when": "opulence is played only when its player erects a moai and gains resources",
        **MORE,
    },
)
SUPP_1 = rule(
    "MA-SUPP-1",
    "AHU-supplement",
    "Supplement",
    "Supplement is played only when its player erects a moai. It gives two more resources of the same "
    "kinds.",
    {
        "when": "supplement is played only when its player erects a moai and gains resources",
        **MORE,
    },
)


@OPUL_1.check(on=Bonus, during=IN_ROUND)
def opulence_goes_with_a_moai(state: State, seat: int, action: Bonus, options: Options) -> Breach:
    return {"case": "when"} if is_out_of_place(state, action, OPULENCE) else None


@SUPP_1.check(on=Bonus, during=IN_ROUND)
def supplement_goes_with_a_moai(state: State, seat: int, action: Bonus, options: Options) -> Breach:
    return {"case": "when"} if is_out_of_place(state, action, SUPPLEMENT) else None


def is_out_of_place(state: State, action: Bonus, kind: int) -> bool:
    """A bonus tile by itself. After an erection of its player it is only too late: MA-ERECT-5."""
    return (action.tile == OPULENCE) == (kind == OPULENCE) and state.carried != MOAI_CARRIED


LUX_1 = rule(
    "MA-LUX-1",
    "AHU-luxury",
    "Luxury",
    "At a capping its holder may take an outstanding offering of that kind, not the ordinary one.",
    {
        "none": "{player} has no luxury tile, and so cannot take an outstanding offering",
        "both": "an outstanding offering replaces the ordinary one; a player does not take both",
        "artist": "at this table artist does not work for outstanding offerings",
        "economy": "at this table economy does not work for outstanding offerings",
        "played": "luxury is not played: it works for its holder from the moment it is taken",
    },
)


@LUX_1.check(on=Luxury, during=IN_ROUND)
def luxury_is_not_played(state: State, seat: int, action: Luxury, options: Options) -> Breach:
    return None if action.tablet else {"case": "played"}


LUX_2 = rule(
    "MA-LUX-2",
    "AHU-luxury",
    "Outstanding offerings that are left",
    "Only outstanding offerings that are left can be taken, of two of a kind the top one.",
    {
        "empty": "no outstanding {kind} is left",
        "top": "the top outstanding {kind} is worth {right}, not {written}",
    },
)
FAV_1 = rule(
    "MA-FAV-1",
    "AHU-favour SCO",
    "Favour",
    "Favour cannot be played. Its holder keeps it, and it scores at the end.",
    "favour is kept for the end and cannot be played",
)


@FAV_1.check(on=Favour, during=IN_ROUND)
def favour_is_not_played(state: State, seat: int, action: Favour, options: Options) -> Breach:
    return None if action.tablet else {}
