"""Everything that an edition or a ruling may vary. The values come from editions.yaml."""

from __future__ import annotations

from referee.core.value import value


@value
class Options:
    statues_each: int
    tokens_each: int
    setup_each: int
    opening_actions: int
    turn_actions: int
    opening_least: int
    turn_least: int
    ages_required: bool
    edge_may_look_out: bool
    diagonals: bool
    one_step: bool
    pivot_270: bool
    only_victim_is_protected: bool
    fresh_after_moving: bool
    fresh_for_round: bool
    empty_fire: bool
    end_at_once: bool
    spent_tokens_end: int
    all_fired_at_once: bool
    survivors_break_ties: bool
    resignation_counts: bool
    after_violation: str
