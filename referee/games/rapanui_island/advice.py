"""What to tell somebody whose words cannot be read: how an action is written, what is said otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from referee.core.advice import Aside

EXAMPLES: Mapping[str, str] = {
    "variant": "variant: first-game",
    "position": "position: round 3, phase 3, {0}",
    "order": "order: {0}, {1}",
    "tiles": "tiles: A1.1 rest, A1.2 barter",
    "reserve": "reserve: rest 1, barter 2",
    "stock": "stock: small 8, pukao 20",
    "pile": "pile hen: 9 8 8 7",
    "neutral": "neutral: C5 C2",
    "resources": "resources {0}: egg 4",
    "figures": "figures {0}: villager 4, sorcerer 1",
    "hand": "hand {0}: rest, favour",
    "tablet": "tablet {0}: kept",
    "built": "built {0}: artist chief",
    "placed": "placed {0}: villager B4, villager D4 tired",
    "erected": "erected: A2 medium, D1 small capped",
    "carved": "carved {0}: medium",
    "offerings": "offerings {0}: hen 9, hut 6",
    "passed": "passed: {0}",
    "round": "round: 2",
    "phase": "phase: 3",
    "draft": "draft rest",
    "villager": "villager B4; villager quarry 1",
    "sorcerer": "sorcerer star 1",
    "chief": "chief quarry 3",
    "carve": "carve small, medium",
    "reinforcement": "reinforcement 1",
    "reconversion": "reconversion B4",
    "helping_hand": "helping-hand villager from quarry 2 to D4",
    "rest": "rest A4",
    "barter": "barter egg 3 for pearl 3",
    "economy": "economy",
    "luxury": "luxury",
    "favour": "favour",
    "moai": "moai medium via D4 D3 to E3.1",
    "pukao": "pukao via B2 to A2",
    "exchange": "exchange egg 4 for hen",
    "buy": "buy artist",
    "pass": "pass",
}
"""Actions or a line of each form that people write, in English; semicolons are between actions."""

ASIDES: Mapping[str, Aside] = {
    "favour": Aside(
        "who has the Favour tile is written among the tiles of that player: `{write}`",
        "hand {0}: favour",
        is_head=True,
    ),
    "seen": Aside(
        "what a transport brought stands behind its arrow: `{write}`",
        "moai medium to E3.1 -> {0} egg 3, tile rest, tires villager",
        unless="->",
    ),
    "by itself": Aside("this happens by itself, and is not written: leave it out", is_nothing=True),
    "no place": Aside(
        "the pukao quarry and the crater have names on the map, and are written by them; nobody may be "
        "placed there: `{write}`",
        "villager C2",
    ),
    "start player": Aside("the players are named in the order of play: `{write}`", "order: {players}"),
}
"""Words of the rulebook that a log says in another way. The keys are in the words files."""
