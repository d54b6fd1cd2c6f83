"""Everything that an edition or a ruling may vary, and the board. The values come from editions.yaml."""

from __future__ import annotations

from referee.core.value import value

from .board.board import Board


@value
class Options:
    moai_small: int
    moai_medium: int
    moai_large: int
    pukao: int
    villagers: int
    start_resources: int
    gain_small: int
    gain_medium: int
    gain_large: int
    bonus_opulence: int
    bonus_supplement: int
    exchange_cubes: int
    economy_cubes: int
    barter_cubes: int
    price_fervent: int
    price_artist: int
    price_popular: int
    price_chief: int
    most_improvements: int
    drafted_each: int
    two_boxed_medium: int
    two_boxed_large: int
    tablet_points: int
    favour_points: int
    first_star_round1: bool
    spare_stars: bool
    chief_mandatory: bool
    chief_villager_only: bool
    chief_at_carving: bool
    popular_next_round: bool
    carve_all: bool
    reconversion_before_any: bool
    hand_window: str
    hand_chief_quarry: bool
    hand_sorcerer: bool
    path_revisit: bool
    other_quarry: bool
    gain_per_transporter: bool
    full_choice: bool
    erect_one_kind: bool
    platform_lowest: bool
    tile_now: bool
    bonus_stack: bool
    fervent_any: bool
    fervent_base_only: bool
    rest_any: bool
    exchange_must: bool
    spare_downgrade: bool
    downgrade_one: bool
    economy_own_four: bool
    economy_artist: bool
    artist_any: bool
    artist_luxury: bool
    economy_luxury: bool
    luxury_any_kind: bool
    luxury_free_pick: bool
    empty_pile_falls: bool
    pukao_gain_count: bool
    cap_earlier_rounds: bool
    tablet_luxury: str
    tablet_favour_scores: bool
    barter_one_kind: bool
    two_boxed_small: int
    two_end: int
    draft_snake: bool
    draft_relay: bool
    two_luxury_removed: bool
    pass_turn_play: bool
    buy_mid_cap: bool
    chief_that_size: bool
    first_action_any: bool
    after_violation: str
    board: Board
