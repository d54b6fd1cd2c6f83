"""The dice give the same numbers everywhere, because every method uses `random()`."""

from __future__ import annotations

from random import Random

import pytest

from referee.playing.dice import Dice


def test_answers_are_pinned() -> None:
    """The numbers of another machine and another Python; a change here changes every simulated log."""
    dice = Dice("rapa nui 7")
    assert [dice.below(100) for _ in range(8)] == [55, 45, 82, 8, 98, 33, 59, 5]
    assert dice.sample("abcdefgh", 5) == list("gfbeh")
    assert [dice.randrange(2, 5) for _ in range(8)] == [3, 3, 2, 4, 2, 4, 4, 2]
    assert [dice.weighted([0, 1, 3]) for _ in range(8)] == [2, 1, 2, 2, 2, 2, 2, 2]


def test_nothing_but_random_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """`getrandbits` and what is made of it may change between versions of Python."""

    def fails(*arguments: object) -> int:
        raise AssertionError("not promised to stay the same")

    monkeypatch.setattr(Dice, "getrandbits", fails)
    monkeypatch.setattr(Dice, "_randbelow", fails, raising=False)
    dice = Dice("seed")
    cards = list(range(9))
    dice.shuffle(cards)
    assert sorted(cards) == list(range(9))
    assert dice.choice("ab") in "ab"
    assert set(dice.sample(range(5), 5)) == set(range(5))
    assert dice.randrange(3) in range(3)


def test_random_is_that_of_python() -> None:
    assert Dice("x").random() == Random("x").random()


def test_every_choice_is_as_likely() -> None:
    dice = Dice("even")
    counts = [0] * 4
    orders = set()
    for _ in range(4000):
        counts[dice.below(4)] += 1
        cards = [1, 2, 3]
        dice.shuffle(cards)
        orders.add(tuple(cards))
    assert all(900 < count < 1100 for count in counts)
    assert len(orders) == 6


@pytest.mark.parametrize(("weights", "drawn"), [([0.0, 0.0], {0, 1}), ([0, 2, 0], {1}), ([1, 1], {0, 1})])
def test_weights_rule_out_and_let_in(weights: list[float], drawn: set[int]) -> None:
    dice = Dice("weights")
    assert {dice.weighted(weights) for _ in range(200)} == drawn


def test_a_draw_from_counts_takes_no_more_of_each_than_there_are() -> None:
    drawn = Dice("counts").sample("ab", 5, counts=[2, 3])
    assert sorted(drawn) == list("aabbb")
