"""What the table saw: a wrong word in it is put right, and what can be read is not thrown away for it."""

from __future__ import annotations

import pytest

import referee

LOG = """\
game: rapa-nui-island
edition: matagot-fr
players: Ana, Bea, Cid, Dan

position: round 3, phase 3, Bea
order: Bea, Cid, Ana, Dan
tiles: E3.1 rest
erected: A2 medium, D1 small capped
offerings Ana: hen 9
placed Ana: villager D3
placed Bea: villager B2, villager E3
placed Cid: villager A2
placed Dan: villager D4, villager D4 tired
resources Cid: egg 4
carved Bea: medium

Bea: moai medium via D4 D3 to E3.1 -> Ana reed 1 egg 1, Bea egg 3, Dan reed 1, tile rest, tires villager
Cid: pukao via B2 to A2 -> Bea reed 1; exchange egg 4 for hen -> worth 8
"""

SLIPS = {
    "a number of a rival's gain": ("Dan reed 1", "Dan reed 2"),
    "a number of the player's own gain": ("Bea egg 3", "Bea egg 2"),
    "a kind": ("Ana reed 1 egg 1", "Ana reed 1 wood 1"),
    "a player": ("Dan reed 1", "Cid reed 1"),
    "the only gain": ("Bea reed 1", "Bea reed 3"),
    "a tile": ("tile rest", "tile barter"),
    "a value": ("worth 8", "worth 9"),
    "what was paid, before a value": ("exchange egg 4", "exchange egg 3"),
}


@pytest.mark.parametrize("what", SLIPS)
def test_a_wrong_word_is_put_right_and_nothing_that_was_seen_is_lost(what: str) -> None:
    right, wrong = SLIPS[what]
    record = referee.loads(LOG.replace(right, wrong))
    first, *others = referee.repair(record).repairs
    assert referee.repaired(record, first) == LOG
    descriptions = [[(edit.line, edit.says) for edit in each.edits] for each in (first, *others)]
    assert all(descriptions.count(each) == 1 for each in descriptions)


def test_of_a_gain_that_no_word_puts_right_only_that_gain_is_left_out() -> None:
    record = referee.loads(LOG.replace("Dan reed 1", "Cid wood 5"))
    first = referee.repair(record).repairs[0]
    assert referee.repaired(record, first) == LOG.replace(", Dan reed 1", "")


def test_a_suggestion_keeps_what_was_seen() -> None:
    verdict = referee.check(referee.loads(LOG.replace("exchange egg 4", "exchange egg 3")))
    assert [finding.suggestion for finding in verdict.findings] == ["exchange egg 4 for hen -> worth 8"]


def test_two_repairs_that_would_be_told_alike_quote_the_whole_action() -> None:
    """Of five resources one is too many: both repairs are `1 for 2`."""
    text = LOG.replace("resources Cid: egg 4", "resources Cid: egg 2 wood 2 pearl 1")
    paid = "exchange egg 2 wood 2 pearl 1 for hen"
    record = referee.loads(text.replace("exchange egg 4 for hen -> worth 8", paid))
    says = [edit.says for each in referee.repair(record).repairs for edit in each.edits]
    assert f"exchange egg 1 wood 2 pearl 1 for hen for {paid}" in says
    assert f"exchange egg 2 wood 1 pearl 1 for hen for {paid}" in says
    assert "1 for 2" not in says
