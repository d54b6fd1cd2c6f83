"""What can be read in a clause that cannot be read as a whole, such as what was seen or paid, is kept."""

from __future__ import annotations

import pytest

import referee
from referee.mend.words import Slips

CARDS = """game: rapa-nui-cards
edition: kosmos-nl
players: Anne, Marc

hand Anne: fish berry grain
hand Marc: fish fish grain
column 1: fish priest moai grain
column 2: woodcutter moai priest woodcutter
column 3: berry berry potato priest
column 4: fish moai woodcutter grain

Anne: play grain; draw 1
Marc: {}
Anne: play fish; draw 3
"""
KAARTEN = """spel: rapa-nui-cards
editie: kosmos-nl
spelers: Anne, Marc

stand: beurt 10, Anne
hout Anne: 9
hand Anne: moai priester graan
hand Marc: vis vis houthakker
kolom 1: vis priester moai graan
kolom 2: houthakker moai priester houthakker
kolom 3: moerbes moerbes aardappel priester
kolom 4: vis moai houthakker graan
Anne: {}
Marc: speel vis; trek 4
"""
STATUES = """jeu: easter-island
joueurs: Odile, Robin

Odile: possède b2 nord; possède b4 est; possède O-3 prêt; possède e1 nord
Robin: possède d4 sud; possède a3 ouest; dernière pose
Odile: commence tour 3
Odile: {}
"""

CASES = [
    (CARDS, "play grain; draw 5 -> took woodcutter, priest", "draw 2 -> took woodcutter, priest"),
    (CARDS, "play grain; darw 2 -> took woodcutter, priest", "draw 2 -> took woodcutter, priest"),
    (KAARTEN, "vlek moerbes voor 5; speel graan; trek 4", "koop moerbes voor 5"),
    (STATUES, "projette O-3 -> a6 détruite; passe", "projette O-3 -> a3 détruite"),
]


@pytest.mark.parametrize(("log", "written", "meant"), CASES)
def test_the_first_repair_keeps_what_can_be_read(log: str, written: str, meant: str) -> None:
    record = referee.loads(log.format(written))
    found = referee.repair(record).repairs
    assert meant in referee.repaired(record, found[0])


def test_a_repair_that_drops_what_was_seen_says_so() -> None:
    record = referee.loads(CARDS.format("play grain; draw 5 -> took woodcutter, priest"))
    for repair in referee.repair(record).repairs:
        kept = "-> took woodcutter, priest" in referee.repaired(record, repair)
        assert kept or any("without -> took" in str(edit.says) for edit in repair.edits)


def test_a_clause_of_many_unknown_words_is_not_read_once_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another word for one of them would not be enough. Each was tried with every word of the game."""
    slips = Slips(referee.loads(CARDS.format("play grain; draw 2")))
    read: list[str] = []
    monkeypatch.setattr("referee.mend.words.canonical.read", lambda _, text, players: read.append(text))
    assert list(slips.any_word("column 1: zork fish")) == [] and read
    read.clear()
    assert list(slips.any_word("column 1: " + "zork " * 40)) == [] and not read
