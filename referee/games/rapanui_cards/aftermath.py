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
    Play,
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
    Refill: "The cards lie in the column that waits for them, as far as the pile has so many.",
    Buy: "The card is bought for what was paid, if the supply has one and the wood suffices.",
    Play: "Cards that the player holds lie in the display, paid as far as the wood goes; then comes what "
    "comes after such cards. Cards that are not in the hand do not move.",
    Box: "As many moai as were named and are in the hand leave the game.",
    Keep: "Nothing moves, and the turn is over.",
    Offer: "Every card that its giver can own lies on the stone.",
    Extra: "Cards that the supply has lie on the stone.",
    Draw: "Front cards of the columns named are taken one by one, as long as cards are due.",
    Take: "Players receive what is due to them.",
    Reveal: _NOT_BELIEVED,
    Holdings: _NOT_BELIEVED,
    Stone: _NOT_BELIEVED,
    Values: _NOT_BELIEVED,
    StoneTouched: "Nothing moves.",
    Resign: "Nothing moves: the rulebooks know no resignation.",
    TurnEnds: "An incomplete turn is over all the same; a column that was not refilled stays empty.",
    NotAnAction: "It was a step of the turn, and nothing moves.",
    Misnamed: "It was a step of the turn, and nothing moves.",
}
