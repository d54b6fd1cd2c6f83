"""Where every point comes from, for a person and as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.core.account import Guess, Item, Part
from referee.core.ledger import Ledger, Touch, describe
from referee.core.phrase import either
from referee.core.record import Record

from .scores import ranged
from .visible import visible

SCHEMA_VERSION = 1


def account_to_text(record: Record, seat: int, items: Sequence[Item]) -> list[str]:
    """A player's score sheet; under each line the units, under these the lines of the log."""
    rows = ["", visible(record.players[seat])]
    for item in items:
        rows.append(f"  {ranged(item.line):>5}  {item.line.label} ({item.line.rule})")
        for part in item.parts:
            rows += _part_rows(record, part)
    return rows


def _part_rows(record: Record, part: Part) -> list[str]:
    share = part.share
    if part.ledger.now == (0,) and not part.ledger.touches:
        return []
    name = record.game.quantities.names[share.quantity]
    worth = str(share.points) if share.most is None else f"{share.points} to {share.most}"
    rate = f"{worth} for every {share.of}" if share.of > 1 else f"{worth} each"
    return [f"         {either(part.units)} {name}, {rate}", *_ledger_rows(record, part.ledger)]


def _ledger_rows(record: Record, ledger: Ledger) -> list[str]:
    rows = []
    if ledger.start != (0,):
        rows.append(f"           {either(ledger.start)} at the start")
    for touch in ledger.touches:
        rows.append(f"           line {touch.place.line}: {visible(_who(record, touch))}")
    return rows


def _who(record: Record, touch: Touch) -> str:
    said = describe(touch, record)
    if touch.seat < 0:
        return said
    head, _, deed = said.partition(": ")
    return f"{head}: {record.players[touch.seat]}: {deed}"


def history_to_text(record: Record, seat: int, which: int, ledger: Ledger) -> list[str]:
    name = record.game.quantities.names[which]
    head = f"{visible(record.players[seat])}: {either(ledger.now)} {name}"
    return ["", head, *_ledger_rows(record, ledger)]


def guesses_to_text(name: str, claimed: int, right: str, guesses: Sequence[Guess]) -> list[str]:
    rows = ["", f"{visible(name)}: {claimed} claimed, {right} counted"]
    rows += [f"  {guess.points:+d}  {visible(guess.says)}" for guess in guesses]
    if not guesses:
        rows.append("  nothing in this log, alone or with one more thing, makes up the difference")
    return rows


def account_to_json(record: Record, seat: int, items: Sequence[Item]) -> dict[str, Any]:
    """Valid by schemas/why.schema.json."""
    return {
        "player": record.players[seat],
        "lines": [
            {
                "label": item.line.label,
                "rule": item.line.rule,
                "amount": item.line.amount,
                "most": item.line.amount if item.line.most is None else item.line.most,
                "is_sum": item.line.is_sum,
                "parts": [_part_to_json(record, part) for part in item.parts],
            }
            for item in items
        ],
    }


def _part_to_json(record: Record, part: Part) -> dict[str, Any]:
    history = ledger_to_json(record, part.share.quantity, part.ledger)
    return history | {"points": part.share.points, "most": part.share.most, "of": part.share.of}


def ledger_to_json(record: Record, which: int, ledger: Ledger) -> dict[str, Any]:
    return {
        "quantity": record.game.quantities.names[which],
        "start": list(ledger.start),
        "now": list(ledger.now),
        "changes": [
            {
                "line": touch.place.line,
                "action": touch.place.action,
                "player": record.players[touch.seat] if touch.seat >= 0 else None,
                "rule": touch.rule,
                "before": list(touch.before),
                "after": list(touch.after),
            }
            for touch in ledger.touches
        ],
    }
