"""What an illegal action does to the table if the players carry it out anyway.

Pieces that are not there cannot be moved, and resources that are not there cannot be paid. Everything
else is carried out as written. Two players never have transporters on the same space here: a figure put
on a rival's space leaves its owner's hand and counts for nobody.
"""

from __future__ import annotations

from collections.abc import Sequence

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
    FinalTable,
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
from ..state.state import State, surprise
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

_NOT_TAKEN = "The replay uses what the rules say instead."
_TAKEN = (
    "At the start of a game the replay uses what the rules say instead. "
    "In a given position it uses as much of the line as is possible."
)

WHAT_IT_DOES: dict[type, tuple[Forced[State, Options] | None, str]] = {
    Variant: (
        setup.variant,
        "Before the first turn it counts as a first game anyway. Tiles that a first game does not have "
        "are replaced by others.",
    ),
    Position: (setup.position, "The first one counts. A phase that does not exist is read as phase 1."),
    FinalTable: (None, "Nothing changes."),
    Order: (
        order,
        "The players go on in the order written. A missing player takes the place of one who is written "
        "twice, or else comes last.",
    ),
    Tiles: (
        setup.tiles,
        "Each tile lies where the line says, if that is possible. Otherwise an unknown tile lies there.",
    ),
    Reserve: (None, _NOT_TAKEN),
    Stock: (None, _NOT_TAKEN),
    Pile: (
        setup.pile,
        "The pile is as the rules say. In a given position it has those values that are possible, the "
        "highest on top.",
    ),
    Neutral: (None, _NOT_TAKEN),
    Resources: (setup.resources, _TAKEN),
    Figures: (None, _NOT_TAKEN),
    Hand: (setup.hand, _TAKEN + " A tile too many counts as an unknown tile."),
    Tablet: (None, _NOT_TAKEN),
    Built: (setup.built, _TAKEN),
    Placed: (setup.placed, _TAKEN),
    Erected: (setup.erected, _TAKEN),
    Carved: (setup.carved, _TAKEN),
    Offerings: (setup.offerings, _TAKEN),
    Passed: (setup.passed, _TAKEN),
    Round: (
        heading,
        "A round that was ended too early is over anyway. A round that should not take place is played.",
    ),
    Phase: (heading, "A phase that was ended too early is over anyway."),
    Draft: (draft, "The player gets the tile if there are two players and the reserve has one."),
    Villager: (
        acting(villager),
        "The figure leaves the hand. It stands where it was put, if that place exists. On a rival's "
        "space it counts for nobody.",
    ),
    Sorcerer: (acting(sorcerer), "The sorcerer stands where it was put, if that place exists."),
    Chief: (chief, "The chief stands where it was put, if that place exists."),
    Carve: (carve, "The player takes the moai, as far as the stock has them."),
    Reinforcement: (
        carving(along(reinforcement)),
        "The tile is used up. It counts if its player has not carved yet.",
    ),
    Reconversion: (
        carving(along(reconversion)),
        "The tile is used up. The sorcerer goes to the place written, if it may stand there.",
    ),
    HelpingHand: (
        playing(along(helping_hand)),
        "The tile is used up. The figure goes to the place written, if it may stand there.",
    ),
    Rest: (playing(along(rest)), "The tile is used up. A tired figure on the space stands up."),
    Barter: (
        playing(along(barter)),
        "The tile is used up. If its player has the resources given, they are exchanged for those "
        "received, up to the end of the track.",
    ),
    Economy: (
        playing(along(economy)),
        "The tile is used up, and the exchange of this turn costs two resources.",
    ),
    Luxury: (playing(along(luxury)), "The tile works from now on."),
    Bonus: (playing(along(bonus)), "The tile is used up and has no effect."),
    Favour: (
        playing(along(favour)),
        "The tile stays with its holder. A tablet that was to copy it is used up.",
    ),
    Moai: (
        carried,
        "The gains written are added. The moai stands if its platform is free; if its player has none, "
        "one is taken from the stock or from a rival. The figure that erected it tires. It counts as "
        "the transport of the turn.",
    ),
    Pukao: (
        carried,
        "The gains written are added. The pukao goes onto the moai if it has none. The figure that "
        "capped it tires. An exchange may follow.",
    ),
    Exchange: (
        acting(exchange),
        "The player pays the resources as far as they have them, and gets the offering if the pile has "
        "one.",
    ),
    Buy: (playing(along(buy)), "The improvement is built. Its player pays the price as far as possible."),
    Pass: (pass_, "The turn is over. In phase 3 a pass is final."),
    Resign: (None, "Nothing moves: the rulebooks have no resignation."),
    TurnEnds: (turn_ends, "A turn that was left incomplete is over anyway."),
    NotAnAction: (
        acting(lost),
        "It may have been the step that is due in this turn, so that step is not reported as missing.",
    ),
    Misnamed: (
        acting(lost),
        "It may have been the step that is due in this turn, so that step is not reported as missing.",
    ),
    Seating: (setup.seating, ""),
}
"""What the replay does with each kind of illegal action, and the same in words for a reader."""


def _surprising(deed: Forced[State, Options]) -> Forced[State, Options]:
    """The same, after which no step relies on the usual course any more."""

    def done(state: State, seat: int, action: object, options: Options) -> Sequence[object] | None:
        surprise(state)
        return deed(state, seat, action, options)

    return done


AS_PLAYED: dict[type, Forced[State, Options]] = {
    kind: _surprising(deed) for kind, (deed, _) in WHAT_IT_DOES.items() if deed is not None
}
IN_WORDS: dict[type, str] = {kind: words for kind, (_, words) in WHAT_IT_DOES.items() if words}
