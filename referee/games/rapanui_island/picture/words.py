"""Every word that a picture of the table shows or speaks. In the catalogues its key is `drawing.KEY`."""

from __future__ import annotations

from functools import lru_cache

from referee.speech.current import spoken
from referee.speech.values import Count

from ..voice import VOICE

LETTERS = "ABCD"
"""What stands on the pieces of each player."""

WORDS = {
    "small": "small moai",
    "medium": "medium moai",
    "large": "large moai",
    "pukao": "pukao",
    "mark small": "s",
    "mark medium": "m",
    "mark large": "L",
    "short rest": "Re",
    "short barter": "Ba",
    "short economy": "Ec",
    "short reinforcement": "Rf",
    "short opulence": "Op",
    "short supplement": "Su",
    "short luxury": "Lu",
    "short reconversion": "Rc",
    "short helping-hand": "Hh",
    "short favour": "Fa",
    "short unknown": "?",
    "unknown": "unknown tile",
    "space": "{space}: gain {gain}",
    "no gain": "none",
    "and": "{one} and {other}",
    "or": "{one} or {other}",
    "crater": "crater",
    "crater space": "{space}: the crater",
    "pukao space": "{space}: the quarry of the pukao",
    "ahu": "platform {platform}",
    "tile": "platform {platform}: tile {tile}",
    "unknown tile": "platform {platform}: unknown tile",
    "moai": "platform {platform}: {size}",
    "cap": "platform {platform}: the moai wears a pukao",
    "villager": "villager of {name} on {place}",
    "tired": "tired villager of {name} on {place}",
    "sorcerer at": "sorcerer of {name}, {place}",
    "tired sorcerer": "tired sorcerer of {name}, {place}",
    "chief at": "chief of {name}, {place}",
    "hand": "in hand",
    "at column": "quarry column {column}",
    "at star": "star {star}",
    "sorcerer star": "sorcerer on star {star}",
    "quarry": "quarry",
    "slot": "quarry column {column}, slot {slot}",
    "carver": "quarry column {column}: villager of {name}",
    "stars": "stars",
    "star": "star {star}",
    "order": "order",
    "in order": "place {place} in the order: {name}",
    "stock": "stock",
    "in stock": "stock: {piece} × {count}",
    "pile": "pile of offerings: {kind}, values {values}",
    "outstanding": "outstanding offerings: {kind}, values {values}",
    "empty": "–",
    "resource": "{name}, {kind}: {count}",
    "villagers": "villager of {name} in hand",
    "held": "{name} has carved: {size}",
    "own tile": "{name}: tile {tile}",
    "own unknown tile": "{name}: unknown tile",
    "built": "{name} has built: {improvement}",
    "not built": "{name} has not built: {improvement}",
    "taken": "{name}: offering {kind}, value {value}",
    "taken outstanding": "{name}: outstanding offering {kind}, value {value}",
    "tablet kept": "{name}: tablet not used",
    "tablet used": "{name}: tablet used",
    "passed": "passed",
    "in turn": "{name} is in turn",
    "turn": "Round {round}: {name} {step}",
    "laying out": "The table is being laid out",
    "over": "The game is over",
    "picks": "picks a tile",
    "places": "places a figure",
    "carves": "carves",
    "carries": "carries or passes",
    "described": (
        "Rapa Nui, the board game. {turn}. {moai} moai on the island, {free} free platforms. "
        "{players}{note}"
    ),
    "described player": "{name}: {resources}; spaces {spaces}.",
    "none": "none",
    "map legend": "{marks} moai, ^ pukao; ({tile}) tile; v villager, z tired, S sorcerer, C chief",
    "stock line": "{moai}, {pukao} pukao; {free} free platforms",
    "piles": "offerings",
    "more piles": "outstanding",
    "in hand": "villagers in hand: {count}",
    "carved": "carved {things}",
    "tiles": "tiles {things}",
    "improvements": "built {things}",
    "own offerings": "offerings {things}",
    "tablet gone": "tablet used",
    "no tablet": "no tablet",
    "brief reed": "reed",
    "brief egg": "egg",
    "brief wood": "wood",
    "brief pearl": "pearl",
    "brief crater": "crater",
    "brief pukao": "pukao",
    "part set-up": "Set-up",
    "part round": "Round {round}",
    "part placing": "placing",
    "part carving": "carving",
    "part transport": "transport",
}


def say(key: str, **facts: object) -> str:
    """The words for a thing, with its facts filled in, in the language that is spoken now.

    A key without words here is a word of the notation.
    """
    if key not in WORDS:
        return _term(key, spoken())
    return VOICE.say(f"drawing.{key}", WORDS[key], **facts)


@lru_cache(maxsize=256)
def _term(word: str, language: str) -> str:
    return f"{VOICE.term(word)}"


def counted(number: int, word: str) -> str:
    """`2 reed`: so many things that the notation has a word for."""
    return str(Count(number, VOICE.term(word)))
