"""What to tell somebody whose words cannot be read: how an action is written, what is said otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from referee.core.advice import Aside

EXAMPLES: Mapping[str, str] = {
    "position": "position: turn 10, {0}",
    "display": "display {0}: grain fish",
    "owns": "owns {0}: fish 1, grain 2",
    "supply": "supply: fish 4, grain 5",
    "wood": "wood {0}: 3",
    "glory": "glory {0}: 4",
    "pile": "pile: 20",
    "hand": "hand {0}: fish berry grain",
    "column": "column 1: fish priest moai grain",
    "refill": "refill 1: fish priest moai grain",
    "reveal": "reveal 7: grain",
    "holdings": "holdings {0}: fish 3, berry 1",
    "stone": "stone: fish 4, berry 2",
    "values": "values: fish 3, berry 1",
    "buy": "buy grain",
    "play": "play fish fish",
    "box": "box moai",
    "keep": "keep",
    "offer": "offer {1} potato, {0} ?",
    "extra": "extra berry",
    "draw": "draw 1 -> moai",
    "take": "take {0} wood, {1} glory",
}
"""Actions or a line of each form that people write, in English; semicolons are between actions."""

ASIDES: Mapping[str, Aside] = {
    "exposed": Aside(
        "an evaluation follows from the card that a draw exposes: name the card behind the draw, `{write}`",
        "draw 1 -> moai",
    ),
    "common display": Aside(
        "the cards on the table are written column by column, the front card last: `{write}`",
        "column 1: fish priest moai grain",
        is_head=True,
    ),
    "payment": Aside("the price stands behind what is bought or played: `{write}`", "buy grain for 3"),
    "income": Aside(
        "what a card brings follows from the rules and need not be written: leave out `{word}` and its "
        "number; only a choice at a moai is written: `{write}`",
        "take {0} wood",
    ),
    "start player": Aside("the player whom the header names first begins: `{write}`", "players: {players}"),
    "no purchase": Aside("what was not done is not written: leave `{word}` out"),
    "no column": Aside(
        "a number of cards does not say where they are from: write the number of each column, `{write}`",
        "draw 4",
    ),
    "discard": Aside(
        "no card is discarded; a moai that is not used goes to the box: `{write}`", "box moai"
    ),
}
"""Words of the rulebook that a log says in another way. The keys are in the words files."""
