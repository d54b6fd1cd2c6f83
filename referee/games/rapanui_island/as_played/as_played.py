"""What an illegal action did to the table when the players did it all the same.

Pieces that are not there cannot be moved and resources that are not there cannot be paid; all else
follows the hands. Two players' transporters never stand on one space here: a figure put onto a rival's
space has left the hand and counts for nobody.
"""

from __future__ import annotations

from referee.core.acts import Misnamed, NotAnAction, Resign, Seating, TurnEnds
from referee.core.kinds import Forced

from ..actions import (
    Barter,
    Bonus,
    Built,
    Buy,
    Carve,
    Carved,
    Chief,
    Draft,
    Economy,
    Erected,
    Exchange,
    Favour,
    Figures,
    Hand,
    HelpingHand,
    Luxury,
    Moai,
    Neutral,
    Offerings,
    Order,
    Pass,
    Passed,
    Phase,
    Pile,
    Placed,
    Position,
    Pukao,
    Reconversion,
    Reinforcement,
    Reserve,
    Resources,
    Rest,
    Round,
    Sorcerer,
    Stock,
    Tablet,
    Tiles,
    Variant,
    Villager,
)
from ..options import Options
from ..state.state import State
from . import setup
from .tiles import (
    along,
    barter,
    bonus,
    buy,
    economy,
    favour,
    helping_hand,
    luxury,
    reconversion,
    reinforcement,
    rest,
)
from .transport import exchange, lost
from .turns import (
    acting,
    carried,
    carve,
    carving,
    chief,
    draft,
    heading,
    order,
    pass_,
    playing,
    sorcerer,
    turn_ends,
    villager,
)

_NOT_TAKEN = "The game goes on with what the rules say instead."
_TAKEN = "At the start the table is as the rules say. Of a given position what is possible is taken."

WHAT_IT_DOES: dict[type, tuple[Forced[State, Options] | None, str]] = {
    Variant: (
        setup.variant,
        "Before the first turn it is a first game all the same, with other tiles in the place of "
        "those that it does not have.",
    ),
    Position: (setup.position, "The first one counts; a phase that there is not is read as phase 1."),
    Order: (order, "Who is missing stands where somebody stands twice, or last."),
    Tiles: (
        setup.tiles,
        "Each tile that can lie where the line says lies there; where it cannot, some tile lies that "
        "nobody told.",
    ),
    Reserve: (None, _NOT_TAKEN),
    Stock: (None, _NOT_TAKEN),
    Pile: (
        setup.pile,
        "The pile lies as it should. Of a given position it has the values that it may have, the highest "
        "on top.",
    ),
    Neutral: (None, _NOT_TAKEN),
    Resources: (setup.resources, _TAKEN),
    Figures: (None, _NOT_TAKEN),
    Hand: (setup.hand, _TAKEN + " A tile too many is of a kind that nobody told."),
    Tablet: (None, _NOT_TAKEN),
    Built: (setup.built, _TAKEN),
    Placed: (setup.placed, _TAKEN),
    Erected: (setup.erected, _TAKEN),
    Carved: (setup.carved, _TAKEN),
    Offerings: (setup.offerings, _TAKEN),
    Passed: (setup.passed, _TAKEN),
    Round: (
        heading,
        "A round that was closed too early is over all the same; one that should not be is played.",
    ),
    Phase: (heading, "A phase that was closed too early is over all the same."),
    Draft: (draft, "The tile is the player's if two play and there is one."),
    Villager: (
        acting(villager),
        "The figure has left the hand; it stands where it was put, if there is such a place. On a "
        "rival's space it counts for nobody.",
    ),
    Sorcerer: (acting(sorcerer), "The sorcerer stands where it was put, if there is such a place."),
    Chief: (chief, "The chief stands where it was put, if there is such a place."),
    Carve: (carve, "The moai are taken as far as the stock has them."),
    Reinforcement: (
        carving(along(reinforcement)),
        "The tile is spent, and counts if its player still has to carve.",
    ),
    Reconversion: (
        carving(along(reconversion)),
        "The tile is spent, and the sorcerer goes where it was said if that is open to it.",
    ),
    HelpingHand: (
        playing(along(helping_hand)),
        "The tile is spent, and the figure goes where it was said if that is open to it.",
    ),
    Rest: (playing(along(rest)), "The tile is spent, and a tired figure that is there stands up."),
    Barter: (
        playing(along(barter)),
        "The tile is spent; if its player has what was given, it goes, and what was got comes, up to "
        "the end of the track.",
    ),
    Economy: (playing(along(economy)), "The tile is spent, and the exchange of this turn costs two."),
    Luxury: (playing(along(luxury)), "The tile counts from now on."),
    Bonus: (playing(along(bonus)), "The tile is spent for nothing."),
    Favour: (
        playing(along(favour)),
        "The tile stays with its holder, whatever was said; a tablet is gone.",
    ),
    Moai: (
        carried,
        "What was told is booked; the moai stands if its platform is free, one of the stock or a "
        "rival's if its player has none; the figure that did it lies down. The turn was used for it.",
    ),
    Pukao: (
        carried,
        "What was told is booked; the pukao is on the moai if that is bare; the figure that did it lies "
        "down. An exchange may follow.",
    ),
    Exchange: (
        acting(exchange),
        "What its player has of the resources goes, and the offering comes if the pile has one.",
    ),
    Buy: (playing(along(buy)), "The improvement is built, for what its player has of the price."),
    Pass: (pass_, "The turn was used; in phase 3 a pass is final."),
    Resign: (None, "Nothing moves: the rulebooks know no resignation."),
    TurnEnds: (turn_ends, "A turn that was left incomplete is over all the same."),
    NotAnAction: (
        acting(lost),
        "It may have stood for what was to be done in this turn, which is then not missed.",
    ),
    Misnamed: (
        acting(lost),
        "It may have stood for what was to be done in this turn, which is then not missed.",
    ),
    Seating: (setup.seating, ""),
}
"""What is done with each kind of action although it is illegal, and the same in words, for a person."""

AS_PLAYED: dict[type, Forced[State, Options]] = {
    kind: deed for kind, (deed, _) in WHAT_IT_DOES.items() if deed is not None
}
IN_WORDS: dict[type, str] = {kind: words for kind, (_, words) in WHAT_IT_DOES.items() if words}
