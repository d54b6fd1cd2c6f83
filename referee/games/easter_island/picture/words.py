"""Every word that a picture of the table shows or speaks, in one place, so that it can be translated."""

from __future__ import annotations

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
    "ray": "the ray from {sun}",
    "victim": "destroyed by the ray: statue of {owner} on {point}",
    "setup": "Setup: {placed} of {all} statues placed, {name} places the next",
    "position": "A position is being given",
    "over": "The game is over",
    "turn": "Turn {turn}: {name}, {done} of {allowed} actions taken",
    "described": "Easter Island. {turn}. {first}. {second}.",
    "described player": (
        "{name}: statues {statues}; {reserve} in reserve, {lost} destroyed; sun tokens {tokens}"
    ),
    "none": "none",
    "north": "north",
    "east": "east",
    "south": "south",
    "west": "west",
}


def say(key: str, **facts: object) -> str:
    """The words for a thing, with its facts filled in."""
    return WORDS[key].format(**facts)
