"""A line of the table that cannot be read may have said anything of its kind: only that line counts, and
what no reading of it explains."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import referee
from referee.core.acts import Claim, Result
from tests.effort import tries
from tests.support import RECORDS

FEW = 25
"""One in this many may still accuse another line: some lists of figures and cards are too long to guess."""

TURN = """\
spel: rapa-nui-cards
editie: kosmos-nl
spelers: Anne, Marc

{position}
{wood}
hand Anne: moai graan graan
hand Marc: vis houthakker moai
kolom 1: {front}graan
kolom 2: houthakker moai priester houthakker
kolom 3: moerbes moerbes aardappel priester
kolom 4: vis moai houthakker graan

"""
END = """\
spel: rapa-nui-cards
editie: kosmos-nl
spelers: Anne, Marc

{position}
vitrine Anne: houthakker moai
vitrine Marc: houthakker
hout Anne: 4
hout Marc: 5
{owns}
restant Marc: 1x vis
{stone}
telling Anne offers 9
uitslag Anne
"""
SUN = """\
taal: nl
spel: easter-island
spelers: Odile, Robin

Odile: plaats b2 noord
Robin: plaats d4 zuid
Odile: plaats b4 oost
Robin: plaats d2 west
Odile: plaats c3 noord
Robin: plaats a5 oost
Odile: plaats e1 west
Robin: plaats c1 noord
Odile: zon W-3
"""
SHOTS = """\
Odile: vuur W-3 -> c3 vernietigd; draai e1 noord
Robin: vuur W-2 -> b2 vernietigd; vuur O-1 -> e1 vernietigd
uitslag Robin één-beeld 1-4
"""


def turn(
    lines: str, position: str = "stand: beurt 9, Anne", wood: str = "hout Anne: 12", front: str = ""
) -> str:
    return TURN.format(position=position, wood=wood, front=front) + lines


def end(
    position: str = "stand: einde",
    owns: str = "restant Anne: 3x vis",
    stone: str = "steen: 2x vis, 1x graan",
) -> str:
    return END.format(position=position, owns=owns, stone=stone)


BUILDS = "Anne: bouwt een moai; offer Marc vis, Anne ?; extra moerbes; trekt 2\n"
READ_BY_A_PERSON = {
    "wood without a colon": turn(BUILDS, wood="Anne heeft zxq 12 hout"),
    "wood with the name behind the colon": turn(BUILDS, wood="hout: Anne zxq 12"),
    "a position of another word": turn(BUILDS, position="zxqstand van zaken: beurt 9, Anne"),
    "a position in another order": turn(f"{BUILDS}onthul 9: vis\n", position="stand: Anne, beurt 9"),
    "an end of another word": end(position="stand: zxqeinde"),
    "cards of a player with a longer head": end(owns="al de offerkaarten van Anne: 3x vis"),
    "the stone with a longer head": end(stone="boven op de offersteen: 2x vis, 1x graan"),
    "the stone in words of the offerings": end(stone="offerkaarten zxq op de offersteen: 2x vis, 1x graan"),
    "a card that is none": end(stone="offersteen: 2x vis, 1x kokos"),
    "an action with words behind it": turn(
        "Anne: koopt graan zxq pot; speelt graan; trekt 2\ntelling Anne hout 7\n"
    ),
    "a refill as an action": turn(
        "Anne: speelt 2 graan; trekt 1\nAnne: zxq kolom 1 met vis, moai, vis, houthakker\nAnne: trekt 2\n"
    ),
    "an offering round on a line of its own": turn(
        "Anne: bouwt een moai\nofferronde: Marc vis, Anne ?\nAnne: extra moerbes; trekt 2\n"
    ),
    "the offering of the builder": turn(
        "Anne: bouwt een moai; offer Marc vis; zxq verdekt; extra moerbes; trekt 2\n"
    ),
    "two tokens without a word between": f"{SUN}Robin: zon W-2 O-1\n{SHOTS}",
    "two tokens behind a number": f"{SUN}Robin: legt 2 zxqfiches: W-2 en O-1\n{SHOTS}",
}


def counted(text: str) -> list[tuple[int, str]]:
    findings = referee.check(referee.loads(text)).findings
    return [(each.place.line, each.code) for each in findings if each.counts]


@pytest.mark.parametrize("text", READ_BY_A_PERSON.values(), ids=READ_BY_A_PERSON)
def test_only_the_unread_line_counts(text: str) -> None:
    assert len({line for line, _ in counted(text)}) == 1, counted(text)


NO_EXCUSE = {
    "the wood of another player": (
        turn(
            "Anne: speelt graan; trekt 2\n"
            "Marc: bouwt een moai; offer Anne vis, Marc ?; extra vis; trekt 3\n"
        ),
        "hout Anne: 12",
        "KO-PLAY-9",
    ),
    "a card that the player does not have": (
        turn("Anne: speelt priester; trekt 2\n"),
        "hout Anne: 12",
        "KO-PLAY-2",
    ),
    "cards of two kinds": (turn("Anne: speelt graan, moai; trekt 2 3\n"), "hout Anne: 12", "KO-PLAY-3"),
    "a column that is no longer there": (
        turn("Anne: speelt graan; trekt 1\nMarc: speelt vis; trekt 1\n"),
        "hout Anne: 12",
        "KO-FILL-1",
    ),
    "a claim of another player": (turn("telling Marc hout 9\n"), "hout Anne: 12", "KO-NOTE-1"),
}


@pytest.mark.parametrize("what", NO_EXCUSE)
def test_what_no_reading_of_the_line_explains_still_counts(what: str) -> None:
    text, line, code = NO_EXCUSE[what]
    (plain,) = counted(text)
    assert plain[1] == code
    assert plain in counted(text.replace(line, "hout Anne: zxq"))


def test_the_words_of_the_line_are_believed_first() -> None:
    """Read as wood or as a display, the line would explain the wrong number too; but it has cards."""
    path = RECORDS / "rapa-nui-cards/illegal/rules/KO-WOOD-1-amount.moai"
    text = path.read_text(encoding="utf-8").replace("column 3:", "xqzz 3:")
    assert counted(text) == [(14, "SYN-LINE-1"), (16, "KO-WOOD-1")]


def spoiled(line: str) -> Iterator[str]:
    """A line of the table with strange words in its head or behind it, and without its colon."""
    head, _, body = line.partition(":")
    first, *others = head.split()
    yield f"{' '.join(['xqzz', *others])}:{body}"
    yield f"the xqzz {head}:{body}"
    if others:
        yield f"{first} xqzz:{body}"
    yield f"{head}: {' '.join(['xqzz', *body.split()[1:]])}"
    yield f"{head}: xqzz qqzx"
    yield f"{head}{body}"
    yield "xqzz zq 7"


def test_a_line_of_the_table_that_cannot_be_read_is_the_only_fault() -> None:
    dice = Random(15)
    paths = sorted(path for path in RECORDS.glob("*/legal/**/*.moai"))
    dice.shuffle(paths)
    tried, wrong = 0, []
    for path in paths[: tries(60, 700, "REFEREE_UNREAD")]:
        verdict = referee.check(referee.load(path))
        lines = path.read_text(encoding="utf-8").splitlines()
        own = [
            entry.line
            for entry in verdict.record.entries
            if entry.seat is None and ":" in lines[entry.line - 1]
            if not isinstance(entry.plays[0].action, Claim | Result)
        ]
        if not own or any(finding.counts for finding in verdict.findings):
            continue
        number = dice.choice(own)
        for other in spoiled(lines[number - 1].partition("#")[0].rstrip()):
            tried += 1
            found = counted("\n".join([*lines[: number - 1], other, *lines[number:]]) + "\n")
            if {line for line, _ in found} != {number}:
                wrong.append(f"{path.name}: {lines[number - 1]!r} became {other!r}: {found}")
    assert len(wrong) <= tried // FEW, "\n".join(wrong)
