"""Every word that a picture of the table shows or speaks. In the catalogues its key is `drawing.KEY`."""

from __future__ import annotations

from ..voice import VOICE

WORDS = {
    "hidden": "?",
    "column": "column {number}",
    "empty column": "column {number} is empty",
    "front card": "front of column {number}: {card}",
    "covered card": "column {number}, covered: {card}",
    "unseen": "a card that nobody has seen",
    "back to front": "A column is written from the back to the front: the last card lies in front.",
    "pile": "pile",
    "pile of": "pile: {count}",
    "stone hidden": "face down: {count}",
    "not seen": "not seen",
    "tokens": "wood glory",
    "unknown": "+ {count} unknown",
    "in pile": "cards in the pile: {count}",
    "supply": "supply",
    "in supply": "supply: {card} × {count}",
    "stone": "stone",
    "on stone": "on the stone: {card} × {count}",
    "face down": "on the stone, face down: {count}",
    "display": "display",
    "in display": "{name}, display: {card} × {count}",
    "hand": "hand",
    "in hand": "{name}, hand: {card} × {count}",
    "offerings": "offerings",
    "owned": "{name}, offering cards: {card} × {count}",
    "between": "{low} to {high}",
    "wood": "{name}, wood: {count}",
    "glory": "{name}, glory: {count}",
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
    "short woodcutter": "woodcutter",
    "short priest": "priest",
    "short moai": "moai",
    "short fish": "fish",
    "short berry": "berry",
    "short potato": "potato",
    "short grain": "grain",
    "part set-up": "Set-up",
    "part play": "Play",
}


def say(key: str, **facts: object) -> str:
    """The words for a thing, with its facts filled in, in the language that is spoken now.

    A key without words here is a word of the notation.
    """
    if key not in WORDS:
        return f"{VOICE.term(key)}"
    return VOICE.say(f"drawing.{key}", WORDS[key], **facts)
