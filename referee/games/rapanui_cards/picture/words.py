"""Every word that a picture of the table shows or speaks, in one place, so that it can be translated."""

from __future__ import annotations

WORDS = {
    "woodcutter": "woodcutter",
    "priest": "priest",
    "moai": "moai",
    "fish": "fish",
    "berry": "berry",
    "potato": "potato",
    "grain": "grain",
    "hidden": "?",
    "column": "column {number}",
    "empty column": "column {number} is empty",
    "front card": "front of column {number}: {card}",
    "covered card": "column {number}, covered: {card}",
    "unseen": "a card that nobody has seen",
    "pile": "pile",
    "in pile": "{count} cards in the pile",
    "supply": "supply",
    "in supply": "{count} offering cards left: {card}",
    "stone": "stone",
    "on stone": "{count} on the stone: {card}",
    "face down": "{count} face down on the stone",
    "display": "display",
    "in display": "{name}, display: {count} {card}",
    "hand": "hand",
    "in hand": "{name}, hand: {count} {card}",
    "offerings": "offerings",
    "owned": "{name}, offering cards: {count} {card}",
    "between": "{low} to {high}",
    "wood": "{name}: {count} wood",
    "glory": "{name}: {count} glory",
    "in turn": "{name} is in turn",
    "turn": "Turn {turn}: {name} {step}",
    "laying out": "The table is being laid out",
    "over": "The game is over",
    "buys": "buys or plays",
    "offers": "holds the offering round",
    "adds": "adds the extra card",
    "draws": "draws",
    "waits to refill": "waits for the refill",
    "waits to choose": "waits for the choices",
    "done": "is done",
    "described": "Rapa Nui, the card game. {turn}. Front cards: {fronts}. {players}",
    "described player": "{name}: {wood} wood, {glory} glory, {display} in the display, {hand} in hand.",
    "cards": "{count} cards",
    "one card": "1 card",
    "none": "none",
}


def say(key: str, **facts: object) -> str:
    """The words for a thing, with its facts filled in."""
    return WORDS[key].format(**facts)
