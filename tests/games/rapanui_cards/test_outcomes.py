"""The end with and without unknown cards: ranges, winners and tie-breaks, and counts that cannot be."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.games.rapanui_cards.cards import MOAI
from referee.games.rapanui_cards.offerings import (
    BERRY,
    FISH,
    GRAIN,
    KINDS,
    NONE,
    NUMBERS,
    POTATO,
    Four,
    plus,
)
from referee.games.rapanui_cards.scoring import scoring
from referee.games.rapanui_cards.scoring.possibilities import CountFault as Fault
from referee.games.rapanui_cards.scoring.possibilities import Range as Span
from referee.games.rapanui_cards.scoring.possibilities import (
    Reason,
    Side,
    Status,
    assignments,
    consistent,
    hidden_kinds,
    outcome,
    stone_reason,
    victory,
)
from referee.games.rapanui_cards.scoring.possibilities import ResultOptions as Terms
from referee.games.rapanui_cards.scoring.stone_values import values, worth
from referee.games.rapanui_cards.state.holdings import Purse

from . import games

DUTCH = Terms()
FRENCH = Terms(wood_breaks_ties=False)
REMAINDER = Terms(wood_remainder_breaks_ties=True)
A, B, C = range(3)


def purse(owned: Four, unknown: int = 0) -> Purse:
    made = Purse(owned)
    assert all(made.hide(turn) for turn in range(unknown))
    return made


def side(owned: Four, unknown: int = 0, points: int = 0, moai: int = 0, wood: int = 0) -> Side:
    return Side(purse(owned, unknown), points, moai, wood)


# name, totals, moai, wood, then winners and rule: Dutch, French, Dutch with what wood is left over
TIES = [
    ("T19 three tied", (40, 40, 40), (3, 3, 2), (4, 9, 30), ("B", 3), ("AB", 4), ("AB", 4)),
    ("T19 all the wood or the rest", (40, 40), (3, 3), (10, 9), ("A", 3), ("AB", 4), ("B", 3)),
    ("T19 equal in all", (40, 40), (3, 3), (9, 9), ("AB", 4), ("AB", 4), ("AB", 4)),
    ("KO-WIN-1", (39, 40), (5, 0), (30, 0), ("B", 1), ("B", 1), ("B", 1)),
    ("KO-WIN-2", (40, 40), (2, 3), (30, 0), ("B", 2), ("B", 2), ("B", 2)),
    ("wood of the beaten", (40, 40, 12), (3, 3, 9), (1, 2, 99), ("B", 3), ("AB", 4), ("B", 3)),
    ("two of three share", (40, 40, 40), (1, 1, 1), (3, 9, 9), ("BC", 4), ("ABC", 4), ("BC", 4)),
    ("all share nothing", (0, 0, 0), (0, 0, 0), (0, 0, 0), ("ABC", 4), ("ABC", 4), ("ABC", 4)),
]


@pytest.mark.parametrize("case", TIES, ids=[case[0] for case in TIES])
def test_T19_tie_breaks(case: tuple[object, ...]) -> None:
    _, totals, moai, wood, *expected = case
    for terms, (names, rule) in zip((DUTCH, FRENCH, REMAINDER), expected, strict=True):  # type: ignore[misc]
        won = victory(totals, moai, wood, terms)  # type: ignore[arg-type]
        assert won.winners == {"ABC".index(name) for name in names}, terms
        assert won.decided_by == f"KO-WIN-{rule}", terms


def fixed_points(glory: int, moai: int, wood: int) -> int:
    """What the game itself gives a player for these, offerings apart."""
    options = games.terms().options
    state = games.GAME.start(options, 2)
    state.glory[0], state.wood[0], state.display[0][MOAI] = glory, wood, moai
    state.hand[0][MOAI], state.boxed = 2, 1  # neither in hand nor boxed do they count
    return scoring.fixed_points(state, 0, options)


def test_T20_moai_that_do_not_score() -> None:
    """A has two moai displayed, and three more in hand and box; B has three displayed."""
    assert fixed_points(glory=0, moai=2, wood=4) == 8
    points = fixed_points(4, 2, 4), fixed_points(0, 3, 4)
    sides = [side(NONE, points=points[A], moai=2), side(NONE, points=points[B], moai=3)]
    result = outcome(sides, NONE, None, DUTCH).exact
    assert result is not None
    assert result.totals == (12, 12)
    assert (result.winners, result.decided_by) == ({B}, "KO-WIN-2")


@pytest.mark.parametrize(
    ("glory", "moai", "wood", "points"), [(0, 0, 4, 0), (3, 0, 5, 4), (3, 2, 14, 13), (3, 2, 15, 14)]
)
def test_KO_FINAL_2_full_fives_of_wood(glory: int, moai: int, wood: int, points: int) -> None:
    assert fixed_points(glory, moai, wood) == points


def test_T22_stone_counts_that_do_not_settle_it() -> None:
    known, told = (3, 4, 1, 2), (4, 4, 1, 3)
    sides = [side((2, 1, 0, 2), 1), side((1, 0, 3, 1), 1)]
    result = outcome(sides, known, told, DUTCH)
    assert result.status is Status.VALUES_KNOWN
    assert result.values == ((3, 3), (3, 3), (1, 1), (2, 2))
    assert result.stone == told
    assert result.totals == result.offerings == (Span(10, 11), Span(5, 6))
    assert result.exact is None
    assert result.certain == result.possible == {A}
    purses = [each.purse for each in sides]
    joint = [
        tuple(worth(kept, (3, 3, 1, 2)) for kept in each.holdings)
        for each in assignments(purses, known, told)
    ]
    assert sorted(joint) == [(10, 6), (11, 5)]
    assert hidden_kinds(purses, known, told) == ({0: {FISH, GRAIN}}, {0: {FISH, GRAIN}})
    assert stone_reason(purses, known, told) is None
    assert stone_reason(purses, known, (4, 4, 1, 4)) == Reason("KO-HIDE-5", Fault.TOTAL, None, 13, 12)


def test_T22_ranges_are_not_compared() -> None:
    """With five points more B reaches 10 or 11: the ranges meet, and yet the two tie never."""
    sides = [side((2, 1, 0, 2), 1), side((1, 0, 3, 1), 1, points=5)]
    result = outcome(sides, (3, 4, 1, 2), (4, 4, 1, 3), DUTCH)
    assert result.totals == (Span(10, 11), Span(10, 11))
    assert (result.certain, result.possible) == (frozenset(), {A, B})
    shifted = outcome([sides[A], sides[B]._replace(points=4)], (3, 4, 1, 2), (4, 4, 1, 3), FRENCH)
    assert shifted.totals == (Span(10, 11), Span(9, 10))
    assert (shifted.certain, shifted.possible) == ({A}, {A, B})  # a shared victory if A laid the fish


def test_T23_no_stone_counts() -> None:
    known = (3, 3, 1, 0)
    sides = [side((1, 1, 1, 1), 1), side((2, 2, 0, 1))]
    rows = {
        each.stone: (values(each.stone, False), each.holdings)
        for each in assignments([one.purse for one in sides], known)
    }
    assert {
        stone: (valued, holdings[A], worth(holdings[A], valued), worth(holdings[B], valued))
        for stone, (valued, holdings) in rows.items()
    } == {
        (4, 3, 1, 0): ((3, 2, 1, 0), (0, 1, 1, 1), 3, 10),
        (3, 4, 1, 0): ((2, 3, 1, 0), (1, 0, 1, 1), 3, 10),
        (3, 3, 2, 0): ((3, 3, 2, 1), (1, 1, 0, 1), 7, 13),
        (3, 3, 1, 1): ((3, 3, 2, 2), (1, 1, 1, 0), 8, 14),
    }
    result = outcome(sides, known, None, DUTCH)
    assert result.status is Status.OPEN
    assert result.totals == (Span(3, 8), Span(10, 14))
    assert result.values == ((2, 3), (2, 3), (1, 2), (0, 2))
    assert (result.stone, result.exact) == (None, None)
    assert result.certain == {B}


@pytest.mark.parametrize("kind", NUMBERS, ids=KINDS)
def test_T23_with_stone_counts(kind: int) -> None:
    """One player has all unknown cards, so the stone settles them."""
    told = [(4, 3, 1, 0), (3, 4, 1, 0), (3, 3, 2, 0), (3, 3, 1, 1)][kind]
    sides = [side((1, 1, 1, 1), 1), side((2, 2, 0, 1))]
    result = outcome(sides, (3, 3, 1, 0), told, DUTCH)
    assert result.status is Status.RESOLVED
    assert result.exact is not None
    assert result.exact.totals == ((3, 10), (3, 10), (7, 13), (8, 14))[kind]
    assert hidden_kinds([one.purse for one in sides], (3, 3, 1, 0), told) == ({0: {kind}}, {})


def test_T24_complete_breakdown() -> None:
    parts = [(11, 2, 13), (14, 1, 9), (20, 0, 5)]
    holdings: list[Four] = [(2, 0, 3, 1), (3, 2, 1, 0), (0, 3, 1, 0)]
    sides = [
        Side(Purse(owned), fixed_points(glory, moai, wood), moai, wood)
        for owned, (glory, moai, wood) in zip(holdings, parts, strict=True)
    ]
    result = outcome(sides, (2, 5, 5, 0), None, DUTCH)
    assert result.status is Status.RESOLVED
    assert result.exact is not None
    assert result.exact.values == (2, 3, 3, 1)
    assert result.exact.offerings == (14, 15, 12)
    assert result.exact.totals == (35, 34, 33)
    assert (result.exact.winners, result.exact.decided_by) == ({A}, "KO-WIN-1")
    assert result.certain == result.possible == {A}
    assert result.stone == result.exact.stone == (2, 5, 5, 0)


def test_T3_nobody_built() -> None:
    result = outcome([side((6, 6, 6, 6)), side(NONE, points=1)], NONE, None, DUTCH).exact
    assert result is not None
    assert result.totals == (0, 1)


def test_values_may_be_known_without_stone_counts() -> None:
    result = outcome([side((1, 1, 0, 0), 1), side(NONE)], (9, 6, 3, 0), None, DUTCH)
    assert result.status is Status.VALUES_KNOWN
    assert result.stone is None
    assert result.offerings == (Span(2, 3), Span(0, 0))


@pytest.mark.parametrize("told", [(0, 1, 0, 0), (0, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 1)])
def test_contradiction_leaves_nothing(told: Four) -> None:
    sides = [side((1, 0, 0, 0), 1), side(NONE)]
    assert not consistent([one.purse for one in sides], NONE, told)
    result = outcome(sides, NONE, told, DUTCH)
    assert result.status is Status.CONTRADICTORY
    assert not any(result[1:])


# known stone 10 cards and one unknown card of A, who owned a fish and a berry
@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ((4, 4, 1, 2), None),
        ((3, 5, 1, 2), None),
        ((4, 5, 1, 2), Reason("KO-HIDE-5", Fault.TOTAL, None, 12, 11)),
        ((3, 4, 1, 2), Reason("KO-HIDE-5", Fault.TOTAL, None, 10, 11)),
        ((4, 5, 0, 2), Reason("KO-HIDE-5", Fault.KNOWN, POTATO, 0, 1)),
        ((3, 4, 2, 2), Reason("KO-HIDE-5", Fault.SPLIT)),
    ],
)
def test_KO_HIDE_5_stone_counts(told: Four, reason: Reason | None) -> None:
    assert stone_reason([purse((1, 1, 0, 0), 1), purse((0, 0, 1, 1))], (3, 4, 1, 2), told) == reason


def test_KO_HIDE_5_needs_a_joint_assignment() -> None:
    """Each of the two may have laid the one or the other, but never both a fish."""
    purses = [purse((1, 1, 0, 0), 1), purse((0, 1, 1, 0), 1)]
    assert stone_reason(purses, NONE, (1, 1, 0, 0)) is None
    assert stone_reason(purses, NONE, (2, 0, 0, 0)) == Reason("KO-HIDE-5", Fault.SPLIT)


def test_KO_HIDE_6_holdings_against_the_stone() -> None:
    one = purse((1, 1, 0, 0), 1)
    assert one.settle((1, 0, 0, 0))
    assert stone_reason([one], NONE, (0, 1, 0, 0)) is None
    assert stone_reason([one], NONE, (1, 0, 0, 0)) == Reason("KO-HIDE-6", Fault.SPLIT)
    assert stone_reason([one], NONE, (0, 0, 1, 0)) == Reason("KO-HIDE-5", Fault.SPLIT)


# --- what always holds ---

SMALL = st.tuples(*[st.integers(0, 2)] * 4)
STONE = st.tuples(*[st.integers(0, 4)] * 4)
TERMS = st.builds(Terms, st.booleans(), st.booleans(), st.booleans(), st.just(5))
KIND = st.sampled_from(NUMBERS)


class Told:
    """A table as it really was: what each player owned, the kinds hidden, and the purses of a scribe."""

    def __init__(self, owned: list[Four], hidden: list[list[int]], later: list[int], stone: Four) -> None:
        self.owned, self.known, self.later = owned, stone, later
        self.hidden = [self._possible(*each) for each in zip(owned, hidden, strict=True)]

    @staticmethod
    def _possible(owned: Four, kinds: list[int]) -> list[int]:
        left, kept = list(owned), []
        for kind in kinds:
            if left[kind]:
                left[kind] -= 1
                kept.append(kind)
        return kept

    def purses(self, seen: bool) -> list[Purse]:
        """With every kind written, or with a question mark for each; a gain follows the first card."""
        made = []
        for owned, kinds, gained in zip(self.owned, self.hidden, self.later, strict=True):
            one = Purse(owned)
            for turn, kind in enumerate(kinds):
                assert one.give(kind) if seen else one.hide(turn)
                if turn == 0:
                    one.gain(gained)
            made.append(one)
        return made

    @property
    def stone(self) -> Four:
        whole = self.known
        for kind in [kind for kinds in self.hidden for kind in kinds]:
            whole = plus(whole, (kind == FISH, kind == BERRY, kind == POTATO, kind == GRAIN))
        return whole

    def finish(self, purses: list[Purse], seats: list[tuple[int, int, int]]) -> list[Side]:
        return [
            Side(one, fixed_points(glory, moai, wood), moai, wood)
            for one, (glory, moai, wood) in zip(purses, seats, strict=True)
        ]


SEAT = st.tuples(st.integers(0, 4), st.integers(0, 2), st.integers(0, 12))


@st.composite
def tables(draw: st.DrawFn) -> tuple[Told, list[tuple[int, int, int]]]:
    number = draw(st.integers(2, 3))
    each = {"min_size": number, "max_size": number}
    owned = draw(st.lists(SMALL, **each))
    hidden = draw(st.lists(st.lists(KIND, max_size=2), **each))
    return Told(owned, hidden, draw(st.lists(KIND, **each)), draw(STONE)), draw(st.lists(SEAT, **each))


TABLE = tables()


def inside(narrow: tuple[Span, ...], wide: tuple[Span, ...]) -> bool:
    return all(
        one.lowest >= other.lowest and one.highest <= other.highest
        for one, other in zip(narrow, wide, strict=True)
    )


@given(TABLE, TERMS)
def test_invariant_26_total_is_the_sum_of_its_parts(
    table: tuple[Told, list[tuple[int, int, int]]], terms: Terms
) -> None:
    truth, seats = table
    result = outcome(truth.finish(truth.purses(seen=True), seats), truth.stone, None, terms).exact
    assert result is not None
    for (glory, moai, wood), kept, offerings, points in zip(
        seats, result.holdings, result.offerings, result.totals, strict=True
    ):
        assert points == glory + 4 * moai + wood // 5 + offerings
        assert offerings == sum(number * value for number, value in zip(kept, result.values, strict=True))


@given(st.data(), st.integers(2, 4))
def test_invariant_27_dutch_winners_are_french_winners(data: st.DataObject, number: int) -> None:
    few = st.lists(st.integers(0, 2), min_size=number, max_size=number)
    totals, moai, wood = data.draw(few), data.draw(few), data.draw(few)
    french = victory(totals, moai, wood, FRENCH)
    assert french.winners
    for terms in (DUTCH, REMAINDER):
        dutch = victory(totals, moai, wood, terms)
        assert dutch.winners and dutch.winners <= french.winners
        assert (len(dutch.winners) > 1) is (dutch.decided_by == "KO-WIN-4")
    best = [seat for seat in range(number) if totals[seat] == max(totals)]
    assert french.winners == {seat for seat in best if moai[seat] == max(moai[each] for each in best)}


@given(TABLE, TERMS)
def test_invariant_32_a_question_mark_hides_no_result(
    table: tuple[Told, list[tuple[int, int, int]]], terms: Terms
) -> None:
    truth, seats = table
    exact = outcome(truth.finish(truth.purses(seen=True), seats), truth.stone, None, terms).exact
    open_end = outcome(truth.finish(truth.purses(seen=False), seats), truth.known, None, terms)
    assert exact is not None
    for points, span in zip(exact.totals, open_end.totals, strict=True):
        assert span.lowest <= points <= span.highest
    for value, span in zip(exact.values, open_end.values, strict=True):
        assert span.lowest <= value <= span.highest
    assert open_end.certain <= exact.winners <= open_end.possible


@given(TABLE, TERMS, st.data())
def test_invariant_33_a_true_fact_never_widens(
    table: tuple[Told, list[tuple[int, int, int]]], terms: Terms, data: st.DataObject
) -> None:
    truth, seats = table
    purses, known, told = truth.purses(seen=False), truth.known, None
    wide = outcome(truth.finish(purses, seats), known, told, terms)
    kept = [min(one.possible) for one in truth.purses(seen=True)]
    cards = [(seat, turn) for seat, kinds in enumerate(truth.hidden) for turn in range(len(kinds))]
    facts = [
        "stone",
        *(("settle", seat) for seat in range(len(seats))),
        *(("reveal", *card) for card in cards),
    ]
    for fact in data.draw(st.permutations(facts)):
        if fact == "stone":
            told = truth.stone
        elif fact[0] == "settle":
            assert purses[fact[1]].settle(kept[fact[1]])
        else:
            kind = truth.hidden[fact[1]][fact[2]]
            assert purses[fact[1]].reveal(fact[2], kind)
            known = plus(known, (kind == FISH, kind == BERRY, kind == POTATO, kind == GRAIN))
        narrow = outcome(truth.finish(purses, seats), known, told, terms)
        assert inside(narrow.totals, wide.totals) and inside(narrow.values, wide.values)
        assert wide.certain <= narrow.certain and narrow.possible <= wide.possible
        assert told is None or stone_reason(purses, known, told) is None
        wide = narrow
    assert wide.status is Status.RESOLVED
    assert wide.stone == truth.stone


@given(TABLE, TERMS, st.booleans())
def test_ranges_agree_with_all_assignments(
    table: tuple[Told, list[tuple[int, int, int]]], terms: Terms, sorted_stone: bool
) -> None:
    truth, seats = table
    sides = truth.finish(truth.purses(seen=False), seats)
    told = truth.stone if sorted_stone else None
    points: list[list[int]] = []
    won = []
    for each in assignments([one.purse for one in sides], truth.known, told):
        valued = values(each.stone, terms.never_offered_is_zero)
        points.append(
            [one.points + worth(kept, valued) for one, kept in zip(sides, each.holdings, strict=True)]
        )
        moai, wood = [one.moai for one in sides], [one.wood for one in sides]
        won.append(victory(points[-1], moai, wood, terms).winners)
    result = outcome(sides, truth.known, told, terms)
    assert result.totals == tuple((min(column), max(column)) for column in zip(*points, strict=True))
    assert result.certain == {seat for seat in range(len(seats)) if all(seat in some for some in won)}
    assert result.possible == {seat for seat in range(len(seats)) if any(seat in some for some in won)}
    assert (result.exact is not None) is (len(points) == 1) is (result.status is Status.RESOLVED)


@given(TABLE)
def test_invariant_11_no_card_is_lost_in_any_assignment(
    table: tuple[Told, list[tuple[int, int, int]]],
) -> None:
    truth, _ = table
    supply = (25, 25, 25, 25)
    for vector in [truth.stone, *(min(one.possible) for one in truth.purses(seen=True))]:
        supply = tuple(left - number for left, number in zip(supply, vector, strict=True))  # type: ignore[assignment]
    purses = truth.purses(seen=False)
    assert consistent(purses, truth.known, truth.stone)
    for each in assignments(purses, truth.known):
        for kind in NUMBERS:
            held = sum(holding[kind] for holding in each.holdings)
            assert each.stone[kind] + held + supply[kind] == 25


@given(TABLE, TERMS, st.sampled_from(sorted(permutations(NUMBERS))))
def test_invariant_34_kinds_and_seats_have_no_names(
    table: tuple[Told, list[tuple[int, int, int]]], terms: Terms, order: tuple[int, ...]
) -> None:
    truth, seats = table
    plain = outcome(truth.finish(truth.purses(seen=False), seats), truth.known, None, terms)

    def shuffled(vector: Four) -> Four:
        return vector[order[0]], vector[order[1]], vector[order[2]], vector[order[3]]

    other = Told(
        [shuffled(owned) for owned in reversed(truth.owned)],
        [[order.index(kind) for kind in kinds] for kinds in reversed(truth.hidden)],
        [order.index(kind) for kind in reversed(truth.later)],
        shuffled(truth.known),
    )
    result = outcome(other.finish(other.purses(seen=False), seats[::-1]), other.known, None, terms)
    assert result.status is plain.status
    assert result.totals == plain.totals[::-1]
    assert result.values == tuple(plain.values[kind] for kind in order)
    assert result.possible == {len(seats) - 1 - seat for seat in plain.possible}
    assert result.certain == {len(seats) - 1 - seat for seat in plain.certain}
