"""A score sheet adds up: lines to the total, shares to the line, changes to what a player has."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.core.account import guesses
from referee.core.ledger import ledgers
from tests.support import RECORDS, name_of, records

CARDS = RECORDS / "rapa-nui-cards" / "legal" / "games" / "3-players-nl.moai"


@pytest.mark.parametrize("path", records(), ids=name_of)
def test_every_point_of_every_record_has_a_reason(path: Path) -> None:
    record = referee.load(path)
    if record.game is None or record.terms is None or not record.header.players:
        return
    for seat, items in referee.account(record).items():
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


@pytest.mark.parametrize("path", records(), ids=name_of)
def test_every_change_of_every_number_names_a_rule(path: Path) -> None:
    """Also of numbers that do not count at the end; each rule is one of the game, or the log gave it."""
    record = referee.load(path)
    if record.game is None or record.terms is None or not record.header.players:
        return
    game = record.game
    every = [
        (seat, which)
        for seat in range(min(len(record.header.players), game.most_players))
        for which, name in enumerate(game.quantities.names)
        if name not in ("total", "offerings", "woodpoints")
    ]
    for ledger in ledgers(record, record.entries, every).values():
        assert all(touch.rule == "given" or touch.rule in game.book for touch in ledger.touches)


def test_what_makes_up_a_difference() -> None:
    record = referee.load(CARDS)
    items = referee.account(record, ["Marc"])[1]
    names = record.game.quantities.names
    said = [guess.says for guess in guesses(items, -4, names)]
    assert "`moai` left out" in said
    assert "the rest of the wood rounded up" in [guess.says for guess in guesses(items, 1, names)]
    assert all(guess.points == 5 for guess in guesses(items, 5, names))
    assert guesses(items, 10_000, names) == []


def test_history_up_to_a_line() -> None:
    record = referee.load(CARDS)
    whole = referee.history(record, "anne", "wood")
    early = referee.history(record, "Anne", "Wood", at="20")
    assert early.touches == whole.touches[: len(early.touches)]
    assert (whole.now, early.now) == ((2,), (4,))
    with pytest.raises(ValueError, match="nobody called Bob plays here"):
        referee.history(record, "Bob", "wood")
    with pytest.raises(ValueError, match="nothing that can be counted"):
        referee.history(record, "Anne", "beer")
