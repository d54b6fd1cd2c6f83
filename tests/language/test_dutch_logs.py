"""Short Dutch logs in the words of those who have the rulebook: each is read, and legal."""

from __future__ import annotations

import pytest

import referee

TWO = "spel: rapa-nui-cards\neditie: kosmos-nl\nspelers: Anne, Marc\n\n"
COLUMNS = """\
kolom 2: houthakker moai priester houthakker
kolom 3: moerbes moerbes aardappel priester
kolom 4: vis moai houthakker graan
"""
HANDS = "hand Anne: moai graan graan\nhand Marc: vis houthakker moai\n"
END = """\
vitrine Anne: houthakker moai
vitrine Marc: houthakker
hout Anne: 4
hout Marc: 5
restant Anne: 3x vis
restant Marc: 1x vis
"""
LOGS = {
    "the face-down pile": (
        f"{TWO}stand: beurt 21, Anne\nverdekte voorraadstapel: 2\nhand Anne: moai graan vis\n"
        f"hand Marc: vis houthakker moai\nkolom 1: graan\n{COLUMNS}\n"
        "Anne: speelt graan; trekt kolom 1\naanvulling 1: vis moai\n"
    ),
    "a position by another word": f"{TWO}tussenstand: beurt 9, Anne\n{HANDS}kolom 1: vis graan\n{COLUMNS}\n"
    "Anne: speelt graan; trekt 2\n",
    "a final table by another word": f"{TWO}stand: eindstand\n{END}offersteen: 2x vis, 1x graan\n"
    "telling Anne offerpunten 9\nuitslag Anne\n",
    "glory tokens": f"{TWO}stand: einde\n{END}roempuntenfiches Anne: 4\noffersteen: 2x vis, 1x graan\n"
    "telling Anne roempuntenfiches 4\nuitslag Anne\n",
    "a number before each of four cards": (
        "spel: rapa-nui-cards\neditie: kosmos-nl\nspelers: Anne, Marc, Carl, Herman\n\n"
        "stand: beurt 9, Anne\n"
        f"hout Anne: 12\n{HANDS}hand Carl: priester vis vis\nhand Herman: moerbes moerbes aardappel\n"
        f"kolom 1: vis priester moai graan\n{COLUMNS}\n"
        "Anne: bouwt 1 Moai; offer Marc 1 zoete aardappel, Carl 1 graan, Herman 1 graan, "
        "Anne 1 verdekte kaart; extra moerbes; trekt kolom 1\n"
    ),
}


@pytest.mark.parametrize("what", LOGS)
def test_it_is_legal(what: str) -> None:
    findings = referee.check(referee.loads(LOGS[what])).findings
    assert [(each.place.line, each.message) for each in findings if each.counts] == []


@pytest.mark.parametrize("ending", ["één-beeld", "één beeld", "een beeld"])
def test_the_last_statue_may_be_written_apart(ending: str) -> None:
    text = "taal: nl\nspel: easter-island\nspelers: Odile, Robin\n\nOdile: plaats b2 noord\n"
    (fault,) = referee.check(referee.loads(f"{text}uitslag Robin {ending}\n")).findings
    assert fault.code == "EI-END-4"
