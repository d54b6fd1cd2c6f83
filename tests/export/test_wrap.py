"""Words within the width of a terminal: none broken, none lost, and the caret still under its words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import referee
from referee.export import safe_text
from referee.export.report import full, short
from referee.export.safe_text import width
from referee.export.terminal import PLAIN, Paint
from referee.export.verdict_line import verdict_line
from referee.export.wrap import NARROWEST, head, tail, wrapped
from tests.export.test_report import caret_and_words
from tests.support import RECORDS, hold_for_each, log, name_of, records

LONG = "the quick brown fox jumps over the lazy dog and then sleeps"
COMMAND = "(referee legal a-long-name.moai --at 9)"


@pytest.mark.parametrize(
    ("text", "columns", "lead", "rows"),
    [
        (LONG, None, 0, [LONG]),
        (LONG, 80, 0, [LONG]),
        (LONG, 40, 0, ["the quick brown fox jumps over the lazy", "  dog and then sleeps"]),
        (LONG, 40, 30, ["the quick", "  brown fox jumps over the lazy dog and", "  then sleeps"]),
        (LONG, 1, 0, ["the quick brown fox jumps over the lazy", "  dog and then sleeps"]),
        (f"a and 9 others {COMMAND}", 50, 0, ["a and 9 others", f"  {COMMAND}"]),
        (f"a and 9 others {COMMAND}; b", 50, 0, ["a and 9 others", f"  {COMMAND}; b"]),
        ("x" * 50, 40, 0, ["x" * 50]),
        (f"a {'x' * 50} b", 40, 0, ["a", "  " + "x" * 50, "  b"]),
        ("李明" * 9 + " " + "李明" * 9, 40, 0, ["李明" * 9, "  " + "李明" * 9]),
        (f"\x1b[31m{'x' * 18}\x1b[0m {'y' * 20}", 40, 0, [f"\x1b[31m{'x' * 18}\x1b[0m {'y' * 20}"]),
    ],
)
def test_wrapped(text: str, columns: int | None, lead: int, rows: list[str]) -> None:
    assert wrapped(text, columns, lead).split("\n") == rows


@given(
    st.lists(st.sampled_from(["a", "is", "(referee", "legal", "x)", "", "word;", "longer-words", "李"])),
    st.integers(0, 90),
)
def test_no_word_is_lost(words: list[str], columns: int) -> None:
    text = " ".join(words)
    rows = wrapped(text, columns, indent=0).split("\n")
    assert " ".join(rows) == text
    assert all(width(row) <= max(columns, NARROWEST) for row in rows)


@pytest.mark.parametrize(
    ("text", "room", "begin", "end"),
    [
        ("abcdefgh", 8, "abcdefgh", "abcdefgh"),
        ("abcdefgh", 6, "abc...", "...fgh"),
        ("李明李明", 6, "李...", "...明"),
    ],
)
def test_head_and_tail(text: str, room: int, begin: str, end: str) -> None:
    assert (head(text, room), tail(text, room)) == (begin, end)


ILLEGAL = [*records("easter-island", "illegal"), *records("log", "illegal")][::3]


@pytest.mark.parametrize("path", ILLEGAL, ids=name_of)
@pytest.mark.parametrize("columns", [50, 80])
def test_a_report_keeps_within_the_terminal_and_loses_no_word(path: Path, columns: int) -> None:
    record = referee.load(path)
    record.name = "a.moai"
    verdict = referee.check(record)
    narrow = Paint(columns=columns)
    for paragraph, whole in zip(
        [*full(verdict, narrow), *short(verdict, narrow), verdict_line(verdict, narrow)],
        [*full(verdict, PLAIN), *short(verdict, PLAIN), verdict_line(verdict, PLAIN)],
        strict=True,
    ):
        assert all(width(row) <= columns for row in paragraph.split("\n"))
        assert _words(paragraph) == _words(whole)


def _words(paragraph: str) -> list[str]:
    """All but the quoted line, which is cut and not wrapped."""
    return [word for row in paragraph.split("\n") if "│" not in row for word in row.split()]


@pytest.mark.parametrize("before", [0, 3, 40])
@pytest.mark.parametrize("after", [0, 3, 40])
def test_a_quoted_line_is_cut_to_the_terminal_around_the_fault(before: int, after: int) -> None:
    body = "; ".join([*["place a1 north"] * before, "plaec", *["place a1 north"] * after])
    record = log(f"Ann: {body}")
    verdict = referee.replay(record)  # what follows from what does not matter here
    verdict.findings[:] = [finding for finding in record.findings if finding.code == "SYN-VERB-1"]

    def is_cut_around_the_fault(columns: int) -> None:
        [paragraph] = full(verdict, Paint(columns=columns))
        assert all(width(row) <= columns for row in paragraph.split("\n"))
        quoted, below = [row for row in paragraph.split("\n") if "│" in row]
        begin = below.index("^")
        assert quoted[begin : begin + below.count("^")] == "plaec"

    hold_for_each([40, 60, 80], str, is_cut_around_the_fault)
    assert caret_and_words(verdict) == ("plaec", "plaec")


def test_a_whole_report_fits_a_small_terminal() -> None:
    lines = (RECORDS / "disputes/easter-island/two-scribes-first.moai").read_text(encoding="utf-8")
    record = referee.loads(
        lines.replace("Odile: place c3 east", "Odiel: place c3 east", 1), name="final.moai"
    )
    paint = Paint(columns=80)
    verdict = referee.check(record)
    rows = "\n\n".join([*short(verdict, paint), verdict_line(verdict, paint)]).split("\n")
    assert len(rows) < 24
    assert all(width(row) <= 80 for row in rows)


@pytest.mark.parametrize("cut", [head, tail])
def test_of_a_very_long_text_little_is_measured(
    cut: Callable[[str, int], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long line with many faults is quoted once for each of them."""
    measured: list[str] = []
    columns = safe_text._columns

    def counted(char: str) -> int:
        measured.append(char)
        return columns(char)

    monkeypatch.setattr(safe_text, "_columns", counted)
    assert len(cut("é" * 10_000, 80)) == 80
    assert len(measured) < 200
