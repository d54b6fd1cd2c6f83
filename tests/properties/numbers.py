"""The score of a record: every point has a reason, every change a rule, every sheet valid data."""

from __future__ import annotations

import csv
import io
from functools import cache

import referee
from referee.analysis.history import ledgers
from referee.export.scores import sheet_to_csv, sheet_to_json
from tests.effort import in_sample
from tests.export.data import faults
from tests.support import Judged


def has_a_reason_for_every_point(log: Judged) -> None:
    if not log.record.can_be_judged:
        return
    for seat, items in referee.account(log.record).items():
        lines = [item.line for item in items]
        total = next((line for line in lines if line.is_sum), None)
        if total is not None:
            parts = [line for line in lines if not line.is_sum]
            assert all(item.parts for item in items if not item.line.is_sum)
            assert sum(line.amount for line in parts) == total.amount, seat
            assert sum(line.most or line.amount for line in parts) == (total.most or total.amount)
        for item in items:
            for part in item.parts:
                ledger = part.ledger
                steps = [ledger.start, *(touch.after for touch in ledger.touches)]
                assert [touch.before for touch in ledger.touches] == steps[:-1]
                assert steps[-1] == part.units
            if item.parts:
                least, most = (sum(part.points[end] for part in item.parts) for end in (0, 1))
                assert least <= item.line.amount <= (item.line.most or item.line.amount) <= most
                certain = all(len(part.units) == 1 and part.share.most is None for part in item.parts)
                assert least == most or not certain, item.line.label


def names_a_rule_for_every_change_of_every_number(log: Judged) -> None:
    """Including numbers that do not score. Each rule is a rule of the game, or the log gives the number."""
    if not log.record.can_be_judged or not in_sample(f"each change {log.record.name}", 2):
        return
    game = log.record.game
    every = [
        (seat, which)
        for seat in range(min(len(log.record.header.players), game.most_players))
        for which in range(len(game.quantities.names))
    ]
    for (_, which), ledger in ledgers(log.record, log.record.entries, every).items():
        assert all(touch.rule == "given" or touch.rule in game.book for touch in ledger.touches)
        refilled = [touch.place for touch in ledger.touches if touch.rule == "KO-FILL-2"]
        assert not refilled or game.quantities.names[which] == "pile", refilled
        assert all(touch.before != touch.after for touch in ledger.touches)


@cache
def _all_codes() -> frozenset[str]:
    return frozenset(rule.code for rule in referee.rules())


def has_a_sheet_that_is_valid_data_and_a_table_of_the_same_numbers(log: Judged) -> None:
    verdict = referee.replay(log.record)
    if not verdict.judged:
        return
    data = sheet_to_json(verdict, provisional=not verdict.legal)
    assert faults("scores", data) == []
    rows = list(csv.DictReader(io.StringIO(sheet_to_csv(verdict))))
    table = [(row["player"], row["rule"], row["label"], int(row["amount"])) for row in rows]
    assert table == [
        (line["player"], line["rule"], line["label"], line["amount"]) for line in data["lines"]
    ]
    assert {line["rule"] for line in data["lines"]} <= _all_codes()


def has_a_row_for_each_action(log: Judged) -> None:
    if not log.is_readable:
        return
    table = list(csv.DictReader(io.StringIO(referee.to_csv(log.record))))
    assert [(row["line"], row["number"]) for row in table] == [
        (str(entry.line), str(n)) for entry in log.record.entries for n in range(1, len(entry.plays) + 1)
    ]
