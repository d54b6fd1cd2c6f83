"""A score sheet adds up: lines to the total, shares to the line, changes to what a player has."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.analysis.account import guesses
from referee.core.game import Cause, shared_out
from tests.support import RECORDS, name_of, records

ISLAND = RECORDS / "rapa-nui-island" / "legal" / "games" / "first-game.moai"
POSITIONS = [
    RECORDS / game / "legal" / "rules" / name
    for game, name in (
        ("rapa-nui-cards", "KO-FILL-2-last.moai"),
        ("rapa-nui-island", "MA-EXCH-1-again.moai"),
    )
]
CARDS = RECORDS / "rapa-nui-cards" / "legal" / "games" / "3-players-nl.moai"


def test_what_makes_up_a_difference() -> None:
    record = referee.load(CARDS)
    items = referee.account(record, ["Marc"])[1]
    names = record.game.quantities.names
    said = [guess.says for guess in guesses(items, -4, names)]
    assert said == ["`moai` left out: moai +1 of line 47 (KO-PLAY-10)"]
    assert "the rest of the wood rounded up" in [guess.says for guess in guesses(items, 1, names)]
    assert all(guess.points == 5 for guess in guesses(items, 5, names))
    assert guesses(items, 10_000, names) == []


def test_history_up_to_a_line() -> None:
    record = referee.load(CARDS)
    whole = referee.history(record, "anne", "wood")
    early = referee.history(record, "Anne", "Wood", at="20")
    assert early.touches == whole.touches[: len(early.touches)]
    assert (whole.now, early.now) == ((2,), (4,))
    with pytest.raises(ValueError, match="no player is called Bob"):
        referee.history(record, "Bob", "wood")
    with pytest.raises(ValueError, match="there is no quantity"):
        referee.history(record, "Anne", "beer")


@pytest.mark.parametrize(
    ("path", "player", "quantity", "line", "parts"),
    [
        (CARDS, "Marc", "wood", 27, [("KO-WOOD-1", "+3"), ("KO-EVAL-4", "+1")]),
        (CARDS, "Marc", "grain", 23, [("KO-GATHER-1", "+1"), ("KO-GATHER-2", "+1")]),
        (CARDS, "Marc", "potato", 48, [("KO-GATHER-1", "+1")]),
        (CARDS, "Marc", "woodpoints", 34, [("KO-WOOD-1", "+1")]),
        (CARDS, "Marc", "total", 40, [("KO-BUY-2", "-1")]),
        (CARDS, "Herman", "total", 47, [("KO-VALUE-1", "+")] * 5),
        (CARDS, "Marc", "total", 49, [("KO-GATHER-1", "+1"), ("KO-GATHER-2", "+1")]),
        (ISLAND, "Ana", "egg", 138, [("MA-ERECT-8", "+3"), ("MA-OPUL-1", "+3")]),
        (ISLAND, "Ana", "reed", 67, [("MA-ERECT-8", "+1")]),
        (ISLAND, "Ana", "egg", 67, [("MA-SUPP-1", "+2")]),
        (ISLAND, "Ana", "resources", 138, [("MA-ERECT-8", "+3"), ("MA-OPUL-1", "+3")]),
        (ISLAND, "Ana", "reed", 102, [("MA-GAIN-1", "+1"), ("MA-GAIN-1", "+1")]),
        (ISLAND, "Ana", "total", 371, [("MA-EXCH-6", "+7"), *[("MA-EXCH-2", "-")] * 3]),
    ],
)
def test_each_part_of_a_change_has_its_own_rule(
    path: Path, player: str, quantity: str, line: int, parts: list[tuple[str, str]]
) -> None:
    touches = [
        touch
        for touch in referee.history(referee.load(path), player, quantity).touches
        if touch.place.line == line
    ]
    assert [touch.rule for touch in touches] == [rule for rule, _ in parts]
    assert all(touch.change.startswith(change) for touch, (_, change) in zip(touches, parts, strict=True))


def test_causes_share_a_change_out() -> None:
    causes = [Cause("A"), Cause("B", "bonus", 1), Cause("C", "", 2)]
    assert [(each.rule, each.amount) for each in shared_out(causes, 6)] == [("A", 3), ("B", 1), ("C", 2)]
    assert [each.rule for each in shared_out(causes, 3)] == ["B", "C"]


@pytest.mark.parametrize(
    ("path", "player", "difference", "said"),
    [
        (CARDS, "Marc", -1, "left out: grain +1 of line 23 (KO-GATHER-2, bonus)"),
        (CARDS, "Marc", -1, "left out: grain +1 of line 40 (KO-GATHER-2, bonus)"),
        (CARDS, "Marc", -1, "left out: grain +1 of line 49 (KO-GATHER-2, bonus)"),
        (
            CARDS,
            "Marc",
            -6,
            "left out: potato +2 of line 37 (KO-GATHER-1, 2 potato cards and KO-GATHER-2, bonus)",
        ),
        (ISLAND, "Ana", -3, "left out: egg +3 of line 138 (MA-OPUL-1, opulence)"),
    ],
)
def test_a_forgotten_bonus_is_offered(path: Path, player: str, difference: int, said: str) -> None:
    found = _guessed(path, player, difference)
    assert said in found
    basic = [place for place, each in enumerate(found) if "(KO-GATHER-1" in each or "(MA-ERECT-8" in each]
    assert "bonus" not in said or found.index(said) <= basic[0]


@pytest.mark.parametrize(
    ("path", "player", "difference", "never"),
    [
        (CARDS, "Marc", -6, "`moai` left out"),  # they make four points, not six
        (CARDS, "Marc", -1, "wood +1 of line 14"),  # the wood was needed to pay for line 17
        (ISLAND, "Ana", -3, "tablet"),  # a game without tablets
        (ISLAND, "Ana", -3, "line 107"),  # nobody pays pearls twice that are not there
        (ISLAND, "Ana", -3, "line 104"),  # and these paid for line 107
    ],
)
def test_what_cannot_have_been_is_not_offered(path: Path, player: str, difference: int, never: str) -> None:
    found = _guessed(path, player, difference)
    assert found and not any(never in said for said in found)


def test_a_guess_is_one_slip_and_none_is_about_a_given_line() -> None:
    """Two slips together would explain nearly everything, and nobody forgets a line of the position."""
    told = 0
    for path in (CARDS, ISLAND, *POSITIONS):
        record = referee.load(path)
        names = record.game.quantities.names
        for items in referee.account(record).values():
            for difference in range(-12, 13):
                for guess in guesses(items, difference, names) if difference else ():
                    told += 1
                    assert ", and " not in guess.says and "(given" not in guess.says
                    assert guess.points == difference
    assert told > 50


def _guessed(path: Path, player: str, difference: int) -> list[str]:
    record = referee.load(path)
    (items,) = referee.account(record, [player]).values()
    return [guess.says for guess in guesses(items, difference, record.game.quantities.names)]


def test_the_worth_of_a_card_is_traced_to_the_stone() -> None:
    record = referee.load(CARDS)
    items = referee.account(record, ["Marc"])[1]
    offerings = next(item for item in items if item.line.label == "offerings")
    stone = {record.game.quantities.names[which]: ledger for which, ledger in offerings.basis}
    assert offerings.line.basis_rule == "KO-VALUE-1"
    assert [(t.place.line, t.rule) for t in stone["potato-stone"].touches] == [(47, "KO-OFFER-3")]
    assert {name: ledger.now for name, ledger in stone.items()} == {
        "fish-stone": (1,),
        "berry-stone": (1,),
        "potato-stone": (2,),
        "grain-stone": (0,),
    }


@pytest.mark.parametrize("path", records("rapa-nui-cards", "legal", "games"), ids=name_of)
def test_cards_pay_as_many_as_are_shown_and_the_bonus_is_one_more(path: Path) -> None:
    record = referee.load(path)
    bonuses = 0
    for player in record.players:
        for quantity in ("wood", "glory", "fish", "berry", "potato", "grain"):
            for touch in referee.history(record, player, quantity).touches:
                if touch.rule in ("KO-WOOD-1", "KO-PRIEST-1", "KO-STATUE-1"):
                    assert touch.change == f"+{touch.piece.split()[0]}", touch
                elif touch.rule in ("KO-GATHER-1", "KO-GATHER-2", "KO-EVAL-4"):
                    assert touch.change == "+1", touch
                    bonuses += touch.piece == "bonus"
    assert bonuses
