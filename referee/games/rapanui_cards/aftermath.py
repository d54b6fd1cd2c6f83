"""In words: what each kind of action does although it is illegal (as_played.py does it)."""

from __future__ import annotations

from referee.core.acts import Misnamed, NotAnAction, Resign, TurnEnds

from .actions import (
    Box,
    Buy,
    Column,
    Display,
    Draw,
    Extra,
    Glory,
    Hand,
    Holdings,
    Keep,
    Offer,
    Owns,
    Pile,
    PlayCards,
    Position,
    Refill,
    Reveal,
    Stone,
    StoneTouched,
    Supply,
    Take,
    Values,
    Wood,
)

_AS_GIVEN = "The position goes on without it."
_NOT_BELIEVED = "It is not believed: what is hidden stays as open as before."

SAID: dict[type, str] = {
    Position: _AS_GIVEN,
    Display: _AS_GIVEN,
    Owns: _AS_GIVEN,
    Supply: _AS_GIVEN,
    Wood: _AS_GIVEN,
    Glory: _AS_GIVEN,
    Pile: _AS_GIVEN,
    Hand: "The cards are the player's hand, if none was told before the first turn.",
    Column: "The cards lie in the column, if it was empty before the first turn.",
    Refill: "The cards lie in the column that waits for them, as many as belong there; where the line "
    "does not fit, cards that nobody has seen do.",
    Buy: "The card is bought if the supply has one, for the price that is written, else for the right one, "
    "as far as the wood goes.",
    PlayCards: "The cards lie in the display, paid as far as the wood goes; one that the player cannot "
    "have held came from somewhere, and what else is in the hand is then less certain. Then comes what "
    "comes after such cards.",
    Box: "As many moai as were named and are in the hand leave the game.",
    Keep: "Nothing moves, and the turn is over.",
    Offer: "Every card that its giver can own lies on the stone.",
    Extra: "Cards that the supply has lie on the stone.",
    Draw: "As many cards as are due are taken, from the columns named as far as those can be; a card "
    "that cannot be told is one that nobody has seen. Waived, all that are named are drawn.",
    Take: "Players receive what is written, as far as the supply has it; who is not named, what is due.",
    Reveal: _NOT_BELIEVED,
    Holdings: _NOT_BELIEVED,
    Stone: _NOT_BELIEVED,
    Values: _NOT_BELIEVED,
    StoneTouched: "Nothing moves.",
    Resign: "Nothing moves: the rulebooks know no resignation.",
    TurnEnds: "An incomplete turn is over all the same; a column that was not refilled stays empty.",
    NotAnAction: "Something was done, and nobody can tell what: the rest of the turn is not missed.",
    Misnamed: "The step is done, with cards that nobody can tell.",
}
