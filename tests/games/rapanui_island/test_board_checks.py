"""MA-DATA-1 to MA-DATA-13: each sentence of each rule is found in a broken board, at its line."""

from __future__ import annotations

import pytest

from referee.core.rule import ERROR, NOTICE
from referee.games.rapanui_island.rules.board import BOOK
from tests.games.rapanui_island.board_files import FOUR, TWO, changed, findings, reading

A1 = "  A1: {gain: egg, ahu: 2, next: [A2, B1, B2]}\n"
HUT, HEN, AXE = "  hut: [8, 7, 7, 6]\n", "  hen: [9, 8, 8, 7]\n", "  axe: [10, 9, 9, 8]\n"
NECKLACE, OUT = "  necklace: [12, 11, 11, 10]\n", "  necklace: [14, 13]\n"
ALONE = "  F1: {gain: egg, ahu: 0, next: []}\n"
C5 = "  C5: {gain: none, ahu: 0, "

# The rule, its case, what is replaced by what, a piece of the line that is pointed at, words of the message.
BROKEN = [
    ("1", "twice", A1, A1 + A1, A1 + "|2", "line 19 already has a space A1"),
    ("1", "twice", "  A2: {", "  a1: {", "  a1: {", "line 19 already has a space a1"),
    ("1", "word", "  A2: {", "  tired: {", "  tired: {", "tired is a word of the notation"),
    ("1", "word", "  A2: {", "  Via: {", "  Via: {", "Via is a word of the notation"),
    ("1", "unknown", "crater: C5", "crater: C7", "crater: C7", "`crater:` names C7"),
    ("1", "unknown", "quarry: C2", "quarry: Q2", "quarry: Q2", "`pukao_quarry:` names Q2"),
    ("1", "same", "crater: C5", "crater: c2", "pukao_quarry: C2", "are both c2"),
    ("1", "quarry", C5, "  C5: {gain: egg, ahu: 0, ", "C5: {gain: egg", "C5 is the crater"),
    ("1", "bare", A1, A1.replace("egg", "none"), "A1: {gain: none", "A1 has `gain: none`"),
    (
        "1",
        "gain",
        A1,
        A1.replace("egg", "egs"),
        "A1: {gain: egs",
        "egs is not reed, egg, wood or pearl (did you",
    ),
    ("1", "gain", A1, A1.replace("egg", "egg+"), "A1: {gain: egg+", "nothing is not reed"),
    ("2", "one-way", A1, A1.replace(", B2", ""), "  B2: {gain: wood", "B2 is next to A1, but A1 (line 19)"),
    ("2", "self", A1, A1.replace("A2", "A2, A1"), "  A1: {", "A1 is next to itself"),
    ("2", "unknown", A1, A1.replace("A2", "A2, Z9"), "  A1: {", "A1 is next to Z9, but there is no such"),
    ("2", "twice", A1, A1.replace("A2", "A2, a2"), "  A1: {", "A1 names a2 twice"),
    ("3", "apart", A1, A1 + ALONE, ALONE, "no way leads from the crater C5 to F1"),
    (
        "4",
        "exact",
        A1,
        A1.replace("ahu: 2", "ahu: 3"),
        "spaces:",
        "22 ahu platforms in total, but the side for 3 or 4 players has 21",
    ),
    ("5", "count", "[5, 4, 3]", "[5, 4]", "carver_slots", "there are 2 columns"),
    ("5", "count", "[5, 4, 3]", "[5]", "carver_slots", "there is 1 column,"),
    (
        "5",
        "few",
        "[5, 4, 3]",
        "[3, 4, 3]",
        "carver_slots",
        "column 1 has 3 slots, but must have at least 4",
    ),
    ("5", "few", "[5, 4, 3]", "[5, 1, 3]", "carver_slots", "column 2 has 1 slot, but must have at least 2"),
    ("6", "few", "stars: 4", "stars: 3", "stars: 3", "3 stars, but 4 players"),
    ("7", "short", "egg: 8", "egg: 4", "track:", "the track of egg ends at 4"),
    ("8", "unknown", HUT, "  huts: [8, 7, 7, 6]\n", "  huts:", "no pile huts (did you mean hut?)"),
    ("8", "missing", HUT, "", "offerings:", "the pile hut is missing"),
    ("8", "total", HUT, "  hut: [8, 7, 7, 6, 5]\n", "offerings:", "21 tiles in total, but there are 20"),
    ("8", "order", HUT, "  hut: [8, 7, 6, 7]\n", "  hut:", "a tile of 6 lies above one of 7"),
    (
        "8",
        "pairs",
        HUT,
        "  hut: [9, 8, 7, 6]\n",
        "  hut:",
        "exactly one value must occur twice, but none does",
    ),
    ("8", "pairs", HUT, "  hut: [7, 7, 6, 6]\n", "  hut:", "7 occurs twice and 6 occurs twice"),
    ("8", "pairs", HUT, "  hut: [7, 7, 7, 6]\n", "  hut:", "7 occurs 3 times"),
    (
        "9",
        "size",
        HUT + HEN,
        "  hut: [8, 7, 7]\n  hen: [9, 8, 8, 7, 6]\n",
        "  hut:",
        "the pile hut has 3 tiles",
    ),
    ("10", "range", HUT, "  hut: [8, 7, 7, 5]\n", "  hut:", "worth 6 to 14, not 5"),
    ("10", "range", OUT, "  necklace: [15, 14]\n", "  necklace: [15", "worth 6 to 14, not 15"),
    ("10", "extreme", HUT, "  hut: [9, 8, 8, 7]\n", "offerings:", "no offering is worth 6"),
    ("10", "extreme", OUT, "  necklace: [13, 13]\n", "offerings:", "no offering is worth 14"),
    ("10", "example", HEN, "  hen: [10, 9, 9, 7]\n", "  hen: [10, 9", "no hen is worth 8"),
    (
        "10",
        "example",
        NECKLACE,
        "  necklace: [13, 11, 11, 10]\n",
        "  necklace: [13, 11",
        "no necklace is worth 12",
    ),
    ("11", "total", OUT, "  necklace: [14]\n", "outstanding:", "there are 6, but the game has 7"),
    (
        "11",
        "unknown",
        OUT,
        OUT.replace("necklace", "neklace"),
        "  neklace:",
        "offering neklace (did you mean necklace?)",
    ),
    (
        "12",
        "falls",
        AXE,
        "  axe: [8, 7, 7, 6]\n",
        "  axe: [8",
        "the top axe is worth 8, less than the top hen, which is worth 9",
    ),
    ("13", "quarry", C5, C5.replace("0", "1"), "  C5: {", "C5 is the crater, so it has no ahu platform"),
]
FOR_TWO = [
    ("4", "few", "end_free_ahu: edition", "end_free_ahu: 17", "spaces:", "the game ends when 17 are free"),
    ("4", "many", "A1: {gain: egg, ahu: 2", "A1: {gain: egg, ahu: 15", "spaces:", "30 ahu platforms in total, but there are only 29"),
    ("5", "few", "[4, 3, 2]", "[4, 3, 0]", "carver_slots", "column 3 has 0 slots, but must have at least 1"),
    ("6", "few", "stars: 2", "stars: 1", "stars: 1", "has 1 star, but 2 players"),
]  # fmt: skip
NOTICES = {
    ("MA-DATA-9", "size"),
    ("MA-DATA-10", "extreme"),
    ("MA-DATA-10", "example"),
    ("MA-DATA-12", "falls"),
}
DATA = [rule for rule in BOOK if rule.code.startswith("MA-DATA-")]


def line_of(text: str, piece: str) -> int:
    """The number of the line that begins with the piece; `|2`: the second such line."""
    piece, _, which = piece.partition("|")
    lines = [number for number, line in enumerate(text.split("\n"), 1) if piece.rstrip("\n") in line]
    return lines[int(which or 1) - 1]


@pytest.mark.parametrize(
    ("text", "number", "case", "old", "new", "piece", "words"),
    [(FOUR, *row) for row in BROKEN] + [(TWO, *row) for row in FOR_TWO],
)
def test_broken_board_is_found_at_its_line(
    text: str, number: str, case: str, old: str, new: str, piece: str, words: str
) -> None:
    broken = changed(text, old, new)
    code = f"MA-DATA-{number}"
    found = [
        f for f in findings(broken) if f.code == code and f.facts["case"] == case and words in f.message
    ]
    assert found, [f.message for f in findings(broken)]
    assert found[0].place.line == line_of(broken, piece)
    notice = (code, case) in NOTICES
    assert found[0].severity == (NOTICE if notice else ERROR)
    assert reading(broken).board is None or notice


def test_every_sentence_of_every_rule_is_broken_above() -> None:
    shown = {(f"MA-DATA-{row[0]}", row[1]) for row in [*BROKEN, *FOR_TWO]}
    assert len(DATA) == 13
    assert shown == {(rule.code, case) for rule in DATA for case in rule.says}  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (OUT, "  necklace: [13, 13]\n"),
        (HUT + HEN, "  hut: [8, 7, 7]\n  hen: [9, 8, 8, 7, 6]\n"),
        (AXE, "  axe: [8, 7, 7, 6]\n"),
    ],
)
def test_a_doubt_alone_does_not_refuse_the_board(old: str, new: str) -> None:
    read = reading(changed(FOUR, old, new))
    assert read.board is not None
    assert read.notices and not read.errors


def test_what_lies_just_inside_is_in_order() -> None:
    text = changed(TWO, "end_free_ahu: edition", "end_free_ahu: 16")
    text = changed(text, "A1: {gain: egg, ahu: 2", "A1: {gain: egg, ahu: 14")
    text = changed(text, "[4, 3, 2]", "[1, 1, 1]")
    text = changed(text, "egg: 8", "egg: 5")
    assert reading(text).flaws == ()
    four = changed(changed(FOUR, "[5, 4, 3]", "[4, 2, 1]"), "crater: C5", "crater: c5")
    assert reading(four).flaws == ()


def test_the_two_player_threshold_by_edition_is_the_higher_one() -> None:
    few = TWO.replace("ahu: 2", "ahu: 0").replace("ahu: 1", "ahu: 0")
    three = changed(few, "A1: {gain: egg, ahu: 0", "A1: {gain: egg, ahu: 3")
    assert [f.code for f in findings(three)] == ["MA-DATA-4"]
    assert findings(changed(three, "ahu: 3", "ahu: 4")) == []


def test_the_map_shows_every_space_once() -> None:
    def faults(old: str, new: str) -> list[tuple[str, int, str]]:
        return [(f.code, f.place.line, f.message) for f in findings(changed(FOUR, old, new))]

    assert faults("C1  C2  C3", "C1  C3  C3") == [
        ("SYN-BOARD-3", 12, "the map does not show C2; without a map the spaces are drawn as a list"),
        ("SYN-BOARD-3", 15, "the map shows C3 twice"),
    ]
    [(_, line, message)] = faults("A3  A4", "A3  A4  Z4")
    assert line == 13
    assert message.startswith("the map shows Z4, but there is no such space")
