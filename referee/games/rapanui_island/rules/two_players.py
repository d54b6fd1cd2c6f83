"""Two players: the side, what stays in the box, and the draft (dossier 4.1).

Order of a pick: whose it is, how many there are, whether its kind was picked, whether the reserve has
it.
"""

from __future__ import annotations

from collections import Counter

from referee.core.acts import Seating
from referee.core.rule import Breach, Seat

from ..actions import TILE_PLAYS, Buy, Draft, Offerings, Pile, Reserve, Stock
from ..options import Options
from ..pieces import SIZE_NAMES, TILE_NAMES, TILES, offering_name, stock_name
from ..state.queries import draft_seat, platforms_without_tile, tile_counts, tiles_left_over
from ..state.state import ALWAYS, CARRY, DRAFT, IN_ROUND, NOBODY, OVER, SETUP, State
from ..voice import VOICE
from .book import DUTIES, NO_DEEDS, rule
from .setup import stock_fault
from .supply import SETUP_7, is_pile_of_four, opening_pile, opening_pile_of_four, too_many

TWO_1 = rule(
    "MA-TWO-1",
    "2P",
    "Two players: the side made for two",
    "Two players use the back of the board.",
    "the board {board} is not made for two players",
)


@TWO_1.check(on=Seating, during=(SETUP,))
def board_is_for_two(state: State, seat: int, action: Seating, options: Options) -> Breach:
    wrong = len(action.players) == 2 and 2 not in options.board.players
    return {"board": options.board.name, "header": "board"} if wrong else None


TWO_2 = rule(
    "MA-TWO-2",
    "2P",
    "Two players: one tile of each pair is removed",
    "In each pile one of the two tiles of equal value goes back to the box.",
    {
        "pile": "with two players the {kind} pile is {right}, not {written}",
        "given": "with two players the {kind} pile began as {right}, so it cannot be {written} now",
        "taken": "with two players the {kind} pile began as {right}, and no {kind} worth {value} is left",
    },
)


@TWO_2.check(on=Pile, during=ALWAYS)
def one_of_each_pair_is_boxed(state: State, seat: int, action: Pile, options: Options) -> Breach:
    if not is_pile_of_four(state, action, options):
        return None
    return {
        "case": "given" if state.given else "pile",
        "kind": offering_name(action.kind),
        "right": " ".join(map(str, opening_pile(state, action.kind, options))),
        "written": " ".join(map(str, action.values)),
    }


@TWO_2.check(on=Offerings, during=ALWAYS)
def taken_offerings_are_not_boxed(state: State, seat: int, action: Offerings, options: Options) -> Breach:
    """A player cannot have the second tile of a pair if the first is gone as well."""
    if state.players != 2 or not state.given:
        return None
    piles = [Counter(pile) for pile in (*state.piles, *state.outstanding)]
    for kind, value in action.taken:
        right, four = opening_pile(state, kind, options), opening_pile_of_four(kind, options)
        if not piles[kind][value] and right.count(value) < four.count(value):
            said = " ".join(map(str, right))
            return {"case": "taken", "kind": offering_name(kind), "right": said, "value": value}
        piles[kind][value] -= 1
    return None


TWO_3 = rule(
    "MA-TWO-3",
    "2P",
    "Two players: some moai stay in the box",
    "With two players some moai stay in the box. The rulebooks differ in the number of small ones.",
    "with two players the stock begins with {right} {thing}, not with {written}",
)


@TWO_3.check(on=Stock, during=ALWAYS)
def some_moai_are_boxed(state: State, seat: int, action: Stock, options: Options) -> Breach:
    fault = stock_fault(state, action, options) if state.players == 2 else None
    if fault is None or fault[0] >= len(SIZE_NAMES):
        return None
    return {"thing": stock_name(fault[0]), "right": fault[1], "written": fault[2]}


@SETUP_7.check(on=Reserve, during=ALWAYS)
def reserve_is_what_is_left(state: State, seat: int, action: Reserve, options: Options) -> Breach:
    counts = dict(action.counts)
    left = tiles_left_over(state) if not platforms_without_tile(state) else list(tile_counts(state))
    for kind in TILES:
        if counts.get(kind, 0) > left[kind]:
            most = tile_counts(state)[kind]
            return too_many(kind, most, most - left[kind] + counts[kind])
    return None


DRAFT_1 = rule(
    "MA-DRAFT-1",
    "2P",
    "The order of the draft",
    "The second player of the opening order picks first, then the first player. Then both pick again in "
    "the same order.",
    "it is {due}'s pick, not {player}'s",
)
DRAFT_4 = rule(
    "MA-DRAFT-4",
    "2P",
    "Two tiles each",
    "Each of two players picks two tiles before the game; three or more players never draft.",
    {
        "many": "{player} already has {number} tiles, and the draft gives each player two",
        "open": "the draft is not over: {player} still has to pick a tile",
        "late": "the draft is over",
        "players": "tiles are drafted only in a game of two players",
        "erected": "a tile is taken when a moai is erected: write `-> tile` and its name after the moai",
    },
)


@DRAFT_4.check(on=Draft, during=(DRAFT,))
def nobody_picks_a_third_tile(state: State, seat: int, action: Draft, options: Options) -> Breach:
    number = state.drafted[seat]
    if number < options.drafted_each:
        return None
    return {"case": "many", "player": Seat(seat), "number": number}


@DRAFT_4.check(on=Draft, during=(*IN_ROUND, OVER))
def draft_comes_first(state: State, seat: int, action: Draft, options: Options) -> Breach:
    if state.phase == CARRY:
        return {"case": "erected"}
    if state.players == 2 and state.drafted[seat] >= options.drafted_each:
        return {"case": "many", "player": Seat(seat), "number": state.drafted[seat]}
    return {"case": "late" if state.players == 2 else "players"}


@DRAFT_4.check(on=(*DUTIES, *TILE_PLAYS, Buy, *NO_DEEDS), during=(DRAFT,))
def draft_is_over(state: State, seat: int, action: object, options: Options) -> Breach:
    due = draft_seat(state)
    return None if due == NOBODY else {"case": "open", "player": Seat(due)}


@DRAFT_1.check(on=Draft, during=(DRAFT,))
def picks_go_in_order(state: State, seat: int, action: Draft, options: Options) -> Breach:
    due = draft_seat(state)
    return None if seat == due else {"due": Seat(due), "player": Seat(seat)}


DRAFT_3 = rule(
    "MA-DRAFT-3",
    "2P",
    "After a pick, its kind is out",
    "After a pick, all other tiles of that kind in the reserve are out of the game.",
    "a {tile} tile has been picked, so the other {tile} tiles are out of the game",
)


@DRAFT_3.check(on=Draft, during=(DRAFT,))
def kind_is_not_eliminated(state: State, seat: int, action: Draft, options: Options) -> Breach:
    return {"tile": VOICE.term(TILE_NAMES[action.tile])} if state.eliminated[action.tile] else None


DRAFT_2 = rule(
    "MA-DRAFT-2",
    "2P",
    "A pick comes from the reserve",
    "A tile that lies on the board cannot be picked.",
    "the reserve has no {tile} tile",
)


@DRAFT_2.check(on=Draft, during=(DRAFT,))
def reserve_has_the_tile(state: State, seat: int, action: Draft, options: Options) -> Breach:
    return None if state.reserve[action.tile] else {"tile": VOICE.term(TILE_NAMES[action.tile])}
