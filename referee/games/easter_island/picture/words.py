"""Every word that a picture of the table shows or speaks. In the catalogues its key is `drawing.KEY`."""

from __future__ import annotations

from ..voice import VOICE

WORDS = {
    "point": "{point}",
    "sun": "sun position {sun}, empty",
    "statue": "{point}: statue of {owner}, looking {facing}",
    "guessed": "{point}: statue of {owner}; the log does not say which way it looks",
    "ready": "{sun}: sun token of {owner}, ready",
    "spent": "{sun}: sun token of {owner}, spent",
    "reserve": "{owner}, in reserve: {count}",
    "hand": "{owner}, tokens in hand: {count}",
    "destroyed": "{owner}, destroyed: {count}",
    "in reserve": "reserve",
    "in hand": "tokens",
    "lost": "destroyed",
    "in turn": "{name} is in turn",
    "ray line": "the ray from {sun}",
    "ray goes": "The ray from {sun} goes {way}.",
    "ray turns": "{owner}'s statue on {point} turns it {way}.",
    "ray destroys": "It destroys {owner}'s statue on {point}.",
    "ray leaves": (
        "It leaves the island at {sun}, and destroys the last statue that it struck: {owner}'s on {point}."
    ),
    "ray strikes nothing": "It strikes nothing, and leaves the island at {sun}.",
    "older": "{mark} {name} (older)",
    "younger": "{mark} {name}",
    "legend": "^ > v < the way a statue looks;  a+ b+ tokens ready,  a* b* tokens spent",
    "statues": "statues: {standing} on the island, {reserve} in reserve, {lost} destroyed",
    "tokens": "tokens:  {hand} in hand, {ready} ready, {spent} spent",
    "unplaced": " (the place of {count} is not known)",
    "unplaced things": (
        "place not known: {statues} {statues|statue|statues}, {tokens} {tokens|token|tokens}"
    ),
    "victim": "destroyed by the ray: statue of {owner} on {point}",
    "setup": "Setup: {placed} of {all} statues placed, {name} places the next",
    "position": "A position is being given",
    "over": "The game is over",
    "turn": "Turn {turn}: {name}, {done} of {allowed} actions taken",
    "described": "Easter Island. {turn}. {first}. {second}.",
    "described player": (
        "{name}: statues {statues}; {reserve} in reserve, {lost} destroyed; sun tokens {tokens}"
    ),
    "described statue": "{point} {facing}",
    "none": "none",
    "north": "north",
    "east": "east",
    "south": "south",
    "west": "west",
    "part set-up": "Set-up",
    "part play": "Play",
}


def say(key: str, **facts: object) -> str:
    """The words for a thing, with its facts filled in, in the language that is spoken now."""
    return VOICE.say(f"drawing.{key}", WORDS[key], **facts)
