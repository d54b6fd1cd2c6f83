"""No input makes the referee fail: every finding has a place inside the text it is about."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.core.verdict import Verdict
from referee.export.findings import head_to_json, verdict_to_json
from referee.export.report import concise, full
from referee.export.terminal import PLAIN
from referee.export.verdict_line import verdict_line
from referee.text.locations import span_of
from tests.effort import tries
from tests.export.data import faults
from tests.support import records

TEXTS = [path.read_bytes() for path in records() if path.stat().st_size < 4_000]
HEADER = "game: easter-island\nedition: twilight-fr\nplayers: {}, Ben\n\n"
VOCABULARY = (
    "Ann Ben Cora place setup sun pivot move fire pass shift take has lost placed last begins turn result "
    'claim resign swap c3 d4 a1 f9 N-b W3 E-9 north N ne of as by to facing -> , ; : # " “ ” ( ) = stands '
    "EI-FIRE-5 EI-TURN-1 LOG-CLAIM-1 struck destroyed nothing ready spent 1 90 00 99999999999 statues hand "
    "wins draw unfinished one-left 2-1 and - – \t é 李 İ ß ﬁ ² ¨ \u0301 \u200b ruling game edition players "
    "date passing=exactly-two"
)
WORDS = VOCABULARY.split(" ")
LINES = st.lists(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join), max_size=12).map("\n".join)
NAMES = st.sampled_from(["Ann", "Ann Lee", "李明", "c3", "Zoé", "place", "O'Neil", "Ann (red)"])


def assert_sane(data: bytes | str) -> Verdict:
    """A verdict comes back, its spans lie inside the text, and every report can be written."""
    record = referee.loads(data)
    verdict = referee.check(record)
    assert isinstance(verdict, Verdict)
    for finding in verdict.findings:
        span = span_of(record, finding)
        assert 1 <= span.line <= max(1, len(record.lines))
        line = record.lines[span.line - 1] if record.lines else ""
        assert 1 <= span.column < span.end_column <= len(line) + 2
        assert finding.message
    assert faults("verdict", head_to_json() | {"logs": [verdict_to_json(verdict)]}) == []
    assert len(full(verdict, PLAIN)) == len(concise(verdict)) == len(verdict.findings)
    assert verdict_line(verdict, PLAIN)
    if not record.findings and record.game is not None:
        text = referee.format_log(record)
        assert referee.format_log(referee.loads(text)) == text
    return verdict


@settings(max_examples=tries(30, 300))
@given(st.binary(max_size=300))
def test_random_bytes(data: bytes) -> None:
    assert_sane(data)


@settings(max_examples=tries(20, 150))
@given(st.text(max_size=200))
def test_random_text_below_a_header(body: str) -> None:
    assert_sane(HEADER.format("Ann") + body)


@settings(max_examples=tries(40, 400))
@given(NAMES, LINES)
def test_random_words_of_the_notation(name: str, body: str) -> None:
    assert_sane(HEADER.format(name) + body)


@settings(max_examples=tries(20, 100))
@given(LINES)
def test_random_words_without_a_header(text: str) -> None:
    assert_sane(text)


@settings(max_examples=tries(30, 250))
@given(st.sampled_from(TEXTS), st.integers(0, 2**32), st.integers(1, 6))
def test_mutated_records(text: bytes, seed: int, times: int) -> None:
    dice = random.Random(seed)
    for _ in range(times):
        text = _mutated(text, dice)
    assert_sane(text)


def _mutated(text: bytes, dice: random.Random) -> bytes:
    """One slip: a byte changed, lost or doubled, a line moved, lost or repeated, a word replaced."""
    lines = text.split(b"\n")
    at, here = dice.randrange(len(lines)), dice.randrange(len(text) + 1)
    match dice.randrange(7):
        case 0:
            return text[:here] + bytes([dice.randrange(256)]) + text[here + 1 :]
        case 1:
            return text[:here] + text[here + 1 :]
        case 2:
            return text[:here] + text[here : here + 9] + text[here:]
        case 3:
            lines.insert(dice.randrange(len(lines)), lines.pop(at))
        case 4:
            del lines[at]
        case 5:
            lines.insert(at, lines[at])
        case _:
            words = lines[at].split(b" ")
            words[dice.randrange(len(words))] = dice.choice(WORDS).encode()
            lines[at] = b" ".join(words)
    return b"\n".join(lines)
