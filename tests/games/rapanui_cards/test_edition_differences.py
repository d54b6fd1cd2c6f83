"""The 23 differences between the two rulebooks (section 5 of the rules dossier), each with its records.

Two rows change a verdict or a result. Of each other row a record says what is decided, and both
editions judge it alike, as they do all other records.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

import referee
from tests.effort import some
from tests.support import RECORDS, folders_of_records, found, hold_for_each, name_of

from .games import EDITIONS
from .tables import judged

FOLDER = RECORDS / "rapa-nui-cards"


class Differs(NamedTuple):
    """A row that changes what a log is told: pairs of logs, the code that parts them, the ruling."""

    pairs: tuple[str, ...]
    code: str
    ruling: str
    dutch: str


class Same(NamedTuple):
    """A row that changes nothing: why, and the records that show what is decided."""

    reason: str
    records: tuple[str, ...]


ROWS: dict[int, Differs | Same] = {
    1: Same(
        "both examples let the builder's left neighbour begin; the literal French order is a ruling",
        ("legal/rulings/offer-start-first-left", "illegal/rulings/offer-start-first-left"),
    ),
    2: Differs(("row-02-most-wood", "row-02-shared"), "KO-WIN-3", "tiebreak", "moai-wood"),
    3: Same(
        "each list contradicts itself, and only five hunter-gatherers of each kind make fifty cards",
        ("illegal/rules/KO-CARD-1-sixth-fish", "legal/rules/KO-CARD-1-sixth-fish"),
    ),
    4: Same(
        "the French example counts what she has before her; the hand is a ruling",
        ("legal/rulings/discount-area-display-and-hand", "illegal/rulings/discount-area-display-and-hand"),
    ),
    5: Same(
        "nobody pays more than the price", ("illegal/rules/KO-BUY-2-price", "legal/rules/KO-BUY-2-price")
    ),
    6: Same(
        "an open pile and a face-down one are empty alike",
        ("illegal/rules/KO-BUY-5-empty", "legal/rules/KO-BUY-5-empty"),
    ),
    7: Same(
        "after building and before drawing is the same moment",
        ("illegal/rules/KO-OFFER-1-draw-first", "legal/rules/KO-OFFER-1-draw-first"),
    ),
    8: Same(
        "the Dutch silence on a builder without cards is filled by the French text; the rest is a ruling",
        (
            "illegal/rulings/builder-without-card-no-extra",
            "legal/rulings/builder-without-card-no-extra",
            "illegal/rules/KO-OFFER-4-owns-none",
            "legal/rules/KO-OFFER-4-owns-none",
        ),
    ),
    9: Differs(("row-09-open-cards",), "KO-OFFER-10", "stone-view", "no"),
    10: Same(
        "each half is precise in one book; the literal Dutch majority is a ruling",
        ("legal/rulings/gather-majority-all", "illegal/rulings/gather-majority-all"),
    ),
    11: Same(
        "the order is the same; when the bonus is taken is a ruling",
        (
            "illegal/rules/KO-GATHER-3-order",
            "legal/rules/KO-GATHER-3-order",
            "legal/rulings/bonus-timing-after-all",
            "illegal/rulings/bonus-timing-after-all",
        ),
    ),
    12: Same(
        "one substitute for each missing card; a card in all is a ruling",
        ("legal/rulings/substitute-piles-one-card", "illegal/rulings/substitute-piles-one-card"),
    ),
    13: Same(
        "a player plays only in the own turn",
        ("illegal/rules/KO-BOX-1-two-moai", "legal/rules/KO-BOX-1-two-moai"),
    ),
    14: Same(
        "the French text below its title lets cards be taken into the hand",
        ("illegal/rules/KO-DRAW-6-pile", "legal/rules/KO-DRAW-6-pile"),
    ),
    15: Same(
        "the list of cases is the same and covers all ties",
        ("illegal/rules/KO-VALUE-1-rank", "legal/rules/KO-VALUE-1-rank", "illegal/rules/KO-VALUE-2-zero"),
    ),
    16: Same(
        "the French final scoring counts every card",
        ("illegal/rules/KO-FINAL-3-offerings", "legal/rules/KO-FINAL-3-offerings"),
    ),
    17: Same("fives are full fives", ("illegal/rules/KO-FINAL-2-wood", "legal/rules/KO-FINAL-2-wood")),
    18: Same(
        "five wood, in whichever tokens",
        ("legal/editions/row-18-fourth-player-nl", "illegal/rules/KO-SETUP-5-wood"),
    ),
    19: Same(
        "the layout is the same, however it is dealt",
        ("illegal/rules/KO-SETUP-6-column-of-three", "legal/rules/KO-SETUP-6-column-of-three"),
    ),
    20: Same("other names; both lay grain", ("legal/examples/offering-round",)),
    21: Same(
        "which card is taken does not matter for what it exposes", ("legal/examples/draw-exposes-a-moai",)
    ),
    22: Same("one more player, the same values", ("legal/examples/final-values",)),
    23: Same("another word for the layout", ("illegal/rules/KO-END-1-early", "legal/rules/KO-END-1-early")),
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


def test_every_row_is_here() -> None:
    assert list(ROWS) == list(range(1, 24))


@pytest.mark.parametrize("number", [number for number, row in ROWS.items() if isinstance(row, Differs)])
def test_row_parts_the_editions(number: int) -> None:
    """The same lines, legal by one rulebook and illegal by the other, and marked so."""
    row = ROWS[number]
    assert isinstance(row, Differs)
    for pair in row.pairs:
        texts = []
        for edition in EDITIONS:
            name = f"editions/{pair}-{edition.removeprefix('kosmos-')}"
            (path,) = [
                path for path in (FOLDER / "legal", FOLDER / "illegal") if (path / f"{name}.moai").exists()
            ]
            texts.append(read(f"{path.name}/{name}"))
            assert f"edition: {edition}\n" in texts[-1]
        assert lines(texts[0]) == lines(texts[1])
        codes = [[code for _, code in found(referee.check(referee.loads(text)))] for text in texts]
        assert sorted(codes) == [[], [row.code]]


def test_row_9_looking_through_the_open_cards_is_noted_in_french() -> None:
    verdict = referee.check(referee.loads(read("legal/editions/row-09-open-cards-fr")))
    assert verdict.legal
    assert [(finding.code, finding.severity) for finding in verdict.findings] == [("KO-OFFER-10", "notice")]
    for edition in EDITIONS:
        face_down = read(f"illegal/editions/row-09-face-down-{edition[-2:]}")
        assert [code for _, code in found(referee.check(referee.loads(face_down)))] == ["KO-OFFER-10"]


@pytest.mark.parametrize("number", [number for number, row in ROWS.items() if isinstance(row, Same)])
def test_row_changes_no_verdict_and_no_score(number: int) -> None:
    row = ROWS[number]
    assert isinstance(row, Same)
    for name in row.records:
        dutch, french = (judged(under(edition, read(name))) for edition in EDITIONS)
        assert dutch.findings == french.findings, name
        assert dutch.points == french.points, name  # who wins with them is row 2
        assert bool(dutch.findings) == name.startswith("illegal"), name


DUTCH = {row.ruling: row.dutch for row in ROWS.values() if isinstance(row, Differs)}
"""The rulings that the French edition answers in its own way, answered as the Dutch one does."""


@pytest.mark.parametrize("folder", folders_of_records("rapa-nui-cards"), ids=name_of)
def test_editions_differ_in_nothing_else(folder: Path) -> None:
    """With the rulings of rows 2 and 9 answered alike, both books tell any record the same."""
    hold_for_each(some(sorted(folder.glob("*.moai")), 9), name_of, is_judged_alike_by_both_books)


def is_judged_alike_by_both_books(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if "edition:" not in text:
        return
    header = "".join(
        f"ruling: {ruling}={option}\n"
        for ruling, option in DUTCH.items()
        if f"ruling: {ruling}=" not in text
    )
    dutch = under("kosmos-nl", text)
    french = under("kosmos-fr", text).replace("edition: kosmos-fr\n", f"edition: kosmos-fr\n{header}")
    lower = len(header.split("\n")) - 1  # findings stand that much lower
    in_french, in_dutch = judged(french), judged(dutch)
    assert [(line - lower, code) for line, code in in_french.findings] == in_dutch.findings
    assert in_french[1:] == in_dutch[1:]
