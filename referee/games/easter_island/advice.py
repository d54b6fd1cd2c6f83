"""What to tell somebody whose words cannot be read: how an action is written, what is said otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from referee.core.advice import Aside

EXAMPLES: Mapping[str, str] = {
    "place": "place c3 north",
    "setup": "setup c3 north",
    "sun": "sun W-3",
    "pivot": "pivot c3 east",
    "pivot_by": "pivot c3 by 90 right",
    "move": "move c3 c5",
    "fire": "fire W-3; fire W-3 -> c3 destroyed",
    "pass": "pass",
    "has_statue": "has c3 north",
    "has_token": "has W-3 ready",
    "has_statues": "has 4 statues",
    "has_tokens": "has 3 ready",
    "has_lost": "has lost 2",
    "placed_last": "placed last",
    "begins": "begins turn 3",
}
"""An action of each form that people write, in English."""

ASIDES: Mapping[str, Aside] = {
    "reflected by": Aside(
        "`{word}` is not written: name all statues that the ray struck, in order, as in `{write}`",
        "fire W-3 -> struck c3 d3",
    ),
    "turned statue": Aside(
        "`{word}` may be a half turn of a statue, `{write}`; a token is named by its position, "
        "with a hyphen",
        "pivot c3 by 180",
    ),
    "half turn": Aside("a half turn is written in degrees: `{write}`", "pivot c3 by 180"),
    "struck side": Aside("`{word}` follows from the way the statue faces: leave it out"),
}
"""Words of the rulebook that a log says in another way. The keys are in the words files."""
