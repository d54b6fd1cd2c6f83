"""Erecting a moai (dossier 4.4, ERECT and TIRE; 4, point 5, second half).

Order: destination (ERECT-1), own transporter (ERECT-2), rested (ERECT-3). Then rivals are paid
(gains.py), and reward.py goes on: tile (ERECT-4), tiles behind `with`, kinds (FERV-1 with fervent, else
ERECT-7), amount (OPUL-1 and SUPP-1 with such a tile; ERECT-6, ERECT-8), track (ERECT-9), tiring
(TIRE-1, ERECT-10).
"""

from __future__ import annotations

from referee.core.rule import Breach, Seat

from ..actions import Moai, Pukao
from ..options import Options
from ..pieces import FIGURE_NAMES, SORCERER, VILLAGER
from ..state.queries import free_platforms, rested_figures, space_of
from ..state.state import CARRY, NO_MOAI, NOBODY, State
from ..voice import VOICE
from .book import rule

ERECT_1 = rule(
    "MA-ERECT-1",
    "P3.1",
    "A free platform",
    "A moai is erected on an ahu platform where no moai stands.",
    {
        "none": "{space} has no ahu platform",
        "taken": "a moai already stands on {platform}",
        "full": "every platform of {space} already has a moai",
        "unknown": "the board has no space {space}",
    },
)


@ERECT_1.check(on=Moai, during=(CARRY,))
def platform_is_free(state: State, seat: int, action: Moai, options: Options) -> Breach:
    board = options.board
    space = space_of(board, action.to)
    if space < 0:
        return {"case": "unknown", "space": action.to.upper()}
    named = board.platform_index.get(action.to)
    if named is not None:
        taken = state.moai_on[named] != NO_MOAI
        return {"case": "taken", "platform": board.platform_names[named]} if taken else None
    if not board.platforms_of[space]:
        return {"case": "none", "space": board.names[space]}
    return None if free_platforms(state, space) else {"case": "full", "space": board.names[space]}


ERECT_2 = rule(
    "MA-ERECT-2",
    "P3.1",
    "The player's own transporter there",
    "The player has a transporter on the space where the moai is erected.",
    {
        "rival": "{owner}'s transporter stands on {space}, and {player} has none there",
        "nobody": "{player} has no transporter on {space}",
        "figure": "{player}'s {figure} is not on {space}",
    },
)
ERECT_3 = rule(
    "MA-ERECT-3",
    "P3.1",
    "A rested transporter",
    "At least one of the player's transporters there is not tired. The chief never is.",
    {
        "all": "all of {player}'s figures on {space} are tired",
        "figure": "{player}'s {figure} on {space} is tired",
    },
)


def stranger(state: State, seat: int, action: Moai | Pukao, options: Options) -> Breach:
    """Why the space of the destination is not the player's: ERECT-2, CAP-4."""
    space = space_of(options.board, action.to)
    facts = {"player": Seat(seat), "space": options.board.names[space]}
    if state.owner[space] == NOBODY:
        return facts | {"case": "nobody"}
    if state.owner[space] != seat:
        return facts | {"case": "rival", "owner": Seat(state.owner[space])}
    if action.by is None or stands(state, seat, action.by, space):
        return None
    return facts | {"case": "figure", "figure": VOICE.term(FIGURE_NAMES[action.by])}


def stands(state: State, seat: int, figure: int, space: int) -> bool:
    """Whether an own figure of that kind is on an own space, tired or not."""
    if figure == VILLAGER:
        return state.rested[space] + state.tired[space] > 0
    place = state.sorcerer[seat] if figure == SORCERER else state.chief[seat]
    return figure < len(FIGURE_NAMES) - 1 and place == space


def weary(state: State, seat: int, action: Moai | Pukao, options: Options) -> Breach:
    """Why no figure there may erect or cap: ERECT-3, CAP-5."""
    space = space_of(options.board, action.to)
    rested = rested_figures(state, seat, space)
    facts = {"player": Seat(seat), "space": options.board.names[space]}
    if stranger(state, seat, action, options) is not None:
        return None  # waived: a figure that is not there is not tired either
    if not any(rested):
        return facts | {"case": "all"}
    if action.by is None or rested[action.by]:
        return None
    return facts | {"case": "figure", "figure": VOICE.term(FIGURE_NAMES[action.by])}


ERECT_2.check(on=Moai, during=(CARRY,))(stranger)
ERECT_3.check(on=Moai, during=(CARRY,))(weary)

ERECT_4 = rule(
    "MA-ERECT-4",
    "P3.1",
    "The ahu tile is taken",
    "The player takes the tile of the platform that is used, not another and not more.",
    {
        "other": "the tile of {platform} is {right}, not {written}",
        "none": "the tile of {platform} must be taken",
        "many": "only one tile is taken, that of {platform}",
        "lowest": "at this table the free platform with the lowest number is used first: {platform}",
        "unwritten": "{space} has free platforms with different tiles, {choices}; write which one was "
        "used, such as `to {platform}`",
    },
)
ERECT_5 = rule(
    "MA-ERECT-5",
    "P3.1",
    "The steps in order",
    "First the player takes the tile, then the moai is erected, the resources are gained, and the "
    "figure tires. The new tile may be used for this gain.",
    {
        "late": "{tile} comes too late, after the gain: write `with {tile}` after the moai",
        "now": "at this table the tile just taken cannot be used for the same moai",
    },
)
ERECT_7 = rule(
    "MA-ERECT-7",
    "P3.1 IMP-fervent",
    "The kind of resource gained",
    "The gain is of the kinds printed on the space, or with fervent one step higher.",
    {
        "kind": "{space} gives {kinds}, not {written}",
        "unwritten": "{space} gives {kinds}; write what was taken, such as `-> {name} {one}`",
        "split": "at this table all resources gained for a moai are of one kind",
    },
)
ERECT_6 = rule(
    "MA-ERECT-6",
    "P3.1",
    "The number of resources gained",
    "A small moai gives 1 resource, a medium 3, a large 5.",
    "a {moai} gives {right}, but {player} takes {written} on {space}",
)
ERECT_8 = rule(
    "MA-ERECT-8",
    "P3.1",
    "The full gain is taken",
    "The player takes the full number of resources, except those that the track cannot hold.",
    {
        "amount": "a {moai} gives {right}, but {player} takes {written} on {space}",
        "room": "a {moai} gives {right}, of which {room|0=none fits|{room} fits|{room} fit} on "
        "{player}'s tracks, but {player} takes {written} on {space}",
    },
)
ERECT_9 = rule(
    "MA-ERECT-9",
    "P3.1",
    "The end of the track when erecting",
    "What a track cannot hold is lost.",
    "{player}'s {kind} track ends at {most}: {right|0=nothing can|only {right} can|only {right} can} be "
    "added, not {written}",
)
TIRE_1 = rule(
    "MA-TIRE-1",
    "AHU-hand",
    "The chief never tires",
    "As a transporter, the chief can erect or cap in every turn, because it never tires.",
    "the chief never tires",
)
ERECT_10 = rule(
    "MA-ERECT-10",
    "P3.1",
    "One transporter tires",
    "Only the figure that erected the moai tires. It lies down where it is.",
    {
        "place": "only figures on the island tire",
        "many": "only the figure that erected the moai tires, not {number} figures",
        "none": "erecting a moai tires {player}'s figure on {space}",
        "other": "the {right} erected the moai, so the {right} tires, not the {written}",
        "chief": "the chief erected the moai and never tires, so nobody tires",
    },
)
