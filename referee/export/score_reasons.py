"""Where each point comes from, for a person and as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.analysis.account import Guess, Item, Part
from referee.analysis.history import Ledger, at_the_start, describe
from referee.core.record import Record
from referee.speech.punctuation import headed
from referee.speech.ranges import between, either
from referee.speech.say import tell

from .safe_text import visible
from .scores import label_beside, ranged

MOST_GUESSES = 3


def account_to_text(record: Record, seat: int, items: Sequence[Item]) -> list[str]:
    """A player's score sheet, with the units under each line and the lines of the log under each unit."""
    rows = ["", visible(record.players[seat])]
    for item in items:
        rows.append(
            f"  {ranged(item.line):>5}  {label_beside(record.known_game, item.line)} ({item.line.rule})"
        )
        differ = len({(part.share.points, part.share.most) for part in item.parts}) > 1
        for part in item.parts:
            rows += _part_rows(record, part, differ)
        if item.basis and item.line.basis_rule:
            rows += _basis_rows(record, item)
    return rows


def _basis_rows(record: Record, item: Item) -> list[str]:
    """The quantities that decide the value of a unit, and where they come from."""
    rows = [tell("why.basis", "         their value ({rule}) depends on", rule=item.line.basis_rule)]
    for which, ledger in item.basis:
        rows.append(f"         {either(ledger.now)} {record.known_game.called(which, ledger.now)}")
        rows += _ledger_rows(record, ledger) if ledger.touches or ledger.start != (0,) else []
    return rows


def _part_rows(record: Record, part: Part, differ: bool) -> list[str]:
    """How many of a thing there are, and what each is worth, unless all are worth 1."""
    share = part.share
    if part.ledger.now == (0,) and not part.ledger.touches:
        return []
    name = record.known_game.called(share.quantity, part.units)
    worth = str(share.points) if share.most is None else between(share.points, share.most)
    rate = ""
    if share.of > 1:
        rate = tell("why.for-every", ", {worth} for every {number}", worth=worth, number=share.of)
    elif worth != "1" or differ:
        rate = tell("why.each", ", {worth} each", worth=worth)
    return [f"         {either(part.units)} {name}{rate}", *_ledger_rows(record, part.ledger)]


def _ledger_rows(record: Record, ledger: Ledger) -> list[str]:
    rows = []
    if ledger.start != (0,) or not ledger.touches:
        given = ledger.given is not None
        rows.append(f"           {at_the_start(either(ledger.start), bool(ledger.touches), given)}")
    for touch in ledger.touches:
        note = visible(describe(touch, record))
        said = tell("note.line", "line {line}: {note}", line=touch.place.line, note=note)
        rows.append(f"           {said}")
    return rows


def history_to_text(record: Record, seat: int | None, which: int, ledger: Ledger) -> list[str]:
    """Where the number of a player comes from, or of the table if no seat is given."""
    name = record.known_game.called(which, ledger.now)
    whose = tell("why.table", "the table") if seat is None else visible(record.players[seat])
    return ["", headed(whose, f"{either(ledger.now)} {name}"), *_ledger_rows(record, ledger)]


def guesses_to_text(name: str, claimed: int, right: str, guesses: Sequence[Guess]) -> list[str]:
    head = tell(
        "why.claimed",
        "{player}: {claimed} claimed, {right} counted",
        player=visible(name),
        claimed=claimed,
        right=right,
    )
    rows = ["", head]
    rows += [f"  {guess.points:+d}  {visible(guess.says)}" for guess in guesses[:MOST_GUESSES]]
    if not guesses:
        rows.append(tell("why.no-slip", "  no single slip in counting would explain the difference"))
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
                "basis_rule": item.line.basis_rule or None,
                "basis": [ledger_to_json(record, which, ledger) for which, ledger in item.basis],
            }
            for item in items
        ],
    }


def _part_to_json(record: Record, part: Part) -> dict[str, Any]:
    history = ledger_to_json(record, part.share.quantity, part.ledger)
    return history | {"points": part.share.points, "most": part.share.most, "of": part.share.of}


def ledger_to_json(record: Record, which: int, ledger: Ledger) -> dict[str, Any]:
    return {
        "quantity": record.known_game.quantities.names[which],
        "start": list(ledger.start),
        "now": list(ledger.now),
        "changes": [
            {
                "line": touch.place.line,
                "action": touch.place.action,
                "player": record.players[touch.seat] if touch.seat >= 0 else None,
                "rule": touch.rule,
                "piece": touch.piece,
                "before": list(touch.before),
                "after": list(touch.after),
            }
            for touch in ledger.touches
        ],
    }
