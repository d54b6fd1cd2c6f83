"""A board in a golden is what the file says, not how the game keeps it."""

from __future__ import annotations

from referee.core.value import value
from referee.golden.content import _board


@value
class Kept:
    DERIVED = ("by_name",)

    name: str
    spaces: tuple[str, ...]
    by_name: dict[str, int]


def test_what_follows_from_the_rest_is_in_no_golden() -> None:
    one, two = Kept("ours", ("a", "b"), {"a": 0, "b": 1}), Kept("ours", ("a", "b"), {})
    assert _board(one) == _board(two)


def test_everything_else_is() -> None:
    one, two = Kept("ours", ("a", "b"), {}), Kept("ours", ("a", "c"), {})
    assert _board(one)["sha256"] != _board(two)["sha256"]
