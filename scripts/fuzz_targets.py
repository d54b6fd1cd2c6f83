"""The targets of the fuzzer: every input gets an answer in words, and the answers agree."""

from __future__ import annotations

import json
import random
import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import referee
from referee import shelf
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.golden.content import checked_golden, golden_of
from referee.golden.differences import differences
from referee.text.boards import read_board

from . import fuzz_questions as questions
from .fuzz_archives import hold_archive, make_archive
from .fuzz_commands import hold_cli
from .fuzz_configs import hold_config, make_config
from .fuzz_inputs import NAMES, Bender, as_bytes
from .fuzz_languages import hold_language, hold_speech, make_foreign_log, make_language
from .fuzz_pages import hold_page, make_page
from .fuzz_promises import Broken, promise
from .fuzz_recorder import hold_recorder
from .fuzz_words import hold_format, make_format


class Target(NamedTuple):
    """How to make inputs, what to check with them, the ending of their files, and how often to run the
    target in a round: faster ones more often."""

    make: Callable[[Bender], bytes]
    hold: Callable[[bytes, random.Random], None]
    suffix: str
    share: int


# --- read: any bytes, read and not judged ---


def hold_read(data: bytes, dice: random.Random) -> None:
    """Findings of the reader are inside the text and can be reported; entries belong to existing lines."""
    record = referee.loads(data)
    questions.hold_told(record, Verdict(record, findings=[*record.findings, *record.notices]), dice)
    lines = [entry.line for entry in record.entries]
    promise(lines == sorted(set(lines)), "a line is read twice, or out of order")
    promise(all(1 <= line <= len(record.lines) for line in lines), "a line is read that is not there")


def hold_written(record: Record, judged: bool) -> None:
    text = referee.format_log(record)
    again = referee.loads(text)
    promise(referee.format_log(again) == text, "format is not idempotent")
    if judged:
        same = codes(referee.check(again)) == codes(referee.check(record))
        promise(same, "the canonical form is judged otherwise")
    data = json.loads(json.dumps(referee.to_json(record)))
    promise(referee.format_log(referee.from_json(data)) == text, "text to JSON to text is not the identity")
    referee.to_csv(record)


def codes(verdict: Verdict) -> list[str]:
    return [finding.code for finding in verdict.findings if finding.counts]


# --- looks: a change of layout alone does not change the verdict ---


def hold_looks(data: bytes, dice: random.Random) -> None:
    text = data.decode("utf-8", "surrogateescape")
    record = referee.loads(text)
    if record.findings:
        return
    verdict = codes(referee.check(record))
    other = dressed(text, dice)
    promise(
        codes(referee.check(referee.loads(as_bytes(other)))) == verdict,
        "a change of looks alters the verdict",
    )


def dressed(text: str, dice: random.Random) -> str:
    """The same log with another layout: line ends, blank lines, comments, spaces, decomposed accents."""
    match dice.randrange(6):
        case 0:
            return text.replace("\n", "\r\n")
        case 1:
            return "\ufeff" + text.removeprefix("\ufeff").replace("\n", "\r")
        case 2:
            return "\n".join(f"{line}\n\n" if dice.random() < 0.3 else line for line in text.split("\n"))
        case 3:
            return "\n".join(line if "#" in line else f"  {line}  # why not" for line in text.split("\n"))
        case 4:
            return text.replace("; ", "  ;\t")
        case _:
            return unicodedata.normalize("NFD", text)


# --- golden: a stored verdict that is compared with a later one ---


def hold_golden(data: bytes, dice: random.Random) -> None:
    """A golden agrees with its own log; a damaged one is refused in words, or differs in words."""
    verdict = referee.check(referee.loads(data))
    now = golden_of(verdict)
    text = json.dumps(now, ensure_ascii=False)
    same = differences(checked_golden(json.loads(text)), now)
    promise(not same, "a golden differs from its own log")
    bent = Bender(dice).replaced(text, list(_json_spots(text)), _JSON_PARTS)
    try:
        told = differences(checked_golden(json.loads(as_bytes(bent))), now)
    except (ValueError, RecursionError) as refusal:
        promise(bool(str(refusal)), "a refusal says nothing")
        return
    promise(all(difference.text for difference in told), "a difference says nothing")


# --- board: any board file ---


def hold_board(data: bytes, dice: random.Random) -> None:
    for boards in shelf.board_rooms().values():
        reading = read_board(data, boards)
        for flaw in reading.flaws:
            promise(1 <= flaw.span.line <= max(1, len(reading.lines)), "a flaw lies outside of the file")
        if reading.board is None:
            promise(bool(reading.errors), "a board is refused without a reason")
            continue
        promise(bool(boards.draw(reading.board)), "a board is not drawn")
        well_formed(boards.svg(reading.board))


def well_formed(markup: str) -> None:
    from xml.etree import ElementTree

    try:
        ElementTree.fromstring(markup)
    except ElementTree.ParseError as error:
        raise Broken(f"a drawing is no SVG: {error}") from None


# --- json: any record as data ---


def make_json(bender: Bender) -> bytes:
    dice = bender.dice
    record = referee.loads(bender.piece())
    if record.findings:
        return b"{}"
    text = json.dumps(referee.to_json(record), ensure_ascii=False)
    match dice.randrange(3):
        case 0:
            return as_bytes(bender.word_changed(text, lambda: text))
        case 1:
            return as_bytes(bender.replaced(text, list(_json_spots(text)), _JSON_PARTS))
        case _:
            return as_bytes(bender.bent(text, lambda: text))


def _json_spots(text: str) -> Iterator[Any]:
    return re.finditer(r'"(?:[^"\\]|\\.)*"|\d+|true|null|\[[^\[\]{}]*\]', text)


_JSON_PARTS = (
    "NaN", "Infinity", "-0", "1e400", "9" * 5_000, "3.0", "1.5", "null", "true", "[]", "{}", '""',
    '"\\u0000"', '"\\ud800"', '"\\n"', '"a\\nb: c"', '"#"', '"\\u202e"', "[" * 2_000 + "]" * 2_000,
    '{"do": "pass", "do": 1}',
    *(json.dumps(name) for name in NAMES),
)  # fmt: skip


def hold_json(data: bytes, dice: random.Random) -> None:
    try:
        parsed = json.loads(data)
    except (ValueError, RecursionError):
        return
    try:
        record = referee.from_json(parsed)
    except ValueError as refusal:
        promise(bool(str(refusal)), "a refusal says nothing")
        return
    except RecursionError:
        return  # the command says so in words
    hold_written(record, dice.random() < 0.1)


def make_log(bender: Bender) -> bytes:
    return as_bytes(bender.log())


def make_record(bender: Bender) -> bytes:
    return as_bytes(bender.record())


TARGETS = {
    "read": Target(Bender.noise, hold_read, ".moai", 420),
    "format": Target(make_format, hold_format, ".moai", 314),
    "json": Target(make_json, hold_json, ".json", 80),
    "board": Target(lambda bender: as_bytes(bender.board()), hold_board, ".yaml", 4),
    "looks": Target(make_record, hold_looks, ".moai", 36),
    "recorder": Target(make_log, hold_recorder, ".moai", 4),
    "score": Target(make_log, questions.asking(questions.ask_score), ".moai", 4),
    "table": Target(make_log, questions.asking(questions.ask_table), ".moai", 4),
    "why": Target(make_log, questions.asking(questions.ask_why), ".moai", 3),
    "language": Target(make_language, hold_language, ".moai", 60),
    "archive": Target(make_archive, hold_archive, ".archive", 40),
    "config": Target(make_config, hold_config, ".toml", 10),
    "judge": Target(make_log, questions.hold_judge, ".moai", 10),
    "speech": Target(make_foreign_log, hold_speech, ".moai", 4),
    "page": Target(make_page, hold_page, ".moai", 2),
    "between": Target(make_log, questions.asking(questions.ask_between), ".moai", 1),
    "golden": Target(make_log, hold_golden, ".moai", 1),
    "cli": Target(make_log, hold_cli, ".moai", 1),
    "dispute": Target(make_log, questions.asking(questions.ask_dispute), ".moai", 1),
    "repair": Target(make_log, questions.asking(questions.ask_repair), ".moai", 1),
}
ROUND = sum(target.share for target in TARGETS.values())
