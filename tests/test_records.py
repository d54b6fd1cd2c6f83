"""Every golden record says what is to be found in it. Dropping a file in adds its tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import referee
from referee import shelf
from tests.support import RECORDS, found, marks, name_of, records, undecided

LEGAL = [path for path in records() if "legal" in path.parts]
ILLEGAL = [path for path in records() if "illegal" in path.parts]
REPORTS = [path for path in records() if "reports" in path.parts]


def test_there_are_records() -> None:
    assert len(LEGAL) > 100
    assert len(ILLEGAL) > 100
    assert {*LEGAL, *ILLEGAL, *REPORTS, *records("disputes")} == set(records())


@pytest.mark.parametrize("path", LEGAL, ids=name_of)
def test_legal_record_is_legal(path: Path) -> None:
    assert marks(path) == []
    verdict = referee.check(referee.load(path))
    assert found(verdict) == []
    assert undecided(verdict) == marks(path, b"#?")


@pytest.mark.parametrize("path", ILLEGAL, ids=name_of)
def test_illegal_record_has_exactly_its_marks(path: Path) -> None:
    assert marks(path) + marks(path, b"#?"), "an illegal record marks the line that is wrong"
    verdict = referee.check(referee.load(path))
    assert found(verdict) == marks(path)
    assert undecided(verdict) == marks(path, b"#?")


@pytest.mark.parametrize("path", REPORTS, ids=name_of)
def test_report_is_judged_as_it_says(path: Path) -> None:
    """Logs with which the program was once wrong."""
    verdict = referee.check(referee.load(path))
    assert found(verdict) == marks(path)
    assert undecided(verdict) == marks(path, b"#?")


@pytest.mark.parametrize("path", ILLEGAL, ids=name_of)
def test_strict_stops_at_the_first_mark(path: Path) -> None:
    assert found(referee.check(referee.load(path), strict=True)) == marks(path)[:1]


RULINGS = [path for path in ILLEGAL if path.parent.name == "rulings"]


def test_every_ruling_record_is_named_after_an_option() -> None:
    for path in records():
        if path.parent.name == "rulings":
            rulings = shelf.game(path.parts[-4]).data["rulings"]
            options = {f"{key}-{option}" for key, each in rulings.items() for option in each["options"]}
            assert path.stem in options, path


@pytest.mark.parametrize("path", RULINGS, ids=name_of)
def test_ruling_record_is_one_log_judged_twice(path: Path) -> None:
    """Under the option of its name and under another one; nothing else in the file differs."""
    both = [path, RECORDS / path.parts[-4] / "legal" / "rulings" / path.name]
    logs = [re.sub(r"  #[!?] .*", "", each.read_text(encoding="utf-8")).split("\n") for each in both]
    one, two = ([line for line in log if not line.startswith("ruling: ")] for log in logs)
    assert one == two
    chosen = [referee.load(each).header.rulings.items() for each in both]
    assert len(chosen[0] ^ chosen[1]) == 2
    assert path.stem in [f"{key}-{option}" for key, option in chosen[0] ^ chosen[1]]


@pytest.mark.parametrize("path", records("easter-island", "legal", "endings"), ids=name_of)
def test_ending_states_its_own_result(path: Path) -> None:
    """The claim at the end of the file and the replay agree, and the other winner is refused."""
    text = path.read_text(encoding="utf-8")
    stated = text.rstrip().rsplit("\n", 1)[1].split()
    assert stated[0] == "result"
    sheet = referee.score(referee.loads(text))
    winners = [referee.loads(text).players[seat] for seat in sheet.winners]
    assert [stated[1]] == (winners or ["unfinished"])
    if winners:
        players = referee.loads(text).players
        other = next(name for name in players if name not in winners)
        wrong = text.replace(f"result {winners[0]} ", f"result {other} ")
        assert len(found(referee.check(referee.loads(wrong)))) == 1


ENDINGS = {
    "one-left-by-enemy-ray": ("one-left", "EI-RESULT-1"),
    "one-left-by-own-ray": ("one-left", "EI-RESULT-1"),
    "one-left-in-mid-turn": ("one-left", "EI-RESULT-1"),
    "one-left-named-in-mid-turn": ("one-left", "EI-RESULT-1"),
    "all-fired-by-majority": ("all-fired", "EI-RESULT-2"),
    "all-fired-by-tie-break": ("all-fired", "EI-RESULT-3"),
    "unfinished": ("unfinished", None),
    "resigned": ("unfinished", None),
    "resigned-accepted": ("resigned", None),
}


def test_every_way_to_end_has_a_record() -> None:
    paths = records("easter-island", "legal", "endings")
    sheets = {path.stem: referee.score(referee.load(path)) for path in paths}
    assert {name: (sheet.status, sheet.decided_by) for name, sheet in sheets.items()} == ENDINGS
