"""The 39 differences between the two rulebooks (section 5 of the rules dossier), each with its records.

Five rows change a verdict. Of each other row records say what is decided, and both editions judge them
alike, as they do all other records.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

import referee
from referee.games.rapanui_island._editions import DATA
from tests.effort import some
from tests.support import RECORDS, folders_of_records, found, hold_for_each, name_of, scored

FOLDER = RECORDS / "rapa-nui-island"
EDITIONS = ("matagot-fr", "matagot-es")


class Differs(NamedTuple):
    """A row that changes what a log is told: pairs of logs with the code that parts them, the ruling."""

    pairs: dict[str, str]
    ruling: str
    french: str


class Same(NamedTuple):
    """A row that changes nothing: why, and pairs of records of rules that show what is decided."""

    reason: str
    rules: tuple[str, ...]


ROWS: dict[int, Differs | Same] = {
    1: Differs({"row-01-barter-given": "MA-BARTER-1", "row-01-barter-got": "MA-BARTER-2"}, "barter", "any"),
    2: Same("the French example goes one step, egg to wood; any step is a ruling", ("MA-FERV-1-high",)),
    3: Same("both examples go one step; any step is a ruling", ("MA-ART-1-high",)),
    4: Differs({"row-04-tablet-luxury": "MA-TAB-3"}, "tablet-lux", "once"),
    5: Differs(
        {"row-05-boxed-moai-six": "MA-TWO-3", "row-05-boxed-moai-seven": "MA-TWO-3"}, "two-moai", "2-1-1"
    ),
    6: Differs({"row-06-end-goes-on": "MA-END-2", "row-06-end-over": "MA-END-2"}, "two-end", "2"),
    7: Same(
        "the word that means +3 in one language and +2 in the other is not read (test_notation.py)",
        ("MA-OPUL-1-amount", "MA-SUPP-1-amount"),
    ),
    8: Same("the colour of a space is its kind", ("MA-OPUL-1-when", "MA-AHU-4-stack")),
    9: Differs({"row-09-chief-at-carving": "MA-CHIEF-2"}, "chief-timing", "phase1"),
    10: Same("with either figure; the villager alone is a ruling", ("MA-CHIEF-2-sorcerer",)),
    11: Same("a chief takes no slot, so others do not matter", ("MA-CHIEF-3-column",)),
    12: Same("slots fill up for everybody", ("MA-QUAR-2-slot", "MA-QUAR-1-full")),
    13: Same("one formula for any number of carvers", ("MA-CARVE-4-gap",)),
    14: Same(
        "the Spanish examples give one reed; as many as printed is a ruling",
        ("MA-GAIN-7-wood", "MA-GAIN-7-missing"),
    ),
    15: Same("capping is for the exchange; leaving it out is a ruling", ("MA-EXCH-1-missing",)),
    16: Same("an exchange needs a tile as well as resources", ("MA-CAP-6-few", "MA-CAP-6-piles")),
    17: Same("the outstanding tile of the kind paid; any kind is a ruling", ("MA-LUX-1-none",)),
    18: Same("two unlike resources for an axe", ("MA-ECON-2-reeds",)),
    19: Same("who passed keeps carrying and earning", ("MA-TURN-3-passed", "MA-GAIN-5-passed")),
    20: Same("a space pays its owner once", ("MA-GAIN-3-doubled",)),
    21: Same("the owner of the transporter chooses; the carrier is a ruling", ("MA-GAIN-4-both",)),
    22: Same("each resource of its own kind; one kind is a ruling", ("MA-ERECT-7-split",)),
    23: Same("what exceeds the track is lost", ("MA-GAIN-6-track", "MA-ERECT-9-track")),
    24: Same("sides, not corners", ("MA-PATH-2-gap",)),
    25: Same("several tiles at once; one is a ruling", ("MA-AHU-4-stack",)),
    26: Same("a pick eliminates its kind, so all are different", ("MA-DRAFT-3-kind",)),
    27: Same("the reserve is known to all", ("MA-DRAFT-2-board",)),
    28: Same("the tablet copies tiles, never a tablet; no word for that exists", ("MA-TAB-1-twice",)),
    29: Same("used is used", ("MA-SCORE-3-tablet",)),
    30: Same(
        "aids and advice change nothing; the set-up of one book counts for both", ("MA-SETUP-4-two-reeds",)
    ),
    31: Same("improvements are built in the own turn", ("MA-IMPR-1-turn",)),
    32: Same("after all have carved", ("MA-HAND-1-early",)),
    33: Same("in the own carving turn", ("MA-REINF-1-phase",)),
    34: Same("the chief is a carver like others; tied to his size is a ruling", ("MA-CARVE-2-chief",)),
    35: Same("every sorcerer goes out", ("MA-PLACE-5-open", "MA-SORC-4-twice")),
    36: Same("figures on the island are transporters", ("MA-RECON-2-rival", "MA-HAND-3-rival")),
    37: Same("they go back to the stock", ("MA-ROUND-2-kept",)),
    38: Same("tired ones earn, for a pukao one reed", ("MA-GAIN-5-tired",)),
    39: Same("the words name four different resources", ("MA-EXCH-4-price",)),
}


def under(edition: str, text: str) -> str:
    """The same log by another rulebook."""
    (line,) = [line for line in text.split("\n") if line.startswith("edition:")]
    return text.replace(line, f"edition: {edition}", 1)


def read(name: str) -> str:
    return (FOLDER / f"{name}.moai").read_text(encoding="utf-8")


def lines(text: str) -> list[str]:
    """What was played: neither comments nor the edition nor the marks."""
    kept = [line for line in text.split("\n") if not line.startswith(("#", "edition:"))]
    return [line.partition("  #!")[0] for line in kept]


def told(text: str) -> tuple[list[tuple[int, str]], list[tuple[int, str, int]]]:
    """The findings that count, and all points."""
    verdict = referee.check(referee.loads(text))
    return found(verdict), [(line.seat, line.label, line.amount) for line in scored(verdict).lines]


def test_every_row_is_here() -> None:
    assert list(ROWS) == list(range(1, 40))


def test_rows_that_differ_are_the_rulings_that_editions_answer() -> None:
    spanish = DATA["editions"]["matagot-es"]["rulings"]
    differing = [row for row in ROWS.values() if isinstance(row, Differs)]
    assert {row.ruling for row in differing} == set(spanish)
    for row in differing:
        assert DATA["rulings"][row.ruling]["default"] == row.french != spanish[row.ruling]


@pytest.mark.parametrize("number", [number for number, row in ROWS.items() if isinstance(row, Differs)])
def test_row_parts_the_editions(number: int) -> None:
    """The same lines, legal by one rulebook and illegal by the other, and marked so."""
    row = ROWS[number]
    assert isinstance(row, Differs)
    for pair, code in row.pairs.items():
        texts = []
        for edition in EDITIONS:
            names = [f"{kind}/editions/{pair}-{edition[-2:]}" for kind in ("legal", "illegal")]
            (name,) = [name for name in names if (FOLDER / f"{name}.moai").exists()]
            texts.append(read(name))
            assert f"edition: {edition}\n" in texts[-1]
        assert lines(texts[0]) == lines(texts[1])
        codes = [[code for _, code in told(text)[0]] for text in texts]
        assert sorted(codes) == [[], [code]]


@pytest.mark.parametrize("number", [number for number, row in ROWS.items() if isinstance(row, Same)])
def test_row_changes_no_verdict_and_no_score(number: int) -> None:
    row = ROWS[number]
    assert isinstance(row, Same) and row.reason
    for rule in row.rules:
        for kind in ("legal", "illegal"):
            french, spanish = (told(under(edition, read(f"{kind}/rules/{rule}"))) for edition in EDITIONS)
            assert french == spanish, rule
            assert bool(french[0]) == (kind == "illegal"), rule


FRENCH = {row.ruling: row.french for row in ROWS.values() if isinstance(row, Differs)}
"""The rulings that the Spanish edition answers in its own way, answered as the French one does."""


@pytest.mark.parametrize("folder", folders_of_records("rapa-nui-island"), ids=name_of)
def test_editions_differ_in_nothing_else(folder: Path) -> None:
    """With the five rulings answered alike, both books tell any record the same."""
    hold_for_each(some(sorted(folder.glob("*.moai")), 9), name_of, is_judged_alike_by_both_books)


def is_judged_alike_by_both_books(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if "edition:" not in text or ".yaml" in text:  # a record of two files is not moved about here
        return
    header = "".join(
        f"ruling: {ruling}={option}\n"
        for ruling, option in FRENCH.items()
        if f"ruling: {ruling}=" not in text
    )
    french, spanish = (
        told(under(edition, text).replace(f"edition: {edition}\n", f"edition: {edition}\n{header}"))
        for edition in EDITIONS
    )
    assert french == spanish
