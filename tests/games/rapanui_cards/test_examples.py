"""The examples of the rulebooks (E) and the tricky cases (T) of section 7 of the rules dossier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from referee.core.judge import first_breach
from referee.games.rapanui_cards.actions import (
    Box,
    Buy,
    Column,
    Draw,
    Extra,
    Keep,
    Offer,
    Play,
    Refill,
    Take,
)
from referee.games.rapanui_cards.cards import CARDS, HIDDEN
from referee.games.rapanui_cards.holdings import Purse
from referee.games.rapanui_cards.offerings import BERRY, FISH, GRAIN, POTATO, Four
from referee.games.rapanui_cards.payment import GLORY, NONE, WOOD
from referee.games.rapanui_cards.state import (
    CHOOSE,
    DONE,
    DRAW,
    EXTRA,
    FILL,
    OFFER,
    OVER,
    SETUP,
    START,
    State,
    counts_of,
    price_of,
)
from referee.games.rapanui_cards.stone import values, worth

from .games import GAME, TABLE, terms

W, P, M, HF, HB, HP, HG = CARDS
A, B, C, D = range(4)
AGREED = terms()


def table(players: int, **fields: Any) -> State:
    """A table before the turn of the first player; each hand and display is given by its cards."""
    state = State(players, AGREED.options)
    state.phase = START
    state.pile = 34
    state.columns = [[W, W, W, W] for _ in range(4)]
    state.display = [[0 for _ in CARDS] for _ in range(players)]
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def counted(*each: Sequence[int]) -> list[list[int]]:
    return [[list(cards).count(card) for card in CARDS] for cards in each]


def displays(card: int, counts: Sequence[int]) -> list[list[int]]:
    return counted(*([card] * count for count in counts))


def code(state: State, action: Any, seat: int | None = None, agreed: Any = AGREED) -> str | None:
    breach = first_breach(
        agreed.plan, state, state.active if seat is None else seat, action, agreed.options
    )
    return None if breach is None else breach[0].code


def do(state: State, *actions: Any) -> State:
    """Legal actions of the active player, and refills, one after the other."""
    for action in actions:
        seat = TABLE if isinstance(action, Refill) else state.active
        assert code(state, action, seat) is None, f"{action}: {code(state, action, seat)}"
        GAME.effects[type(action)](state, seat, action, AGREED.options)
    return state


def evaluated(card: int, counts: Sequence[int], **fields: Any) -> State:
    """A table on which the last draw has just exposed a card."""
    state = table(len(counts), display=displays(card, counts), phase=DRAW, to_draw=1, **fields)
    state.columns[0] = [card, W]
    return do(state, Draw((0,)))


def offered(*cards: tuple[int, int]) -> Offer:
    return Offer(tuple((giver, kind, False) for giver, kind in cards))


def taken(*shares: tuple[int, int]) -> Take:
    merged: dict[int, tuple[int, ...]] = {}
    for seat, thing in shares:
        merged[seat] = (*merged.get(seat, ()), thing)
    return Take(tuple((seat, None, things) for seat, things in merged.items()))


def sizes(state: State) -> list[int]:
    return [purse.size for purse in state.purses]


def owned(state: State, seat: int) -> Four:
    (only,) = state.purses[seat].possible
    return only


# --- from the rulebooks ---


@pytest.mark.parametrize(
    ("kind", "price", "left"), [(FISH, 5, 2), (BERRY, 4, 3), (POTATO, 5, 2), (GRAIN, 3, 4)]
)
def test_e1_prices(kind: int, price: int, left: int) -> None:
    state = table(4, display=counted([W, HB, HG, HG], [], [], []), wood=[7, 0, 0, 0])
    assert price_of(state, A, kind, AGREED.options) == price
    assert code(state, Buy(kind, price=price + 1)) == "KO-BUY-2"
    supply = state.supply[kind]
    do(state, Buy(kind, price=price))
    assert (state.wood[A], state.supply[kind]) == (left, supply - 1)
    assert owned(state, A)[kind] == 2


@pytest.mark.parametrize(
    ("kind", "stone", "worths"),
    [
        (FISH, (1, 1, 1, 2), (2, 2, 2, 3)),
        (BERRY, (0, 2, 1, 2), (1, 3, 2, 3)),
        (POTATO, (0, 1, 2, 2), (1, 2, 3, 3)),
        (GRAIN, (0, 1, 1, 3), (1, 2, 2, 3)),
    ],
)
def test_e2_offering_round(kind: int, stone: Four, worths: Four) -> None:
    def built() -> State:
        hands = counted([HF] * 3, [HF] * 3, [HF] * 3, [M, P, W])
        return do(table(4, active=D, hand=hands, wood=[2, 3, 4, 8]), Play((M,)))

    state = built()
    assert (state.wood[D], state.phase) == (1, OFFER)
    others = [(A, POTATO), (B, GRAIN), (C, GRAIN)]
    supply = state.supply[:]
    do(state, offered(*others, (D, HIDDEN)), Extra((BERRY,)))
    assert (state.stone, state.hidden_on_stone) == ([0, 1, 1, 2], 1)
    assert [then - now for then, now in zip(supply, state.supply, strict=True)] == [0, 1, 0, 0]
    assert sizes(state) == [3, 3, 3, 3]
    told = do(built(), offered(*others, (D, kind)), Extra((BERRY,)))
    assert tuple(told.stone) == stone
    assert values(stone, False) == worths


def test_e3_second_gatherer_costs_one() -> None:
    state = table(2, display=counted([HF], []), hand=counted([HF, HF, W], [HF] * 3), wood=[2, 3])
    assert code(state, Play((HF, HF), price=2)) == "KO-PLAY-6"
    do(state, Play((HF, HF), price=1))
    assert (state.wood[A], state.display[A][HF], state.to_draw) == (1, 3, 2)
    assert price_of(state, A, FISH, AGREED.options) == 2


def test_e4_exposed_moai_is_evaluated() -> None:
    state = table(2, hand=counted([W, P, P], [HF] * 3), display=counted([M], [M, M]))
    state.columns[0] = [P, M, HG]
    do(state, Play((W,)), Draw((0,)))
    assert (state.hand_size(A), state.evaluated, state.dues) == (3, M, [1, 3])


@pytest.mark.parametrize("same", [True, False])
def test_e5_only_the_card_after_the_refill_is_evaluated(same: bool) -> None:
    state = table(3, hand=counted([HG, HG, P], [HF] * 3, [HF] * 3), display=counted([W], [W, W], []))
    state.wood = [2, 3, 4]
    state.columns[0] = [P, M] if same else [P]
    state.columns[1] = [HG, M]
    do(state, Play((HG, HG)), Draw((0 if same else 1,)))
    assert state.phase == DRAW
    do(state, Draw((0,)))
    assert state.phase == FILL
    do(state, Refill(0, (HF, M, P, W)))
    assert (state.phase, state.hand_size(A), state.evaluated) == (DONE, 3, W)
    assert state.wood == [2 - 1 + 1, 3 + 3, 4]
    assert state.glory == [0, 0, 0]


def test_e6_e7_per_card_kinds() -> None:
    assert evaluated(W, (2, 1, 1, 1), wood=[0] * 4).wood == [3, 1, 1, 1]
    assert evaluated(P, (1, 0, 0, 0)).glory == [1, 0, 0, 0]


def test_e8_moai_pay_wood_or_glory() -> None:
    state = evaluated(M, (1, 2, 0, 0), wood=[0] * 4)
    assert (state.phase, state.dues) == (CHOOSE, [1, 3, 0, 0])
    do(state, taken((A, GLORY), (B, WOOD)))
    assert (state.glory, state.wood) == ([1, 0, 0, 0], [0, 3, 0, 0])


def test_e9_no_bonus_in_a_tie() -> None:
    state = evaluated(HG, (2, 2, 0, 0))
    assert [owned(state, seat)[GRAIN] for seat in range(4)] == [2, 2, 1, 1]
    assert state.supply == [21, 21, 21, 19]


def test_e10_to_e12_final_values() -> None:
    found = values((2, 4, 1, 4), False)
    assert found == (2, 3, 1, 3)
    assert worth((3, 1, 1, 2), found) == 16
    assert worth((5, 1, 2, 0), found) == 15


# --- tricky cases ---


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((2, 1, 1, 1), [3, 1, 1, 1]),
        ((2, 2, 1, 1), [2, 2, 1, 1]),
        ((1, 0, 0, 0), [1, 0, 0, 0]),
        ((3, 2, 2, 0), [4, 2, 2, 0]),
        ((3, 3, 1), [3, 3, 1]),
        ((2, 0), [3, 0]),
        ((2, 2), [2, 2]),
        ((0, 0), [0, 0]),
    ],
)
def test_t4_sole_majority(counts: tuple[int, ...], paid: list[int]) -> None:
    nothing = [0] * len(counts)
    assert evaluated(W, counts, wood=nothing[:]).wood == paid
    assert evaluated(P, counts).glory == paid
    state = evaluated(M, counts)
    assert state.phase == (CHOOSE if any(paid) else DONE)
    if any(paid):
        do(state, taken(*((seat, GLORY) for seat, due in enumerate(paid) if due)))
    assert state.glory == paid


@pytest.mark.parametrize(
    ("counts", "paid"),
    [((4, 3, 0, 0), [2, 1, 0, 0]), ((2, 2, 1, 1), [1, 1, 1, 1]), ((1, 0, 0, 0), [1, 0, 0, 0])],
)
@pytest.mark.parametrize("card", [HF, HB, HP, HG])
def test_t5_gatherers_bring_one(card: int, counts: tuple[int, ...], paid: list[int]) -> None:
    state = evaluated(card, counts)
    assert [size - 4 for size in sizes(state)] == paid
    assert [owned(state, seat)[card - 3] - 1 for seat in range(4)] == paid
    assert state.supply[card - 3] == 21 - sum(paid)


@pytest.mark.parametrize(("majority", "due"), [("kind", 2), ("all", 1)])
def test_t5_majority_in_the_kind(majority: str, due: int) -> None:
    agreed = terms(gather_majority=majority)
    state = table(2, display=counted([HF, HF], [HF, HB, HB, HB, HB, HB]), phase=DRAW, to_draw=1)
    state.columns[0] = [HF, W]
    GAME.effects[Draw](state, A, Draw((0,)), agreed.options)
    assert [size - 4 for size in sizes(state)] == [due, 1]


@pytest.mark.parametrize("number", [5, 6])
def test_t6_price_floor(number: int) -> None:
    state = table(2, display=displays(HF, (number, 0)), wood=[0, 0])
    assert code(state, Buy(FISH)) is None
    assert code(state, Buy(FISH, gain=1)) == "KO-BUY-3"
    assert code(state, Buy(BERRY)) == "KO-BUY-4"
    do(state, Buy(FISH, price=0))
    assert (state.wood[A], owned(state, A)[FISH]) == (0, 2)
    assert code(state, Buy(FISH)) == "KO-BUY-1"


@pytest.mark.parametrize(("wood", "two"), [(5, None), (4, "KO-PLAY-9")])
def test_t7_discount_before_play(wood: int, two: str | None) -> None:
    state = table(2, display=counted([HG], []), hand=counted([HG, HG, W], [HF] * 3), wood=[wood, 3])
    assert code(state, Buy(GRAIN, price=2)) == "KO-BUY-2"
    do(state, Buy(GRAIN, price=4))
    assert state.wood[A] == wood - 4
    assert code(state, Play((HG, HG))) == two
    assert code(state, Play((HG,))) is None
    assert code(state, Play((W,))) is None
    if two is None:
        assert do(state, Play((HG, HG), price=1)).wood[A] == 0


@pytest.mark.parametrize(
    ("wood", "buys", "box", "build"),
    [
        (8, True, None, "KO-PLAY-9"),
        (9, True, "KO-BOX-2", None),
        (8, False, "KO-BOX-2", None),
        (6, False, None, "KO-PLAY-9"),
    ],
)
def test_t8_exception_after_buying(wood: int, buys: bool, box: str | None, build: str | None) -> None:
    state = table(2, display=displays(HG, (3, 0)), hand=counted([M, M, M], [HF] * 3), wood=[wood, 3])
    if buys:
        do(state, Buy(GRAIN, price=2))
    assert code(state, Box((M,))) == box
    assert code(state, Play((M,))) == build
    assert code(state, Keep()) == ("KO-BOX-2" if box is None else "KO-PLAY-1")
    if box is None:
        assert code(state, Box((M, M))) == "KO-BOX-3"
        do(state, Box((M,)))
        assert (state.wood[A], state.boxed, state.to_draw, state.phase) == (wood - 2 * buys, 1, 1, DRAW)
        assert counts_of(state, M) == [0, 0]
        assert code(state, offered((B, FISH), (A, FISH))) == "KO-BOX-4"
    else:
        do(state, Play((M,)))
        assert (state.wood[A], state.boxed, state.phase) == (wood - 2 * buys - 7, 0, OFFER)


def test_t9_exception_not_met() -> None:
    state = table(2, hand=counted([M, M, P], [HF] * 3), wood=[3, 3])
    assert code(state, Play((P,))) is None
    assert code(state, Box((M,))) == "KO-BOX-1"
    assert code(state, Play((M,))) == "KO-PLAY-9"
    assert code(state, Keep()) == "KO-PLAY-1"


def mid_turn() -> State:
    state = table(2, hand=counted([HF, HF, P], [HF] * 3), display=counted([W, HB], [P]), wood=[5, 5])
    state.columns[0] = [P]
    state.columns[1] = [W, M]
    return do(state, Play((HF, HF)), Draw((0,)))


def test_t10_refill_in_mid_turn() -> None:
    state = mid_turn()
    assert code(state, Draw((1,))) == "KO-FILL-1"
    do(state, Refill(0, (HF, W, HB, P)))
    first, second = state.copy(), state.copy()
    do(first, Draw((1,)))
    assert (first.evaluated, first.wood, first.glory) == (W, [5 - 1 + 1, 5], [0, 0])
    assert code(first, taken((A, GLORY))) == "KO-EVAL-2"
    assert code(first, taken((A, WOOD))) is None
    do(second, Draw((0,)))
    assert (second.evaluated, owned(second, A), owned(second, B)) == (HB, (1, 2, 1, 1), (1, 1, 1, 1))
    jumped = mid_turn()
    jumped.columns[0], jumped.phase, jumped.to_draw, jumped.emptied = [P], DRAW, 2, -1
    assert code(jumped, Draw((0, 1))) == "KO-FILL-1"
    assert code(jumped, Draw((5, 1))) == "KO-FILL-1", "the priest is the last card of column 1"


def test_t10_evaluation_before_the_refill() -> None:
    """Section 3.11, 3: KO-FILL-1 is the more exact name for an evaluation before the refill."""
    state = mid_turn()
    assert code(state, taken((A, WOOD))) == "KO-FILL-1"


def test_t11_two_columns_emptied() -> None:
    state = table(2, hand=counted([HF, HF, P], [HF] * 3), display=counted([W, M], [W]), wood=[5, 5])
    state.columns[0], state.columns[1] = [P], [HB]
    do(state, Play((HF, HF)), Draw((0,)), Refill(0, (P, P, P, W)), Draw((1,)), Refill(1, (W, W, W, M)))
    assert (state.phase, state.evaluated, state.wood) == (CHOOSE, M, [4, 5])
    assert state.pile == 34 - 8


def test_t12_end_in_mid_draw() -> None:
    state = table(2, hand=counted([HF, HF, HF], [HF] * 3), display=counted([P], [P]), wood=[5, 5], pile=2)
    state.columns = [[P], [W, M], [HF], [HB, HG, P]]
    do(state, Play((HF, HF, HF)), Draw((0,)))
    assert code(state, Refill(0, (W, P, W, P)), TABLE) == "KO-FILL-2"
    do(state, Refill(0, (W, P)))
    assert (state.phase, state.pile, state.hand_size(A), state.glory) == (OVER, 0, 1, [0, 0])
    assert code(state, Draw((0,))) == "KO-END-2"
    assert code(state, taken((A, GLORY))) == "KO-END-2"
    assert code(state, Buy(FISH), seat=B) == "KO-END-2"
    assert list(GAME.legal(state, AGREED.options)) == []


@pytest.mark.parametrize(("pile", "column", "left"), [(6, [P], 2), (2, [W, P], 2)])
def test_t13_not_the_end(pile: int, column: list[int], left: int) -> None:
    state = table(2, hand=counted([W, P, P], [HF] * 3), display=counted([], [W]), wood=[0, 0], pile=pile)
    state.columns[0] = column
    do(state, Play((W,)), Draw((0,)))
    if state.phase == FILL:
        assert code(state, Refill(0, (P, P)), TABLE) == "KO-FILL-2"
        do(state, Refill(0, (P, P, P, W)))
    assert (state.phase, state.pile, state.evaluated, state.wood) == (DONE, left, W, [1, 1])


def short(counts: tuple[int, ...], supply: list[int]) -> State:
    state = evaluated(HF, counts, supply=supply)
    assert state.phase == CHOOSE
    return state


def test_t14_pile_runs_short() -> None:
    state = short((1, 2, 0, 1), [1, 20, 20, 20])
    assert state.dues == [1, 2, 0, 1]
    do(state, taken((A, FISH), (B, POTATO), (B, GRAIN), (D, BERRY)))
    assert state.supply == [0, 19, 19, 19]
    assert [owned(state, seat) for seat in range(4)] == [
        (2, 1, 1, 1),
        (1, 1, 2, 2),
        (1, 1, 1, 1),
        (1, 2, 1, 1),
    ]


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        # D takes the last fish, out of turn, and A a substitute (table of 3.8, T14)
        ([(D, FISH), (A, BERRY), (B, POTATO), (B, GRAIN)], "KO-GATHER-3"),
        # a pile that an earlier player emptied (3.11, further points)
        ([(A, FISH), (B, POTATO), (B, GRAIN), (D, FISH)], "KO-GATHER-5"),
        # in order, but A leaves the fish
        ([(A, BERRY), (B, FISH), (B, GRAIN), (D, BERRY)], "KO-GATHER-4"),
        # no card and no waiver
        ([(A, FISH), (B, POTATO), (D, BERRY)], "KO-GATHER-5"),
        ([(A, FISH), (B, POTATO), (B, GRAIN)], "KO-GATHER-5"),
        # waived
        ([(A, FISH), (B, POTATO), (B, NONE), (D, NONE)], None),
        # more than is due, and somebody to whom nothing is due
        ([(A, FISH), (B, POTATO), (B, GRAIN), (D, BERRY), (D, BERRY)], "KO-GATHER-2"),
        ([(A, FISH), (B, POTATO), (B, GRAIN), (C, GRAIN), (D, BERRY)], "KO-GATHER-1"),
    ],
)
def test_t14_faults(shares: list[tuple[int, int]], expected: str | None) -> None:
    assert code(short((1, 2, 0, 1), [1, 20, 20, 20]), taken(*shares)) == expected


def test_t14_who_is_not_listed_is_refused_or_paid() -> None:
    """A's fish is certain. If the log need not say so, A gets it all the same (KO-EVAL-3 if it must)."""
    state = short((1, 2, 0, 1), [1, 20, 20, 20])
    action = taken((B, POTATO), (B, GRAIN), (D, BERRY))
    if code(state, action) is None:
        do(state, action)
        assert (state.supply[FISH], owned(state, A)[FISH]) == (0, 2)


@pytest.mark.parametrize(
    "shares",
    [
        [(A, None, (BERRY,)), (A, None, (FISH,)), (B, None, (GRAIN,))],
        [(A, None, (FISH, BERRY, GRAIN)), (B, None, (BERRY,))],
    ],
)
def test_nobody_takes_twice(shares: list[Any]) -> None:
    """Two players, one fish in the supply, one due to each."""
    state = short((1, 1), [1, 20, 20, 20])
    assert code(state, Take(tuple(shares))) is not None


def test_t15_bonus_with_the_first_card() -> None:
    state = short((3, 1), [2, 20, 20, 20])
    assert state.dues == [2, 1]
    assert code(state.copy(), taken((A, FISH), (A, GRAIN), (B, FISH))) == "KO-GATHER-4"
    do(state, taken((A, FISH), (A, FISH), (B, GRAIN)))
    assert (owned(state, A), owned(state, B)) == ((3, 1, 1, 1), (1, 1, 1, 2))
    assert state.supply == [0, 20, 20, 19]


def test_all_piles_empty() -> None:
    """KO-GATHER-6: nothing is received."""
    state = short((1, 1), [0, 0, 0, 0])
    assert code(state, taken((A, BERRY), (B, NONE))) == "KO-GATHER-6"
    do(state, taken((A, NONE), (B, NONE)))
    assert (sizes(state), state.supply) == ([4, 4], [0, 0, 0, 0])


def building(owns: Sequence[Four], builder: int = C, **fields: Any) -> State:
    players = len(owns)
    state = table(players, active=builder, phase=OFFER, to_draw=1, **fields)
    state.purses = [Purse(four) for four in owns]
    return state


ALL: Four = (1, 1, 1, 1)
NO: Four = (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("without", "order"),
    [(D, [(A, FISH), (B, BERRY), (C, HIDDEN)]), (C, [(D, FISH), (A, BERRY), (B, BERRY)])],
)
def test_t16_passing_over(without: int, order: list[tuple[int, int]]) -> None:
    owns = [NO if seat == without else ALL for seat in range(4)]
    state = building(owns)
    late = (without, HIDDEN if without == C else FISH)
    refused = [late, *order] if without == D else [*order, late]
    assert code(state, offered(*refused)) == "KO-OFFER-4"
    do(state, offered(*order))
    assert state.phase == EXTRA
    assert code(state, Draw((0,))) == "KO-OFFER-8"
    do(state, Extra((GRAIN,)))
    assert sum(state.stone) + state.hidden_on_stone == 4


def test_t17_last_card_of_a_pile() -> None:
    state = table(2, hand=counted([M, P, W], [HF] * 3), wood=[12, 3], supply=[9, 1, 9, 9])
    state.purses = [Purse(NO), Purse(ALL)]
    do(state, Buy(BERRY, price=5), Play((M,), price=7))
    assert (state.wood[A], state.supply[BERRY]) == (0, 0)
    assert code(state, offered((B, FISH), (A, FISH))) == "KO-OFFER-5"
    do(state, offered((B, FISH), (A, BERRY)))
    assert code(state, Extra((BERRY,))) == "KO-OFFER-9"
    assert code(state, Extra((HIDDEN,))) == "KO-HIDE-1"
    assert code(state, Extra((FISH, FISH))) == "KO-OFFER-8"
    assert code(state, Extra(())) == "KO-OFFER-8"
    do(state, Extra((FISH,)))
    assert state.stone == [2, 1, 0, 0]


@pytest.mark.parametrize(
    ("builder", "order", "plain", "first_left"),
    [
        (C, (D, A, B, C), None, "KO-OFFER-2"),
        (C, (B, D, A, C), "KO-OFFER-2", None),
        (A, (B, C, D, A), None, None),
        (C, (D, A, C, B), "KO-OFFER-2", "KO-OFFER-2"),
        (C, (D, B, C), "KO-OFFER-3", "KO-OFFER-3"),
        (C, (D, A, B), "KO-OFFER-7", None),
        (C, (D, D, A, B, C), "KO-OFFER-3", "KO-OFFER-3"),
    ],
)
def test_t18_offering_order(
    builder: int, order: tuple[int, ...], plain: str | None, first_left: str | None
) -> None:
    state = building([ALL] * 4, builder)
    action = offered(*((seat, GRAIN) for seat in order))
    assert code(state, action) == plain
    if builder not in order:
        return  # order and omission at once
    assert code(state, action, agreed=terms(offer_start="first-left")) == first_left


def test_a_round_is_not_left_out() -> None:
    """KO-OFFER-1: a moai built is followed by a round, before the extra card and the draw."""
    state = building([ALL] * 2, A)
    assert code(state, Draw((0,))) == "KO-OFFER-1"
    assert code(state, Extra((FISH,))) is not None
    assert code(state, Extra((HIDDEN,))) is not None
    assert code(state, offered((B, HIDDEN), (A, HIDDEN))) == "KO-OFFER-6"
    assert code(state, Offer(((B, FISH, False), (A, FISH, True)))) == "KO-OFFER-7"


def test_t25_own_play_counts() -> None:
    state = table(
        4, hand=counted([W, P, P], *[[HF] * 3] * 3), display=displays(W, (1, 1, 1, 1)), wood=[0] * 4
    )
    state.columns[2] = [W, P]
    do(state, Play((W,)), Draw((2,)))
    assert state.wood == [3, 1, 1, 1]


@pytest.mark.parametrize(
    ("counts", "shares", "expected"),
    [
        ((3, 1), [(A, None, (GLORY,)), (B, None, (WOOD,))], None),
        ((3, 1), [(A, 4, (GLORY,)), (B, 1, (WOOD,))], None),
        ((3, 1), [(B, None, (WOOD,)), (A, None, (GLORY,))], None),
        ((3, 1), [(A, None, (GLORY, WOOD)), (B, None, (WOOD,))], "KO-STATUE-2"),
        ((3, 1), [(A, None, (GLORY,)), (A, None, (WOOD,)), (B, None, (WOOD,))], "KO-STATUE-2"),
        ((3, 1), [(A, 3, (GLORY,)), (B, 1, (WOOD,))], "KO-EVAL-4"),
        ((3, 1), [(A, 12, (GLORY,)), (B, 1, (WOOD,))], "KO-STATUE-1"),
        ((3, 1), [(A, None, (GLORY,))], "KO-STATUE-3"),
        ((3, 1), [(A, None, (NONE,)), (B, None, (WOOD,))], "KO-EVAL-5"),
        ((3, 1), [(A, None, (FISH,)), (B, None, (WOOD,))], "KO-EVAL-2"),
        ((2, 2, 0), [(A, 2, (GLORY,)), (B, 2, (WOOD,))], None),
        ((2, 2, 0), [(A, 3, (GLORY,)), (B, 2, (WOOD,))], "KO-EVAL-4"),
        ((2, 2, 0), [(A, 2, (GLORY,)), (B, 2, (WOOD,)), (C, None, (WOOD,))], "KO-STATUE-3"),
    ],
)
def test_t26_moai_choice(counts: tuple[int, ...], shares: list[Any], expected: str | None) -> None:
    assert code(evaluated(M, counts), Take(tuple(shares))) == expected


@pytest.mark.parametrize(
    ("card", "shares", "expected"),
    [
        (W, [(A, 3, (WOOD,)), (B, 1, (WOOD,))], None),
        (W, [(A, 2, (WOOD,)), (B, 1, (WOOD,))], "KO-EVAL-4"),
        (W, [(A, 3, (WOOD,)), (B, 4, (WOOD,))], "KO-WOOD-1"),
        (W, [(A, 3, (WOOD,))], "KO-EVAL-3"),
        (W, [(A, 3, (WOOD,)), (B, None, (NONE,))], "KO-EVAL-5"),
        (P, [(A, 3, (GLORY,)), (B, 1, (GLORY,))], None),
        (P, [(A, 3, (GLORY,)), (B, 1, (GLORY,)), (C, 1, (GLORY,))], "KO-PRIEST-1"),
        (P, [(A, 3, (GLORY,)), (B, 1, (GLORY,)), (C, None, (GLORY,))], "KO-PRIEST-1"),
        (HF, [(A, None, (FISH, FISH)), (B, None, (FISH,))], None),
        (HF, [(A, None, (FISH,)), (B, None, (FISH,))], "KO-GATHER-2"),
        (HF, [(A, None, (FISH, FISH)), (B, None, (FISH, FISH))], "KO-GATHER-2"),
        (HF, [(A, None, (FISH, FISH)), (B, None, (GRAIN,))], "KO-GATHER-4"),
        (HF, [(A, None, (FISH, FISH)), (B, None, (FISH,)), (C, None, (FISH,))], "KO-GATHER-1"),
    ],
)
def test_payments_told_again(card: int, shares: list[Any], expected: str | None) -> None:
    """Section 3.11, 10: what was paid may be written, and is judged like any payment."""
    state = evaluated(card, (2, 1, 0))
    assert state.phase == DONE
    assert code(state, Take(tuple(shares))) == expected


def test_t27_impossible_card() -> None:
    state = table(2, phase=FILL, emptied=0, seen=[4, 4, 4, 5, 1, 1, 1], display=displays(HF, (7, 0)))
    state.columns[0] = []
    assert code(state, Refill(0, (W, HF, P, M)), TABLE) == "KO-CARD-1"
    assert code(state, Refill(0, (W, HG, P, M)), TABLE) is None
    assert code(state, Refill(0, (HG, HG, HG, HG)), TABLE) is None
    assert code(state, Refill(1, (W, HG, P, M)), TABLE) == "KO-FILL-3"
    assert code(state, Refill(0, (W, HG, P, HIDDEN)), TABLE) == "KO-NOTE-2"
    setup = table(2, phase=SETUP, seen=[0, 0, 8, 0, 0, 0, 0], columns=[[], [], [], []])
    assert code(setup, Column(0, (W, M, P, P)), TABLE) is None
    assert code(setup, Column(0, (W, M, P, M)), TABLE) == "KO-CARD-1"


def test_columns_are_named() -> None:
    """KO-NOTE-2: covered cards lie open."""
    setup = table(2, phase=SETUP, columns=[[], [], [], []])
    assert code(setup, Column(0, (W, P, HIDDEN, P)), TABLE) == "KO-NOTE-2"
    assert code(setup, Column(0, (W, P, P, HIDDEN)), TABLE) == "KO-NOTE-2"


def test_size_of_a_refill_before_its_cards() -> None:
    """Section 3.11, 9: KO-FILL-3, KO-FILL-2, KO-CARD-1."""
    state = table(2, phase=FILL, emptied=0, seen=[4, 4, 4, 5, 1, 1, 1])
    state.columns[0] = []
    assert code(state, Refill(0, (HF, HF, HF)), TABLE) == "KO-FILL-2"
    assert code(state, Refill(1, (HF, HF, HF, HF)), TABLE) == "KO-FILL-3"


@pytest.mark.parametrize(
    ("sources", "expected"),
    [
        ((0,), None),
        ((11,), "KO-DRAW-6"),
        ((4 + W,), "KO-DRAW-5"),
        ((4 + M,), None),
        ((4 + HB,), "KO-DRAW-1"),
        ((0, 4 + W), None),  # column 1 shows a priest now, so one woodcutter is left in front
        ((3, 4 + W), "KO-DRAW-5"),
        ((2, 4 + HB), None),
        ((2, 4 + HG), "KO-DRAW-5"),
        ((0, 1, 2), "KO-DRAW-2"),
    ],
)
def test_draws_by_kind(sources: tuple[int, ...], expected: str | None) -> None:
    """Fronts woodcutter, woodcutter, moai, priest; two cards to draw."""
    state = table(2, phase=DRAW, to_draw=2)
    state.columns = [[P, P, W], [P, P, W], [P, HB, M], [P, P, P]]
    action = Draw(sources)
    assert code(state, action) == expected
    if expected is None:
        do(state, action)


def test_cards_played_are_named() -> None:
    """KO-NOTE-2: `?` is no card that could be played."""
    state = table(2, hand=counted([HG, HG, P], [HF] * 3))
    assert code(state, Play((HIDDEN,))) is not None
