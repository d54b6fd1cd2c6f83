"""A report is short: which findings are only counted, below which one, and that none is lost."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.analysis.history import Changed
from referee.core.finding import Finding, Place, Related, Span
from referee.core.rule import ERROR, NOTICE, UNDECIDED, WAIVED
from referee.export.findings import finding_to_json
from referee.export.report import full, short
from referee.export.shown_findings import MOST_SEEN, digest, on_lines, telling
from referee.export.terminal import PLAIN
from tests.effort import tries
from tests.export.made import finding, verdict
from tests.properties.verdicts import assert_held_once
from tests.support import RECORDS


def places(*findings: Finding) -> list[tuple[str, str, str]]:
    """Of everything that is shown: the lines of the findings, of what follows and of what is alike."""
    told = digest(verdict(*findings))
    return [tuple(_lines(each) for each in (one.findings, one.after, one.alike)) for one in told]  # type: ignore[misc]


def _lines(findings: list[Finding]) -> str:
    return " ".join(str(each.place.line) for each in findings)


NOTICES = [finding(str(line), severity=NOTICE) for line in (10, 20, 30, 40)]
SHOWN = {
    "nothing": ([], []),
    "one by one": ([finding("5"), finding("9.2")], [("5", "", ""), ("9", "", "")]),
    "a consequence": ([finding("5"), finding("9", follows="5")], [("5", "9", "")]),
    "of an action": (
        [finding("5.1"), finding("5.2"), finding("9", follows="5.2")],
        [("5", "", ""), ("5", "9", "")],
    ),
    "of a line, by one of its actions": ([finding("5.2"), finding("9", follows="5")], [("5", "9", "")]),
    "of a consequence": (
        [finding("5"), finding("6", follows="5"), finding("7", follows="6"), finding("8", follows="7")],
        [("5", "6 7 8", "")],
    ),
    "before its cause": ([finding("4", follows="5"), finding("5")], [("5", "4", "")]),
    "of nothing that is told": (
        [finding("5"), finding("9", follows="7"), finding("11", follows="7")],
        [("5", "", ""), ("", "9 11", "")],
    ),
    "of itself": ([finding("9", follows="9")], [("", "9", "")]),
    "of a line in a ring": (
        [finding("7", follows="8"), finding("8", follows="9"), finding("9", follows="8")],
        [("", "7 9", ""), ("", "8", "")],
    ),
    "in a ring": ([finding("8", follows="9"), finding("9", follows="8")], [("", "8", ""), ("", "9", "")]),
    "of the error and not of the notice beside it": (
        [finding("5", severity=NOTICE), finding("5.1", rule=2), finding("9", follows="5.2")],
        [("5", "", ""), ("5", "9", "")],
    ),
    "of its own rule, where two are broken at a place": (
        [
            finding("5.1", span=Span(5, 1, 3)),
            finding("5.1", rule=2, span=Span(5, 1, 9)),
            finding("9", rule=2, follows="5.1"),
        ],
        [("5", "", ""), ("5", "9", "")],
    ),
    "of its own rule in the line": (
        [finding("5.1"), finding("5", rule=2), finding("9", rule=2, follows="5.1")],
        [("5", "", ""), ("5", "9", "")],
    ),
    "a notice that follows": (
        [finding("5"), finding("9", severity=NOTICE, follows="5"), finding("10", severity=UNDECIDED)],
        [("5", "9", ""), ("10", "", "")],
    ),
    "three notices": (NOTICES[:3], [("10", "", ""), ("20", "", ""), ("30", "", "")]),
    "four notices": (NOTICES, [("10", "", "20 30 40")]),
    "notices of two rules": (
        [*NOTICES[:3], finding("50", rule=2, severity=NOTICE)],
        [("10", "", ""), ("20", "", ""), ("30", "", ""), ("50", "", "")],
    ),
    "many errors stay": (
        [finding(str(n), f"fault {n}") for n in range(5, 10)],
        [(str(n), "", "") for n in range(5, 10)],
    ),
    "many errors that say the same": ([finding(str(n)) for n in range(5, 10)], [("5", "", "6 7 8 9")]),
    "a log wrong in every line": (
        [finding(str(n), f"fault {n}") for n in range(5, 30)],
        [*((str(n), "", "") for n in range(5, 24)), ("24", "", "25 26 27 28 29")],
    ),
    "many waivers stay": (
        [finding(str(n), severity=WAIVED) for n in range(5, 10)],
        [(str(n), "", "") for n in range(5, 10)],
    ),
    "of one of many notices": ([*NOTICES, finding("50", follows="40")], [("10", "50", "20 30 40")]),
    "several at one place": (
        [finding("5", "this"), finding("5", "that", rule=2), finding("6")],
        [("5 5", "", ""), ("6", "", "")],
    ),
}


@pytest.mark.parametrize(("findings", "expected"), SHOWN.values(), ids=SHOWN)
def test_what_folds(findings: list[Finding], expected: list[tuple[str, str, str]]) -> None:
    assert places(*findings) == expected


# Nothing gets lost

WHERE = st.builds(
    lambda line, action: f"{line}{action}", st.integers(4, 12), st.sampled_from(["", ".1", ".2"])
)
FOUND = st.builds(
    finding,
    WHERE,
    rule=st.integers(1, 3),
    severity=st.sampled_from([ERROR, NOTICE, WAIVED, UNDECIDED]),
    follows=st.one_of(st.just(""), WHERE),
)


@settings(max_examples=tries(50, 150), deadline=None)
@given(st.lists(FOUND, max_size=14))
def test_every_finding_is_shown_or_counted_once(findings: list[Finding]) -> None:
    findings.sort(key=lambda each: each.place.order)
    assert_held_once(verdict(*findings))


WHOLE = [
    "rapa-nui-cards/legal/games/3-players-nl",
    "rapa-nui-island/legal/games/first-game",
    "disputes/easter-island/two-scribes-first",
]


@pytest.mark.parametrize("name", WHOLE)
@pytest.mark.parametrize("line", [6, 11, 15])
def test_every_finding_of_a_game_with_a_wrong_name_is_shown_or_counted_once(name: str, line: int) -> None:
    lines = (RECORDS / f"{name}.moai").read_text(encoding="utf-8").splitlines()
    lines[line] = re.sub(r"^\w+:", "Nobody:", lines[line])
    judged = referee.check(referee.loads("\n".join(lines) + "\n"))
    assert_held_once(judged)


# The lines that a finding points at


def changed(line: int, weight: int) -> Related:
    made = Changed(Place(line), f"by {weight}")
    made.weight = weight
    return made


START = Related(Place(1), "at the start")
SEEN = {
    "none": ([], []),
    "a few": ([changed(line, 1) for line in range(4, 9)], [4, 5, 6, 7, 8]),
    "one more is no line saved": ([START, *(changed(line, 1) for line in range(4, 9))], [1, 4, 5, 6, 7, 8]),
    "the last of equals": ([changed(line, 1) for line in range(4, 20)], [15, 16, 17, 18, 19]),
    "where it began": ([START, *(changed(line, 1) for line in range(4, 20))], [1, 16, 17, 18, 19]),
    "what changed most": (
        [START, *(changed(line, 9 if line in (7, 9) else 1) for line in range(4, 20))],
        [1, 7, 9, 18, 19],
    ),
    "without any weight": ([Related(Place(line), "") for line in range(4, 20)], [4, 5, 17, 18, 19]),
    "several changes of a line": (
        [changed(4, 1), *[changed(9, 1)] * 5, changed(10, 7), *[changed(10, 1)] * 5],
        [9, 10, 10, 10, 10],
    ),
}


@pytest.mark.parametrize(("related", "lines"), SEEN.values(), ids=SEEN)
def test_the_most_telling_lines(related: list[Related], lines: list[int]) -> None:
    one = finding("30", related=tuple(related))
    assert [each.place.line for each in telling(one)] == lines
    [paragraph] = short(verdict(one), PLAIN)
    more = len(related) - len(lines)
    assert paragraph.count("= see") == len(lines) + bool(more)
    assert (f"= see     and {more} more line" in paragraph) == bool(more)
    assert len(lines) <= MOST_SEEN + 1
    assert len(finding_to_json(one, verdict(one))["related"]) == len(related)
    [whole] = full(verdict(one), PLAIN, every=True)
    assert whole.count("= see") == len(related)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([8], "line 8"),
        ([8, 8, 9], "lines 8 and 9"),
        ([20, 8, 16], "lines 8, 16 and 20"),
        (range(4, 12), "lines 4, 5, 6, 7, 8, 9, 10 and 11"),
        (range(4, 13), "lines 4 to 12"),
    ],
)
def test_lines_in_words(lines: list[int], words: str) -> None:
    assert on_lines([finding(str(line)) for line in lines]) == words
