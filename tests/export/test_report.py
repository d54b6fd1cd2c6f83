"""Findings for a person: the caret stands under the words, and no log can steer the terminal."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

import referee
from referee.core.verdict import Verdict
from referee.export.report import concise, full, short
from referee.export.safe_text import visible, width
from referee.export.terminal import PLAIN, Paint
from referee.export.verdict_line import summary, verdict_line
from referee.speech.values import Ordinal
from tests.properties.verdicts import everything
from tests.support import RECORDS, log

SHOWN = [
    "easter-island/illegal/rules/EI-FIRE-4-fresh-token",
    "easter-island/illegal/rules/EI-FIRE-5-struck-second",
    "easter-island/illegal/rules/EI-GRID-1-off-the-grid",
    "easter-island/illegal/rules/EI-PLAYERS-1-stranger",
    "easter-island/illegal/rules/EI-RESULT-5-count",
    "easter-island/illegal/rules/EI-TURN-1-out-of-turn",
    "log/illegal/rules/LOG-CLAIM-1-wrong-number",
    "log/illegal/rules/LOG-WAIVE-2-another-rule",
    "log/illegal/rules/SYN-HEAD-2-unknown-game",
]


def checked(path: Path) -> Verdict:
    record = referee.load(path)
    record.name = path.name
    return referee.check(record)


@pytest.mark.parametrize("name", SHOWN)
def test_report_in_short(name: str, snapshot: SnapshotAssertion) -> None:
    verdict = checked(RECORDS / f"{name}.moai")
    assert "\n\n".join([*short(verdict, PLAIN), verdict_line(verdict, PLAIN)]) == snapshot


def test_report_concise(snapshot: SnapshotAssertion) -> None:
    verdicts = [checked(RECORDS / f"{name}.moai") for name in SHOWN]
    assert "\n".join(row for verdict in verdicts for row in concise(verdict)) == snapshot


def test_report_of_a_violation_its_consequences_and_a_waiver(snapshot: SnapshotAssertion) -> None:
    path = RECORDS / "log/illegal/rules/LOG-MANY-1-plays-on.moai"
    lines = path.read_text(encoding="utf-8").split("\n")[:12]
    lines[10] = lines[10].partition("#")[0].rstrip() + ' stands EI-PIVOT-1 "they did not mind"'
    record = referee.loads("\n".join(lines) + "\n", name="table.moai")
    assert everything(referee.check(record)) == snapshot


# The caret


def caret_and_words(verdict: Verdict) -> tuple[str, str]:
    """What stands above the caret, measured in columns of a terminal, and the words meant."""
    _, _, quoted, below, *_ = full(verdict, PLAIN)[0].split("\n")
    begin = below.index("^")
    end = begin + len(below[begin:]) - len(below[begin:].lstrip("^"))
    above, column = "", 0
    for char in quoted:
        if begin <= column < end:
            above += char
        column += columns(char)
    data = verdict.findings[0]
    return above, str(data.facts.get("word", ""))


def columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoé",
        "李明",
        "ｆｕｌｌ",
        "김철수",
        "Ａnn 李",
        "E\u0323\u0301va",
        "Ωmega",
        "🗿",
        "ไทย",
        "नीता",
    ],
)
def test_the_caret_stands_under_the_words_behind_any_letters(name: str) -> None:
    verdict = referee.check(log(f"{name}: plaec c3 north", players=f"{name}, Ben"))
    assert caret_and_words(verdict) == ("plaec", "plaec")


def test_the_caret_is_as_wide_as_wide_words() -> None:
    verdict = referee.check(log("Ann: 置く c3 north"))
    assert caret_and_words(verdict) == ("置く", "置く")


def test_tabs_do_not_move_the_caret() -> None:
    verdict = referee.check(log("\tAnn:\t\tplaec c3 north"))
    assert caret_and_words(verdict) == ("plaec", "plaec")


@pytest.mark.parametrize("at", ["begin", "middle", "end"])
def test_long_lines_are_cut_around_the_fault(at: str) -> None:
    filler = "; ".join(["place a1 north"] * 60)
    body = {"begin": f"plaec; {filler}", "middle": f"{filler}; plaec; {filler}", "end": f"{filler}; plaec"}[
        at
    ]
    record = log(f"Ann: {body}")
    findings = [finding for finding in referee.check(record).findings if finding.code == "SYN-VERB-1"]
    verdict = Verdict(record, findings=findings)
    quoted = full(verdict, PLAIN)[0].split("\n")[2]
    assert len(quoted) < 200
    words = quoted.partition(" │ ")[2]
    assert words.startswith("...") == (at != "begin")
    assert words.endswith("...") == (at != "end")
    assert caret_and_words(verdict) == ("plaec", "plaec")


def test_a_long_word_is_cut_everywhere() -> None:
    verdict = referee.check(log("Ann: " + "x" * 5_000))
    assert max(map(len, everything(verdict).split("\n"))) < 400


# Nothing in a log reaches the terminal raw

ESCAPES = {
    "ESC": "\x1b[2J",
    "C1 CSI": "\x9b2J",
    "BEL": "\x07",
    "BS": "\x08",
    "RTL": "\u202e",
    "ZW": "\u200b",
    "NUL": "\x00",
}
HIDING = {
    "name": "{}Ann: place c3 north",
    "stranger": "Co{}ra: place c3 north",
    "comment": "Ann: plaec c3 north # {}",
    "bad word": "Ann: place c3 {}",
    "bad verb": "Ann: pl{}ace c3 north",
    "unknown name": "claim An{}n hand 3",
    "quoted name": 'claim "An{}n" hand 3',
    "reason": 'Ann: place f9 north stands EI-GRID-1 "x{}"',
    "deed": "Ann: swap {}",
}


@pytest.mark.parametrize("escape", ESCAPES.values(), ids=ESCAPES)
@pytest.mark.parametrize("line", HIDING.values(), ids=HIDING)
def test_control_characters_are_written_out(line: str, escape: str) -> None:
    verdict = referee.check(log(line.format(escape), "zzz", players="Ann, Ben"))
    assert escape[0] not in everything(verdict)


@pytest.mark.parametrize("escape", ESCAPES.values(), ids=ESCAPES)
@pytest.mark.parametrize(
    "where", ["players: A{}nn, Ben", "game: easter{}", "ruling: pas{}=x", "edition: {}"]
)
def test_control_characters_in_the_header_are_written_out(where: str, escape: str) -> None:
    name = f"log{escape}.moai"
    text = f"game: easter-island\n{where.format(escape)}\nplayers: Ann, Ben\n\nA{escape}nn: sun N-b\n"
    record = referee.loads(text if not where.startswith("game") else text.partition("\n")[2], name=name)
    assert escape[0] not in everything(referee.check(record))


def test_plain_characters_where_the_terminal_has_no_others() -> None:
    verdict = referee.check(log("Ann: place c3 north", "Ben: plaec", "Ann: sun N-b", "we had a beer"))
    text = "\n".join([*full(verdict, Paint(unicode=False)), verdict_line(verdict, Paint(unicode=False))])
    assert text.isascii()
    assert "\n5 | " not in text
    assert "6 | Ben: plaec" in text


def test_colour_changes_no_word() -> None:
    verdict = referee.check(log("Ann: sun N-b", "Ben: plaec"))
    coloured = "\n".join([*full(verdict, Paint(colour=True)), verdict_line(verdict, Paint(colour=True))])
    plain = "\n".join([*full(verdict, PLAIN), verdict_line(verdict, PLAIN)])
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\tb", "a b"),
        ("\x1b[0m", "\\u001b[0m"),
        ("\udce9", "\\xe9"),
        ("é李", "é李"),
        ("\u202e", "\\u202e"),
        ("\U000e0041", "\\U000e0041"),
    ],
)
def test_visible(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize(("text", "columns"), [("", 0), ("abc", 3), ("李", 2), ("e\u0301", 1), ("ｆ", 2)])
def test_width(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("number", "word"), [(1, "first"), (6, "sixth"), (7, "7th"), (21, "21st"), (22, "22nd")]
)
def test_ordinal(number: int, word: str) -> None:
    assert str(Ordinal(number)) == word


def test_summary_counts_in_words() -> None:
    assert summary(1, 0, 1) == "1 log, 1 action: all legal"
    assert summary(2, 0, 9, undecided=1) == "2 logs, 9 actions: none illegal, 1 undecided"
    assert summary(2, 1, 1_000) == "2 logs, 1,000 actions: 1 with findings"
