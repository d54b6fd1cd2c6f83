"""The short report as a person reads it, from verdicts made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import referee
from referee.core.finding import Finding, Place, Related
from referee.core.rule import NOTICE, UNDECIDED, WAIVED
from referee.export.report import full, short
from referee.export.terminal import PLAIN, Paint
from referee.export.verdict_line import verdict_line
from tests.export.made import finding, verdict
from tests.support import log


def shown(*findings: Finding) -> str:
    return "\n\n".join(short(verdict(*findings), PLAIN))


ONE_PLACE = """\
error[TT-MADE-1]: Ann did not win
error[TT-MADE-2]: Ann has 3, not 4
error[TT-MADE-2]: Ben has 5, not 6
   ┌─ made.moai:30:1
30 │ Ann: pass; sun N-30
   │ ^^^^^^^^^^^^^^^^^^^
   = rule    TT-MADE-1: Law 1
   = rule    TT-MADE-2: Law 2
   = table   turn 9, Ann's turn; the end
   = help    referee explain TT-MADE-1
   = help    referee explain TT-MADE-2"""


def test_several_findings_at_one_place_share_the_quoted_line() -> None:
    end: dict[str, Any] = {"turn": 9, "seat": 0, "situation": ("the end",)}
    told = shown(
        finding("30", "Ann did not win", **end),
        finding("30", "Ann has 3, not 4", rule=2, **end),
        finding("30", "Ben has 5, not 6", rule=2, **end),
    )
    assert told == ONE_PLACE


REPEATED = """\
error[TT-MADE-1]: this
  ┌─ made.moai:5:1
5 │ Ann: pass; sun N-5
  │ ^^^^^^^^^^^^^^^^^^
  = rule    Law 1
  = help    referee explain TT-MADE-1

error[TT-MADE-1]: that
  ┌─ made.moai:9:12
9 │ Ann: pass; sun N-9
  │            ^^^^^^^
  = note    this is after a violation; the replay followed what was played

error[TT-MADE-1]: and that
   ┌─ made.moai:11:12
11 │ Ann: pass; sun N-11
   │            ^^^^^^^^"""


def test_what_was_told_above_is_not_told_again() -> None:
    after: dict[str, Any] = {"after_violation": True}
    assert shown(
        finding("5", "this"), finding("9.2", "that", **after), finding("11.2", "and that", **after)
    ) == (REPEATED)


def test_a_long_list_in_a_message_is_told_once() -> None:
    words = "actions begin with: " + ", ".join(f"word{number}" for number in range(9))
    found = verdict(*(finding(str(line), f"`x{line}` is not an action; {words}") for line in (5, 9)))
    first, second = (paragraph.split("\n")[0] for paragraph in short(found, PLAIN))
    assert first == f"error[TT-MADE-1]: `x5` is not an action; {words}"
    assert second == "error[TT-MADE-1]: `x9` is not an action"
    assert all(words in paragraph for paragraph in full(found, PLAIN))


def test_all_in_full_tells_it_again() -> None:
    found = verdict(finding("5"), finding("9", follows="5"), finding("11"))
    told = full(found, PLAIN)
    assert [each.count("= rule    Law 1") for each in told] == [1, 1, 1]
    assert [each.count("= help") for each in told] == [1, 1, 1]
    assert "consequence[TT-MADE-1]: wrong" in told[1]
    assert "= follows from line 5; if that is fixed, this is legal" in told[1]


FOLDED: list[tuple[list[Finding], str]] = [
    (
        [finding("5"), finding("9", follows="5")],
        "after   1 later finding follows from this (line 9); --all lists it",
    ),
    (
        [finding("5"), *(finding(str(line), follows="5") for line in range(6, 44))],
        "after   38 later findings follow from this (lines 6 to 43); --all lists them",
    ),
    (
        [finding("4", follows="5"), finding("5"), finding("9", follows="5")],
        "after   2 more findings follow from this (lines 4 and 9); --all lists them",
    ),
    (
        [
            finding("5"),
            finding("9", severity=NOTICE, follows="5"),
            finding("9", severity=UNDECIDED, follows="5"),
        ],
        "after   2 later findings follow from this (line 9); --all lists them",
    ),
    (
        [finding(str(line), severity=NOTICE) for line in (10, 20, 30, 40)],
        "also    3 more like this on lines 20, 30 and 40; --all lists them",
    ),
    (
        [finding("10", rule=2), *(finding(str(line), severity=NOTICE) for line in range(10, 30))],
        "also    19 more like this (TT-MADE-1) on lines 11 to 29; --all lists them",
    ),
    ([finding("9", suggestion="place c3 north; sun N-b")], "fix     did you mean: place c3 north; sun N-b"),
    ([finding("9", severity=WAIVED, reason="we agreed")], "waived  we agreed"),
    ([finding("9", severity=WAIVED)], "waived  no reason given"),
    ([finding("9", related=(Related(Place(4), "hidden here"),))], "see     line 4: hidden here"),
    (
        [finding("9.2", legal=("a", "b", "c"), legal_total=40)],
        "legal   a, b, c and 37 other actions (referee legal made.moai --at 9.2)",
    ),
    ([finding("9", legal=("a", "b"), legal_total=2)], "legal   a, b (referee legal made.moai --at 9)"),
    ([finding("9", legal=("a",), legal_total=2, legal_for=1)], "legal   Ben: a and 1 other action (refer"),
]


@pytest.mark.parametrize(("findings", "note"), FOLDED)
def test_notes(findings: Sequence[Finding], note: str) -> None:
    assert f"   = {note}" in shown(*findings).replace("\n  = ", "\n   = ")


def test_a_repair_of_another_line_is_shown_beside_what_was_meant() -> None:
    class Mended(Finding):
        fix = "line 4: `place c3 north` for `place c4 north`"

    plain = finding("9", suggestion="sun N-b")
    told = shown(Mended(plain.rule, plain.facts, plain.place, plain.severity, suggestion="sun N-b"))
    assert (
        "  = fix     did you mean: sun N-b\n  = fix     line 4: `place c3 north` for `place c4 north`\n"
        in told
    )


def test_consequences_of_a_line_that_is_not_told_have_a_paragraph() -> None:
    told = shown(finding("9", follows="7"), finding("11", follows="7"))
    assert told == "consequence: 2 findings on lines 9 and 11 follow from line 7; --all lists them"
    assert shown(finding("9", follows="7")).startswith(
        "consequence: 1 finding on line 9 follows from line 7;"
    )


@pytest.mark.parametrize(
    ("findings", "words"),
    [
        ([finding("5")], "1 finding"),
        ([finding("5"), finding("6")], "2 findings"),
        ([finding("5"), finding("6", follows="5")], "1 finding, 1 more that follows"),
        (
            [finding("5"), finding("6", follows="5"), finding("7", severity=NOTICE, follows="6")],
            "1 finding, 2 more that follow",
        ),
        ([finding("5"), finding("6", severity=NOTICE)], "1 finding"),
    ],
)
def test_the_last_line_counts_what_counts(findings: Sequence[Finding], words: str) -> None:
    assert verdict_line(verdict(*findings), PLAIN) == f"made.moai: not judged ({words})"


def test_what_is_undecided_only_because_of_an_error_is_not_counted_twice() -> None:
    judged = referee.check(log("Ann: place f9 north"))
    judged.findings += [finding("5", severity=UNDECIDED), finding("5", severity=UNDECIDED, follows="5")]
    assert ": 1 finding, 1 more that follows, 1 undecided; " in verdict_line(judged, PLAIN)


def test_names_can_be_copied_to_a_shell() -> None:
    found = verdict(finding("9", legal=("a",), legal_total=2))
    found.record.name = "table 4.moai"
    assert "(referee legal 'table 4.moai' --at 9)" in short(found, PLAIN)[0]


def test_a_command_names_a_number_in_the_language_of_the_log() -> None:
    head = "spel: rapa-nui-cards\ntaal: nl\neditie: kosmos-nl\nspelers: Ann, Ben\n\n"
    found = verdict(finding("30", related=tuple(Related(Place(line), "+1") for line in range(4, 20))))
    found.record = referee.loads(head, "made.moai")
    found.findings[0].facts = {"what": "wrong", "player": "Ann", "quantity": "total"}
    assert "--why 'Ann totaal'" in short(found, PLAIN)[0]


def test_more_about_a_number_is_a_command() -> None:
    related = tuple(Related(Place(line), "+1") for line in range(4, 20))
    found = verdict(finding("30", related=related))
    found.findings[0].facts = {"what": "wrong", "player": "Ann", "quantity": "statues"}
    assert (
        "= see     and 11 more lines (referee score made.moai --why 'Ann statues')"
        in short(found, PLAIN)[0]
    )
    assert "referee score" not in short(found, PLAIN, standing=False)[0]
    found.record.name = "-"
    assert "= see     and 11 more lines\n" in short(found, PLAIN)[0]


def test_colour_changes_no_word_of_a_short_report() -> None:
    found = verdict(finding("5"), finding("5", rule=2), finding("9", severity=NOTICE, rule=3))
    coloured = "\n".join(short(found, Paint(colour=True)))
    for code in ("\x1b[1;31m", "\x1b[1;33m", "\x1b[31m", "\x1b[33m", "\x1b[34m", "\x1b[0m"):
        assert code in coloured
        coloured = coloured.replace(code, "")
    assert coloured == "\n".join(short(found, PLAIN))
