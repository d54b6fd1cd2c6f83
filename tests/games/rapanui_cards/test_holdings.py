"""Hidden offerings: what a player may own, held against an enumeration of all unknown cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.games.rapanui_cards.offerings import BERRY, FISH, GRAIN, KINDS, NUMBERS, POTATO, Four, total
from referee.games.rapanui_cards.state.holdings import Purse

KIND_OF = {kind[0]: number for number, kind in enumerate(KINDS)}

# "+f" receives a fish, "f" offers one, "?" lays a card face down
Events = list[str]

EVENT = st.sampled_from([*KIND_OF, *("+" + kind for kind in KIND_OF), "?", "?", "?"])
OWNED = st.tuples(*[st.integers(0, 2)] * 4)


def apply(purse: Purse, event: str, turn: int) -> bool:
    """Tell a purse of one event. The turn of an unknown card is the number of its event."""
    if event == "?":
        return purse.hide(turn)
    if event.startswith("+"):
        purse.gain(KIND_OF[event[1]])
        return True
    return purse.give(KIND_OF[event])


def told(owned: Four, events: Events) -> tuple[Purse, Events]:
    """A purse that was told all events, and those of them that were possible."""
    purse, kept = Purse(owned), list[str]()
    for event in events:
        if apply(purse, event, len(kept)):
            kept.append(event)
    return purse, kept


def histories(owned: Four, events: Events) -> Iterator[tuple[dict[int, int], Four]]:
    """By brute force: all kinds that the unknown cards can have had, by turn, and what they leave."""
    hidden = [turn for turn, event in enumerate(events) if event == "?"]
    for kinds in product(NUMBERS, repeat=len(hidden)):
        choice = dict(zip(hidden, kinds, strict=True))
        owns = list(owned)
        for turn, event in enumerate(events):
            if event.startswith("+"):
                owns[KIND_OF[event[1]]] += 1
                continue
            kind = choice[turn] if event == "?" else KIND_OF[event]
            owns[kind] -= 1
            if owns[kind] < 0:
                break
        else:
            yield choice, (owns[0], owns[1], owns[2], owns[3])


def counted(choice: dict[int, int]) -> Four:
    kinds = list(choice.values())
    return kinds.count(0), kinds.count(1), kinds.count(2), kinds.count(3)


def agrees(purse: Purse, ways: list[tuple[dict[int, int], Four]]) -> None:
    """Every question to the purse has the answer that the enumeration gives."""
    assert purse.possible == {holding for _, holding in ways}
    assert {purse.size} == {total(holding) for _, holding in ways}
    assert purse.unknowns() == {counted(choice) for choice, _ in ways}
    assert purse.ends() == {(counted(choice), holding) for choice, holding in ways}
    kinds = {turn: frozenset(choice[turn] for choice, _ in ways) for turn in purse.open_turns}
    assert purse.hidden_kinds() == kinds
    assert purse.deductions() == {turn: min(some) for turn, some in kinds.items() if len(some) == 1}
    for kind in NUMBERS:
        assert purse.can_give(kind) is any(holding[kind] for _, holding in ways)


@st.composite
def logs(draw: st.DrawFn, most_unknown: int = 5) -> tuple[Four, Events]:
    owned = draw(OWNED)
    events = draw(st.lists(EVENT, max_size=12))
    room = most_unknown
    kept = []
    for event in events:
        room -= event == "?"
        if event != "?" or room >= 0:
            kept.append(event)
    return owned, told(owned, kept)[1]


# name, owned, events, whether the last one is possible, what each unknown card may be afterwards
DEDUCTIONS = [
    ("T21 later offering", (1, 0, 1, 0), "? f", True, [{POTATO}]),
    ("T21 one berry only, once", (2, 1, 0, 0), "? b", True, [{FISH}]),
    ("T21 one berry only, twice", (2, 1, 0, 0), "? b b", False, [{FISH}]),
    ("T21 two kinds are left", (1, 1, 1, 1), "? f b", True, [{POTATO, GRAIN}]),
    ("T21 one kind is left", (1, 1, 1, 1), "? f b p", True, [{GRAIN}]),
    ("T21 not received later", (1, 0, 0, 0), "? +b f", False, [{FISH}]),
    ("KO-HIDE-2 legal", (1, 1, 0, 0), "? f", True, [{BERRY}]),
    ("KO-HIDE-2 owns none", (1, 0, 0, 0), "? ?", False, [{FISH}]),
    ("backwards over two", (1, 1, 0, 0), "? +p ? f", True, [{BERRY}, {POTATO}]),
    ("either of two", (1, 1, 1, 0), "? ? f", True, [{BERRY, POTATO}, {BERRY, POTATO}]),
    ("first before the gain", (0, 1, 1, 0), "? +f ? p", True, [{BERRY}, {FISH}]),
]


@pytest.mark.parametrize("case", DEDUCTIONS, ids=[case[0] for case in DEDUCTIONS])
def test_T21_deduction(case: tuple[str, Four, str, bool, list[set[int]]]) -> None:
    _, owned, text, possible, kinds = case
    purse = Purse(owned)
    *before, last = list(enumerate(text.split()))
    assert all(apply(purse, event, turn) for turn, event in before)
    former = purse.copy()
    assert apply(purse, last[1], last[0]) is possible
    assert list(purse.hidden_kinds().values()) == kinds
    if not possible:
        assert purse == former


def test_a_turn_has_one_unknown_card() -> None:
    purse = Purse((2, 2, 0, 0))
    assert purse.hide(4) and not purse.hide(4) and purse.hide(5)
    assert purse.open_turns == (4, 5)
    assert purse.size == 2


def test_copies_go_their_own_way() -> None:
    purse = Purse((1, 1, 0, 0))
    twin = purse.copy()
    assert twin == purse
    assert twin.hide(1)
    twin.gain(GRAIN, 2)
    assert purse.possible == {(1, 1, 0, 0)}
    assert twin.possible == {(0, 1, 0, 2), (1, 0, 0, 2)}
    assert twin != purse


@given(logs())
def test_forward_and_backward_agree_with_enumeration(log: tuple[Four, Events]) -> None:
    agrees(told(*log)[0], list(histories(*log)))


@given(logs(), st.sampled_from(sorted(KIND_OF)))
def test_an_offering_is_refused_only_if_no_history_allows_it(log: tuple[Four, Events], kind: str) -> None:
    purse, events = told(*log)
    possible = any(True for _ in histories(log[0], [*events, kind]))
    assert purse.can_give(KIND_OF[kind]) is possible
    assert purse.give(KIND_OF[kind]) is possible
    assert (purse == told(*log)[0]) is not possible


@given(logs())
def test_invariant_15_the_number_of_cards_is_certain(log: tuple[Four, Events]) -> None:
    purse, events = told(*log)
    gained = sum(event.startswith("+") for event in events)
    assert {total(holding) for holding in purse.possible} == {purse.size}
    assert purse.size == total(log[0]) + gained - (len(events) - gained)


@given(logs(most_unknown=4), st.integers(0, 12), st.sampled_from(NUMBERS))
def test_KO_HIDE_3_a_reveal_is_a_kind_in_place(log: tuple[Four, Events], turn: int, kind: int) -> None:
    purse, events = told(*log)
    ways = [way for way in histories(log[0], events) if way[0].get(turn) == kind]
    assert purse.reveal(turn, kind) is bool(ways)
    if not ways:
        assert purse == told(*log)[0]
        return
    for choice, _ in ways:
        del choice[turn]
    agrees(purse, ways)
    written = [KINDS[kind][0] if number == turn else event for number, event in enumerate(events)]
    again = Purse(log[0])
    assert all(apply(again, event, number) for number, event in enumerate(written))
    assert purse == again


@given(logs(most_unknown=4), OWNED, st.data())
def test_KO_HIDE_4_final_holdings(log: tuple[Four, Events], any_holding: Four, data: st.DataObject) -> None:
    purse, events = told(*log)
    former = purse.copy()
    holding = data.draw(st.sampled_from(sorted(purse.possible)) | st.just(any_holding))
    ways = [way for way in histories(log[0], events) if way[1] == holding]
    assert purse.settle(holding) is bool(ways)
    assert purse.settled is bool(ways)
    if ways:
        agrees(purse, ways)
    assert purse.unsettled() == former


@given(logs(most_unknown=4), st.data())
def test_reveal_and_holdings_in_either_order(log: tuple[Four, Events], data: st.DataObject) -> None:
    purse, events = told(*log)
    choice, holding = data.draw(st.sampled_from(list(histories(*log))))
    first, second = purse.copy(), purse.copy()
    assert first.settle(holding)
    for turn, kind in choice.items():
        assert first.reveal(turn, kind) and second.reveal(turn, kind)
        assert first.unsettled() == second
    assert second.settle(holding)
    assert first == second
    assert not first.open_turns
    assert first.possible == {holding}
    written = [KINDS[choice[turn]][0] if event == "?" else event for turn, event in enumerate(events)]
    assert first.unsettled() == told(log[0], written)[0]


@given(logs(most_unknown=4), st.lists(EVENT, max_size=4), st.data())
def test_play_may_go_on_after_holdings(log: tuple[Four, Events], more: Events, data: st.DataObject) -> None:
    purse, events = told(*log)
    holding = data.draw(st.sampled_from(sorted(purse.possible)))
    assert purse.settle(holding)
    ways = [choice for choice, end in histories(*log) if end == holding]
    later: Events = []
    for event in more:
        if apply(purse, event, len(events) + len(later)):
            later.append(event)
    further = [
        ({**choice, **{turn + len(events): kind for turn, kind in new.items()}}, end)
        for choice in ways
        for new, end in histories(holding, later)
    ]
    agrees(purse, further)


@given(logs())
def test_invariant_33_knowing_more_never_widens(log: tuple[Four, Events]) -> None:
    purse, _ = told(*log)
    open_kinds = purse.hidden_kinds()
    for turn, kinds in open_kinds.items():
        for kind in kinds:
            narrower = purse.copy()
            assert narrower.reveal(turn, kind)
            assert narrower.possible <= purse.possible
            for other, some in narrower.hidden_kinds().items():
                assert some <= open_kinds[other]


@given(logs())
def test_kinds_among_given_vectors(log: tuple[Four, Events]) -> None:
    purse, events = told(*log)
    for vector in purse.unknowns():
        ways = [choice for choice, _ in histories(log[0], events) if counted(choice) == vector]
        kinds = {turn: frozenset(choice[turn] for choice in ways) for turn in purse.open_turns}
        assert purse.hidden_kinds({vector}) == kinds


def test_nine_unknown_cards_are_counted_and_not_enumerated() -> None:
    purse = Purse((9, 9, 9, 9))
    assert all(purse.hide(turn) for turn in range(9))
    assert len(purse.possible) == 220  # ways to split nine cards over four kinds
    assert set(purse.hidden_kinds().values()) == {frozenset(NUMBERS)}


@given(logs(), st.sampled_from(NUMBERS))
def test_an_offering_that_excludes_nothing_deduces_nothing(log: tuple[Four, Events], kind: int) -> None:
    """So nobody has to ask what it says about the unknown cards."""
    purse, _ = told(*log)
    before = purse.hidden_kinds()
    if purse.excludes_nothing(kind) and purse.give(kind):
        assert purse.hidden_kinds() == before
