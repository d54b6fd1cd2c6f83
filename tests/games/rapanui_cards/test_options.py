"""What each option of a ruling does, case by case; the default stands beside it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.games.rapanui_cards.actions import Box, Buy, Column, Draw, Extra, Hand, Keep, Refill
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.cards import HIDDEN
from referee.games.rapanui_cards.offerings import BERRY, FISH, GRAIN, Four
from referee.games.rapanui_cards.scoring.scoring import score
from referee.games.rapanui_cards.state.holdings import Purse
from referee.games.rapanui_cards.state.state import DONE, DRAW, EXTRA, FILL, OFFER, OVER, SETUP, State

from .games import GAME, TABLE, terms
from .tables import (
    AGREED,
    HB,
    HF,
    HG,
    A,
    B,
    C,
    D,
    M,
    P,
    W,
    code,
    counted,
    displays,
    do,
    offered,
    owned,
    sizes,
    table,
)

# --- buying, boxing, offering ---


@pytest.mark.parametrize(
    ("wood", "buys", "after", "before"),
    [
        (8, True, None, "KO-BOX-2"),  # 6 left: who looks first has to keep 7
        (9, True, None, None),
        (6, True, None, None),
        (8, False, "KO-BOX-2", "KO-BOX-2"),
    ],
)
def test_t8_box_test(wood: int, buys: bool, after: str | None, before: str | None) -> None:
    """Three moai in hand; grain costs 2. The code is that of the purchase, or else of boxing."""
    for option, expected in (("after-buy", after), ("before-buy", before)):
        agreed = terms(box_test=option)
        state = table(2, display=displays(HG, (3, 0)), hand=counted([M, M, M], [HF] * 3), wood=[wood, 3])
        if buys:
            assert code(state, Buy(GRAIN), agreed=agreed) == expected
            if expected is None:
                do(state, Buy(GRAIN), agreed=agreed)
                can_build = state.wood[A] >= 7
                assert code(state, Box((M,)), agreed=agreed) == ("KO-BOX-2" if can_build else None)
                assert code(state, Keep(), agreed=agreed) == ("KO-PLAY-1" if can_build else "KO-BOX-2")
        else:
            assert code(state, Box((M,)), agreed=agreed) == expected


def building(owns: Four, buys: int) -> State:
    state = table(2, hand=counted([M, P, W], [HF] * 3), wood=[12, 3], supply=[9, 9, 9, 9])
    state.purses[A] = Purse(owns)
    return do(state, Buy(buys), Play((M,)), agreed=terms(bought_card_offered="no"))


@pytest.mark.parametrize(
    ("owns", "kind", "expected"),
    [
        ((1, 0, 0, 0), BERRY, "KO-OFFER-5"),
        ((1, 0, 0, 0), FISH, None),
        ((1, 1, 0, 0), BERRY, None),  # there is another berry
        ((0, 0, 0, 0), BERRY, "KO-OFFER-4"),
        ((0, 0, 0, 0), HIDDEN, "KO-OFFER-4"),
        ((0, 0, 2, 0), HIDDEN, None),
    ],
)
def test_ko_offer_5_bought_card_stays(owns: Four, kind: int, expected: str | None) -> None:
    agreed = terms(bought_card_offered="no")
    state = building(owns, BERRY)
    assert code(state, offered((B, FISH), (A, kind)), agreed=agreed) == expected
    assert code(state, offered((B, FISH), (A, kind))) is None


def test_ko_offer_7_only_the_bought_card_is_no_card() -> None:
    agreed = terms(bought_card_offered="no")
    state = building((0, 0, 0, 0), BERRY)
    assert code(state, offered((B, FISH))) == "KO-OFFER-7"
    do(state, offered((B, FISH)), agreed=agreed)
    assert state.phase == EXTRA
    assert owned(state, A) == (0, 1, 0, 0)


def test_ko_hide_2_the_face_down_card_was_not_the_one_bought() -> None:
    """A owns a fish, buys a berry, lays `?`: it was the fish, so that the berry is still there."""
    agreed = terms(bought_card_offered="no")
    state = do(building((1, 0, 0, 0), BERRY), offered((B, FISH), (A, HIDDEN)), agreed=agreed)
    assert state.purses[A].possible == {(0, 1, 0, 0)}
    assert state.purses[A].deductions() == {1: FISH}
    assert not state.purses[A].copy().reveal(1, BERRY)
    state = do(building((1, 0, 0, 0), BERRY), offered((B, FISH), (A, HIDDEN)))
    assert state.purses[A].possible == {(0, 1, 0, 0), (1, 0, 0, 0)}


def test_ko_hide_2_an_older_card_of_the_bought_kind() -> None:
    """A owns two berries, one bought: one of them, or the fish, was laid face down."""
    agreed = terms(bought_card_offered="no")
    state = do(building((1, 1, 0, 0), BERRY), offered((B, FISH), (A, HIDDEN)), agreed=agreed)
    assert state.purses[A].possible == {(0, 2, 0, 0), (1, 1, 0, 0)}


# --- draws, refills, the end ---


def test_ko_eval_2_the_refill_counts() -> None:
    for option, pays in (("last-refill", P), ("last-draw", W)):
        agreed = terms(exposed=option)
        state = table(2, hand=counted([HF, HF, P], [HF] * 3), display=counted([W], [P]), wood=[5, 5])
        state.columns[0], state.columns[1] = [P], [W, M]
        actions = Play((HF, HF)), Draw((0,)), Refill(0, (HF, W, HB, P)), Draw((1,))
        do(state, *actions, agreed=agreed)
        assert state.evaluated == pays


def test_ko_eval_2_a_card_taken_from_the_refill_exposes_the_next() -> None:
    """The second draw takes the refill's front card: both options evaluate the card behind it."""
    for option in ("last-refill", "last-draw"):
        agreed = terms(exposed=option)
        state = table(2, hand=counted([HF, HF, P], [HF] * 3), wood=[5, 5])
        state.columns[0] = [P]
        do(state, Play((HF, HF)), Draw((0,)), Refill(0, (HF, W, HB, P)), Draw((0,)), agreed=agreed)
        assert state.evaluated == HB


def ending(**rulings: str) -> tuple[Any, State]:
    agreed = terms(**rulings)
    state = table(
        2, hand=counted([HF, HF, HF], [HF] * 3), display=counted([W, P], [P]), wood=[5, 5], pile=2
    )
    state.columns = [[P], [W], [HF], [HB, HG, P]]
    return agreed, do(state, Play((HF, HF, HF)), Draw((0,)), agreed=agreed)


def test_ko_fill_2_short_refill_is_not_laid() -> None:
    agreed, state = ending(short_refill="lay-none")
    assert (state.phase, state.pile, state.columns[0]) == (OVER, 2, [])
    assert code(state, Refill(0, (W, P)), TABLE, agreed) == "KO-FILL-2"
    assert code(state, Draw((1,)), agreed=agreed) == "KO-END-2"
    assert list(GAME.legal(state, agreed.options)) == []
    assert (state.wood, state.glory) == ([3, 5], [0, 0])


def test_ko_fill_2_a_full_refill_is_laid_all_the_same() -> None:
    agreed = terms(short_refill="lay-none")
    state = table(2, hand=counted([W, P, P], [HF] * 3), pile=6)
    state.columns[0] = [P]
    do(state, Play((W,)), Draw((0,)), agreed=agreed)
    assert state.phase == FILL
    do(state, Refill(0, (P, P, P, W)), agreed=agreed)
    assert (state.phase, state.pile) == (DONE, 2)


@pytest.mark.parametrize("refill", ["lay-rest", "lay-none"])
def test_ko_end_2_the_hand_is_filled(refill: str) -> None:
    """Two more cards, from wherever there are some; nothing is refilled and nothing evaluated."""
    agreed, state = ending(end_draw="fill-hand", short_refill=refill)
    if refill == "lay-rest":
        do(state, Refill(0, (P, W)), agreed=agreed)
    assert (state.phase, state.to_draw) == (DRAW, 2)
    assert code(state, Draw((1, 1)), agreed=agreed) == "KO-DRAW-2", "no card is left there"
    assert code(state, Draw((1, 2, 3)), agreed=agreed) == "KO-DRAW-2"
    assert code(state, Play((HF,)), agreed=agreed) == "KO-TURN-2"
    do(state, Draw((1, 2)), agreed=agreed)
    assert (state.phase, state.hand_size(A)) == (OVER, 3)
    assert (state.wood, state.glory, state.columns[1]) == ([3, 5], [0, 0], [])
    assert code(state, Draw((3,)), agreed=agreed) == "KO-END-2"


def test_ko_end_2_a_full_hand_ends_at_once() -> None:
    agreed = terms(end_draw="fill-hand")
    state = table(2, hand=counted([W, P, P], [HF] * 3), pile=2)
    state.columns[0] = [P]
    do(state, Play((W,)), Draw((0,)), Refill(0, (P, W)), agreed=agreed)
    assert state.phase == OVER


# --- covered cards, start hands, places ---


FRONT = terms(layout_view="front")


@pytest.mark.parametrize(
    ("cards", "front", "everything"),
    [
        ((HIDDEN, HIDDEN, HIDDEN, W), None, "KO-NOTE-2"),
        ((HIDDEN, W, HIDDEN, P), None, "KO-NOTE-2"),
        ((W, W, W, HIDDEN), "KO-NOTE-2", "KO-NOTE-2"),
        ((W, W, P, W), None, None),
        ((HIDDEN, HIDDEN, W), "KO-SETUP-6", "KO-NOTE-2"),
    ],
)
def test_ko_note_2_covered_cards(cards: tuple[int, ...], front: str | None, everything: str | None) -> None:
    setup = table(2, phase=SETUP, columns=[[], [], [], []])
    assert code(setup, Column(0, cards), TABLE, FRONT) == front
    assert code(setup, Column(0, cards), TABLE) == everything


def drawing(number: int) -> State:
    state = table(2, phase=DRAW, to_draw=number, display=displays(P, (1, 1)), seen=[1, 1, 9, 5, 0, 0, 0])
    state.columns = [[HIDDEN, HIDDEN, W], [HIDDEN, M], [P, P, HF], [W]]
    return state


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Draw((0,), exposed=P), None),
        (Draw((0,)), "KO-NOTE-2"),
        (Draw((0,), exposed=M), "KO-CARD-1"),
        (Draw((0,), exposed=HF), "KO-CARD-1"),
        (Draw((2,)), None),
        (Draw((2,), exposed=P), None),
        (Draw((2,), exposed=W), "KO-DRAW-4"),
        (Draw((4 + HF,), exposed=W), "KO-DRAW-4"),
        (Draw((4 + M,), exposed=P), None),
        (Draw((4 + M,)), "KO-NOTE-2"),
        (Draw((2, 0), exposed=P), None),
        (Draw((0, 2), exposed=P), "KO-NOTE-2"),
        (Draw((0, 0), exposed=P), "KO-NOTE-2"),
        (Draw((2, 2, 2), exposed=P), "KO-DRAW-2"),
        (Draw((3,)), None),
    ],
)
def test_ko_note_2_what_comes_to_the_front(action: Draw, expected: str | None) -> None:
    assert code(drawing(2), action, agreed=FRONT) == expected


def test_ko_card_1_counts_what_came_to_the_front() -> None:
    state = do(drawing(2), Draw((0,), exposed=P), agreed=FRONT)
    assert (state.columns[0], state.seen) == ([HIDDEN, P], [1, 2, 9, 5, 0, 0, 0])
    do(state, Draw((0,), exposed=HB), agreed=FRONT)
    assert (state.hand[A][P], state.hand[A][W], state.evaluated) == (1, 1, HB)
    assert state.seen == [1, 2, 9, 5, 1, 0, 0]


def test_ko_setup_2_three_per_kind() -> None:
    agreed = terms(start_kinds="three-per-kind")
    setup = table(4, phase=SETUP, columns=[[], [], [], []])
    for seat, cards, expected in (
        (A, (HF, HF, HB), None),
        (B, (HF, HF, HG), "KO-SETUP-2"),
        (B, (HF, HB, HB), None),
        (C, (HB, HG, HG), "KO-SETUP-2"),
        (D, (HG, HG, HG), None),
    ):
        assert code(setup, Hand(seat, cards), TABLE, agreed) == expected
        assert code(setup, Hand(seat, cards), TABLE) is None
        if expected is None:
            GAME.effects[Hand](setup, TABLE, Hand(seat, cards), agreed.options)


def test_ko_win_1_places_below_the_winner() -> None:
    """40, 30, 30, 20: B and C are parted by moai, or by wood in the Dutch book, or not at all."""
    names = ("Anne", "Marc", "Herman", "Carl")
    state = table(4, phase=OVER, pile=0, wood=[0, 4, 3, 0], glory=[40, 30, 30, 20])

    def told(agreed: Any) -> list[str]:
        return [note for note in score(state, agreed.options, names).notes if "winner" in note]

    assert told(AGREED) == ["after the winner: Marc, then Herman, then Carl (KO-WIN-1)"]
    assert told(terms("kosmos-fr")) == ["after the winner: Marc and Herman, then Carl (KO-WIN-1)"]
    assert told(terms(lower_ranks="none")) == []
    state.display[C][M], state.glory[C] = 1, 26
    assert told(AGREED) == ["after the winner: Herman, then Marc, then Carl (KO-WIN-1)"]


def test_an_offering_round_waits_for_nobody_who_may_not_offer() -> None:
    """Nobody else owns a card, and the builder only the one just bought: the extra card is all there is."""
    state = table(2, hand=counted([M, P, W], [HF] * 3), wood=[12, 3], supply=[9, 9, 9, 9])
    state.purses = [Purse((0, 0, 0, 0)), Purse((0, 0, 0, 0))]
    default = do(state.copy(), Buy(BERRY), Play((M,)))
    assert default.phase == OFFER
    agreed = terms(bought_card_offered="no")
    do(state, Buy(BERRY), Play((M,)), agreed=agreed)
    assert state.phase == EXTRA
    do(state, Extra((FISH,)), agreed=agreed)


def test_ko_hide_2_an_open_card_beside_the_bought_one_settles_an_older_secret() -> None:
    """A owned a fish and a berry and laid one unseen; now a berry is bought and another one offered."""
    agreed = terms(bought_card_offered="no")
    for option, possible in ((agreed, {(0, 1, 0, 0)}), (AGREED, {(0, 1, 0, 0), (1, 0, 0, 0)})):
        state = table(2, hand=counted([M, P, W], [HF] * 3), wood=[12, 3], turn=9)
        state.purses[A] = Purse((1, 1, 0, 0))
        assert state.purses[A].hide(3)
        do(state, Buy(BERRY), Play((M,)), offered((B, FISH), (A, BERRY)), agreed=option)
        assert state.purses[A].possible == possible
        assert state.purses[A].copy().reveal(3, BERRY) == (option is AGREED)


def test_ko_offer_5_the_others_bought_nothing() -> None:
    """A buys a berry; B, who owns nothing but a berry, offers it."""
    agreed = terms(bought_card_offered="no")
    state = building((1, 0, 0, 0), BERRY)
    state.purses[B] = Purse((0, 1, 0, 0))
    do(state, offered((B, BERRY), (A, FISH)), agreed=agreed)
    assert sizes(state) == [1, 0]


def test_ko_fill_2_a_late_refill_is_no_short_one() -> None:
    """A column that was left empty by mistake, with a full pile: what `lay-none` says is not about it."""
    agreed = terms(short_refill="lay-none")
    state = table(2, phase=DRAW, to_draw=1, pile=30)
    state.columns[0] = []
    late = Refill(0, (P, P, P, W))
    assert code(state, late, TABLE, agreed) == code(state, late, TABLE)
