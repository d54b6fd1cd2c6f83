"""Every question about a log is a target of its own, because some take a hundred times as long."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import referee
from referee.analysis.names import seat_named
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.export import comparisons, disputes, report, score_reasons, scores
from referee.export.findings import verdict_to_json
from referee.export.terminal import PLAIN, Paint
from referee.export.verdict_line import verdict_line
from referee.text.locations import span_of

from .fuzz_promises import promise, unsafe

Question = Callable[[Record, random.Random], None]
LIMIT = 5_000
"""Lines that a search for repairs may replay; the command allows as many as its user says."""


def hold_told(record: Record, verdict: Verdict, dice: random.Random) -> None:
    """Findings are inside the text and can be reported in every format."""
    for finding in verdict.findings:
        span = span_of(record, finding)
        promise(1 <= span.line <= max(1, len(record.lines)), "a finding lies outside of the log")
        line = record.lines[span.line - 1] if record.lines else ""
        promise(1 <= span.column < span.end_column <= len(line) + 2, "a finding lies outside of its line")
        promise(bool(finding.message), "a finding says nothing")
    said = [verdict_line(verdict, PLAIN)]
    match dice.randrange(4):
        case 0:
            said += report.full(verdict, PLAIN)
        case 1:
            said += report.concise(verdict)
        case 2:
            said += report.short(verdict, Paint(columns=80))
        case _:
            json.dumps(verdict_to_json(verdict))
    promise(not unsafe("\n".join(said)), "a report holds a control character")


def hold_judge(data: bytes, dice: random.Random) -> None:
    record = referee.loads(data)
    hold_told(record, referee.check(record, strict=dice.random() < 0.1), dice)


def asking(question: Question) -> Callable[[bytes, random.Random], None]:
    """A target that asks this question about a log, if that is possible."""

    def hold(data: bytes, dice: random.Random) -> None:
        record = referee.loads(data)
        try:
            question(record, dice)
        except ValueError as refusal:
            promise(bool(str(refusal)), "a refusal says nothing")

    return hold


def moment(record: Record, dice: random.Random) -> str | None:
    """A place in the log, usually one that exists."""
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
    sheets = referee.account(record, at=at)
    said = [
        row for seat, items in sheets.items() for row in score_reasons.account_to_text(record, seat, items)
    ]
    json.dumps([score_reasons.account_to_json(record, seat, items) for seat, items in sheets.items()])
    player, which = (
        dice.choice((*record.players, "nobody")),
        dice.randrange(len(record.known_game.quantities.names)),
    )
    ledger = referee.history(record, player, record.known_game.quantities.names[which], at=at)
    said += score_reasons.history_to_text(record, seat_named(record, player), which, ledger)
    json.dumps(score_reasons.ledger_to_json(record, which, ledger))
    promise(not unsafe("\n".join(said)), "an account holds a control character")


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
    if dice.random() < 0.3:
        promise(referee.compare(record, record).same, "a log is not the same as itself")
        return
    found = referee.compare(record, other)
    json.dumps(comparisons.between_to_json(record, other, found))


def ask_repair(record: Record, dice: random.Random) -> None:
    found = referee.repair(record, limit=LIMIT)
    for repair in found.repairs[:3]:
        referee.loads(referee.repaired(record, repair))


def ask_table(record: Record, dice: random.Random) -> None:
    dice.choice((ask_show, ask_legal))(record, dice)
