"""In words: what each kind of action does although it is illegal (as_played.py does it)."""

from __future__ import annotations

from referee.core.acts import Misnamed, NotAnAction, Resign, TurnEnds

from .actions import (
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

_NOT_TAKEN = "The game goes on with what the rules say instead."
_TAKEN = "At the start the table is as the rules say. Of a given position what is possible is taken."

SAID: dict[type, str] = {
    Variant: "Before the first turn it is a first game all the same, with other tiles in the place of "
    "those that it does not have.",
    Position: "The first one counts; a phase that there is not is read as phase 1.",
    Order: "Who is missing stands where somebody stands twice, or last.",
    Tiles: "Each tile that can lie where the line says lies there; where it cannot, some tile lies that "
    "nobody told.",
    Reserve: _NOT_TAKEN,
    Stock: _NOT_TAKEN,
    Pile: "The pile lies as it should. Of a given position it has the values that it may have, the highest "
    "on top.",
    Neutral: _NOT_TAKEN,
    Resources: _TAKEN,
    Figures: _NOT_TAKEN,
    Hand: _TAKEN + " A tile too many is of a kind that nobody told.",
    Tablet: _NOT_TAKEN,
    Built: _TAKEN,
    Placed: _TAKEN,
    Erected: _TAKEN,
    Carved: _TAKEN,
    Offerings: _TAKEN,
    Passed: _TAKEN,
    Round: "A round that was closed too early is over all the same; one that should not be is played.",
    Phase: "A phase that was closed too early is over all the same.",
    Draft: "The tile is the player's if two play and there is one.",
    Villager: "The figure has left the hand; it stands where it was put, if there is such a place. On a "
    "rival's space it counts for nobody.",
    Sorcerer: "The sorcerer stands where it was put, if there is such a place.",
    Chief: "The chief stands where it was put, if there is such a place.",
    Carve: "The moai are taken as far as the stock has them.",
    Reinforcement: "The tile is spent, and counts if its player still has to carve.",
    Reconversion: "The tile is spent, and the sorcerer goes where it was said if that is open to it.",
    HelpingHand: "The tile is spent, and the figure goes where it was said if that is open to it.",
    Rest: "The tile is spent, and a tired figure that is there stands up.",
    Barter: "The tile is spent; if its player has what was given, it goes, and what was got comes, up to "
    "the end of the track.",
    Economy: "The tile is spent, and the exchange of this turn costs two.",
    Luxury: "The tile counts from now on.",
    Bonus: "The tile is spent for nothing.",
    Favour: "The tile stays with its holder, whatever was said; a tablet is gone.",
    Moai: "What was told is booked; the moai stands if its platform is free, one of the stock or a "
    "rival's if its player has none; the figure that did it lies down. The turn was used for it.",
    Pukao: "What was told is booked; the pukao is on the moai if that is bare; the figure that did it lies "
    "down. An exchange may follow.",
    Exchange: "What its player has of the resources goes, and the offering comes if the pile has one.",
    Buy: "The improvement is built, for what its player has of the price.",
    Pass: "The turn was used; in phase 3 a pass is final.",
    Resign: "Nothing moves: the rulebooks know no resignation.",
    TurnEnds: "A turn that was left incomplete is over all the same.",
    NotAnAction: "It may have stood for what was to be done in this turn, which is then not missed.",
    Misnamed: "It may have stood for what was to be done in this turn, which is then not missed.",
}
