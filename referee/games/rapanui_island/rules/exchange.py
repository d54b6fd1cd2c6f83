"""The exchange (dossier 4.5, EXCH, and 4, point 6).

Order: due at all (EXCH-1), one and not two (EXCH-1, LUX-1 for both tiles of a kind), number spent
(EXCH-2), owned (EXCH-3), covers the price (ECON-2 for an axe with economy, ART-1 with artist, else
EXCH-4), pile (EXCH-7), top tile (LUX-1, LUX-2, EXCH-6), nothing lowered and kept (EXCH-8). Elsewhere
a lowering is EXCH-5, before the price.
"""

from __future__ import annotations

from .book import rule

EXCH_1 = rule(
    "MA-EXCH-1",
    "P3.2",
    "Exactly one exchange",
    "Each capping is followed by one exchange in the same turn; there is none elsewhere.",
    {
        "none": "no capping waits for an exchange",
        "two": "one capping gives one offering, not {number}",
        "missing": "{player} has capped a moai and owes the exchange",
    },
)
EXCH_2 = rule(
    "MA-EXCH-2",
    "P3.2",
    "Four resources",
    "An exchange takes four resources, two with economy.",
    "the exchange takes {right} resources, not {written}",
)
EXCH_3 = rule(
    "MA-EXCH-3",
    "P3.2",
    "Resources that are owned",
    "Nobody spends what is not there.",
    "{player} has {owned}, and the exchange spends {spent}",
)
EXCH_4 = rule(
    "MA-EXCH-4",
    "P3.2",
    "The price by kind",
    "A hut takes four reeds, a hen four eggs, an axe one of each, a boat four wood, a "
    "necklace four pearls; "
    "a higher resource stands in for a lower one.",
    {
        "price": "{spent} does not pay for a {kind}, which takes {right}",
        "step": "at this table a resource is lowered by one step only, so {spent} does not pay "
        "for a {kind}",
    },
)
EXCH_7 = rule(
    "MA-EXCH-7",
    "P3.2",
    "An empty pile",
    "A kind whose pile is empty cannot be had, and no other comes in its place.",
    "no {kind} is left",
)
EXCH_6 = rule(
    "MA-EXCH-6",
    "P3.2",
    "The top tile",
    "The top tile of the pile is taken; there is no choice within a pile.",
    "the top {kind} is worth {right}, not {written}",
)
EXCH_8 = rule(
    "MA-EXCH-8",
    "P3.2",
    "Nothing lowered and kept",
    "What is lowered is spent in the same exchange.",
    "{written} are lowered, but only {spent} are spent",
)
EXCH_5 = rule(
    "MA-EXCH-5",
    "P3.2",
    "Only downwards, only here",
    "Resources count as lower ones only in the exchange after a capping, and never as higher ones.",
    "resources are lowered only in an exchange, not for {what}",
)
EXCH_9 = rule(
    "MA-EXCH-9",
    "P3.2",
    "The space does not matter",
    "What the space prints, the size of the moai and who erected it have no influence on the exchange.",
    "the exchange is the same on every space",
)
