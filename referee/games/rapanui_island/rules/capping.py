"""Capping a moai with a pukao (dossier 4.5, CAP).

Order: a pukao is left and the path (transport.py, named by its own codes), a bare moai there (CAP-3),
own transporter (CAP-4), rested (CAP-5), rivals' gains (gains.py); then reward.py: tiles behind `with`,
an exchange is possible (CAP-6), tiring (TIRE-1, CAP-7). The exchange is an action of its own: exchange.py.
"""

from __future__ import annotations

from referee.core.rule import Breach, Facts, Seat
from referee.speech.values import Series

from ..actions import Economy, Pukao
from ..calculations.exchange import cubes_due, is_possible, owns_luxury
from ..options import Options
from ..pieces import ECONOMY, amounts_text
from ..state.queries import amounts_of, bare_moai, space_of
from ..state.state import CARRY, NO_MOAI, State
from .book import PERMISSION, rule
from .erecting import stranger, weary

CAP_2 = rule(
    "MA-CAP-2",
    "P3.2",
    "The path of a pukao",
    "A pukao is carried from the pukao quarry like a moai from the crater.",
    PERMISSION,
    shown_by="MA-PATH-2",
)
CAP_3 = rule(
    "MA-CAP-3",
    "P3.2",
    "A moai without a pukao",
    "A pukao goes onto any moai of the space that has none, whoever erected it and in whichever round.",
    {
        "none": "no moai stands on {space}",
        "capped": "the moai on {platform} already has a pukao",
        "round": "at this table a moai cannot be capped in the round in which it was erected",
        "unknown": "the board has no space {space}",
    },
)


@CAP_3.check(on=Pukao, during=(CARRY,))
def moai_is_bare(state: State, seat: int, action: Pukao, options: Options) -> Breach:
    board = options.board
    space = space_of(board, action.to)
    if space < 0:
        return {"case": "unknown", "space": action.to.upper()}
    named = board.platform_index.get(action.to)
    platforms = board.platforms_of[space] if named is None else (named,)
    bare = bare_moai(state, space)
    if any(platform in bare for platform in platforms):
        return None
    moai = [platform for platform in platforms if state.moai_on[platform] != NO_MOAI]
    if not moai:
        return {
            "case": "none",
            "space": board.names[space] if named is None else board.platform_names[named],
        }
    if all(state.capped[platform] for platform in moai):
        return {"case": "capped", "platform": Series(board.platform_names[each] for each in moai)}
    return {"case": "round"}


CAP_4 = rule(
    "MA-CAP-4",
    "P3.2",
    "The player's own transporter at the moai",
    "The player has a transporter on the space of the moai.",
    {
        "rival": "{owner}'s transporter stands on {space}, and {player} has none there",
        "nobody": "{player} has no transporter on {space}",
        "figure": "{player}'s {figure} is not on {space}",
    },
)
CAP_5 = rule(
    "MA-CAP-5",
    "P3.2",
    "A rested transporter at the moai",
    "At least one of the player's transporters there is not tired.",
    {
        "all": "all of {player}'s figures on {space} are tired",
        "figure": "{player}'s {figure} on {space} is tired",
    },
)
CAP_4.check(on=Pukao, during=(CARRY,))(stranger)
CAP_5.check(on=Pukao, during=(CARRY,))(weary)

CAP_6 = rule(
    "MA-CAP-6",
    "P3.2",
    "An exchange must be possible",
    "A moai can be capped only if the player can then pay for an offering that is left. Tiles played in "
    "this turn count.",
    {
        "few": "{player} has {owned}, but the exchange costs {number} resources",
        "piles": "{player} has {owned}, which cannot pay for any offering that is left",
        "economy": "{player} has {owned}, which pays for an offering only with economy; {player} holds it, "
        "so write `with economy` after the pukao if it was played",
    },
)


def unpayable(state: State, seat: int, options: Options) -> Facts:
    """The facts of MA-CAP-6, with what was played in this turn."""
    owned, number = amounts_of(state, seat), cubes_due(state.economy_now > 0, options)
    facts: Facts = {"player": Seat(seat), "owned": amounts_text(owned), "number": number}
    if holds_economy(state, seat) and not state.economy_now:
        luxury = owns_luxury(state, seat) and options.economy_luxury
        if is_possible(state, seat, True, luxury, options):
            return {**facts, "case": "economy", "demands": (Economy,)}
    return {**facts, "case": "few" if sum(owned) < number else "piles"}


def holds_economy(state: State, seat: int) -> bool:
    return state.hand[seat][ECONOMY] > 0


CAP_7 = rule(
    "MA-CAP-7",
    "P3.2",
    "Capping tires",
    "The figure that capped the moai tires, unless it is the chief.",
    {
        "none": "capping a moai tires {player}'s figure on {space}",
        "many": "only the figure that capped the moai tires, not {number} figures",
        "other": "the {right} capped the moai, so the {right} tires, not the {written}",
        "chief": "the chief capped the moai and never tires, so nobody tires",
    },
)
