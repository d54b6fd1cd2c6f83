"""Everything that an edition or a ruling may vary. The values come from editions.yaml."""

from __future__ import annotations

from referee.core.value import value


@value
class Options:
    hand_size: int
    columns: int
    column_size: int
    full_price: int
    moai_price: int
    moai_points: int
    wood_for_a_point: int
    offerings_each_kind: int
    deck_moai: int
    deck_priests: int
    deck_woodcutters: int
    deck_each_gatherer: int
    start_wood_first: int
    bonus_from: int
    wood_tokens: int
    glory_tokens: int
    start_cards_each_kind: int
    start_kinds: str
    covered_unseen: bool
    tokens_limited: bool
    first_left_opens: bool
    wood_breaks_ties: bool
    wood_remainder_breaks_ties: bool
    hand_lowers_price: bool
    free_buy: bool
    box_test_before_buy: bool
    extra_without_card: bool
    extra_compulsory: bool
    extra_from_other_pile: bool
    bought_card_offered: bool
    majority_over_all: bool
    gather_in_order: bool
    bonus_with_base: bool
    substitute_compulsory: bool
    substitutes_from: str
    short_refill_is_none: bool
    hand_is_filled: bool
    refill_counts: bool
    never_offered_is_zero: bool
    choose_in_order: bool
    stone_open: bool
    lower_ranks: bool
    after_violation: str
