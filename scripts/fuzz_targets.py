"""What the fuzzer holds of any input: an answer in words comes back, and the answers agree."""

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
from referee.export import comparisons, disputes, report, scores
from referee.export.findings import verdict_to_json
from referee.export.paint import PLAIN, Paint
from referee.text.boards import read_board
from referee.text.locate import span_of

from .fuzz_commands import hold_cli
from .fuzz_inputs import NAMES, Bender
from .fuzz_promises import Broken, promise, unsafe


class Target(NamedTuple):
    """How inputs are made, what is held of them, and what a file of them is called."""

    make: Callable[[Bender], bytes]
    hold: Callable[[bytes, random.Random], None]
    suffix: str


def _bytes(text: str) -> bytes:
    """As a file would have it: what came from a broken byte is that byte, half a character is three."""
    return (
        b"".join(
            bytes([ord(char) - 0xDC00])
            if "\udc80" <= char <= "\udcff"
            else char.encode("utf-8", "surrogatepass")
            for char in text
        )
        if not text.isascii()
        else text.encode()
    )


# --- read: any bytes ---


def hold_read(data: bytes, dice: random.Random) -> None:
    """Findings lie inside the text and can be told; what is whole is written and read again."""
    record = referee.loads(data)
    verdict = referee.check(record)
    hold_told(record, verdict)
    if not record.findings:
        hold_written(record, verdict)


def hold_told(record: Record, verdict: Verdict) -> None:
    for finding in verdict.findings:
        span = span_of(record, finding)
        promise(1 <= span.line <= max(1, len(record.lines)), "a finding lies outside of the log")
        line = record.lines[span.line - 1] if record.lines else ""
        promise(1 <= span.column < span.end_column <= len(line) + 2, "a finding lies outside of its line")
        promise(bool(finding.message), "a finding says nothing")
    said = [*report.full(verdict, PLAIN), *report.concise(verdict), report.verdict_line(verdict, PLAIN)]
    said += report.short(verdict, Paint(columns=80))
    promise(not unsafe("\n".join(said)), "a report holds a control character")
    json.dumps(verdict_to_json(verdict))


def hold_written(record: Record, verdict: Verdict) -> None:
    text = referee.format_log(record)
    again = referee.loads(text)
    promise(referee.format_log(again) == text, "format is not idempotent")
    promise(codes(referee.check(again)) == codes(verdict), "the canonical form is judged otherwise")
    data = json.loads(json.dumps(referee.to_json(record)))
    promise(referee.format_log(referee.from_json(data)) == text, "text to JSON to text is not the identity")
    referee.to_csv(record)


def codes(verdict: Verdict) -> list[str]:
    return [finding.code for finding in verdict.findings if finding.counts]


# --- judge: a log of a game, and every question that can be put to it ---


def hold_judge(data: bytes, dice: random.Random) -> None:
    record = referee.loads(data)
    verdict = referee.check(record)
    hold_told(record, verdict)
    if record.game is None or record.terms is None or not record.header.players:
        return
    question = dice.choice(_QUESTIONS)
    try:
        question(record, dice)
    except ValueError as refusal:
        promise(bool(str(refusal)), "a refusal says nothing")


def moment(record: Record, dice: random.Random) -> str | None:
    """A place in the log, most often one that there is."""
    if dice.random() < 0.15:
        return dice.choice(
            ("0", "-1", "1.0", "99999999", "9" * 40, "1.99", "", ".", "1.2.3", "²", "a", "1\x1b")
        )
    entry = dice.choice(record.entries) if record.entries else None
    if entry is None or dice.random() < 0.2:
        return None
    return (
        f"{entry.line}.{dice.randint(1, max(1, len(entry.plays)))}"
        if dice.random() < 0.5
        else str(entry.line)
    )


def ask_score(record: Record, dice: random.Random) -> None:
    at = moment(record, dice)
    referee.score(record, at=at)
    verdict = referee.replay(record, at=at)
    promise(not unsafe(scores.sheet_to_text(verdict, False)), "a score sheet holds a control character")
    json.dumps(scores.sheet_to_json(verdict, False))
    scores.sheet_to_csv(verdict)


def ask_why(record: Record, dice: random.Random) -> None:
    at = moment(record, dice)
    referee.account(record, at=at)
    player = dice.choice((*record.players, "nobody"))
    referee.history(record, player, dice.choice(record.game.quantities.names), at=at)


def ask_show(record: Record, dice: random.Random) -> None:
    promise(bool(referee.show(record, at=moment(record, dice))), "the table is not drawn")


def ask_legal(record: Record, dice: random.Random) -> None:
    for player, action in referee.legal(record, at=moment(record, dice)):
        promise(bool(player and action), "something legal cannot be written")


def ask_dispute(record: Record, dice: random.Random) -> None:
    found = referee.dispute(record)
    promise(not unsafe(disputes.dispute_to_text(record, found)), "a dispute holds a control character")
    disputes.dispute_to_markdown(record, found)
    json.dumps(disputes.dispute_to_json(record, found))


def ask_between(record: Record, dice: random.Random) -> None:
    lines = list(record.lines)
    if lines:
        lines.insert(dice.randrange(len(lines)), dice.choice(lines))
    other = referee.loads("\n".join(lines))
    found = referee.compare(record, other)
    promise(referee.compare(record, record).same, "a log is not the same as itself")
    json.dumps(comparisons.between_to_json(record, other, found))


def ask_repair(record: Record, dice: random.Random) -> None:
    found = referee.repair(record, limit=5_000)
    for repair in found.repairs[:3]:
        referee.loads(referee.repaired(record, repair))


def ask_format(record: Record, dice: random.Random) -> None:
    if not record.findings:
        hold_written(record, referee.check(record))


_QUESTIONS = (
    ask_score,
    ask_why,
    ask_show,
    ask_legal,
    ask_between,
    ask_repair,
    ask_format,
    ask_format,
    ask_dispute,
)


# --- golden: what only changes the look of a record changes nothing in its verdict ---


def hold_golden(data: bytes, dice: random.Random) -> None:
    text = data.decode("utf-8", "surrogateescape")
    record = referee.loads(text)
    if record.findings:
        return
    verdict = codes(referee.check(record))
    other = dressed(text, dice)
    promise(
        codes(referee.check(referee.loads(_bytes(other)))) == verdict,
        "a change of looks alters the verdict",
    )


def dressed(text: str, dice: random.Random) -> str:
    """The same log in other clothes: line ends, blank lines, remarks, spaces, accents taken apart."""
    match dice.randrange(6):
        case 0:
            return text.replace("\n", "\r\n")
        case 1:
            return "\ufeff" + text.replace("\n", "\r")
        case 2:
            return "\n".join(f"{line}\n\n" if dice.random() < 0.3 else line for line in text.split("\n"))
        case 3:
            return "\n".join(line if "#" in line else f"  {line}  # why not" for line in text.split("\n"))
        case 4:
            return text.replace("; ", "  ;\t")
        case _:
            return unicodedata.normalize("NFD", text)


# --- board: a stranger's board file ---


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


# --- json: a stranger's record as data ---


def make_json(bender: Bender) -> bytes:
    dice = bender.dice
    record = referee.loads(bender.record())
    if record.findings:
        return b"{}"
    text = json.dumps(referee.to_json(record), ensure_ascii=False)
    match dice.randrange(3):
        case 0:
            return _bytes(bender.word_changed(text, lambda: text))
        case 1:
            return _bytes(bender.replaced(text, list(_json_spots(text)), _JSON_PARTS))
        case _:
            return _bytes(bender.bent(text, lambda: text))


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
    hold_written(record, referee.check(record))


TARGETS = {
    "read": Target(Bender.noise, hold_read, ".moai"),
    "judge": Target(lambda bender: _bytes(bender.log()), hold_judge, ".moai"),
    "golden": Target(lambda bender: _bytes(bender.record()), hold_golden, ".moai"),
    "board": Target(lambda bender: _bytes(bender.board()), hold_board, ".yaml"),
    "json": Target(make_json, hold_json, ".json"),
    "cli": Target(lambda bender: _bytes(bender.log()), hold_cli, ".moai"),
}
