"""Short logs with a position in the middle of a game, to write lines of play below."""

from __future__ import annotations

SORCERERS = """\
game: easter-island
players: Odile, Robin

Odile: has b2 north; has b4 east; has c3 north; has e1 west; has W-3 ready
Robin: has d4 south; has d2 west; has a5 east; has c1 north; has W-2 ready; has E-1 ready; placed last
Odile: begins turn 3
"""
CARDS = """\
game: rapa-nui-cards
edition: kosmos-nl
players: Anne, Marc
hand Anne: fish berry grain
hand Marc: fish fish grain
column 1: fish priest moai grain
column 2: woodcutter moai priest woodcutter
column 3: berry berry potato priest
column 4: fish moai woodcutter grain
"""
