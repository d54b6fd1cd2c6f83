"""Marks: what a log says is wrong with it."""

from __future__ import annotations

import pytest

from referee.text.marks import Mark, marks


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("Ann: fire W-3  #! EI-FIRE-5", ["EI-FIRE-5"]),
        ("Ann: fire W-3  #! EI-FIRE-5 EI-TURN-2", ["EI-FIRE-5", "EI-TURN-2"]),
        ("Ann: fire W-3  #! EI-FIRE-5, EI-TURN-2", ["EI-FIRE-5", "EI-TURN-2"]),
        ("Ann: fire W-3  # too fresh #! EI-FIRE-5", ["EI-FIRE-5"]),
        ("Ann: fire W-3  #!ei-fire-5", ["EI-FIRE-5"]),
        ("Ann: fire W-3  #! EI-FIRE-5 and more", ["EI-FIRE-5"]),
        ('Ann: fire W-3 stands EI-FIRE-5 "#! EI-TURN-2"', []),
        ('Ann: fire W-3 stands EI-FIRE-5 "an open quote  #! SYN-QUOTE-1', ["SYN-QUOTE-1"]),
        ("Ann: fire W-3  # EI-FIRE-5", []),
        ("Ann: fire W-3  #! what a ray", []),
        ("Ann: fire W-3", []),
    ],
)
def test_marks_of_a_line(line: str, found: list[str]) -> None:
    assert marks(["game: x", line]) == [Mark(2, code) for code in found]


def test_a_slip_in_a_code_is_a_mark_all_the_same() -> None:
    """Else a record that expects a fault would pass as a legal one."""
    assert marks(["x  #! EI-FIRE", "y  #! EI-FIRE5"]) == [Mark(1, "EI-FIRE"), Mark(2, "EI-FIRE5")]


def test_both_signs_on_one_line() -> None:
    [wrong, unsure] = marks(["x  #! KO-DRAW-1 #? KO-OFFER-5"])
    assert (str(wrong), str(unsure)) == ("#! KO-DRAW-1", "#? KO-OFFER-5")
    assert (wrong.undecided, unsure.undecided) == (False, True)
