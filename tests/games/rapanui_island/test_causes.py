"""By which rule a number has changed: `score --why` on every unit, for the actor and for the others."""

from __future__ import annotations

import pytest

import referee
from referee.analysis.history import ledgers
from referee.games.rapanui_island.scoring.scoring import QUANTITIES
from tests.support import RECORDS, loaded

LOG = """game: rapa-nui-island
edition: matagot-fr
players: Ana, Bea, Cid

position: round 2, phase 1, Ana
order: Ana, Bea, Cid
tiles: A4.1 favour, A4.2 rest
built Bea: chief
hand Bea: barter, economy, luxury
placed Ana: B5, B1, A1, sorcerer star 2
placed Bea: quarry 1, quarry 1, A4, A4, sorcerer star 1, chief quarry 2
placed Cid: C1, C3, C4, D1, sorcerer star 3
resources Ana: reed 1 egg 2 wood 2 pearl 1
resources Bea: reed 2 egg 4
Ana: buy popular; villager quarry 1
Ana: villager A2
Bea: carve 2 small
Ana: tablet as reinforcement 1; carve small
Cid: carve nothing
Bea: moai small via B5 to A4.1
Ana: pass
Cid: pass
Bea: barter egg 3 for wood 3; moai small via B5 to A4.2
Bea: rest A4; pukao via C3 C4 C5 B5 to A4.1 with economy
Bea: exchange wood 2 for outstanding boat
Bea: pass
"""

OWN_GAINS = ("MA-ERECT-8", "MA-OPUL-1", "MA-SUPP-1", "MA-BARTER-2")
CAUSES = [
    ("Bea", "egg", "MA-ERECT-8 MA-BARTER-2 MA-ERECT-8"),
    ("Bea", "wood", "MA-BARTER-2 MA-EXCH-2"),
    ("Ana", "reed", "MA-GAIN-1 MA-GAIN-1 MA-GAIN-7"),
    ("Ana", "wood", "MA-IMPR-2"),
    ("Ana", "improvements", "MA-IMPR-6"),
    ("Ana", "villagers", "MA-POP-1 MA-PLACE-1 MA-PLACE-1 MA-ROUND-1"),
    ("Ana", "carvers", "MA-QUAR-1 MA-ROUND-1"),
    ("Ana", "transporters", "MA-TRAN-1 MA-ROUND-1"),
    ("Ana", "tablet", "MA-TAB-1"),
    ("Ana", "moai", "MA-CARVE-2 MA-ROUND-2"),
    ("Bea", "moai", "MA-CARVE-2 MA-PATH-4 MA-PATH-4"),
    ("Bea", "favour", "MA-FAV-1"),
    ("Bea", "tiles", "MA-ERECT-4 MA-AHU-3 MA-ERECT-4 MA-AHU-3 MA-AHU-3"),
    ("Bea", "tired", "MA-ERECT-10 MA-ERECT-10 MA-REST-1 MA-CAP-7 MA-ROUND-1"),
    ("Bea", "outstanding", "MA-LUX-1"),
    ("Cid", "luxuries", "MA-LUX-2"),
    ("Cid", "boats", ""),
    ("Cid", "small", "MA-CARVE-5 MA-CARVE-5 MA-ROUND-2"),
    ("Cid", "pukao", "MA-CAP-1"),
    ("Cid", "capped", "MA-CAP-3"),
    ("Cid", "free", "MA-ERECT-1 MA-ERECT-1"),
    ("Cid", "erected", "MA-ERECT-1 MA-ERECT-1"),
    ("Cid", "round", "MA-TURN-5"),
    ("Cid", "others", ""),
]


@pytest.mark.parametrize(("player", "quantity", "rules"), CAUSES)
def test_cause(player: str, quantity: str, rules: str) -> None:
    record = referee.loads(LOG)
    assert [finding.message for finding in referee.check(record).findings if finding.counts] == []
    touches = referee.history(record, player, quantity).touches
    assert [touch.rule for touch in touches if touch.rule != "given"] == rules.split()


def test_every_unit_of_the_golden_games_has_a_rule_of_the_book() -> None:
    for path in sorted((RECORDS / "rapa-nui-island" / "legal" / "games").glob("*.moai")):
        record = loaded(path)
        seats = range(len(record.players))
        wanted = [(seat, which) for seat in seats for which in range(len(QUANTITIES))]
        for (seat, which), ledger in ledgers(record, record.entries, wanted).items():
            for touch in ledger.touches:
                assert touch.rule in record.game.book or touch.rule == "given", (QUANTITIES[which], touch)
                if QUANTITIES[which] in ("reed", "egg", "wood", "pearl"):
                    gained = touch.after > touch.before
                    own = touch.seat == seat
                    assert not gained or own == (touch.rule in OWN_GAINS), touch
